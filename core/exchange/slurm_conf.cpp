// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "core/exchange/gpu_names.h"
#include "core/exchange/host_list.h"
#include "core/exchange/host_records.h"
#include "core/exchange/importers.h"
#include "core/exchange/slurm_text.h"

namespace slicescape {
namespace {

namespace json = boost::json;

constexpr double kMegabyte = 1024.0 * 1024.0;  // RealMemory is in MB of 2^20 bytes

/// A NodeName line gives its hosts what it says and, for the rest, what NodeName=DEFAULT said.
std::string valueOr(const SlurmStatement& node, const std::map<std::string, std::string>& defaults,
                    const std::string& key) {
  if (node.has(key)) return std::string(node.value(key));
  const auto found = defaults.find(lowered(key));
  return found == defaults.end() ? std::string() : found->second;
}

HostRecord recordOf(std::string name, std::string_view gres, std::string_view memory,
                    std::string_view state, bool& mixed) {
  HostRecord record;
  record.name = std::move(name);
  const GresGpus gpus = gpusOfGres(gres);
  record.gpus = gpus.count;
  record.gpuText = gpus.type;
  record.device = gpuFromName(gpus.type).id;
  mixed = mixed || gpus.mixed;
  double megabytes = 0;
  if (readNumber(memory, megabytes)) record.memoryBytes = megabytes * kMegabyte;
  record.down = isDownState(state);
  return record;
}

void warnOfMixed(bool mixed, Imported& result) {
  if (mixed) {
    result.warn("", {SLICESCAPE_TEXT("A host lists GPUs of several types; all are counted as the "
                                     "first.")});
  }
}

/// What slurm.conf proves of the platform, by platform readiness: the line is the evidence.
void readCapabilities(const std::vector<SlurmStatement>& statements, Imported& result) {
  const auto prove = [&result](const SlurmStatement& statement, std::string_view key,
                               std::string_view capability, int level) {
    result.capabilities.push_back({std::string(capability), level, linePlace(statement.line),
                                   std::string(key) + "=" + std::string(statement.value(key))});
  };
  for (const SlurmStatement& statement : statements) {
    // Slurm starts a job on all its nodes at once: a gang by construction.
    if (statement.has("SchedulerType")) {
      prove(statement, "SchedulerType", "gang", 3);
      const bool backfill = containsNoCase(statement.value("SchedulerType"), "backfill");
      prove(statement, "SchedulerType", "queue", backfill ? 2 : 1);
    }
    if (statement.has("PriorityType") &&
        containsNoCase(statement.value("PriorityType"), "multifactor")) {
      prove(statement, "PriorityType", "queue", 3);
    }
    if (statement.has("TopologyPlugin")) {
      const std::string_view plugin = statement.value("TopologyPlugin");
      const bool aware = containsNoCase(plugin, "tree") || containsNoCase(plugin, "block");
      prove(statement, "TopologyPlugin", "topology", aware ? 2 : 0);
    }
    if (statement.has("PreemptType") && !containsNoCase(statement.value("PreemptType"), "none")) {
      prove(statement, "PreemptType", "reclaim", 2);
    }
    if (statement.has("JobRequeue")) {
      prove(statement, "JobRequeue", "retry", statement.value("JobRequeue") == "1" ? 1 : 0);
    }
    if (statement.has("HealthCheckProgram"))
      prove(statement, "HealthCheckProgram", "monitoring", 2);
  }
}

}  // namespace

double looksLikeSlurmConf(const TextSource& source) {
  const bool nodes = containsNoCase(source.text, "NodeName=");
  const bool conf = containsNoCase(source.text, "ClusterName=") ||
                    containsNoCase(source.text, "PartitionName=") ||
                    containsNoCase(source.text, "SlurmctldHost=") ||
                    containsNoCase(source.text, "GresTypes=") ||
                    containsNoCase(source.text, "SelectType=");
  return nodes && conf ? 0.9 : nodes || conf ? 0.5 : 0;
}

Result<Imported> readSlurmConf(const TextSource& source) {
  Imported result;
  const std::vector<SlurmStatement> statements = slurmStatements(source);
  std::map<std::string, std::string> defaults;
  std::vector<HostRecord> hosts;
  json::array partitions;
  std::string cluster;
  bool mixed = false;
  for (const SlurmStatement& statement : statements) {
    const std::string& first = statement.pairs.front().first;
    if (startsWithNoCase(first, "ClusterName")) cluster = statement.pairs.front().second;
    if (startsWithNoCase(first, "PartitionName") && statement.value("PartitionName") != "DEFAULT") {
      partitions.emplace_back(statement.value("PartitionName"));
    }
    if (startsWithNoCase(first, "Include")) {
      result.ignore(linePlace(statement.line),
                    {SLICESCAPE_TEXT("Included files are not read; import them too.")});
    }
    if (first.size() != 8 || !startsWithNoCase(first, "NodeName")) continue;
    if (statement.value("NodeName") == "DEFAULT") {
      for (const auto& [key, value] : statement.pairs) defaults[lowered(key)] = value;
      continue;
    }
    const auto names = expandHostList(statement.value("NodeName"));
    if (!names) {
      result.ignore(linePlace(statement.line), {SLICESCAPE_TEXT("“{0}” is no host list."),
                                                {std::string(statement.value("NodeName"))}});
      continue;
    }
    for (const std::string& name : *names) {
      hosts.push_back(recordOf(name, valueOr(statement, defaults, "Gres"),
                               valueOr(statement, defaults, "RealMemory"),
                               valueOr(statement, defaults, "State"), mixed));
    }
  }
  if (hosts.empty()) {
    result.warn("", {SLICESCAPE_TEXT("No NodeName line was found; only the settings are read.")});
  }
  summariseHosts(hosts, result);
  if (!cluster.empty()) result.understood["cluster"] = cluster;
  if (!partitions.empty()) result.understood["partitions"] = std::move(partitions);
  warnOfMixed(mixed, result);
  readCapabilities(statements, result);
  if (!hosts.empty()) result.payload = drawCluster(hosts, {}, result);
  return result;
}

double looksLikeScontrolNodes(const TextSource& source) {
  const bool nodes = source.text.find("NodeName=") != std::string::npos;
  const bool show = source.text.find("CfgTRES=") != std::string::npos ||
                    source.text.find("CoresPerSocket=") != std::string::npos ||
                    source.text.find("NodeHostName=") != std::string::npos ||
                    source.text.find("AllocTRES=") != std::string::npos;
  return nodes && show && source.text.find("NodeAddr=") != std::string::npos ? 0.95 : 0;
}

Result<Imported> readScontrolNodes(const TextSource& source) {
  Imported result;
  // A block starts at NodeName= and holds the lines up to the next one.
  std::vector<SlurmStatement> nodes;
  const std::vector<std::string_view> lines = source.lines();
  std::string block;
  std::size_t first = 0;
  const auto finish = [&] {
    if (block.empty()) return;
    TextSource one{source.file, std::move(block), false};
    for (char& c : one.text) {
      if (c == '#') c = ' ';  // "OS=Linux 5.15 #1 SMP" is no comment here
    }
    for (SlurmStatement& statement : slurmStatements(one)) {
      statement.line = first;
      nodes.push_back(std::move(statement));
    }
    block.clear();
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = trimmed(lines[i]);
    if (startsWithNoCase(line, "NodeName=")) {
      finish();
      first = i;
    } else if (block.empty()) {
      continue;
    }
    block += line;
    block += ' ';
  }
  finish();
  std::vector<HostRecord> hosts;
  bool mixed = false;
  for (const SlurmStatement& node : nodes) {
    std::string_view gres = node.value("Gres");
    if (gpusOfGres(gres).count == 0) gres = node.value("CfgTRES");
    hosts.push_back(recordOf(std::string(node.value("NodeName")), gres, node.value("RealMemory"),
                             node.value("State"), mixed));
  }
  if (hosts.empty()) {
    return Error(source.file, "",
                 {SLICESCAPE_TEXT("Expected blocks that begin with “NodeName=”; none was found.")},
                 {SLICESCAPE_TEXT("Save the output of “scontrol show node”.")});
  }
  summariseHosts(hosts, result);
  warnOfMixed(mixed, result);
  result.payload = drawCluster(hosts, {}, result);
  return result;
}

}  // namespace slicescape
