// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>

#include "core/plan/rules.h"

namespace slicescape {
namespace {

Subject field(const char* path) {
  return {SubjectKind::Field, path};
}

class ClusterRules {
 public:
  ClusterRules(const Plan& plan, const ResolvedPlan& resolved, std::vector<Finding>& findings)
      : m_cluster(*plan.cluster),
        m_layout(*plan.layout),
        m_resolved(resolved),
        m_findings(findings) {}

  void run() {
    if (m_cluster.hosts.empty()) {
      add("cluster.empty", Severity::Error, {field("cluster.hosts")},
          {SLICESCAPE_TEXT("The cluster has no hosts.")},
          {SLICESCAPE_TEXT(
              "Drag a host or a ready-made cluster from the palette onto the canvas.")});
      return;
    }
    checkIds();
    checkDeviceCount();
    checkConnections();
    checkPorts();
    checkMixedTypes();
    checkPrecision();
  }

 private:
  void add(std::string code, Severity severity, std::vector<Subject> subjects, Text message,
           Text remedy, std::vector<std::pair<std::string, TextArgument>> evidence = {}) {
    m_findings.push_back({std::move(code), severity, std::move(subjects), std::move(message),
                          std::move(evidence), std::move(remedy)});
  }

  void checkIds() {
    std::set<std::string> ids;
    const auto once = [&](const std::string& id, SubjectKind kind) {
      if (ids.insert(id).second && !id.empty()) return;
      add("cluster.id-not-unique", Severity::Error, {{kind, id}},
          {SLICESCAPE_TEXT("The id \"{0}\" stands for more than one object."), {id}},
          {SLICESCAPE_TEXT("Give each host, switch and link an id of its own.")});
    };
    for (const HostGroup& host : m_cluster.hosts) once(host.id, SubjectKind::Host);
    for (const SwitchGroup& item : m_cluster.switches) once(item.id, SubjectKind::Switch);
    for (const Link& link : m_cluster.links) {
      once(link.id, SubjectKind::Link);
      for (const std::string& end : {link.from, link.to}) {
        if (m_cluster.host(end) != nullptr || m_cluster.switchGroup(end) != nullptr) continue;
        add("cluster.link-end", Severity::Error, {{SubjectKind::Link, link.id}},
            {SLICESCAPE_TEXT("The link \"{0}\" ends at \"{1}\", which does not exist."),
             {link.id, end}},
            {SLICESCAPE_TEXT("Connect it to a host or a switch, or delete it.")});
      }
    }
  }

  void checkDeviceCount() {
    const std::int64_t needed = m_layout.worldSize();
    const std::int64_t available = m_resolved.placement.freeDevices;
    const std::int64_t perReplica = std::max<std::int64_t>(1, needed / std::max(1, m_layout.dp));
    const std::int64_t wholeReplicas = std::max<std::int64_t>(1, available / perReplica);
    const std::vector<Subject> subjects{field("layout.tp"), field("layout.cp"), field("layout.dp"),
                                        field("layout.pp")};
    if (needed > available) {
      add("cluster.too-small", Severity::Error, subjects,
          {SLICESCAPE_TEXT("TP × CP × DP × PP asks for {0} GPUs; {1} are free."),
           {needed, available}},
          perReplica <= available
              ? Text{SLICESCAPE_TEXT("Add hosts, or lower DP to {0}."), {wholeReplicas}}
              : Text{SLICESCAPE_TEXT(
                         "Add hosts, or lower TP, CP or PP: one replica needs {0} GPUs."),
                     {perReplica}},
          {{"needed", needed}, {"free", available}});
    } else if (needed < available) {
      add("cluster.idle-gpus", Severity::Info, subjects,
          {SLICESCAPE_TEXT("{0} of {1} free GPUs are idle."), {available - needed, available}},
          wholeReplicas > m_layout.dp
              ? Text{SLICESCAPE_TEXT("Raise DP to {0} to use them, or give the hosts back."),
                     {wholeReplicas}}
              : Text{SLICESCAPE_TEXT("They are too few for another replica: give the hosts back.")},
          {{"used", needed}, {"free", available}});
    }
    for (const PlacedRun& run : m_resolved.placement.runs) {
      if (run.devicesPerHost > 0 && run.rankCount % run.devicesPerHost != 0) {
        add("cluster.partial-host", Severity::Info,
            {{SubjectKind::Host, m_cluster.hosts[static_cast<std::size_t>(run.hostGroup)].id}},
            {SLICESCAPE_TEXT("The job fills {0} of the {1} GPUs of its last host in \"{2}\"."),
             {run.rankCount % run.devicesPerHost, std::int64_t{run.devicesPerHost},
              m_cluster.hosts[static_cast<std::size_t>(run.hostGroup)].name}},
            {SLICESCAPE_TEXT("Whole hosts schedule more easily and share no links with others.")});
      }
    }
  }

