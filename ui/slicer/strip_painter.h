// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <map>
#include <optional>

#include "core/plan/evaluation.h"
#include "ui/document/selection_model.h"
#include "ui/slicer/stage_edit.h"
#include "ui/slicer/strip_layout.h"
#include "ui/slicer/strip_model.h"

namespace slicescape::ui {

/// Rows below the cells: the knobs of the boundaries, then the stage labels.
inline constexpr int kKnobRowHeight = 16;
inline constexpr int kLabelRowHeight = 17;

/// Draws the layer strip. The pictures are split in what changes with the plan, which
/// the widget keeps as a pixmap, and what follows mouse and keyboard.
class StripPainter {
 public:
  StripPainter(const StripModel& model, const StripLayout& layout, const Evaluation& evaluation)
      : m_model(model), m_layout(layout), m_evaluation(evaluation) {}

  /// Labels tell what a running preview changes, from `before` on.
  void compareWith(const Evaluation* before) { m_before = before; }

  /// Cells, blocks, boundary lines and stage labels.
  void paintPlan(QPainter& painter) const;
  /// Outlines of hovered and selected stages and layers.
  void paintSelection(QPainter& painter, const SelectionModel& selection) const;
  /// One boundary with its knob; `active` while it is dragged or hovered.
  void paintHandle(QPainter& painter, double x, bool active, bool focused) const;
  void paintFocus(QPainter& painter, const StripItem& item) const;
  /// Ticks at the layers where a dragged boundary would fit memory.
  void paintFitMarks(QPainter& painter, const std::map<int, bool>& marks) const;
  /// Where the boundaries were that a preview has moved: dashed lines with an arrow to the
  /// new place.
  void paintGhosts(QPainter& painter, const StripModel& before) const;
  /// The note beside `x`, below the cells, kept inside `bounds`; returns its rectangle.
  static QRectF paintNote(QPainter& painter, const EditNote& note, double x, double top,
                          const QRectF& bounds);
  /// Grey sample cells and a sentence, for a plan without a model.
  static void paintEmpty(QPainter& painter, const QRectF& cells, const QString& sentence);

 private:
  void paintCells(QPainter& painter, std::size_t position) const;
  void paintLock(QPainter& painter, const Chunk& chunk) const;
  void paintBlock(QPainter& painter, const StripItem& item, const QString& text) const;
  void paintLabel(QPainter& painter, std::size_t position, double left, double right) const;
  bool isOverCapacity(int rank) const;
  QString peakText(int rank) const;

  const StripModel& m_model;
  const StripLayout& m_layout;
  const Evaluation& m_evaluation;
  const Evaluation* m_before = nullptr;
};

}  // namespace slicescape::ui
