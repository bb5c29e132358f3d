// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>

#include "ui/capacity/queue_runner.h"
#include "ui/document/document.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QTableView;
class QTreeWidget;

namespace slicescape::ui {

class BarFigureChart;
class CurveFigureChart;
class PolicyForm;

/// Jobs played on the plan's cluster: arrivals and rules on the left, what became of them on the
/// right. The rules begin as the plan's; trying others leaves the plan alone until "Keep in the
/// plan" makes them one undo entry. A run goes on beside the mouse and can be ended.
class QueueWindow : public QDialog {
  Q_OBJECT
 public:
  explicit QueueWindow(Document* document, QWidget* parent = nullptr);

  ArrivalsForm& arrivals() const { return *m_arrivals; }
  PolicyForm& policy() const { return *m_policy; }
  QTreeWidget* messages() const { return m_messages; }
  QString summaryText() const;
  const QueueRun* lastRun() const { return m_run.get(); }
  bool isRunning() const { return m_runner.isRunning(); }

 public slots:
  void start();
  void keepInPlan();
  /// The simulated wait of this plan's gang becomes the queue wait of its finish.
  void takeWait();
  void reject() override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeForms();
  QWidget* makeResults();
  void takePlan();
  void take(const std::shared_ptr<const QueueRun>& run);
  void showRun();
  void updateButtons();
  void retranslateUi();

  Document* m_document;
  QueueRunner m_runner;
  std::shared_ptr<const QueueRun> m_run;
  Plan m_taken;  ///< the plan whose rules the form shows
  bool m_policyEdited = false;
  ArrivalsForm* m_arrivals;
  PolicyForm* m_policy;
  QPushButton* m_start;
  QPushButton* m_keep;
  QProgressBar* m_progress;
  QPushButton* m_cancel;
  QPushButton* m_take;
  QLabel* m_summary;
  QTabWidget* m_tabs;
  BarFigureChart* m_waits;
  CurveFigureChart* m_load;
  CurveFigureChart* m_growth;
  QTreeWidget* m_table;
  QTreeWidget* m_messages;
};

}  // namespace slicescape::ui
