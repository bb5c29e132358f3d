// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/plan/evaluate.h"

namespace slicescape::testing {

/// `hosts` hosts of one type on one rail-optimised leaf, as small plans are drawn.
inline Cluster railCluster(const std::string& hostType, int hosts) {
  Cluster cluster;
  HostGroup group;
  group.id = "pod";
  group.name = "Pod";
  group.count = hosts;
  group.type = hostType;
  cluster.hosts.push_back(group);
  SwitchGroup leaf;
  leaf.id = "leaf";
  leaf.name = "Leaf";
  leaf.count = 8;
  leaf.ports = hosts;
  cluster.switches.push_back(leaf);
  Link link;
  link.id = "up";
  link.from = "pod";
  link.to = "leaf";
  link.perHost = 8;
  cluster.links.push_back(link);
  return cluster;
}

/// Llama 3 70B, TP 8 · PP 4 · DP 2 on 8 DGX H100: legal and fitting, the starting point
/// that tests break in one way at a time.
inline Plan llama70b() {
  Plan plan;
  plan.name = "Llama 3 70B on 8 DGX H100";
  plan.cluster = railCluster("dgx-h100", 8);
  ModelChoice model;
  model.catalogueId = "llama3-70b";
  plan.model = model;
  Workload work;
  work.sequenceLength = 8192;
  work.globalBatch = 128;
  plan.workload = work;
  Layout layout;
  layout.tp = 8;
  layout.pp = 4;
  layout.dp = 2;
  plan.layout = layout;
  return plan;
}

inline const Finding* findingOf(const Evaluation& evaluation, const std::string& code) {
  for (const Finding& finding : evaluation.findings) {
    if (finding.code == code) return &finding;
  }
  return nullptr;
}

}  // namespace slicescape::testing
