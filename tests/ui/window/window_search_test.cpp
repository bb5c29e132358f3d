// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/canvas/canvas_view.h"
#include "ui/search/found_plan_table.h"
#include "ui/search/search_panel.h"
#include "ui/window/main_window.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

/// The search in the place of the drawing.
class WindowSearchTest : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void itsKeyBringsItAndEscapeTakesItAway();
  void panelsComeBackAsTheyWere();
  void closingRemembersTheDrawing();
  void anotherPlanLeadsBackToTheDrawing();
  void fitsTheSmallestWindow();
  void everyFieldHasAName();
  void loadingIsUndoneByTheWindow();

 private:
  QDockWidget* dock(const char* name) const { return m_window->findChild<QDockWidget*>(name); }
  QAction* command() const { return m_window->actions().action("plan.search"); }

  std::unique_ptr<MainWindow> m_window;
  SearchPanel* m_search = nullptr;
};

void WindowSearchTest::init() {
  m_window = std::make_unique<MainWindow>(MainWindow::Options{false, {}});
  m_window->resize(1280, 800);
  m_window->document().reset(examplePlan(), {});
  m_window->show();
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  m_search = m_window->findChild<SearchPanel*>();
  QVERIFY(m_search != nullptr && m_search->isHidden());
}

void WindowSearchTest::itsKeyBringsItAndEscapeTakesItAway() {
  QTest::keyClick(m_window.get(), Qt::Key_F3);
  QVERIFY(m_search->isVisible());
  QVERIFY(command()->isChecked());
  QVERIFY(!m_window->canvas().isVisible());
  QVERIFY(m_search->isAncestorOf(QApplication::focusWidget()));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QVERIFY(!m_search->isVisible());
  QVERIFY(!command()->isChecked());
  QVERIFY(m_window->canvas().isVisible());
  QVERIFY(m_window->canvas().hasFocus());
}

void WindowSearchTest::panelsComeBackAsTheyWere() {
  m_window->actions().action("view.palette")->trigger();
  QVERIFY(dock("paletteDock")->isHidden());
  command()->trigger();
  QVERIFY(dock("inspectorDock")->isHidden() && dock("chartsDock")->isHidden());
  command()->trigger();
  QVERIFY(dock("paletteDock")->isHidden());
  QVERIFY(dock("inspectorDock")->isVisible() && dock("chartsDock")->isVisible());
  // Shown while the search is open, a panel stays.
  command()->trigger();
  m_window->actions().action("view.palette")->trigger();
  QVERIFY(dock("paletteDock")->isVisible());
  command()->trigger();
  QVERIFY(dock("paletteDock")->isVisible());
}

void WindowSearchTest::closingRemembersTheDrawing() {
  command()->trigger();
  m_window->close();
  QVERIFY(!dock("inspectorDock")->isHidden());
  QVERIFY(!dock("chartsDock")->isHidden());
}

void WindowSearchTest::anotherPlanLeadsBackToTheDrawing() {
  command()->trigger();
  m_window->document().reset(examplePlan(), {});
  QVERIFY(m_search->isHidden());
  QVERIFY(m_window->canvas().isVisible());
}

void WindowSearchTest::fitsTheSmallestWindow() {
  command()->trigger();
  QTest::qWait(50);
  QCOMPARE(m_window->size(), QSize(1280, 800));
  QVERIFY(m_search->minimumSizeHint().width() <= 1024);
  QVERIFY(m_search->minimumSizeHint().height() <= 500);
}

void WindowSearchTest::everyFieldHasAName() {
  command()->trigger();
  for (const QWidget* widget : m_search->findChildren<QWidget*>()) {
    if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible()) continue;
    if (widget->objectName().startsWith("qt_")) continue;
    const QWidget* parent = widget->parentWidget();
    const auto* area = qobject_cast<const QAbstractScrollArea*>(parent);
    if (area != nullptr && area->viewport() == widget) continue;
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    QVERIFY2(
        !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty()),
        qPrintable(QString("%1 “%2” in %3")
                       .arg(widget->metaObject()->className(), widget->objectName(),
                            parent->metaObject()->className())));
  }
}

void WindowSearchTest::loadingIsUndoneByTheWindow() {
  const Plan before = m_window->document().plan();
  command()->trigger();
  m_search->start();
  QVERIFY(QTest::qWaitFor([&] { return !m_search->session()->isRunning(); }, 60000));
  QVERIFY(m_search->table()->rowCount() > 0);
  m_search->load(0);
  QVERIFY(!(m_window->document().plan() == before));
  m_window->actions().action("edit.undo")->trigger();
  QVERIFY(m_window->document().plan() == before);
}

SLICESCAPE_TEST(WindowSearchTest);

#include "window_search_test.moc"
