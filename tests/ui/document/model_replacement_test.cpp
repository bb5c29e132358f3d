// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/model_replacement.h"

#include <QTest>

#include "core/model/model_catalogue.h"
#include "core/plan/evaluate.h"
#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

class ModelReplacementTest : public QObject {
  Q_OBJECT

 private:
  static int layersPlaced(const Plan& plan) {
    int sum = 0;
    for (const Stage& stage : stagesOf(plan)) {
      for (const Chunk& chunk : stage.chunks) sum += chunk.count;
    }
    return sum;
  }

 private slots:
  void anotherNumberOfLayersSpreadsThemAgain() {
    const Plan before = examplePlan();  // 80 layers in stages of its own
    QVERIFY(before.layout->stages.has_value());
    const auto next = withModel(before, ModelCatalogue::builtIn().find("llama3.1-405b"));
    QVERIFY(next.stagesSpreadAgain);
    QCOMPARE(layersPlaced(next.plan), 126);
    QVERIFY2(next.plan.layout->tp == before.layout->tp && next.plan.layout->pp == before.layout->pp,
             "degrees stay, even illegal ones");
  }

  void theSameNumberOfLayersKeepsTheStages() {
    const Plan before = examplePlan();
    auto twin = std::make_shared<ModelProfile>(*modelOf(before));
    twin->name = "Twin";
    const auto next = withModel(before, twin);
    QVERIFY(!next.stagesSpreadAgain);
    QVERIFY(next.plan.layout == before.layout);
    QCOMPARE(modelOf(next.plan)->name, std::string("Twin"));
  }

  void evenStagesDifferByOneLayerAtMost() {
    Plan plan = withEvenStages(examplePlan());
    plan.layout = plan.layout.edited([](Layout& layout) { layout.pp = 3; });
    int least = 1000;
    int most = 0;
    for (const Stage& stage : stagesOf(plan)) {
      least = std::min(least, stage.chunks.at(0).count);
      most = std::max(most, stage.chunks.at(0).count);
    }
    QCOMPARE(layersPlaced(plan), 80);
    QVERIFY(most - least <= 1);
  }
};

SLICESCAPE_TEST(ModelReplacementTest);
#include "model_replacement_test.moc"
