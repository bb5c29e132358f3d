// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QObject>
#include <QString>
#include <vector>

namespace slicescape::ui {

/// Where a key works. Single letters work only while the canvas has the focus.
enum class CommandScope { Window, Canvas };

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
};

const std::vector<CommandInfo>& commandTable();

/// The QActions of one window, made from the table and re-translated on a language
/// change. Handlers are connected by id: `actions.connectTo("edit.undo", this, …)`.
class ActionSet : public QObject {
  Q_OBJECT
 public:
  explicit ActionSet(QObject* parent);
  /// The action of `id`; asserts that it exists.
  QAction* action(const QString& id) const;
  const std::vector<QAction*>& all() const { return m_actions; }
  void retranslate();
  /// Icons follow the theme's text colour.
  void updateIcons();

 private:
  QHash<QString, QAction*> m_byId;
  std::vector<QAction*> m_actions;
};

}  // namespace slicescape::ui
