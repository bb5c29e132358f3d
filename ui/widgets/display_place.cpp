// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/display_place.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace slicescape::ui {

QString displayPlace(const std::string& place) {
  static const QRegularExpression kLine(QStringLiteral("^line (\\d+)(?:, column (\\d+))?$"));
  const QString text = QString::fromStdString(place);
  const QRegularExpressionMatch match = kLine.match(text);
  if (!match.hasMatch()) return text;
  const QString line = match.captured(1);
  const QString column = match.captured(2);
  if (column.isEmpty()) return QCoreApplication::translate("display", "line %1").arg(line);
  return QCoreApplication::translate("display", "line %1, column %2").arg(line, column);
}

}  // namespace slicescape::ui
