// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/commands/command_table.h"

class QLineEdit;
class QListView;
class QStandardItemModel;

namespace slicescape::ui {

/// "Search commands": type a few letters, press Enter. Finds commands by their name in
/// the window's language and in English, shows their keys, and shows the ones that
/// cannot be used now greyed with the reason.
class CommandPalette : public QFrame {
  Q_OBJECT
 public:
  CommandPalette(ActionSet* actions, QWidget* window);

  /// Opens over the window, empty.
  void popUp();
  QLineEdit* input() const { return m_input; }
  /// The ids listed for the current text, best first.
  QStringList listed() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();
  void refill();
  void step(int rows);
  void runCurrent();

  ActionSet* m_actions;
  QLineEdit* m_input;
  QListView* m_list;
  QStandardItemModel* m_model;
};

}  // namespace slicescape::ui
