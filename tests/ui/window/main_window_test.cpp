// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>
#include <map>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/canvas/canvas_view.h"
#include "ui/commands/command_palette.h"
#include "ui/slicer/layer_strip.h"
#include "ui/window/hint_strip.h"
#include "ui/window/language.h"
#include "ui/window/status_line.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

namespace {

const MainWindow::Options kForgetful{false, {}};

/// Words of the language, not figures, units, names of products or symbols.
bool holdsEnglishWords(const QString& text) {
  static const QRegularExpression words("[A-Za-z]{3,} [a-z]{3,}|^[A-Z][a-z]{4,}$");
  return words.match(text).hasMatch();
}

}  // namespace

class MainWindowTest : public QObject {
  Q_OBJECT

 private:
  static void show(MainWindow& window, QSize size = {1440, 900}) {
    window.resize(size);
    window.document().reset(examplePlan(), {});
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTest::qWait(50);
  }

 private slots:
  void init() { QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support)")); }
  void cleanup() {
    setApplicationLanguage("en");
    setMemoryUnit(MemoryUnit::Gibibytes);
    ThemeManager::instance().setTheme(ThemeName::Light);
  }

  void opensWithoutWarningsInEveryThemeAndLanguage() {
    MainWindow window(kForgetful);
    show(window);
    for (const ThemeName name : {ThemeName::Dark, ThemeName::HighContrast, ThemeName::Light}) {
      ThemeManager::instance().setTheme(name);
      for (const char* language : {"zh_CN", "en"}) {
        setApplicationLanguage(language);
        QVERIFY(!window.grab().isNull());
      }
    }
  }

