// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "ui/document/selection_model.h"
#include "ui/timeline/timeline_scene.h"

namespace slicescape::ui {

/// Base of what the timeline adds to its plot: no data of QCustomPlot's own, everything is
/// drawn from the scene.
class ScenePlottable : public QCPAbstractPlottable {
 public:
  ScenePlottable(QCPAxis* keyAxis, QCPAxis* valueAxis, const TimelineScene& scene);

  double selectTest(const QPointF& position, bool onlySelectable, QVariant* details) const override;
  QCPRange getKeyRange(bool& found, QCP::SignDomain domain) const override;
  QCPRange getValueRange(bool& found, QCP::SignDomain domain, const QCPRange& keys) const override;

 protected:
  /// Names and labels stand outside the axes too.
  QRect clipRect() const override { return mParentPlot->viewport(); }
  void drawLegendIcon(QCPPainter*, const QRectF&) const override {}
  bool hasScene() const { return m_scene.data != nullptr && !m_scene.data->isEmpty(); }
  QRectF area() const { return QRectF(mKeyAxis->axisRect()->rect()); }

  const TimelineScene& m_scene;
};

/// The rows of the ranks: kept pictures on screen, lines in vector files.
class RowsPlottable : public ScenePlottable {
 public:
  RowsPlottable(QCPAxis* keyAxis, QCPAxis* valueAxis, TimelineScene& scene)
      : ScenePlottable(keyAxis, valueAxis, scene), m_tiles(scene.tiles) {}

  /// 0 on a block, negative elsewhere; `details` becomes the rank.
  double selectTest(const QPointF& position, bool onlySelectable, QVariant* details) const override;

 protected:
  void draw(QCPPainter* painter) override;

 private:
  void drawPictures(QPainter& painter);
  void drawLines(QPainter& painter) const;
  void drawLongLabels(QPainter& painter) const;
  void drawCriticalLinks(QPainter& painter) const;
  void drawNames(QPainter& painter) const;

  RowTiles& m_tiles;
};

/// What follows the pointer or the selection: drawn on a layer of its own, so that moving
/// the mouse does not draw the rows again.
class OverlayPlottable : public ScenePlottable {
 public:
  /// `memory` is the lower of the two axis rects, which the crosshair crosses as well.
  OverlayPlottable(QCPAxis* keyAxis, QCPAxis* valueAxis, const TimelineScene& scene,
                   const SelectionModel& selection, const QCPAxisRect* memory)
      : ScenePlottable(keyAxis, valueAxis, scene), m_selection(selection), m_memory(memory) {}

  /// Words beside the pointer, in coordinates of the plot.
  void setTip(const QString& text, const QPointF& position) {
    m_tip = text;
    m_tipPosition = position;
  }
  void setDimmed(bool dimmed) { m_dimmed = dimmed; }
  bool isDimmed() const { return m_dimmed; }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  void drawRanks(QPainter& painter) const;
  void drawMicroBatch(QPainter& painter) const;
  void drawRange(QPainter& painter) const;
  void drawMoment(QPainter& painter) const;
  void drawPill(QPainter& painter, double x, const QString& text, const QColor& fill,
                const QColor& ink) const;

  const SelectionModel& m_selection;
  const QCPAxisRect* m_memory;
  QString m_tip;
  QPointF m_tipPosition;
  bool m_dimmed = false;
};

/// Memory of one rank over the step, in the display unit, with its capacity and its peak.
class MemoryPlottable : public ScenePlottable {
 public:
  using ScenePlottable::ScenePlottable;

 protected:
  void draw(QCPPainter* painter) override;

 private:
  double yOf(double bytes) const;
  void drawCurve(QPainter& painter) const;
  void drawCapacity(QPainter& painter) const;
  void drawPeak(QPainter& painter) const;
};

/// Bytes in the unit that memory is shown in, and back to a number for an axis.
double memoryAxisValue(double bytes);

/// Ticks of the ruler: numbers with the unit that fits the span in sight.
class RulerTicker : public QCPAxisTicker {
 protected:
  QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;
  QVector<double> createTickVector(double tickStep, const QCPRange& range) override;

 private:
  double m_step = 1;
};

}  // namespace slicescape::ui
