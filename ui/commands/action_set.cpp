// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QActionGroup>
#include <QCoreApplication>
#include <QKeySequence>

#include "ui/commands/command_table.h"
#include "ui/theme/icons.h"

namespace slicescape::ui {
namespace {

constexpr const char* kIndexProperty = "slicescapeCommand";

QList<QKeySequence> keysOf(const CommandInfo& info) {
  QList<QKeySequence> keys;
  for (const QString& key : QString::fromLatin1(info.keys).split(QLatin1Char(';'))) {
    if (!key.isEmpty()) keys << QKeySequence::fromString(key, QKeySequence::PortableText);
  }
  return keys;
}

}  // namespace

const CommandInfo& commandOf(const QAction& action) {
  const std::size_t index = action.property(kIndexProperty).toUInt();
  return commandTable()[index];
}

QString commandText(const char* source) {
  if (*source == '\0') return {};
  QString text = QCoreApplication::translate("commands", source);
  // "&File" and the CJK form "文件(&F)"
  const qsizetype cjk = text.indexOf(QLatin1String("(&"));
  if (cjk > 0) text.truncate(cjk);
  return text.remove(QLatin1Char('&'));
}

ActionSet::ActionSet(QObject* parent) : QObject(parent) {
  QHash<QString, QActionGroup*> groups;
  const std::vector<CommandInfo>& table = commandTable();
  for (std::size_t i = 0; i < table.size(); ++i) {
    const CommandInfo& info = table[i];
    auto* action = new QAction(this);
    action->setObjectName(QString::fromLatin1(info.id));
    action->setProperty(kIndexProperty, static_cast<uint>(i));
    action->setCheckable(info.checkable);
    action->setShortcuts(keysOf(info));
    action->setShortcutContext(info.scope == CommandScope::Window ? Qt::WindowShortcut
                                                                  : Qt::WidgetWithChildrenShortcut);
    if (const QString name = QString::fromLatin1(info.group); !name.isEmpty()) {
      QActionGroup*& group = groups[name];
      if (group == nullptr) group = new QActionGroup(this);
      group->addAction(action);
    }
    m_actions.push_back(action);
    m_byId.insert(action->objectName(), action);
  }
  retranslate();
  updateIcons();
}

QAction* ActionSet::action(const QString& id) const {
  QAction* found = m_byId.value(id);
  Q_ASSERT_X(found != nullptr, "ActionSet::action", qPrintable(id));
  return found;
}

void ActionSet::retranslate() {
  for (QAction* action : m_actions) {
    const CommandInfo& info = commandOf(*action);
    const QString description = QCoreApplication::translate("commands", info.description);
    action->setText(QCoreApplication::translate("commands", info.text));
    action->setStatusTip(description);
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    //: Tooltip: %1 what the command does, %2 its key
    const QString withKey = QCoreApplication::translate("commands", "%1 (%2)");
    action->setToolTip(key.isEmpty() ? description : withKey.arg(description, key));
  }
}

void ActionSet::updateIcons() {
  for (QAction* action : m_actions) {
    action->setIcon(themedIcon(QString::fromLatin1(commandOf(*action).icon)));
  }
}

}  // namespace slicescape::ui
