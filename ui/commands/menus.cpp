// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/menus.h"

#include <QCoreApplication>
#include <QToolButton>
#include <algorithm>
#include <cstring>

namespace slicescape::ui {

Menus::Menus(QMenuBar* bar, const ActionSet& actions, QObject* parent)
    : QObject(parent), m_bar(bar) {
  for (QAction* action : actions.all()) {
    const CommandInfo& info = commandOf(*action);
    if (*info.menu == '\0') continue;
    QMenu* top = menuFor(info.menu, nullptr);
    if (info.separatorBefore && !top->isEmpty()) top->addSeparator();
    (*info.submenu == '\0' ? top : menuFor(info.submenu, top))->addAction(action);
  }
  retranslate();
}

QMenu* Menus::menuFor(const char* title, QMenu* parent) {
  const auto found = std::find_if(m_menus.begin(), m_menus.end(), [&](const Entry& entry) {
    return entry.parent == parent && std::strcmp(entry.title, title) == 0;
  });
  if (found != m_menus.end()) return found->menu;
  QMenu* menu = parent == nullptr ? m_bar->addMenu(QString()) : parent->addMenu(QString());
  menu->setToolTipsVisible(true);
  m_menus.push_back({menu, parent, title});
  return menu;
}

QMenu* Menus::addDynamicMenu(const char* title, QAction* after) {
  const auto home = std::find_if(m_menus.begin(), m_menus.end(), [&](const Entry& entry) {
    return entry.menu->actions().contains(after);
  });
  Q_ASSERT(home != m_menus.end());
  QMenu* parent = home->menu;
  auto* menu = new QMenu(parent);
  const QList<QAction*> actions = parent->actions();
  const qsizetype next = actions.indexOf(after) + 1;
  parent->insertMenu(next < actions.size() ? actions[next] : nullptr, menu);
  m_menus.push_back({menu, parent, title});
  retranslate();
  return menu;
}

void Menus::retranslate() {
  for (const Entry& entry : m_menus) {
    entry.menu->setTitle(QCoreApplication::translate("commands", entry.title));
  }
}

void fillToolBar(QToolBar& bar, const ActionSet& actions) {
  const char* menu = nullptr;
  const char* submenu = nullptr;
  for (QAction* action : actions.all()) {
    const CommandInfo& info = commandOf(*action);
    if (!info.inToolbar) continue;
    const bool newGroup = menu != nullptr && (std::strcmp(menu, info.menu) != 0 ||
                                              std::strcmp(submenu, info.submenu) != 0);
    if (newGroup) bar.addSeparator();
    menu = info.menu;
    submenu = info.submenu;
    bar.addAction(action);
    auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(action));
    // Undo and redo are known by their arrows; the others are read faster as words.
    const bool arrow =
        std::strcmp(info.id, "edit.undo") == 0 || std::strcmp(info.id, "edit.redo") == 0;
    button->setToolButtonStyle(arrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
  }
}

}  // namespace slicescape::ui
