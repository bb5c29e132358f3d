// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/network_advice.h"

#include <QTest>

#include "core/network/network_json.h"
#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

/// Llama 3 8B, plain data parallel with sharded optimizer states over `hosts` DGX H100, whose
/// cables carry `bytesPerS` each.
Plan dataParallel(int hosts, double bytesPerS) {
  Plan plan = testing::llama70b();
  Cluster cluster = testing::railCluster("dgx-h100", hosts);
  cluster.links.front().bandwidth = BytesPerSecond(bytesPerS);
  plan.cluster = cluster;
  ModelChoice model;
  model.catalogueId = "llama3-8b";
  plan.model = model;
  Workload work;
  work.sequenceLength = 2048;
  work.globalBatch = 64;
  plan.workload = work;
  Layout layout;
  layout.dp = 8 * hosts;
  layout.zero = 1;
  plan.layout = layout;
  return plan;
}

NetworkPart linkPart(const Plan& plan) {
  for (const NetworkPart& part : networkParts(plan, evaluate(plan))) {
    if (part.kind == NetworkPart::Kind::Link) return part;
  }
  return {};
}

double dpTime(const Evaluation& evaluation) {
  double sum = 0;
  for (const CommunicationItem& item : evaluation.communication) {
    if (item.axis == "dp") sum += item.time.value();
  }
  return sum;
}

}  // namespace

class NetworkAdviceTest : public QObject {
  Q_OBJECT

 private slots:
  void partsAreThoseInUse_data();
  void partsAreThoseInUse();
  void fasterIsNeverSlower();
  void aSlowLinkBoundsTheStep();
  void theNicsAreVariedWithTheirLinks();
  void aMeasuredLinkGainsAsWell();
  void theBottleneckIsNamed();
  void aQuietNetworkHasNone();
  void moreHostsAreSlowerOnASlowNetwork();
  void moreHostsPayOnAFastNetwork();
  void scalingKeepsTheBatchWhole();
  void jsonSaysUnknownAsNull();
};

void NetworkAdviceTest::partsAreThoseInUse_data() {
  QTest::addColumn<int>("tp");
  QTest::addColumn<int>("dp");
  QTest::addColumn<QStringList>("kinds");
  QTest::newRow("one GPU talks to nobody") << 1 << 1 << QStringList();
  QTest::newRow("a host talks inside") << 8 << 1 << QStringList{"inside"};
  QTest::newRow("two hosts use the leaf") << 8 << 2 << QStringList{"inside", "tier", "link"};
}

void NetworkAdviceTest::partsAreThoseInUse() {
  QFETCH(int, tp);
  QFETCH(int, dp);
  Plan plan = dataParallel(2, 5e10);
  plan.layout = plan.layout.edited([&](Layout& layout) {
    layout.tp = tp;
    layout.dp = dp;
  });
  QStringList kinds;
  for (const NetworkPart& part : networkParts(plan, evaluate(plan))) {
    kinds << (part.kind == NetworkPart::Kind::InsideHosts ? "inside"
              : part.kind == NetworkPart::Kind::Tier      ? "tier"
                                                          : "link");
  }
  QTEST(kinds, "kinds");
}

void NetworkAdviceTest::fasterIsNeverSlower() {
  for (const Plan& plan : {testing::llama70b(), dataParallel(4, 5e9), dataParallel(1, 5e10)}) {
    const Evaluation now = evaluate(plan);
    for (const NetworkPart& part : networkParts(plan, now)) {
      const auto row = sensitivityOf(plan, now, part);
      QVERIFY(row.has_value());
      QVERIFY(row->doubledChange <= 1e-12);
      QVERIFY(row->halvedChange >= -1e-12);
      QCOMPARE(evaluateVaried(plan, part, 1).stepTime.p50, now.stepTime.p50);
    }
  }
}

// When a step is nearly all transfer on one link, it takes half as long on a link of twice
// the rate, and twice as long on one of half.
void NetworkAdviceTest::aSlowLinkBoundsTheStep() {
  const Plan plan = dataParallel(4, 2e7);
  const Evaluation now = evaluate(plan);
  QVERIFY(now.breakdown.dpExposed.value() > 0.95 * now.stepTime.p50);
  const auto row = sensitivityOf(plan, now, linkPart(plan));
  QVERIFY(row.has_value());
  QVERIFY2(std::abs(row->doubledChange + 0.5) < 0.05,
           qPrintable(QString::number(row->doubledChange)));
  QVERIFY2(std::abs(row->halvedChange - 1) < 0.1, qPrintable(QString::number(row->halvedChange)));
}

// DGX A100: eight NICs of 25 GB/s on cables of 25 GB/s, slower together than its NVLink. With
// faster cables alone nothing would change.
void NetworkAdviceTest::theNicsAreVariedWithTheirLinks() {
  Plan plan = dataParallel(4, 25e9);
  plan.cluster = plan.cluster.edited(
      [](Cluster& cluster) { cluster.hosts.front().type = std::string("dgx-a100"); });
  const Evaluation now = evaluate(plan);
  QVERIFY(dpTime(evaluateVaried(plan, linkPart(plan), 2)) < 0.95 * dpTime(now));
  Plan cables = plan;
  cables.cluster = plan.cluster.edited(
      [](Cluster& cluster) { cluster.links.front().bandwidth = BytesPerSecond(50e9); });
  QCOMPARE(dpTime(evaluate(cables)), dpTime(now));
}

