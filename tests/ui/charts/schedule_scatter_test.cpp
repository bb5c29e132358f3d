// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/schedule_scatter.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::ui;

class ScheduleScatterTest : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void moreMemoryIsFurtherRightAndMoreBubbleFurtherUp();
  void aClickPicksThePointUnderIt();
  void whatIsFarBeyondTheCapacityStaysInThePicture();

 private:
  ScheduleScatter m_scatter;
};

void ScheduleScatterTest::init() {
  m_scatter.resize(400, 300);
  m_scatter.show();
  m_scatter.setPoints({{QStringLiteral("a"), Bytes(std::int64_t{40} << 30), 0.2, true, true},
                       {QStringLiteral("b"), Bytes(std::int64_t{70} << 30), 0.05, true, false},
                       {QStringLiteral("c"), Bytes(std::int64_t{900} << 30), 0.01, false, false}},
                      Bytes(std::int64_t{80} << 30));
}

void ScheduleScatterTest::moreMemoryIsFurtherRightAndMoreBubbleFurtherUp() {
  const QPointF a = m_scatter.positionOf(0);
  const QPointF b = m_scatter.positionOf(1);
  QVERIFY(a.x() < b.x());
  QVERIFY(a.y() < b.y());
}

void ScheduleScatterTest::aClickPicksThePointUnderIt() {
  QSignalSpy picked(&m_scatter, &ScheduleScatter::picked);
  QTest::mouseClick(&m_scatter, Qt::LeftButton, {}, m_scatter.positionOf(1).toPoint());
  QCOMPARE(picked.count(), 1);
  QCOMPARE(picked[0][0].toInt(), 1);
  QTest::mouseClick(&m_scatter, Qt::LeftButton, {}, QPoint(2, 2));
  QCOMPARE(picked.count(), 1);
}

void ScheduleScatterTest::whatIsFarBeyondTheCapacityStaysInThePicture() {
  const QPointF c = m_scatter.positionOf(2);
  QVERIFY(c.x() > m_scatter.positionOf(1).x() && c.x() < m_scatter.width());
}

SLICESCAPE_TEST(ScheduleScatterTest);

#include "schedule_scatter_test.moc"
