// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>

#include "core/exchange/host_list.h"
#include "core/exchange/host_records.h"
#include "core/exchange/importers.h"
#include "core/exchange/slurm_text.h"
#include "core/exchange/yaml_tree.h"

namespace slicescape {
namespace {

namespace json = boost::json;

/// A topology as either file describes it: a tree of switches or blocks of hosts.
struct Topology {
  std::vector<SwitchRecord> switches;
  std::vector<SwitchRecord> blocks;  ///< hosts only
  std::vector<int> blockSizes;
  std::string name;
  bool flat = false;
};

std::vector<std::string> namesOf(std::string_view text, std::string_view place, Imported& notes) {
  if (auto names = expandHostList(text)) return std::move(*names);
  notes.ignore(std::string(place),
               {SLICESCAPE_TEXT("“{0}” is no host list."), {std::string(text)}});
  return {};
}

/// The hosts with the switch or block they stand under. Slurm allows a host under several
/// switches; the first one counts.
std::vector<HostRecord> hostsOf(const std::vector<SwitchRecord>& parents, Imported& notes) {
  std::vector<HostRecord> hosts;
  std::map<std::string, std::string> seen;
  int twice = 0;
  for (const SwitchRecord& parent : parents) {
    for (const std::string& name : parent.hosts) {
      if (!seen.emplace(name, parent.name).second) {
        ++twice;
        continue;
      }
      HostRecord host;
      host.name = name;
      host.group = parent.name;
      hosts.push_back(std::move(host));
    }
  }
  if (twice > 0) {
    notes.warn("",
               {SLICESCAPE_TEXT(
                    "Hosts that stand under more than one switch: {0}; the first switch counts."),
                {static_cast<std::int64_t>(twice)}});
  }
  return hosts;
}

/// Switches that no other one names: more than one means fabrics that do not reach each other.
std::vector<std::string> rootsOf(const std::vector<SwitchRecord>& switches) {
  std::set<std::string> children;
  for (const SwitchRecord& record : switches) {
    children.insert(record.switches.begin(), record.switches.end());
  }
  std::vector<std::string> roots;
  for (const SwitchRecord& record : switches) {
    if (!children.contains(record.name)) roots.push_back(record.name);
  }
  return roots;
}

int depthOf(const std::vector<SwitchRecord>& switches) {
  std::map<std::string, const SwitchRecord*> byName;
  for (const SwitchRecord& record : switches) byName.emplace(record.name, &record);
  int depth = 0;
  std::vector<std::string> level = rootsOf(switches);
  while (!level.empty() && depth < static_cast<int>(switches.size())) {
    ++depth;
    std::set<std::string> below;
    for (const std::string& name : level) {
      const auto found = byName.find(name);
      if (found != byName.end())
        below.insert(found->second->switches.begin(), found->second->switches.end());
    }
    level.assign(below.begin(), below.end());
  }
  return depth;
}

Imported describe(const Topology& topology, Imported result) {
  const bool tree = !topology.switches.empty();
  const std::vector<SwitchRecord>& parents = tree ? topology.switches : topology.blocks;
  std::set<std::string> known;
  for (const SwitchRecord& record : topology.switches) known.insert(record.name);
  for (const SwitchRecord& record : topology.switches) {
    for (const std::string& child : record.switches) {
      if (!known.contains(child)) {
        result.warn("", {SLICESCAPE_TEXT("Switch “{0}” names “{1}”, which is not described."),
                         {record.name, child}});
      }
    }
  }
  const std::vector<HostRecord> hosts = hostsOf(parents, result);
  result.understood["hosts"] = hosts.size();
  result.understood["gpus"] = nullptr;
  result.understood["gpu_type"] = nullptr;
  result.understood["topology"] = topology.flat ? "flat" : tree ? "tree" : "block";
  if (tree) {
    const std::vector<std::string> roots = rootsOf(topology.switches);
    const auto leaves =
        std::count_if(topology.switches.begin(), topology.switches.end(),
                      [](const SwitchRecord& record) { return !record.hosts.empty(); });
    result.understood["switches"] = topology.switches.size();
    result.understood["leaf_switches"] = leaves;
    result.understood["tiers"] = depthOf(topology.switches);
    result.understood["roots"] = json::array(roots.begin(), roots.end());
    if (roots.size() > 1) {
      result.warn("",
                  {SLICESCAPE_TEXT("{0} switches have none above them: these are fabrics that do "
                                   "not reach each other."),
                   {static_cast<std::int64_t>(roots.size())}});
    } else if (roots.empty()) {
      result.warn("", {SLICESCAPE_TEXT("The switches form a cycle; none is at the top.")});
    }
  } else if (!topology.flat) {
    result.understood["blocks"] = topology.blocks.size();
    result.understood["block_sizes"] =
        json::array(topology.blockSizes.begin(), topology.blockSizes.end());
  }
  // The file knows no accelerators: eight a host is drawn so that the hosts show, and said so.
  std::vector<HostRecord> drawn = hosts;
  for (HostRecord& host : drawn) host.gpus = 8;
  if (!hosts.empty()) {
    result.warn("",
                {SLICESCAPE_TEXT("The file does not say what is in a host; hosts are drawn with 8 "
                                 "GPUs of no type until you choose one or import slurm.conf.")});
    result.payload = drawCluster(drawn, topology.switches, result);
  }
  result.capabilities.push_back({"topology", topology.flat ? 0 : 2, "",
                                 topology.flat ? "flat"
                                 : tree        ? "tree"
                                               : "block"});
  return result;
}

}  // namespace

double looksLikeSlurmTopology(const TextSource& source) {
  return containsNoCase(source.text, "SwitchName=") || containsNoCase(source.text, "BlockName=")
             ? 0.95
             : 0;
}

Result<Imported> readSlurmTopology(const TextSource& source) {
  Imported notes;
  Topology topology;
  for (const SlurmStatement& statement : slurmStatements(source)) {
    const std::string place = linePlace(statement.line);
    const bool isSwitch = statement.has("SwitchName");
    if (isSwitch || statement.has("BlockName")) {
      SwitchRecord record;
      record.name = std::string(statement.value(isSwitch ? "SwitchName" : "BlockName"));
      record.hosts = namesOf(statement.value("Nodes"), place, notes);
      record.switches = namesOf(statement.value("Switches"), place, notes);
      if (record.hosts.empty() && record.switches.empty()) {
        notes.warn(place,
                   {SLICESCAPE_TEXT("“{0}” holds neither nodes nor switches."), {record.name}});
      }
      (isSwitch ? topology.switches : topology.blocks).push_back(std::move(record));
    } else if (statement.has("BlockSizes")) {
      for (const std::string_view size : words(statement.value("BlockSizes"), ",")) {
        int value = 0;
        if (readNumber(size, value)) topology.blockSizes.push_back(value);
      }
    } else {
      notes.ignore(place, {SLICESCAPE_TEXT("“{0}” is no key of topology.conf."),
                           {statement.pairs.front().first}});
    }
  }
  if (topology.switches.empty() && topology.blocks.empty()) {
    return Error(
        source.file, "",
        {SLICESCAPE_TEXT("Expected lines “SwitchName=…” or “BlockName=…”; none was found.")},
        {SLICESCAPE_TEXT("Import Slurm's topology.conf.")});
  }
  return describe(topology, std::move(notes));
}

double looksLikeSlurmTopologyYaml(const TextSource& source) {
  const bool topology = source.text.find("topology:") != std::string::npos;
  const bool shape = source.text.find("switch:") != std::string::npos ||
                     source.text.find("block:") != std::string::npos ||
                     source.text.find("block_sizes") != std::string::npos ||
                     source.text.find("flat:") != std::string::npos;
  return topology && shape && source.text.find("apiVersion") == std::string::npos ? 0.9 : 0;
}

Result<Imported> readSlurmTopologyYaml(const TextSource& source) {
  const Result<std::vector<json::value>> documents = readYamlOrJson(source);
  if (!documents) return documents.error();
  std::vector<Topology> found;
  Imported notes;
  for (const json::value& document : *documents) {
    const json::array list = document.is_array() ? document.as_array() : json::array{document};
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::string place = "/" + std::to_string(i);
      Topology topology;
      topology.name = textAt(list[i], "topology");
      if (topology.name.empty()) continue;
      for (const json::value& entry : listAt(memberAt(list[i], "tree"), "switches")) {
        topology.switches.push_back({textAt(entry, "switch"),
                                     namesOf(textAt(entry, "children"), place, notes),
                                     namesOf(textAt(entry, "nodes"), place, notes)});
      }
      for (const json::value& entry : listAt(memberAt(list[i], "block"), "blocks")) {
        topology.blocks.push_back(
            {textAt(entry, "block"), {}, namesOf(textAt(entry, "nodes"), place, notes)});
      }
      for (const json::value& size : listAt(memberAt(list[i], "block"), "block_sizes")) {
        int value = 0;
        if (readNumber(textOf(size), value)) topology.blockSizes.push_back(value);
      }
      topology.flat = topology.switches.empty() && topology.blocks.empty();
      found.push_back(std::move(topology));
    }
  }
  if (found.empty()) {
    return Error(source.file, "",
                 {SLICESCAPE_TEXT("Expected a list of entries with “topology:”; none was found.")},
                 {SLICESCAPE_TEXT("Import Slurm's topology.yaml.")});
  }
  // The first topology that has a shape is drawn; the others are named.
  auto chosen = std::find_if(found.begin(), found.end(), [](const Topology& t) { return !t.flat; });
  if (chosen == found.end()) chosen = found.begin();
  json::array names;
  for (const Topology& topology : found) {
    names.emplace_back(topology.name);
    if (&topology != &*chosen) {
      notes.ignore("", {SLICESCAPE_TEXT("Topology “{0}” is not drawn; “{1}” is."),
                        {topology.name, chosen->name}});
    }
  }
  Imported result = describe(*chosen, std::move(notes));
  result.understood["topologies"] = std::move(names);
  return result;
}

}  // namespace slicescape
