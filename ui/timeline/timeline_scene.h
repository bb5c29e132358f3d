// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "ui/timeline/row_painter.h"
#include "ui/timeline/row_tiles.h"
#include "ui/timeline/timeline_data.h"
#include "ui/timeline/timeline_viewport.h"

namespace slicescape::ui {

/// A range of time that was dragged on the ruler.
struct TimeRange {
  double from = 0;
  double to = 0;

  double length() const { return to - from; }
};

/// What the timeline shows, for everything that draws it or answers a pointer: the step, the
/// part of it in sight, the style, and what is under the pointer or marked.
struct TimelineScene {
  std::shared_ptr<const TimelineData> data;
  TimelineViewport viewport;
  RowStyle style;
  Theme theme;
  RowTiles tiles;

  std::optional<BlockId> hovered;
  std::optional<BlockId> current;  ///< the keyboard's block: selected
  std::optional<double> moment;    ///< time of the crosshair, from here or another view
  std::optional<int> microBatch;   ///< marked in every row
  std::optional<TimeRange> range;  ///< dragged or kept on the ruler
  int memoryRank = 0;              ///< whose memory is shown below
  bool exporting = false;          ///< into a file: without what follows the pointer

  /// What a position in the rows means. Null where nothing is.
  struct Hit {
    int rank = -1;
    double time = 0;
    const StepEvent* block = nullptr;
    const IdleInterval* idle = nullptr;
  };
  Hit hit(const QPointF& position) const;
  /// Where a block is, in logical pixels from the top left corner of the rows.
  QRectF rectOf(const StepEvent& event) const;
};

}  // namespace slicescape::ui
