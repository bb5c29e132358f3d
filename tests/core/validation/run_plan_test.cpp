// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/run_plan.h"

#include "core/validation/host_state.h"
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
  void statedSlownessIsRead_data();
  void statedSlownessIsRead();
  void slowHostsAreDrawnSo();
  void vendorRecipesHideTheExpertExchange_data();
  void vendorRecipesHideTheExpertExchange();
  void vendorFsdpOffloadsInsteadOfRecomputing();
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

void RunPlanTest::statedSlownessIsRead_data() {
  QTest::addColumn<QString>("words");
  QTest::addColumn<double>("share");  // negative: none
  QTest::newRow("a range") << "before the fix (5 to 6 % slower)" << 0.055;
  QTest::newRow("one figure") << "throttled, 12% slower" << 0.12;
  QTest::newRow("a fraction") << "about 2.5 % slower than its twins" << 0.025;
  QTest::newRow("no figure") << "somewhat slower" << -1.0;
  QTest::newRow("nothing") << "" << -1.0;
}

void RunPlanTest::statedSlownessIsRead() {
  QFETCH(QString, words);
  QFETCH(double, share);
  QVERIFY(std::abs(statedSlowdown(words.toStdString()).value_or(-1) - share) < 1e-12);
}

void RunPlanTest::slowHostsAreDrawnSo() {
  MeasuredRun run = runWith(kFitting);
  const double usual = evaluate(planOfRun(run)->plan).stepTime.p50;
  run.layout.flags["host_state"] = "\"before the fix (5 to 6 % slower)\"";
  const RunPlan slow = *planOfRun(run);
  const std::optional<HostOverrides>& overrides = slow.plan.cluster->hosts.front().overrides;
  QVERIFY(overrides && std::abs(overrides->slowdown.value() - 0.055) < 1e-12);
  const double slower = evaluate(slow.plan).stepTime.p50;
  QVERIFY(slower > 1.03 * usual && slower < 1.055 * usual);
}

void RunPlanTest::vendorRecipesHideTheExpertExchange_data() {
  QTest::addColumn<QString>("release");
  QTest::addColumn<QString>("device");
  QTest::addColumn<QString>("precision");
  QTest::addColumn<bool>("hidden");
  QTest::newRow("Grace and Blackwell, MXFP8, from 2026-06") << "26.06"
                                                            << "gb300"
                                                            << "mxfp8" << true;
  QTest::newRow("an earlier release") << "26.02"
                                      << "gb300"
                                      << "mxfp8" << false;
  QTest::newRow("16 bits") << "26.06"
                           << "gb300"
                           << "bf16" << false;
  QTest::newRow("Hopper") << "26.06"
                          << "h100-sxm"
                          << "fp8" << false;
}

void RunPlanTest::vendorRecipesHideTheExpertExchange() {
  QFETCH(QString, release);
  QFETCH(QString, device);
  QFETCH(QString, precision);
  QFETCH(bool, hidden);
  MeasuredRun run = runWith(R"("tp": 1, "pp": 1, "ep": 8, "global_batch": 128)",
                            "Megatron-Bridge, " + release.toStdString() + " NeMo container",
                            device.toStdString());
  run.layout.precision = precision.toStdString();
  run.model.experts = 8;
  run.model.topK = 2;
  run.model.expertFfn = 2048;
  const Result<RunPlan> built = planOfRun(run);
  QVERIFY(built.has_value());
  QCOMPARE(built->plan.layout->flags.epOverlap.value(), hidden);
}

void RunPlanTest::vendorFsdpOffloadsInsteadOfRecomputing() {
  MeasuredRun run = runWith(R"("tp": 1, "pp": 1, "zero_stage": 3, "global_batch": 128)",
                            "Megatron-Bridge, 26.06 NeMo container", "gb200");
  run.layout.dp = 64;
  run.layout.microBatch = 2;
  const Result<RunPlan> built = planOfRun(run);
  QVERIFY(built.has_value());
  QCOMPARE(built->plan.layout->recompute.mode, std::string("none"));
  const double offloaded = built->plan.layout->offload.activations;
  QVERIFY2(offloaded > 0 && offloaded < 1, qPrintable(QString::number(offloaded)));
  const Evaluation evaluation = evaluate(built->plan);
  QVERIFY(evaluation.peakDevice <= evaluation.capacity);
}

SLICESCAPE_TEST(RunPlanTest);
#include "run_plan_test.moc"
