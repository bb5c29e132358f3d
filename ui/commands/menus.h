// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QMenuBar>
#include <QObject>
#include <QToolBar>
#include <vector>

#include "ui/commands/command_table.h"

namespace slicescape::ui {

/// The menus of a window, made from the command table in its order.
class Menus : public QObject {
  Q_OBJECT
 public:
  Menus(QMenuBar* bar, const ActionSet& actions, QObject* parent);

  /// A submenu with changing contents ("Open recent"), placed after the command `after`.
  /// `title` is marked in the context "commands".
  QMenu* addDynamicMenu(const char* title, QAction* after);
  void retranslate();

 private:
  QMenu* menuFor(const char* title, QMenu* parent);

  struct Entry {
    QMenu* menu;
    QMenu* parent;  ///< null for a menu of the bar
    const char* title;
  };
  QMenuBar* m_bar;
  std::vector<Entry> m_menus;
};

/// Puts the commands marked for it into the toolbar, a hairline between menus.
void fillToolBar(QToolBar& bar, const ActionSet& actions);

}  // namespace slicescape::ui
