// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <map>
#include <set>

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"
#include "ui/window/language.h"
#include "ui/window/status_line.h"

using namespace slicescape;

namespace {

struct Entry {
  QStringList translations;  ///< one, or one per plural form
  bool finished = true;
};

/// Entries of a .ts file by context, source text and disambiguation.
std::map<QStringList, Entry> readTs(const QString& path) {
  std::map<QStringList, Entry> entries;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return entries;
  QXmlStreamReader xml(&file);
  QString context, source, comment;
  Entry entry;
  bool plural = false;
  while (!xml.atEnd()) {
    xml.readNext();
    const auto name = xml.name();
    if (xml.isEndElement() && name == QLatin1String("message")) {
      entries[{context, source, comment}] = entry;
    }
    if (!xml.isStartElement()) continue;
    if (name == QLatin1String("name")) context = xml.readElementText();
    if (name == QLatin1String("message")) {
      entry = {};
      comment.clear();
      plural = xml.attributes().value("numerus") == QLatin1String("yes");
    }
    if (name == QLatin1String("source")) source = xml.readElementText();
    if (name == QLatin1String("comment")) comment = xml.readElementText();
    if (name == QLatin1String("translation")) {
      entry.finished = xml.attributes().value("type").isEmpty();
      if (!plural) entry.translations << xml.readElementText();
    }
    if (name == QLatin1String("numerusform")) entry.translations << xml.readElementText();
  }
  return entries;
}

QString tsPath(const QString& language) {
  return testing::sourcePath("translations/slicescape_" + language + ".ts");
}

/// "%1", "%n", "{0}" … of a text, sorted.
QStringList placesIn(const QString& text) {
  static const QRegularExpression place("%L?n|%L?\\d|\\{\\d\\}");
  QStringList found;
  auto match = place.globalMatch(text);
  while (match.hasNext()) found << match.next().captured();
  found.removeDuplicates();
  found.sort();
  return found;
}

}  // namespace

class TranslationsTest : public QObject {
  Q_OBJECT

 private slots:
  void everythingIsTranslated_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("Chinese") << "zh_CN";
    QTest::newRow("English plural forms") << "en";
  }
  void everythingIsTranslated() {
    QFETCH(QString, language);
    const auto entries = readTs(tsPath(language));
    QVERIFY(!entries.empty());
    QStringList missing;
    for (const auto& [key, entry] : entries) {
      if (!entry.finished || entry.translations.isEmpty() ||
          entry.translations.contains(QString())) {
        missing << key.join(" | ");
      }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(QString("%1 untranslated:\n").arg(missing.size()) +
                                           missing.mid(0, 20).join("\n")));
  }

  void figuresKeepTheirPlaces() {
    QStringList wrong;
    for (const auto& [key, entry] : readTs(tsPath("zh_CN"))) {
      for (const QString& translation : entry.translations) {
        if (placesIn(key[1]) != placesIn(translation)) wrong << key[1] + " → " + translation;
      }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
  }

  /// The window finds the help pages and chapters in a citation by the words of context "why".
  void citationsLeadToTheHelpInChineseToo() {
    const auto entries = readTs(tsPath("zh_CN"));
    const auto words = [&](const QString& source) {
      const auto entry = entries.find({"why", source, QString()});
      return entry == entries.end() ? QString() : entry->second.translations.value(0);
    };
    static const QRegularExpression reference(
        "(Help, [A-Z][a-z ]+)(?:(, chapters? )(\\d+(?:\\.\\d+)?))?");
    int references = 0;
    for (const auto& [key, entry] : entries) {
      if (key[0] != QLatin1String("core")) continue;
      auto match = reference.globalMatch(key[1]);
      while (match.hasNext()) {
        const auto found = match.next();
        QString expected = words(found.captured(1));
        QVERIFY2(!expected.isEmpty(), qPrintable(key[1]));
        if (found.hasCaptured(2)) {
          expected += words(found.captured(2) + "%1").section("%1", 0, 0) + found.captured(3);
        }
        QVERIFY2(entry.translations.value(0).contains(expected), qPrintable(key[1]));
        ++references;
      }
    }
    QVERIFY(references > 0);
  }

  void theFilesAreUpToDate() {
    if (!QFile::exists(SLICESCAPE_LUPDATE)) QSKIP("lupdate is not installed");
    QTemporaryDir folder;
    for (const char* language : {"zh_CN", "en"}) {
      const QString name = QString("slicescape_%1.ts").arg(language);
      QVERIFY(QFile::copy(tsPath(language), folder.filePath(name)));
    }
    QProcess update;
    update.start(SLICESCAPE_CMAKE,
                 {"-DLUPDATE=" SLICESCAPE_LUPDATE, "-DSOURCE_DIR=" SLICESCAPE_SOURCE_DIR,
                  "-DTS_DIR=" + folder.path(), "-DWORK_DIR=" + folder.filePath("work"), "-P",
                  testing::sourcePath("translations/update.cmake")});
    QVERIFY(update.waitForFinished(120'000));
    QCOMPARE(update.exitCode(), 0);
    for (const char* language : {"zh_CN", "en"}) {
      const auto before = readTs(tsPath(language));
      const auto after = readTs(folder.filePath(QString("slicescape_%1.ts").arg(language)));
      QStringList changed;
      for (const auto& [key, entry] : after) {
        if (!before.contains(key)) changed << "new: " + key.join(" | ");
      }
      for (const auto& [key, entry] : before) {
        if (!after.contains(key)) changed << "gone: " + key.join(" | ");
      }
      QVERIFY2(changed.isEmpty(), qPrintable(changed.join("\n")));
    }
  }

  void bothLanguagesAreInTheProgram() {
    for (const QString& language : ui::languages()) {
      QVERIFY(QFile::exists(QString(":/i18n/slicescape_%1.qm").arg(language)));
    }
    ui::setApplicationLanguage("zh_CN");
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), "取消");
    ui::setApplicationLanguage("en");
    QCOMPARE(ui::StatusLine::tr("%Ln GPU(s)", nullptr, 1), "1 GPU");
    QCOMPARE(ui::StatusLine::tr("%Ln GPU(s)", nullptr, 16384), "16,384 GPUs");
  }
};

SLICESCAPE_TEST(TranslationsTest);
#include "translations_test.moc"
