// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/display_list.h"

#include <QCoreApplication>

namespace slicescape::ui {

QString displayList(const QStringList& names) {
  return names.join(QCoreApplication::translate("display", ", ", "between the names of a list"));
}

QString displaySentences(const QStringList& sentences) {
  QString text;
  for (const QString& sentence : sentences) {
    if (sentence.isEmpty()) continue;
    text = text.isEmpty() ? sentence
                          //: two sentences in a row, such as what is wrong and what to do
                          : QCoreApplication::translate("display", "%1 %2").arg(text, sentence);
  }
  return text;
}

}  // namespace slicescape::ui
