// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/advisor/readiness.h"
#include "core/advisor/strategy_basis.h"
#include "core/advisor/strategy_words.h"
#include "core/units/format.h"

namespace slicescape {
namespace {

double divided(double a, double b) {
  return b > 0 ? a / b : 0;
}

std::vector<AdviceInput> inputsOf(const StrategyBasis& basis) {
  const TrafficInputs& in = basis.in;
  const char* bandwidth = basis.context.bandwidthIsMeasured ? "measured" : "catalogue";
  return {{"P", basis.model.totalParameters(), "plan"},
          {"state", bytesFrom(basis.split.stateBytes), "evaluation"},
          {"usable - act", bytesFrom(basis.room), "evaluation"},
          {"G", static_cast<std::int64_t>(in.devices), "plan"},
          {"n", static_cast<std::int64_t>(in.hosts), "plan"},
          {"g", std::int64_t{basis.devicesPerHost}, "catalogue"},
          {"T", in.tokensPerStep, "plan"},
          {"h", static_cast<std::int64_t>(in.hidden), "plan"},
          {"L", static_cast<std::int64_t>(in.layers), "plan"},
          {"F", FlopPerSecond(in.flopPerSecond), "assumption"},
          {"B_n", BytesPerSecond(in.hostBytesPerSecond), bandwidth},
          {"B_v", BytesPerSecond(in.insideBytesPerSecond), "catalogue"}};
}

/// Formulas of a row's cells, in the symbols of core/advisor/traffic.h.
struct Formulas {
  const char* states;
  const char* resources;
  const char* inside;
  const char* between;
};

Formulas formulasOf(StrategyKind kind) {
  switch (kind) {
    case StrategyKind::DataParallel:
      return {"state", "state <= usable - act", "4 P (g-1)/g", "4 P (n-1)/n"};
    case StrategyKind::Zero:
      return {"6 P + (state - 6 P) / G", "ceil((state - 6 P) / (usable - act - 6 P))",
              "4 P (g-1)/g", "4 P (n-1)/n"};
    case StrategyKind::Fsdp:
      return {"state / G", "ceil(state / (usable - act))", "6 P (g-1)/g", "6 P (n-1)/n"};
    case StrategyKind::Hsdp:
      return {"state / g", "state / g <= usable - act", "6 P (g-1)/g", "4 P (n-1)/n"};
    case StrategyKind::TensorParallel:
      return {"state / t", "(state + act) / t <= usable", "16 h (t-1)/t L T t / G", "0"};
    case StrategyKind::Pipeline:
      return {"state / p", "p = ceil(state / (usable - act)) <= L", "0", "4 h p T / G"};
    case StrategyKind::ContextParallel:
      return {"act / c", "state <= usable - act", "6 (K + V) (c-1) T / G", "0"};
    case StrategyKind::ExpertParallel:
      return {SLICESCAPE_TEXT("dense state + expert state / e"),
              "dense state + expert state / e <= usable - act", "8 k h (e-1)/e L T / G", "0"};
    case StrategyKind::SingleDevice:
    case StrategyKind::Hybrid:
      break;
  }
  return {SLICESCAPE_TEXT("peak of the evaluated plan"), "t p c d",
          "16 h (t-1)/t L/p T t p / G + 8 k h (e-1)/e L T / G", "4 P/p (r-1)/r + 4 h p t T / G"};
}

void fillBottleneck(StrategyRow& row, const StrategyBasis& basis, const StrategyGroup& group) {
  const TextArgument whole = bytesFrom(basis.split.stateBytes);
  const TextArgument part = bytesFrom(group.statePerDevice);
  switch (row.kind) {
    case StrategyKind::DataParallel:
    case StrategyKind::SingleDevice:
      row.bottleneck.figure = {SLICESCAPE_TEXT("{0} of states on each GPU"), {whole}};
      break;
    case StrategyKind::ContextParallel:
      row.bottleneck.figure = {
          SLICESCAPE_TEXT("Activations {0} → {1} per GPU"),
          {bytesFrom(basis.split.activationBytes),
           bytesFrom(basis.split.activationBytes / static_cast<double>(group.replica))}};
      break;
    case StrategyKind::Hybrid:
      row.bottleneck.figure = {SLICESCAPE_TEXT("{0} on each GPU at the peak"),
                               {row.best ? TextArgument(row.best->peak) : part}};
      break;
    default:
      row.bottleneck.figure = {SLICESCAPE_TEXT("States {0} → {1} per GPU"), {whole, part}};
      break;
  }
}

Text resourcesText(const StrategyRow& row) {
  if (!row.isPossible) return {SLICESCAPE_TEXT("Does not fit alone"), {}};
  if (row.devices == 1) return {SLICESCAPE_TEXT("1 GPU"), {}};
  if (row.hosts == 1) return {SLICESCAPE_TEXT("{0} GPUs in one host"), {row.devices}};
  return {SLICESCAPE_TEXT("{0} GPUs on {1} hosts"), {row.devices, row.hosts}};
}

/// Bytes and their ratio to the compute time.
Text trafficText(double bytes, double ratio) {
  if (bytes <= 0) return {SLICESCAPE_TEXT("Nothing"), {}};
  if (ratio <= 0) return {SLICESCAPE_TEXT("{0}"), {bytesFrom(bytes)}};
  return {SLICESCAPE_TEXT("{0}, ratio {1}"), {bytesFrom(bytes), ratio}};
}

void fillTraffic(StrategyRow& row, const StrategyBasis& basis) {
  const bool exposed = row.kind == StrategyKind::TensorParallel || row.kind == StrategyKind::Hybrid;
  const RhoBand& inside = exposed ? kExposedRhoBand : kRhoBand;
  const RhoBand& between = row.kind == StrategyKind::Pipeline ? kExposedRhoBand : kRhoBand;
  row.inside.text = trafficText(row.insideBytes, row.rhoInside);
  row.inside.status = statusOf(row.rhoInside, inside);
  row.between.text = trafficText(row.betweenBytes, row.rhoBetween);
  row.between.status = worse(row.between.status, statusOf(row.rhoBetween, between));
  row.sensitivity.status = worse(row.inside.status, row.between.status);
  // What the ratio leaves of the bandwidth: so much is enough for green.
  const bool isInside = row.rhoInside / inside.green > row.rhoBetween / between.green;
  if (isInside) {
    row.sensitivity.figure = {
        SLICESCAPE_TEXT("Green from {0} per GPU in a host"),
        {BytesPerSecond(basis.in.insideBytesPerSecond * row.rhoInside / inside.green)}};
    row.sensitivity.formula = SLICESCAPE_TEXT("B_v · ratio / green threshold");
  } else if (row.rhoBetween > 0) {
    row.sensitivity.figure = {SLICESCAPE_TEXT("Green from {0} per host"),
                              {formatLineRate(BytesPerSecond(basis.in.hostBytesPerSecond *
                                                             row.rhoBetween / between.green))}};
    row.sensitivity.formula = SLICESCAPE_TEXT("B_n · ratio / green threshold");
  }
}

Status partialStatus(StrategyKind kind) {
  switch (kind) {
    case StrategyKind::DataParallel:
    case StrategyKind::Hsdp:
      return Status::Green;
    case StrategyKind::Zero:
    case StrategyKind::Fsdp:
    case StrategyKind::Hybrid:
      return Status::Amber;
    default:
      return Status::Red;
  }
}

void fillFailures(StrategyRow& row, const StrategyBasis& basis, const StrategyGroup& group) {
  if (!row.isPossible) {
    row.partial.figure = group.replica == 1
                             ? Text{SLICESCAPE_TEXT("One GPU at a time"), {}}
                             : Text{SLICESCAPE_TEXT("{0} GPUs at a time"), {group.replica}};
  } else {
    row.partial.figure =
        group.replica == 1 ? Text{SLICESCAPE_TEXT("One GPU at a time, down to {0}"), {group.least}}
                           : Text{SLICESCAPE_TEXT("{0} GPUs at a time, down to {1}"),
                                  {group.replica, group.least}};
  }
  row.partial.status = partialStatus(row.kind);
  row.partial.formula = SLICESCAPE_TEXT("replica = t p c; least = GPUs that hold the states");
  const auto all = static_cast<std::int64_t>(basis.in.devices);
  const PlatformSettings& settings = basis.context.settings;
  const double perDay = settings.failuresPerHostDay * basis.in.hosts + settings.jobFailuresPerDay;
  const Seconds every(divided(86400, perDay));
  const std::int64_t first = row.kind == StrategyKind::Fsdp || row.kind == StrategyKind::Zero
                                 ? all
                                 : std::min(group.replica, all);
  row.blast.figure =
      first >= all ? Text{SLICESCAPE_TEXT("All {0} GPUs, once in {1}"), {all, every}}
      : first == 1
          ? Text{SLICESCAPE_TEXT("One GPU, then all {0}, once in {1}"), {all, every}}
          : Text{SLICESCAPE_TEXT("{0} GPUs, then all {1}, once in {2}"), {first, all, every}};
  row.blast.formula = SLICESCAPE_TEXT("group -> G; 1 / (n r_f + r_j)");
  row.blast.inputs = {{"n", static_cast<std::int64_t>(basis.in.hosts), "plan"},
                      {"r_f per day", settings.failuresPerHostDay, "assumption"},
                      {"r_j per day", settings.jobFailuresPerDay, "assumption"}};
}

/// The scheduler's first question with this plan's numbers.
void fillLooksFirst(StrategyRow& row, const StrategyBasis& basis, const StrategyGroup& group) {
  const auto all = static_cast<std::int64_t>(basis.in.devices);
  const auto hosts = static_cast<std::int64_t>(basis.in.hosts);
  switch (row.kind) {
    case StrategyKind::TensorParallel:
    case StrategyKind::ContextParallel:
    case StrategyKind::ExpertParallel:
      row.looksFirst.figure = {
          SLICESCAPE_TEXT("{0} groups of {1} GPUs joined by {2}"),
          {std::max<std::int64_t>(1, all / std::max<std::int64_t>(1, group.replica)), group.replica,
           basis.context.insideLink}};
      row.looksFirst.formula = "G / group";
      break;
    case StrategyKind::Pipeline:
    case StrategyKind::Hybrid: {
      const std::int64_t perPipeline =
          (group.replica + basis.devicesPerHost - 1) / basis.devicesPerHost;
      row.looksFirst.figure = {
          SLICESCAPE_TEXT("{0} times {1} hosts near each other"),
          {std::max<std::int64_t>(1, all / std::max<std::int64_t>(1, group.replica)), perPipeline}};
      row.looksFirst.formula = "G / replica; ceil(replica / g)";
      break;
    }
    case StrategyKind::Hsdp:
      row.looksFirst.figure = {SLICESCAPE_TEXT("{0} whole hosts"), {hosts}};
      row.looksFirst.formula = "n";
      break;
    default:
      row.looksFirst.figure = {SLICESCAPE_TEXT("{0} GPUs anywhere"), {all}};
      row.looksFirst.formula = "G";
      break;
  }
}

void fillNeeds(StrategyRow& row, const StrategyBasis& basis) {
  const auto hosts = std::max<std::int64_t>(row.hosts, static_cast<std::int64_t>(basis.in.hosts));
  const std::vector<ReadinessNeed> needs = readinessNeeds(
      row.kind, hosts, static_cast<std::int64_t>(basis.in.devices), basis.context.sharedPool);
  std::string list;
  for (const ReadinessNeed& need : needs) {
    row.needs.emplace_back(need.capability, need.level);
    list += (list.empty() ? "" : ", ") + std::string(infoOf(need.capability).id) + " ≥ " +
            std::to_string(need.level);
  }
  row.capabilities.text = {SLICESCAPE_TEXT("{0}"), {list}};
  const std::vector<ReadinessGap> gaps = readinessGaps(needs, basis.context.settings);
  if (!gaps.empty()) {
    row.capabilities.status = gaps.front().blocks ? Status::Red : Status::Amber;
    row.capabilities.figure = {
        SLICESCAPE_TEXT("{0} of {1} are missing"),
        {static_cast<std::int64_t>(gaps.size()), static_cast<std::int64_t>(needs.size())}};
  }
  row.capabilities.formula = SLICESCAPE_TEXT("gates by strategy class");
  for (const ReadinessNeed& need : needs) {
    const std::optional<int> have = basis.context.settings.level(need.capability);
    row.capabilities.inputs.push_back({infoOf(need.capability).key, std::int64_t{have.value_or(0)},
                                       have ? "plan" : "unanswered"});
  }
}

}  // namespace

StrategyGroup groupOf(const StrategyRow& row, const StrategyBasis& basis) {
  const double state = basis.split.stateBytes;
  const auto least = std::max<std::int64_t>(1, row.devices);
  StrategyGroup group{1, least, state};
  switch (row.kind) {
    case StrategyKind::SingleDevice:
    case StrategyKind::DataParallel:
      break;
    case StrategyKind::Zero:
      group.statePerDevice =
          basis.wholeState + divided(std::max(0.0, state - basis.wholeState), basis.in.devices);
      break;
    case StrategyKind::Fsdp:
      group.statePerDevice = divided(state, basis.in.devices);
      break;
    case StrategyKind::Hsdp:
      group = {basis.devicesPerHost, basis.devicesPerHost, state / basis.devicesPerHost};
      break;
    case StrategyKind::TensorParallel:
      group = {basis.tensor, basis.tensor, state / basis.tensor};
      break;
    case StrategyKind::Pipeline: {
      const auto stages = std::max<std::int64_t>(2, row.devices);
      group = {stages, stages, state / static_cast<double>(stages)};
      break;
    }
    case StrategyKind::ContextParallel:
      group = {basis.tensor, basis.tensor, state};
      break;
    case StrategyKind::ExpertParallel:
      group = {basis.experts, basis.experts,
               state - basis.expertState + basis.expertState / basis.experts};
      break;
    case StrategyKind::Hybrid: {
      if (!row.best) break;
      const Layout& layout = *row.best->plan.layout;
      const std::int64_t stage = std::int64_t{layout.tp} * layout.cp;
      // Experts may be spread over replicas: those stay together.
      const std::int64_t ranks = std::max<std::int64_t>(stage, layout.ep);
      group = {ranks * layout.pp, ranks * layout.pp, divided(state, double(stage * layout.pp))};
      break;
    }
  }
  return group;
}

void fillCells(StrategyRow& row, const StrategyBasis& basis) {
  const StrategyWords words = strategyWords(row.kind);
  const Formulas formulas = formulasOf(row.kind);
  const std::vector<AdviceInput> inputs = inputsOf(basis);
  const StrategyGroup group = groupOf(row, basis);
  row.bottleneck.text = words.bottleneck;
  row.sensitivity.text = words.sensitivity;
  row.partial.text = words.partial;
  row.blast.text = words.blast;
  row.looksFirst.text = words.looksFirst;
  fillBottleneck(row, basis, group);
  row.bottleneck.formula = formulas.states;
  row.resources.text = resourcesText(row);
  row.resources.status = row.isPossible ? Status::Green : Status::Red;
  row.resources.formula = formulas.resources;
  fillTraffic(row, basis);
  row.inside.formula = formulas.inside;
  row.between.formula = formulas.between;
  for (StrategyCell* cell :
       {&row.bottleneck, &row.resources, &row.inside, &row.between, &row.sensitivity}) {
    cell->inputs = inputs;
  }
  fillFailures(row, basis, group);
  fillLooksFirst(row, basis, group);
  row.poolFit.text = poolFit(row.kind, row.between.status);
  row.poolFit.status = row.between.status;
  row.poolFit.formula = SLICESCAPE_TEXT("by the ratio between hosts and the gang's shape");
  row.poolFit.inputs = {{SLICESCAPE_TEXT("ratio between hosts"), row.rhoBetween, "evaluation"}};
  row.complexity = row.best && row.kind == StrategyKind::Hybrid ? row.best->complexity
                                                                : operatingComplexity(row.kind);
  row.operating.text = {SLICESCAPE_TEXT("{0} of 5"), {complexityFigure(row.complexity)}};
  row.operating.formula =
      SLICESCAPE_TEXT("1 plain DP … 5 three axes and more: published operating experience");
  fillNeeds(row, basis);
}

}  // namespace slicescape
