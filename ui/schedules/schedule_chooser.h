// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/document/document.h"

class QDialogButtonBox;
class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace slicescape::ui {

class ScheduleScatter;
class ScheduleTable;

/// All schedules the plan could run, side by side as a table and as bubble against memory.
/// Selecting one shows it in the whole window at once; "Use" (or a double click) keeps it
/// as one undo entry, Esc brings the old plan back.
class ScheduleChooser : public QDialog {
  Q_OBJECT
 public:
  explicit ScheduleChooser(Document* document, QWidget* parent = nullptr);

  QTableView* view() const { return m_view; }
  ScheduleScatter* scatter() const { return m_scatter; }
  const ScheduleTable& table() const { return *m_table; }
  /// Selects a row of the unsorted table, as a click on it does.
  void choose(int row);
  int chosenRow() const;
  QString reasonText() const;

 public slots:
  void accept() override;
  void reject() override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void preview();
  void fillScatter();
  void retranslateUi();
  void updateColours();

  Document* m_document;
  ScheduleTable* m_table;
  QSortFilterProxyModel* m_sorted;
  QLabel* m_intro;
  QTableView* m_view;
  ScheduleScatter* m_scatter;
  QLabel* m_reason;
  QDialogButtonBox* m_buttons;
};

}  // namespace slicescape::ui
