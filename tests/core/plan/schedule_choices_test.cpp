// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/schedule_choices.h"

#include <cmath>

#include "core/plan/custom_schedule.h"
#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::testing;

class ScheduleChoicesTest : public QObject {
  Q_OBJECT
 private slots:
  void everyKindIsThereOnce();
  void theCurrentOneIsMarked_data();
  void theCurrentOneIsMarked();
  void figuresAreThoseOfThePlanItself();
  void whatCannotRunSaysWhy_data();
  void whatCannotRunSaysWhy();
  void transfersAreThePublishedMultiples();
  void explicitStagesStayWhereTheyFit();
  void programsThatThePlanCarriesAreOffered();
  void onePipelineRankLeavesNothingToChoose();
};

const ScheduleAlternative* find(const std::vector<ScheduleAlternative>& all,
                                const std::string& kind, int chunks = 0) {
  for (const ScheduleAlternative& one : all) {
    if (one.kind == kind && (chunks == 0 || one.chunks == chunks)) return &one;
  }
  return nullptr;
}

void ScheduleChoicesTest::everyKindIsThereOnce() {
  const auto all = scheduleAlternatives(llama70b());
  for (const char* kind : {"gpipe", "1f1b", "zb-h1", "zb-h2", "zb-v", "v-half", "v-min", "dualpipe",
                           "dualpipe-v", "zb-auto", "zb-1p", "zb-2p"}) {
    QCOMPARE(
        std::count_if(all.begin(), all.end(), [&](const auto& one) { return one.kind == kind; }),
        1);
  }
  for (const char* kind : {"interleaved-1f1b", "breadth-first"}) {
    QVERIFY(find(all, kind, 2) && find(all, kind, 4));
  }
  QVERIFY(find(all, "custom") == nullptr);
  // 64 micro-batches on four ranks: nothing here is illegal.
  for (const ScheduleAlternative& one : all) {
    QVERIFY2(one.isLegal() && one.evaluation && one.evaluation->stepTime.p50 > 0, one.kind.c_str());
  }
}

void ScheduleChoicesTest::theCurrentOneIsMarked_data() {
  QTest::addColumn<QString>("kind");
  QTest::addColumn<int>("vpp");
  QTest::addColumn<QString>("called");
  QTest::addColumn<int>("chunks");
  QTest::newRow("1F1B") << "1f1b" << 1 << "1f1b" << 1;
  QTest::newRow("1F1B with chunks is interleaved") << "1f1b" << 5 << "interleaved-1f1b" << 5;
  QTest::newRow("another spelling") << "interleaved_1f1b" << 2 << "interleaved-1f1b" << 2;
  QTest::newRow("a V kind without VPP") << "zb_v" << 1 << "zb-v" << 2;
  QTest::newRow("a limited automatic one") << "zb-1p" << 1 << "zb-1p" << 1;
}

void ScheduleChoicesTest::theCurrentOneIsMarked() {
  QFETCH(const QString, kind);
  QFETCH(const int, vpp);
  QFETCH(const QString, called);
  QFETCH(const int, chunks);
  Plan plan = llama70b();
  plan.layout = plan.layout.edited([&](Layout& layout) {
    layout.schedule.kind = kind.toStdString();
    layout.vpp = vpp;
  });
  const auto all = scheduleAlternatives(plan);
  QCOMPARE(std::count_if(all.begin(), all.end(), [](const auto& one) { return one.isCurrent; }), 1);
  const ScheduleAlternative* current = find(all, called.toStdString(), chunks);
  QVERIFY(current != nullptr && current->isCurrent);
  QVERIFY(current->plan == plan);
}

void ScheduleChoicesTest::figuresAreThoseOfThePlanItself() {
  const Plan plan = llama70b();
  for (const ScheduleAlternative& one : scheduleAlternatives(plan)) {
    const Evaluation evaluation = evaluate(withSchedule(plan, one.kind, one.chunks));
    QCOMPARE(one.evaluation->stepTime.p50, evaluation.stepTime.p50);
    QCOMPARE(one.evaluation->peakDevice, evaluation.peakDevice);
    QVERIFY(findingOf(evaluation, "schedule.vpp-not-used") == nullptr);
  }
}

