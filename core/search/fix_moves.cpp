// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/fix_moves.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/plan/resolve.h"
#include "core/search/balance.h"

namespace slicescape {
namespace {

/// Degrees tried around the present one: one step up, two for axes with gaps.
constexpr int kSteps = 2;

class Moves {
 public:
  Moves(const Plan& plan, const Catalogues& catalogues)
      : m_plan(plan),
        m_catalogues(catalogues),
        m_resolved(resolvePlan(plan, catalogues)),
        m_gpus(plan.layout->worldSize()) {}

  std::vector<FixMove> all() {
    addDegrees();
    addRecompute();
    addMicroBatch();
    addZero();
    addOffload();
    addSlicing();
    addSchedule();
    addBatch();
    addHosts();
    return std::move(m_moves);
  }

 private:
  void add(const char* id, Text title, Plan plan) {
    m_moves.push_back({id, std::move(title), std::move(plan)});
  }

  /// The plan with its layout edited; what belonged to the old degrees goes.
  Plan withLayout(const std::function<void(Layout&)>& change) const {
    Plan plan = m_plan;
    plan.layout = m_plan.layout.edited([&](Layout& layout) {
      const int pp = layout.pp;
      const int vpp = layout.vpp;
      change(layout);
      if (layout.pp != pp || layout.vpp != vpp) {
        layout.stages.reset();
        layout.stageLayout.reset();
        layout.schedule.groupSize.reset();
      }
      if (layout.pp == 1) layout.vpp = 1;
      const int dataRanks = layout.dp * layout.cp;
      if (layout.zeroShardRanks && dataRanks % *layout.zeroShardRanks != 0) {
        layout.zeroShardRanks.reset();
      }
    });
    if (plan.layout->worldSize() != m_gpus) plan.placement = PlacementChoice{};
    return plan;
  }

  /// One degree set to the next values above (or below) for which DP stays whole.
  void addDegree(const char* id, const char* name, int Layout::*degree, bool up, int most) {
    const Layout& layout = *m_plan.layout;
    const int present = layout.*degree;
    const std::int64_t others = m_gpus / std::max(1, layout.dp) / std::max(1, present);
    int found = 0;
    for (int value = up ? present + 1 : present - 1; value >= 1 && value <= most && found < kSteps;
         value += up ? 1 : -1) {
      if (m_gpus % (others * value) != 0) continue;
      const auto dp = static_cast<int>(m_gpus / (others * value));
      const std::int64_t perStep = std::int64_t{dp} * m_plan.workload->microBatch;
      if (m_plan.workload->globalBatch % perStep != 0) continue;
      ++found;
      add(id,
          {SLICESCAPE_TEXT("{0} {1} → {2} (DP {3} → {4})"),
           {std::string(name), std::int64_t{present}, std::int64_t{value}, std::int64_t{layout.dp},
            std::int64_t{dp}}},
          withLayout([&](Layout& edited) {
            edited.*degree = value;
            edited.dp = dp;
          }));
    }
  }

  void addDegrees() {
    const bool known = m_resolved.model != nullptr;
    const int layers = known ? m_resolved.model->layerCount() : 1024;
    addDegree("tp.up", "TP", &Layout::tp, true, 64);
    addDegree("tp.down", "TP", &Layout::tp, false, 64);
    addDegree("pp.up", "PP", &Layout::pp, true, layers);
    addDegree("pp.down", "PP", &Layout::pp, false, layers);
    addDegree("cp.up", "CP", &Layout::cp, true, 64);
    addDegree("cp.down", "CP", &Layout::cp, false, 64);
    if (known && m_resolved.model->isMoe()) addExperts();
    if (!known || !m_resolved.model->isMoe()) {
      if (m_plan.layout->ep > 1 || m_plan.layout->etp > 1) {
        add("ep.off", {SLICESCAPE_TEXT("EP and ETP off: the model has no experts"), {}},
            withLayout([](Layout& layout) { layout.ep = layout.etp = 1; }));
      }
    }
    if (m_plan.layout->vpp > 1) {
      add("vpp.off", {SLICESCAPE_TEXT("VPP {0} → 1"), {std::int64_t{m_plan.layout->vpp}}},
          withLayout([](Layout& layout) {
            layout.vpp = 1;
            const auto kind = scheduleKindFrom(layout.schedule.kind);
            if (kind && impliedChunks(*kind) != 1) layout.schedule.kind = "1f1b";
          }));
    }
  }

  void addExperts() {
    std::int64_t experts = 0;
    for (const LayerKind& kind : m_resolved.model->kinds) {
      if (kind.feedForward.isMoe()) experts = std::gcd(experts, kind.feedForward.experts);
    }
    const Layout& layout = *m_plan.layout;
    const std::int64_t stageRanks = std::int64_t{layout.tp} * layout.cp * layout.dp;
    for (const bool up : {true, false}) {
      for (std::int64_t ep = up ? layout.ep + 1 : layout.ep - 1; ep >= 1 && ep <= experts;
           ep += up ? 1 : -1) {
        if (experts % ep != 0 || stageRanks % (ep * layout.etp) != 0) continue;
        add(up ? "ep.up" : "ep.down",
            {SLICESCAPE_TEXT("EP {0} → {1}"), {std::int64_t{layout.ep}, ep}},
            withLayout([&](Layout& edited) { edited.ep = static_cast<int>(ep); }));
        break;
      }
    }
  }