  void everyPartHasItsPlaceAtTheSmallestSize() {
    MainWindow window(kForgetful);
    show(window, {1280, 800});
    QCOMPARE(window.size(), QSize(1280, 800));
    QVERIFY(window.canvas().width() >= 480);
    QVERIFY(window.canvas().height() >= 160);
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
      QVERIFY2(dock->isVisible() && dock->width() >= 180, qPrintable(dock->objectName()));
    }
    for (const char* language : {"zh_CN", "en"}) {
      setApplicationLanguage(language);
      QTest::qWait(20);
      QVERIFY2(window.minimumSizeHint().width() <= 1280, language);
      QCOMPARE(window.width(), 1280);
    }
  }

  void docksAndBarsHaveObjectNames() {
    MainWindow window(kForgetful);
    QStringList names;
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
      names << dock->objectName();
      QVERIFY(!(dock->features() & QDockWidget::DockWidgetFloatable));
    }
    for (const QToolBar* bar : window.findChildren<QToolBar*>()) names << bar->objectName();
    QVERIFY(!names.contains(QString()));
    names.removeDuplicates();
    QCOMPARE(names.size(), 5);
  }

  void layoutIsRestoredAndReset() {
    MainWindow window(kForgetful);
    show(window);
    auto* dock = window.findChild<QDockWidget*>("inspectorDock");
    const QByteArray state = window.saveState(1);
    window.actions().action("view.inspector")->trigger();
    QVERIFY(dock->isHidden());
    QVERIFY(window.restoreState(state, 1));
    QVERIFY(!dock->isHidden());
    window.actions().action("view.toggleDocks")->trigger();
    QVERIFY(dock->isHidden());
    window.actions().action("view.resetLayout")->trigger();
    QVERIFY(!dock->isHidden());
    QVERIFY2(!window.restoreState(state, 999), "a state of another layout is refused");
  }

  void everyFocusableWidgetHasAnAccessibleName() {
    MainWindow window(kForgetful);
    show(window);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
      if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible()) continue;
      if (widget->objectName().startsWith("qt_") || widget == window.menuBar()) continue;
      // A scroll area speaks for its viewport.
      const auto* area = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
      if (area != nullptr && area->viewport() == widget) continue;
      // Inside an editable combo box or a spin box the outer widget carries the name.
      const QWidget* parent = widget->parentWidget();
      const bool inner = qobject_cast<const QComboBox*>(parent) != nullptr ||
                         qobject_cast<const QAbstractSpinBox*>(parent) != nullptr;
      const bool named = !(inner ? parent : widget)->accessibleName().isEmpty();
      const auto* button = qobject_cast<const QAbstractButton*>(widget);
      QVERIFY2(named || (button != nullptr && !button->text().isEmpty()),
               qPrintable(QString("%1 “%2” in %3")
                              .arg(widget->metaObject()->className(), widget->objectName(),
                                   widget->parentWidget()->metaObject()->className())));
    }
  }

  void switchingTheLanguageChangesEveryVisibleText() {
    MainWindow window(kForgetful);
    show(window);
    window.findChild<HintStrip*>()->start();
    setApplicationLanguage("zh_CN");
    QTest::qWait(20);
    QStringList english;
    const auto look = [&](const QWidget* widget, const QString& text) {
      if (holdsEnglishWords(text))
        english << widget->metaObject()->className() + QString(": ") + text;
    };
    const QString planName = QString::fromStdString(window.document().plan().name);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
      if (!widget->isVisible()) continue;
      if (const auto* label = qobject_cast<const QLabel*>(widget)) {
        if (!label->text().startsWith(planName.left(8))) look(widget, label->text());
      }
      if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
        look(widget, button->text());
      }
      if (const auto* tabs = qobject_cast<const QTabWidget*>(widget)) {
        for (int i = 0; i < tabs->count(); ++i) look(widget, tabs->tabText(i));
      }
    }
    for (const QAction* action : window.menuBar()->actions()) {
      look(window.menuBar(), action->text());
    }
    QVERIFY2(english.isEmpty(), qPrintable(english.join("\n")));
  }

  void languageButtonSwitchesBackAndForth() {
    MainWindow window(kForgetful);
    show(window);
    window.actions().action("language.zh_CN")->trigger();
    QCOMPARE(applicationLanguage(), "zh_CN");
    QTRY_VERIFY(window.menuBar()->actions().front()->text().contains("文件"));
    for (QToolButton* button : window.findChildren<QToolButton*>()) {
      if (button->text() == "中 / EN") button->click();
    }
    QCOMPARE(applicationLanguage(), "en");
    QVERIFY(window.actions().action("language.en")->isChecked());
  }

  void titleTellsNameAndUnsavedChanges() {
    MainWindow window(kForgetful);
    show(window);
    QVERIFY(!window.windowTitle().contains("•"));
    window.document().edit("rename", [](Plan& plan) { plan.name = "Night run"; });
    QVERIFY(window.windowTitle().startsWith("Night run •"));
    window.actions().action("edit.undo")->trigger();
    QVERIFY(!window.windowTitle().contains("•"));
  }

  void commandsAreGreyedWhenTheyCannotWork() {
    MainWindow window(kForgetful);
    show(window);
    ActionSet& actions = window.actions();
    QVERIFY(!actions.action("edit.undo")->isEnabled());
    QVERIFY(!actions.action("edit.delete")->isEnabled());
    QVERIFY(!actions.action("compare.clearBaseline")->isEnabled());
    const std::string host = window.document().plan().cluster->hosts.front().id;
    window.document().selection().select(hostSubject(host));
    QVERIFY(actions.action("edit.delete")->isEnabled());
    actions.action("compare.pinBaseline")->trigger();
    QVERIFY(actions.action("compare.clearBaseline")->isEnabled());
    actions.action("edit.delete")->trigger();
    QVERIFY(actions.action("edit.undo")->isEnabled());
    QVERIFY(actions.action("edit.undo")->text().size() > 6);
    actions.action("edit.undo")->trigger();
    QVERIFY(window.document().plan() == examplePlan());
    // Every greyed command can say why.
    for (const QAction* action : actions.all()) {
      QVERIFY2(action->isEnabled() || *commandOf(*action).disabledReason != '\0',
               qPrintable(action->objectName()));
    }
  }

  void undoDuringADragGivesItUp() {
    MainWindow window(kForgetful);
    show(window);
    Document& document = window.document();
    document.edit("first", [](Plan& plan) { plan.name = "first"; });
    document.beginPreview();
    Plan candidate = document.plan();
    candidate.name = "half-way";
    document.preview(candidate);
    window.actions().action("edit.undo")->trigger();
    QCOMPARE(document.plan().name, std::string("first"));
    QVERIFY(!document.isPreviewing());
  }

  void evenStagesIsOneEntry() {
    MainWindow window(kForgetful);
    show(window);
    Document& document = window.document();
    window.actions().action("plan.evenStages")->trigger();
    QVERIFY(document.undoStack().count() <= 1);
    int layers = 0;
    for (const Stage& stage : stagesOf(document.plan())) {
      QCOMPARE(stage.chunks.size(), std::size_t{1});
      layers += stage.chunks.front().count;
    }
    QCOMPARE(layers, 80);
    QVERIFY(!window.actions().action("plan.evenStages")->isEnabled());
  }

  void statusLineSumsThePlanUp() {
    MainWindow window(kForgetful);
    show(window);
    const QString summary = planInShort(window.document());
    QVERIFY2(summary.startsWith("64 GPUs · ") && summary.contains("TP 8 · PP 4 · DP 2"),
             qPrintable(summary));
  }

  void aTipIsCountedInTheStatusLineAndOnTheTab() {
    MainWindow window(kForgetful);
    show(window);
    // A host without any link: worth a tip, neither error nor warning.
    Plan plan = examplePlan();
    HostGroup host;
    host.id = "lone";
    host.type = std::string("dgx-h100");
    plan.cluster =
        plan.cluster.edited([&host](Cluster& cluster) { cluster.hosts.push_back(host); });
    window.document().reset(plan, {});
    const auto& findings = window.document().evaluation()->findings;
    QVERIFY(!findings.empty());
    const auto tips = std::count_if(findings.begin(), findings.end(),
                                    [](const Finding& f) { return f.severity == Severity::Info; });
    QVERIFY(tips > 0);
    const QString words = tips == 1 ? QStringLiteral("1 tip") : QString("%1 tips").arg(tips);
    QVERIFY2(findingsInShort(window.document()).endsWith(words),
             qPrintable(findingsInShort(window.document())));
    const auto* tabs = window.findChild<QTabWidget*>("bottomTabs");
    QCOMPARE(tabs->tabText(tabs->indexOf(tabs->findChild<QWidget*>("findings"))),
             QString("Findings %1").arg(findings.size()));
  }

  void theStripSaysItsGesturesInTheStatusLine() {
    MainWindow window(kForgetful);
    show(window);
    auto* strip = window.findChild<LayerStrip*>();
    emit strip->toolHintChanged(QStringLiteral("a gesture of the strip"));
    const auto says = [&](const QString& text) {
      const auto labels = window.findChild<StatusLine*>()->findChildren<QLabel*>();
      return std::any_of(labels.begin(), labels.end(),
                         [&](const QLabel* label) { return label->text() == text; });
    };
    QVERIFY(says(QStringLiteral("a gesture of the strip")));
    emit strip->toolHintChanged({});
    QVERIFY(says(window.canvas().toolHint()));
  }

  /// Painted and written figures alike: after the switch each view looks as it does in a
  /// window that was opened with the other unit.
  void theUnitSwitchReachesEveryView() {
    const auto picturesOf = [](MainWindow& window) {
      std::map<QString, QImage> pictures;
      for (QWidget* part : window.findChildren<QWidget*>()) {
        const QString name = QString::fromLatin1(part->metaObject()->className());
        if (name.endsWith("Chart") || name.endsWith("Panel") || name.endsWith("Strip") ||
            name.endsWith("CanvasView")) {
          if (part->isVisible()) pictures[name] = part->grab().toImage();
        }
      }
      return pictures;
    };
    MainWindow switched(kForgetful);
    show(switched);
    const std::map<QString, QImage> before = picturesOf(switched);
    switched.actions().action("unit.gigabytes")->trigger();
    QTest::qWait(20);  // charts paint with the next turn of the event loop
    const std::map<QString, QImage> after = picturesOf(switched);
    MainWindow fresh(kForgetful);
    show(fresh);
    const std::map<QString, QImage> wanted = picturesOf(fresh);
    QVERIFY(wanted.size() >= 7);
    for (const auto& [name, picture] : wanted) {
      QVERIFY2(after.at(name) == picture, qPrintable(name));
    }
    for (const char* name : {"MemoryChart", "LayerStrip", "SummaryStrip", "InspectorPanel"}) {
      const QString full = QStringLiteral("slicescape::ui::") + QLatin1String(name);
      QVERIFY2(after.contains(full) && after.at(full) != before.at(full), name);
    }
  }

  void theUnitSwitchChangesFiguresOnScreen() {
    MainWindow window(kForgetful);
    show(window);
    const QString before = planInShort(window.document());
    window.actions().action("unit.gigabytes")->trigger();
    const QString after = planInShort(window.document());
    QVERIFY(before.contains("TiB") && after.contains("TB"));
  }

  void paneKeyVisitsEveryPartAndComesBack() {
    MainWindow window(kForgetful);
    show(window);
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.canvas().setFocus();
    QSet<QWidget*> visited;
    for (int i = 0; i < 10; ++i) {
      window.actions().action("view.nextPane")->trigger();
      QVERIFY(QApplication::focusWidget() != nullptr);
      visited << QApplication::focusWidget();
    }
    QVERIFY(visited.contains(&window.canvas()));
    QVERIFY2(visited.size() >= 6, qPrintable(QString::number(visited.size())));
  }

  void hintsCanBeReadDismissedAndReopened() {
    MainWindow window(kForgetful);
    show(window);
    auto* hints = window.findChild<HintStrip*>();
    QVERIFY(!hints->isVisible());
    window.actions().action("help.hints")->trigger();
    QVERIFY(hints->isVisible());
    QCOMPARE(hints->current(), 0);
    emit hints->dismissed();
    QVERIFY(!hints->isVisible());
  }

  void commandPaletteOpensByItsKey() {
    MainWindow window(kForgetful);
    show(window);
    window.actions().action("view.commands")->trigger();
    QVERIFY(window.commandPalette().isVisible());
  }
};

SLICESCAPE_TEST(MainWindowTest);
#include "main_window_test.moc"
