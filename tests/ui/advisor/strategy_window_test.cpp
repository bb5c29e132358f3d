// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/strategy_window.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/advisor/advice_plans.h"
#include "ui/advisor/strategy_model.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::judged;
using slicescape::testing::scenario;

class StrategyWindowTest : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void everyCellSaysHowItIsComputed();
  void theAdvisedRowIsMarkedInWords();
  void columnsSortByTheirFigure();
  void aRowIsLoadedAsOneUndoEntry();
  void staleRowsAreNotLoaded();
  void csvHasExactFigures();
  void theKeyboardIsEnough();

 private:
  int rowOf(StrategyKind kind) const;
  std::unique_ptr<Document> m_document;
  std::unique_ptr<Advisor> m_advisor;
  std::unique_ptr<StrategyWindow> m_window;
};

void StrategyWindowTest::init() {
  m_window.reset();
  m_advisor.reset();
  m_document = std::make_unique<Document>();
  m_document->reset(scenario("w3-70b-8xndr"), {});
  m_advisor = std::make_unique<Advisor>(m_document.get());
  m_window = std::make_unique<StrategyWindow>(m_document.get(), m_advisor.get());
  m_window->show();
  QVERIFY(judged(*m_advisor));
}

int StrategyWindowTest::rowOf(StrategyKind kind) const {
  for (int row = 0; row < m_window->model().rowCount(); ++row) {
    if (m_window->model().row(row).kind == kind) return row;
  }
  return -1;
}

void StrategyWindowTest::everyCellSaysHowItIsComputed() {
  const StrategyModel& model = m_window->model();
  QVERIFY(model.rowCount() >= 8);
  for (int row = 0; row < model.rowCount(); ++row) {
    for (int column = 0; column < StrategyModel::ColumnCount; ++column) {
      const QModelIndex index = model.index(row, column);
      QVERIFY(!index.data().toString().isEmpty());
      QVERIFY(!index.data(Qt::ToolTipRole).toString().isEmpty());
      QVERIFY(!index.data(Qt::AccessibleTextRole).toString().isEmpty());
    }
    const QString tip = model.index(row, StrategyModel::Between).data(Qt::ToolTipRole).toString();
    QVERIFY(tip.contains(QStringLiteral("<code>")) && tip.contains(QStringLiteral("B_n")));
  }
}

void StrategyWindowTest::theAdvisedRowIsMarkedInWords() {
  const StrategyModel& model = m_window->model();
  QVERIFY(model.row(0).isChosen);
  QVERIFY(model.headerData(0, Qt::Vertical).toString().contains(QStringLiteral("advised")));
}

void StrategyWindowTest::columnsSortByTheirFigure() {
  QTableView* view = m_window->view();
  view->sortByColumn(StrategyModel::Between, Qt::AscendingOrder);
  double last = -1;
  for (int row = 0; row < view->model()->rowCount(); ++row) {
    const double bytes =
        view->model()->index(row, StrategyModel::Between).data(StrategyModel::SortRole).toDouble();
    QVERIFY(bytes >= last);
    last = bytes;
  }
}

void StrategyWindowTest::aRowIsLoadedAsOneUndoEntry() {
  const Plan before = m_document->plan();
  const int row = rowOf(StrategyKind::Hybrid);
  QVERIFY(row >= 0);
  const Plan wanted = m_window->model().row(row).best->plan;
  m_window->choose(row);
  m_window->loadButton()->click();
  QVERIFY(m_document->plan() == wanted);
  QCOMPARE(m_document->undoStack().count(), 1);
  m_document->undoStack().undo();
  QVERIFY(m_document->plan() == before);
}

void StrategyWindowTest::staleRowsAreNotLoaded() {
  m_window->choose(rowOf(StrategyKind::Hybrid));
  QVERIFY(m_window->loadButton()->isEnabled());
  m_document->edit("more tokens", [](Plan& plan) {
    plan.workload = plan.workload.edited([](Workload& work) { work.tokens = 1e12; });
  });
  QVERIFY(!m_window->loadButton()->isEnabled());
}

void StrategyWindowTest::csvHasExactFigures() {
  const QStringList lines = m_window->asCsv().split(u'\n', Qt::SkipEmptyParts);
  QCOMPARE(int(lines.size()), m_window->model().rowCount() + 1);
  QVERIFY(lines.front().startsWith(QStringLiteral("strategy,advised,gpus,hosts,")));
  QVERIFY(lines.front().contains(QStringLiteral("between_bytes_per_host")));
  const StrategyRow& first = m_window->model().row(0);
  QVERIFY(lines[1].contains(QString::number(qlonglong(first.betweenBytes))));
}

void StrategyWindowTest::theKeyboardIsEnough() {
  QTableView* view = m_window->view();
  m_window->choose(rowOf(StrategyKind::Hybrid));
  QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
  QCOMPARE(QApplication::clipboard()->text(), m_window->asCsv());
  QTest::keyClick(view, Qt::Key_Return);
  QCOMPARE(m_document->undoStack().count(), 1);
}

SLICESCAPE_TEST(StrategyWindowTest);
#include "strategy_window_test.moc"
