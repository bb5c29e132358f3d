// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/capacity_figures.h"

#include <QTest>
#include <cmath>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"

using namespace slicescape;
using namespace slicescape::ui;

/// The pictures of a review hold the figures of core.
class CapacityFiguresTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    Plan plan = slicescape::testing::examplePlan();
    plan.platform = plan.platform.edited([](PlatformProfile& profile) {
      profile.deadline = "\"2027-06-01\"";
      profile.usdPerDeviceHour = 2.5;
    });
    ReviewOptions options;
    options.today = "2026-12-01";
    options.completion.draws = 500;
    m_review = reviewCapacity(plan, evaluate(plan), options);
    QVERIFY(m_review.capacity);
  }

  void finishPartsAddUp() {
    const BarFigure figure = figures().finish();
    const CompletionParts& parts = m_review.completion->estimate.parts;
    double sum = 0;
    for (std::size_t i = 0; i + 1 < figure.table.rows.size(); ++i) {
      sum += figure.table.rows[i][1].toDouble();
    }
    QVERIFY(std::abs(sum - parts.total()) < 1e-6 * parts.total());
    QCOMPARE(figure.table.rows.back()[1].toDouble(), parts.total());
    QCOMPARE(figure.bars.size(), figure.tips.size());
    // Each bar begins where the one before ended; the last is the sum.
    for (std::size_t i = 1; i + 1 < figure.bars.size(); ++i) {
      QCOMPARE(figure.bars[i].segments.front().from, figure.bars[i - 1].end());
    }
    QVERIFY(std::abs(figure.bars.back().end() - figure.bars[figure.bars.size() - 2].end()) < 1e-9);
  }

  void deviceHoursAddUp() {
    const BarFigure figure = figures().deviceHours();
    const DeviceHours& hours = m_review.capacity->deviceHours;
    double share = 0;
    for (std::size_t i = 0; i + 1 < figure.table.rows.size(); ++i) {
      share += figure.table.rows[i][2].toDouble();
    }
    QVERIFY(std::abs(share - 1) < 1e-9);
    QCOMPARE(figure.table.rows.back()[1].toLongLong(), std::llround(hours.total()));
  }

  void theTornadoIsSortedAroundTheP90() {
    const BarFigure figure = figures().tornado();
    QVERIFY(figure.centre);
    QCOMPARE(figure.bars.size(), m_review.capacity->tornado.size());
    double before = 1e300;
    for (const auto& row : figure.table.rows) {
      const double swing = std::abs(row[4].toDouble() - row[3].toDouble());
      QVERIFY(swing <= before);
      before = swing;
    }
    for (const Bar& bar : figure.bars) {
      for (const BarSegment& segment : bar.segments) QVERIFY(segment.from >= 0);
    }
  }

  void theDeadlineCurveRisesAndMarksTheDeadline() {
    const CurveFigure figure = figures().deadline();
    const std::vector<double>& values = figure.curves.front().values;
    for (std::size_t i = 1; i < values.size(); ++i) QVERIFY(values[i] >= values[i - 1]);
    QVERIFY(values.back() >= 98.9);
    QCOMPARE(figure.marks.size(), std::size_t{3});
    QCOMPARE(figure.marks.back().at, *m_review.completion->input.deadlineS);
    QVERIFY(figure.places.front() < m_review.completion->estimate.p50S);
  }

  void theIntervalCurveIsLowestAtItsMark() {
    const CurveFigure figure = figures().interval();
    const std::vector<double>& total = figure.curves.back().values;
    const auto least = std::min_element(total.begin(), total.end()) - total.begin();
    QVERIFY(std::abs(figure.places[std::size_t(least)] / figure.marks.front().at - 1) < 0.15);
  }

  void withoutAReviewEachSaysSo() {
    const CapacityFigures nothing(nullptr, QDate(2026, 12, 1), theme());
    QVERIFY(!nothing.finish().emptyReason.isEmpty());
    QVERIFY(!nothing.deviceHours().emptyReason.isEmpty());
    QVERIFY(!nothing.tornado().emptyReason.isEmpty());
    QVERIFY(!nothing.deadline().emptyReason.isEmpty());
    QVERIFY(!nothing.interval().emptyReason.isEmpty());
  }

 private:
  CapacityFigures figures() const { return {&m_review, QDate(2026, 12, 1), theme()}; }
  CapacityReview m_review;
};

SLICESCAPE_TEST(CapacityFiguresTest);
#include "capacity_figures_test.moc"