  void addRecompute() {
    const RecomputeChoice& present = m_plan.layout->recompute;
    if (present.mode == "full") return;
    const bool moe = m_resolved.model != nullptr && m_resolved.model->isMoe();
    const bool flash = m_plan.layout->flags.flashAttention.value_or(true);
    const auto has = [&](const char* module) {
      return present.mode == "selective" &&
             std::find(present.modules.begin(), present.modules.end(), module) !=
                 present.modules.end();
    };
    const auto with = [&](const char* module) {
      return withLayout([&](Layout& layout) {
        if (layout.recompute.mode != "selective") layout.recompute = RecomputeChoice{};
        layout.recompute.mode = "selective";
        layout.recompute.modules.emplace_back(module);
      });
    };
    if (!has("norm")) {
      add("recompute.norm", {SLICESCAPE_TEXT("Recompute the norms"), {}}, with("norm"));
    }
    if (!has("mlp_act") && !has("moe_act")) {
      add("recompute.mlp_act",
          {SLICESCAPE_TEXT("Recompute the product of gate and up projection"), {}},
          with(moe ? "moe_act" : "mlp_act"));
    }
    if (!has("mlp")) {
      add("recompute.mlp", {SLICESCAPE_TEXT("Recompute the MLP"), {}}, with("mlp"));
    }
    if (!flash && !has("core_attention")) {
      add("recompute.core_attention", {SLICESCAPE_TEXT("Recompute the attention scores"), {}},
          with("core_attention"));
    }
    if (m_resolved.model != nullptr && !has("mla_up")) {
      const auto& kinds = m_resolved.model->kinds;
      const bool latent = std::any_of(kinds.begin(), kinds.end(), [](const LayerKind& kind) {
        return kind.mixer.kind == MixerKind::LatentAttention;
      });
      if (latent) {
        add("recompute.mla_up",
            {SLICESCAPE_TEXT("Recompute the up-projections of latent attention"), {}},
            with("mla_up"));
      }
    }
    add("recompute.full", {SLICESCAPE_TEXT("Recompute whole layers"), {}},
        withLayout([](Layout& layout) {
          layout.recompute = RecomputeChoice{};
          layout.recompute.mode = "full";
        }));
  }

  void addMicroBatch() {
    const Workload& work = *m_plan.workload;
    const std::int64_t perRank = work.globalBatch / std::max(1, m_plan.layout->dp);
    for (const bool up : {false, true}) {
      const std::int64_t value = up ? work.microBatch * 2 : work.microBatch / 2;
      if (value < 1 || perRank < value || perRank % value != 0) continue;
      Plan plan = m_plan;
      plan.workload = m_plan.workload.edited([&](Workload& edited) { edited.microBatch = value; });
      add(up ? "micro_batch.up" : "micro_batch.down",
          {SLICESCAPE_TEXT("Micro-batch {0} → {1}"), {work.microBatch, value}}, std::move(plan));
    }
  }

  void addZero() {
    if (m_resolved.contexts.empty()) return;
    const int zero = m_resolved.contexts.front().zero;
    for (int next = zero + 1; next <= 3; ++next) {
      add("zero.up", {SLICESCAPE_TEXT("ZeRO {0} → {1}"), {std::int64_t{zero}, std::int64_t{next}}},
          withLayout([&](Layout& layout) { layout.zero = next; }));
    }
    if (zero >= 2 && m_plan.layout->pp > 1) {
      add("zero.down", {SLICESCAPE_TEXT("ZeRO {0} → 1"), {std::int64_t{zero}}},
          withLayout([](Layout& layout) { layout.zero = 1; }));
    }
  }

  void addOffload() {
    for (const double share : {0.5, 1.0}) {
      if (m_plan.layout->offload.optimizer >= share) continue;
      add("offload.optimizer",
          {SLICESCAPE_TEXT("Keep {0} of the optimizer states in host memory"), {Share{share}}},
          withLayout([&](Layout& layout) { layout.offload.optimizer = share; }));
    }
    if (m_plan.layout->offload.optimizer > 0) {
      add("offload.off", {SLICESCAPE_TEXT("Keep the optimizer states on the GPU"), {}},
          withLayout([](Layout& layout) { layout.offload.optimizer = 0; }));
    }
  }

