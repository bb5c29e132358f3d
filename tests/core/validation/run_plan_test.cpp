// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/run_plan.h"

#include "tests/core/validation/sample_run.h"
#include "tests/support/registry.h"

using namespace slicescape;
using slicescape::testing::runsWith;

namespace {

MeasuredRun runWith(const std::string& layout, const std::string& source = "a log",
                    const std::string& device = "h100-sxm") {
  return readMeasuredRuns(runsWith(layout, source, device), "runs.json")->runs.front();
}

const std::string kFitting = R"("tp": 8, "pp": 4, "global_batch": 128)";

}  // namespace

class RunPlanTest : public QObject {
  Q_OBJECT
 private slots:
  void theSoftwareIsReadFromTheSource_data();
  void theSoftwareIsReadFromTheSource();
  void aRunBecomesItsPlan();
  void silentFieldsAreAssumedInWords();
  void recomputeIsTheLeastThatFits();
  void layersPerStageAreKept();
  void anUnknownDeviceIsRefused();
};

void RunPlanTest::theSoftwareIsReadFromTheSource_data() {
  QTest::addColumn<QString>("source");
  QTest::addColumn<int>("stack");
  QTest::addColumn<int>("year");
  QTest::addColumn<bool>("recipe");
  using Stack = RunSoftware::Stack;
  QTest::newRow("a vendor recipe names its release")
      << "NVIDIA DGX Cloud Benchmarking recipes v25.04.01" << static_cast<int>(Stack::MegatronCore)
      << 2025 << true;
  QTest::newRow("a container names its release")
      << "Megatron-Bridge performance-summary.md, 26.08 NeMo container"
      << static_cast<int>(Stack::MegatronCore) << 2026 << true;
  QTest::newRow("an audited submission of 2023")
      << "MLPerf Training v3.0, NVIDIA" << static_cast<int>(Stack::MegatronCore) << 2023 << true;
  QTest::newRow("FSDP of torchtitan")
      << "torchtitan benchmarks" << static_cast<int>(Stack::TorchTitan) << 2025 << false;
  QTest::newRow("a paper of 2021")
      << "Narayanan et al. 2021 Table 2" << static_cast<int>(Stack::MegatronLm) << 2021 << false;
}

void RunPlanTest::theSoftwareIsReadFromTheSource() {
  QFETCH(QString, source);
  QFETCH(int, stack);
  QFETCH(int, year);
  QFETCH(bool, recipe);
  const RunSoftware software = softwareOf(runWith(kFitting, source.toStdString()));
  QCOMPARE(static_cast<int>(software.stack), stack);
  QCOMPARE(software.year, year);
  QCOMPARE(software.vendorRecipe, recipe);
}

void RunPlanTest::aRunBecomesItsPlan() {
  const Result<RunPlan> built = planOfRun(runWith(kFitting));
  QVERIFY(built.has_value());
  const Evaluation evaluation = evaluate(built->plan);
  QVERIFY(evaluation.timeline != nullptr);
  QCOMPARE(evaluation.worldSize, std::int64_t{64});
  // Llama 3 70B has 70,553,706,496 parameters (published).
  QCOMPARE(evaluation.totalParameters, std::int64_t{70553706496});
}

void RunPlanTest::silentFieldsAreAssumedInWords() {
  const Result<RunPlan> built = planOfRun(runWith(kFitting));
  const auto says = [&](const char* words) {
    for (const std::string& text : built->assumptions) {
      if (text.find(words) != std::string::npos) return true;
    }
    return false;
  };
  for (const char* words : {"framework", "sequence parallelism", "attention", "loss", "DP overlap",
                            "bandwidth between hosts", "recompute"}) {
    QVERIFY2(says(words), words);
  }
}

void RunPlanTest::recomputeIsTheLeastThatFits() {
  const Result<RunPlan> roomy = planOfRun(runWith(kFitting));
  QCOMPARE(roomy->plan.layout->recompute.mode, std::string("none"));
  // Half the GPUs per stage: it no longer fits without, but the cheap modules are enough.
  const Result<RunPlan> tight = planOfRun(runWith(R"("tp": 4, "pp": 4, "global_batch": 128)"));
  QCOMPARE(tight->plan.layout->recompute.mode, std::string("selective"));
  const auto fits = [](Plan plan, const char* mode) {
    if (mode != nullptr) {
      plan.layout = plan.layout.edited([&](Layout& layout) { layout.recompute.mode = mode; });
    }
    const Evaluation evaluation = evaluate(plan);
    return evaluation.peakDevice <= evaluation.capacity;
  };
  QVERIFY(fits(tight->plan, nullptr));
  QVERIFY(!fits(tight->plan, "none"));
}

void RunPlanTest::layersPerStageAreKept() {
  const Result<RunPlan> built = planOfRun(
      runWith(R"("tp": 8, "pp": 4, "global_batch": 128, "layers_per_stage": [19, 21, 21, 19])"));
  const StageMap stages = stagesOf(built->plan);
  QCOMPARE(stages[0].chunks.front().count, 19);
  QCOMPARE(stages[1].chunks.front().count, 21);
  QVERIFY(stages[3].head);
}

void RunPlanTest::anUnknownDeviceIsRefused() {
  const Result<RunPlan> built = planOfRun(runWith(kFitting, "a log", "h101"));
  QVERIFY(built.has_error());
  QVERIFY(QString::fromStdString(toEnglish(built.error().expected)).contains("h101"));
}

SLICESCAPE_TEST(RunPlanTest);
#include "run_plan_test.moc"
