// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/plan_json.h"

#include <QTemporaryDir>
#include <QTest>

#include "core/units/json_reader.h"
#include "tests/core/storage/random_plan.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

class PlanJsonTest : public QObject {
  Q_OBJECT

 private slots:
  void anEmptyPlanHasTheDefaults();
  void theDocumentedPlanIsReadWholly();
  void randomPlansSurviveARoundTrip();
  void savingIsAFixedPoint();
  void nullReadsAsUnset();
  void unknownMembersStayInOrderAtEveryLevel();
  void wholeNumbersAreExactTo64Bits_data();
  void wholeNumbersAreExactTo64Bits();
  void numbersReadHoweverTheyAreWritten_data();
  void numbersReadHoweverTheyAreWritten();
  void doublesKeepEveryBit();
  void aCarriedProfileIsLossless();
  void filesAreReadAndWritten();
};

namespace {

Plan loaded(const std::string& text) {
  const Result<Plan> plan = loadPlan(text, "test");
  if (plan) return *plan;
  qWarning() << plan.error().place.c_str() << toEnglish(plan.error().expected).c_str();
  return {};
}

std::string withMember(const std::string& member) {
  return R"({"schema": "slicescape.plan/1", )" + member + "}";
}

}  // namespace

void PlanJsonTest::anEmptyPlanHasTheDefaults() {
  const Result<Plan> plan = loadPlan(R"({"schema": "slicescape.plan/1"})", "test");
  QVERIFY(plan);
  QVERIFY(*plan == Plan());
}

