// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/explanation.h"

#include <charconv>
#include <functional>
#include <optional>
#include <utility>

#include "core/plan/explain/families.h"
#include "core/units/spelling.h"

namespace slicescape {
namespace {

using Maker = std::function<Term(Explainer&)>;

/// Metrics of the whole step.
const std::vector<std::pair<std::string, Maker>>& stepMetrics() {
  static const std::vector<std::pair<std::string, Maker>> kMetrics = [] {
    const auto memory = [](MemoryKind kind) {
      return [kind](Explainer& e) { return peakMemoryTerm(e, e.evaluation().worstStage, kind); };
    };
    std::vector<std::pair<std::string, Maker>> metrics{
        {"step_time_s", stepTimeTerm},
        {"step_time_s.p50", stepTimeTerm},
        {"step_time_s.p10", [](Explainer& e) { return stepBandTerm(e, false); }},
        {"step_time_s.p90", [](Explainer& e) { return stepBandTerm(e, true); }},
        {"tokens_per_s", [](Explainer& e) { return tokensPerSecondTerm(e, false); }},
        {"tokens_per_s_per_gpu", [](Explainer& e) { return tokensPerSecondTerm(e, true); }},
        {"model_flop_per_s_per_gpu", modelFlopRateTerm},
        {"mfu", [](Explainer& e) { return utilisationTerm(e, Utilisation::MfuCausal); }},
        {"mfu.causal", [](Explainer& e) { return utilisationTerm(e, Utilisation::MfuCausal); }},
        {"mfu.full", [](Explainer& e) { return utilisationTerm(e, Utilisation::MfuFull); }},
        {"hfu", [](Explainer& e) { return utilisationTerm(e, Utilisation::Hfu); }},
        {"bubble_ratio", bubbleRatioTerm},
        {"bubble_overhead", bubbleOverheadTerm},
        {"bubble_ratio_span", bubbleSpanTerm},
        {"exposed_communication", exposedCommunicationTerm},
        {"exposed_communication_share", exposedShareTerm},
        {"peak_memory_bytes", memory(MemoryKind::Device)},
        {"peak_memory_bytes.allocated", memory(MemoryKind::Allocated)},
        {"peak_memory_bytes.reserved", memory(MemoryKind::Reserved)},
        {"peak_memory_bytes.device", memory(MemoryKind::Device)}};
    for (const std::string_view part : breakdownParts()) {
      metrics.emplace_back("step_breakdown_s." + std::string(part),
                           [part](Explainer& e) { return *breakdownTerm(e, part); });
    }
    return metrics;
  }();
  return kMetrics;
}

std::vector<std::string> stageKeys() {
  std::vector<std::string> keys;
  for (const std::string_view key : stageTimeKeys()) keys.emplace_back(key);
  keys.insert(keys.end(), {"bubble_ratio", "in_flight", "peak_bytes"});
  for (const std::string_view category : memoryCategories()) {
    keys.push_back("memory_bytes." + std::string(category));
  }
  return keys;
}

std::optional<Term> stageMetric(Explainer& explainer, int stage, std::string_view key) {
  if (auto time = stageTimeTerm(explainer, stage, key)) return time;
  if (key == "bubble_ratio") return stageBubbleTerm(explainer, stage);
  if (key == "in_flight") return inFlightTerm(explainer, stage);
  if (key == "peak_bytes") return peakMemoryTerm(explainer, stage, MemoryKind::Device);
  constexpr std::string_view kMemory = "memory_bytes.";
  if (!key.starts_with(kMemory)) return std::nullopt;
  return memoryCategoryTerm(explainer, stage, key.substr(kMemory.size()));
}

const std::pair<std::string_view, RowFigure> kRowFigures[] = {
    {"bytes_per_rank_per_step", RowFigure::Bytes},
    {"time_s", RowFigure::Time},
    {"exposed_s", RowFigure::Exposed}};

/// "stages[3].peak_bytes" with the list's name "stages" -> 3 and "peak_bytes".
std::optional<std::pair<int, std::string_view>> listMetric(std::string_view metric,
                                                           std::string_view list) {
  if (!metric.starts_with(list) || metric.substr(list.size(), 1) != "[") return std::nullopt;
  metric.remove_prefix(list.size() + 1);
  int index = 0;
  const auto [end, code] = std::from_chars(metric.data(), metric.data() + metric.size(), index);
  const auto used = static_cast<std::size_t>(end - metric.data());
  if (code != std::errc() || metric.substr(used, 2) != "].") return std::nullopt;
  return std::pair{index, metric.substr(used + 2)};
}

/// The known names, those of lists once.
std::string knownMetrics(const Evaluation& evaluation) {
  std::string known;
  const auto add = [&](const std::string& name) { known += (known.empty() ? "" : ", ") + name; };
  for (const auto& [name, maker] : stepMetrics()) add(name);
  if (!evaluation.communication.empty()) {
    for (const auto& [name, figure] : kRowFigures) {
      add("communication[0].." + std::to_string(evaluation.communication.size() - 1) + "]." +
          std::string(name));
    }
  }
  for (const std::string& key : stageKeys()) {
    add("stages[0.." + std::to_string(evaluation.stages.size() - 1) + "]." + key);
  }
  return known;
}

Error unknownMetric(const Evaluation& evaluation, std::string_view metric, Text expected) {
  const std::vector<std::string> names = explainableMetrics(evaluation);
  const std::string nearest =
      metric == "help" ? std::string() : nearestSpelling(metric, {names.begin(), names.end()});
  if (nearest.empty()) {
    return Error("", std::string(metric), std::move(expected),
                 {SLICESCAPE_TEXT("Ask for one of: {0}."), {knownMetrics(evaluation)}});
  }
  return Error("", std::string(metric), std::move(expected),
               {SLICESCAPE_TEXT("Did you mean {0}? Ask for one of: {1}."),
                {nearest, knownMetrics(evaluation)}});
}

}  // namespace

std::vector<std::string> explainableMetrics(const Evaluation& evaluation) {
  std::vector<std::string> metrics;
  for (const auto& [name, maker] : stepMetrics()) metrics.push_back(name);
  for (std::size_t row = 0; row < evaluation.communication.size(); ++row) {
    for (const auto& [name, figure] : kRowFigures) {
      metrics.push_back("communication[" + std::to_string(row) + "]." + std::string(name));
    }
  }
  const std::vector<std::string> keys = stageKeys();
  for (const StageResult& stage : evaluation.stages) {
    for (const std::string& key : keys) {
      metrics.push_back("stages[" + std::to_string(stage.stage) + "]." + key);
    }
  }
  return metrics;
}

Explanations::Explanations(const Plan& plan, const Evaluation& evaluation,
                           const Catalogues& catalogues)
    : m_evaluation(evaluation) {
  if (evaluation.stages.empty() || evaluation.timeline == nullptr) return;
  m_explainer = std::make_unique<Explainer>(plan, evaluation, catalogues);
}

Explanations::~Explanations() = default;

Result<Explanation> Explanations::of(std::string_view metric) {
  if (!m_explainer) {
    return Error("", std::string(metric),
                 {SLICESCAPE_TEXT("expected a plan that can be computed; this one breaks rules")},
                 {SLICESCAPE_TEXT("Mend the findings first.")});
  }
  for (const auto& [name, maker] : stepMetrics()) {
    if (name == metric) return maker(*m_explainer);
  }
  if (const auto part = listMetric(metric, "stages")) {
    const auto [stage, key] = *part;
    const auto count = static_cast<std::int64_t>(m_evaluation.stages.size());
    if (stage < 0 || stage >= count) {
      return unknownMetric(m_evaluation, metric,
                           {SLICESCAPE_TEXT("expected a stage from 0 to {0}"), {count - 1}});
    }
    if (auto term = stageMetric(*m_explainer, stage, key)) return std::move(*term);
  }
  if (const auto part = listMetric(metric, "communication")) {
    const auto [row, key] = *part;
    const auto count = static_cast<std::int64_t>(m_evaluation.communication.size());
    if (row < 0 || row >= count) {
      return unknownMetric(
          m_evaluation, metric,
          {SLICESCAPE_TEXT("expected a row of the communication table below {0}"), {count}});
    }
    for (const auto& [name, figure] : kRowFigures) {
      if (key == name) {
        return communicationTerm(*m_explainer, static_cast<std::size_t>(row), figure);
      }
    }
  }
  return unknownMetric(m_evaluation, metric, {SLICESCAPE_TEXT("expected the name of a metric")});
}

Result<Explanation> explain(const Plan& plan, const Evaluation& evaluation, std::string_view metric,
                            const Catalogues& catalogues) {
  return Explanations(plan, evaluation, catalogues).of(metric);
}

}  // namespace slicescape
