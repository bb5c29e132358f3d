// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/document/document.h"
#include "ui/timeline/timeline_scene.h"

class QCPAxisRect;
class QCPPainter;
class QCustomPlot;
class QScrollBar;

namespace slicescape::ui {

class MemoryPlottable;
class OverlayPlottable;
class RowsPlottable;

/// The step in detail: a ruler, one row per pipeline rank, and below them the memory of the
/// rank under the pointer. Zooms, pans, points and selects with mouse and keyboard; what is
/// hovered and selected is shared with every other view.
///
/// The axes, the layers and vector output are QCustomPlot's; rows, overlay and curve are
/// plottables of ours (timeline_plottables.h) that draw the scene. A hidden view does no
/// work. While a boundary is dragged the scale keeps still: it only grows when the step no
/// longer fits, and settles on release.
class TimelineView : public QWidget {
  Q_OBJECT
 public:
  TimelineView(Document* document, QWidget* parent);
  ~TimelineView() override;

  const TimelineScene& scene() const { return m_scene; }
  QRectF rowsArea() const;  ///< in widget coordinates
  QRectF rulerArea() const;
  QRectF memoryArea() const;
  /// Why there is nothing to draw; empty when there is something.
  QString emptyReason() const;
  /// Evaluations that came while the view was hidden are taken in now.
  void freshen();

  void setIdleCauses(bool shown);
  void setCriticalPath(bool shown);

  // What the commands do.
  void zoomIn() { zoomAround(TimelineViewport::kZoomStep); }
  void zoomOut() { zoomAround(1 / TimelineViewport::kZoomStep); }
  void panEarlier() { panByShare(-1); }
  void panLater() { panByShare(1); }
  void fitAll();
  /// Shows the selected block, or the kept range, as large as it fits; again: the whole step.
  void focusSelection();
  void nextBlock() { stepBlock(1); }
  void previousBlock() { stepBlock(-1); }
  void higherRows() { changePitch(1); }
  void lowerRows() { changePitch(-1); }

  /// Paints at once what a queued replot would paint later.
  void replotNow();
  /// The plot into a file or picture, in the light theme, without what follows the pointer.
  void paintPlot(QCPPainter& painter, const QSize& size, double scale, bool vector);

  QSize minimumSizeHint() const override { return {240, 120}; }

 signals:
  /// The step or the style changed: heading and legend are due.
  void contentChanged();
  /// What the pointer or the keyboard is on, in a sentence; empty when on nothing.
  void hintChanged(const QString& hint);
  void activated();  ///< the mouse or the focus came in

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  // timeline_input.cpp
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  enum class Gesture { None, Range, Pan, Click };

  void buildPlot();
  void refresh();
  void applyTheme();
  void applyViewport();  ///< after a change of what is in sight
  void layOut();
  void replotRows();
  void replotMemory();
  void replotOverlay();
  void setMemoryRank(int rank);
  void describe();
  void takeSelection();
  void takeMoment();

  // timeline_input.cpp
  void pointAt(const QPointF& position);
  void clearPointer();
  void setCurrent(const StepEvent* event, bool reveal);
  void stepBlock(int direction);
  void stepRank(int direction);
  void zoomAround(double factor);
  void panByShare(int direction);
  void changePitch(int direction);
  bool giveUp();  ///< Esc: what was begun or marked; false when there is nothing

  Document* m_document;
  TimelineScene m_scene;
  QCustomPlot* m_plot = nullptr;
  QCPAxisRect* m_rows = nullptr;
  QCPAxisRect* m_memory = nullptr;
  OverlayPlottable* m_overlay = nullptr;
  QScrollBar* m_scrollBar;
  QTimer m_staleTimer;
  bool m_dirty = true;
  Gesture m_gesture = Gesture::None;
  QPointF m_pressed;
  QPointF m_last;
  std::optional<QPointF> m_pointer;  ///< in widget coordinates, while the mouse is inside
  bool m_sendsMoment = false;        ///< the crosshair in the scene is this view's own
  bool m_pointing = false;           ///< sending hover: one replot at the end of it
};

}  // namespace slicescape::ui
