// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/document/document.h"
#include "ui/summary/key_figure.h"

namespace slicescape::ui {

/// The seven key figures, always in sight: value, band, and the change against the
/// baseline in sign, colour and word. One widget that paints everything, so that an
/// update during a drag costs a repaint and no layout. A click on a figure that belongs
/// to a stage selects it; Left and Right walk through the figures, Return selects. A double
/// click, "Why?" of the context menu or W ask where a figure comes from.
class SummaryStrip : public QWidget {
  Q_OBJECT
 public:
  explicit SummaryStrip(Document* document, QWidget* parent = nullptr);

  const std::vector<KeyFigure>& figures() const { return m_figures; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  /// The explanation of a metric (core/plan/explanation.h) is asked for.
  void whyRequested(const QString& metric);

 protected:
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void describe();
  QRect cellOf(int index) const;
  int figureAt(const QPoint& position) const;
  void paintFigure(QPainter& painter, const QRect& cell, const KeyFigure& figure) const;
  void setCurrent(int index);
  void selectSubjectOf(int index);
  void askWhy(int index);
  void copyAsText() const;

  Document* m_document;
  std::vector<KeyFigure> m_figures;
  QTimer m_staleTimer;
  bool m_dimmed = false;
  int m_current = 0;  ///< the figure with the keyboard focus
};

}  // namespace slicescape::ui
