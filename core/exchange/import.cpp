// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/import.h"

#include "core/exchange/importers.h"

namespace slicescape {
namespace {

/// What a file is shows in its first megabyte; a longer one is not searched through.
constexpr std::size_t kSniffed = std::size_t{1} << 20;

/// Below this a file is called unknown rather than guessed at.
constexpr double kLeastConfidence = 0.3;

std::string knownKinds() {
  std::string list;
  for (const Importer& importer : importers()) {
    if (!list.empty()) list += ", ";
    list += importer.kind;
  }
  return list;
}

}  // namespace

const std::vector<Importer>& importers() {
  static const std::vector<Importer> kImporters{
      {"nccl-topo", SLICESCAPE_TEXT("NCCL topology (XML)"), looksLikeNcclTopology,
       readNcclTopology},
      {"nccl-graph", SLICESCAPE_TEXT("NCCL graph (XML)"), looksLikeNcclGraph, readNcclGraph},
      {"rccl-tests", SLICESCAPE_TEXT("rccl-tests log"), looksLikeRcclTests, readRcclTests},
      {"nccl-tests", SLICESCAPE_TEXT("nccl-tests log"), looksLikeNcclTests, readNcclTests},
      {"rocm-smi-topo", SLICESCAPE_TEXT("rocm-smi --showtopo"), looksLikeRocmTopo, readRocmTopo},
      {"nvidia-smi-topo", SLICESCAPE_TEXT("nvidia-smi topo -m"), looksLikeNvidiaTopo,
       readNvidiaTopo},
      {"kueue", SLICESCAPE_TEXT("Kueue objects"), looksLikeKueue, readKueue},
      {"volcano-hypernode", SLICESCAPE_TEXT("Volcano HyperNodes"), looksLikeHyperNodes,
       readHyperNodes},
      {"scheduler-objects", SLICESCAPE_TEXT("Volcano, KAI and JobSet objects"),
       looksLikeSchedulerObjects, readSchedulerObjects},
      {"kubernetes-nodes", SLICESCAPE_TEXT("Kubernetes nodes"), looksLikeKubernetesNodes,
       readKubernetesNodes},
      {"slurm-topology-yaml", SLICESCAPE_TEXT("Slurm topology.yaml"), looksLikeSlurmTopologyYaml,
       readSlurmTopologyYaml},
      {"scontrol-nodes", SLICESCAPE_TEXT("scontrol show node"), looksLikeScontrolNodes,
       readScontrolNodes},
      {"slurm-topology", SLICESCAPE_TEXT("Slurm topology.conf"), looksLikeSlurmTopology,
       readSlurmTopology},
      {"slurm-conf", SLICESCAPE_TEXT("slurm.conf"), looksLikeSlurmConf, readSlurmConf},
      {"sinfo", SLICESCAPE_TEXT("sinfo"), looksLikeSinfo, readSinfo},
      {"node-csv", SLICESCAPE_TEXT("Node list (CSV)"), looksLikeNodeCsv, readNodeCsv},
  };
  return kImporters;
}

const Importer* recognise(const TextSource& whole) {
  TextSource source{whole.file, whole.text.substr(0, kSniffed), whole.latin1};
  const Importer* best = nullptr;
  double most = kLeastConfidence;
  for (const Importer& importer : importers()) {
    const double confidence = importer.confidence(source);
    if (confidence > most) {
      most = confidence;
      best = &importer;
    }
  }
  return best;
}

Result<Imported> importText(const TextSource& source, std::string_view kind) {
  const Importer* chosen = nullptr;
  if (kind.empty()) {
    chosen = recognise(source);
    if (chosen == nullptr) {
      return Error(source.file, "",
                   {SLICESCAPE_TEXT("The content is of no kind that can be imported.")},
                   {SLICESCAPE_TEXT("These can be: {0}."), {knownKinds()}});
    }
  } else {
    for (const Importer& importer : importers()) {
      if (importer.kind == kind) chosen = &importer;
    }
    if (chosen == nullptr) {
      return Error(source.file, "",
                   {SLICESCAPE_TEXT("“{0}” is no kind of file to import."), {std::string(kind)}},
                   {SLICESCAPE_TEXT("These are: {0}."), {knownKinds()}});
    }
  }
  Result<Imported> result = chosen->read(source);
  if (!result) return result;
  result->kind = std::string(chosen->kind);
  if (source.latin1) {
    result->warn("", {SLICESCAPE_TEXT("The file is not UTF-8; it was read as Latin-1.")});
  }
  return result;
}

}  // namespace slicescape
