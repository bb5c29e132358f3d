// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advisor/strategy_table.h"

#include <algorithm>
#include <cmath>

#include "core/advisor/advice_context.h"
#include "core/advisor/readiness.h"
#include "core/advisor/strategy_words.h"

namespace slicescape {
namespace {

constexpr int kLargestGroup = 8;  ///< TP and EP of the comparison: one host at most

/// What the rows are computed from.
struct Basis {
  const ModelProfile& model;
  const SplitFigures& split;
  const TrafficInputs& in;
  int devicesPerHost;
  double room;  ///< of one GPU for states
};

double divided(double a, double b) {
  return b > 0 ? a / b : 0;
}

std::int64_t ceilDiv(double a, double b) {
  return b > 0 ? static_cast<std::int64_t>(std::ceil(a / b - 1e-9)) : 0;
}

std::int64_t expertParameters(const ModelProfile& model) {
  return model.totalParameters() - model.activeParameters();
}

int largestExpertGroup(const Basis& basis) {
  std::int64_t experts = 0;
  for (const LayerKind& kind : basis.model.kinds)
    experts = std::max(experts, kind.feedForward.experts);
  int group = 1;
  while (group * 2 <= std::min(basis.devicesPerHost, kLargestGroup) && experts % (group * 2) == 0 &&
         experts > 0) {
    group *= 2;
  }
  return group;
}

/// Width of the keys and values that context parallelism passes around, per token, summed
/// over the layers.
double keyValueWidth(const ModelProfile& model) {
  double sum = 0;
  for (const std::uint16_t kind : model.layers) {
    const Mixer& mixer = model.kinds[kind].mixer;
    sum += static_cast<double>(mixer.keyValueWidth() + mixer.valueWidth());
  }
  return sum;
}

void setDevices(StrategyRow& row, const Basis& basis, std::int64_t devices, bool possible) {
  row.isPossible = possible && devices > 0;
  row.devices = row.isPossible ? devices : 0;
  row.hosts = row.isPossible ? (devices + basis.devicesPerHost - 1) / basis.devicesPerHost : 0;
}

/// Least GPUs, bytes and ratios of a strategy used alone.
void compute(StrategyRow& row, const Basis& basis) {
  const TrafficInputs& in = basis.in;
  const double parameters = in.parameters;
  const double state = basis.split.stateBytes;
  const double perHost = basis.devicesPerHost;
  const double hostShare = 1 - divided(1, in.hosts);
  const double tokensPerDevice = divided(in.tokensPerStep, in.devices);
  const int tensor = std::min(basis.devicesPerHost, kLargestGroup);
  // Weights and gradients stay whole under ZeRO-1.
  const double whole = std::min(basis.split.bytesPerParameter, 6.0) * parameters;
  switch (row.kind) {
    case StrategyKind::DataParallel:
      setDevices(row, basis, 1, state <= basis.room);
      row.insideBytes = 4 * parameters * (1 - 1 / perHost);
      row.betweenBytes = 4 * parameters * hostShare;
      row.rhoBetween = rhoDataParallel(in, in.hosts, 1);
      break;
    case StrategyKind::Zero: {
      const double rest = std::max(0.0, basis.room - whole);
      setDevices(row, basis, std::max<std::int64_t>(1, ceilDiv(state - whole, rest)),
                 whole < basis.room);
      row.insideBytes = 4 * parameters * (1 - 1 / perHost);
      row.betweenBytes = 4 * parameters * hostShare;
      row.rhoBetween = rhoDataParallel(in, in.hosts, 1);
      break;
    }
    case StrategyKind::Fsdp:
      setDevices(row, basis, ceilDiv(state, basis.room), basis.room > 0);
      row.insideBytes = 6 * parameters * (1 - 1 / perHost);
      row.betweenBytes = 6 * parameters * hostShare;
      row.rhoBetween = rhoFsdp(in);
      break;
    case StrategyKind::Hsdp:
      setDevices(row, basis, basis.devicesPerHost, state / perHost <= basis.room);
      row.insideBytes = 6 * parameters * (1 - 1 / perHost);
      row.betweenBytes = 4 * parameters * hostShare;
      row.rhoBetween = rhoDataParallel(in, in.hosts, 1);
      break;
    case StrategyKind::TensorParallel:
      setDevices(row, basis, tensor,
                 state / tensor + basis.split.activationBytes / tensor <= basis.split.usableBytes);
      row.insideBytes =
          16 * in.hidden * (tensor - 1.0) / tensor * in.layers * tokensPerDevice * tensor;
      row.rhoInside = rhoTensorParallel(in, tensor);
      break;
    case StrategyKind::Pipeline: {
      const std::int64_t stages = ceilDiv(state, basis.room);
      setDevices(row, basis, stages, stages > 0 && stages <= static_cast<std::int64_t>(in.layers));
      const double p = static_cast<double>(std::max<std::int64_t>(2, stages));
      const double shared = std::clamp<double>(in.devices / p, 1, basis.devicesPerHost);
      row.betweenBytes = 4 * in.hidden * p * shared * tokensPerDevice;
      TrafficInputs active = in;
      active.parameters = in.activeParameters;
      row.rhoBetween = rhoPipeline(active, p, shared);
      row.between.status = statusOf(row.rhoBetween, kExposedRhoBand);
      break;
    }
    case StrategyKind::ContextParallel: {
      setDevices(row, basis, tensor, state <= basis.room);
      // Keys and values go round once in the forward and twice in the backward.
      row.insideBytes = 3 * 2 * keyValueWidth(basis.model) * (tensor - 1.0) * tokensPerDevice;
      const double compute = divided(6 * in.activeParameters * tokensPerDevice, in.flopPerSecond);
      row.rhoInside = divided(divided(row.insideBytes, in.insideBytesPerSecond), compute);
      break;
    }
    case StrategyKind::ExpertParallel: {
      const int group = largestExpertGroup(basis);
      const double experts =
          static_cast<double>(expertParameters(basis.model)) * basis.split.bytesPerParameter;
      setDevices(row, basis, group, group > 1 && state - experts + experts / group <= basis.room);
      row.insideBytes =
          8 * in.expertsPerToken * in.hidden * (group - 1.0) / group * tokensPerDevice * in.layers;
      row.rhoInside = rhoExpertParallel(in, group, in.insideBytesPerSecond);
      break;
    }
    case StrategyKind::SingleDevice:
    case StrategyKind::Hybrid:
      break;
  }
}

/// The advised layout: its own degrees.
void computeChosen(StrategyRow& row, const AdviceOption& chosen, const Basis& basis) {
  const Layout& layout = *chosen.plan.layout;
  const TrafficInputs& in = basis.in;
  setDevices(row, basis, layout.worldSize(), chosen.fits);
  const double tokensPerDevice = divided(in.tokensPerStep, static_cast<double>(layout.worldSize()));
  const double perReplica = tokensPerDevice * layout.tp * layout.pp;
  const double t = layout.tp;
  const double e = layout.ep;
  row.insideBytes = 16 * in.hidden * (t - 1) / t * in.layers / layout.pp * perReplica +
                    8 * in.expertsPerToken * in.hidden * (e - 1) / e * in.layers * tokensPerDevice;
  if (layout.tp > 1) row.rhoInside = rhoTensorParallel(in, t);
  if (layout.ep > 1) {
    row.rhoInside = std::max(row.rhoInside, rhoExpertParallel(in, e, in.insideBytesPerSecond));
  }
  if (in.hosts <= 1) return;
  const double hosts = std::max(1.0, t * layout.cp * layout.dp / basis.devicesPerHost);
  const double copies = std::min<double>(layout.dp * layout.cp, hosts);
  const double shared = std::min<double>(t * layout.cp * layout.dp, basis.devicesPerHost);
  const bool gathered = layout.zero.value_or(1) == 3 && !layout.zeroShardRanks;
  row.betweenBytes = (gathered ? 6.0 : 4.0) * in.parameters / layout.pp * (1 - 1 / copies);
  if (layout.pp > 1) row.betweenBytes += 4 * in.hidden * layout.pp * shared * tokensPerDevice;
  TrafficInputs active = in;
  active.parameters = in.activeParameters;
  const double pipeline = rhoPipeline(active, layout.pp, shared);
  row.between.status = statusOf(pipeline, pipelineBand(layout));
  row.rhoBetween = std::max(
      gathered ? rhoFsdp(in) / layout.pp : rhoDataParallel(in, copies, layout.pp), pipeline);
}

std::vector<AdviceInput> inputsOf(const Basis& basis) {
  const TrafficInputs& in = basis.in;
  return {{"P", basis.model.totalParameters(), "plan"},
          {"state", bytesFrom(basis.split.stateBytes), "evaluation"},
          {"usable - act", bytesFrom(basis.room), "evaluation"},
          {"G", static_cast<std::int64_t>(in.devices), "plan"},
          {"n", static_cast<std::int64_t>(in.hosts), "plan"},
          {"T", in.tokensPerStep, "plan"},
          {"h", static_cast<std::int64_t>(in.hidden), "plan"},
          {"F", FlopPerSecond(in.flopPerSecond), "assumption"},
          {"B_n", BytesPerSecond(in.hostBytesPerSecond), "catalogue"},
          {"B_v", BytesPerSecond(in.insideBytesPerSecond), "catalogue"}};
}

struct Formulas {
  const char* resources;
  const char* inside;
  const char* between;
};

Formulas formulasOf(StrategyKind kind) {
  switch (kind) {
    case StrategyKind::DataParallel:
      return {"state <= usable - act", "4 P (g-1)/g", "4 P (n-1)/n"};
    case StrategyKind::Zero:
      return {"ceil((state - 6 P) / (usable - act - 6 P))", "4 P (g-1)/g", "4 P (n-1)/n"};
    case StrategyKind::Fsdp:
      return {"ceil(state / (usable - act))", "6 P (g-1)/g", "6 P (n-1)/n"};
    case StrategyKind::Hsdp:
      return {"state / g <= usable - act", "6 P (g-1)/g", "4 P (n-1)/n"};
    case StrategyKind::TensorParallel:
      return {"(state + act) / t <= usable", "16 h (t-1)/t L T t / G", "0"};
    case StrategyKind::Pipeline:
      return {"ceil(state / (usable - act)) <= L", "0", "4 h p T / G"};
    case StrategyKind::ContextParallel:
      return {"state <= usable - act", "6 (K + V) (c-1) T / G", "0"};
    case StrategyKind::ExpertParallel:
      return {"dense state + expert state / e <= usable - act", "8 k h (e-1)/e L T / G", "0"};
    case StrategyKind::SingleDevice:
    case StrategyKind::Hybrid:
      break;
  }
  return {"t p c d", "16 h (t-1)/t L/p T t p / G + 8 k h (e-1)/e L T / G",
          "4 P/p (r-1)/r + 4 h p t T / G"};
}

void fillCells(StrategyRow& row, const Basis& basis) {
  const StrategyWords words = strategyWords(row.kind);
  const Formulas formulas = formulasOf(row.kind);
  const std::vector<AdviceInput> inputs = inputsOf(basis);
  row.name = words.name;
  row.bottleneck.text = words.bottleneck;
  row.sensitivity.text = words.sensitivity;
  row.partial.text = words.partial;
  row.blast.text = words.blast;
  row.looksFirst.text = words.looksFirst;
  row.resources.text =
      row.isPossible ? Text{SLICESCAPE_TEXT("{0} GPUs on {1} hosts"), {row.devices, row.hosts}}
                     : Text{SLICESCAPE_TEXT("Does not fit alone"), {}};
  row.resources.status = row.isPossible ? Status::Green : Status::Red;
  row.resources.formula = formulas.resources;
  row.inside.text = {SLICESCAPE_TEXT("{0}, ratio {1}"),
                     {bytesFrom(row.insideBytes), row.rhoInside}};
  row.inside.status = statusOf(
      row.rhoInside, row.kind == StrategyKind::TensorParallel || row.kind == StrategyKind::Hybrid
                         ? kExposedRhoBand
                         : kRhoBand);
  row.inside.formula = formulas.inside;
  row.between.text = {SLICESCAPE_TEXT("{0}, ratio {1}"),
                      {bytesFrom(row.betweenBytes), row.rhoBetween}};
  row.between.status = worse(row.between.status, statusOf(row.rhoBetween, kRhoBand));
  row.between.formula = formulas.between;
  for (StrategyCell* cell : {&row.resources, &row.inside, &row.between}) cell->inputs = inputs;
  row.poolFit.text = poolFit(row.kind, row.between.status);
  row.complexity = operatingComplexity(row.kind);
  row.operating.text = {SLICESCAPE_TEXT("{0} of 5"), {row.complexity}};
  const std::int64_t hosts =
      std::max<std::int64_t>(row.hosts, static_cast<std::int64_t>(basis.in.hosts));
  for (const ReadinessNeed& need :
       readinessNeeds(row.kind, hosts, static_cast<std::int64_t>(basis.in.devices), false)) {
    row.needs.emplace_back(need.capability, need.level);
  }
  std::string list;
  for (const auto& [capability, level] : row.needs) {
    list += (list.empty() ? "" : ", ") + std::string(infoOf(capability).id) + " ≥ " +
            std::to_string(level);
  }
  row.capabilities.text = {SLICESCAPE_TEXT("{0}"), {list}};
}

}  // namespace

Text strategyName(StrategyKind kind) {
  return strategyWords(kind).name;
}

std::vector<StrategyRow> strategyTable(const Plan& plan, const SplitFigures& split,
                                       const TrafficInputs& traffic, int devicesPerHost,
                                       const std::optional<AdviceOption>& chosen,
                                       const Catalogues& catalogues) {
  std::vector<StrategyRow> rows;
  const std::shared_ptr<const ModelProfile> model = modelOf(plan, catalogues);
  if (model == nullptr || traffic.parameters <= 0) return rows;
  const Basis basis{*model, split, traffic, std::max(1, devicesPerHost),
                    std::max(0.0, split.usableBytes - split.activationBytes)};
  std::vector<StrategyKind> kinds{StrategyKind::DataParallel,   StrategyKind::Zero,
                                  StrategyKind::Fsdp,           StrategyKind::Hsdp,
                                  StrategyKind::TensorParallel, StrategyKind::Pipeline,
                                  StrategyKind::ContextParallel};
  if (model->isMoe()) kinds.push_back(StrategyKind::ExpertParallel);
  for (const StrategyKind kind : kinds) {
    StrategyRow row;
    row.kind = kind;
    row.isChosen = chosen && chosen->kind == kind;
    compute(row, basis);
    fillCells(row, basis);
    rows.push_back(std::move(row));
  }
  if (chosen && chosen->kind == StrategyKind::Hybrid) {
    StrategyRow row;
    row.kind = StrategyKind::Hybrid;
    row.isChosen = true;
    computeChosen(row, *chosen, basis);
    fillCells(row, basis);
    row.name = {SLICESCAPE_TEXT("Hybrid {0}"), {chosen->name}};
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace slicescape
