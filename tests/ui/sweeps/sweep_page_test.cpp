// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweeps/sweep_page.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/charts/sweep_chart.h"
#include "ui/sweeps/axis_edit.h"

using namespace slicescape;
using namespace slicescape::ui;

/// One or two parameters over their ranges, in a chart whose points load their plans.
class SweepPageTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void oneParameterIsALine();
  void twoParametersAreAMap();
  void aClickLoadsThePointAsOneUndoEntry();
  void theKeyboardIsEnough();
  void anotherPlanIsNotOverwritten();
  void pointsThatFailSayWhy();
  void stoppingKeepsWhatIsThere();
  void anOutputIsShownWithoutAnotherSweep();
  void moreMemoryMakesMoreFit();
  void exports_data();
  void exports();
  void whatCannotBeWrittenIsSaid();
  void languageChangesKeepTheChart();
  void anotherDocumentStartsOver();

 private:
  void sweepBatches(SweepPage& page, int points = 4) {
    page.axisEdit(0)->setPath("workload.global_batch");
    page.axisEdit(0)->setRange(64, 512);
    page.axisEdit(0)->setPoints(points);
    page.axisEdit(0)->setByFactors(true);
    page.run();
    QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60'000);
  }
  Document m_document;
};

void SweepPageTest::init() {
  m_document.reset(slicescape::testing::examplePlan(), {});
  QTRY_VERIFY(!m_document.isStale());
}

void SweepPageTest::oneParameterIsALine() {
  SweepPage page(&m_document);
  page.show();
  QVERIFY(page.chart()->isEmpty());
  sweepBatches(page);
  QCOMPARE(page.points().size(), std::size_t(4));
  QCOMPARE(page.chart()->pointCount(), 4);
  QVERIFY(!page.chart()->isMap());
  // A larger batch takes longer and hides more of the bubble.
  for (std::size_t i = 1; i < page.points().size(); ++i) {
    QVERIFY(page.points()[i].stepTime > page.points()[i - 1].stepTime);
    QVERIFY(page.points()[i].bubble < page.points()[i - 1].bubble);
  }
  QCOMPARE(m_document.undoStack().count(), 0);
}

void SweepPageTest::twoParametersAreAMap() {
  SweepPage page(&m_document);
  page.show();
  page.secondAxis()->setChecked(true);
  page.axisEdit(1)->setPath("link_bandwidth");
  page.axisEdit(1)->setPoints(3);
  sweepBatches(page);
  QVERIFY(page.chart()->isMap());
  QCOMPARE(page.chart()->pointCount(), 12);
  // Where a cell is drawn is where it is found.
  for (int cell = 0; cell < 12; ++cell) {
    QCOMPARE(page.chart()->pointAt(page.chart()->positionOf(cell)), cell);
  }
}

void SweepPageTest::aClickLoadsThePointAsOneUndoEntry() {
  const Plan before = m_document.plan();
  SweepPage page(&m_document);
  page.resize(960, 520);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  sweepBatches(page);
  QTest::mouseClick(page.chart(), Qt::LeftButton, {}, page.chart()->positionOf(3).toPoint());
  QCOMPARE(m_document.plan().workload->globalBatch, std::int64_t(512));
  QCOMPARE(m_document.undoStack().count(), 1);
  QTest::mouseClick(page.chart(), Qt::LeftButton, {}, page.chart()->positionOf(0).toPoint());
  QCOMPARE(m_document.plan().workload->globalBatch, std::int64_t(64));
  QCOMPARE(m_document.undoStack().count(), 2);
  m_document.undoStack().undo();
  m_document.undoStack().undo();
  QVERIFY(m_document.plan() == before);
}

void SweepPageTest::theKeyboardIsEnough() {
  SweepPage page(&m_document);
  page.resize(960, 520);
  page.show();
  QVERIFY(QTest::qWaitForWindowActive(&page));
  sweepBatches(page);
  page.chart()->setFocus(Qt::TabFocusReason);
  QCOMPARE(page.chart()->current(), 0);
  QTest::keyClick(page.chart(), Qt::Key_Right);
  QTest::keyClick(page.chart(), Qt::Key_Right);
  QCOMPARE(page.chart()->current(), 2);
  QVERIFY(page.chart()->accessibleDescription().contains(QStringLiteral("256")));
  QTest::keyClick(page.chart(), Qt::Key_Return);
  QCOMPARE(m_document.plan().workload->globalBatch, std::int64_t(256));
}

void SweepPageTest::anotherPlanIsNotOverwritten() {
  SweepPage page(&m_document);
  page.show();
  sweepBatches(page);
  m_document.edit(QStringLiteral("Rename"), [](Plan& plan) { plan.name = "Another"; });
  page.load(3);
  QCOMPARE(m_document.plan().name, std::string("Another"));
  QVERIFY(m_document.plan().workload->globalBatch != 512);
  QVERIFY(page.status().startsWith(QStringLiteral("The plan has changed")));
  m_document.undoStack().undo();
  page.load(3);
  QCOMPARE(m_document.plan().workload->globalBatch, std::int64_t(512));
}

