// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontDatabase>

#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

/// Inter for Latin text and digits, Noto Sans CJK SC for Chinese (the SC face must be
/// named, else fontconfig may pick Japanese letter forms), the system's sans serif when
/// neither is installed. Asking the database once keeps missing names out of the list:
/// a family that does not exist costs an alias search for every font.
const QStringList& families() {
  static const QStringList list = [] {
    const QStringList installed = QFontDatabase::families();
    QStringList found;
    for (const char* wanted : {"Inter", "Noto Sans CJK SC", "Noto Sans", "DejaVu Sans"}) {
      const QString family = QString::fromLatin1(wanted);
      if (installed.contains(family)) found << family;
    }
    found << QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    return found;
  }();
  return list;
}

QFont makeFont(int pixels, QFont::Weight weight) {
  QFont font;
  font.setFamilies(families());
  font.setPixelSize(pixels);
  font.setWeight(weight);
  font.setStyleHint(QFont::SansSerif);
  return font;
}

}  // namespace

QFont bodyFont() {
  return makeFont(13, QFont::Normal);
}
QFont keyFigureFont() {
  return makeFont(20, QFont::DemiBold);
}
QFont smallFont() {
  return makeFont(12, QFont::Normal);
}
QFont sectionFont() {
  return makeFont(13, QFont::DemiBold);
}

}  // namespace slicescape::ui
