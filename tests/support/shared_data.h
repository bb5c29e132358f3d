// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QString>
#include <QTest>

namespace slicescape::testing {

/// A file or folder of the shared material beside the checkout. Tests of real files skip,
/// saying so, where it is absent, so that a lone clone passes.
inline QString sharedPath(const QString& relative) {
  return QDir(QStringLiteral(SLICESCAPE_SOURCE_DIR "/../shared")).filePath(relative);
}

/// A file of this repository.
inline QString sourcePath(const QString& relative) {
  return QDir(QStringLiteral(SLICESCAPE_SOURCE_DIR)).filePath(relative);
}

inline QByteArray readAll(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace slicescape::testing

#define SKIP_WITHOUT_SHARED(relative)                                             \
  if (!QFile::exists(slicescape::testing::sharedPath(QStringLiteral(relative)))) \
  QSKIP("shared material is absent: " relative)