// The example of the format's own description, shortened only where it repeats itself.
void PlanJsonTest::theDocumentedPlanIsReadWholly() {
  const Plan plan = loaded(R"({
    "schema": "slicescape.plan/1",
    "name": "Llama 3 70B on 8 DGX H100",
    "notes": "",
    "cluster": {
      "hosts": [{"id": "pod", "name": "DGX H100", "count": 8, "type": "dgx-h100",
                 "overrides": {"gpu_power_cap_w": null}, "failed": [], "labels": {"rack": "r0"},
                 "position": [120, 320]}],
      "switches": [{"id": "leaf", "name": "Leaf", "count": 8, "tier": 1, "ports": 64,
                    "port_bytes_per_s": 5e10, "latency_s": 5e-7, "position": [120, 120]}],
      "links": [{"id": "up", "from": "pod", "to": "leaf", "pattern": "rail", "per_host": 8,
                 "bytes_per_s": 5e10, "latency_s": 1e-6}],
      "scale_up_domains": [{"hosts": "pod", "hosts_per_domain": 1}],
      "measured": [{"link": "up", "collective": "all_reduce", "ranks": 64,
                    "points": [[1048576, 2.1e10]], "source": "nccl-tests 2026-11-02"}],
      "tenants": [{"name": "inference", "hosts": "pod", "first": 6, "count": 1,
                   "gpus_per_host": 8, "ends_in_s": 86400, "priority": 50, "preemptible": true}]
    },
    "model": {"catalogue": "llama3-70b"},
    "workload": {"task": "pretrain", "seq_len": 8192, "packing": null, "micro_batch": 1,
                 "global_batch": 128, "tokens": 1.4e12, "precision": "bf16", "fp8_recipe": null,
                 "optimizer": "adam", "gradient_dtype": "fp32", "master_weights": true,
                 "lora": null, "moe_imbalance": 1.0},
    "layout": {"framework": "megatron", "tp": 8, "sp": true, "cp": 1, "ep": 1, "etp": 1, "dp": 2,
      "pp": 4, "vpp": 1, "order": ["tp", "cp", "ep", "dp", "pp"], "zero": 1,
      "zero_shard_ranks": null,
      "schedule": {"kind": "1f1b", "group_size": null, "memory_limit_chunks": null},
      "stages": [{"chunks": [{"first": 0, "count": 20}], "embedding": true},
                 {"chunks": [{"first": 20, "count": 20}]},
                 {"chunks": [{"first": 40, "count": 20}]},
                 {"chunks": [{"first": 60, "count": 20}], "head": true}],
      "recompute": {"mode": "none", "modules": [], "layers": null},
      "flags": {"flash_attention": true, "fused_loss": true, "cuda_graphs": false,
                "compile": null, "tp_overlap": false, "dp_overlap_grad": true,
                "dp_overlap_param": true, "p2p_overlap": false, "ep_overlap": false,
                "cp_comm": "p2p"},
      "offload": {"optimizer": 0.0, "activations": 0.0}},
    "placement": {"policy": "explicit",
                  "groups": [{"ranks": [0, 15], "hosts": "pod", "first": 2}]},
    "platform": {"scheduler": "kueue",
      "capabilities": {"gang": 3, "topology": 2, "queue": 3, "retry": 2, "reclaim": 1,
                       "capacity": 2, "whole_host": 2, "monitoring": 2, "checkpoint": 1,
                       "spares": 1},
      "priors": {"failures_per_host_day": 0.0038, "detect_s": 300, "restart_s": 900,
                 "requeue_s": 0, "straggler": 1.05, "checkpoint_interval_s": null,
                 "checkpoint_blocking_s": null, "storage_bytes_per_s": 4e10},
      "spare_hosts": 0, "memory_headroom": 0.05, "usd_per_gpu_hour": 2.5, "usd_per_kwh": null,
      "pue": 1.2, "queue": null, "deadline": {"date": "2027-01-14"}},
    "assumptions": {"layout.flags.flash_attention": {"origin": "default", "note": "why"}}
  })");
  QVERIFY(plan.unknown.empty());
  const HostGroup& host = plan.cluster->hosts.at(0);
  QCOMPARE(std::get<std::string>(host.type), std::string("dgx-h100"));
  QVERIFY(host.overrides && !host.overrides->devicePowerCapW);
  QVERIFY((host.position == Position{120, 320}));
  QVERIFY((host.labels.at(0) == std::pair<std::string, std::string>("rack", "r0")));
  QCOMPARE(plan.cluster->switches.at(0).latency.value(), 5e-7);
  QVERIFY(plan.cluster->links.at(0).pattern == LinkPattern::Rail);
  QCOMPARE(plan.cluster->measured.at(0).points.at(0).second, 2.1e10);
  QCOMPARE(plan.cluster->tenants.at(0).devicesPerHost.value(), 8);
  QCOMPARE(plan.model->catalogueId, std::string("llama3-70b"));
  QCOMPARE(plan.workload->tokens.value(), 1.4e12);
  QVERIFY(!plan.workload->lora && !plan.workload->packing);
  QCOMPARE(plan.layout->worldSize(), std::int64_t{64});
  QCOMPARE(plan.layout->stages->size(), std::size_t{4});
  QVERIFY(plan.layout->stages->at(0).embedding && plan.layout->stages->at(3).head);
  QVERIFY(!plan.layout->flags.compile && plan.layout->flags.cudaGraphs == false);
  QCOMPARE(plan.placement->groups.at(0).lastRank, 15);
  QCOMPARE(plan.placement->groups.at(0).firstHost, 2);
  QCOMPARE(plan.platform->capabilities.wholeHost.value(), 2);
  QVERIFY(!plan.platform->queue);
  QCOMPARE(plan.platform->deadline.value(), std::string(R"({"date":"2027-01-14"})"));
  QCOMPARE(plan.assumptions.at(0).path, std::string("layout.flags.flash_attention"));
  QCOMPARE(plan.assumptions.at(0).note, std::string("why"));
  QVERIFY(loaded(savePlan(plan)) == plan);
}

void PlanJsonTest::randomPlansSurviveARoundTrip() {
  for (std::uint32_t seed = 0; seed < 300; ++seed) {
    const Plan plan = testing::randomPlan(seed);
    const std::string text = savePlan(plan);
    const Result<Plan> again = loadPlan(text, "random");
    QVERIFY2(again,
             again ? "" : (again.error().place + ": " + toEnglish(again.error().expected)).c_str());
    QVERIFY2(*again == plan, text.c_str());
    QCOMPARE(savePlan(*again), text);
  }
}

