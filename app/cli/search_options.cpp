// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/search_options.h"

#include <fmt/format.h>

namespace slicescape::cli {

void addSpaceOptions(CLI::App& command, SpaceOptions& options) {
  command
      .add_option("--fix", options.fixed,
                  "Keep an axis at a value: tp, pp, vpp, cp, ep, etp, dp, micro_batch "
                  "(sequences) or zero, as in tp=8; or name what to try: "
                  "recompute=none,selective,mlp+norm,full, schedule=1f1b,zb-h1, "
                  "slicing=even,balanced. May be repeated")
      ->type_name("AXIS=VALUE")
      ->allow_extra_args(false);
  command
      .add_option("--bound", options.bounds,
                  "Let an axis move between two values, as in pp=2..16 or tp=..8. May be repeated")
      ->type_name("AXIS=LOW..HIGH")
      ->allow_extra_args(false);
  command
      .add_option("--limit", options.limits,
                  "Offer no plan beyond a figure: step_time=30s, memory=90% (of the GPU's "
                  "capacity), mfu=40% (at least), gpus=512, completion=30d (time to train all "
                  "tokens), cost=2e6 (dollars; GPU-hours when the plan has no price). May be "
                  "repeated")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  command
      .add_option("--gpus", options.gpus,
                  "Number of GPUs, or a range of them (default: as many as the plan uses)")
      ->type_name("N..M");
  command
      .add_option("--framework", options.framework,
                  "Whose rules hold: megatron, torchtitan, fsdp, deepspeed, or any (default: the "
                  "plan's; any when it names none)")
      ->check(CLI::IsMember({"megatron", "torchtitan", "fsdp", "deepspeed", "any"}));
}

Result<SearchSpace> spaceFrom(const Plan& plan, const SpaceOptions& options) {
  SearchSpace space = defaultSpace(plan);
  if (!options.framework.empty()) {
    space.framework = options.framework == "any" ? std::string() : options.framework;
  }
  if (!options.gpus.empty()) {
    const Result<void> set = setGpuRange(space, options.gpus);
    if (!set) return set.error();
  }
  for (const std::vector<std::string>* list : {&options.fixed, &options.bounds}) {
    for (const std::string& constraint : *list) {
      const Result<void> narrowed = narrow(space, constraint);
      if (!narrowed) return narrowed.error();
    }
  }
  for (const std::string& limit : options.limits) {
    const Result<void> added = addLimit(space, limit);
    if (!added) return added.error();
  }
  return space;
}

std::string shortLayout(const Plan& plan) {
  const Layout& layout = *plan.layout;
  std::string text = fmt::format("TP {} · PP {} · DP {}", layout.tp, layout.pp, layout.dp);
  if (layout.cp > 1) text += fmt::format(" · CP {}", layout.cp);
  if (layout.ep > 1) text += fmt::format(" · EP {}", layout.ep);
  if (layout.etp > 1) text += fmt::format(" · ETP {}", layout.etp);
  if (layout.vpp > 1) text += fmt::format(" · VPP {}", layout.vpp);
  text += fmt::format(" · MBS {}", plan.workload->microBatch);
  if (layout.zero) text += fmt::format(" · ZeRO {}", *layout.zero);
  if (layout.pp > 1) text += " · " + layout.schedule.kind;
  if (layout.stages) text += " · uneven";
  if (layout.recompute.mode == "full") text += " · full recompute";
  if (layout.recompute.mode == "selective") {
    std::string modules;
    for (const std::string& module : layout.recompute.modules) {
      modules += (modules.empty() ? "" : "+") + module;
    }
    text += " · recompute " + (modules.empty() ? std::string("core_attention") : modules);
  }
  return text;
}

}  // namespace slicescape::cli
