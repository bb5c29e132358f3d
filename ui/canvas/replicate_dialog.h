// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>

namespace slicescape::ui {

/// Asks how often the selection shall exist, and whether as one group that stays one
/// object ("× 32") or as separate copies in a grid. Says what will come of it.
class ReplicateDialog : public QDialog {
  Q_OBJECT
 public:
  /// `members` is the present count of hosts and switches in the selection.
  ReplicateDialog(int members, QWidget* parent);

  /// How many times in total, the original included.
  int times() const { return m_times->value(); }
  bool asOneGroup() const { return m_oneGroup->isChecked(); }
  int columns() const { return m_columns->value(); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();
  void describe();

  int m_members;
  QLabel* m_timesLabel;
  QSpinBox* m_times;
  QRadioButton* m_oneGroup;
  QRadioButton* m_grid;
  QLabel* m_columnsLabel;
  QSpinBox* m_columns;
  QLabel* m_result;
  QDialogButtonBox* m_buttons;
};

}  // namespace slicescape::ui
