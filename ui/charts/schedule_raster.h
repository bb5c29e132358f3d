// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <memory>

#include "core/schedule/simulation.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {

/// The rows of a schedule as pixels: two lines of an image per rank, one column per device
/// pixel, to be stretched to the height of the row. Blocks narrower than a pixel are mixed
/// by the time they take, so that tens of thousands of operations cost one pass over them
/// and no detail is lost by dropping blocks. Columns that are idle for the most part stay
/// transparent. The two lines differ where a forward overlaps a backward.
class ScheduleRaster {
 public:
  /// Makes the image anew only when something has changed.
  const QImage& image(const std::shared_ptr<const Timeline>& timeline, int columns, double end,
                      const Theme& theme);

 private:
  std::shared_ptr<const Timeline> m_timeline;
  ThemeName m_theme = ThemeName::Light;
  double m_end = 0;
  QImage m_image;
};

/// The colour of an operation; of the forward half when it is an overlapped pair.
QColor operationColour(OperationKind kind, const Theme& theme);

/// The rows as filled rectangles, for vector output: neighbours of one colour are joined.
void paintScheduleRow(QPainter& painter, const std::vector<TimelineBlock>& blocks,
                      const QRectF& row, double end, const Theme& theme);

}  // namespace slicescape::ui
