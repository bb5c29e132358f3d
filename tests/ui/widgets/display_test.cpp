// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/display.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>
#include <limits>

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"
#include "tests/support/ts_translator.h"
#include "ui/widgets/display_list.h"
#include "ui/widgets/display_place.h"

using namespace slicescape;
using namespace slicescape::ui;

class DisplayTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
  void cleanup() { setMemoryUnit(MemoryUnit::Gibibytes); }

  void memoryFollowsTheUnitSetting() {
    const Bytes eighty = gibibytes(80);  // 85,899,345,920 bytes
    QCOMPARE(display(eighty), "80.0 GiB");
    setMemoryUnit(MemoryUnit::Gigabytes);
    QCOMPARE(display(eighty), "85.9 GB");
    QCOMPARE(display(Bytes(999'400)), "999 kB");
    QCOMPARE(display(Bytes(999'600)), "1.00 MB");
    QCOMPARE(display(Bytes(0)), "0 B");
    QCOMPARE(displayExact(eighty), "85,899,345,920 bytes");
  }

  void otherQuantities() {
    QCOMPARE(display(Seconds(6.42)), "6.42 s");
    QCOMPARE(display(Seconds(0.236)), "236 ms");
    QCOMPARE(display(BytesPerSecond(50e9)), "50.0 GB/s");
    QCOMPARE(displayLineRate(BytesPerSecond(50e9)), "400 Gb/s");
    QCOMPARE(displayShortCount(7.06e10), "70.6 B");
    QCOMPARE(displayCount(16384), "16,384");
  }

  void sharesAreSignedByTheRealMinus() {
    QCOMPARE(displayShare(0.086), "8.6 %");
    QCOMPARE(displayShare(1.0, 0), "100 %");
    QCOMPARE(displayShare(-0.0001), "0.0 %");
    QCOMPARE(displaySignedShare(0.013), "+1.3 %");
    QCOMPARE(displaySignedShare(-0.004), QString(QChar(0x2212)) + "0.4 %");
  }

  void unknownIsADash() {
    const double unknown = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(displayShare(unknown), "—");
    QCOMPARE(displaySignedShare(unknown), "—");
    QCOMPARE(display(Seconds(unknown)), "—");
    QCOMPARE(displayNumber(std::numeric_limits<double>::infinity()), "—");
  }

  void signsFollowTheLocale() {
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(displayCount(16384), "16.384");
    QCOMPARE(display(Seconds(6.42)), "6,42 s");
  }

  void sentencesTakeTheirArgumentsInTheUnitOfTheWindow() {
    const Text text{"{0} of {1} on {2}", {gibibytes(74.8), gibibytes(80), std::string("gpu 3")}};
    QCOMPARE(translated(text), "74.8 GiB of 80.0 GiB on gpu 3");
    setMemoryUnit(MemoryUnit::Gigabytes);
    QCOMPARE(translated(text), "80.3 GB of 85.9 GB on gpu 3");
    QCOMPARE(translated(Text{}), "");
  }

  void errorsNameFilePlaceAndRemedy() {
    const Error whole("plan.slicescape", "/layout/tp", {"expected a whole number", {}},
                      {"Write 1 or more.", {}});
    QCOMPARE(translated(whole),
             "plan.slicescape, /layout/tp: expected a whole number. Write 1 or more.");
    const Error fileOnly("plan.slicescape", "", {"expected a file", {}}, {});
    QCOMPARE(translated(fileOnly), "plan.slicescape: expected a file.");
  }

  void rowsOfTextTakeTheSeparatorsOfTheLanguage() {
    const QStringList names{"TP", "PP", "DP"};
    QCOMPARE(displayList(names), "TP, PP, DP");
    QCOMPARE(displayList({}), "");
    QCOMPARE(displaySentences({"It fits.", "", "Go on."}), "It fits. Go on.");
    QCOMPARE(displayPlace("line 12, column 3"), "line 12, column 3");
    testing::TsTranslator chinese(testing::sourcePath("translations/slicescape_zh_CN.ts"));
    QVERIFY(QCoreApplication::installTranslator(&chinese));
    QCOMPARE(displayList(names), "TP、PP、DP");
    QCOMPARE(displaySentences({"放得下。", "", "继续。"}), "放得下。继续。");
    QCOMPARE(displayPlace("line 12"), "第 12 行");
    QCOMPARE(displayPlace("line 12, column 3"), "第 12 行第 3 列");
    QCOMPARE(displayPlace("/layout/tp"), "/layout/tp");
  }

  void categoriesAddUpToTheDevice() {
    const MemoryBreakdown memory{Bytes(1),  Bytes(2),  Bytes(4),   Bytes(8),  Bytes(16),
                                 Bytes(32), Bytes(64), Bytes(128), Bytes(256)};
    Bytes sum;
    for (const MemoryCategory category : kMemoryCategories) sum += memoryIn(memory, category);
    QCOMPARE(sum.value(), memory.device().value());
    QCOMPARE(memory.device().value(), 511);
  }
};

SLICESCAPE_TEST(DisplayTest);
#include "display_test.moc"
