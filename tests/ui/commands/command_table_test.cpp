// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/command_table.h"

#include <QFile>
#include <QMenuBar>
#include <QTest>
#include <map>
#include <set>

#include "tests/support/registry.h"
#include "ui/commands/menus.h"
#include "ui/window/language.h"

using namespace slicescape::ui;

class CommandTableTest : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { setApplicationLanguage("en"); }

  void everyCommandIsComplete() {
    std::set<std::string> ids;
    for (const CommandInfo& info : commandTable()) {
      QVERIFY2(ids.insert(info.id).second, info.id);
      QVERIFY2(*info.menu != '\0' && *info.text != '\0', info.id);
      QVERIFY2(QString::fromUtf8(info.description).endsWith('.'), info.id);
      if (*info.icon != '\0') {
        QVERIFY2(QFile::exists(QString(":/icons/%1.svg").arg(info.icon)), info.id);
      }
      QVERIFY2(*info.group == '\0' || info.checkable, info.id);
    }
  }

  // Canvas and timeline never have the focus together: they alone may share keys.
  void noTwoCommandsShareAKeyWhereBothWork() {
    const ActionSet actions(nullptr);
    for (const CommandScope part : {CommandScope::Canvas, CommandScope::Timeline}) {
      std::map<QString, QString> owners;
      for (const QAction* action : actions.all()) {
        const CommandScope scope = commandOf(*action).scope;
        if (scope != CommandScope::Window && scope != part) continue;
        for (const QKeySequence& key : action->shortcuts()) {
          QVERIFY2(!key.isEmpty(), qPrintable(action->objectName()));
          const auto [owner, isNew] = owners.emplace(key.toString(), action->objectName());
          QVERIFY2(isNew, qPrintable(key.toString() + ": " + owner->second + " and " +
                                     action->objectName()));
        }
      }
    }
  }

  void lettersAloneWorkInTheirPartOnly() {
    const ActionSet actions(nullptr);
    for (const QAction* action : actions.all()) {
      for (const QKeySequence& key : action->shortcuts()) {
        const QKeyCombination combination = key[0];
        const bool letter = combination.key() >= Qt::Key_A && combination.key() <= Qt::Key_Z;
        const bool plain = !(combination.keyboardModifiers() &
                             (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (!letter || !plain) continue;
        QVERIFY2(commandOf(*action).scope != CommandScope::Window,
                 qPrintable(action->objectName()));
      }
    }
  }

  void keysOfTheKeyboardMap_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("key");
    const std::pair<const char*, const char*> keys[] = {{"tool.select", "V"},
                                                        {"tool.pan", "H"},
                                                        {"tool.link", "L"},
                                                        {"compare.pinBaseline", "B"},
                                                        {"view.fitSelection", "F"},
                                                        {"view.fitAll", "Shift+1"},
                                                        {"view.resetZoom", "Ctrl+0"},
                                                        {"edit.duplicate", "Ctrl+D"},
                                                        {"edit.rename", "F2"},
                                                        {"edit.delete", "Del"},
                                                        {"view.commands", "Ctrl+Shift+P"},
                                                        {"file.exportPlan", "Ctrl+E"},
                                                        {"file.saveAs", "Ctrl+Shift+S"},
                                                        {"view.timeline", "Alt+4"},
                                                        {"timeline.zoomIn", "W"},
                                                        {"timeline.later", "D"},
                                                        {"timeline.focus", "F"},
                                                        {"view.nextPane", "F6"},
                                                        {"view.toggleDocks", "F9"},
                                                        {"help.contents", "F1"},
                                                        {"edit.undo", "Ctrl+Z"},
                                                        {"edit.redo", "Ctrl+Shift+Z"},
                                                        {"edit.selectAll", "Ctrl+A"}};
    for (const auto& [id, key] : keys) QTest::newRow(id) << id << key;
  }
  void keysOfTheKeyboardMap() {
    QFETCH(QString, id);
    QFETCH(QString, key);
    const ActionSet actions(nullptr);
    QCOMPARE(actions.action(id)->shortcut(), QKeySequence(key));
  }

  void everyCommandIsSaidInBothLanguages() {
    ActionSet actions(nullptr);
    setApplicationLanguage("zh_CN");
    actions.retranslate();
    // Figures and proper names are the same in both.
    const std::set<QString> sameInBoth{"view.resetZoom"};
    for (const QAction* action : actions.all()) {
      const CommandInfo& info = commandOf(*action);
      if (sameInBoth.contains(action->objectName())) continue;
      QVERIFY2(action->text() != QString::fromUtf8(info.text), info.id);
      QVERIFY2(action->statusTip() != QString::fromUtf8(info.description), info.id);
      QVERIFY2(!action->toolTip().isEmpty(), info.id);
      if (*info.disabledReason != '\0') {
        QVERIFY2(commandText(info.disabledReason) != QString::fromUtf8(info.disabledReason),
                 info.id);
      }
    }
  }

  void menusHoldEveryCommandOnce() {
    QMenuBar bar;
    const ActionSet actions(nullptr);
    Menus menus(&bar, actions, nullptr);
    std::map<const QAction*, int> count;
    std::function<void(const QList<QAction*>&)> walk = [&](const QList<QAction*>& list) {
      for (const QAction* action : list) {
        if (action->menu() != nullptr) {
          walk(action->menu()->actions());
        } else if (!action->isSeparator()) {
          ++count[action];
        }
      }
    };
    walk(bar.actions());
    for (const QAction* action : actions.all()) {
      QVERIFY2(count[action] == 1, qPrintable(action->objectName()));
    }
    QCOMPARE(bar.actions().size(), 8);
  }

  void groupsExcludeEachOther() {
    const ActionSet actions(nullptr);
    actions.action("theme.dark")->setChecked(true);
    actions.action("theme.light")->setChecked(true);
    QVERIFY(!actions.action("theme.dark")->isChecked());
    actions.action("tool.pan")->setChecked(true);
    QVERIFY(actions.action("theme.light")->isChecked());
  }
};

SLICESCAPE_TEST(CommandTableTest);
#include "command_table_test.moc"