void SweepPageTest::pointsThatFailSayWhy() {
  SweepPage page(&m_document);
  page.show();
  page.axisEdit(0)->setPath("workload.micro_batch");
  page.axisEdit(0)->setRange(1, 256);
  page.axisEdit(0)->setPoints(9);
  page.run();
  QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60'000);
  const auto failed = std::count_if(page.points().begin(), page.points().end(), [](const auto& p) {
    return p.verdict != Verdict::Fits && !p.problem.empty();
  });
  QVERIFY(failed > 0);
  QVERIFY(failed < std::ptrdiff_t(page.points().size()));
  QVERIFY2(page.status().contains(QStringLiteral("not fit")), qPrintable(page.status()));
}

void SweepPageTest::stoppingKeepsWhatIsThere() {
  SweepPage page(&m_document);
  page.show();
  page.secondAxis()->setChecked(true);
  page.axisEdit(0)->setPoints(60);
  page.axisEdit(1)->setPath("link_bandwidth");
  page.axisEdit(1)->setPoints(60);
  page.run();
  QVERIFY(page.isRunning());
  page.stop();
  QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60'000);
  QVERIFY(page.points().size() < 3600);
  QVERIFY(m_document.undoStack().count() == 0);
}

void SweepPageTest::anOutputIsShownWithoutAnotherSweep() {
  SweepPage page(&m_document);
  page.show();
  sweepBatches(page);
  const int before = page.chart()->pointCount();
  page.output()->setCurrentIndex(page.output()->findData(QStringLiteral("mfu")));
  QVERIFY(!page.isRunning());
  QCOMPARE(page.chart()->pointCount(), before);
}

void SweepPageTest::moreMemoryMakesMoreFit() {
  SweepPage page(&m_document);
  page.show();
  page.axisEdit(0)->setPath("gpu_memory");
  page.axisEdit(0)->setRange(20.0 * (1 << 30), 320.0 * (1 << 30));
  page.axisEdit(0)->setPoints(5);
  page.run();
  QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60'000);
  const auto& points = page.points();
  QCOMPARE(points.front().verdict, Verdict::DoesNotFit);
  QCOMPARE(points.back().verdict, Verdict::Fits);
  for (std::size_t i = 1; i < points.size(); ++i) {
    QVERIFY(points[i].peakShare < points[i - 1].peakShare);
    QCOMPARE(points[i].stepTime, points[0].stepTime);
  }
}

void SweepPageTest::exports_data() {
  QTest::addColumn<QString>("suffix");
  for (const char* suffix : {"png", "svg", "pdf", "csv"}) {
    QTest::newRow(suffix) << QString::fromLatin1(suffix);
  }
}
void SweepPageTest::exports() {
  QFETCH(QString, suffix);
  const QTemporaryDir folder;
  SweepPage page(&m_document);
  page.show();
  sweepBatches(page);
  const QString path = folder.filePath(QStringLiteral("sweep.") + suffix);
  QVERIFY(page.exportTo(path));
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray bytes = file.readAll();
  if (suffix == QLatin1String("csv")) {
    QVERIFY(bytes.startsWith("workload.global_batch,step_time_s,"));
    QCOMPARE(bytes.count('\n'), qsizetype(page.points().size() + 1));
  } else if (suffix == QLatin1String("png")) {
    QVERIFY(!QImage::fromData(bytes).isNull());
  } else {
    QVERIFY(bytes.size() > 1000);
  }
}

void SweepPageTest::whatCannotBeWrittenIsSaid() {
  SweepPage page(&m_document);
  page.show();
  sweepBatches(page);
  QVERIFY(!page.exportTo(QStringLiteral("/nowhere/sweep.csv")));
  QVERIFY(page.status().contains(QStringLiteral("could not be written")));
}

void SweepPageTest::languageChangesKeepTheChart() {
  SweepPage page(&m_document);
  page.show();
  sweepBatches(page);
  page.output()->setCurrentIndex(page.output()->findData(QStringLiteral("mfu")));
  QEvent change(QEvent::LanguageChange);
  QApplication::sendEvent(&page, &change);
  QCOMPARE(page.chart()->pointCount(), 4);
  QCOMPARE(page.output()->currentData().toString(), QStringLiteral("mfu"));
}

void SweepPageTest::anotherDocumentStartsOver() {
  SweepPage page(&m_document);
  page.show();
  sweepBatches(page);
  m_document.reset(Plan(), {});
  QVERIFY(page.chart()->isEmpty());
  QVERIFY(page.points().empty());
}

SLICESCAPE_TEST(SweepPageTest);
#include "sweep_page_test.moc"
