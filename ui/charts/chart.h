// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "ui/charts/chart_legend.h"
#include "ui/charts/chart_table.h"
#include "ui/charts/drawing_file.h"
#include "ui/document/document.h"
#include "ui/theme/theme.h"

class QCustomPlot;
class QMenu;
class QPainter;
class QToolButton;

namespace slicescape::ui {

/// The rectangle between the axes and how values map to its pixels.
struct PlotArea {
  QRectF rect;
  double valueHigh = 1;     ///< end of the value axis, which begins at 0
  bool horizontal = false;  ///< values run to the right, not upwards
  bool vector = false;      ///< painting into a file of lines, not pixels

  double pixelOf(double value) const {
    const double share = value / valueHigh;
    return horizontal ? rect.left() + share * rect.width() : rect.bottom() - share * rect.height();
  }
  double valueAt(double pixel) const {
    return horizontal ? (pixel - rect.left()) / rect.width() * valueHigh
                      : (rect.bottom() - pixel) / rect.height() * valueHigh;
  }
};

/// A chart of the document's evaluation: title, unit, plot, legend; hover and selection
/// shared with every other view; export as picture, vector file and table.
///
/// The axes, the grid, buffering and vector output are QCustomPlot's; what is between the
/// axes is drawn by the subclass in one go, because thousands of plot items would not
/// follow a drag. The value axis keeps still while something is dragged (it only grows
/// when a value would leave it) and settles afterwards. A hidden chart does no work until
/// it is shown. QCustomPlot is known to chart.cpp and chart_export.cpp alone.
class Chart : public QWidget {
  Q_OBJECT
 public:
  Chart(Document* document, QWidget* parent);
  ~Chart() override;

  virtual QString title() const = 0;                       ///< "Memory per stage, worst rank"
  virtual QString shortTitle() const = 0;                  ///< "Memory", for a tab
  virtual QString narrowTitle() const { return title(); }  ///< where the title does not fit
  virtual QString note() const = 0;  ///< right of the title: unit or key figure
  virtual ChartTable table() const = 0;
  /// The key figures in a sentence, for screen readers.
  virtual QString summary() const = 0;
  virtual std::vector<LegendEntry> legend() const = 0;

  /// A chart that a tab names leaves the room of its title to the tab.
  void setTitleVisible(bool visible);
  void copyImage();  ///< at twice the size, in the light theme
  void copyCsv();
  void showAsTable();
  /// PNG, SVG, PDF or CSV by the path's suffix; false when it cannot be written.
  bool exportTo(const QString& path);
  /// Paints at once what a queued replot would paint later.
  void replotNow();
  /// The parts of the chart a pointer can be on: bars, rows.
  virtual int partCount() const = 0;
  /// Where a part is, in widget coordinates.
  QRectF partRect(int part) const;
  double valueHigh() const { return m_valueHigh; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  /// The explanation of a metric is asked for.
  void whyRequested(const QString& metric);
  /// The mouse or the focus came in: commands such as "copy image" now mean this chart.
  void activated();
  /// A picture or table could not be written to `path`.
  void exportFailed(const QString& path);

 protected:
  /// Takes the numbers of the current evaluation and baseline.
  virtual void rebuild() = 0;
  /// Why there is nothing to draw; empty when there is something.
  virtual QString emptyReason() const = 0;
  virtual bool isHorizontal() const = 0;
  virtual bool hasValueTicks() const { return true; }
  /// Largest value to be seen, labels not counted.
  virtual double largestValue() const = 0;
  /// Room for labels beyond the largest value, as a share of it.
  virtual double headroom() const { return 0.0; }
  /// Room for labels around the axes, in pixels.
  virtual QMarginsF plotMargins() const = 0;
  virtual void paintData(QPainter& painter, const PlotArea& area) const = 0;
  virtual QRectF partArea(int part, const PlotArea& area) const = 0;
  virtual std::optional<Subject> partSubject(int part) const = 0;
  /// What the chart's menu offers beside copying and saving.
  virtual void addMenuEntries(QMenu*) {}
  /// What "Why?" explains of a part (core/plan/explanation.h); empty = nothing does.
  virtual QString partMetric(int part) const = 0;
  /// Drawn over the data with what follows the pointer: marks shared with other views.
  virtual void paintMarks(QPainter&, const PlotArea&) const {}
  /// The pointer is at `position` in a part, or (for none) has left.
  virtual void pointedAt(const std::optional<QPointF>&, const PlotArea&) {}
  /// Exact values with units; `position` is inside the part.
  virtual QString partText(int part, const QPointF& position, const PlotArea& area) const = 0;

  Document& document() { return *m_document; }
  const Document& document() const { return *m_document; }
  /// Takes the numbers anew and paints them, when the chart is visible; else when it will be.
  void refresh();
  /// Paints the overlay anew: hover, selection, marks.
  void replotOverlay();
  const Evaluation& evaluation() const { return *m_document->evaluation(); }
  /// The colours to paint with: the theme, or the light one for exports.
  const Theme& colours() const { return m_exportTheme ? *m_exportTheme : theme(); }
  /// The first error finding as a sentence, or `otherwise`.
  QString reasonOr(const QString& otherwise) const;

  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void buildPlot();
  void settleRange();
  void applyAxes();
  void replot();
  void describe();
  void placeChildren();
  PlotArea plotArea() const;
  int partAt(const QPointF& position) const;
  void setCurrentPart(int part, const QPointF& position);
  void paintOverlay(QPainter& painter) const;
  void paintSample(QPainter& painter, const PlotArea& area) const;
  void paintFrame(QPainter& painter, const QRectF& frame, bool titled, double noteInset) const;
  /// What copying and saving draw.
  Drawing drawing();
  /// Header, plot and legend into any paint device, `size` in pixels.
  void render(QPaintDevice& device, const QSize& size, double scale, bool vector);
  void fillMenu(QMenu* menu);
  void saveAs(const QString& suffix, const QString& filter);
  void freshen();
  QSize exportSize() const;

  Document* m_document;
  QCustomPlot* m_plot = nullptr;
  QToolButton* m_menuButton;
  QTimer m_staleTimer;
  std::optional<Theme> m_exportTheme;
  bool m_titleVisible = true;
  bool m_dirty = true;
  bool m_dimmed = false;
  bool m_exporting = false;
  double m_valueHigh = 1;
  int m_part = -1;    ///< under the mouse or the keyboard's focus
  QPointF m_pointer;  ///< where the tip belongs
};

}  // namespace slicescape::ui
