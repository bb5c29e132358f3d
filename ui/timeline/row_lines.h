// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>

#include "ui/timeline/row_painter.h"

namespace slicescape::ui {

/// Draws a row as rectangles, lines and words: for vector files. Narrow neighbours of one
/// look become one rectangle, so that a long step does not make a huge file.
class RowLines : public RowCanvas {
 public:
  /// `row` is the whole pitch; one unit of the painter is one pixel.
  RowLines(QPainter& painter, const QRectF& row, const Theme& theme, int chunks);
  ~RowLines() override;

  void idle(double from, double to, IdleLook look) override;
  void block(double from, double to, const BlockLook& look) override;
  void label(double from, double to, const StepEvent& event, const BlockLook& look) override;

 private:
  struct Pending {
    double from = 0;
    double to = 0;
    BlockLook look;
    bool isSet = false;
  };
  QRectF bandRect(double from, double to, Band band) const;
  void flush();

  QPainter& m_painter;
  QRectF m_row;
  RowHeights m_heights;
  const Theme& m_theme;
  int m_chunks;
  Pending m_pending;
};

}  // namespace slicescape::ui
