// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QTabBar>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/charts/bar_figure_chart.h"
#include "ui/charts/chart_row.h"
#include "ui/charts/curve_figure_chart.h"

using namespace slicescape;
using namespace slicescape::ui;

namespace {

BarFigure twoBars(const Theme& t) {
  BarFigure figure;
  figure.title = QStringLiteral("Two bars");
  figure.shortTitle = QStringLiteral("Two");
  for (const double end : {3.0, 5.0}) {
    Bar bar;
    bar.name = QStringLiteral("to %1").arg(end);
    bar.nameColour = t.text;
    bar.segments = {{0, end, t.accent}};
    figure.bars.push_back(bar);
    figure.tips.push_back(bar.name);
  }
  figure.table.columns = {{QStringLiteral("part"), QStringLiteral("Part"), ColumnQuantity::Text}};
  figure.table.rows = {{QStringLiteral("a")}, {QStringLiteral("b")}};
  return figure;
}

CurveFigure parabola(const Theme& t) {
  CurveFigure figure;
  figure.title = QStringLiteral("Parabola");
  figure.shortTitle = QStringLiteral("Parabola");
  Curve curve{{}, t.accent, false, false, false};
  for (int i = 1; i <= 16; i *= 2) {
    figure.places.push_back(i);
    curve.values.push_back(i * i);
    figure.tips.push_back(QString::number(i));
  }
  figure.curves = {curve};
  figure.logarithmic = true;
  return figure;
}

}  // namespace

/// Charts of given figures: geometry, keyboard, export, empty state.
class FigureChartsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_document.reset(slicescape::testing::examplePlan(), {}); }

  void barsFillTheirSlots() {
    BarFigureChart chart(&m_document, twoBars, nullptr);
    shown(chart, {400, 200});
    QCOMPARE(chart.partCount(), 2);
    QVERIFY(chart.partRect(0).bottom() <= chart.partRect(1).top() + 0.5);
    QVERIFY(chart.valueHigh() >= 5);
    chart.copyCsv();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("part\na\nb\n"));
  }

  void pointsOfALogarithmicAxisAreEquallyWide() {
    CurveFigureChart chart(&m_document, parabola, nullptr);
    shown(chart, {400, 200});
    QCOMPARE(chart.partCount(), 5);
    const double inner = chart.partRect(1).width();
    QVERIFY(std::abs(chart.partRect(2).width() - inner) < 0.01);
    QVERIFY(std::abs(chart.partRect(3).width() - inner) < 0.01);
    QVERIFY(std::abs(chart.partRect(0).width() - inner / 2) < 0.01);  // the ends are halves
  }

  void theKeyboardMovesFromPointToPoint() {
    CurveFigureChart chart(&m_document, parabola, nullptr);
    shown(chart, {400, 200});
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_Home);
    const QImage first = chart.grab().toImage();
    QTest::keyClick(&chart, Qt::Key_End);
    const QImage last = chart.grab().toImage();
    QVERIFY(first != last);
    QTest::keyClick(&chart, Qt::Key_Home);
    QCOMPARE(chart.grab().toImage(), first);
  }

  void anotherFigureIsTakenWhenToldSo() {
    BarFigure figure = twoBars(theme());
    BarFigureChart chart(
        &m_document, [&](const Theme&) { return figure; }, nullptr);
    shown(chart, {400, 200});
    figure.bars.pop_back();
    figure.tips.pop_back();
    QCOMPARE(chart.partCount(), 2);
    chart.renew();
    QCOMPARE(chart.partCount(), 1);
    figure = {};
    figure.emptyReason = QStringLiteral("Nothing yet.");
    chart.renew();
    QCOMPARE(chart.accessibleDescription(), QStringLiteral("Nothing yet."));
  }

  void aNarrowRowHasTabs() {
    ChartRow row;
    auto* bars = new BarFigureChart(&m_document, twoBars, &row);
    auto* curve = new CurveFigureChart(&m_document, parabola, &row);
    row.setCharts({{bars, 1}, {curve, 1}}, 300);
    row.resize(500, 200);
    row.show();
    QVERIFY(QTest::qWaitForWindowExposed(&row));
    QVERIFY(bars->isVisible() && !curve->isVisible());
    row.findChild<QTabBar*>()->setCurrentIndex(1);
    QVERIFY(!bars->isVisible() && curve->isVisible());
    row.resize(700, 200);
    QVERIFY(bars->isVisible() && curve->isVisible());
  }

 private:
  static void shown(Chart& chart, QSize size) {
    chart.resize(size);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    chart.replotNow();
  }
  Document m_document;
};

SLICESCAPE_TEST(FigureChartsTest);
#include "figure_charts_test.moc"
