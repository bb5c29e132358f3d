// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/command_palette.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/registry.h"
#include "ui/window/language.h"

using namespace slicescape::ui;

class CommandPaletteTest : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { setApplicationLanguage("en"); }

  void listsEverythingAtFirst() {
    QWidget window;
    ActionSet actions(&window);
    CommandPalette palette(&actions, &window);
    palette.popUp();
    QCOMPARE(palette.listed().size(), static_cast<qsizetype>(commandTable().size()));
  }

  void findsByTextInEitherLanguage() {
    QWidget window;
    ActionSet actions(&window);
    CommandPalette palette(&actions, &window);
    palette.popUp();
    palette.input()->setText("pin base");
    QCOMPARE(palette.listed().value(0), "compare.pinBaseline");
    palette.input()->setText("dark");
    QCOMPARE(palette.listed().value(0), "theme.dark");

    setApplicationLanguage("zh_CN");
    actions.retranslate();
    palette.input()->setText("pin base");
    QCOMPARE(palette.listed().value(0), "compare.pinBaseline");
    palette.input()->setText(actions.action("view.zoomIn")->text());
    QCOMPARE(palette.listed().value(0), "view.zoomIn");
    palette.input()->setText("qqqq");
    QVERIFY(palette.listed().isEmpty());
  }

  void enterRunsTheCommandAndCloses() {
    QWidget window;
    window.resize(800, 600);
    ActionSet actions(&window);
    CommandPalette palette(&actions, &window);
    window.show();
    QSignalSpy triggered(actions.action("view.zoomIn"), &QAction::triggered);
    palette.popUp();
    palette.input()->setText("zoom in");
    QTest::keyClick(palette.input(), Qt::Key_Return);
    QVERIFY(!palette.isVisible());
    QTRY_COMPARE(triggered.count(), 1);
  }

  void aGreyedCommandDoesNotRun() {
    QWidget window;
    ActionSet actions(&window);
    CommandPalette palette(&actions, &window);
    actions.action("edit.undo")->setEnabled(false);
    QSignalSpy triggered(actions.action("edit.undo"), &QAction::triggered);
    palette.popUp();
    palette.input()->setText("undo");
    QCOMPARE(palette.listed().value(0), "edit.undo");
    QTest::keyClick(palette.input(), Qt::Key_Return);
    QTest::qWait(20);
    QCOMPARE(triggered.count(), 0);
    QTest::keyClick(palette.input(), Qt::Key_Escape);
    QVERIFY(!palette.isVisible());
  }
};

SLICESCAPE_TEST(CommandPaletteTest);
#include "command_palette_test.moc"
