// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/model/model_catalogue.h"
#include "core/units/format.h"
#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::testing;

/// Allocator peaks that others measured, predicted from the layout alone.
class PublishedMemoryTest : public QObject {
  Q_OBJECT
 private slots:
  void llama70bProxyOnB200_data();
  void llama70bProxyOnB200();
};

void PublishedMemoryTest::llama70bProxyOnB200_data() {
  // SimuMax (MooreThreads/SimuMax), measured on 8 B200: Llama 3 70B with 12 layers,
  // sequence 4096, micro-batch 1, fused loss, distributed optimizer, no recompute.
  QTest::addColumn<int>("tp");
  QTest::addColumn<int>("pp");
  QTest::addColumn<double>("measuredGiB");
  QTest::newRow("TP 1 · PP 2 keeps 66.55 GiB") << 1 << 2 << 66.55;
  QTest::newRow("TP 2 keeps 60.68 GiB") << 2 << 1 << 60.68;
  QTest::newRow("TP 4 keeps 39.07 GiB") << 4 << 1 << 39.07;
  QTest::newRow("TP 8 keeps 28.29 GiB") << 8 << 1 << 28.29;
}

void PublishedMemoryTest::llama70bProxyOnB200() {
  QFETCH(int, tp);
  QFETCH(int, pp);
  QFETCH(double, measuredGiB);
  ModelProfile proxy = *ModelCatalogue::builtIn().find("llama3-70b");
  proxy.layers.resize(12);
  Plan plan = llama70b();
  plan.cluster = railCluster("dgx-b200", 1);
  plan.model = ModelChoice{"", std::make_shared<const ModelProfile>(proxy), {}};
  plan.workload = plan.workload.edited([](Workload& work) {
    work.sequenceLength = 4096;
    work.globalBatch = 32;
  });
  plan.layout = plan.layout.edited([&](Layout& layout) {
    layout.tp = tp;
    layout.pp = pp;
    layout.dp = 8 / (tp * pp);
    layout.sp = tp > 1;
  });
  const double predicted = static_cast<double>(evaluate(plan).peakAllocated.value()) / (1 << 30);
  QVERIFY2(std::abs(predicted / measuredGiB - 1) < 0.03,
           qPrintable(QString("predicted %1 GiB, measured %2").arg(predicted).arg(measuredGiB)));
}

SLICESCAPE_TEST(PublishedMemoryTest);
#include "published_memory_test.moc"
