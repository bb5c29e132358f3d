// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "core/exchange/gpu_names.h"
#include "core/exchange/host_records.h"
#include "core/exchange/importers.h"
#include "core/exchange/kubernetes_objects.h"
#include "core/exchange/yaml_tree.h"

namespace slicescape {
namespace {

namespace json = boost::json;

// Resource names under which device plugins offer whole accelerators.
constexpr std::array<std::string_view, 6> kGpuResources{"nvidia.com/gpu",  "amd.com/gpu",
                                                        "habana.ai/gaudi", "huawei.com/Ascend910",
                                                        "google.com/tpu",  "aws.amazon.com/neuron"};

// Labels that name the product: GPU feature discovery, GKE, AMD's labeller, Azure, CoreWeave.
constexpr std::array<std::string_view, 7> kProductLabels{
    "nvidia.com/gpu.product",   "cloud.google.com/gke-accelerator",
    "amd.com/gpu.product-name", "beta.amd.com/gpu.product",
    "gpu.nvidia.com/model",     "accelerator",
    "nvidia.com/gpu.family"};

// Labels that say what a node stands next to, nearest first.
constexpr std::array<std::string_view, 8> kTopologyLabels{
    "nvidia.com/gpu.clique",
    "cloud.google.com/gce-topology-subblock",
    "cloud.google.com/gce-topology-block",
    "cloud.provider.com/topology-rack",
    "cloud.provider.com/topology-block",
    "topology.kubernetes.io/rack",
    "topology.kubernetes.io/block",
    "network.topology.nvidia.com/accelerator"};

// Resources of RDMA device plugins: a pod may take so many NICs.
bool isNicResource(std::string_view name) {
  return name.starts_with("rdma/") || name == "vpc.amazonaws.com/efa" ||
         name.starts_with("nvidia.com/mlnx") || name.starts_with("nvidia.com/resibp") ||
         name.starts_with("mellanox.com/");
}

bool isReady(const json::value& node) {
  const json::array& conditions = listAt(memberAt(node, "status"), "conditions");
  for (const json::value& condition : conditions) {
    if (textAt(condition, "type") == "Ready") return textAt(condition, "status") == "True";
  }
  return true;  // a manifest without status says nothing against it
}

std::string labelOf(const json::value& labels, const auto& keys) {
  for (const std::string_view key : keys) {
    std::string value = textAt(labels, key);
    if (!value.empty()) return value;
  }
  return {};
}

struct NodeReading {
  HostRecord record;
  int nics = 0;
  std::string instanceType;
  std::string zone;
  bool shared = false;  ///< slices of GPUs (MIG) or time-sharing: counts are not whole devices
};

NodeReading readNode(const KubernetesObject& object) {
  NodeReading reading;
  const json::value& labels = pathAt(object.body, "metadata/labels");
  const json::value& capacity = pathAt(object.body, "status/capacity");
  HostRecord& record = reading.record;
  record.name = object.name;
  for (const std::string_view resource : kGpuResources) {
    record.gpus += static_cast<int>(std::min(1e6, kubernetesQuantity(textAt(capacity, resource))));
  }
  const int labelled =
      static_cast<int>(std::min(1e6, kubernetesQuantity(textAt(labels, "nvidia.com/gpu.count"))));
  const std::string replicas = textAt(labels, "nvidia.com/gpu.replicas");
  if (!replicas.empty() && replicas != "1" && replicas != "0" && labelled > 0) {
    reading.shared = true;
    record.gpus = labelled;  // capacity counts every replica
  } else if (record.gpus == 0) {
    record.gpus = labelled;
  }
  if (const json::object* resources = capacity.if_object()) {
    for (const auto& [name, value] : *resources) {
      if (std::string_view(name).starts_with("nvidia.com/mig-")) reading.shared = true;
      // An RDMA plug-in may offer one NIC to a thousand pods: more than 64 is no NIC count.
      const double count = isNicResource(name) ? kubernetesQuantity(textOf(value)) : 0;
      if (count > 0 && count <= 64) reading.nics += static_cast<int>(count);
    }
  }
  record.gpuText = labelOf(labels, kProductLabels);
  const double megabytes = kubernetesQuantity(textAt(labels, "nvidia.com/gpu.memory"));
  record.device = gpuFromName(record.gpuText, std::round(megabytes / 1024)).id;
  record.memoryBytes = kubernetesQuantity(textAt(capacity, "memory"));
  // Nodes differ by a few pages; a group is alike when it is so to the GiB.
  record.memoryBytes = std::round(record.memoryBytes / 1073741824.0) * 1073741824.0;
  record.down =
      textOf(pathAt(object.body, "spec/unschedulable")) == "true" || !isReady(object.body);
  record.group = labelOf(labels, kTopologyLabels);
  reading.instanceType =
      labelOf(labels, std::array<std::string_view, 2>{"node.kubernetes.io/instance-type",
                                                      "beta.kubernetes.io/instance-type"});
  reading.zone = textAt(labels, "topology.kubernetes.io/zone");
  return reading;
}

}  // namespace

double looksLikeKubernetesNodes(const TextSource& source) {
  if (!mentionsKind(source, "Node")) return 0;
  return source.text.find("apiVersion") != std::string::npos ? 0.95 : 0.5;
}

Result<Imported> readKubernetesNodes(const TextSource& source) {
  const Result<std::vector<KubernetesObject>> objects = kubernetesObjects(source);
  if (!objects) return objects.error();
  Imported result;
  std::vector<HostRecord> hosts;
  std::vector<SwitchRecord> groups;
  json::object instances;
  int nics = 0;
  bool shared = false;
  for (const KubernetesObject& object : *objects) {
    if (object.kind != "Node") {
      result.ignore(object.place,
                    {SLICESCAPE_TEXT("An object of kind {0} is no node."), {object.kind}});
      continue;
    }
    NodeReading reading = readNode(object);
    nics += reading.nics;
    shared = shared || reading.shared;
    if (!reading.instanceType.empty()) {
      json::value& count = instances[reading.instanceType];
      count = count.is_int64() ? count.as_int64() + 1 : std::int64_t{1};
    }
    const std::string& group = reading.record.group;
    if (!group.empty() && reading.record.gpus > 0 &&
        std::none_of(groups.begin(), groups.end(),
                     [&group](const SwitchRecord& known) { return known.name == group; })) {
      groups.push_back({group, {}, {}, 0});
    }
    hosts.push_back(std::move(reading.record));
  }
  if (hosts.empty()) {
    return Error(source.file, "",
                 {SLICESCAPE_TEXT("Expected objects of kind Node; none was found.")},
                 {SLICESCAPE_TEXT("Save the output of “kubectl get nodes -o json”.")});
  }
  summariseHosts(hosts, result);
  result.understood["nics"] = nics;
  if (!instances.empty()) result.understood["instance_types"] = std::move(instances);
  if (!groups.empty()) result.understood["topology_groups"] = groups.size();
  if (shared) {
    result.warn("", {SLICESCAPE_TEXT("Some GPUs are cut (MIG) or shared in time; the counts are of "
                                     "whole GPUs where the labels tell them.")});
  }
  result.payload = drawCluster(hosts, groups, result);
  return result;
}

}  // namespace slicescape
