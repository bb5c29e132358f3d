// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/cost/layer_builder.h"
#include "tests/core/cost/contexts.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::testing;

namespace {

/// Eight ranks inside one host on 450 GB/s.
AxisPaths insideOneHost() {
  GroupPath path;
  path.size = 8;
  path.perScaleUp = 8;
  path.ranksPerHost = 8;
  path.scaleUp = BytesPerSecond(360e9);
  path.scaleUpNominal = BytesPerSecond(450e9);
  return {path, {}, path, {}};
}

}  // namespace

/// What runs beside kernels is hidden in part, and slows them.
class LayerOverlapTest : public QObject {
  Q_OBJECT
 private slots:
  void hiddenCollectivesTakeComputeUnits_data();
  void hiddenCollectivesTakeComputeUnits();
  void overlapHidesTensorParallelTraffic();
  void perOperatorRecomputeGathersAgain();
  void slowHostsTakeLonger();
};

void LayerOverlapTest::hiddenCollectivesTakeComputeUnits_data() {
  QTest::addColumn<double>("hidden");
  QTest::addColumn<double>("units");
  QTest::addColumn<double>("lost");
  QTest::newRow("nothing hidden") << 0.0 << 16.0 << 1.0;
  QTest::newRow("all hidden by copy engines") << 1.0 << 0.0 << 0.0;
  // 132 compute units of an H100: 0.25 + 0.75 · 16 / 116.
  QTest::newRow("pieces of a product") << 0.75 << 16.0 << 0.25 + 0.75 * 16 / 116;
  QTest::newRow("expert exchange") << 0.8 << 20.0 << 0.2 + 0.8 * 20 / 112;
  QTest::newRow("more than there are") << 1.0 << 500.0 << 1.0;
}

void LayerOverlapTest::hiddenCollectivesTakeComputeUnits() {
  QFETCH(double, hidden);
  QFETCH(double, units);
  QFETCH(double, lost);
  const double share = waitUnderOverlap(hidden, units, contextOn("h100-sxm"));
  QVERIFY2(std::abs(share - lost) < 1e-12, qPrintable(QString::number(share)));
}

void LayerOverlapTest::overlapHidesTensorParallelTraffic() {
  TrainingContext context = contextOn("h100-sxm");
  context.tp = 8;
  context.sequenceParallel = true;
  const LayerKind layer = gptLayer(8192, 64);
  const double waits = layerCost(layer, context, insideOneHost(), false).forward.tpExposed;
  QVERIFY(waits > 0);
  context.tpOverlap = true;
  const double hidden = layerCost(layer, context, insideOneHost(), false).forward.tpExposed;
  QVERIFY(std::abs(hidden / waits - (0.25 + 0.75 * 16 / 116)) < 1e-9);
}

void LayerOverlapTest::perOperatorRecomputeGathersAgain() {
  TrainingContext context = contextOn("h100-sxm");
  context.framework = Framework::TorchTitan;
  context.tp = 8;
  context.sequenceParallel = true;
  const LayerKind layer = gptLayer(8192, 64);
  const LayerCost kept = layerCost(layer, context, insideOneHost(), false);
  context.recompute = RecomputeMode::Selective;
  context.modules.everyOtherProduct = true;
  const LayerCost repeated = layerCost(layer, context, insideOneHost(), false);
  QCOMPARE(kept.recompute.tpExposed, 0.0);
  // Two gathers of the forward run again: half as many as forward and backward had together.
  QCOMPARE(repeated.tp[Collective::AllGather].count, 1.5 * kept.tp[Collective::AllGather].count);
  QVERIFY(repeated.recompute.tpExposed > 0);
}

void LayerOverlapTest::slowHostsTakeLonger() {
  TrainingContext context = contextOn("a100-sxm-80");
  const LayerKind layer = gptLayer(8192, 64);
  const AxisPaths alone;
  const double usual = layerCost(layer, context, alone, false).forward.kernels;
  context.efficiency.slowDown(0.1);
  const double slower = layerCost(layer, context, alone, false).forward.kernels;
  QVERIFY(slower > usual * 1.09 && slower <= usual * 1.1 * (1 + 1e-12));
}

SLICESCAPE_TEST(LayerOverlapTest);
#include "layer_overlap_test.moc"
