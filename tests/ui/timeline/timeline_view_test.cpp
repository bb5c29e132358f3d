// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_view.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <cmath>

#include "core/layout/stage_map.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;
using namespace slicescape::ui;

/// The timeline as it is used: pointed at, dragged, zoomed, walked through by keys.
class TimelineViewTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void hoverIsShared();
  void clickSelectsTheStageAndTheMicroBatch();
  void selectionElsewhereMovesTheMemoryStrip();
  void momentsOfOtherViewsAreShown();
  void draggingOnTheRulerZooms();
  void shiftDraggingOnTheRulerMeasures();
  void controlWheelZoomsAtTheCursor();
  void draggingTheRowsPans();
  void arrowKeysWalkThroughBlocks();
  void focusShowsTheBlockAndThenEverything();
  void escapeGivesUpStepByStep();
  void scaleKeepsStillWhileDraggingABoundary();
  void hiddenViewsWait();
  void anEmptyPlanIsExplained();
  void oneStageIsShownToo();

 private:
  QPointF placeOf(const StepEvent& event) const {
    return m_view->scene().rectOf(event).center() + m_view->rowsArea().topLeft();
  }
  const StepEvent& block(int rank, std::size_t index) const {
    return m_view->scene().data->row(rank).body[index];
  }
  void moveTo(const QPointF& position, Qt::MouseButtons held = Qt::NoButton,
              Qt::KeyboardModifiers keys = Qt::NoModifier) {
    send(QEvent::MouseMove, position, Qt::NoButton, held, keys);
  }
  void send(QEvent::Type type, const QPointF& position, Qt::MouseButton button,
            Qt::MouseButtons held, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    QMouseEvent event(type, position, m_view->mapToGlobal(position), button, held, keys);
    QApplication::sendEvent(m_view.get(), &event);
  }
  void drag(const QPointF& from, const QPointF& to, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton, keys);
    moveTo((from + to) / 2, Qt::LeftButton, keys);
    moveTo(to, Qt::LeftButton, keys);
    send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton, keys);
  }

  std::unique_ptr<Document> m_document;
  std::unique_ptr<TimelineView> m_view;
};

void TimelineViewTest::init() {
  m_view.reset();
  m_document = std::make_unique<Document>();
  QVERIFY(
      m_document->open(testing::sourcePath("resources/examples/llama3-70b-64xh100.slicescape")));
  m_view = std::make_unique<TimelineView>(m_document.get(), nullptr);
  m_view->resize(1000, 320);
  m_view->show();
  QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
  QTRY_VERIFY(!m_document->isStale());
  QVERIFY(!m_view->scene().data->isEmpty());
}

void TimelineViewTest::hoverIsShared() {
  const StepEvent& event = block(1, 2);
  moveTo(placeOf(event));
  QCOMPARE(m_view->scene().hovered, std::optional(TimelineData::idOf(event)));
  QCOMPARE(m_document->selection().hovered(), std::optional(stageSubject(1)));
  const auto moment = m_document->selection().moment();
  QVERIFY(moment.has_value());
  QVERIFY(*moment >= event.start && *moment <= event.end);
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(m_view.get(), &leave);
  QVERIFY(!m_document->selection().hovered().has_value());
  QVERIFY(!m_document->selection().moment().has_value());
}

void TimelineViewTest::clickSelectsTheStageAndTheMicroBatch() {
  const StepEvent event = block(2, 3);
  QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, placeOf(event).toPoint());
  QVERIFY(m_document->selection().isSelected(stageSubject(2)));
  QCOMPARE(m_document->selection().microBatch(), std::optional<int>(event.microBatch));
  QCOMPARE(m_view->scene().current, std::optional(TimelineData::idOf(event)));
  QCOMPARE(m_view->scene().memoryRank, 2);
}

void TimelineViewTest::selectionElsewhereMovesTheMemoryStrip() {
  m_document->selection().select(stageSubject(3));
  QCOMPARE(m_view->scene().memoryRank, 3);
  m_document->selection().setHovered(stageSubject(1));
  QCOMPARE(m_view->scene().memoryRank, 1);
}

void TimelineViewTest::momentsOfOtherViewsAreShown() {
  m_document->selection().setMoment(0.25);
  QCOMPARE(m_view->scene().moment, std::optional(0.25));
  m_document->selection().setMicroBatch(5);
  QCOMPARE(m_view->scene().microBatch, std::optional(5));
}

void TimelineViewTest::draggingOnTheRulerZooms() {
  const QRectF ruler = m_view->rulerArea();
  const QRectF rows = m_view->rowsArea();
  const double from = m_view->scene().viewport.timeAt(200);
  const double to = m_view->scene().viewport.timeAt(500);
  drag({rows.left() + 200, ruler.center().y()}, {rows.left() + 500, ruler.center().y()});
  const TimelineViewport& view = m_view->scene().viewport;
  QVERIFY(std::abs(view.begin() - from) <= 2 * view.secondsPerDevicePixel());
  QVERIFY(std::abs(view.span() - (to - from)) < 1e-6);
  QVERIFY(!m_view->scene().range.has_value());
}

void TimelineViewTest::shiftDraggingOnTheRulerMeasures() {
  const QRectF ruler = m_view->rulerArea();
  const QRectF rows = m_view->rowsArea();
  drag({rows.left() + 500, ruler.center().y()}, {rows.left() + 200, ruler.center().y()},
       Qt::ShiftModifier);
  QVERIFY(m_view->scene().range.has_value());
  QVERIFY(m_view->scene().viewport.showsAll());
  const double pixel = m_view->scene().viewport.secondsPerDevicePixel();
  QVERIFY(std::abs(m_view->scene().range->length() - 300 * pixel) < pixel);
}

