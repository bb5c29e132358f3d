// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include "core/exchange/merge.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

namespace {

/// Reads bytes as every kind there is. What comes out does not matter, only that it does.
void readAsEverything(const std::string& bytes) {
  const Result<TextSource> source = decodeText(bytes, "file");
  if (!source) return;
  recognise(*source);
  for (const Importer& importer : importers()) {
    const Result<Imported> imported = importer.read(*source);
    if (imported) {
      mergeInto(Plan(), *imported);
    } else {
      QVERIFY(!imported.error().expected.empty());
      QVERIFY(!imported.error().remedy.empty());
    }
  }
}

QStringList sampleFiles() {
  const QDir folder(slicescape::testing::sourcePath("tests/data/import"));
  return folder.entryList(QDir::Files);
}

std::string sampleBytes(const QString& name) {
  return slicescape::testing::readAll(slicescape::testing::sourcePath("tests/data/import/" + name))
      .toStdString();
}

}  // namespace

/// Importers read what people drop: cut off, garbled, of another kind, enormous.
class HostileInputTest : public QObject {
  Q_OBJECT
 private slots:
  void anySampleMayBeCutOffAnywhere() {
    for (const QString& name : sampleFiles()) {
      const std::string bytes = sampleBytes(name);
      for (std::size_t cut = 0; cut < bytes.size(); cut += 1 + bytes.size() / 60) {
        readAsEverything(bytes.substr(0, cut));
      }
    }
  }

  void anySampleMayBeGarbled() {
    std::mt19937 random(20260131);
    for (const QString& name : sampleFiles()) {
      const std::string bytes = sampleBytes(name);
      for (int round = 0; round < 25; ++round) {
        std::string garbled = bytes;
        for (int change = 0; change < 8; ++change) {
          const std::size_t at = random() % garbled.size();
          switch (random() % 4) {
            case 0:
              garbled[at] = static_cast<char>(random() % 256);
              break;
            case 1:
              garbled.erase(at, 1 + random() % 40);
              break;
            case 2:
              garbled.insert(at, garbled.substr(random() % garbled.size(), random() % 60));
              break;
            default:
              garbled.insert(at, std::to_string(random()));
              break;
          }
          if (garbled.empty()) garbled = "x";
        }
        readAsEverything(garbled);
      }
    }
  }

  void badFilesAreRefusedWithAReason_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("blanks alone") << QByteArray("  \n\t\n");
    QTest::newRow("a program") << QByteArray(
        "\x7f"
        "ELF\x02\x01\x01\0\0\0",
        10);
    QTest::newRow("a letter") << QByteArray("Dear all,\nplease find attached the list.\n");
    QTest::newRow("JSON of something else") << QByteArray("{\"a\": 1}");
  }

  void badFilesAreRefusedWithAReason() {
    QFETCH(QByteArray, bytes);
    const Result<TextSource> source = decodeText(bytes.toStdString(), "file");
    const Result<Imported> imported =
        source ? importText(*source) : Result<Imported>(source.error());
    QVERIFY(!imported.has_value());
    QCOMPARE(imported.error().file, std::string("file"));
    QVERIFY(!imported.error().expected.empty());
    QVERIFY(!imported.error().remedy.empty());
  }

  void aHostListOfAMillionNamesIsRefused() {
    const Result<TextSource> source = decodeText(
        "SwitchName=s0 Nodes=n[0-9999999]\nSwitchName=s1 Nodes=a[0-999]b[0-999]\n", "file");
    const Result<Imported> imported = importText(*source);
    QVERIFY(imported.has_value());
    QCOMPARE(imported->ignored.size(), 2u);
  }

  void aBombOfAliasesIsRefused() {
    std::string bomb = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n";
    for (int i = 1; i < 9; ++i) {
      const std::string last = "*a" + std::to_string(i - 1);
      bomb += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [";
      for (int k = 0; k < 10; ++k) bomb += (k ? "," : "") + last;
      bomb += "]\n";
    }
    const Result<TextSource> source = decodeText(bomb + "kind: Node\napiVersion: v1\n", "file");
    const Result<Imported> imported = importText(*source);
    QVERIFY(!imported.has_value());
  }

  void utf16FromWindowsIsRead() {
    const std::string text = sampleBytes("topo-markdown.txt");
    std::string wide = "\xFF\xFE";
    for (const char c : text) {
      wide += c;
      wide += '\0';
    }
    const Result<TextSource> source = decodeText(wide, "file");
    QVERIFY(source.has_value());
    QVERIFY(importText(*source).has_value());
  }

  void latin1IsReadAndSaid() {
    const Result<TextSource> source = decodeText("# caf\xE9\nSwitchName=s0 Nodes=n[0-1]\n", "file");
    const Result<Imported> imported = importText(*source);
    QVERIFY(imported.has_value());
    QVERIFY(toEnglish(imported->warnings.back().message).find("Latin-1") != std::string::npos);
  }
};

SLICESCAPE_TEST(HostileInputTest);
#include "hostile_input_test.moc"
