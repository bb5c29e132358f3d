// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/evidence.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

#include "core/hardware/cluster.h"
#include "core/plan/explanation.h"
#include "core/units/parameter_registry.h"
#include "ui/document/selection_model.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

QString say(const char* text) {
  return QCoreApplication::translate("advisor", text);
}

/// Objects of the drawing that a rule is about.
enum class Things { None, WorstStage, Hosts, HostLinks, PlacedHosts, TenantHosts };

/// What stands behind a rule, by the start of its id.
struct RuleSources {
  std::string_view rule;  ///< "R1." all of them, "R2.5" one
  Things things = Things::None;
  const char* metric = nullptr;
  std::array<const char*, 3> fields{};
  bool inTable = false;
};

constexpr RuleSources kSources[] = {
    {"R1.",
     Things::WorstStage,
     "peak_memory_bytes.device",
     {"workload.optimizer", "workload.micro_batch"}},
    {"R2.1", Things::Hosts, nullptr, {"platform.priors.achieved_flop_share"}},
    {"R2.2",
     Things::HostLinks,
     nullptr,
     {"platform.priors.network_share", "workload.global_batch"}},
    {"R2.3",
     Things::HostLinks,
     "exposed_communication",
     {"platform.priors.network_share", "layout.pp"}},
    {"R2.4",
     Things::HostLinks,
     "exposed_communication",
     {"platform.priors.network_share", "workload.global_batch"}},
    {"R2.5", Things::Hosts, "step_time_s", {"layout.dp"}},
    {"R2.6", Things::HostLinks, "exposed_communication", {"layout.ep"}},
    {"R2.7", Things::Hosts, nullptr, {"layout.ep"}},
    {"R3.10", Things::TenantHosts, nullptr, {"platform.queue.utilisation", "platform.queue.pool"}},
    {"R3.11", Things::None, nullptr, {"platform.queue.order"}},
    {"R3.1", Things::PlacedHosts, nullptr, {"platform.queue.required_level"}},
    {"R3.2",
     Things::PlacedHosts,
     nullptr,
     {"platform.queue.required_level", "platform.spare_hosts"}},
    {"R3.3",
     Things::None,
     nullptr,
     {"platform.queue.max_restarts", "platform.priors.failures_per_host_day"}},
    {"R3.4",
     Things::None,
     nullptr,
     {"platform.queue.minimum_run_s", "platform.priors.checkpoint_interval_s"}},
    {"R3.5", Things::None, nullptr, {"platform.queue.time_limit_s", "platform.priors.restart_s"}},
    {"R3.6", Things::PlacedHosts, nullptr, {}},
    {"R3.7",
     Things::None,
     nullptr,
     {"platform.priors.checkpoint_blocking_s", "platform.priors.storage_bytes_per_s",
      "platform.priors.failures_per_host_day"}},
    {"R3.8",
     Things::None,
     nullptr,
     {"platform.capabilities.retry", "platform.priors.human_response_s",
      "platform.priors.failures_per_host_day"}},
    {"R3.9", Things::None, nullptr, {"platform.spare_hosts", "platform.priors.requeue_s"}},
    {"R4.", Things::None, "step_time_s", {"workload.tokens"}, true},
};

/// The entry whose id is the longest start of the rule's: "R3.10" before "R3.1".
const RuleSources* sourcesOf(std::string_view rule) {
  const RuleSources* best = nullptr;
  for (const RuleSources& sources : kSources) {
    if (!rule.starts_with(sources.rule)) continue;
    if (best == nullptr || sources.rule.size() > best->rule.size()) best = &sources;
  }
  return best;
}

void addField(std::vector<Evidence>& all, const std::string& key) {
  const ParameterInfo* info = findParameter(key);
  if (info == nullptr) return;
  //: a link that opens a field of the inspector; %1 its label
  all.push_back({Evidence::Kind::Field,
                 say(QT_TRANSLATE_NOOP("advisor", "Field “%1”")).arg(translated(info->label)),
                 QString::fromStdString(key),
                 {}});
}

void addObjects(std::vector<Evidence>& all, const QString& label, std::set<Subject> objects) {
  if (!objects.empty()) all.push_back({Evidence::Kind::Objects, label, {}, std::move(objects)});
}

std::set<Subject> usedHosts(const EvidenceContext& context) {
  std::set<Subject> hosts;
  const Cluster& cluster = *context.plan.cluster;
  for (const PlacedRun& run : context.evaluation.placement.runs) {
    const auto group = static_cast<std::size_t>(run.hostGroup);
    if (group < cluster.hosts.size()) hosts.insert(hostSubject(cluster.hosts[group].id));
  }
  return hosts;
}

std::set<Subject> placedHosts(const EvidenceContext& context) {
  std::set<Subject> hosts;
  const Cluster& cluster = *context.plan.cluster;
  for (const PlacedRun& run : context.advice.placement.where) {
    const auto group = static_cast<std::size_t>(run.hostGroup);
    if (group < cluster.hosts.size()) hosts.insert(hostSubject(cluster.hosts[group].id));
  }
  return hosts;
}

