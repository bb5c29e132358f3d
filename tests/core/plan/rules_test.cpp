// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/rules.h"

#include <functional>

#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::testing;

using Change = std::function<void(Plan&)>;
Q_DECLARE_METATYPE(Change)

namespace {

Change layout(std::function<void(Layout&)> change) {
  return [change](Plan& plan) { plan.layout = plan.layout.edited(change); };
}
Change workload(std::function<void(Workload&)> change) {
  return [change](Plan& plan) { plan.workload = plan.workload.edited(change); };
}
Change placement(std::function<void(PlacementChoice&)> change) {
  return [change](Plan& plan) { plan.placement = plan.placement.edited(change); };
}
Change cluster(std::function<void(Cluster&)> change) {
  return [change](Plan& plan) { plan.cluster = plan.cluster.edited(change); };
}

/// One measurement of large messages on a plan's link or host group.
Change measured(const char* place, const char* collective, int ranks, double bytesPerS) {
  return cluster([=](Cluster& c) {
    MeasuredCurve curve;
    curve.link = place;
    curve.collective = collective;
    curve.ranks = ranks;
    curve.points = {{1 << 20, bytesPerS / 10}, {1 << 30, bytesPerS}};
    c.measured.push_back(curve);
  });
}

}  // namespace

class RulesTest : public QObject {
  Q_OBJECT
 private slots:
  void theStartingPointBreaksNoRule();
  void aBrokenRuleIsNamed_data();
  void aBrokenRuleIsNamed();
  void healthyMeasurementsAreNotRemarked_data();
  void healthyMeasurementsAreNotRemarked();
  void allViolationsComeAtOnce();
  void everyFindingSaysWhatToDo();
  void reportedFiguresStandBesideThePrediction();
};

void RulesTest::theStartingPointBreaksNoRule() {
  const Evaluation evaluation = evaluate(llama70b());
  QVERIFY(evaluation.fits);
  QVERIFY(evaluation.findings.empty());
}

