// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advisor/candidates.h"

#include <algorithm>

#include "core/advisor/strategy_words.h"

namespace slicescape {
namespace {

constexpr int kMostTensor = 16;
constexpr int kMostStages = 64;
constexpr int kMostExperts = 64;
/// From this sequence length on context parallelism is worth a look.
constexpr std::int64_t kLongSequence = 32768;
constexpr int kMostContext = 16;
constexpr std::int64_t kMostMicroBatch = 16;

struct Degrees {
  int tp = 1, cp = 1, ep = 1, pp = 1;
  int zero = 1;
  int shardRanks = 0;  ///< 0 = all
  std::int64_t microBatch = 1;
};

std::optional<Plan> with(const Plan& plan, const Degrees& degrees, std::int64_t devices) {
  const std::int64_t inside = std::int64_t{degrees.tp} * degrees.cp * degrees.pp;
  if (devices % inside != 0) return std::nullopt;
  const std::int64_t dp = devices / inside;
  const Workload& work = *plan.workload;
  if (work.globalBatch % (dp * degrees.microBatch) != 0) return std::nullopt;
  if (degrees.ep > 1 && (dp * degrees.tp * degrees.cp) % degrees.ep != 0) return std::nullopt;
  Plan changed = plan;
  changed.layout = plan.layout.edited([&](Layout& layout) {
    if (layout.pp != degrees.pp || layout.vpp > 1) {
      layout.stages.reset();
      layout.stageRule.reset();
      layout.stageLayout.reset();
      layout.vpp = 1;
      layout.schedule = ScheduleChoice();
    }
    layout.tp = degrees.tp;
    layout.sp.reset();
    layout.cp = degrees.cp;
    layout.ep = degrees.ep;
    layout.etp = 1;
    layout.pp = degrees.pp;
    layout.dp = static_cast<int>(dp);
    layout.zero = degrees.zero;
    layout.zeroShardRanks.reset();
    if (degrees.shardRanks > 0) layout.zeroShardRanks = degrees.shardRanks;
    layout.recompute = RecomputeChoice();
  });
  changed.placement = PlacementChoice();
  changed.workload =
      plan.workload.edited([&](Workload& workload) { workload.microBatch = degrees.microBatch; });
  return changed;
}

std::int64_t expertsOf(const ModelProfile& model) {
  std::int64_t experts = 0;
  for (const LayerKind& kind : model.kinds) experts = std::max(experts, kind.feedForward.experts);
  return experts;
}

/// Copies of the states over all GPUs, or within a host; bigger micro-batches gather less.
void addDataParallel(const Plan& plan, int devicesPerHost, std::int64_t devices,
                     std::vector<Degrees>& all) {
  const std::int64_t own = plan.workload->microBatch;
  for (const int zero : {0, 1, 3}) {
    for (std::int64_t micro = own; micro <= std::max(own, kMostMicroBatch); micro *= 2) {
      Degrees degrees;
      degrees.cp = plan.layout->cp;
      degrees.zero = zero;
      degrees.microBatch = micro;
      all.push_back(degrees);
      if (zero != 3 || devices <= devicesPerHost) continue;
      degrees.shardRanks = devicesPerHost;
      all.push_back(degrees);
    }
  }
}

}  // namespace

std::vector<Plan> candidatePlans(const Plan& plan, int devicesPerHost, std::int64_t devices,
                                 const Catalogues& catalogues) {
  std::vector<Plan> plans;
  const std::shared_ptr<const ModelProfile> model = modelOf(plan, catalogues);
  if (model == nullptr || devices < 1) return plans;
  if (plan.layout->worldSize() == devices) plans.push_back(plan);

  std::vector<Degrees> all;
  addDataParallel(plan, devicesPerHost, devices, all);
  const int layers = std::max(1, model->layerCount());
  const std::int64_t experts = expertsOf(*model);
  const int mostContext =
      plan.workload->sequenceLength >= kLongSequence ? kMostContext : std::max(1, plan.layout->cp);
  const int leastContext =
      plan.workload->sequenceLength >= kLongSequence ? 1 : std::max(1, plan.layout->cp);
  for (int tp = 1; tp <= std::min(devicesPerHost, kMostTensor); tp *= 2) {
    for (int cp = leastContext; cp <= mostContext; cp *= 2) {
      // A stage takes at least a host: pipelines are for links between hosts.
      const std::int64_t hosts = std::max<std::int64_t>(1, devices / devicesPerHost);
      const int mostStages = static_cast<int>(
          std::min<std::int64_t>({std::int64_t{layers}, std::int64_t{kMostStages}, hosts}));
      for (int pp = 1; pp <= mostStages; ++pp) {
        // Stages of equal depth, or whatever the plan itself uses.
        if (layers % pp != 0 && pp != plan.layout->pp && (pp & (pp - 1)) != 0) continue;
        for (int ep = 1; ep <= kMostExperts; ep *= 2) {
          if (ep > 1 && (experts == 0 || experts % ep != 0)) break;
          if (tp == 1 && pp == 1 && ep == 1 && cp == leastContext) continue;  // data parallel
          Degrees degrees{tp, cp, ep, pp, 1, 0, plan.workload->microBatch};
          all.push_back(degrees);
        }
      }
    }
  }
  for (const Degrees& degrees : all) {
    if (std::optional<Plan> candidate = with(plan, degrees, devices)) {
      plans.push_back(std::move(*candidate));
    }
  }
  return plans;
}

StrategyKind strategyOf(const Plan& plan, int devicesPerHost) {
  const Layout& layout = *plan.layout;
  if (layout.worldSize() <= 1) return StrategyKind::SingleDevice;
  const bool tensor = layout.tp > 1;
  const bool pipeline = layout.pp > 1;
  const bool context = layout.cp > 1;
  const bool expert = layout.ep > 1;
  const int axes = int(tensor) + int(pipeline) + int(context) + int(expert);
  const int zero = layout.zero.value_or(1);
  if (axes == 0) {
    if (zero == 3) {
      const int shard = layout.zeroShardRanks.value_or(0);
      const bool inHost = shard > 0 && shard <= devicesPerHost && layout.worldSize() > shard;
      return inHost ? StrategyKind::Hsdp : StrategyKind::Fsdp;
    }
    return zero >= 1 ? StrategyKind::Zero : StrategyKind::DataParallel;
  }
  if (axes > 1) return StrategyKind::Hybrid;
  if (tensor) return StrategyKind::TensorParallel;
  if (pipeline) return StrategyKind::Pipeline;
  return context ? StrategyKind::ContextParallel : StrategyKind::ExpertParallel;
}

double complexityOf(const Plan& plan, int devicesPerHost) {
  const StrategyKind kind = strategyOf(plan, devicesPerHost);
  const Layout& layout = *plan.layout;
  const int axes =
      int(layout.tp > 1) + int(layout.pp > 1) + int(layout.cp > 1) + int(layout.ep > 1);
  // Two axes beside DP are between a pipeline and all of them.
  return kind == StrategyKind::Hybrid && axes == 2 ? 4.5 : operatingComplexity(kind);
}

std::string layoutName(const Layout& layout, int zero) {
  std::string name;
  const auto add = [&name](const char* axis, int degree) {
    if (degree <= 1) return;
    name += (name.empty() ? "" : " · ") + std::string(axis) + " " + std::to_string(degree);
  };
  add("TP", layout.tp);
  add("CP", layout.cp);
  add("EP", layout.ep);
  add("PP", layout.pp);
  add("VPP", layout.vpp);
  add("DP", layout.dp);
  if (name.empty()) name = "1 GPU";
  if (layout.dp > 1 || layout.cp > 1) {
    if (zero == 3) {
      name += layout.zeroShardRanks ? " · HSDP " + std::to_string(*layout.zeroShardRanks)
                                    : std::string(" · FSDP");
    } else if (zero > 0) {
      name += " · ZeRO " + std::to_string(zero);
    }
  }
  return name;
}

}  // namespace slicescape
