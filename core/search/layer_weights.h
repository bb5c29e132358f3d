// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/resolve.h"
#include "core/plan/stage_cost.h"

namespace slicescape {

/// What single layers and blocks cost on each kind of hardware under the stages, for
/// slicing: time of one micro-batch, forward and backward with recompute and waits, seconds.
/// Taken from stageCosts() of one-layer stages, so that it is the evaluation's own figure.
class LayerWeights {
 public:
  explicit LayerWeights(const ResolvedPlan& resolved);
  /// The same layers on the same stages, cut into the chunks of another schedule.
  void setSchedule(const ScheduleShape& schedule);

  /// Layers first … end − 1 as the chunk at `position` in data order holds them, with
  /// embedding, head and MTP modules at the two ends.
  double chunkTime(int position, int first, int end) const {
    const Group& group =
        m_groups[static_cast<std::size_t>(m_groupOfChunk[static_cast<std::size_t>(position)])];
    double time =
        group.prefix[static_cast<std::size_t>(end)] - group.prefix[static_cast<std::size_t>(first)];
    if (position == 0) time += group.embedding;
    if (position + 1 == chunkCount()) time += group.head;
    return time;
  }
  /// What the slowest chunk takes at least: the mean, on equal hardware.
  double leastWorst() const;
  int chunkCount() const { return static_cast<int>(m_groupOfChunk.size()); }

 private:
  struct Group {
    std::vector<double> prefix;  ///< prefix[i] = time of the first i layers
    double embedding = 0;
    double head = 0;  ///< with the MTP modules
  };
  std::vector<Group> m_groups;
  std::vector<int> m_groupOfStage;
  std::vector<int> m_groupOfChunk;  ///< by position in data order
};

/// Counts per chunk in data order for which the slowest chunk is as fast as possible.
std::vector<int> timeBalancedCounts(const LayerWeights& weights, int layers);

/// The plan's stages cut by time: what `Slicing::Balanced` means.
StageMap timeBalancedStages(const ResolvedPlan& resolved);
/// The same from weights known already; empty when there is no such cut.
StageMap timeBalancedStages(const LayerWeights& weights, const ModelProfile& model,
                            const ScheduleShape& schedule);

}  // namespace slicescape
