// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <memory>
#include <vector>

#include "core/schedule/simulation.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {

/// The rows of a schedule as pixels: two lines of an image per rank, one column per device
/// pixel (ScheduleColumns), to be stretched to the height of the row. Columns that are idle
/// for the most part stay transparent. The two lines differ where a forward overlaps a
/// backward.
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

/// The rows as filled rectangles, for vector output: neighbours of one colour are joined.
void paintScheduleRow(QPainter& painter, const std::vector<TimelineBlock>& blocks, int chunks,
                      const QRectF& row, double end, const Theme& theme);

}  // namespace slicescape::ui
