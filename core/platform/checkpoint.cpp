// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/checkpoint.h"

#include <algorithm>

#include "core/plan/resolve.h"

namespace slicescape {

CheckpointCost checkpointCost(const Plan& plan, const Evaluation& evaluation,
                              const PlatformSettings& settings, const Catalogues& catalogues) {
  CheckpointCost cost;
  const ResolvedPlan resolved = resolvePlan(plan, catalogues);
  if (resolved.contexts.empty() || evaluation.totalParameters <= 0) return cost;
  const TrainingContext& context = resolved.contexts.front();
  // Gradients are not saved. LoRA saves its adapters alone.
  cost.bytesPerParameter = context.states.weight + context.states.optimizer;
  const double saved = context.trainsAllWeights ? 1.0 : context.adapterShare;
  const double bytes =
      static_cast<double>(evaluation.totalParameters) * saved * cost.bytesPerParameter;
  cost.size = bytesFrom(bytes);
  const double hosts = static_cast<double>(std::max<std::int64_t>(1, evaluation.hostCount));
  const double devices = static_cast<double>(std::max<std::int64_t>(1, evaluation.worldSize));
  cost.perHost = bytesFrom(bytes / hosts);
  const double bandwidth = std::max(1.0, settings.storageBytesPerS);
  cost.write = Seconds(bytes / bandwidth);
  cost.load = cost.write;
  cost.asynchronous = settings.levelOrNone(Capability::Checkpoint) >= 2;
  const double hostLink = context.device != nullptr ? context.device->hostLinkBandwidth.value() : 0;
  cost.blocking =
      cost.asynchronous && hostLink > 0 ? Seconds(bytes / devices / hostLink) : cost.write;
  if (settings.checkpointBlockingS) cost.blocking = Seconds(*settings.checkpointBlockingS);
  const std::size_t group =
      resolved.hostGroupOfStage.empty()
          ? 0
          : static_cast<std::size_t>(std::max(0, resolved.hostGroupOfStage.front()));
  if (group < resolved.fabrics.size()) {
    cost.hostMemory = resolved.fabrics[group].hostMemory();
    if (cost.hostMemory.value() > 0) cost.hostMemoryShare = cost.perHost / cost.hostMemory;
  }
  return cost;
}

}  // namespace slicescape
