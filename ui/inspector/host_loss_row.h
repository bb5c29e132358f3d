// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QSpinBox>
#include <QWidget>

#include "core/plan/evaluate.h"

namespace slicescape::ui {

/// "What if host [3] goes?": which ranks, stages and replicas stop, and what is left to go on
/// with (core/network/host_loss.h).
class HostLossRow : public QWidget {
  Q_OBJECT
 public:
  explicit HostLossRow(QWidget* parent = nullptr);

  /// A host group of the plan, by its index. The evaluation is the plan's.
  void setHosts(const Plan& plan, std::shared_ptr<const Evaluation> evaluation, int hostGroup);
  QSpinBox* host() const { return m_host; }
  QString answer() const { return m_answer->text(); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();
  void describe();

  Plan m_plan;
  std::shared_ptr<const Evaluation> m_evaluation;
  int m_group = -1;
  QLabel* m_label;
  QSpinBox* m_host;
  QLabel* m_answer;
};

}  // namespace slicescape::ui