void ScheduleChoicesTest::whatCannotRunSaysWhy_data() {
  QTest::addColumn<QString>("kind");
  QTest::addColumn<int>("microBatches");
  QTest::addColumn<QString>("rule");
  QTest::addColumn<QString>("remedy");
  QTest::newRow("interleaved, too few micro-batches")
      << "interleaved-1f1b" << 3
      << "Interleaved 1F1B needs at least as many micro-batches as ranks; 3 are fewer than 4"
      << "Use 4 micro-batches, or at most 3 ranks";
  QTest::newRow("interleaved, a last group that is too short")
      << "interleaved-1f1b" << 6
      << "The last group of 2 micro-batches is shorter than the pipeline of 4 ranks: 6 "
         "micro-batches in groups of 4"
      << "Use 4 or 8 micro-batches";
  QTest::newRow("DualPipe, odd") << "dualpipe" << 9
                                 << "DualPipe needs an even number of micro-batches, not 9"
                                 << "Use 8 or 10 micro-batches";
  QTest::newRow("DualPipeV, too few") << "dualpipe-v" << 7
                                      << "dualpipe-v needs at least two micro-batches per rank; 7 "
                                         "are fewer than 2 · 4"
                                      << "Use 8 micro-batches, or at most 3 ranks";
}

void ScheduleChoicesTest::whatCannotRunSaysWhy() {
  QFETCH(const QString, kind);
  QFETCH(const int, microBatches);
  QFETCH(const QString, rule);
  QFETCH(const QString, remedy);
  Plan plan = llama70b();
  plan.workload =
      plan.workload.edited([&](Workload& work) { work.globalBatch = 2 * microBatches; });
  const auto all = scheduleAlternatives(plan);
  const ScheduleAlternative* one = find(all, kind.toStdString());
  QVERIFY(one != nullptr && !one->isLegal() && one->evaluation == nullptr);
  QCOMPARE(QString::fromStdString(toEnglish(one->problems.front().rule)), rule);
  QCOMPARE(QString::fromStdString(toEnglish(one->problems.front().remedy)), remedy);
  QVERIFY(find(all, "1f1b")->isLegal());
}

// The zero-bubble papers' table: transfers 1 for 1F1B, ZB-1P and ZB-2P and 2 for ZB-V,
// V-Half and V-Min; with v chunks in a loop every one of them is sent on.
void ScheduleChoicesTest::transfersAreThePublishedMultiples() {
  const auto all = scheduleAlternatives(llama70b());
  const double once = static_cast<double>(find(all, "1f1b")->transferred.value());
  // 64 micro-batches · 2 directions · 8192 tokens · 8192 wide · 2 bytes / TP 8.
  QCOMPARE(once, 64.0 * 2 * 8192 * 8192 * 2 / 8);
  const std::pair<const char*, double> multiples[] = {{"gpipe", 1}, {"zb-h1", 1},   {"zb-1p", 1},
                                                      {"zb-2p", 1}, {"zb-v", 2},    {"v-half", 2},
                                                      {"v-min", 2}, {"dualpipe", 1}};
  for (const auto& [kind, multiple] : multiples) {
    QCOMPARE(static_cast<double>(find(all, kind)->transferred.value()), multiple * once);
  }
  QCOMPARE(static_cast<double>(find(all, "interleaved-1f1b", 4)->transferred.value()), 4 * once);
}

void ScheduleChoicesTest::explicitStagesStayWhereTheyFit() {
  Plan plan = llama70b();
  plan.layout = plan.layout.edited([](Layout& layout) {
    layout.stages = stageMapOf({19, 21, 21, 19}, 4, 1);
  });
  const auto all = scheduleAlternatives(plan);
  for (const ScheduleAlternative& one : all) {
    const bool fits = one.chunks == 1;
    QCOMPARE(one.respreadsLayers, !fits);
    QCOMPARE(one.plan.layout->stages == plan.layout->stages, fits);
    QVERIFY2(one.isLegal(), one.kind.c_str());
  }
}

void ScheduleChoicesTest::programsThatThePlanCarriesAreOffered() {
  ScheduleShape shape;
  shape.kind = ScheduleKind::ZbV;
  shape.ranks = 4;
  shape.microBatches = 64;
  shape.chunks = 2;
  const auto read = readScheduleCsv(*writeScheduleCsv(buildSchedule(shape)));
  const auto custom = withCustomSchedule(llama70b(), read->schedule, "v.csv");
  QVERIFY(custom.has_value());
  const auto all = scheduleAlternatives(*custom);
  const ScheduleAlternative* own = find(all, "custom");
  QVERIFY(own != nullptr && own->isCurrent && own->isLegal());
  // Away from it and back.
  const Plan away = withSchedule(*custom, "1f1b", 1);
  const auto others = scheduleAlternatives(away);
  QVERIFY(find(others, "1f1b")->isCurrent);
  QCOMPARE(find(others, "custom")->chunks, 2);
  QCOMPARE(find(others, "custom")->evaluation->stepTime.p50, own->evaluation->stepTime.p50);
}

void ScheduleChoicesTest::onePipelineRankLeavesNothingToChoose() {
  Plan plan = llama70b();
  plan.layout = plan.layout.edited([](Layout& layout) { layout.pp = 1; });
  QVERIFY(scheduleAlternatives(plan).empty());
}

SLICESCAPE_TEST(ScheduleChoicesTest);

#include "schedule_choices_test.moc"
