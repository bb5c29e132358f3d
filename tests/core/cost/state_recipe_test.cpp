// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/state_recipe.h"

#include "tests/support/registry.h"

using namespace slicescape;

/// Bytes per parameter by recipe (Megatron-LM docs/dist_optimizer.md, ZeRO 1910.02054, the
/// optimizers' papers).
class StateRecipeTest : public QObject {
  Q_OBJECT
 private slots:
  void bytesPerParameter_data();
  void bytesPerParameter();
};

void StateRecipeTest::bytesPerParameter_data() {
  QTest::addColumn<StateRecipe>("recipe");
  QTest::addColumn<double>("weight");
  QTest::addColumn<double>("gradient");
  QTest::addColumn<double>("optimizer");
  QTest::addColumn<double>("update");
  const auto row = [](const char* name, const StateRecipe& recipe, double weight, double gradient,
                      double optimizer, double update = 0) {
    QTest::newRow(name) << recipe << weight << gradient << optimizer << update;
  };
  row("Megatron bf16 keeps 2 + 4 + 12", {}, 2, 4, 12);
  row("16-bit gradients save 2", {.gradientFormat = "bf16"}, 2, 2, 12);
  row("fp16 copies its gradients for the update: 20 in all",
      {.precision = Precision::Fp16, .gradientFormat = "fp16"}, 2, 2, 12, 4);
  row("fp32 keeps 16", {.precision = Precision::Fp32}, 4, 4, 8);
  row("the precision-aware optimizer halves the moments", {.momentFormat = "bf16"}, 2, 4, 8);
  row("8-bit moments of it", {.momentFormat = "fp8"}, 2, 4, 6);
  row("SGD with momentum", {.optimizer = "sgd"}, 2, 4, 8);
  row("Lion has one moment", {.optimizer = "lion"}, 2, 4, 8);
  row("Adam with 8-bit states", {.optimizer = "adam8bit"}, 2, 4, 6);
  row("no master copy", {.masterWeights = false}, 2, 4, 8);
  row("8-bit weights on Hopper need a transposed copy",
      {.precision = Precision::Fp8, .fp8Weights = true}, 2, 4, 12);
  row("8-bit weights on Blackwell do not",
      {.precision = Precision::Fp8, .fp8Weights = true, .anyLayout8Bit = true}, 1, 4, 12);
  row("16-bit weights of an 8-bit recipe keep their casts beside",
      {.precision = Precision::Fp8, .anyLayout8Bit = true}, 3, 4, 12);
  row("MXFP8 scales along both directions",
      {.precision = Precision::MxFp8, .fp8Weights = true, .anyLayout8Bit = true}, 2, 4, 12);
  row("FSDP keeps 16 in 32 bits", {.framework = Framework::TorchTitan}, 4, 4, 8);
  row("FSDP without a master copy is pure 16 bit",
      {.framework = Framework::Fsdp, .masterWeights = false}, 2, 2, 4);
  row("DeepSpeed keeps 16-bit gradients beside fp32 accumulators",
      {.framework = Framework::DeepSpeed}, 2, 6, 12);
  row("a frozen 4-bit base", {.frozenWeight = 0.5}, 0.5, 4, 12);
}

void StateRecipeTest::bytesPerParameter() {
  QFETCH(StateRecipe, recipe);
  QFETCH(double, weight);
  QFETCH(double, gradient);
  QFETCH(double, optimizer);
  QFETCH(double, update);
  const StateBytes bytes = stateBytes(recipe);
  QCOMPARE(bytes.weight, weight);
  QCOMPARE(bytes.gradient, gradient);
  QCOMPARE(bytes.optimizer, optimizer);
  QCOMPARE(bytes.update, update);
}

SLICESCAPE_TEST(StateRecipeTest);
#include "state_recipe_test.moc"
