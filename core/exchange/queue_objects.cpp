// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>

#include "core/exchange/gpu_names.h"
#include "core/exchange/host_records.h"
#include "core/exchange/importers.h"
#include "core/exchange/kubernetes_objects.h"
#include "core/exchange/yaml_tree.h"

namespace slicescape {
namespace {

namespace json = boost::json;

bool isGpuResource(std::string_view name) {
  return name.ends_with("/gpu") || name.ends_with("/gaudi") || name.ends_with("/tpu") ||
         name.ends_with("/neuron");
}

/// A capability of the platform that an object proves.
void prove(Imported& result, const KubernetesObject& object, std::string_view capability, int level,
           std::string line) {
  result.capabilities.push_back({std::string(capability), level, object.place, std::move(line)});
}

void readQueue(const KubernetesObject& object, Imported& result, double& gpus,
               json::array& queues) {
  const json::value& spec = memberAt(object.body, "spec");
  double quota = 0;
  json::array flavors;
  for (const json::value& group : listAt(spec, "resourceGroups")) {
    for (const json::value& flavor : listAt(group, "flavors")) {
      flavors.emplace_back(textAt(flavor, "name"));
      for (const json::value& resource : listAt(flavor, "resources")) {
        if (isGpuResource(textAt(resource, "name"))) {
          quota += kubernetesQuantity(textAt(resource, "nominalQuota"));
        }
      }
    }
  }
  gpus += quota;
  const std::string strategy = textAt(spec, "queueingStrategy");
  const std::string within = textOf(pathAt(spec, "preemption/withinClusterQueue"));
  const std::string reclaim = textOf(pathAt(spec, "preemption/reclaimWithinCohort"));
  const std::string cohort = textAt(spec, textAt(spec, "cohort").empty() ? "cohortName" : "cohort");
  queues.push_back({{"name", object.name},
                    {"gpus", static_cast<std::int64_t>(quota)},
                    {"flavors", std::move(flavors)},
                    {"strategy", strategy},
                    {"cohort", cohort}});
  // Kueue admits a workload as a whole or not at all.
  prove(result, object, "gang", 2, "kind: ClusterQueue");
  prove(result, object, "queue", strategy == "StrictFIFO" || !strategy.empty() ? 3 : 2,
        "spec.queueingStrategy: " + (strategy.empty() ? "BestEffortFIFO" : strategy));
  if (!within.empty() && within != "Never") {
    prove(result, object, "reclaim", 2, "spec.preemption.withinClusterQueue: " + within);
  }
  if (!reclaim.empty() && reclaim != "Never") {
    prove(result, object, "reclaim", 2, "spec.preemption.reclaimWithinCohort: " + reclaim);
  }
  if (quota > 0)
    prove(result, object, "capacity", 2, "spec.resourceGroups[].flavors[].nominalQuota");
}

/// A member of a HyperNode: exact names, a pattern, or labels.
std::string memberName(const json::value& member) {
  const json::value& selector = memberAt(member, "selector");
  std::string name = textOf(pathAt(selector, "exactMatch/name"));
  if (name.empty()) name = textOf(pathAt(selector, "regexMatch/pattern"));
  return name;
}

}  // namespace

double looksLikeKueue(const TextSource& source) {
  if (source.text.find("kueue.x-k8s.io") == std::string::npos) return 0;
  return mentionsKind(source, "ClusterQueue") || mentionsKind(source, "ResourceFlavor") ||
                 mentionsKind(source, "Topology") || mentionsKind(source, "LocalQueue") ||
                 mentionsKind(source, "Cohort")
             ? 0.97
             : 0.5;
}

Result<Imported> readKueue(const TextSource& source) {
  const Result<std::vector<KubernetesObject>> objects = kubernetesObjects(source);
  if (!objects) return objects.error();
  Imported result;
  json::array queues;
  json::array flavors;
  json::array levels;
  std::map<std::string, int> kinds;
  std::set<std::string> devices;
  std::string firstDevice;
  double gpus = 0;
  for (const KubernetesObject& object : *objects) {
    const json::value& spec = memberAt(object.body, "spec");
    ++kinds[object.kind];
    if (object.kind == "ClusterQueue") {
      readQueue(object, result, gpus, queues);
    } else if (object.kind == "Topology") {
      for (const json::value& level : listAt(spec, "levels")) {
        levels.emplace_back(textAt(level, "nodeLabel"));
      }
      prove(result, object, "topology", 3, "kind: Topology");
    } else if (object.kind == "ResourceFlavor") {
      std::string device;
      if (const json::object* labels = memberAt(spec, "nodeLabels").if_object()) {
        for (const auto& [key, value] : *labels) {
          const std::string id = gpuFromName(textOf(value)).id;
          if (!id.empty()) device = id;
        }
      }
      if (device.empty()) device = gpuFromName(object.name).id;
      if (!device.empty()) {
        if (firstDevice.empty()) firstDevice = device;
        devices.insert(device);
      }
      const std::string topology = textAt(spec, "topologyName");
      flavors.push_back({{"name", object.name},
                         {"gpu_type", device.empty() ? json::value() : json::value(device)},
                         {"topology", topology}});
      if (!topology.empty()) prove(result, object, "topology", 3, "spec.topologyName: " + topology);
    } else if (object.kind != "LocalQueue" && object.kind != "Cohort" &&
               object.kind != "WorkloadPriorityClass") {
      result.ignore(
          object.place,
          {SLICESCAPE_TEXT("An object of kind {0} says nothing of the pool."), {object.kind}});
    }
  }
  if (queues.empty() && flavors.empty() && levels.empty()) {
    return Error(
        source.file, "",
        {SLICESCAPE_TEXT("Expected a ClusterQueue, a ResourceFlavor or a Topology of Kueue; "
                         "none was found.")},
        {SLICESCAPE_TEXT("Save the output of “kubectl get "
                         "clusterqueues,resourceflavors,topologies -o yaml”.")});
  }
  json::object counts;
  for (const auto& [kind, count] : kinds) counts[kind] = count;
  result.understood = {
      {"hosts", nullptr},
      {"gpus", gpus > 0 ? json::value(static_cast<std::int64_t>(gpus)) : json::value()},
      {"gpu_type", firstDevice.empty() ? json::value() : json::value(firstDevice)},
      {"objects", std::move(counts)},
      {"queues", std::move(queues)},
      {"flavors", std::move(flavors)},
      {"topology_levels", std::move(levels)}};
  if (devices.size() > 1) {
    result.warn("",
                {SLICESCAPE_TEXT("The flavours offer {0} GPU types; a job gets one of them only "
                                 "when it asks for a flavour."),
                 {static_cast<std::int64_t>(devices.size())}});
  }
  return result;
}

double looksLikeHyperNodes(const TextSource& source) {
  return mentionsKind(source, "HyperNode") ? 0.97 : 0;
}

Result<Imported> readHyperNodes(const TextSource& source) {
  const Result<std::vector<KubernetesObject>> objects = kubernetesObjects(source);
  if (!objects) return objects.error();
  Imported result;
  std::vector<SwitchRecord> switches;
  std::vector<HostRecord> hosts;
  std::set<std::string> seen;
  int highest = 0;
  for (const KubernetesObject& object : *objects) {
    if (object.kind != "HyperNode") {
      result.ignore(object.place,
                    {SLICESCAPE_TEXT("An object of kind {0} is no HyperNode."), {object.kind}});
      continue;
    }
    int tier = 0;
    readNumber(textOf(pathAt(object.body, "spec/tier")), tier);
    highest = std::max(highest, tier);
    SwitchRecord record;
    record.name = object.name;
    for (const json::value& member : listAt(memberAt(object.body, "spec"), "members")) {
      const std::string name = memberName(member);
      const bool exact = !textOf(pathAt(member, "selector/exactMatch/name")).empty();
      if (name.empty() || !exact) {
        result.ignore(
            object.place,
            {SLICESCAPE_TEXT("“{0}” chooses its members by pattern or label; which nodes these "
                             "are, the file does not tell."),
             {object.name}});
        continue;
      }
      if (textAt(member, "type") == "HyperNode") {
        record.switches.push_back(name);
      } else {
        record.hosts.push_back(name);
        if (seen.insert(name).second) {
          HostRecord host;
          host.name = name;
          host.gpus = 8;
          host.group = object.name;
          hosts.push_back(std::move(host));
        }
      }
    }
    switches.push_back(std::move(record));
  }
  if (switches.empty()) {
    return Error(source.file, "",
                 {SLICESCAPE_TEXT("Expected objects of kind HyperNode; none was found.")},
                 {SLICESCAPE_TEXT("Save the output of “kubectl get hypernodes -o yaml”.")});
  }
  const auto leaves =
      std::count_if(switches.begin(), switches.end(),
                    [](const SwitchRecord& record) { return !record.hosts.empty(); });
  result.understood = {{"hosts", hosts.size()},     {"gpus", nullptr},
                       {"gpu_type", nullptr},       {"hypernodes", switches.size()},
                       {"leaf_hypernodes", leaves}, {"tiers", highest}};
  result.capabilities.push_back({"topology", 3, "", "kind: HyperNode"});
  if (!hosts.empty()) {
    result.warn("",
                {SLICESCAPE_TEXT("The file does not say what is in a host; hosts are drawn with 8 "
                                 "GPUs of no type until you choose one or import the nodes.")});
    result.payload = drawCluster(hosts, switches, result);
  }
  return result;
}

}  // namespace slicescape
