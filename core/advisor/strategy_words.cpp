// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advisor/strategy_words.h"

#include <fmt/format.h>

namespace slicescape {
namespace {

Text say(const char* pattern) {
  return {pattern, {}};
}

}  // namespace

StrategyWords strategyWords(StrategyKind kind) {
  switch (kind) {
    case StrategyKind::SingleDevice:
      return {say(SLICESCAPE_TEXT("One GPU")), say(SLICESCAPE_TEXT("None")),
              say(SLICESCAPE_TEXT("Nothing")), say(SLICESCAPE_TEXT("Starts or not")),
              say(SLICESCAPE_TEXT("The job")), say(SLICESCAPE_TEXT("A free GPU"))};
    case StrategyKind::DataParallel:
      return {say(SLICESCAPE_TEXT("Data parallel (DP)")),
              say(SLICESCAPE_TEXT("Throughput")),
              say(SLICESCAPE_TEXT("Bandwidth between hosts")),
              say(SLICESCAPE_TEXT("Can drop a replica")),
              say(SLICESCAPE_TEXT("The job, or a replica with fault tolerance")),
              say(SLICESCAPE_TEXT("Number of GPUs"))};
    case StrategyKind::Zero:
      return {say(SLICESCAPE_TEXT("ZeRO-1")),
              say(SLICESCAPE_TEXT("Optimizer memory")),
              say(SLICESCAPE_TEXT("Bandwidth between hosts")),
              say(SLICESCAPE_TEXT("After resharding the optimizer")),
              say(SLICESCAPE_TEXT("The job")),
              say(SLICESCAPE_TEXT("Number of GPUs"))};
    case StrategyKind::Fsdp:
      return {say(SLICESCAPE_TEXT("FSDP (ZeRO-3)")),
              say(SLICESCAPE_TEXT("Memory of all states")),
              say(SLICESCAPE_TEXT("Bandwidth between hosts, all the time")),
              say(SLICESCAPE_TEXT("After resharding")),
              say(SLICESCAPE_TEXT("The job")),
              say(SLICESCAPE_TEXT("Number of GPUs, then bandwidth between hosts"))};
    case StrategyKind::Hsdp:
      return {say(SLICESCAPE_TEXT("HSDP")),
              say(SLICESCAPE_TEXT("Memory of all states, within a host")),
              say(SLICESCAPE_TEXT("Bandwidth between hosts, once a step")),
              say(SLICESCAPE_TEXT("Can drop a replica")),
              say(SLICESCAPE_TEXT("The shard group, then the job")),
              say(SLICESCAPE_TEXT("Whole hosts"))};
    case StrategyKind::TensorParallel:
      return {say(SLICESCAPE_TEXT("Tensor parallel (TP)")),
              say(SLICESCAPE_TEXT("A layer that is too big, activation memory")),
              say(SLICESCAPE_TEXT("Bandwidth and latency inside the host")),
              say(SLICESCAPE_TEXT("Cannot start")),
              say(SLICESCAPE_TEXT("The TP group, then the job")),
              say(SLICESCAPE_TEXT("Topology: one host or NVLink domain"))};
    case StrategyKind::Pipeline:
      return {say(SLICESCAPE_TEXT("Pipeline parallel (PP)")),
              say(SLICESCAPE_TEXT("Memory in depth, over slow links")),
              say(SLICESCAPE_TEXT("Latency, bubble and balance")),
              say(SLICESCAPE_TEXT("Cannot start without another cut")),
              say(SLICESCAPE_TEXT("The pipeline, then the job")),
              say(SLICESCAPE_TEXT("Whole hosts in one block"))};
    case StrategyKind::ContextParallel:
      return {say(SLICESCAPE_TEXT("Context parallel (CP)")),
              say(SLICESCAPE_TEXT("Sequence length")),
              say(SLICESCAPE_TEXT("Bandwidth inside the host first")),
              say(SLICESCAPE_TEXT("Cannot start")),
              say(SLICESCAPE_TEXT("The CP group, then the job")),
              say(SLICESCAPE_TEXT("The same host or rack"))};
    case StrategyKind::ExpertParallel:
      return {say(SLICESCAPE_TEXT("Expert parallel (EP)")),
              say(SLICESCAPE_TEXT("Memory of the experts")),
              say(SLICESCAPE_TEXT("All-to-all: bisection and incast")),
              say(SLICESCAPE_TEXT("Cannot start")),
              say(SLICESCAPE_TEXT("The EP group, then the job")),
              say(SLICESCAPE_TEXT("A non-blocking domain of the EP group's size"))};
    case StrategyKind::Hybrid:
      break;
  }
  return {say(SLICESCAPE_TEXT("Hybrid")),
          say(SLICESCAPE_TEXT("Size times scale")),
          say(SLICESCAPE_TEXT("Inside the host and the topology")),
          say(SLICESCAPE_TEXT("Can drop outer replicas only")),
          say(SLICESCAPE_TEXT("The whole job")),
          say(SLICESCAPE_TEXT("Slices: TP in a host, PP in a block, DP across blocks"))};
}

Text poolFit(StrategyKind kind, Status network) {
  switch (kind) {
    case StrategyKind::SingleDevice:
    case StrategyKind::DataParallel:
    case StrategyKind::Zero:
    case StrategyKind::Hsdp:
      return say(SLICESCAPE_TEXT("Shared"));
    case StrategyKind::Fsdp:
      return network == Status::Green ? say(SLICESCAPE_TEXT("Shared"))
                                      : say(SLICESCAPE_TEXT("Dedicated network"));
    case StrategyKind::TensorParallel:
    case StrategyKind::ContextParallel:
      return say(SLICESCAPE_TEXT("Shared, if whole hosts are given"));
    case StrategyKind::Pipeline:
      return say(SLICESCAPE_TEXT("Shared with a reservation"));
    case StrategyKind::ExpertParallel:
      return say(SLICESCAPE_TEXT("Dedicated, rail-optimised"));
    case StrategyKind::Hybrid:
      break;
  }
  return say(SLICESCAPE_TEXT("Dedicated or reserved"));
}

double operatingComplexity(StrategyKind kind) {
  switch (kind) {
    case StrategyKind::SingleDevice:
    case StrategyKind::DataParallel:
      return 1;
    case StrategyKind::Zero:
      return 1.5;
    case StrategyKind::Fsdp:
      return 2;
    case StrategyKind::Hsdp:
      return 2.2;
    case StrategyKind::TensorParallel:
      return 2.5;
    case StrategyKind::ContextParallel:
      return 3;
    case StrategyKind::Pipeline:
      return 3.5;
    case StrategyKind::ExpertParallel:
      return 4;
    case StrategyKind::Hybrid:
      break;
  }
  return 5;
}

std::string complexityFigure(double complexity) {
  return fmt::format("{:.2g}", complexity);
}

}  // namespace slicescape
