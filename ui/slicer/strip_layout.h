// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

#include "core/plan/evaluation.h"
#include "ui/slicer/strip_model.h"

namespace slicescape::ui {

/// What the width of a layer's cell stands for.
enum class CellWidth { Equal, Time, Memory };

/// Relative widths of the layers' cells, or equal ones where the evaluation knows
/// nothing. No layer gets less than a third of the mean, so that all can be seen.
std::vector<double> cellWeights(CellWidth mode, int layers, const Evaluation& evaluation);

/// Where everything of the strip is, in widget coordinates. Pure arithmetic, kept while a
/// handle is dragged so that nothing moves under the mouse.
class StripLayout {
 public:
  StripLayout() = default;
  StripLayout(const StripModel& model, const std::vector<double>& weights, const QRectF& cells);

  const QRectF& cells() const { return m_cells; }
  double edge(int layer) const { return m_edges[static_cast<std::size_t>(layer)]; }
  int layerCount() const { return static_cast<int>(m_edges.size()) - 1; }
  QRectF cell(int layer) const;
  QRectF run(int first, int count) const;  ///< layers first … first + count − 1
  QRectF block(const StripItem& item) const;
  /// The layer under `x`; nothing outside the cells.
  std::optional<int> layerAt(double x) const;
  /// The layer whose left edge is nearest to `x`.
  int nearestEdge(double x) const;
  /// The narrowest space between two boundaries: how much room a handle has.
  double handleSpacing() const { return m_handleSpacing; }

 private:
  QRectF m_cells;  ///< embedding, layers, MTP modules and head
  std::vector<double> m_edges{0.0};
  int m_mtpModules = 0;
  bool m_hasHead = false;
  double m_handleSpacing = 1e9;
};

}  // namespace slicescape::ui
