// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/pareto_chart.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;
using namespace slicescape::ui;

class ParetoChartTest : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void axesGrowRightAndUp();
  void theFrontHoldsWhatIsNotBeaten_data();
  void theFrontHoldsWhatIsNotBeaten();
  void oneValueAloneStandsInTheMiddle();
  void pointingPickingAndOpening();
  void arrowsGoAlongTheAxis();
  void exportsAreOfTheRightKind_data();
  void exportsAreOfTheRightKind();
  void isNamedByItsAxes();

 private:
  std::unique_ptr<ParetoChart> m_chart;
};

void ParetoChartTest::init() {
  m_chart = std::make_unique<ParetoChart>();
  m_chart->resize(420, 300);
  m_chart->show();
  constexpr double kGiB = 1024.0 * 1024 * 1024;
  // Step, headroom, GPUs, cost: "c" is beaten by "b" in step and headroom, not in GPUs.
  m_chart->setPoints({{QStringLiteral("a"), {10, 2 * kGiB, 64, 100}, true, false},
                      {QStringLiteral("b"), {12, 20 * kGiB, 64, 120}, true, false},
                      {QStringLiteral("c"), {14, 10 * kGiB, 32, 70}, true, true},
                      {QStringLiteral("d"), {15, 1 * kGiB, 64, 150}, false, false}},
                     true);
}

void ParetoChartTest::axesGrowRightAndUp() {
  QVERIFY(m_chart->positionOf(0).x() < m_chart->positionOf(1).x());
  QVERIFY(m_chart->positionOf(0).y() > m_chart->positionOf(1).y());
  QCOMPARE(m_chart->positionOf(9), QPointF());
}

void ParetoChartTest::theFrontHoldsWhatIsNotBeaten_data() {
  QTest::addColumn<int>("across");
  QTest::addColumn<int>("up");
  QTest::addColumn<QList<int>>("front");
  QTest::newRow("fast and roomy") << int(ParetoAxis::StepTime) << int(ParetoAxis::Headroom)
                                  << QList<int>{0, 1};
  QTest::newRow("fast on few GPUs")
      << int(ParetoAxis::StepTime) << int(ParetoAxis::Gpus) << QList<int>{0, 2};
  QTest::newRow("roomy to the right")
      << int(ParetoAxis::Headroom) << int(ParetoAxis::StepTime) << QList<int>{0, 1};
  QTest::newRow("one best in both")
      << int(ParetoAxis::Gpus) << int(ParetoAxis::Cost) << QList<int>{2};
}

void ParetoChartTest::theFrontHoldsWhatIsNotBeaten() {
  QFETCH(const int, across);
  QFETCH(const int, up);
  QFETCH(const QList<int>, front);
  m_chart->setAxes(ParetoAxis(across), ParetoAxis(up));
  const std::vector<int> found = m_chart->front();
  QCOMPARE(QList<int>(found.begin(), found.end()), front);
}

void ParetoChartTest::oneValueAloneStandsInTheMiddle() {
  m_chart->setPoints({{QStringLiteral("a"), {10, 1e9, 64, 100}, true, false},
                      {QStringLiteral("b"), {12, 2e9, 64, 120}, true, false}},
                     false);
  m_chart->setAxes(ParetoAxis::Gpus, ParetoAxis::StepTime);
  for (int i = 0; i < 2; ++i) {
    const QPointF place = m_chart->positionOf(i);
    QVERIFY(place.x() > m_chart->width() / 3.0 && place.x() < m_chart->width() * 2 / 3.0);
    QVERIFY(QRectF(m_chart->rect()).contains(place));
  }
}

void ParetoChartTest::pointingPickingAndOpening() {
  const QSignalSpy hovered(m_chart.get(), &ParetoChart::hovered);
  const QSignalSpy picked(m_chart.get(), &ParetoChart::picked);
  const QSignalSpy activated(m_chart.get(), &ParetoChart::activated);
  const QPoint place = m_chart->positionOf(1).toPoint();
  QCOMPARE(m_chart->pointAt(place), 1);
  QTest::mouseMove(m_chart.get(), place);
  QTRY_VERIFY(!hovered.isEmpty());
  QCOMPARE(hovered.last().front().toInt(), 1);
  QTest::mouseClick(m_chart.get(), Qt::LeftButton, {}, place);
  QCOMPARE(picked.last().front().toInt(), 1);
  QTest::mouseDClick(m_chart.get(), Qt::LeftButton, {}, place);
  QCOMPARE(activated.last().front().toInt(), 1);
  QTest::mouseClick(m_chart.get(), Qt::LeftButton, {}, {2, 2});
  QCOMPARE(m_chart->pointAt({2, 2}), -1);
}

void ParetoChartTest::arrowsGoAlongTheAxis() {
  connect(m_chart.get(), &ParetoChart::picked, m_chart.get(), &ParetoChart::setSelected);
  const QSignalSpy activated(m_chart.get(), &ParetoChart::activated);
  for (const int expected : {0, 1, 2, 3, 3}) {
    QTest::keyClick(m_chart.get(), Qt::Key_Right);
    QCOMPARE(m_chart->selected(), expected);
  }
  QTest::keyClick(m_chart.get(), Qt::Key_Left);
  QCOMPARE(m_chart->selected(), 2);
  QTest::keyClick(m_chart.get(), Qt::Key_Home);
  QCOMPARE(m_chart->selected(), 0);
  QTest::keyClick(m_chart.get(), Qt::Key_Return);
  QCOMPARE(activated.size(), 1);
}

void ParetoChartTest::exportsAreOfTheRightKind_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QByteArray>("begins");
  QTest::newRow("a PNG picture") << "front.png" << QByteArray("\x89PNG");
  QTest::newRow("an SVG drawing") << "front.svg" << QByteArray("<?xml");
  QTest::newRow("a PDF document") << "front.PDF" << QByteArray("%PDF-");
}

void ParetoChartTest::exportsAreOfTheRightKind() {
  QFETCH(const QString, name);
  QFETCH(const QByteArray, begins);
  const QTemporaryDir folder;
  ThemeManager::instance().setTheme(ThemeName::Dark);
  QVERIFY(m_chart->exportTo(folder.filePath(name)));
  m_chart->copyImage();
  ThemeManager::instance().setTheme(ThemeName::Light);
  QVERIFY(testing::readAll(folder.filePath(name)).startsWith(begins));
  const QImage image = QApplication::clipboard()->image();
  QCOMPARE(image.pixel(2, 2), themeOf(ThemeName::Light).panel.rgb());
  QVERIFY(!m_chart->exportTo(folder.filePath("front.tiff")));
  QVERIFY(!m_chart->exportTo(QStringLiteral("/nowhere/front.png")));
}

void ParetoChartTest::isNamedByItsAxes() {
  QCOMPARE(m_chart->accessibleName(), QStringLiteral("Layouts by Step time and Memory headroom"));
  m_chart->setSelected(2);
  QVERIFY(m_chart->accessibleDescription().contains(QStringLiteral("10.0 GiB")));
  QVERIFY(m_chart->accessibleDescription().contains(QStringLiteral("the plan as it is")));
}

SLICESCAPE_TEST(ParetoChartTest);

#include "pareto_chart_test.moc"
