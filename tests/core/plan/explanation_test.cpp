// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/explanation.h"

#include <array>
#include <cmath>
#include <random>

#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::testing;

namespace {

/// Powers of bytes, seconds and FLOP of a value: what a product's factors must add up to.
using Dimension = std::array<int, 3>;

Dimension dimensionOf(const Term& term) {
  const TextArgument& value = term.value;
  if (term.unit == "1/s") return {0, -1, 0};
  if (std::holds_alternative<Bytes>(value)) return {1, 0, 0};
  if (std::holds_alternative<Seconds>(value)) return {0, 1, 0};
  if (std::holds_alternative<BytesPerSecond>(value)) return {1, -1, 0};
  if (std::holds_alternative<Flop>(value)) return {0, 0, 1};
  if (std::holds_alternative<FlopPerSecond>(value)) return {0, -1, 1};
  return {0, 0, 0};
}

Dimension sum(Dimension a, const Dimension& b, int sign) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] += sign * b[i];
  return a;
}

/// Walks a tree and keeps the first thing that is wrong with it.
class Walker {
 public:
  std::string problem;
  int terms = 0;
  int depth = 0;

  void walk(const Term& term, int level = 1) {
    ++terms;
    depth = std::max(depth, level);
    if (!problem.empty()) return;
    const std::string name = toEnglish(term.name);
    check(!name.empty(), term, "has no name");
    check(!term.source.empty(), term, "has no source");
    check(std::isfinite(term.number), term, "is no number");
    for (const TermInput& input : term.inputs) {
      check(!toEnglish(input.name).empty(), term, "has an input without a name");
    }
    checkValue(term);
    checkUnits(term);
    for (const Term& part : term.terms) walk(part, level + 1);
  }

 private:
  void check(bool holds, const Term& term, const char* what) {
    if (!holds && problem.empty()) problem = toEnglish(term.name) + " " + what;
  }

  void checkValue(const Term& term) {
    const double shown = numberOf(term.value);
    const bool isBytes = std::holds_alternative<Bytes>(term.value);
    // Bytes are rounded to whole ones where they are shown.
    check(isBytes ? std::abs(shown - term.number) <= 0.5 + 1e-9 * std::abs(shown)
                  : shown == term.number,
          term, "shows another number");
    if (term.combination == Term::Combination::Leaf) {
      check(term.terms.empty(), term, "is a leaf with terms");
      const bool saysWhy =
          term.origin != Origin::Derived || !term.formula.empty() || !term.source.empty();
      check(saysWhy, term, "is a leaf without an origin");
      return;
    }
    check(!term.terms.empty(), term, "combines nothing");
    if (term.terms.empty()) return;
    check(!term.formula.empty(), term, "has no formula");
    double value = term.terms.front().number;
    double scale = std::abs(value);
    for (std::size_t i = 1; i < term.terms.size(); ++i) {
      const double part = term.terms[i].number;
      scale = std::max(scale, std::abs(part));
      switch (term.combination) {
        case Term::Combination::Sum:
          value += part;
          break;
        case Term::Combination::Difference:
          value -= part;
          break;
        case Term::Combination::Product:
          value *= part;
          break;
        case Term::Combination::Quotient:
          value /= part;
          break;
        case Term::Combination::Maximum:
          value = std::max(value, part);
          break;
        case Term::Combination::Minimum:
          value = std::min(value, part);
          break;
        case Term::Combination::Leaf:
          break;
      }
    }
    // A difference of large numbers keeps their rounding, not its own.
    const bool isDifference = term.combination == Term::Combination::Difference;
    const double reference = isDifference ? scale : std::abs(term.number);
    const double whole = isBytes ? 0.5 * static_cast<double>(term.terms.size()) : 0;
    const double off = std::abs(value - term.number);
    if (off > 1e-9 * reference + whole + 1e-300) {
      check(
          false, term,
          ("adds up to " + std::to_string(value) + ", not " + std::to_string(term.number)).c_str());
    }
  }

  void checkUnits(const Term& term) {
    if (term.combination == Term::Combination::Leaf || term.terms.empty()) return;
    const bool multiplies = term.combination == Term::Combination::Product;
    const bool divides = term.combination == Term::Combination::Quotient;
    Dimension dimension = dimensionOf(term.terms.front());
    for (std::size_t i = 1; i < term.terms.size(); ++i) {
      const Dimension part = dimensionOf(term.terms[i]);
      if (multiplies || divides) {
        dimension = sum(dimension, part, multiplies ? 1 : -1);
      } else {
        check(part == dimension, term, "mixes units");
      }
    }
    check(dimension == dimensionOf(term), term, "is in another unit than its terms give");
  }
};

