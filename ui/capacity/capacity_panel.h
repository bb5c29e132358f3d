// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/capacity/capacity_model.h"

class QCheckBox;
class QDateEdit;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace slicescape::ui {

class BarFigureChart;
class ChartRow;
class CurveFigureChart;

/// When the training is finished and what it takes: figures on the left, charts on the right.
/// The deadline is edited here, each change an undo entry.
class CapacityPanel : public QWidget {
  Q_OBJECT
 public:
  CapacityPanel(Document* document, CapacityModel* model, QWidget* parent = nullptr);

  ChartRow& charts() const { return *m_charts; }
  QTreeWidget* figures() const { return m_figures; }
  /// The text shown of a figure, by the names of its section and itself; empty when there is none.
  QString valueOf(const QString& section, const QString& name) const;

  QSize minimumSizeHint() const override { return {400, 170}; }

 signals:
  void queueRequested();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void fillFigures();
  void takeDeadline();
  void setDeadline();
  void retranslateUi();

  Document* m_document;
  CapacityModel* m_model;
  QCheckBox* m_hasDeadline;
  QDateEdit* m_deadline;
  QPushButton* m_queue;
  QLabel* m_state;
  QTreeWidget* m_figures;
  ChartRow* m_charts;
  BarFigureChart* m_finish;
  BarFigureChart* m_hours;
  BarFigureChart* m_tornado;
  CurveFigureChart* m_probability;
  CurveFigureChart* m_interval;
};

}  // namespace slicescape::ui
