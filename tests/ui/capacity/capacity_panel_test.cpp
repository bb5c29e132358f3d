// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/capacity_panel.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/charts/bar_figure_chart.h"
#include "ui/charts/chart_row.h"
#include "ui/widgets/display.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

/// The panel as it is used: waits for a calm plan, edits the deadline, shows nothing wrongly.
class CapacityPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_panel.reset();
    m_model.reset();
    m_document = std::make_unique<Document>();
    m_document->reset(examplePlan(), {});
    m_model = std::make_unique<CapacityModel>(m_document.get());
    m_panel = std::make_unique<CapacityPanel>(m_document.get(), m_model.get());
    m_panel->resize(1200, 300);
  }

  void nothingIsComputedUnseen() {
    QTest::qWait(2 * CapacityModel::kCalmMs);
    QVERIFY(m_model->review() == nullptr);
    m_panel->show();
    QTRY_VERIFY(m_model->review() != nullptr);
  }

  void figuresAreThoseOfTheReview() {
    m_panel->show();
    QTRY_VERIFY(!m_model->isStale());
    const CapacityReview& review = *m_model->review();
    const QString p50 = m_panel->valueOf("Finish, if nothing changes", "P50");
    QVERIFY2(p50.contains(display(Seconds(review.completion->estimate.p50S))), qPrintable(p50));
    QCOMPARE(m_panel->valueOf("Gang placement", "This job's gang"), QStringLiteral("Fits now"));
    QCOMPARE(m_panel->valueOf("Cost and energy", "GPU-hours"),
             displayShortCount(review.capacity->deviceHours.total()));
    for (int s = 0; s < m_panel->figures()->topLevelItemCount(); ++s) {
      const QTreeWidgetItem* section = m_panel->figures()->topLevelItem(s);
      for (int r = 0; r < section->childCount(); ++r) {
        QVERIFY2(!section->child(r)->toolTip(1).isEmpty(), qPrintable(section->child(r)->text(0)));
      }
    }
  }

  void aChangeMakesItStaleAndThenNew() {
    m_panel->show();
    QTRY_VERIFY(!m_model->isStale());
    const double before = m_model->review()->completion->estimate.p50S;
    m_document->edit("twice the tokens", [](Plan& plan) {
      plan.workload = plan.workload.edited(
          [](Workload& work) { work.tokens = 2 * work.tokens.value_or(1e12); });
    });
    QVERIFY(m_model->isStale());
    QVERIFY(m_model->review() != nullptr);  // the old one stays meanwhile
    QTRY_VERIFY(!m_model->isStale());
    QVERIFY(m_model->review()->completion->estimate.p50S > 1.8 * before);
  }

  void nothingIsComputedDuringAGesture() {
    m_panel->show();
    QTRY_VERIFY(!m_model->isStale());
    const auto before = m_model->review();
    m_document->beginPreview();
    Plan moved = m_document->plan();
    moved.workload = moved.workload.edited([](Workload& work) { work.tokens = 1e11; });
    m_document->preview(moved);
    QTest::qWait(3 * CapacityModel::kCalmMs);
    QCOMPARE(m_model->review(), before);
    m_document->commitPreview("fewer tokens");
    QTRY_VERIFY(!m_model->isStale());
    QVERIFY(m_model->review() != before);
  }

  void theDeadlineIsPartOfThePlan() {
    m_panel->show();
    auto* wanted = m_panel->findChild<QCheckBox*>();
    auto* day = m_panel->findChild<QDateEdit*>();
    QVERIFY(!wanted->isChecked() && !day->isEnabled());
    wanted->click();
    QVERIFY(day->isEnabled());
    day->setDate(QDate::currentDate().addDays(400));
    QCOMPARE(*m_document->plan().platform->deadline,
             QStringLiteral("\"%1\"").arg(day->date().toString(Qt::ISODate)).toStdString());
    QTRY_VERIFY(!m_model->isStale());
    QVERIFY(m_model->review()->capacity->deadlineProbability);
    QVERIFY(m_panel->valueOf("Ask", "Deadline met") != QStringLiteral("—"));
    wanted->click();
    QVERIFY(!m_document->plan().platform->deadline);
    while (m_document->undoStack().canUndo()) m_document->undoStack().undo();
    QVERIFY(m_document->plan() == examplePlan());
    QVERIFY(!wanted->isChecked());
  }

  void anEmptyPlanIsExplained() {
    m_document->reset(Plan(), {});
    m_panel->show();
    QTRY_VERIFY(!m_model->isStale());
    for (const Chart* chart : m_panel->charts().charts()) {
      QVERIFY2(!chart->accessibleDescription().isEmpty() || !chart->isVisible(),
               qPrintable(chart->title()));
    }
    QVERIFY(m_panel->valueOf("Finish, if nothing changes", "P50").isEmpty());
  }

  void theKeyboardReadsTheCharts() {
    m_panel->show();
    QTRY_VERIFY(!m_model->isStale());
    auto* chart = m_panel->findChild<BarFigureChart*>();
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Home);
    const QImage first = chart->grab().toImage();
    QTest::keyClick(chart, Qt::Key_Down);
    QVERIFY(chart->grab().toImage() != first);
  }

 private:
  std::unique_ptr<Document> m_document;
  std::unique_ptr<CapacityModel> m_model;
  std::unique_ptr<CapacityPanel> m_panel;
};

SLICESCAPE_TEST(CapacityPanelTest);
#include "capacity_panel_test.moc"
