// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/inspector/field_value.h"

// Host groups, switch groups and links: members found by the object's id.

namespace slicescape::ui {
namespace {

/// A member of the object `id` in one of the cluster's lists.
template <class Object, class Access>
PlanField objectField(const char* key, std::vector<Object> Cluster::*list, Access access) {
  PlanField field;
  field.info = registered(key);
  field.get = [list, access](const Plan& plan, const std::string& id) -> FieldValue {
    for (const Object& object : (*plan.cluster).*list) {
      if (object.id == id) return toField(access(object));
    }
    return {};
  };
  field.set = [list, access](Plan& plan, const std::string& id, const FieldValue& value) {
    plan.cluster = plan.cluster.edited([&](Cluster& cluster) {
      for (Object& object : cluster.*list) {
        if (object.id == id) fromField(access(object), value);
      }
    });
  };
  return field;
}

template <class Access>
PlanField hostField(const char* key, Access access) {
  return objectField(key, &Cluster::hosts, access);
}

/// A host described in the plan itself; open for one that names a catalogue entry.
template <class Access>
PlanField inlineHostField(const char* key, Access access) {
  PlanField field;
  field.info = registered(key);
  field.get = [access](const Plan& plan, const std::string& id) -> FieldValue {
    const HostGroup* group = plan.cluster->host(id);
    const auto* host = group ? std::get_if<InlineHost>(&group->type) : nullptr;
    return host ? toField(access(*host)) : FieldValue();
  };
  field.set = [access](Plan& plan, const std::string& id, const FieldValue& value) {
    plan.cluster = plan.cluster.edited([&](Cluster& cluster) {
      for (HostGroup& group : cluster.hosts) {
        auto* host = group.id == id ? std::get_if<InlineHost>(&group.type) : nullptr;
        if (host) fromField(access(*host), value);
      }
    });
  };
  return field;
}

PlanField hostTypeField() {
  PlanField field;
  field.info = registered("cluster.hosts[].type");
  field.get = [](const Plan& plan, const std::string& id) -> FieldValue {
    const HostGroup* group = plan.cluster->host(id);
    const auto* type = group ? std::get_if<std::string>(&group->type) : nullptr;
    return type ? FieldValue(*type) : FieldValue();
  };
  field.set = [](Plan& plan, const std::string& id, const FieldValue& value) {
    const auto* type = std::get_if<std::string>(&value);
    if (!type) return;
    plan.cluster = plan.cluster.edited([&](Cluster& cluster) {
      for (HostGroup& group : cluster.hosts) {
        if (group.id == id) group.type = *type;
      }
    });
  };
  return field;
}

/// A figure of the host type that the plan may replace.
template <class T>
PlanField overrideField(const char* key, std::optional<T> HostOverrides::*figure) {
  PlanField field;
  field.info = registered(key);
  field.get = [figure](const Plan& plan, const std::string& id) -> FieldValue {
    const HostGroup* group = plan.cluster->host(id);
    return group && group->overrides ? toField((*group->overrides).*figure) : FieldValue();
  };
  field.set = [figure](Plan& plan, const std::string& id, const FieldValue& value) {
    plan.cluster = plan.cluster.edited([&](Cluster& cluster) {
      for (HostGroup& group : cluster.hosts) {
        if (group.id != id) continue;
        if (!group.overrides) group.overrides.emplace();
        fromField((*group.overrides).*figure, value);
        if (*group.overrides == HostOverrides()) group.overrides.reset();
      }
    });
  };
  return field;
}

/// Ascending indices as "0, 5-7".
std::string indexText(std::vector<int> indices) {
  std::sort(indices.begin(), indices.end());
  QStringList parts;
  for (std::size_t i = 0; i < indices.size();) {
    std::size_t end = i;
    while (end + 1 < indices.size() && indices[end + 1] == indices[end] + 1) ++end;
    parts << (end == i ? QString::number(indices[i])
                       : QStringLiteral("%1-%2").arg(indices[i]).arg(indices[end]));
    i = end + 1;
  }
  return parts.join(QStringLiteral(", ")).toStdString();
}

/// Reads "0, 5-7" into ascending indices below `count`; says what is wrong otherwise.
QString readIndices(const std::string& text, int count, std::vector<int>* indices) {
  for (const std::string& part : splitList(text)) {
    const QString range = QString::fromStdString(part).replace(QChar(0x2013), u'-');
    const QStringList ends = range.split(u'-');
    bool firstOk = false;
    bool lastOk = false;
    const int first = ends.front().trimmed().toInt(&firstOk);
    const int last = ends.back().trimmed().toInt(&lastOk);
    if (ends.size() > 2 || !firstOk || !lastOk || first > last) {
      return QCoreApplication::translate("inspector",
                                         "Write host numbers, such as 0, 5-7; %1 is none.")
          .arg(range);
    }
    if (first < 0 || last >= count) {
      return QCoreApplication::translate("inspector", "Allowed: hosts 0 to %1.").arg(count - 1);
    }
    for (int i = first; i <= last; ++i) indices->push_back(i);
  }
  std::sort(indices->begin(), indices->end());
  indices->erase(std::unique(indices->begin(), indices->end()), indices->end());
  return {};
}

PlanField failedField() {
  PlanField field;
  field.info = registered("cluster.hosts[].failed");
  field.get = [](const Plan& plan, const std::string& id) -> FieldValue {
    const HostGroup* group = plan.cluster->host(id);
    return group && !group->failed.empty() ? FieldValue(indexText(group->failed)) : FieldValue();
  };
  field.set = [](Plan& plan, const std::string& id, const FieldValue& value) {
    const auto* text = std::get_if<std::string>(&value);
    plan.cluster = plan.cluster.edited([&](Cluster& cluster) {
      for (HostGroup& group : cluster.hosts) {
        if (group.id != id) continue;
        std::vector<int> indices;
        if (text && !readIndices(*text, group.count, &indices).isEmpty()) continue;
        group.failed = std::move(indices);
      }
    });
  };
  field.check = [](const Plan& plan, const std::string& id, const std::string& text) {
    const HostGroup* group = plan.cluster->host(id);
    std::vector<int> indices;
    return readIndices(text, group ? group->count : 0, &indices);
  };
  return field;
}

/// Hosts per scale-up domain, kept in a list of its own; 1 needs no entry.
PlanField scaleUpField() {
  PlanField field;
  field.info = registered("cluster.scale_up_domains[].hosts_per_domain");
  field.get = [](const Plan& plan, const std::string& id) -> FieldValue {
    for (const ScaleUpDomain& domain : plan.cluster->scaleUpDomains) {
      if (domain.hosts == id) return static_cast<double>(domain.hostsPerDomain);
    }
    return 1.0;
  };
  field.set = [](Plan& plan, const std::string& id, const FieldValue& value) {
    plan.cluster = plan.cluster.edited([&](Cluster& cluster) {
      for (ScaleUpDomain& domain : cluster.scaleUpDomains) {
        if (domain.hosts != id) continue;
        fromField(domain.hostsPerDomain, value);
        return;
      }
      ScaleUpDomain domain;
      domain.hosts = id;
      fromField(domain.hostsPerDomain, value);
      if (domain.hostsPerDomain != 1) cluster.scaleUpDomains.push_back(domain);
    });
  };
  return field;
}

constexpr std::array<std::pair<LinkPattern, const char*>, 4> kPatterns{
    {{LinkPattern::Rail, "rail"},
     {LinkPattern::All, "all"},
     {LinkPattern::Block, "block"},
     {LinkPattern::Mesh, "mesh"}}};

PlanField patternField() {
  PlanField field;
  field.info = registered("cluster.links[].pattern");
  field.get = [](const Plan& plan, const std::string& id) -> FieldValue {
    const Link* link = plan.cluster->link(id);
    if (!link) return {};
    for (const auto& [pattern, name] : kPatterns) {
      if (pattern == link->pattern) return std::string(name);
    }
    return {};
  };
  field.set = [](Plan& plan, const std::string& id, const FieldValue& value) {
    const auto* chosen = std::get_if<std::string>(&value);
    plan.cluster = plan.cluster.edited([&](Cluster& cluster) {
      for (Link& link : cluster.links) {
        if (link.id != id || !chosen) continue;
        for (const auto& [pattern, name] : kPatterns) {
          if (*chosen == name) link.pattern = pattern;
        }
      }
    });
  };
  return field;
}

}  // namespace

std::vector<PlanField> plan_field_tables::cluster() {
  const auto switches = &Cluster::switches;
  const auto links = &Cluster::links;
  std::vector<PlanField> all{
      hostField("cluster.hosts[].name", SLICESCAPE_MEMBER(name)),
      hostField("cluster.hosts[].count", SLICESCAPE_MEMBER(count)),
      hostTypeField(),
      overrideField("cluster.hosts[].overrides.gpu_power_cap_w", &HostOverrides::devicePowerCapW),
      overrideField("cluster.hosts[].overrides.slowdown_share", &HostOverrides::slowdown),
      overrideField("cluster.hosts[].overrides.gpu_memory_bytes", &HostOverrides::deviceMemory),
      failedField(),
      inlineHostField("cluster.hosts[].type.gpu", SLICESCAPE_MEMBER(device)),
      inlineHostField("cluster.hosts[].type.gpus", SLICESCAPE_MEMBER(deviceCount)),
      inlineHostField("cluster.hosts[].type.intra.type", SLICESCAPE_MEMBER(intraType)),
      inlineHostField("cluster.hosts[].type.intra.bytes_per_s", SLICESCAPE_MEMBER(intraBandwidth)),
      inlineHostField("cluster.hosts[].type.intra.switched", SLICESCAPE_MEMBER(intraSwitched)),
      inlineHostField("cluster.hosts[].type.nics", SLICESCAPE_MEMBER(nics)),
      inlineHostField("cluster.hosts[].type.nic_bytes_per_s", SLICESCAPE_MEMBER(nicBandwidth)),
      inlineHostField("cluster.hosts[].type.host_memory_bytes", SLICESCAPE_MEMBER(hostMemory)),
      inlineHostField("cluster.hosts[].type.power_w", SLICESCAPE_MEMBER(powerW)),
      scaleUpField(),
      objectField("cluster.switches[].name", switches, SLICESCAPE_MEMBER(name)),
      objectField("cluster.switches[].count", switches, SLICESCAPE_MEMBER(count)),
      objectField("cluster.switches[].tier", switches, SLICESCAPE_MEMBER(tier)),
      objectField("cluster.switches[].ports", switches, SLICESCAPE_MEMBER(ports)),
      objectField("cluster.switches[].port_bytes_per_s", switches,
                  SLICESCAPE_MEMBER(portBandwidth)),
      objectField("cluster.switches[].latency_s", switches, SLICESCAPE_MEMBER(latency)),
      patternField(),
      objectField("cluster.links[].per_host", links, SLICESCAPE_MEMBER(perHost)),
      objectField("cluster.links[].bytes_per_s", links, SLICESCAPE_MEMBER(bandwidth)),
      objectField("cluster.links[].latency_s", links, SLICESCAPE_MEMBER(latency)),
  };
  return all;
}

}  // namespace slicescape::ui
