// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QHash>
#include <QTranslator>
#include <QXmlStreamReader>

namespace slicescape::testing {

/// Translates from a .ts file as it is in the tree, so that tests of layouts in another
/// language need no compiled translation. Of plural forms the first is taken.
class TsTranslator : public QTranslator {
 public:
  explicit TsTranslator(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    while (!xml.atEnd()) {
      if (xml.readNext() != QXmlStreamReader::StartElement) continue;
      const auto name = xml.name();
      if (name == QLatin1String("name")) context = xml.readElementText();
      if (name == QLatin1String("source")) source = xml.readElementText();
      if (name != QLatin1String("translation")) continue;
      const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
      if (!text.isEmpty()) m_texts.insert(context + QLatin1Char('\n') + source, text);
    }
  }

  bool isEmpty() const override { return m_texts.isEmpty(); }
  QString translate(const char* context, const char* source, const char*, int) const override {
    return m_texts.value(QString::fromUtf8(context) + QLatin1Char('\n') +
                         QString::fromUtf8(source));
  }

 private:
  QHash<QString, QString> m_texts;
};

}  // namespace slicescape::testing
