// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/commands/command_table.h"

class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace slicescape::ui {

/// Every command with its key, and the gestures of canvas, layer strip and timeline, which no menu
/// can show. Not modal: it can stay open beside the work.
class ShortcutsPage : public QDialog {
  Q_OBJECT
 public:
  ShortcutsPage(ActionSet* actions, QWidget* window);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();
  void refill();
  void filter(const QString& text);

  ActionSet* m_actions;
  QLineEdit* m_filter;
  QTreeWidget* m_tree;
  QPushButton* m_close;
};

}  // namespace slicescape::ui