void RulesTest::aBrokenRuleIsNamed_data() {
  QTest::addColumn<Change>("change");
  QTest::addColumn<QString>("code");
  QTest::addColumn<int>("severity");
  QTest::addColumn<QString>("words");
  const int error = static_cast<int>(Severity::Error);
  const int warning = static_cast<int>(Severity::Warning);
  const int info = static_cast<int>(Severity::Info);

  QTest::newRow("more GPUs asked for than there are")
      << layout([](Layout& l) { l.dp = 4; }) << "cluster.too-small" << error << "128 GPUs; 64";
  QTest::newRow("GPUs left idle") << layout([](Layout& l) { l.dp = 1; }) << "cluster.idle-gpus"
                                  << info << "32 of 64";
  QTest::newRow("64 heads do not divide by 3")
      << layout([](Layout& l) { l.tp = 3; }) << "layout.heads" << error
      << "64 attention heads do not divide by TP 3";
  QTest::newRow("TP 16 crosses hosts and replicates 8 KV heads") << layout([](Layout& l) {
    l.tp = 16;
    l.dp = 1;
  }) << "layout.kv-heads-replicated" << info << "each is kept on 2 ranks";
  QTest::newRow("TP across hosts is priced") << layout([](Layout& l) {
    l.tp = 16;
    l.dp = 1;
  }) << "network.tp-across-hosts" << warning << "Waiting for it costs";
  // DGX H100: NVLink 450 GB/s a GPU; eight NICs of 50 GB/s carry one ring over two hosts.
  QTest::newRow("a host that reaches a third of its NVLink")
      << measured("pod", "all_gather", 8, 150e9) << "network.measured-below-nominal" << warning
      << "33.3 % of the nominal 450 GB/s";
  QTest::newRow("two hosts that reach half of their NICs")
      << measured("up", "all_reduce", 16, 200e9) << "network.measured-below-nominal" << warning
      << "50.0 % of the nominal 400 GB/s";
  // An all-to-all over two hosts sends 8 of its 15 parts over the GPU's own NIC.
  QTest::newRow("an all-to-all of a fifth of its NICs")
      << measured("up", "all_to_all", 16, 18.75e9) << "network.measured-below-nominal" << warning
      << "20.0 % of the nominal 93.8 GB/s";
  QTest::newRow("a global batch that does not divide")
      << workload([](Workload& w) { w.globalBatch = 127; }) << "batch.not-whole" << error
      << "127 sequences";
  QTest::newRow("too few micro-batches")
      << workload([](Workload& w) { w.globalBatch = 4; }) << "schedule.few-micro-batches" << warning
      << "Only 2 micro-batches feed 4 stages";
  QTest::newRow("an unknown schedule") << layout([](Layout& l) { l.schedule.kind = "2f2b"; })
                                       << "schedule.unknown" << error << "2f2b";
  QTest::newRow("VPP without a pipeline") << layout([](Layout& l) {
    l.pp = 1;
    l.vpp = 2;
    l.dp = 8;
  }) << "schedule.vpp-without-pipeline" << error
                                          << "VPP 2";
  QTest::newRow("experts asked of a dense model")
      << layout([](Layout& l) { l.ep = 2; }) << "layout.ep-without-experts" << error << "has none";
  QTest::newRow("a stage map that loses layers") << layout([](Layout& l) {
    l.stages = StageMap{{{{0, 20, {}}}, true, false, 0, false, {}},
                        {{{20, 20, {}}}, false, false, 0, false, {}},
                        {{{40, 20, {}}}, false, false, 0, false, {}},
                        {{{60, 17, {}}}, false, true, 0, false, {}}};
  }) << "stages.layers-not-conserved" << error << "3";
  QTest::newRow("an empty stage list")
      << layout([](Layout& l) { l.stages = StageMap(); }) << "stages.layers-not-conserved" << error
      << "The list of stages is empty, so none of the 80 layers is placed; PP 4 needs 4 stages";
  QTest::newRow("a sequence longer than the model's context") << workload([](Workload& w) {
    w.sequenceLength = 10240;
    w.globalBatch = 8;
  }) << "workload.sequence-beyond-context" << warning << "10,240";
  QTest::newRow("CP that does not divide the sequence") << Change([](Plan& plan) {
    layout([](Layout& l) {
      l.cp = 2;
      l.dp = 1;
    })(plan);
    workload([](Workload& w) { w.sequenceLength = 8190; })(plan);
  }) << "layout.cp-sequence" << error << "8,190";
  QTest::newRow("ZeRO-3 with a pipeline") << layout([](Layout& l) { l.zero = 3; })
                                          << "layout.zero-with-pipeline" << warning << "ZeRO-3";
  QTest::newRow("a micro-batch that does not fit")
      << workload([](Workload& w) { w.microBatch = 8; }) << "memory.over-capacity" << error
      << "too much";
  QTest::newRow("hosts without a link") << cluster([](Cluster& c) { c.links.clear(); })
                                        << "cluster.not-connected" << error << "no link";
  QTest::newRow("a link to nowhere") << cluster([](Cluster& c) { c.links[0].to = "spine"; })
                                     << "cluster.link-end" << error << "spine";
  QTest::newRow("more cables than ports")
      << cluster([](Cluster& c) { c.switches[0].count = 1; }) << "cluster.ports-exceeded" << warning
      << "8 ports for 64 cables";
  QTest::newRow("a host type that nobody sells")
      << cluster([](Cluster& c) { c.hosts[0].type = std::string("dgx-h10"); }) << "host.unknown"
      << error << "dgx-h10";
  QTest::newRow("failed hosts shrink the cluster")
      << cluster([](Cluster& c) { c.hosts[0].failed = {3}; }) << "cluster.too-small" << error
      << "64 GPUs; 56";
  QTest::newRow("8-bit products on a GPU without them") << Change([](Plan& plan) {
    cluster([](Cluster& c) { c.hosts[0].type = std::string("dgx-a100"); })(plan);
    workload([](Workload& w) { w.precision = "fp8"; })(plan);
  }) << "hardware.precision-missing" << warning << "fp8";
  QTest::newRow("a typing error in a word") << workload([](Workload& w) { w.precision = "bf61"; })
                                            << "plan.unknown-word" << error << "bf61";
  QTest::newRow("an axis named twice in the rank order") << layout([](Layout& l) {
    l.order = {"tp", "tp", "cp", "dp", "pp"};
  }) << "layout.order" << error << "tp";
  QTest::newRow("GPUs left over that make no replica")
      << cluster([](Cluster& c) { c.hosts[0].count = 9; }) << "cluster.idle-gpus" << info
      << "8 of 72";
  QTest::newRow("a link without bandwidth")
      << cluster([](Cluster& c) { c.links[0].bandwidth = BytesPerSecond(0); })
      << "cluster.link-without-bandwidth" << error << "carries nothing";
  QTest::newRow("a tenant on hosts that do not exist") << cluster([](Cluster& c) {
    Tenant tenant;
    tenant.hosts = "zz";
    c.tenants.push_back(tenant);
  }) << "cluster.unknown-reference" << warning << "zz";
  QTest::newRow("a scale-up domain of hosts that do not exist") << cluster([](Cluster& c) {
    c.scaleUpDomains.push_back({"zz", 4, {}});
  }) << "cluster.unknown-reference" << warning << "cluster.scale_up_domains";
  QTest::newRow("a curve measured on a link that does not exist") << cluster([](Cluster& c) {
    c.measured.push_back({"zz", "all_reduce", 16, {{1e6, 1e10}}, "nccl-tests", {}});
  }) << "cluster.unknown-reference" << warning << "zz";
  QTest::newRow("a curve of a collective that the model does not know") << cluster([](Cluster& c) {
    c.measured.push_back({"up", "gossip", 16, {{1e6, 1e10}}, "nccl-tests", {}});
  }) << "plan.unknown-word" << warning << "gossip";
  QTest::newRow("a failed host beyond the group")
      << cluster([](Cluster& c) { c.hosts[0].failed = {8}; }) << "cluster.no-such-host" << warning
      << "hosts 0 to 7";
  QTest::newRow("an override that nothing reads") << cluster([](Cluster& c) {
    c.hosts[0].overrides =
        HostOverrides{std::nullopt, std::nullopt, std::nullopt, {{"gpu_clock_hz", "1e9"}}};
  }) << "cluster.unknown-override" << warning << "gpu_clock_hz";
  QTest::newRow("an unlinked group that holds no rank") << cluster([](Cluster& c) {
    HostGroup spare = c.hosts[0];
    spare.id = "spare";
    spare.name = "Spare";
    spare.count = 1;
    c.hosts.push_back(spare);
  }) << "cluster.not-connected" << info << "Spare";
  QTest::newRow("a placement policy that is none")
      << placement([](PlacementChoice& p) { p.policy = "bogus"; }) << "plan.unknown-word" << error
      << "bogus";
  QTest::newRow("an explicit placement without groups")
      << placement([](PlacementChoice& p) { p.policy = "explicit"; }) << "placement.unplaced"
      << error << "64 of 64 ranks have no GPU";
  QTest::newRow("a rank placed twice") << placement([](PlacementChoice& p) {
    p.policy = "explicit";
    p.groups = {{0, 63, "pod", 0, {}}, {8, 15, "pod", 1, {}}};
  }) << "placement.rank-twice" << error << "Rank 8";
  QTest::newRow("ranks beyond the job") << placement([](PlacementChoice& p) {
    p.policy = "explicit";
    p.groups = {{0, 63, "pod", 0, {}}, {64, 79, "pod", 0, {}}};
  }) << "placement.rank-range" << error << "64 to 79";
  QTest::newRow("a placement on hosts that do not exist") << placement([](PlacementChoice& p) {
    p.policy = "explicit";
    p.groups = {{0, 63, "zz", 0, {}}};
  }) << "placement.unknown-host" << error << "zz";
  QTest::newRow("VPP that the schedule has no use for") << layout([](Layout& l) {
    l.schedule.kind = "zb-h1";
    l.vpp = 4;
  }) << "schedule.vpp-not-used" << warning << "VPP 4 has no effect";
  QTest::newRow("adapters on a pretraining") << workload([](Workload& w) { w.lora = Lora{}; })
                                             << "workload.lora-not-used" << info << "pretrain";
  QTest::newRow("a LoRA target that is no matrix") << workload([](Workload& w) {
    w.task = "lora";
    w.lora = Lora{16, {"zz"}, std::nullopt, {}};
  }) << "plan.unknown-word" << error << "zz";
  QTest::newRow("a LoRA rank that is not low") << workload([](Workload& w) {
    w.task = "lora";
    w.lora = Lora{100000, {}, std::nullopt, {}};
  }) << "workload.lora-rank" << error << "100,000";
  QTest::newRow("activation offload that PCIe cannot hide")
      << layout([](Layout& l) { l.offload.activations = 1; }) << "layout.offload-waits" << warning
      << "host memory";
  QTest::newRow("a headroom that the plan demands") << Change([](Plan& plan) {
    plan.platform = plan.platform.edited([](PlatformProfile& p) { p.memoryHeadroom = 0.9; });
  }) << "memory.headroom" << error << "headroom of 90";
  QTest::newRow("a moment format that is none")
      << workload([](Workload& w) { w.momentDtype = "int3"; }) << "plan.unknown-word" << error
      << "int3";
  QTest::newRow("a recompute method that is none")
      << layout([](Layout& l) { l.recompute.method = "zigzag"; }) << "plan.unknown-word" << error
      << "zigzag";
  QTest::newRow("an empty canvas")
      << cluster([](Cluster& c) { c = Cluster{}; }) << "cluster.empty" << error << "no hosts";
}

