// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/cost/collective_kind.h"
#include "core/plan/rules.h"

namespace slicescape {
namespace {

Subject field(const char* path) {
  return {SubjectKind::Field, path};
}

class ReferenceRules {
 public:
  ReferenceRules(const Plan& plan, const ResolvedPlan& resolved, std::vector<Finding>& findings)
      : m_cluster(*plan.cluster),
        m_placement(*plan.placement),
        m_worldSize(plan.layout->worldSize()),
        m_resolved(resolved),
        m_findings(findings) {}

  void run() {
    checkHosts();
    checkLinks();
    checkNames();
    checkPlacement();
  }

 private:
  void add(std::string code, Severity severity, Subject subject, Text message, Text remedy) {
    m_findings.push_back({std::move(code),
                          severity,
                          {std::move(subject)},
                          std::move(message),
                          {},
                          std::move(remedy)});
  }

  void checkHosts() {
    for (const HostGroup& host : m_cluster.hosts) {
      const Subject subject{SubjectKind::Host, host.id};
      for (const int index : host.failed) {
        if (index >= 0 && index < host.count) continue;
        add("cluster.no-such-host", Severity::Warning, subject,
            {SLICESCAPE_TEXT("\"{0}\" lists host {1} as failed, but has hosts 0 to {2}."),
             {host.name, std::int64_t{index}, std::int64_t{host.count} - 1}},
            {SLICESCAPE_TEXT("Correct the list of failed hosts.")});
      }
      if (host.overrides && !host.overrides->unknown.empty()) {
        add("cluster.unknown-override", Severity::Warning, subject,
            {SLICESCAPE_TEXT("\"{0}\" overrides \"{1}\", which has no effect."),
             {host.name, host.overrides->unknown.front().first}},
            {SLICESCAPE_TEXT("gpu_power_cap_w, gpu_memory_bytes and slowdown_share are the figures "
                             "that can be overridden.")});
      }
    }
  }

  void checkLinks() {
    for (const Link& link : m_cluster.links) {
      if (link.bandwidth.value() > 0 && link.perHost > 0) continue;
      add("cluster.link-without-bandwidth", Severity::Error, {SubjectKind::Link, link.id},
          {SLICESCAPE_TEXT("The link \"{0}\" carries nothing: its bandwidth is 0."), {link.id}},
          {SLICESCAPE_TEXT("Give it the rate of its cables, or delete it.")});
    }
  }

  /// `hosts` of tenants and domains, `link` of measured curves.
  void checkNames() {
    const auto missing = [&](const char* path, const std::string& name) {
      add("cluster.unknown-reference", Severity::Warning, field(path),
          {SLICESCAPE_TEXT("{0} names \"{1}\", which does not exist: the entry has no effect."),
           {std::string(path), name}},
          {SLICESCAPE_TEXT("Name an object of the cluster, or remove the entry.")});
    };
    for (const Tenant& tenant : m_cluster.tenants) {
      if (m_cluster.host(tenant.hosts) == nullptr) missing("cluster.tenants", tenant.hosts);
    }
    for (const ScaleUpDomain& domain : m_cluster.scaleUpDomains) {
      if (m_cluster.host(domain.hosts) == nullptr)
        missing("cluster.scale_up_domains", domain.hosts);
    }
    for (const MeasuredCurve& curve : m_cluster.measured) {
      // On a link, or inside the hosts of a group.
      if (m_cluster.link(curve.link) == nullptr && m_cluster.host(curve.link) == nullptr) {
        missing("cluster.measured", curve.link);
      }
      if (!collectiveOf(curve.collective)) {
        add("plan.unknown-word", Severity::Warning, field("cluster.measured"),
            {SLICESCAPE_TEXT("\"{0}\" is not a value of {1}."),
             {curve.collective, std::string("cluster.measured.collective")}},
            {SLICESCAPE_TEXT("Use one of: {0}."),
             {std::string("all_reduce, all_gather, reduce_scatter, all_to_all, p2p")}});
      }
    }
  }

  void checkPlacement() {
    if (m_placement.policy == "auto") return;
    const Subject subject = field("placement.groups");
    if (m_placement.policy != "explicit") {
      add("plan.unknown-word", Severity::Error, field("placement.policy"),
          {SLICESCAPE_TEXT("\"{0}\" is not a value of {1}."),
           {m_placement.policy, std::string("placement.policy")}},
          {SLICESCAPE_TEXT("Use one of: {0}."), {std::string("auto, explicit")}});
      return;
    }
    std::vector<PlacementGroup> groups = m_placement.groups;
    std::sort(groups.begin(), groups.end(), [](const PlacementGroup& a, const PlacementGroup& b) {
      return a.firstRank < b.firstRank;
    });
    std::int64_t next = 0;  // first rank that no group has placed yet
    for (const PlacementGroup& group : groups) {
      const Text remedy{SLICESCAPE_TEXT("Place the ranks 0 to {0} once each, on hosts that exist."),
                        {m_worldSize - 1}};
      if (m_cluster.host(group.hosts) == nullptr) {
        add("placement.unknown-host", Severity::Error, subject,
            {SLICESCAPE_TEXT("Ranks {0} to {1} are placed on \"{2}\", which does not exist."),
             {std::int64_t{group.firstRank}, std::int64_t{group.lastRank}, group.hosts}},
            remedy);
      }
      if (group.lastRank < group.firstRank || group.lastRank >= m_worldSize) {
        add("placement.rank-range", Severity::Error, subject,
            {SLICESCAPE_TEXT(
                 "The ranks {0} to {1} of a placement group are not ranks of this job."),
             {std::int64_t{group.firstRank}, std::int64_t{group.lastRank}}},
            remedy);
      }
      if (group.firstRank < next) {
        add("placement.rank-twice", Severity::Error, subject,
            {SLICESCAPE_TEXT("Rank {0} is placed more than once."),
             {std::int64_t{group.firstRank}}},
            remedy);
      }
      next = std::max<std::int64_t>(next, std::int64_t{group.lastRank} + 1);
    }
    const std::int64_t missing = m_worldSize - m_resolved.placement.placed;
    if (missing > 0) {
      add("placement.unplaced", Severity::Error, subject,
          {SLICESCAPE_TEXT("{0} of {1} ranks have no GPU."), {missing, m_worldSize}},
          {SLICESCAPE_TEXT("Add placement groups for them, or set the policy to auto.")});
    }
  }

  const Cluster& m_cluster;
  const PlacementChoice& m_placement;
  std::int64_t m_worldSize;
  const ResolvedPlan& m_resolved;
  std::vector<Finding>& m_findings;
};

}  // namespace

void checkReferenceRules(const Plan& plan, const ResolvedPlan& resolved,
                         std::vector<Finding>& findings) {
  ReferenceRules(plan, resolved, findings).run();
}

}  // namespace slicescape