// save(load(save(x))) = save(x) even where x was written by hand.
void PlanJsonTest::savingIsAFixedPoint() {
  const std::string text = savePlan(loaded(withMember(
      R"("zzz": {"b": 1e3, "a": 1.50}, "workload": {"tokens": 15e11, "seq_len": 4.096e3}, "aaa": [])")));
  QCOMPARE(savePlan(loaded(text)), text);
  QVERIFY(text.find(R"("zzz")") < text.find(R"("aaa")"));
  QVERIFY(text.find(R"("seq_len": 4096,)") != std::string::npos);
}

void PlanJsonTest::nullReadsAsUnset() {
  QVERIFY(loaded(withMember(R"("name": null, "cluster": null, "layout": {"tp": null, "zero": null,
      "stages": null, "schedule": {"kind": null}}, "model": {"profile": null})")) == Plan());
}

void PlanJsonTest::unknownMembersStayInOrderAtEveryLevel() {
  const std::string text = withMember(
      R"("zeta": 1, "layout": {"later": [true, {"x": null}], "flags": {"turbo": "yes"},
          "stages": [{"chunks": [{"first": 0, "count": 1, "colour": "red"}]}]},
         "alpha": {"nested": {"deep": 9007199254740993}},
         "cluster": {"hosts": [{"id": "h", "type": {"gpu": "x", "intra": {"hops": 2}}, "rack": 7}]})");
  const Plan plan = loaded(text);
  QCOMPARE(plan.unknown.size(), std::size_t{2});
  QCOMPARE(plan.unknown[0].first, std::string("zeta"));
  QCOMPARE(plan.unknown[1].second, std::string(R"({"nested":{"deep":9007199254740993}})"));
  QCOMPARE(plan.layout->unknown.at(0).second, std::string(R"([true,{"x":null}])"));
  QCOMPARE(plan.layout->flags.unknown.at(0).first, std::string("turbo"));
  QCOMPARE(plan.layout->stages->at(0).chunks[0].unknown.at(0).second, std::string("\"red\""));
  const auto& host = std::get<InlineHost>(plan.cluster->hosts.at(0).type);
  QCOMPARE(host.intraUnknown.at(0).first, std::string("hops"));
  QCOMPARE(plan.cluster->hosts[0].unknown.at(0).first, std::string("rack"));
  const std::string saved = savePlan(plan);
  QVERIFY(loaded(saved) == plan);
  QVERIFY(saved.find("\"zeta\"") > saved.find("\"assumptions\""));
  QVERIFY(saved.find("\"zeta\"") < saved.find("\"alpha\""));
}

void PlanJsonTest::wholeNumbersAreExactTo64Bits_data() {
  QTest::addColumn<qint64>("number");
  QTest::newRow("one above what a double holds") << qint64{9007199254740993};
  QTest::newRow("the largest") << std::numeric_limits<qint64>::max();
  QTest::newRow("the smallest") << std::numeric_limits<qint64>::min();
}

void PlanJsonTest::wholeNumbersAreExactTo64Bits() {
  QFETCH(qint64, number);
  const Plan plan = loaded(withMember("\"future\": " + std::to_string(number)));
  QCOMPARE(plan.unknown.at(0).second, std::to_string(number));
  QVERIFY(savePlan(plan).find(std::to_string(number)) != std::string::npos);

  const std::int64_t memory = (std::int64_t{1} << 53) + 1;
  const Plan inMember = loaded(
      withMember(R"("cluster": {"hosts": [{"id": "h", "type": {"gpu": "x", "host_memory_bytes": )" +
                 std::to_string(memory) + "}}]}"));
  QCOMPARE(std::get<InlineHost>(inMember.cluster->hosts.at(0).type).hostMemory.value(), memory);
  QVERIFY(loaded(savePlan(inMember)) == inMember);
}

