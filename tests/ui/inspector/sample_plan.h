// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace slicescape::testing {

/// Llama 3 70B on 8 DGX H100 with TP 8, PP 4, DP 2: two hosts for each stage.
inline Plan samplePlan() {
  Plan plan;
  plan.name = "Sample";
  Cluster cluster;
  HostGroup hosts;
  hosts.id = "pod";
  hosts.name = "DGX H100";
  hosts.count = 8;
  hosts.type = std::string("dgx-h100");
  HostGroup more = hosts;
  more.id = "spare";
  more.name = "Spare";
  more.count = 2;
  SwitchGroup leaf;
  leaf.id = "leaf";
  leaf.name = "Leaf";
  leaf.count = 8;
  Link up;
  up.id = "up";
  up.from = "pod";
  up.to = "leaf";
  up.perHost = 8;
  cluster.hosts = {hosts, more};
  cluster.switches = {leaf};
  Link spareUp = up;
  spareUp.id = "spare-up";
  spareUp.from = "spare";
  cluster.links = {up, spareUp};
  plan.cluster = cluster;
  plan.model = ModelChoice{"llama3-70b", nullptr, {}};
  plan.workload = plan.workload.edited([](Workload& work) { work.sequenceLength = 8192; });
  plan.layout = plan.layout.edited([](Layout& layout) {
    layout.tp = 8;
    layout.pp = 4;
    layout.dp = 2;
  });
  return plan;
}

}  // namespace slicescape::testing
