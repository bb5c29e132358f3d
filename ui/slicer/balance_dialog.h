// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>

#include "core/search/balance.h"
#include "ui/document/background_job.h"
#include "ui/document/document.h"

class QDialogButtonBox;
class QLabel;
class QRadioButton;
class QTableView;

namespace slicescape::ui {

class BalanceTable;

/// Moves the stage boundaries to their best place by time, by memory or by both. The proposal
/// is shown as a difference, on the strip with ghost boundaries and here stage by stage, before
/// "Apply" keeps it as one undo entry; Esc brings the old cut back. Locked stages stay.
class BalanceDialog : public QDialog {
  Q_OBJECT
 public:
  explicit BalanceDialog(Document* document, QWidget* parent = nullptr);

  QRadioButton* choice(BalanceGoal goal) const { return m_choices[static_cast<std::size_t>(goal)]; }
  const BalanceTable& table() const { return *m_table; }
  bool isWorking() const { return m_job.isRunning(); }
  /// What the proposal gains, or why nothing moves.
  QString message() const;

 public slots:
  void accept() override;
  void reject() override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  BalanceGoal goal() const;
  void propose();
  void take(Result<BalanceResult> result);
  void showSides();
  void updateMessage();
  void retranslateUi();

  Document* m_document;
  std::optional<Result<BalanceResult>> m_result;
  QLabel* m_intro;
  std::array<QRadioButton*, 3> m_choices;  ///< by BalanceGoal
  BalanceTable* m_table;
  QTableView* m_view;
  QLabel* m_message;
  QDialogButtonBox* m_buttons;
  BackgroundJob m_job;
};

}  // namespace slicescape::ui
