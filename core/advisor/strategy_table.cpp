// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advisor/strategy_table.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/advisor/choice.h"
#include "core/advisor/strategy_basis.h"
#include "core/advisor/strategy_words.h"

namespace slicescape {
namespace {

constexpr int kLargestGroup = 8;  ///< TP and EP of the comparison: one host at most

double divided(double a, double b) {
  return b > 0 ? a / b : 0;
}

std::int64_t ceilDiv(double a, double b) {
  return b > 0 ? static_cast<std::int64_t>(std::ceil(a / b - 1e-9)) : 0;
}

int largestExpertGroup(const ModelProfile& model, int devicesPerHost) {
  std::int64_t experts = 0;
  for (const LayerKind& kind : model.kinds) experts = std::max(experts, kind.feedForward.experts);
  int group = 1;
  while (group * 2 <= std::min(devicesPerHost, kLargestGroup) && experts > 0 &&
         experts % (group * 2) == 0) {
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

void setDevices(StrategyRow& row, const StrategyBasis& basis, std::int64_t devices, bool possible) {
  row.isPossible = possible && devices > 0;
  row.devices = row.isPossible ? devices : 0;
  row.hosts = row.isPossible ? (devices + basis.devicesPerHost - 1) / basis.devicesPerHost : 0;
}

/// Least GPUs, bytes and ratios of a strategy used alone.
void compute(StrategyRow& row, const StrategyBasis& basis) {
  const TrafficInputs& in = basis.in;
  const double parameters = in.parameters;
  const double state = basis.split.stateBytes;
  const double perHost = basis.devicesPerHost;
  const double hostShare = 1 - divided(1, in.hosts);
  const double tokensPerDevice = divided(in.tokensPerStep, in.devices);
  const double computeTime = divided(6 * in.activeParameters * tokensPerDevice, in.flopPerSecond);
  const int tensor = basis.tensor;
  const double whole = basis.wholeState;
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
      break;
    }
    case StrategyKind::ExpertParallel: {
      const int group = basis.experts;
      const double experts = basis.expertState;
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
  if (row.rhoInside <= 0 && row.insideBytes > 0) {
    row.rhoInside = divided(divided(row.insideBytes, in.insideBytesPerSecond), computeTime);
  }
}

/// A layout with its own degrees, with the ratios that the network was judged by.
void computeLayout(StrategyRow& row, const AdviceOption& option, const StrategyBasis& basis) {
  const Layout& layout = *option.plan.layout;
  const TrafficInputs& in = basis.in;
  setDevices(row, basis, layout.worldSize(), option.fits);
  const double tokensPerDevice = divided(in.tokensPerStep, static_cast<double>(layout.worldSize()));
  const double perReplica = tokensPerDevice * layout.tp * layout.pp;
  const double t = layout.tp;
  const double e = layout.ep;
  const int zero = layout.zero.value_or(1);
  const AxisRatios ratios = ratiosOf(basis.context, layout, zero);
  const double tensorBytes = 16 * in.hidden * (t - 1) / t * in.layers / layout.pp * perReplica;
  const double expertBytes =
      8 * in.expertsPerToken * in.hidden * (e - 1) / e * in.layers * tokensPerDevice;
  const auto add = [&row, &basis](double bytes, double ratio, bool leaves) {
    if (leaves) {
      row.betweenBytes += bytes * basis.devicesPerHost;
      row.rhoBetween = std::max(row.rhoBetween, ratio);
    } else {
      row.insideBytes += bytes;
      row.rhoInside = std::max(row.rhoInside, ratio);
    }
  };
  add(tensorBytes, ratios.tensor, ratios.tensorLeavesDomain);
  add(expertBytes, ratios.expert, ratios.expertLeavesHost);
  if (in.hosts <= 1) return;
  const double hosts = std::max(1.0, t * layout.cp * layout.dp / basis.devicesPerHost);
  const double copies = std::min<double>(layout.dp * layout.cp, hosts);
  const double shared = std::min<double>(t * layout.cp * layout.dp, basis.devicesPerHost);
  row.betweenBytes +=
      (ratios.statesGathered ? 6.0 : 4.0) * in.parameters / layout.pp * (1 - 1 / copies);
  if (layout.pp > 1) row.betweenBytes += 4 * in.hidden * layout.pp * shared * tokensPerDevice;
  row.between.status = statusOf(ratios.pipeline, ratios.pipelineBand);
  row.rhoBetween = std::max({row.rhoBetween, ratios.data, ratios.pipeline});
}

/// Better to load: one that runs before one that does not, then the earlier finish.
bool isBetter(const AdviceOption& a, const AdviceOption& b) {
  const auto rank = [](const AdviceOption& option) {
    return option.fits ? (option.network == Status::Red ? 1 : 0) : 2;
  };
  if (rank(a) != rank(b)) return rank(a) < rank(b);
  return finishOf(a) < finishOf(b);
}

/// Which of TP, PP, CP and EP a layout uses.
std::array<bool, 4> axesOf(const AdviceOption& option) {
  const Layout& layout = *option.plan.layout;
  return {layout.tp > 1, layout.pp > 1, layout.cp > 1, layout.ep > 1};
}

/// The best hybrid of each combination of axes, earliest finish first; the advised one stands
/// for its combination.
std::vector<AdviceOption> hybrids(const std::vector<AdviceOption>& options,
                                  const std::optional<AdviceOption>& chosen) {
  std::vector<AdviceOption> best;
  for (const AdviceOption& option : options) {
    if (option.kind != StrategyKind::Hybrid) continue;
    const auto known = std::find_if(best.begin(), best.end(), [&option](const AdviceOption& other) {
      return axesOf(other) == axesOf(option);
    });
    if (known == best.end()) {
      best.push_back(option);
    } else if (isBetter(option, *known)) {
      *known = option;
    }
  }
  std::stable_sort(best.begin(), best.end(), isBetter);
  if (chosen && chosen->kind == StrategyKind::Hybrid) {
    std::erase_if(
        best, [&chosen](const AdviceOption& option) { return axesOf(option) == axesOf(*chosen); });
    best.insert(best.begin(), *chosen);
  }
  if (best.size() > kMostHybridRows) best.resize(kMostHybridRows);
  return best;
}

std::optional<AdviceOption> bestOf(StrategyKind kind, const std::vector<AdviceOption>& options) {
  const AdviceOption* best = nullptr;
  for (const AdviceOption& option : options) {
    if (option.kind == kind && (best == nullptr || isBetter(option, *best))) best = &option;
  }
  return best == nullptr ? std::nullopt : std::optional(*best);
}

StrategyBasis basisOf(const AdviceContext& context, const SplitFigures& split) {
  const ModelProfile& model = *context.model;
  StrategyBasis basis{context, split, model, context.traffic};
  basis.devicesPerHost = std::max(1, context.devicesPerHost);
  basis.tensor = std::min(basis.devicesPerHost, kLargestGroup);
  basis.experts = largestExpertGroup(model, basis.devicesPerHost);
  basis.room = std::max(0.0, split.usableBytes - split.activationBytes);
  basis.expertState = static_cast<double>(model.totalParameters() - model.activeParameters()) *
                      split.bytesPerParameter;
  basis.wholeState = std::min(split.bytesPerParameter, 6.0) * context.traffic.parameters;
  return basis;
}

}  // namespace

Text strategyName(StrategyKind kind) {
  return strategyWords(kind).name;
}

std::vector<StrategyRow> strategyTable(const AdviceContext& context, const SplitFigures& split,
                                       const std::vector<AdviceOption>& options,
                                       const std::optional<AdviceOption>& chosen) {
  std::vector<StrategyRow> rows;
  if (context.model == nullptr || context.traffic.parameters <= 0) return rows;
  const StrategyBasis basis = basisOf(context, split);
  std::vector<StrategyKind> kinds{StrategyKind::DataParallel,   StrategyKind::Zero,
                                  StrategyKind::Fsdp,           StrategyKind::Hsdp,
                                  StrategyKind::TensorParallel, StrategyKind::Pipeline,
                                  StrategyKind::ContextParallel};
  if (context.model->isMoe()) kinds.push_back(StrategyKind::ExpertParallel);
  for (const StrategyKind kind : kinds) {
    StrategyRow row;
    row.kind = kind;
    row.name = strategyName(kind);
    row.isChosen = chosen && chosen->kind == kind;
    row.best = row.isChosen ? chosen : bestOf(kind, options);
    compute(row, basis);
    fillCells(row, basis);
    rows.push_back(std::move(row));
  }
  for (const AdviceOption& option : hybrids(options, chosen)) {
    StrategyRow row;
    row.kind = StrategyKind::Hybrid;
    row.name = {SLICESCAPE_TEXT("Hybrid {0}"), {option.name}};
    row.isChosen = chosen && chosen->name == option.name;
    row.best = option;
    computeLayout(row, option, basis);
    fillCells(row, basis);
    rows.push_back(std::move(row));
  }
  std::stable_partition(rows.begin(), rows.end(),
                        [](const StrategyRow& row) { return row.isChosen; });
  return rows;
}

}  // namespace slicescape
