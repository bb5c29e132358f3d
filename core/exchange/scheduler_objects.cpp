// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <string>

#include "core/exchange/importers.h"
#include "core/exchange/kubernetes_objects.h"
#include "core/exchange/yaml_tree.h"

// Queues and jobs of Volcano, KAI and JobSet, and jobs that Kueue admits: what they prove of the
// platform that runs them. The manifests say it in the fields of each scheduler's public API.

namespace slicescape {
namespace {

namespace json = boost::json;

/// Volcano's and JobSet's own number of restarts is too small for a run of weeks below this.
constexpr int kFewRestarts = 10;

struct Reading {
  Imported& result;
  json::array queues = {};
  std::map<std::string, int> kinds = {};
  int restarts = -1;  ///< the most that a job allows
};

void prove(Reading& reading, const KubernetesObject& object, const char* capability, int level,
           std::string line) {
  reading.result.capabilities.push_back({capability, level, object.place, std::move(line)});
}

int wholeNumber(const std::string& text, int otherwise = 0) {
  int value = otherwise;
  readNumber(text, value);
  return value;
}

std::string apiOf(const KubernetesObject& object) {
  return textAt(object.body, "apiVersion");
}

/// "key: value", as the file has it.
std::string lineOf(std::string_view key, const std::string& value) {
  return std::string(key) + ": " + value;
}

/// Volcano puts a job into one HyperNode ("hard") or prefers to ("soft").
void readVolcanoTopology(const KubernetesObject& object, const json::value& spec,
                         Reading& reading) {
  const std::string mode = textOf(pathAt(spec, "networkTopology/mode"));
  if (mode == "hard") {
    prove(reading, object, "gang", 3, "spec.networkTopology.mode: hard");
    prove(reading, object, "topology", 3, "spec.networkTopology.mode: hard");
  } else if (!mode.empty()) {
    prove(reading, object, "topology", 2, lineOf("spec.networkTopology.mode", mode));
  }
}

void readVolcanoJob(const KubernetesObject& object, Reading& reading) {
  const json::value& spec = memberAt(object.body, "spec");
  int replicas = 0;
  for (const json::value& task : listAt(spec, "tasks")) {
    replicas += wholeNumber(textAt(task, "replicas"), 1);
  }
  const std::string stated = textAt(spec, "minAvailable");
  const int least = wholeNumber(stated, replicas);
  if (least > 0 && least < replicas) {
    prove(reading, object, "gang", 1, lineOf("spec.minAvailable", stated));
    reading.result.warn(object.place,
                        {SLICESCAPE_TEXT("“{0}” starts with {1} of {2} pods; training needs "
                                         "minAvailable to be all of them."),
                         {object.name, std::int64_t{least}, std::int64_t{replicas}}});
  } else {
    prove(reading, object, "gang", 2,
          stated.empty() ? std::string("kind: Job") : lineOf("spec.minAvailable", stated));
  }
  readVolcanoTopology(object, spec, reading);
  for (const json::value& policy : listAt(spec, "policies")) {
    const std::string action = textAt(policy, "action");
    if (action.starts_with("Restart")) {
      prove(reading, object, "retry", 1, lineOf("spec.policies[].action", action));
    }
  }
  // Volcano's documentation: maxRetry is 3 where it is not stated.
  const int retries = wholeNumber(textAt(spec, "maxRetry"), 3);
  reading.restarts = std::max(reading.restarts, retries);
}

void readVolcanoQueue(const KubernetesObject& object, Reading& reading) {
  const json::value& spec = memberAt(object.body, "spec");
  reading.queues.push_back({{"name", object.name}, {"strategy", textAt(spec, "dequeueStrategy")}});
  for (const char* quota : {"deserved", "guarantee", "capability", "weight"}) {
    if (memberAt(spec, quota).is_null()) continue;
    prove(reading, object, "queue", 2, std::string("spec.") + quota);
    break;
  }
  if (textAt(spec, "reclaimable") == "true") {
    prove(reading, object, "reclaim", 2, "spec.reclaimable: true");
  }
}

void readPodGroup(const KubernetesObject& object, Reading& reading) {
  const json::value& spec = memberAt(object.body, "spec");
  const std::string least = textAt(spec, "minMember");
  if (wholeNumber(least) > 0) prove(reading, object, "gang", 2, lineOf("spec.minMember", least));
  readVolcanoTopology(object, spec, reading);
  const std::string required = textOf(pathAt(spec, "topologyConstraint/requiredTopologyLevel"));
  const std::string preferred = textOf(pathAt(spec, "topologyConstraint/preferredTopologyLevel"));
  if (!required.empty()) {
    const std::string line = lineOf("spec.topologyConstraint.requiredTopologyLevel", required);
    prove(reading, object, "gang", 3, line);
    prove(reading, object, "topology", 3, line);
  } else if (!preferred.empty()) {
    prove(reading, object, "topology", 2,
          lineOf("spec.topologyConstraint.preferredTopologyLevel", preferred));
  }
}

/// KAI's queues have quotas; without a minimum run time their jobs may be ended at once.
void readKaiQueue(const KubernetesObject& object, Reading& reading) {
  const json::value& spec = memberAt(object.body, "spec");
  const std::string quota = textOf(pathAt(spec, "resources/gpu/quota"));
  reading.queues.push_back({{"name", object.name}, {"gpus", quota}});
  prove(reading, object, "queue", 2,
        quota.empty() ? std::string("kind: Queue") : lineOf("spec.resources.gpu.quota", quota));
  bool protects = false;
  for (const char* key : {"preemptMinRuntime", "reclaimMinRuntime"}) {
    const std::string least = textAt(spec, key);
    if (least.empty() || least == "0" || least == "0s") continue;
    protects = true;
    const std::string line = lineOf(std::string("spec.") + key, least);
    prove(reading, object, "reclaim", 2, line);
    prove(reading, object, "queue", 3, line);
  }
  if (!protects) {
    reading.result.warn(
        object.place,
        {SLICESCAPE_TEXT("Jobs of the queue “{0}” may be ended at once: no minimum run time is "
                         "set. Set at least one checkpoint interval."),
         {object.name}});
  }
}

/// Annotations and labels, on the object and on the pods it makes.
void readMarks(const KubernetesObject& object, const json::value& node, Reading& reading,
               int depth = 0) {
  constexpr int kDeepest = 24;
  if (depth > kDeepest) return;
  if (const json::array* list = node.if_array()) {
    for (const json::value& item : *list) readMarks(object, item, reading, depth + 1);
    return;
  }
  const json::object* map = node.if_object();
  if (map == nullptr) return;
  for (const auto& [key, value] : *map) {
    const std::string_view name(key.data(), key.size());
    const std::string line = lineOf(name, textOf(value));
    if (name == "kueue.x-k8s.io/queue-name") {
      prove(reading, object, "gang", 2, line);
      prove(reading, object, "queue", 2, line);
    } else if (name == "kueue.x-k8s.io/podset-required-topology" ||
               name == "kueue.x-k8s.io/podset-slice-required-topology") {
      prove(reading, object, "gang", 3, line);
      prove(reading, object, "topology", 3, line);
    } else if (name == "kueue.x-k8s.io/podset-preferred-topology") {
      prove(reading, object, "topology", 2, line);
    } else if (name == "kai.scheduler/queue") {
      prove(reading, object, "gang", 2, line);
      prove(reading, object, "queue", 2, line);
    } else if (name == "kai.scheduler/topology-required-placement") {
      prove(reading, object, "gang", 3, line);
      prove(reading, object, "topology", 3, line);
    } else if (name == "kai.scheduler/topology-preferred-placement") {
      prove(reading, object, "topology", 2, line);
    }
    readMarks(object, value, reading, depth + 1);
  }
}

void readJobSet(const KubernetesObject& object, Reading& reading) {
  const std::string most = textOf(pathAt(object.body, "spec/failurePolicy/maxRestarts"));
  if (most.empty()) return;
  prove(reading, object, "retry", 1, lineOf("spec.failurePolicy.maxRestarts", most));
  reading.restarts = std::max(reading.restarts, wholeNumber(most));
}

void readObject(const KubernetesObject& object, Reading& reading) {
  const std::string api = apiOf(object);
  ++reading.kinds[object.kind];
  const std::size_t known = reading.result.capabilities.size();
  if (object.kind == "Job" && api.starts_with("batch.volcano.sh/")) {
    readVolcanoJob(object, reading);
  } else if (object.kind == "Queue" && api.starts_with("scheduling.volcano.sh/")) {
    readVolcanoQueue(object, reading);
  } else if (object.kind == "Queue" && api.starts_with("scheduling.run.ai/")) {
    readKaiQueue(object, reading);
  } else if (object.kind == "PodGroup") {
    readPodGroup(object, reading);
  } else if (object.kind == "Topology" && api.starts_with("kai.scheduler/")) {
    prove(reading, object, "topology", 2, "kind: Topology");
  } else if (object.kind == "JobSet") {
    readJobSet(object, reading);
  }
  readMarks(object, object.body, reading);
  if (reading.result.capabilities.size() == known) {
    reading.result.ignore(
        object.place,
        {SLICESCAPE_TEXT("An object of kind {0} says nothing of the platform."), {object.kind}});
  }
}

}  // namespace

double looksLikeSchedulerObjects(const TextSource& source) {
  for (const char* mark :
       {"batch.volcano.sh/", "scheduling.volcano.sh/", "scheduling.run.ai/", "kai.scheduler/",
        "jobset.x-k8s.io/", "kueue.x-k8s.io/queue-name", "kueue.x-k8s.io/podset-"}) {
    if (source.text.find(mark) != std::string::npos) return 0.96;
  }
  return 0;
}

Result<Imported> readSchedulerObjects(const TextSource& source) {
  const Result<std::vector<KubernetesObject>> objects = kubernetesObjects(source);
  if (!objects) return objects.error();
  Imported result;
  Reading reading{result};
  for (const KubernetesObject& object : *objects) readObject(object, reading);
  if (result.capabilities.empty()) {
    return Error(source.file, "",
                 {SLICESCAPE_TEXT("Expected queues, pod groups or jobs of Volcano, KAI, JobSet or "
                                  "Kueue; none of them says anything of the platform.")},
                 {SLICESCAPE_TEXT("Save the output of “kubectl get queues,podgroups -o yaml”.")});
  }
  if (reading.restarts >= 0 && reading.restarts < kFewRestarts) {
    result.warn("", {SLICESCAPE_TEXT("The jobs allow {0} restarts: a run of weeks on many hosts "
                                     "fails more often."),
                     {std::int64_t{reading.restarts}}});
  }
  json::object counts;
  for (const auto& [kind, count] : reading.kinds) counts[kind] = count;
  result.understood = {
      {"hosts", nullptr}, {"gpus", nullptr}, {"gpu_type", nullptr}, {"objects", std::move(counts)}};
  if (!reading.queues.empty()) result.understood["queues"] = std::move(reading.queues);
  if (reading.restarts >= 0) result.understood["restarts_allowed"] = reading.restarts;
  return result;
}

}  // namespace slicescape