std::set<Subject> hostLinks(const EvidenceContext& context) {
  std::set<Subject> links;
  const std::set<Subject> hosts = usedHosts(context);
  for (const Link& link : context.plan.cluster->links) {
    if (hosts.contains(hostSubject(link.from)) || hosts.contains(hostSubject(link.to))) {
      links.insert(linkSubject(link.id));
    }
  }
  return links;
}

std::set<Subject> tenantHosts(const EvidenceContext& context) {
  std::set<Subject> hosts;
  for (const Tenant& tenant : context.plan.cluster->tenants) {
    if (context.plan.cluster->host(tenant.hosts) != nullptr) {
      hosts.insert(hostSubject(tenant.hosts));
    }
  }
  return hosts;
}

void addThings(std::vector<Evidence>& all, Things things, const EvidenceContext& context) {
  switch (things) {
    case Things::None:
      return;
    case Things::WorstStage: {
      if (context.evaluation.stages.empty()) return;
      const int stage = context.evaluation.worstStage;
      addObjects(all, say(QT_TRANSLATE_NOOP("advisor", "Show stage %1, the fullest")).arg(stage),
                 {stageSubject(stage)});
      return;
    }
    case Things::Hosts:
      addObjects(all, say(QT_TRANSLATE_NOOP("advisor", "Show the hosts")), usedHosts(context));
      return;
    case Things::HostLinks:
      addObjects(all, say(QT_TRANSLATE_NOOP("advisor", "Show the links between hosts")),
                 hostLinks(context));
      return;
    case Things::PlacedHosts:
      addObjects(all, say(QT_TRANSLATE_NOOP("advisor", "Show where the gang goes")),
                 placedHosts(context));
      return;
    case Things::TenantHosts:
      addObjects(all, say(QT_TRANSLATE_NOOP("advisor", "Show the hosts with other jobs")),
                 tenantHosts(context));
      return;
  }
}

QString metricLabel(std::string_view metric) {
  if (metric.starts_with("peak_memory")) {
    return say(QT_TRANSLATE_NOOP("advisor", "Why this peak memory?"));
  }
  if (metric == "exposed_communication") {
    return say(QT_TRANSLATE_NOOP("advisor", "Why this exposed communication?"));
  }
  return say(QT_TRANSLATE_NOOP("advisor", "Why this step time?"));
}

void addMetric(std::vector<Evidence>& all, const char* metric, const Evaluation& evaluation) {
  const std::vector<std::string> known = explainableMetrics(evaluation);
  const auto found = std::find_if(known.begin(), known.end(),
                                  [metric](const std::string& name) { return name == metric; });
  if (found == known.end()) return;
  all.push_back({Evidence::Kind::Metric, metricLabel(metric), QString::fromLatin1(metric), {}});
}

void addTable(std::vector<Evidence>& all) {
  all.push_back(
      {Evidence::Kind::Table, say(QT_TRANSLATE_NOOP("advisor", "Compare the strategies")), {}, {}});
}

void addHelp(std::vector<Evidence>& all, int chapter) {
  all.push_back({Evidence::Kind::Help,
                 say(QT_TRANSLATE_NOOP("advisor", "How this is judged")),
                 QString::number(chapter),
                 {}});
}

constexpr int kPitfallChapter = 6;

}  // namespace

std::vector<Evidence> evidenceOf(const AdviceRule& rule, int step, const EvidenceContext& context) {
  std::vector<Evidence> all;
  if (rule.id.starts_with("R3.C") && !rule.inputs.empty()) {
    addField(all, "platform.capabilities." + rule.inputs.front().name);
  } else if (const RuleSources* sources = sourcesOf(rule.id)) {
    addThings(all, sources->things, context);
    if (sources->metric != nullptr) addMetric(all, sources->metric, context.evaluation);
    for (const char* field : sources->fields) {
      if (field != nullptr) addField(all, field);
    }
    if (sources->inTable) addTable(all);
  }
  addHelp(all, step + 1);
  return all;
}

std::vector<Evidence> evidenceOf(const ReadinessGap& gap) {
  std::vector<Evidence> all;
  addField(all, std::string("platform.capabilities.") + infoOf(gap.capability).key);
  return all;
}

std::vector<Evidence> evidenceOf(const Pitfall& pitfall) {
  std::vector<Evidence> all;
  switch (pitfall.kind) {
    case PitfallKind::PureFrameworkParameter:
      addField(all, "platform.capabilities.gang");
      break;
    case PitfallKind::MostComplexFirst:
      addTable(all);
      break;
    case PitfallKind::ThroughputOnly:
      addField(all, "workload.tokens");
      break;
    case PitfallKind::QueueIgnored:
      addField(all, "platform.priors.queue_wait_s");
      addField(all, "platform.queue.utilisation");
      break;
  }
  addHelp(all, kPitfallChapter);
  return all;
}

}  // namespace slicescape::ui