void TimelineViewTest::controlWheelZoomsAtTheCursor() {
  const QPointF cursor = m_view->rowsArea().topLeft() + QPointF(321, 40);
  const double time = m_view->scene().viewport.timeAt(321);
  for (int i = 0; i < 6; ++i) {
    QWheelEvent wheel(cursor, m_view->mapToGlobal(cursor), {}, {0, 120}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_view.get(), &wheel);
  }
  QVERIFY(m_view->scene().viewport.span() < m_view->scene().data->end() / 3);
  QVERIFY(std::abs(m_view->scene().viewport.xOf(time) - 321) < 5);
}

void TimelineViewTest::draggingTheRowsPans() {
  m_view->zoomIn();
  m_view->zoomIn();
  const auto before = m_view->scene().viewport.deviceOffset();
  const QPointF from = m_view->rowsArea().center();
  drag(from, from + QPointF(60, 0));
  QCOMPARE(m_view->scene().viewport.deviceOffset(), before - 60);
  QVERIFY(m_document->selection().selected().empty());  // a drag is no click
}

void TimelineViewTest::arrowKeysWalkThroughBlocks() {
  QSignalSpy hints(m_view.get(), &TimelineView::hintChanged);
  QTest::keyClick(m_view.get(), Qt::Key_Right);
  QCOMPARE(m_view->scene().current, std::optional(TimelineData::idOf(block(0, 0))));
  QTest::keyClick(m_view.get(), Qt::Key_Right);
  QCOMPARE(m_view->scene().current, std::optional(TimelineData::idOf(block(0, 1))));
  QTest::keyClick(m_view.get(), Qt::Key_Down);
  QCOMPARE(m_view->scene().current->rank, 1);
  QVERIFY(m_document->selection().isSelected(stageSubject(1)));
  QTest::keyClick(m_view.get(), Qt::Key_Left);
  QTest::keyClick(m_view.get(), Qt::Key_Up);
  QCOMPARE(m_view->scene().current->rank, 0);
  QVERIFY(hints.size() >= 4);  // at the first block of a row, Left stays
  QCOMPARE(m_view->accessibleDescription(), hints.last()[0].toString());
}

void TimelineViewTest::focusShowsTheBlockAndThenEverything() {
  QTest::keyClick(m_view.get(), Qt::Key_Right);
  m_view->focusSelection();
  const StepEvent& event = block(0, 0);
  const QRectF rect = m_view->scene().rectOf(event);
  QVERIFY(rect.width() > m_view->rowsArea().width() * 0.4);
  m_view->focusSelection();
  QVERIFY(m_view->scene().viewport.showsAll());
}

void TimelineViewTest::escapeGivesUpStepByStep() {
  const QRectF ruler = m_view->rulerArea();
  QTest::keyClick(m_view.get(), Qt::Key_Right);
  drag({300, ruler.center().y()}, {500, ruler.center().y()}, Qt::ShiftModifier);
  QTest::keyClick(m_view.get(), Qt::Key_Escape);
  QVERIFY(!m_view->scene().range.has_value());
  QVERIFY(m_view->scene().current.has_value());
  QTest::keyClick(m_view.get(), Qt::Key_Escape);
  QVERIFY(!m_view->scene().current.has_value());
  QVERIFY(!m_document->selection().microBatch().has_value());
}

void TimelineViewTest::scaleKeepsStillWhileDraggingABoundary() {
  Plan shorter = m_document->plan();
  Workload work = *shorter.workload;
  work.globalBatch /= 2;
  shorter.workload = work;
  const double before = m_view->scene().viewport.secondsPerDevicePixel();
  m_document->beginPreview();
  m_document->preview(shorter);
  QTRY_VERIFY(!m_document->isStale());
  QTRY_VERIFY(m_view->scene().data->end() < before * 600);
  QCOMPARE(m_view->scene().viewport.secondsPerDevicePixel(), before);
  m_document->commitPreview(QStringLiteral("Halve the batch"));
  QTRY_VERIFY(m_view->scene().viewport.secondsPerDevicePixel() < before * 0.7);
}

void TimelineViewTest::hiddenViewsWait() {
  const auto shown = m_view->scene().data;
  m_view->hide();
  m_document->edit(QStringLiteral("Other batch"), [](Plan& plan) {
    Workload work = *plan.workload;
    work.globalBatch /= 2;
    plan.workload = work;
  });
  QTRY_VERIFY(!m_document->isStale());
  QCOMPARE(m_view->scene().data, shown);
  m_view->show();
  QVERIFY(m_view->scene().data != shown);
  QCOMPARE(&m_view->scene().data->evaluation(), m_document->evaluation().get());
}

void TimelineViewTest::anEmptyPlanIsExplained() {
  m_document->reset(Plan(), {});
  QTRY_VERIFY(!m_document->isStale());
  QVERIFY(!m_view->emptyReason().isEmpty());
  QCOMPARE(m_view->accessibleDescription(), m_view->emptyReason());
  QTest::keyClick(m_view.get(), Qt::Key_Right);  // nothing to walk through, nothing happens
  m_view->focusSelection();
  moveTo({200, 100});
  QVERIFY(!m_view->grab().isNull());
}

void TimelineViewTest::oneStageIsShownToo() {
  QVERIFY(m_document->open(testing::sourcePath("resources/examples/llama2-7b-8xa100.slicescape")));
  QTRY_VERIFY(!m_document->isStale());
  QVERIFY(m_view->emptyReason().isEmpty());
  QCOMPARE(m_view->scene().data->ranks(), 1);
  QVERIFY(block(0, 0).kind == StepEventKind::Forward);
}

SLICESCAPE_TEST(TimelineViewTest);
#include "timeline_view_test.moc"
