// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_scene.h"

#include <algorithm>
#include <cmath>

namespace slicescape::ui {
namespace {

constexpr double kGrip = 2;  // px around a block too narrow to point at

}  // namespace

TimelineScene::Hit TimelineScene::hit(const QPointF& position) const {
  Hit hit;
  if (data == nullptr || data->isEmpty()) return hit;
  hit.rank = viewport.rankAt(position.y());
  hit.time = viewport.timeAt(position.x());
  if (hit.rank < 0 || hit.time < 0 || hit.time > data->end()) return hit;
  const RowHeights heights = RowHeights::of(viewport.devicePitch(), viewport.ratio());
  const double inRow = (position.y() - viewport.rowRect(hit.rank).top()) * viewport.ratio();
  const bool lower = inRow >= heights.middle();
  hit.block = data->at(hit.rank, hit.time, lower);
  if (hit.block != nullptr) return hit;
  hit.idle = data->idleAt(hit.rank, hit.time);
  // Between blocks of a fraction of a pixel the pointer would mostly find the gaps.
  for (const double nearby : {kGrip, -kGrip}) {
    const double time = viewport.timeAt(position.x() + nearby);
    const StepEvent* block = data->at(hit.rank, time, lower);
    const double pixel = viewport.secondsPerDevicePixel() * viewport.ratio();
    if (block == nullptr || block->end - block->start > kGrip * pixel) continue;
    hit.block = block;
    break;
  }
  return hit;
}

QRectF TimelineScene::rectOf(const StepEvent& event) const {
  const RowHeights heights = RowHeights::of(viewport.devicePitch(), viewport.ratio());
  const double ratio = viewport.ratio();
  const double rowTop = viewport.rowRect(event.rank).top();
  int top = heights.top;
  int bottom = heights.bottom;
  if (event.overlapped) {
    (event.kind == StepEventKind::Forward ? bottom : top) = heights.middle();
  }
  const double left = std::round(viewport.xOf(event.start) * ratio) / ratio;
  const double right = std::max(std::round(viewport.xOf(event.end) * ratio) / ratio, left + 1);
  return {left, rowTop + top / ratio, right - left, (bottom - top) / ratio};
}

}  // namespace slicescape::ui
