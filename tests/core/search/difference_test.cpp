// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/difference.h"

#include <QTest>
#include <cmath>

#include "core/search/layout_text.h"
#include "core/search/why_not.h"
#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

QString told(const std::vector<Text>& sentences) {
  QString all;
  for (const Text& sentence : sentences) {
    all += QString::fromStdString(toEnglish(sentence)) + QLatin1Char('\n');
  }
  return all;
}

}  // namespace

class DifferenceTest : public QObject {
  Q_OBJECT
 private slots:
  void partsAddUpToTheStep();
  void changesAreNamed();
  void layoutTextIsRead_data();
  void layoutTextIsRead();
  void layoutTextIsWritten();
  void whyNotSaysTheRule();
  void whyNotSaysTheBytes();
  void whyNotSaysTheSeconds();
  void whyNotSaysTheFramework();
};

void DifferenceTest::partsAddUpToTheStep() {
  const Plan before = testing::llama70b();
  const Plan after = *withLayoutText(before, "tp=4,pp=8");
  const PlanDifference difference =
      planDifference(before, evaluate(before), after, evaluate(after));
  double sum = 0;
  for (const PartDifference& part : difference.times) sum += part.amount;
  QVERIFY(std::abs(sum - difference.stepTime) < 1e-6 * std::abs(evaluate(before).stepTime.p50));
  for (std::size_t i = 1; i < difference.times.size(); ++i) {
    QVERIFY(std::abs(difference.times[i].amount) <= std::abs(difference.times[i - 1].amount));
  }
}

void DifferenceTest::changesAreNamed() {
  const Plan before = testing::llama70b();
  const Plan after = *withLayoutText(before, "tp=4,pp=8,mbs=2,recompute=full");
  const QString text = told(layoutChanges(before, after));
  QVERIFY2(text.contains(QStringLiteral("TP 8 → 4")), qPrintable(text));
  QVERIFY(text.contains(QStringLiteral("PP 4 → 8")));
  QVERIFY(text.contains(QStringLiteral("MBS 1 → 2")));
  QVERIFY(text.contains(QStringLiteral("recompute none → full")));
  QVERIFY(!text.contains(QStringLiteral("DP")));
  QVERIFY(layoutChanges(before, before).empty());
}

void DifferenceTest::layoutTextIsRead_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<bool>("accepted");
  QTest::newRow("degrees") << "tp=4,pp=8" << true;
  QTest::newRow("everything")
      << "tp=4,pp=4,vpp=2,cp=2,mbs=2,zero=1,recompute=mlp+norm,schedule=interleaved" << true;
  QTest::newRow("as people say it") << "TP4 PP 8 mbs2 zero 1" << true;
  QTest::newRow("as a table shows it") << "TP 4 · PP 8 · MBS 2 · ZeRO 1 · zb-h1" << true;
  QTest::newRow("blanks around the sign") << "tp = 4 , pp = 8" << true;
  QTest::newRow("a name without a value at the end") << "pp=8 tp" << false;
  QTest::newRow("a range is no layout") << "tp=2..4" << false;
  QTest::newRow("unknown part") << "warp=4" << false;
  QTest::newRow("no value") << "tp" << false;
  QTest::newRow("a range of GPUs") << "gpus=64" << false;
}

void DifferenceTest::layoutTextIsRead() {
  QFETCH(QString, text);
  QFETCH(bool, accepted);
  const Result<Plan> plan = withLayoutText(testing::llama70b(), text.toStdString());
  QCOMPARE(plan.has_value(), accepted);
  if (accepted) QCOMPARE(plan->layout->worldSize(), 64);
}

void DifferenceTest::layoutTextIsWritten() {
  const Plan start = testing::llama70b();
  const Plan plan =
      *withLayoutText(start, "tp=4,pp=8,vpp=2,cp=2,mbs=2,zero=1,recompute=mlp+norm,dp=1");
  const std::string text = layoutText(plan);
  QCOMPARE(text, std::string("tp=4,pp=8,vpp=2,cp=2,ep=1,etp=1,dp=1,mbs=2,zero=1,"
                             "recompute=mlp+norm,schedule=interleaved-1f1b"));
  QVERIFY(*withLayoutText(start, text) == plan);
}

void DifferenceTest::whyNotSaysTheRule() {
  const Plan reference = testing::llama70b();
  const Plan asked = *withLayoutText(reference, "tp=16,pp=1,dp=3");
  const WhyNot answer = whyNot(asked, reference);
  QVERIFY(!answer.fits);
  QVERIFY(!answer.reasons.empty());
}

void DifferenceTest::whyNotSaysTheBytes() {
  const Plan reference = testing::llama70b();
  const WhyNot answer = whyNot(*withLayoutText(reference, "tp=1,pp=4,mbs=1"), reference);
  QVERIFY(answer.isLegal);
  QVERIFY(!answer.fits);
  QVERIFY2(told(answer.reasons).contains(QStringLiteral("GiB")), qPrintable(told(answer.reasons)));
}

void DifferenceTest::whyNotSaysTheSeconds() {
  const Plan reference = testing::llama70b();
  const WhyNot answer = whyNot(*withLayoutText(reference, "recompute=full"), reference);
  QVERIFY(answer.fits);
  QVERIFY2(told(answer.reasons).contains(QStringLiteral("longer than the best")),
           qPrintable(told(answer.reasons)));
  QVERIFY(told(answer.reasons).contains(QStringLiteral("recompute none → full")));
}

void DifferenceTest::whyNotSaysTheFramework() {
  const Plan reference = testing::llama70b();
  const WhyNot answer = whyNot(*withLayoutText(reference, "schedule=zb-h1"), reference, "megatron");
  QVERIFY(!answer.isLegal);
  QVERIFY(told(answer.reasons).contains(QStringLiteral("zb-h1")));
}

SLICESCAPE_TEST(DifferenceTest);

}  // namespace slicescape

#include "difference_test.moc"
