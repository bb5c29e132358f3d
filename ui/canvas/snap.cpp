// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/snap.h"

#include <array>
#include <cmath>
#include <optional>

namespace slicescape::ui {
namespace {

double toGrid(double value) {
  return std::round(value / kGridStep) * kGridStep;
}

/// One axis of a rectangle: its two edges and the middle.
struct Extent {
  double low = 0;
  double high = 0;
  std::array<double, 3> lines() const { return {low, (low + high) / 2, high}; }
};

Extent horizontal(const QRectF& rect) {
  return {rect.left(), rect.right()};
}
Extent vertical(const QRectF& rect) {
  return {rect.top(), rect.bottom()};
}

struct AxisSnap {
  double correction = 0;
  double line = 0;  ///< coordinate both share
  const QRectF* with = nullptr;
};

std::optional<AxisSnap> nearest(const QRectF& moved, const std::vector<QRectF>& neighbours,
                                double reach, Extent (*extentOf)(const QRectF&)) {
  std::optional<AxisSnap> best;
  for (const QRectF& neighbour : neighbours) {
    for (const double target : extentOf(neighbour).lines()) {
      for (const double own : extentOf(moved).lines()) {
        const double correction = target - own;
        if (std::abs(correction) > reach) continue;
        if (best && std::abs(best->correction) <= std::abs(correction)) continue;
        best = AxisSnap{correction, target, &neighbour};
      }
    }
  }
  return best;
}

}  // namespace

QPointF snappedToGrid(QPointF p) {
  return {toGrid(p.x()), toGrid(p.y())};
}

Snapped snapped(const QRectF& start, QPointF by, const std::vector<QRectF>& neighbours,
                double reach) {
  const QRectF moved = start.translated(by);
  const auto x = nearest(moved, neighbours, reach, horizontal);
  const auto y = nearest(moved, neighbours, reach, vertical);
  Snapped result;
  result.offset.setX(x ? by.x() + x->correction : toGrid(moved.left()) - start.left());
  result.offset.setY(y ? by.y() + y->correction : toGrid(moved.top()) - start.top());
  const QRectF resting = start.translated(result.offset);
  if (x) {
    const QRectF both = resting | *x->with;
    result.guides.push_back({x->line, both.top(), x->line, both.bottom()});
  }
  if (y) {
    const QRectF both = resting | *y->with;
    result.guides.push_back({both.left(), y->line, both.right(), y->line});
  }
  return result;
}

}  // namespace slicescape::ui