void NetworkAdviceTest::aMeasuredLinkGainsAsWell() {
  Plan plan = dataParallel(4, 1e9);
  const auto gain = [](const Plan& of) {
    return dpTime(evaluateVaried(of, linkPart(of), 2)) / dpTime(evaluate(of));
  };
  const double modelled = gain(plan);
  plan.cluster = plan.cluster.edited([](Cluster& cluster) {
    for (const char* collective : {"reduce_scatter", "all_gather"}) {
      MeasuredCurve curve;
      curve.link = "up";
      curve.collective = collective;
      curve.ranks = 32;
      curve.points = {{1e6, 1e8}, {1e9, 2e9}};  // about a quarter of the line rate
      cluster.measured.push_back(curve);
    }
  });
  QVERIFY(dpTime(evaluate(plan)) > 0);
  QVERIFY(std::abs(gain(plan) - modelled) < 0.02);
}

void NetworkAdviceTest::theBottleneckIsNamed() {
  const Plan plan = dataParallel(4, 2e7);
  const Bottleneck worst = bottleneckOf(plan, evaluate(plan));
  QCOMPARE(worst.axis, std::string("dp"));
  QCOMPARE(worst.linkId, std::string("up"));
  QVERIFY(worst.share > 0.95);
  const std::string sentence = toEnglish(worst.sentence);
  QVERIFY2(sentence.find("Pod – Leaf") != std::string::npos, sentence.c_str());
  QVERIFY2(sentence.find("DP") != std::string::npos, sentence.c_str());
  // Tensor parallelism stays inside the host.
  const Bottleneck inside = bottleneckOf(testing::llama70b(), evaluate(testing::llama70b()));
  QCOMPARE(inside.axis, std::string("tp"));
  QVERIFY(inside.linkId.empty());
}

void NetworkAdviceTest::aQuietNetworkHasNone() {
  Plan plan = dataParallel(1, 5e10);
  plan.layout = plan.layout.edited([](Layout& layout) { layout.dp = 1; });
  const Bottleneck none = bottleneckOf(plan, evaluate(plan));
  QVERIFY(none.axis.empty());
  QVERIFY(!none.sentence.empty());
}

// A ring over n ranks moves (n − 1)/n of the gradients through every host's NICs: with compute
// negligible, two hosts (15/16) train faster than eight (63/64).
void NetworkAdviceTest::moreHostsAreSlowerOnASlowNetwork() {
  const Plan plan = dataParallel(8, 1e7);
  const HostScaling scaling = hostScaling(plan, evaluate(plan));
  QVERIFY(scaling.verdict == ScalingVerdict::Slower);
  QCOMPARE(scaling.sameBatch.front().hosts, 2);
  QVERIFY(scaling.sameBatch.front().tokensPerSecond > scaling.sameBatch[2].tokensPerSecond);
  QVERIFY(toEnglish(scaling.sentence).find("slower") != std::string::npos);
}

void NetworkAdviceTest::moreHostsPayOnAFastNetwork() {
  Plan plan = dataParallel(4, 5e10);
  plan.workload = plan.workload.edited([](Workload& work) { work.globalBatch = 4096; });
  const HostScaling scaling = hostScaling(plan, evaluate(plan));
  QVERIFY(scaling.verdict == ScalingVerdict::Good);
  QCOMPARE(scaling.sameBatch.size(), std::size_t{5});
  for (std::size_t i = 1; i < 5; ++i) {
    QCOMPARE(scaling.sameBatch[i].hosts, 2 * scaling.sameBatch[i - 1].hosts);
    QCOMPARE(scaling.sameBatch[i].isDrawn, i <= 2);
    QVERIFY(scaling.sameBatch[i].tokensPerSecond > scaling.sameBatch[i - 1].tokensPerSecond);
  }
}

void NetworkAdviceTest::scalingKeepsTheBatchWhole() {
  Plan plan = dataParallel(3, 5e10);
  plan.workload = plan.workload.edited([](Workload& work) { work.globalBatch = 72; });
  const HostScaling scaling = hostScaling(plan, evaluate(plan));
  for (const auto* points : {&scaling.sameBatch, &scaling.grownBatch}) {
    for (const ScalingPoint& point : *points) {
      QVERIFY(point.step > 0);
      QCOMPARE(point.globalBatch % point.gpus, std::int64_t{0});
    }
  }
}

void NetworkAdviceTest::jsonSaysUnknownAsNull() {
  NetworkAdvice advice;
  advice.sensitivity.push_back({});
  const boost::json::object object = networkAdviceToJson(advice);
  QVERIFY(object.at("sensitivity").at(0).at("step_time_doubled_s").is_null());
  QVERIFY(object.at("scaling").at("same_batch").as_array().empty());
}

SLICESCAPE_TEST(NetworkAdviceTest);
#include "network_advice_test.moc"
