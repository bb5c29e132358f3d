// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QObject>
#include <QString>
#include <utility>
#include <vector>

namespace slicescape::ui {

/// Where a key works. Single letters work only while the part they belong to has the focus,
/// so that canvas and timeline can give a letter two meanings.
enum class CommandScope { Window, Canvas, Timeline };

/// One command: the only place where its words, key, icon and menu are written. Menus,
/// toolbar, command palette and the shortcuts page are made from the table.
struct CommandInfo {
  const char* id;           ///< stable: "edit.undo"
  const char* menu;         ///< QT_TRANSLATE_NOOP("commands", "Edit"); empty = palette only
  const char* text;         ///< QT_TRANSLATE_NOOP("commands", "Undo")
  const char* description;  ///< tooltip and status line, a full sentence
  const char* keys;         ///< portable text, several separated by ";"; empty = none
  const char* icon;         ///< name in resources/icons without suffix; empty = none
  CommandScope scope = CommandScope::Window;
  bool checkable = false;
  bool inToolbar = false;
  bool separatorBefore = false;
  const char* submenu = "";  ///< title of the submenu of `menu` it sits in; empty = none
  const char* group = "";    ///< commands of one group exclude each other (radio buttons)
  /// Why the command may be greyed, for the command palette; empty = it never is.
  const char* disabledReason = "";
};

const std::vector<CommandInfo>& commandTable();

/// The table's entry of an action made by ActionSet.
const CommandInfo& commandOf(const QAction& action);
/// A word of the table in the window's language, without mnemonics.
QString commandText(const char* source);

/// The QActions of one window, made from the table and re-translated on a language
/// change. Handlers are connected by id: `actions.connectTo("edit.undo", this, …)`.
/// Window commands work wherever the focus is once their action is added to the window;
/// commands of the canvas and of the timeline are added to that part and their keys work
/// only while it has the focus.
class ActionSet : public QObject {
  Q_OBJECT
 public:
  explicit ActionSet(QObject* parent);
  /// The action of `id`; asserts that it exists.
  QAction* action(const QString& id) const;
  /// Calls `slot` of `receiver` when the command is triggered.
  template <class Receiver, class Slot>
  void connectTo(const QString& id, Receiver* receiver, Slot&& slot) {
    connect(action(id), &QAction::triggered, receiver, std::forward<Slot>(slot));
  }
  const std::vector<QAction*>& all() const { return m_actions; }
  void retranslate();
  /// Icons follow the theme's text colour.
  void updateIcons();

 private:
  QHash<QString, QAction*> m_byId;
  std::vector<QAction*> m_actions;
};

}  // namespace slicescape::ui