void RulesTest::aBrokenRuleIsNamed() {
  QFETCH(Change, change);
  QFETCH(QString, code);
  QFETCH(int, severity);
  QFETCH(QString, words);
  Plan plan = llama70b();
  change(plan);
  const Evaluation evaluation = evaluate(plan);
  const Finding* finding = findingOf(evaluation, code.toStdString());
  QStringList codes;
  for (const Finding& item : evaluation.findings) codes << QString::fromStdString(item.code);
  QVERIFY2(finding != nullptr, qPrintable(codes.join(", ")));
  QCOMPARE(static_cast<int>(finding->severity), severity);
  const QString message = QString::fromStdString(toEnglish(finding->message));
  QVERIFY2(message.contains(words), qPrintable(message));
  QCOMPARE(evaluation.fits, severity != static_cast<int>(Severity::Error));
}

// Published: NVLink ring 363–367 GB/s on H100; InfiniBand NDR 360–390 GB/s over many hosts.
void RulesTest::healthyMeasurementsAreNotRemarked_data() {
  QTest::addColumn<Change>("change");
  QTest::newRow("NVLink at 365 of 450") << measured("pod", "all_gather", 8, 365e9);
  QTest::newRow("InfiniBand at 360 of 400") << measured("up", "all_reduce", 64, 360e9);
  QTest::newRow("small messages are latency's") << cluster([](Cluster& c) {
    MeasuredCurve curve;
    curve.link = "up";
    curve.collective = "all_reduce";
    curve.ranks = 16;
    curve.points = {{1 << 20, 5e9}};
    c.measured.push_back(curve);
  });
}

