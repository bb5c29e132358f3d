// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTranslator>

#include "core/search/layout_text.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"
#include "tests/ui/search/searches.h"
#include "ui/charts/pareto_chart.h"
#include "ui/search/axis_row.h"
#include "ui/search/found_plan_table.h"
#include "ui/search/report_view.h"
#include "ui/search/search_form.h"
#include "ui/search/why_not_panel.h"
#include "ui/widgets/quantity_edit.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::smallPlan;
using slicescape::testing::waitForEnd;

namespace {

/// Answers with the text between brackets: a language in which every word is new.
class BracketTranslator : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char*, const char* text, const char*, int) const override {
    return QLatin1Char('[') + QString::fromUtf8(text) + QLatin1Char(']');
  }
};

}  // namespace

class SearchPanelTest : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void saysWhatItWillDo();
  void theKeyboardIsEnough();
  void loadingIsOneUndoEntry();
  void editsMadeMeanwhileStay();
  void anotherPlanForgetsTheResults();
  void escapeStopsThenLeaves();
  void nothingFoundIsExplained();
  void selectionShowsFiguresAndDifferences();
  void theChartPicksAndLoads();
  void everyColumnSorts();
  void resultsLeaveTheWindow();
  void layoutsAreCopiedInTheWordsThatAreRead();
  void everyWordAnswersALanguageChange();

 private:
  void search();
  std::unique_ptr<Document> m_document;
  std::unique_ptr<SearchPanel> m_panel;
};

