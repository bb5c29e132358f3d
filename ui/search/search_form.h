// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "core/search/objective.h"
#include "core/search/search_space.h"
#include "ui/document/document.h"

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace slicescape::ui {

class AxisRow;
class ChoiceGroup;
class GpuRow;
class QuantityEdit;

/// Where to look and for what: objective, framework, GPUs, hard limits, every axis free, fixed
/// or between two values, and what to try of recompute, schedules and slicings. As it opens,
/// everything is free on the GPUs that the plan uses.
class SearchForm : public QWidget {
  Q_OBJECT
 public:
  explicit SearchForm(Document* document, QWidget* parent = nullptr);

  Objective objective() const;
  void setObjective(Objective objective);
  /// The space for the plan as it is now.
  SearchSpace space() const;
  /// What must be mended before a search can begin, as a sentence; empty when it can.
  QString problem() const;
  void setRunning(bool running);
  /// Everything as it was at first.
  void reset();
  /// Takes up what is typed at the moment, as leaving the field does.
  void commitTyping();

  AxisRow* axis(SearchAxis axis) const;
  GpuRow* gpus() const { return m_gpus; }
  QuantityEdit* limit(LimitMetric metric) const;
  ChoiceGroup* recompute() const { return m_recompute; }
  ChoiceGroup* schedules() const { return m_schedules; }
  ChoiceGroup* slicings() const { return m_slicings; }
  QComboBox* framework() const { return m_framework; }
  QPushButton* searchButton() const { return m_search; }
  QPushButton* cancelButton() const { return m_cancel; }

  QSize sizeHint() const override { return {330, 500}; }

 signals:
  void searchRequested();
  void cancelRequested();

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct Limit {
    LimitMetric metric;
    QLabel* label;
    QuantityEdit* edit;
  };

  QWidget* makeFields();
  void addHeading(QVBoxLayout* column, QLabel*& heading);
  void addLimit(QVBoxLayout* column, LimitMetric metric);
  void takePlan();
  void askForDeadline();
  void retranslateUi();
  void retranslateLimits();

  Document* m_document;
  QLabel* m_goalHeading = nullptr;
  QLabel* m_limitHeading = nullptr;
  QLabel* m_axisHeading = nullptr;
  QLabel* m_tryHeading = nullptr;
  QLabel* m_objectiveLabel;
  QComboBox* m_objective;
  QLabel* m_frameworkLabel;
  QComboBox* m_framework;
  GpuRow* m_gpus;
  qint64 m_freeGpus = 0;  ///< of the cluster
  std::vector<Limit> m_limits;
  std::vector<AxisRow*> m_axes;
  ChoiceGroup* m_recompute = nullptr;
  ChoiceGroup* m_schedules = nullptr;
  ChoiceGroup* m_slicings = nullptr;
  QPushButton* m_search;
  QPushButton* m_cancel;
  QPushButton* m_reset;
};

}  // namespace slicescape::ui
