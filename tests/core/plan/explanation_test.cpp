// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/explanation.h"

#include <cmath>

#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::testing;

namespace {

double numberOf(const TextArgument& value) {
  return std::visit(
      [](const auto& v) -> double {
        using T = std::decay_t<decltype(v)>;
        if constexpr (std::is_same_v<T, std::string>) {
          return 0;
        } else if constexpr (std::is_same_v<T, Share>) {
          return v.value;
        } else if constexpr (std::is_arithmetic_v<T>) {
          return static_cast<double>(v);
        } else {
          return static_cast<double>(v.value());
        }
      },
      value);
}

/// Every sum adds up to its value, all the way down.
void checkSums(const Explanation& explanation) {
  if (explanation.combination == Explanation::Combination::Sum) {
    double sum = 0;
    for (const Explanation& term : explanation.terms) sum += numberOf(term.value);
    const double value = numberOf(explanation.value);
    QVERIFY2(std::abs(sum - value) <= 1e-9 * std::max(1e-12, std::abs(value)),
             explanation.name.pattern.c_str());
  }
  QVERIFY(!explanation.name.empty());
  QVERIFY2(!explanation.source.empty(), explanation.name.pattern.c_str());
  for (const Explanation& term : explanation.terms) checkSums(term);
}

}  // namespace

class ExplanationTest : public QObject {
  Q_OBJECT
 private slots:
  void everyMetricExplainsItselfAndAddsUp();
  void anUnknownMetricNamesTheKnownOnes();
  void aBrokenPlanSaysSo();
};

void ExplanationTest::everyMetricExplainsItselfAndAddsUp() {
  for (const char* mode : {"none", "selective", "full"}) {
    Plan plan = llama70b();
    plan.layout = plan.layout.edited([&](Layout& layout) { layout.recompute.mode = mode; });
    const Evaluation evaluation = evaluate(plan);
    for (const std::string& metric : explainableMetrics(evaluation)) {
      const Result<Explanation> explanation = explain(plan, evaluation, metric);
      QVERIFY2(explanation.has_value(), metric.c_str());
      checkSums(*explanation);
    }
    const Result<Explanation> step = explain(plan, evaluation, "step_time_s");
    QCOMPARE(numberOf(step->value), evaluation.stepTime.p50);
    const Result<Explanation> memory = explain(plan, evaluation, "peak_memory_bytes");
    QCOMPARE(numberOf(memory->value), static_cast<double>(evaluation.peakDevice.value()));
  }
}

void ExplanationTest::anUnknownMetricNamesTheKnownOnes() {
  const Plan plan = llama70b();
  const Evaluation evaluation = evaluate(plan);
  for (const char* metric :
       {"speed", "stages[9].peak_bytes", "stages[x].peak_bytes", "stages[0].colour", ""}) {
    const Result<Explanation> explanation = explain(plan, evaluation, metric);
    QVERIFY(explanation.has_error());
    QVERIFY(QString::fromStdString(toEnglish(explanation.error().remedy)).contains("step_time_s"));
  }
}

void ExplanationTest::aBrokenPlanSaysSo() {
  Plan plan = llama70b();
  plan.model = ModelChoice{"no-such-model", nullptr, {}};
  QVERIFY(explain(plan, evaluate(plan), "step_time_s").has_error());
}

SLICESCAPE_TEST(ExplanationTest);
#include "explanation_test.moc"