void SearchPanelTest::init() {
  m_panel.reset();
  m_document = std::make_unique<Document>();
  m_document->reset(smallPlan(), {});
  m_panel = std::make_unique<SearchPanel>(m_document.get());
  m_panel->resize(1280, 640);
  m_panel->show();
  QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void SearchPanelTest::search() {
  m_panel->start();
  QVERIFY(waitForEnd(*m_panel->session()));
  QVERIFY(m_panel->table()->rowCount() > 3);
}

void SearchPanelTest::saysWhatItWillDo() {
  QVERIFY(m_panel->emptyText().startsWith(QStringLiteral("Search prices every legal layout")));
  QVERIFY(!m_panel->loadButton()->isEnabled());
  QVERIFY(m_panel->comparison()->toPlainText().startsWith(QStringLiteral("Select a found layout")));
}

void SearchPanelTest::theKeyboardIsEnough() {
  m_panel->takeFocus();
  QVERIFY(m_panel->form()->searchButton()->hasFocus());
  QTest::keyClick(m_panel->form()->searchButton(), Qt::Key_Return);
  QVERIFY(m_panel->session()->isRunning());
  QVERIFY(waitForEnd(*m_panel->session()));
  QTRY_VERIFY(m_panel->view()->hasFocus());
  QCOMPARE(m_panel->chosenRow(), 0);
  QTest::keyClick(m_panel->view(), Qt::Key_Down);
  QCOMPARE(m_panel->chosenRow(), 1);
  QTest::keyClick(m_panel->view(), Qt::Key_Return);
  QCOMPARE(m_panel->table()->currentRow(), 1);
  QCOMPARE(m_document->undoStack().count(), 1);
}

void SearchPanelTest::loadingIsOneUndoEntry() {
  const Plan before = m_document->plan();
  search();
  const int rows = m_panel->table()->rowCount();
  m_panel->load(0);
  const FoundPlan& found = *m_panel->table()->rows()[0].plan;
  QCOMPARE(m_document->undoStack().count(), 1);
  QVERIFY(m_document->undoStack().undoText().startsWith(QStringLiteral("Load the layout TP ")));
  QVERIFY(m_document->plan() == found.plan);
  QTRY_VERIFY(!m_document->isStale());
  QCOMPARE(m_document->evaluation()->stepTime.p50, found.score.stepTime);
  QCOMPARE(m_panel->table()->currentRow(), 0);
  QCOMPARE(m_panel->table()->rowCount(), rows);
  QCOMPARE(m_panel->noticeText(), QString());
  QVERIFY(!m_panel->loadButton()->isEnabled());
  m_document->undoStack().undo();
  QVERIFY(m_document->plan() == before);
  QVERIFY(m_panel->table()->currentRow() != 0);
}

void SearchPanelTest::editsMadeMeanwhileStay() {
  search();
  m_document->edit(QStringLiteral("name"), [](Plan& plan) { plan.name = "Renamed"; });
  QCOMPARE(m_panel->noticeText(), QString());
  m_document->edit(QStringLiteral("longer"), [](Plan& plan) {
    plan.workload = plan.workload.edited([](Workload& work) { work.sequenceLength *= 2; });
  });
  QVERIFY(m_panel->noticeText().contains(QStringLiteral("Search again")));
  const std::int64_t sequence = m_document->plan().workload->sequenceLength;
  m_panel->load(1);
  QCOMPARE(m_document->plan().name, std::string("Renamed"));
  QCOMPARE(m_document->plan().workload->sequenceLength, sequence);
  QCOMPARE(m_document->plan().layout->tp, m_panel->table()->rows()[1].plan->plan.layout->tp);
}

void SearchPanelTest::anotherPlanForgetsTheResults() {
  search();
  m_document->reset(smallPlan(), {});
  QCOMPARE(m_panel->table()->rowCount(), 0);
  QVERIFY(!m_panel->emptyText().isEmpty());
  QCOMPARE(m_panel->statusText(), QString());
}

void SearchPanelTest::escapeStopsThenLeaves() {
  const QSignalSpy closed(m_panel.get(), &SearchPanel::closeRequested);
  m_panel->start();
  QVERIFY(m_panel->session()->isRunning());
  QVERIFY(m_panel->form()->cancelButton()->isVisible());
  QTest::keyClick(m_panel.get(), Qt::Key_Escape);
  QVERIFY(closed.isEmpty());
  QVERIFY(waitForEnd(*m_panel->session()));
  QVERIFY(m_panel->form()->searchButton()->isVisible());
  QTest::keyClick(m_panel.get(), Qt::Key_Escape);
  QCOMPARE(closed.size(), 1);
}

void SearchPanelTest::nothingFoundIsExplained() {
  m_panel->form()->limit(LimitMetric::Memory)->setValue(0.001);
  m_panel->start();
  QVERIFY(waitForEnd(*m_panel->session()));
  QCOMPARE(m_panel->table()->rowCount(), 0);
  QVERIFY(m_panel->emptyText().startsWith(QStringLiteral("No layout of this space fits")));
  QVERIFY2(m_panel->dropped()->toPlainText().contains(QStringLiteral("Beyond a limit")),
           qPrintable(m_panel->dropped()->toPlainText()));
}

void SearchPanelTest::selectionShowsFiguresAndDifferences() {
  search();
  m_panel->choose(0);
  const QString page = m_panel->comparison()->toPlainText();
  QVERIFY2(page.contains(QStringLiteral("Step time")), qPrintable(page));
  QVERIFY(page.contains(QStringLiteral("What changes")));
  QVERIFY2(page.contains(QStringLiteral("→")), qPrintable(page));
  m_panel->load(0);
  QTRY_VERIFY(
      m_panel->comparison()->toPlainText().contains(QStringLiteral("This is the plan as it is.")));
}

void SearchPanelTest::theChartPicksAndLoads() {
  search();
  ParetoChart* chart = m_panel->chart();
  const int last = m_panel->table()->rowCount() - 1;
  emit chart->picked(last);
  QCOMPARE(m_panel->chosenRow(), last);
  QCOMPARE(chart->selected(), last);
  emit chart->activated(last);
  QCOMPARE(m_panel->table()->currentRow(), last);
  QVERIFY(chart->points()[static_cast<std::size_t>(last)].isCurrent);
  // Undone, the plan is a point of its own behind the rows, or one of them.
  m_document->undoStack().undo();
  QCOMPARE(std::count_if(chart->points().begin(), chart->points().end(),
                         [](const ParetoPoint& point) { return point.isCurrent; }),
           std::ptrdiff_t(1));
}

void SearchPanelTest::everyColumnSorts() {
  search();
  const QAbstractItemModel* model = m_panel->view()->model();
  for (int column = 0; column < FoundPlanTable::ColumnCount; ++column) {
    if (column == FoundPlanTable::LayoutColumn) continue;
    m_panel->view()->sortByColumn(column, Qt::DescendingOrder);
    double last = std::numeric_limits<double>::infinity();
    for (int row = 0; row < model->rowCount(); ++row) {
      const double key = model->index(row, column).data(FoundPlanTable::kSortRole).toDouble();
      QVERIFY(key <= last);
      last = key;
    }
  }
}

void SearchPanelTest::resultsLeaveTheWindow() {
  search();
  const QTemporaryDir folder;
  QVERIFY(m_panel->exportTo(folder.filePath("found.json")));
  const QJsonObject json =
      QJsonDocument::fromJson(testing::readAll(folder.filePath("found.json"))).object();
  QCOMPARE(json["schema"].toString(), QStringLiteral("slicescape.search/1"));
  QVERIFY(m_panel->exportTo(folder.filePath("found.csv")));
  const QByteArray csv = testing::readAll(folder.filePath("found.csv"));
  QCOMPARE(csv.count('\n'), qsizetype(m_panel->table()->rowCount()) + 1);
  m_panel->copyTable();
  QCOMPARE(QApplication::clipboard()->text().toUtf8(), csv);
  QVERIFY(m_panel->exportTo(folder.filePath("found.png")));
  QVERIFY(!m_panel->exportTo(QStringLiteral("/nowhere/at/all.csv")));
  QVERIFY(!m_panel->exportTo(folder.filePath("found.xlsx")));
}

void SearchPanelTest::layoutsAreCopiedInTheWordsThatAreRead() {
  search();
  m_panel->choose(2);
  m_panel->view()->setFocus();
  QTest::keySequence(m_panel->view(), QKeySequence::Copy);
  const std::string text = QApplication::clipboard()->text().toStdString();
  const Plan& found = m_panel->table()->rows()[2].plan->plan;
  const Result<Plan> read = withLayoutText(m_document->plan(), text);
  QVERIFY2(read.has_value(), text.c_str());
  QCOMPARE(read->layout->tp, found.layout->tp);
  QCOMPARE(read->workload->microBatch, found.workload->microBatch);
}

void SearchPanelTest::everyWordAnswersALanguageChange() {
  search();
  BracketTranslator translator;
  QCoreApplication::installTranslator(&translator);
  QCoreApplication::sendPostedEvents();
  for (const QPushButton* button : m_panel->findChildren<QPushButton*>()) {
    QVERIFY2(button->text().startsWith('['), qPrintable(button->text()));
  }
  for (const QWidget* widget :
       {static_cast<QWidget*>(m_panel->view()), static_cast<QWidget*>(m_panel->chart()),
        static_cast<QWidget*>(m_panel->comparison()), static_cast<QWidget*>(m_panel.get())}) {
    QVERIFY2(widget->accessibleName().startsWith('['), qPrintable(widget->accessibleName()));
  }
  QVERIFY(m_panel->statusText().startsWith('['));
  QVERIFY(m_panel->comparison()->toPlainText().contains(QStringLiteral("[this layout]")));
  QCoreApplication::removeTranslator(&translator);
  QCoreApplication::sendPostedEvents();
}

SLICESCAPE_TEST(SearchPanelTest);

#include "search_panel_test.moc"
