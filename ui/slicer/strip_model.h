// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "core/layout/stage_map.h"
#include "core/plan/plan.h"

namespace slicescape::ui {

/// Something on the layer strip that can be moved and hold the keyboard focus: a
/// boundary between two chunks, or a block beside the layers.
struct StripItem {
  enum class Kind { Embedding, Boundary, Mtp, Head };
  Kind kind = Kind::Boundary;
  int index = 0;  ///< boundary in global order, MTP module; else 0
  bool operator==(const StripItem&) const = default;
};

/// How a plan's model is cut, as the layer strip shows and edits it. The position of a
/// boundary is the first layer of the chunk on its right; the position of a block is its
/// stage.
struct StripModel {
  std::shared_ptr<const ModelProfile> profile;  ///< null: the plan names no known model
  StageMap map;
  std::vector<ChunkPlace> order;  ///< chunks in global order
  bool vShaped = false;
  int ranks = 1;
  int chunksPerRank = 1;

  static StripModel of(const Plan& plan);

  int layers() const { return profile ? profile->layerCount() : 0; }
  int mtpModules() const { return profile ? profile->mtpModules : 0; }
  const Chunk& chunk(std::size_t position) const;
  bool isLocked(int rank) const { return map[static_cast<std::size_t>(rank)].locked; }
  /// The locked stage beside a boundary; −1 when it may move.
  int lockBeside(int boundary) const;
  /// Movable things from left to right: embedding, boundaries, MTP modules, head.
  std::vector<StripItem> items() const;

  /// −1 when the map does not place the block.
  int positionOf(const StripItem& item) const;
  struct Range {
    int least = 0;
    int most = 0;
  };
  /// Positions that keep every chunk non-empty; for blocks all stages.
  Range rangeOf(const StripItem& item) const;
  StageMap mapWith(const StripItem& item, int position) const;
  /// Why `position` is not allowed, in words; empty when it is. Problems the map already
  /// has do not forbid an edit that leaves them as they are.
  QString problemWith(const StripItem& item, int position) const;

  /// "1|2", with several chunks per stage "1.0|2.0".
  QString boundaryName(int boundary) const;
  /// "Move stage boundary 1|2 from layer 39 to 40", "Place the head on stage 3".
  QString undoText(const StripItem& item, int from, int to) const;
};

/// The plan with its stages written out. A rule that named them before is dropped: it
/// would contradict them.
Plan withStages(const Plan& plan, StageMap map);

}  // namespace slicescape::ui
