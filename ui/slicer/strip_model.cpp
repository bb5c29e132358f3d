// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/strip_model.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/plan/custom_schedule.h"
#include "core/plan/evaluate.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

/// The translation context of this file.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(LayerStrip)
};

/// Stage of the `module`-th MTP module, counted through the stages in order.
int stageOfMtp(const StageMap& map, int module) {
  int seen = 0;
  for (std::size_t rank = 0; rank < map.size(); ++rank) {
    seen += map[rank].mtp;
    if (module < seen) return static_cast<int>(rank);
  }
  return -1;
}

int stageWith(const StageMap& map, bool Stage::*block) {
  const auto found = std::find_if(map.begin(), map.end(), [&](const Stage& s) { return s.*block; });
  return found == map.end() ? -1 : static_cast<int>(found - map.begin());
}

void placeBlock(StageMap& map, bool Stage::*block, int position) {
  for (std::size_t rank = 0; rank < map.size(); ++rank) {
    map[rank].*block = static_cast<int>(rank) == position;
  }
}

}  // namespace

StripModel StripModel::of(const Plan& plan) {
  StripModel model;
  model.profile = modelOf(plan);
  model.map = stagesOf(plan);
  model.vShaped = isVShaped(*plan.layout);
  model.order = model.vShaped ? vChunkOrder(model.map) : chunkOrder(model.map);
  model.ranks = static_cast<int>(model.map.size());
  for (const Stage& stage : model.map) {
    model.chunksPerRank = std::max(model.chunksPerRank, static_cast<int>(stage.chunks.size()));
  }
  return model;
}

const Chunk& StripModel::chunk(std::size_t position) const {
  const ChunkPlace& place = order[position];
  return map[static_cast<std::size_t>(place.rank)].chunks[static_cast<std::size_t>(place.chunk)];
}

int StripModel::lockBeside(int boundary) const {
  const auto left = static_cast<std::size_t>(boundary);
  if (left + 1 >= order.size()) return -1;
  for (const ChunkPlace& place : {order[left], order[left + 1]}) {
    if (isLocked(place.rank)) return place.rank;
  }
  return -1;
}

std::vector<StripItem> StripModel::items() const {
  std::vector<StripItem> items;
  if (!profile) return items;
  items.push_back({StripItem::Kind::Embedding, 0});
  for (int i = 0; i + 1 < static_cast<int>(order.size()); ++i) {
    items.push_back({StripItem::Kind::Boundary, i});
  }
  for (int i = 0; i < mtpModules(); ++i) items.push_back({StripItem::Kind::Mtp, i});
  if (profile->hasHead) items.push_back({StripItem::Kind::Head, 0});
  return items;
}

int StripModel::positionOf(const StripItem& item) const {
  switch (item.kind) {
    case StripItem::Kind::Embedding:
      return stageWith(map, &Stage::embedding);
    case StripItem::Kind::Head:
      return stageWith(map, &Stage::head);
    case StripItem::Kind::Mtp:
      return stageOfMtp(map, item.index);
    case StripItem::Kind::Boundary:
      break;
  }
  const auto next = static_cast<std::size_t>(item.index) + 1;
  return next < order.size() ? chunk(next).first : -1;
}

StripModel::Range StripModel::rangeOf(const StripItem& item) const {
  if (item.kind != StripItem::Kind::Boundary) return {0, std::max(ranks - 1, 0)};
  const auto left = static_cast<std::size_t>(item.index);
  if (left + 1 >= order.size()) return {};
  const int first = chunk(left).first;
  const int end = chunk(left + 1).first + chunk(left + 1).count;
  const int here = chunk(left + 1).first;
  // Two chunks that hold fewer than two layers leave nothing to move, nor does a lock.
  return end - first < 2 || lockBeside(item.index) >= 0 ? Range{here, here}
                                                        : Range{first + 1, end - 1};
}

StageMap StripModel::mapWith(const StripItem& item, int position) const {
  if (item.kind == StripItem::Kind::Boundary) {
    return withBoundary(map, item.index, position, layers(), vShaped);
  }
  StageMap moved = map;
  switch (item.kind) {
    case StripItem::Kind::Embedding:
      placeBlock(moved, &Stage::embedding, position);
      break;
    case StripItem::Kind::Head:
      placeBlock(moved, &Stage::head, position);
      break;
    default: {
      const int from = stageOfMtp(map, item.index);
      if (from >= 0) --moved[static_cast<std::size_t>(from)].mtp;
      ++moved[static_cast<std::size_t>(std::clamp(position, 0, ranks - 1))].mtp;
    }
  }
  return moved;
}

QString StripModel::problemWith(const StripItem& item, int position) const {
  const auto [least, most] = rangeOf(item);
  const bool isBoundary = item.kind == StripItem::Kind::Boundary;
  if (isBoundary && lockBeside(item.index) >= 0 && position != positionOf(item)) {
    return Words::tr("stage %1 is locked").arg(lockBeside(item.index));
  }
  if (position < least || position > most) {
    return isBoundary ? Words::tr("layer %1 to %2 only").arg(least).arg(most)
                      : Words::tr("stage %1 to %2 only").arg(least).arg(most);
  }
  const auto problemsOf = [this](const StageMap& candidate) {
    return checkStageMap(candidate, layers(), ranks, chunksPerRank, vShaped, mtpModules());
  };
  const auto before = problemsOf(map);
  for (const Text& problem : problemsOf(mapWith(item, position))) {
    if (std::find(before.begin(), before.end(), problem) == before.end()) {
      return translated(problem);
    }
  }
  return {};
}

QString StripModel::boundaryName(int boundary) const {
  const auto left = static_cast<std::size_t>(boundary);
  if (left + 1 >= order.size()) return {};
  const auto name = [this](const ChunkPlace& place) {
    return chunksPerRank > 1 ? QStringLiteral("%1.%2").arg(place.rank).arg(place.chunk)
                             : QString::number(place.rank);
  };
  return name(order[left]) + QLatin1Char('|') + name(order[left + 1]);
}

QString StripModel::undoText(const StripItem& item, int from, int to) const {
  switch (item.kind) {
    case StripItem::Kind::Embedding:
      return Words::tr("Place the embedding on stage %1").arg(to);
    case StripItem::Kind::Head:
      return Words::tr("Place the head on stage %1").arg(to);
    case StripItem::Kind::Mtp:
      return Words::tr("Place MTP module %1 on stage %2").arg(item.index).arg(to);
    case StripItem::Kind::Boundary:
      break;
  }
  return Words::tr("Move stage boundary %1 from layer %2 to %3")
      .arg(boundaryName(item.index))
      .arg(from)
      .arg(to);
}

Plan withStages(const Plan& plan, StageMap map) {
  Plan next = plan;
  next.layout = plan.layout.edited([&map](Layout& layout) {
    layout.stages = std::move(map);
    layout.stageRule.reset();
    layout.stageLayout.reset();
  });
  return next;
}

}  // namespace slicescape::ui