  void addSlicing() {
    if (m_plan.layout->pp <= 1) return;
    for (const auto goal : {BalanceGoal::Both, BalanceGoal::Memory}) {
      if (!m_resolved.isComputable()) break;
      const Result<BalanceResult> balanced = balance(m_plan, goal, m_catalogues);
      if (!balanced || balanced->changed.empty()) continue;
      add(goal == BalanceGoal::Memory ? "slicing.memory" : "slicing.both",
          goal == BalanceGoal::Memory
              ? Text{SLICESCAPE_TEXT("Balance the stages by memory"), {}}
              : Text{SLICESCAPE_TEXT("Balance the stages by time within the memory"), {}},
          balanced->plan);
    }
    if (m_plan.layout->stages || m_plan.layout->stageLayout) {
      add("slicing.even", {SLICESCAPE_TEXT("Spread the layers evenly"), {}},
          withLayout([](Layout& layout) {
            layout.stages.reset();
            layout.stageLayout.reset();
            layout.stageRule.reset();
          }));
    }
  }

  void addSchedule() {
    if (m_plan.layout->pp <= 1 || m_plan.layout->schedule.kind == "1f1b") return;
    add("schedule.1f1b", {SLICESCAPE_TEXT("Schedule {0} → 1f1b"), {m_plan.layout->schedule.kind}},
        withLayout([](Layout& layout) {
          layout.schedule = ScheduleChoice{};
          layout.vpp = 1;
          layout.stages.reset();
        }));
  }

  /// The nearest global batch that is whole, above and below.
  void addBatch() {
    const Workload& work = *m_plan.workload;
    const std::int64_t unit = std::int64_t{m_plan.layout->dp} * work.microBatch;
    if (unit <= 0 || work.globalBatch % unit == 0) return;
    const std::int64_t below = work.globalBatch / unit * unit;
    for (const std::int64_t batch : {below, below + unit}) {
      if (batch < unit) continue;
      Plan plan = m_plan;
      plan.workload = m_plan.workload.edited([&](Workload& edited) { edited.globalBatch = batch; });
      add("global_batch.whole",
          {SLICESCAPE_TEXT("Global batch {0} → {1}"), {work.globalBatch, batch}}, std::move(plan));
    }
  }

  /// Hosts added to the first group until the layout has its GPUs, and twice the data
  /// parallelism on twice the hosts, which shards the states further.
  void addHosts() {
    if (m_plan.cluster->hosts.empty() || m_resolved.devicesPerHost.empty()) return;
    const int perHost = std::max(1, m_resolved.devicesPerHost.front());
    const std::int64_t missing = m_gpus - m_resolved.placement.freeDevices;
    const auto withHosts = [&](Plan plan, int more) {
      plan.cluster =
          m_plan.cluster.edited([&](Cluster& cluster) { cluster.hosts.front().count += more; });
      return plan;
    };
    if (missing > 0) {
      const auto more = static_cast<int>((missing + perHost - 1) / perHost);
      add("hosts.more",
          {more == 1 ? SLICESCAPE_TEXT("Add one host") : SLICESCAPE_TEXT("Add {0} hosts"),
           {std::int64_t{more}}},
          withHosts(m_plan, more));
      const std::int64_t free = m_resolved.placement.freeDevices;
      const std::int64_t inside = m_gpus / std::max(1, m_plan.layout->dp);
      const auto dp = static_cast<int>(free / std::max<std::int64_t>(1, inside));
      if (dp >= 1) {
        add("dp.down",
            {SLICESCAPE_TEXT("DP {0} → {1}, as the cluster allows"),
             {std::int64_t{m_plan.layout->dp}, std::int64_t{dp}}},
            withLayout([&](Layout& layout) { layout.dp = dp; }));
      }
      return;
    }
    const std::int64_t unit = 2 * std::int64_t{m_plan.layout->dp} * m_plan.workload->microBatch;
    if (m_plan.workload->globalBatch % unit != 0) return;
    const Plan doubled = withLayout([](Layout& layout) { layout.dp *= 2; });
    const std::int64_t needed = 2 * m_gpus - m_resolved.placement.freeDevices;
    const auto more = static_cast<int>(std::max<std::int64_t>(0, (needed + perHost - 1) / perHost));
    add("hosts.more",
        {more == 0   ? SLICESCAPE_TEXT("DP {0} → {1} on free GPUs")
         : more == 1 ? SLICESCAPE_TEXT("DP {0} → {1} on one host more")
                     : SLICESCAPE_TEXT("DP {0} → {1} on {2} hosts more"),
         {std::int64_t{m_plan.layout->dp}, std::int64_t{doubled.layout->dp}, std::int64_t{more}}},
        withHosts(doubled, more));
  }

  const Plan& m_plan;
  const Catalogues m_catalogues;  // two references: kept by value, so that a temporary may be given
  ResolvedPlan m_resolved;
  std::int64_t m_gpus;
  std::vector<FixMove> m_moves;
};

}  // namespace

std::vector<FixMove> fixMoves(const Plan& plan, const Catalogues& catalogues) {
  return Moves(plan, catalogues).all();
}

}  // namespace slicescape
