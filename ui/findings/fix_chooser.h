// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <optional>

#include "core/search/fixes.h"
#include "ui/document/background_job.h"
#include "ui/document/document.h"

class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QTableView;

namespace slicescape::ui {

class FixTable;

/// The smallest changes that mend the plan, or one finding of it, found beside the window.
/// Selecting or pointing at one shows it in the whole window; "Apply" (or a double click)
/// keeps it as one undo entry, Esc brings the old plan back. When the plan changes otherwise,
/// the offers are sought anew.
class FixChooser : public QDialog {
  Q_OBJECT
 public:
  /// `finding`: the error to mend; nothing = the whole plan.
  FixChooser(Document* document, std::optional<Finding> finding, QWidget* parent = nullptr);

  QTableView* view() const { return m_view; }
  const FixTable& table() const { return *m_table; }
  bool isSearching() const { return m_job.isRunning(); }
  /// What stands under the list: progress, or why it is empty.
  QString message() const;

 public slots:
  void accept() override;
  void reject() override;

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void seek();
  void seekAgainIfChanged();
  void take(std::vector<Fix> fixes);
  void showFix(int row);
  void updateMessage();
  void updateColours();
  void retranslateUi();

  Document* m_document;
  std::optional<Finding> m_finding;
  Plan m_plan;  ///< the offers are for this one
  FixTable* m_table;
  QLabel* m_intro;
  QTableView* m_view;
  QLabel* m_message;
  QProgressBar* m_busy;
  QDialogButtonBox* m_buttons;
  BackgroundJob m_job;
};

}  // namespace slicescape::ui