void RulesTest::healthyMeasurementsAreNotRemarked() {
  QFETCH(Change, change);
  Plan plan = llama70b();
  change(plan);
  QVERIFY(findingOf(evaluate(plan), "network.measured-below-nominal") == nullptr);
}

void RulesTest::allViolationsComeAtOnce() {
  Plan plan = llama70b();
  plan.layout = plan.layout.edited([](Layout& l) {
    l.tp = 3;
    l.ep = 2;
    l.schedule.kind = "2f2b";
  });
  plan.workload = plan.workload.edited([](Workload& w) { w.globalBatch = 127; });
  const Evaluation evaluation = evaluate(plan);
  for (const char* code :
       {"layout.heads", "layout.ep-without-experts", "schedule.unknown", "batch.not-whole"}) {
    QVERIFY2(findingOf(evaluation, code) != nullptr, code);
  }
}

void RulesTest::everyFindingSaysWhatToDo() {
  Plan plan = llama70b();
  plan.layout = plan.layout.edited([](Layout& l) {
    l.tp = 16;
    l.pp = 3;
    l.ep = 2;
    l.zero = 3;
  });
  plan.workload = plan.workload.edited([](Workload& w) { w.microBatch = 16; });
  for (const Finding& finding : evaluate(plan).findings) {
    QVERIFY(!finding.code.empty());
    QVERIFY(!finding.subjects.empty());
    QVERIFY(!finding.message.empty());
    QVERIFY2(!finding.remedy.empty(), finding.code.c_str());
  }
}

// Reported at twice what is predicted: the prediction is half of it, a difference of −50 %.
void RulesTest::reportedFiguresStandBesideThePrediction() {
  Plan plan = llama70b();
  const Evaluation alone = evaluate(plan);
  using Kind = ReportedFigure::Kind;
  const std::vector<std::pair<Kind, double>> predicted{
      {Kind::StepTime, alone.stepTime.p50},
      {Kind::ModelFlopsPerGpu, alone.mfuFull * alone.peakFlopPerSecond},
      {Kind::PeakAllocated, static_cast<double>(alone.peakAllocated.value())},
      {Kind::PeakReserved, static_cast<double>(alone.peakReserved.value())},
      {Kind::PeakDevice, static_cast<double>(alone.peakDevice.value())},
  };
  for (const auto& [kind, value] : predicted)
    plan.reported.push_back({kind, 2 * value, "a log", {}});
  const Evaluation beside = evaluate(plan);
  QCOMPARE(beside.findings.size(), predicted.size());
  for (const Finding& finding : beside.findings) {
    QCOMPARE(finding.severity, Severity::Info);
    const QString message = QString::fromStdString(toEnglish(finding.message));
    QVERIFY2(message.contains(QString::fromUtf8("a difference of −50.0 %. a log")),
             qPrintable(message));
  }
  QCOMPARE(beside.stepTime.p50, alone.stepTime.p50);
}

SLICESCAPE_TEST(RulesTest);
#include "rules_test.moc"
