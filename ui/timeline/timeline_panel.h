// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/charts/chart_legend.h"
#include "ui/charts/drawing_file.h"
#include "ui/timeline/timeline_view.h"

class QMenu;
class QToolButton;

namespace slicescape::ui {

/// The timeline with its heading, its switches and its legend, and the ways to take it out
/// of the window: picture, vector file, table, trace.
class TimelinePanel : public QWidget {
  Q_OBJECT
 public:
  TimelinePanel(Document* document, QWidget* parent);

  TimelineView& view() { return *m_view; }
  /// The switches, as the commands see them.
  void setIdleCauses(bool shown);
  void setCriticalPath(bool shown);

  void copyImage();  ///< at twice the size, in the light theme
  void copyCsv();
  void showAsTable();
  /// PNG, SVG, PDF, CSV or (for .json) a Chrome trace by the path's suffix; false when it
  /// cannot be written.
  bool exportTo(const QString& path);
  /// Asks for a file of any of these kinds and writes it.
  void saveDialog();

  QSize sizeHint() const override { return {900, 300}; }

 signals:
  void idleCausesChanged(bool shown);
  void criticalPathChanged(bool shown);
  /// A sentence for the window's message bar: something could not be written.
  void messageRaised(const QString& sentence);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  void arrange();
  void updateContent();
  void retranslateUi();
  void paintFrame(QPainter& painter, const QRectF& frame, double headingRight,
                  const Theme& theme) const;
  QString heading() const;
  std::vector<LegendEntry> legend(const Theme& theme) const;
  double legendRoom(double width) const;
  // timeline_export.cpp
  /// What copying and saving draw.
  Drawing drawing();
  void render(QPaintDevice& device, const QSize& size, double scale, bool vector);
  QSize exportSize() const;
  void fillMenu(QMenu* menu);
  void saveAs(const QString& suffix, const QString& filter);

  Document* m_document;
  TimelineView* m_view;
  QToolButton* m_idleCauses;
  QToolButton* m_criticalPath;
  QToolButton* m_fit;
  QToolButton* m_menu;
};

}  // namespace slicescape::ui
