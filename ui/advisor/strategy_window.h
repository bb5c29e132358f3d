// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/advisor/advisor.h"

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace slicescape::ui {

class StrategyModel;

/// All strategies on this model and cluster side by side. Stays open beside the work and follows
/// the plan; sorts by any column; a row can be taken over as the plan's layout, one undo entry.
class StrategyWindow : public QDialog {
  Q_OBJECT
 public:
  StrategyWindow(Document* document, Advisor* advisor, QWidget* window = nullptr);

  StrategyModel& model() const { return *m_model; }
  QTableView* view() const { return m_view; }
  QPushButton* loadButton() const { return m_load; }
  QString asCsv() const;
  /// Selects a row of the unsorted table.
  void choose(int row);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  void fitCells();
  void updateButtons();
  int chosenRow() const;
  void load();
  void copy();
  void save();
  void retranslateUi();
  void updateColours();

  Document* m_document;
  Advisor* m_advisor;
  StrategyModel* m_model;
  QSortFilterProxyModel* m_sorted;
  std::shared_ptr<const Advice> m_shown;
  QLabel* m_intro;
  QTableView* m_view;
  QLabel* m_note;
  QPushButton* m_copy;
  QPushButton* m_save;
  QPushButton* m_load;
  QPushButton* m_close;
};

}  // namespace slicescape::ui
