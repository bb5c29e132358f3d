// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/measured_curve.h"

#include "core/cost/collective.h"
#include "core/cost/kernel_terms.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

constexpr double kMiB = 1024.0 * 1024.0;

/// Four DGX H100 on one leaf, with what was measured there.
Cluster measuredCluster(std::vector<MeasuredCurve> curves) {
  Cluster cluster;
  HostGroup group;
  group.id = "pod";
  group.count = 4;
  group.type = std::string("dgx-h100");
  cluster.hosts.push_back(group);
  SwitchGroup leaf;
  leaf.id = "leaf";
  leaf.count = 8;
  cluster.switches.push_back(leaf);
  Link link;
  link.id = "up";
  link.from = "pod";
  link.to = "leaf";
  link.perHost = 8;
  cluster.links.push_back(link);
  cluster.measured = std::move(curves);
  return cluster;
}

MeasuredCurve curve(const char* place, const char* collective, int ranks,
                    std::vector<std::pair<double, double>> points) {
  MeasuredCurve result;
  result.link = place;
  result.collective = collective;
  result.ranks = ranks;
  result.points = std::move(points);
  result.source = "nccl-tests";
  return result;
}

GroupPath pathOf(const Cluster& cluster, int size, std::int64_t stride = 1) {
  return Fabric(cluster, 0, HardwareCatalogue::builtIn()).path({size, stride});
}

double busBandwidth(double bytes, const GroupPath& path) {
  return wireBytes(Collective::AllReduce, bytes, path.size) /
         collectiveTime(Collective::AllReduce, bytes, path).value();
}

bool isAbout(double value, double expected) {
  return std::abs(value / expected - 1) < 1e-9;
}

}  // namespace

class MeasuredCurveTest : public QObject {
  Q_OBJECT
 private slots:
  void theMeasuredGroupTakesTheMeasuredTime();
  void betweenPointsTheLineIsStraightInLogLog();
  void theNearestGroupSizeDecides();
  void otherGroupsTakeTheMeasuredRatio();
  void aHostsCurveCountsInsideItOnly();
  void otherCollectivesFollowTheModel();
  void theExplanationNamesTheMeasurement();
};

void MeasuredCurveTest::theMeasuredGroupTakesTheMeasuredTime() {
  const Cluster cluster =
      measuredCluster({curve("up", "all_reduce", 16, {{kMiB, 1e10}, {1024 * kMiB, 3e11}})});
  QVERIFY(isAbout(busBandwidth(kMiB, pathOf(cluster, 16)), 1e10));
  QVERIFY(isAbout(busBandwidth(1024 * kMiB, pathOf(cluster, 16)), 3e11));
}

void MeasuredCurveTest::betweenPointsTheLineIsStraightInLogLog() {
  // Half of the way between 1 and 256 MiB in the logarithm is 16 MiB: √(10 · 160) = 40 GB/s.
  const Cluster cluster =
      measuredCluster({curve("up", "all_reduce", 16, {{256 * kMiB, 1.6e11}, {kMiB, 1e10}})});
  QVERIFY(isAbout(busBandwidth(16 * kMiB, pathOf(cluster, 16)), 4e10));
}

void MeasuredCurveTest::theNearestGroupSizeDecides() {
  const Cluster cluster = measuredCluster({curve("up", "all_reduce", 16, {{kMiB, 1e10}}),
                                           curve("up", "all_reduce", 32, {{kMiB, 2e10}})});
  QVERIFY(isAbout(busBandwidth(kMiB, pathOf(cluster, 32)), 2e10));
  QCOMPARE(measuredCurve(Collective::AllReduce, pathOf(cluster, 30))->ranks(), 32);
  QCOMPARE(measuredCurve(Collective::AllReduce, pathOf(cluster, 18))->ranks(), 16);
}

void MeasuredCurveTest::otherGroupsTakeTheMeasuredRatio() {
  // One rank per host has an eighth of the NICs: the model's time, longer by the measured ratio.
  const Cluster plain = measuredCluster({});
  const Cluster cluster = measuredCluster({curve("up", "all_reduce", 32, {{64 * kMiB, 1e10}})});
  const double bytes = 64 * kMiB;
  const auto time = [&](const Cluster& where, int size, std::int64_t stride) {
    return collectiveTime(Collective::AllReduce, bytes, pathOf(where, size, stride)).value();
  };
  QVERIFY(
      isAbout(time(cluster, 4, 8) / time(plain, 4, 8), time(cluster, 32, 1) / time(plain, 32, 1)));
}

void MeasuredCurveTest::aHostsCurveCountsInsideItOnly() {
  const Cluster cluster = measuredCluster({curve("pod", "all_reduce", 8, {{kMiB, 1e9}})});
  QVERIFY(isAbout(busBandwidth(kMiB, pathOf(cluster, 8)), 1e9));
  QVERIFY(pathOf(cluster, 16).curves.empty());
}

void MeasuredCurveTest::otherCollectivesFollowTheModel() {
  const Cluster cluster = measuredCluster({curve("up", "all_reduce", 16, {{kMiB, 1e9}})});
  QCOMPARE(collectiveTime(Collective::AllGather, kMiB, pathOf(cluster, 16)),
           collectiveTime(Collective::AllGather, kMiB, pathOf(measuredCluster({}), 16)));
}

void MeasuredCurveTest::theExplanationNamesTheMeasurement() {
  const Cluster cluster = measuredCluster({curve("up", "all_reduce", 16, {{kMiB, 1e10}})});
  const GroupPath path = pathOf(cluster, 16);
  const Term term = collectiveTerm({"x"}, Collective::AllReduce, kMiB, path);
  QCOMPARE(term.combination, Term::Combination::Product);
  QCOMPARE(term.terms.size(), std::size_t{2});
  QCOMPARE(term.terms[1].origin, Origin::Measured);
  QVERIFY(isAbout(term.terms[0].number * term.terms[1].number, term.number));
}

SLICESCAPE_TEST(MeasuredCurveTest);
#include "measured_curve_test.moc"