void PlanJsonTest::numbersReadHoweverTheyAreWritten_data() {
  QTest::addColumn<QByteArray>("written");
  QTest::newRow("as an integer") << QByteArray("1400000000000");
  QTest::newRow("with a point") << QByteArray("1400000000000.0");
  QTest::newRow("with an exponent") << QByteArray("1.4e12");
  QTest::newRow("with a large exponent") << QByteArray("14E+11");
}

void PlanJsonTest::numbersReadHoweverTheyAreWritten() {
  QFETCH(QByteArray, written);
  const Plan real = loaded(withMember(R"("workload": {"tokens": )" + written.toStdString() + "}"));
  QCOMPARE(real.workload->tokens.value(), 1.4e12);
  const Plan whole = loaded(
      withMember(R"("cluster": {"hosts": [{"id": "h", "type": {"gpu": "x", "host_memory_bytes": )" +
                 written.toStdString() + "}}]}"));
  QCOMPARE(std::get<InlineHost>(whole.cluster->hosts.at(0).type).hostMemory.value(),
           std::int64_t{1400000000000});
}

void PlanJsonTest::doublesKeepEveryBit() {
  for (const double value : {0.1, 1.0 / 3, 5e-324, 2.2250738585072014e-308, 0.30000000000000004,
                             123456789.123456789, 1e22, 9.999999999999999e22}) {
    Plan plan;
    plan.platform = plan.platform.edited([&](PlatformProfile& platform) {
      platform.priors.failuresPerHostDay = std::min(value, 1e6);
      platform.memoryHeadroom = std::min(value, 1.0);
    });
    QVERIFY(loaded(savePlan(plan)) == plan);
  }
}

void PlanJsonTest::aCarriedProfileIsLossless() {
  ModelProfile profile;
  profile.id = "mine";
  profile.name = "Mine";
  profile.hidden = 64;
  profile.vocabulary = 1000;
  LayerKind dense;
  dense.name = "dense";
  dense.hidden = 64;
  dense.mixer.heads = 4;
  dense.mixer.causal = false;
  dense.feedForward.width = 256;
  LayerKind expert = dense;
  expert.name = "moe";
  expert.feedForward.gated = false;
  expert.feedForward.experts = 8;
  profile.kinds = {dense, expert};
  profile.layers = {0, 1, 1, 1, 0};
  profile.mtpModules = 1;
  profile.mtpKind = expert;
  Tower tower;
  tower.name = "vision tower";
  tower.parameters = 300;
  profile.towers = {tower};
  PublishedCount published;
  published.total = 9007199254740993 / 16;
  profile.published = published;
  profile.originalText = "{\n  \"model_type\": \"mine\",\t\"x\": 1e5\n}\n";
  Plan plan;
  ModelChoice choice;
  choice.profile = std::make_shared<ModelProfile>(profile);
  plan.model = choice;
  const std::string text = savePlan(plan);
  const Plan again = loaded(text);
  QVERIFY(again == plan);
  QCOMPARE(again.model->profile->originalText, profile.originalText);
  QVERIFY(text.find(R"({"kind": 1, "count": 3})") != std::string::npos);
}

void PlanJsonTest::filesAreReadAndWritten() {
  const QTemporaryDir folder;
  const std::string path = folder.filePath("plan.slicescape").toStdString();
  const Plan plan = testing::randomPlan(7);
  QVERIFY(savePlanFile(plan, path));
  const Result<Plan> again = loadPlanFile(path);
  QVERIFY(again && *again == plan);
  QCOMPARE(testing::readAll(QString::fromStdString(path)).toStdString(), savePlan(plan));
  const Result<Plan> absent = loadPlanFile(folder.filePath("absent").toStdString());
  QVERIFY(!absent);
  QCOMPARE(absent.error().file, folder.filePath("absent").toStdString());
}

SLICESCAPE_TEST(PlanJsonTest);
#include "plan_json_test.moc"