std::string checkAll(const Plan& plan, int* deepest = nullptr) {
  const Evaluation evaluation = evaluate(plan);
  Explanations explanations(plan, evaluation);
  for (const std::string& metric : explainableMetrics(evaluation)) {
    const Result<Explanation> explanation = explanations.of(metric);
    if (!explanation) return metric + ": " + toEnglish(explanation.error().expected);
    Walker walker;
    walker.walk(*explanation);
    if (!walker.problem.empty()) return metric + ": " + walker.problem;
    if (deepest) *deepest = std::max(*deepest, walker.depth);
  }
  return {};
}

double numberOfMetric(const Plan& plan, const Evaluation& evaluation, const char* metric) {
  const Result<Explanation> explanation = explain(plan, evaluation, metric);
  return explanation ? explanation->number : std::nan("");
}

bool mentions(const Term& term, const std::string& words) {
  if (toEnglish(term.name).find(words) != std::string::npos) return true;
  for (const TermInput& input : term.inputs) {
    if (toEnglish(input.name) == words) return true;
  }
  for (const Term& part : term.terms) {
    if (mentions(part, words)) return true;
  }
  return false;
}

}  // namespace

class ExplanationTest : public QObject {
  Q_OBJECT
 private slots:
  void everyTreeOfEveryExampleAddsUp_data();
  void everyTreeOfEveryExampleAddsUp();
  void everyTreeOfMemorySaversAddsUp_data();
  void everyTreeOfMemorySaversAddsUp();
  void everyTreeOfRandomPlansAddsUp();
  void theTreesExplainTheEvaluation();
  void compute_goesDownToEachProductAndTheDatasheet();
  void anUnknownMetricNamesTheKnownOnes();
  void aBrokenPlanSaysSo();
};

void ExplanationTest::everyTreeOfEveryExampleAddsUp_data() {
  QTest::addColumn<int>("index");
  const auto& examples = resources::examples();
  for (std::size_t i = 0; i < examples.size(); ++i) {
    QTest::newRow(std::string(examples[i].file).c_str()) << static_cast<int>(i);
  }
}

void ExplanationTest::everyTreeOfEveryExampleAddsUp() {
  QFETCH(int, index);
  const auto& example = resources::examples()[static_cast<std::size_t>(index)];
  const Result<Plan> plan = loadPlan(example.text, std::string(example.file));
  QVERIFY(plan.has_value());
  int depth = 0;
  const std::string problem = checkAll(*plan, &depth);
  QVERIFY2(problem.empty(), problem.c_str());
  QVERIFY2(depth >= 8, "the trees go down to single kernels and the datasheet");
}

/// Plans whose layers wait on the host or are recomputed in groups.
void ExplanationTest::everyTreeOfMemorySaversAddsUp_data() {
  QTest::addColumn<double>("offloaded");
  QTest::addColumn<int>("group");
  QTest::newRow("all activations on the host") << 1.0 << 0;
  QTest::newRow("full recompute in groups of five") << 0.0 << 5;
  QTest::newRow("groups that do not divide the layers, half on the host") << 0.5 << 3;
}

void ExplanationTest::everyTreeOfMemorySaversAddsUp() {
  QFETCH(double, offloaded);
  QFETCH(int, group);
  Plan plan = llama70b();
  plan.layout = plan.layout.edited([&](Layout& layout) {
    layout.offload.activations = offloaded;
    if (group == 0) return;
    layout.recompute.mode = "full";
    layout.recompute.method = "uniform";
    layout.recompute.layers = group;
  });
  const std::string problem = checkAll(plan);
  QVERIFY2(problem.empty(), problem.c_str());
}

