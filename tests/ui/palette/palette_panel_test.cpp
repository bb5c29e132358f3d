// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_panel.h"

#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include "tests/support/registry.h"
#include "ui/canvas/object_template.h"
#include "ui/palette/palette_model.h"

using namespace slicescape;
using namespace slicescape::ui;

class PalettePanelTest : public QObject {
  Q_OBJECT
 private slots:
  void typingAndEnterPlacesTheFirstMatch() {
    Document document;
    PalettePanel panel(&document);
    panel.resize(220, 700);
    panel.show();
    QSignalSpy placed(&panel, &PalettePanel::itemActivated);
    auto* filter = panel.findChild<QLineEdit*>();
    panel.focusFilter();
    QTest::keyClicks(filter, "llama3-70b");
    QTest::keyClick(filter, Qt::Key_Return);
    QCOMPARE(placed.size(), 1);
    const auto object = fromBytes(placed.front().front().toByteArray());
    QVERIFY(object && object->isModel());
    QCOMPARE(object->model->catalogueId, std::string("llama3-70b"));
    QTest::keyClick(filter, Qt::Key_Escape);
    QVERIFY(filter->text().isEmpty());
  }

  void arrowsWalkTheCards() {
    Document document;
    PalettePanel panel(&document);
    panel.resize(220, 700);
    panel.show();
    auto* tree = panel.findChild<QTreeView*>();
    QSignalSpy placed(&panel, &PalettePanel::itemActivated);
    tree->setFocus();
    tree->setCurrentIndex(tree->model()->index(0, 0));
    QTest::keyClick(tree, Qt::Key_Down);
    QTest::keyClick(tree, Qt::Key_Down);
    QCOMPARE(tree->currentIndex().row(), 1);
    QTest::keyClick(tree, Qt::Key_Return);
    QCOMPARE(placed.size(), 1);
  }

  void headersFoldWithAClickAndStayFolded() {
    Document document;
    PalettePanel panel(&document);
    panel.resize(220, 700);
    panel.show();
    auto* tree = panel.findChild<QTreeView*>();
    const QModelIndex hosts = tree->model()->index(0, 0);
    QVERIFY(tree->isExpanded(hosts));
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(hosts).center());
    QVERIFY(!tree->isExpanded(hosts));
    // A filter opens it, and clearing the filter folds it again.
    auto* filter = panel.findChild<QLineEdit*>();
    QTest::keyClicks(filter, "h100");
    QVERIFY(tree->isExpanded(tree->model()->index(0, 0)));
    filter->clear();
    QVERIFY(!tree->isExpanded(tree->model()->index(0, 0)));
  }

  void doubleClickPlacesAndShowAllShowsAll() {
    Document document;
    PalettePanel panel(&document);
    panel.resize(220, 700);
    panel.show();
    auto* tree = panel.findChild<QTreeView*>();
    QSignalSpy placed(&panel, &PalettePanel::itemActivated);
    const QModelIndex hosts = tree->model()->index(0, 0);
    const QPoint first = tree->visualRect(tree->model()->index(0, 0, hosts)).center();
    QTest::mouseDClick(tree->viewport(), Qt::LeftButton, {}, first);
    QCOMPARE(placed.size(), 1);
    const int before = tree->model()->rowCount(hosts);
    const QModelIndex more = tree->model()->index(before - 1, 0, hosts);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(more).center());
    QVERIFY(tree->model()->rowCount(tree->model()->index(0, 0)) > before);
    QCOMPARE(placed.size(), 1);
  }
};

SLICESCAPE_TEST(PalettePanelTest);
#include "palette_panel_test.moc"
