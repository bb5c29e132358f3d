// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/layout/layout.h"
#include "core/units/result.h"

namespace slicescape {

/// Which layers sit on which pipeline rank. Invariant of every accepted map: each of
/// the model's layers is placed exactly once and in order along the chunks
/// (chunk 0 of rank 0, 1, …, then chunk 1 of rank 0, 1, …), embedding and head once.
using StageMap = std::vector<Stage>;

/// Layers spread evenly over pp · vpp chunks, the remainder to the middle chunks
/// (the outer ones carry embedding and head; an odd one out is spared the last chunk,
/// because the head weighs more than the embedding). MTP modules go to the stage of the
/// head: the last rank, or rank 0 for V-shaped schedules.
StageMap evenStageMap(int layers, int pp, int vpp, int mtpModules = 0, bool vShaped = false);

/// As Megatron's account-for-embedding/loss options: embedding and head each weigh one
/// layer, so the first and the last chunk get one layer fewer. Falls back to the even
/// map when that is not whole.
StageMap embeddingAndLossStageMap(int layers, int pp, int vpp, int mtpModules = 0,
                                  bool vShaped = false);

/// The global order of chunks: entry i is {rank, chunk} of the i-th run of layers.
struct ChunkPlace {
  int rank = 0;
  int chunk = 0;
  bool operator==(const ChunkPlace&) const = default;
};
std::vector<ChunkPlace> chunkOrder(const StageMap& map);
/// The same for V-shaped schedules: chunk 0 down the ranks, chunk 1 back up, and so on
/// with every further chunk.
std::vector<ChunkPlace> vChunkOrder(const StageMap& map);

/// What is wrong with a map; empty when it places every layer exactly once in order.
/// Each problem is a sentence with the counts ("3 of 80 layers are not placed").
std::vector<Text> checkStageMap(const StageMap& map, int layers, int pp, int vpp, bool vShaped,
                                int mtpModules = 0);

/// The boundaries of the map along the layer axis: boundary i is the first layer of the
/// (i+1)-th chunk in global order. A map with n chunks has n − 1 boundaries.
std::vector<int> boundaries(const StageMap& map, bool vShaped = false);

/// The map with boundary `index` moved to `layer`, clamped so that no chunk becomes
/// empty; all other boundaries stay. Layers are conserved by construction. The map is
/// returned unchanged when there is no such boundary or the two chunks beside it hold
/// fewer than two layers together.
StageMap withBoundary(const StageMap& map, int index, int layer, int layers, bool vShaped = false);

/// The map that holds `counts[i]` layers in the i-th chunk in global order, with
/// embedding, head and MTP modules at its two ends. `counts` has pp · vpp entries.
StageMap stageMapOf(const std::vector<int>& counts, int pp, int vpp, int mtpModules = 0,
                    bool vShaped = false);

/// Reads "4,8,6,6" (one count per chunk in global order). Fails with the sum that was
/// found when it is not `layers`.
Result<StageMap> parseStageList(const std::string& text, int layers, int pp, int vpp,
                                int mtpModules = 0, bool vShaped = false);

}  // namespace slicescape