/// Layouts over everything that changes which terms there are; seeded, so always the same ones.
void ExplanationTest::everyTreeOfRandomPlansAddsUp() {
  std::mt19937 random(20260);
  const auto pick = [&](auto... values) {
    const std::vector<std::common_type_t<decltype(values)...>> list{values...};
    return list[random() % list.size()];
  };
  int computed = 0;
  for (int i = 0; i < 80; ++i) {
    Plan plan = llama70b();
    plan.cluster = railCluster(pick("dgx-h100", "dgx-a100-80", "dgx-b200"), 8);
    ModelChoice model;
    model.catalogueId = pick("llama3-70b", "mixtral-8x7b", "deepseek-v3", "gpt3-175b",
                             "nemotron-h-8b", "gemma3-27b", "llama3-8b");
    plan.model = model;
    Workload work = *plan.workload;
    work.sequenceLength = pick(2048, 4096, 16384);
    work.precision = pick("bf16", "fp8");
    plan.workload = work;
    Layout layout = *plan.layout;
    layout.tp = pick(1, 2, 4, 8);
    layout.cp = pick(1, 1, 2);
    layout.pp = pick(1, 2, 4);
    layout.dp = std::max(1, 64 / (layout.tp * layout.cp * layout.pp));
    layout.ep = pick(1, 1, 2, 4);
    layout.vpp = layout.pp > 1 ? pick(1, 1, 2) : 1;
    layout.schedule.kind = layout.pp > 1 ? pick("1f1b", "gpipe", "zb-h1", "dualpipe") : "none";
    layout.zero = pick(0, 1, 2, 3);
    layout.sp = pick(true, false);
    layout.recompute.mode = pick("none", "selective", "full");
    if (layout.recompute.mode == "selective") {
      layout.recompute.modules = {"core_attn", "mlp", "layernorm", "moe_act", "mla_up_proj"};
    }
    layout.flags.flashAttention = pick(true, true, false);
    layout.flags.cudaGraphs = pick(true, false);
    layout.flags.tpOverlap = pick(true, false);
    layout.flags.cpComm = pick("p2p", "all_gather", "a2a");
    plan.layout = layout;
    const Evaluation evaluation = evaluate(plan);
    if (evaluation.timeline == nullptr) continue;
    ++computed;
    const std::string problem = checkAll(plan);
    const std::string where = model.catalogueId + " tp" + std::to_string(layout.tp) + " cp" +
                              std::to_string(layout.cp) + " pp" + std::to_string(layout.pp) +
                              " ep" + std::to_string(layout.ep) + " " + layout.schedule.kind +
                              " zero" + std::to_string(layout.zero.value_or(-1)) + " " +
                              layout.recompute.mode + ": ";
    QVERIFY2(problem.empty(), (where + problem).c_str());
  }
  QVERIFY(computed > 15);
}

void ExplanationTest::theTreesExplainTheEvaluation() {
  const Plan plan = llama70b();
  const Evaluation evaluation = evaluate(plan);
  const auto number = [&](const char* metric) { return numberOfMetric(plan, evaluation, metric); };
  QCOMPARE(number("step_time_s"), evaluation.stepTime.p50);
  QCOMPARE(number("step_time_s.p90"), evaluation.stepTime.p90);
  QCOMPARE(number("tokens_per_s"), evaluation.tokensPerSecond);
  QCOMPARE(number("mfu.causal"), evaluation.mfuCausal);
  QCOMPARE(number("mfu.full"), evaluation.mfuFull);
  QCOMPARE(number("hfu"), evaluation.hfu);
  QCOMPARE(number("bubble_ratio"), evaluation.bubbleRatio);
  QCOMPARE(number("bubble_overhead"), evaluation.bubbleOverhead);
  QCOMPARE(number("bubble_ratio_span"), evaluation.bubbleRatioSpan);
  QCOMPARE(number("step_breakdown_s.bubble"), evaluation.breakdown.bubble.value());
  QCOMPARE(number("step_breakdown_s.compute"), evaluation.breakdown.compute.value());
  QCOMPARE(number("peak_memory_bytes.device"), static_cast<double>(evaluation.peakDevice.value()));
  QCOMPARE(number("peak_memory_bytes.allocated"),
           static_cast<double>(evaluation.peakAllocated.value()));
  QCOMPARE(number("stages[2].forward_s"), evaluation.stages[2].forward.value());
  QCOMPARE(number("communication[0].time_s"), evaluation.communication[0].time.value());
}

void ExplanationTest::compute_goesDownToEachProductAndTheDatasheet() {
  const Plan plan = llama70b();
  const Evaluation evaluation = evaluate(plan);
  const Result<Explanation> compute = explain(plan, evaluation, "step_breakdown_s.compute");
  QVERIFY(compute.has_value());
  for (const char* part : {"Query, key and value projection", "MLP, second matrix", "M", "N", "K",
                           "Flash attention", "Norms and residuals", "Memory bandwidth",
                           "Host time to launch the kernels", "Memory traffic"}) {
    QVERIFY2(mentions(*compute, part), part);
  }
}

void ExplanationTest::anUnknownMetricNamesTheKnownOnes() {
  const Plan plan = llama70b();
  const Evaluation evaluation = evaluate(plan);
  for (const char* metric : {"speed", "stages[9].peak_bytes", "stages[x].peak_bytes",
                             "stages[0].colour", "communication[99].time_s", "", "help"}) {
    const Result<Explanation> explanation = explain(plan, evaluation, metric);
    QVERIFY(explanation.has_error());
    QVERIFY(QString::fromStdString(toEnglish(explanation.error().remedy)).contains("step_time_s"));
  }
  const Result<Explanation> near = explain(plan, evaluation, "step_tme_s");
  QVERIFY(
      QString::fromStdString(toEnglish(near.error().remedy)).contains("Did you mean step_time_s?"));
}

void ExplanationTest::aBrokenPlanSaysSo() {
  Plan plan = llama70b();
  plan.model = ModelChoice{"no-such-model", nullptr, {}};
  QVERIFY(explain(plan, evaluate(plan), "step_time_s").has_error());
}

SLICESCAPE_TEST(ExplanationTest);
#include "explanation_test.moc"
