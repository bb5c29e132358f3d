// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRectF>
#include <vector>

namespace slicescape::ui {

inline constexpr double kGridStep = 8;

/// Where a dragged rectangle comes to rest, and the guide lines that say why.
struct Snapped {
  QPointF offset;              ///< the corrected displacement
  std::vector<QLineF> guides;  ///< in scene coordinates; empty when only the grid held
};

/// Snaps the displacement `by` of `start`: per axis to the nearest edge or centre of a
/// neighbour within `reach` scene units, else to the 8-unit grid. Edges win over the
/// grid because they are what the eye compares.
Snapped snapped(const QRectF& start, QPointF by, const std::vector<QRectF>& neighbours,
                double reach);

QPointF snappedToGrid(QPointF p);

}  // namespace slicescape::ui