  /// Host groups that hold ranks must reach each other.
  void checkConnections() {
    if (m_layout.worldSize() <=
        *std::max_element(m_resolved.devicesPerHost.begin(), m_resolved.devicesPerHost.end()))
      return;
    std::map<std::string, std::string> parent;
    const auto root = [&](std::string id) {
      while (parent.contains(id) && parent[id] != id) id = parent[id];
      return id;
    };
    for (const HostGroup& host : m_cluster.hosts) parent[host.id] = host.id;
    for (const SwitchGroup& item : m_cluster.switches) parent[item.id] = item.id;
    for (const Link& link : m_cluster.links) parent[root(link.from)] = root(link.to);
    std::set<std::string> networks;
    std::set<int> used;
    for (const PlacedRun& run : m_resolved.placement.runs) {
      const HostGroup& host = m_cluster.hosts[static_cast<std::size_t>(run.hostGroup)];
      networks.insert(root(host.id));
      if (!used.insert(run.hostGroup).second) continue;
      const bool alone =
          m_resolved.placement.runs.size() == 1 && run.rankCount <= run.devicesPerHost;
      const Fabric& fabric = m_resolved.fabrics[static_cast<std::size_t>(run.hostGroup)];
      const bool insideDomain = fabric.devicesPerDomain() >= m_layout.worldSize();
      if (fabric.isConnected() || alone || insideDomain) continue;
      add("cluster.not-connected", Severity::Error, {{SubjectKind::Host, host.id}},
          {SLICESCAPE_TEXT("The hosts of \"{0}\" have no link to any other host."), {host.name}},
          {SLICESCAPE_TEXT("Add a switch and draw a link from the hosts to it.")});
    }
    for (std::size_t i = 0; i < m_cluster.hosts.size(); ++i) {
      const HostGroup& host = m_cluster.hosts[i];
      if (used.contains(static_cast<int>(i)) || m_resolved.fabrics[i].isConnected()) continue;
      add("cluster.not-connected", Severity::Info, {{SubjectKind::Host, host.id}},
          {SLICESCAPE_TEXT("\"{0}\" is not linked to the network and holds no rank."), {host.name}},
          {SLICESCAPE_TEXT("Draw a link from it to a switch before a job can use it.")});
    }
    if (networks.size() > 1) {
      add("cluster.separate-networks", Severity::Error, {field("cluster.links")},
          {SLICESCAPE_TEXT("The job spans {0} networks that are not connected with each other."),
           {static_cast<std::int64_t>(networks.size())}},
          {SLICESCAPE_TEXT("Join them with a switch of a higher tier.")});
    }
  }

  /// Cables that end at a switch group against the ports it has.
  void checkPorts() {
    for (const SwitchGroup& item : m_cluster.switches) {
      double cables = 0;
      for (const Link& link : m_cluster.links) {
        const bool from = link.from == item.id;
        if (!from && link.to != item.id) continue;
        const HostGroup* host = m_cluster.host(link.from);
        const SwitchGroup* other = m_cluster.switchGroup(link.from);
        const double members = host != nullptr ? host->count : other != nullptr ? other->count : 0;
        cables += members * link.perHost;
      }
      const double ports = static_cast<double>(item.ports) * item.count;
      if (cables <= ports) continue;
      add("cluster.ports-exceeded", Severity::Warning, {{SubjectKind::Switch, item.id}},
          {SLICESCAPE_TEXT("\"{0}\" has {1} ports for {2} cables."),
           {item.name, static_cast<std::int64_t>(ports), static_cast<std::int64_t>(cables)}},
          {SLICESCAPE_TEXT("Use {0} switches of this kind, or fewer cables."),
           {static_cast<std::int64_t>((cables + item.ports - 1) / item.ports)}},
          {{"ports", static_cast<std::int64_t>(ports)},
           {"cables", static_cast<std::int64_t>(cables)}});
    }
  }

  void checkMixedTypes() {
    std::set<std::string> devices;
    for (const PlacedRun& run : m_resolved.placement.runs) {
      if (const Device* device =
              m_resolved.fabrics[static_cast<std::size_t>(run.hostGroup)].device())
        devices.insert(device->name);
    }
    if (devices.size() < 2) return;
    std::string names;
    for (const std::string& name : devices) names += (names.empty() ? "" : ", ") + name;
    add("cluster.mixed-types", Severity::Warning, {field("cluster.hosts")},
        {SLICESCAPE_TEXT(
             "The job mixes GPU types: {0}. Groups that span two types run at the slower one."),
         {names}},
        {SLICESCAPE_TEXT("Few launchers can express it; keep each pipeline stage on one type.")});
  }

  void checkPrecision() {
    if (m_resolved.contexts.empty()) return;
    const TrainingContext& context = m_resolved.contexts.front();
    const std::string wanted = peakKey(context.precision);
    if (context.precision == Precision::Fp32 || context.device->peak.contains(wanted)) return;
    add("hardware.precision-missing", Severity::Warning, {field("workload.precision")},
        {SLICESCAPE_TEXT(
             "{0} has no {1} units: the products run at {2} in the nearest format it has."),
         {context.device->name, wanted, context.device->peakFor(wanted)}},
        {SLICESCAPE_TEXT("Choose a precision that the GPU supports.")});
  }

  const Cluster& m_cluster;
  const Layout& m_layout;
  const ResolvedPlan& m_resolved;
  std::vector<Finding>& m_findings;
};

}  // namespace

void checkClusterRules(const Plan& plan, const ResolvedPlan& resolved,
                       std::vector<Finding>& findings) {
  ClusterRules(plan, resolved, findings).run();
}

}  // namespace slicescape
