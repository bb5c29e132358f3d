// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_view.h"

#include <QAction>
#include <QClipboard>
#include <QLineEdit>
#include <QMimeData>
#include <QRadioButton>
#include <QSignalSpy>
#include <QWheelEvent>

#include "tests/support/registry.h"
#include "tests/ui/canvas/canvas_fixture.h"
#include "ui/canvas/replicate_dialog.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::CanvasFixture;
using slicescape::testing::smallPlan;

namespace {

/// The header of a card: no GPU and no port there.
QPoint headerOf(const CanvasFixture& canvas, const char* id) {
  const QPointF at = canvas.positionOf(id);
  return canvas.pixel(at.x() + 40, at.y() + 16);
}

}  // namespace

class CanvasViewTest : public QObject {
  Q_OBJECT
 private slots:
  // --- selecting ---

  void aClickSelectsTheCardAndEscapeClears() {
    CanvasFixture canvas;
    QTest::mouseClick(canvas.view->viewport(), Qt::LeftButton, {}, headerOf(canvas, "left"));
    QCOMPARE(canvas.selected(), (std::set<Subject>{hostSubject("left")}));
    QTest::keyClick(canvas.view.get(), Qt::Key_Escape);
    QVERIFY(canvas.selected().empty());
    QCOMPARE(canvas.undoEntries(), 0);
  }

  void aClickOnAGpuSelectsItsStageAndItsHost() {
    CanvasFixture canvas;
    const QRectF card = canvas.view->canvasScene().rectOf(hostSubject("right"));
    // 8 cells across 164 units from x = 10: the third cell of the first host.
    QTest::mouseClick(canvas.view->viewport(), Qt::LeftButton, {},
                      canvas.pixel(card.left() + 10 + 2.5 * 164 / 8, card.top() + 44));
    QCOMPARE(canvas.selected(), (std::set<Subject>{hostSubject("right"), stageSubject(1)}));
  }

  void hoveringAGpuHoversItsStage() {
    CanvasFixture canvas;
    const QRectF card = canvas.view->canvasScene().rectOf(hostSubject("left"));
    canvas.move(canvas.pixel(card.left() + 20, card.top() + 44), {}, Qt::NoButton);
    QVERIFY(canvas.document.selection().hovered() == stageSubject(0));
    canvas.move(headerOf(canvas, "left"), {}, Qt::NoButton);
    QVERIFY(canvas.document.selection().hovered() == hostSubject("left"));
    canvas.move(canvas.pixel(-150, -100), {}, Qt::NoButton);
    QVERIFY(!canvas.document.selection().hovered());
  }

  void shiftClickTogglesAndCtrlATakesAll() {
    CanvasFixture canvas;
    QWidget* viewport = canvas.view->viewport();
    QTest::mouseClick(viewport, Qt::LeftButton, {}, headerOf(canvas, "left"));
    QTest::mouseClick(viewport, Qt::LeftButton, Qt::ShiftModifier, headerOf(canvas, "right"));
    QCOMPARE(canvas.selected().size(), std::size_t{2});
    QTest::mouseClick(viewport, Qt::LeftButton, Qt::ControlModifier, headerOf(canvas, "left"));
    QCOMPARE(canvas.selected(), (std::set<Subject>{hostSubject("right")}));
    canvas.view->selectAll();
    QCOMPARE(canvas.selected().size(), std::size_t{4});
  }

  void aLinkIsSelectedOnItsCurve() {
    CanvasFixture canvas;
    const QPointF middle = canvas.view->canvasScene().pathOf(linkSubject("up")).pointAtPercent(0.5);
    QTest::mouseClick(canvas.view->viewport(), Qt::LeftButton, {},
                      canvas.pixel(middle.x(), middle.y() + 3));
    QCOMPARE(canvas.selected(), (std::set<Subject>{linkSubject("up")}));
  }

  void theRubberBandEnclosesToTheRightAndTouchesToTheLeft() {
    CanvasFixture canvas;
    // From outside to the middle of "left": does not enclose it.
    canvas.drag(canvas.pixel(-40, 190), canvas.pixel(90, 330));
    QVERIFY(canvas.selected().empty());
    canvas.drag(canvas.pixel(-40, 190), canvas.pixel(200, 330));
    QCOMPARE(canvas.selected(), (std::set<Subject>{hostSubject("left")}));
    // The same half-way frame drawn backwards touches it (and its link).
    canvas.drag(canvas.pixel(90, 340), canvas.pixel(-40, 230));
    QVERIFY(canvas.selected().contains(hostSubject("left")));
    QVERIFY(!canvas.selected().contains(hostSubject("right")));
    QCOMPARE(canvas.undoEntries(), 0);
  }

  void escapeGivesTheSelectionBackThatTheBandReplaced() {
    CanvasFixture canvas;
    canvas.document.selection().select(hostSubject("right"));
    canvas.drag(canvas.pixel(-40, 190), canvas.pixel(200, 330), Qt::ShiftModifier, false);
    QCOMPARE(canvas.selected().size(), std::size_t{2});
    QTest::keyClick(canvas.view.get(), Qt::Key_Escape);
    QCOMPARE(canvas.selected(), (std::set<Subject>{hostSubject("right")}));
  }

  void tabVisitsObjectsInReadingOrderAndThenLeaves() {
    CanvasFixture canvas;
    QLineEdit elsewhere;
    canvas.view->setFocus();
    const std::vector<Subject> order{switchSubject("leaf"), hostSubject("left"),
                                     hostSubject("right"), linkSubject("up")};
    for (const Subject& expected : order) {
      QTest::keyClick(canvas.view.get(), Qt::Key_Tab);
      QVERIFY(canvas.document.selection().single() == expected);
    }
    QTest::keyClick(canvas.view.get(), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(canvas.document.selection().single() == hostSubject("right"));
  }

  // --- moving ---

  void aMoveIsOneUndoEntryOnTheGrid() {
    CanvasFixture canvas;
    canvas.drag(headerOf(canvas, "left"), headerOf(canvas, "left") + QPoint(-93, 90));
    QCOMPARE(canvas.positionOf("left"), QPointF(-96, 288));
    QCOMPARE(canvas.undoEntries(), 1);
    canvas.document.undoStack().undo();
    QCOMPARE(canvas.positionOf("left"), QPointF(0, 200));
    canvas.document.undoStack().redo();
    QCOMPARE(canvas.positionOf("left"), QPointF(-96, 288));
  }

  void escapeDuringAMoveRestoresExactly() {
    CanvasFixture canvas;
    const Plan before = canvas.document.plan();
    canvas.drag(headerOf(canvas, "left"), headerOf(canvas, "left") + QPoint(50, 100), {}, false);
    QVERIFY(canvas.positionOf("left") != QPointF(0, 200));
    QTest::keyClick(canvas.view.get(), Qt::Key_Escape);
    QVERIFY(canvas.document.plan() == before);
    QCOMPARE(canvas.undoEntries(), 0);
    QVERIFY(!canvas.document.isPreviewing());
    QTest::mouseRelease(canvas.view->viewport(), Qt::LeftButton, {}, {500, 500});
    QVERIFY(canvas.document.plan() == before);
  }

  void commandsWaitForTheEndOfADrag() {
    CanvasFixture canvas;
    int undone = 0;
    QAction undo;
    undo.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    canvas.view->addAction(&undo);
    QObject::connect(&undo, &QAction::triggered, this, [&] { ++undone; });
    canvas.view->setFocus();
    canvas.drag(headerOf(canvas, "left"), headerOf(canvas, "left") + QPoint(50, 100), {}, false);
    QTest::keyClick(canvas.view.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone, 0);
    QTest::mouseRelease(canvas.view->viewport(), Qt::LeftButton, {}, {500, 500});
    QTest::keyClick(canvas.view.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone, 1);
  }

  void theWholeSelectionMoves() {
    CanvasFixture canvas;
    canvas.document.selection().setSelected({hostSubject("left"), hostSubject("right")});
    canvas.drag(headerOf(canvas, "left"), headerOf(canvas, "left") + QPoint(0, 120));
    QCOMPARE(canvas.positionOf("left"), QPointF(0, 320));
    QCOMPARE(canvas.positionOf("right"), QPointF(240, 320));
    QCOMPARE(canvas.undoEntries(), 1);
  }

  void edgesOfNeighboursPullAndCtrlLetsGo() {
    CanvasFixture canvas;
    // "right" has its top at 200; 196 is nearer to it than to the grid line 192.
    canvas.drag(headerOf(canvas, "left"), headerOf(canvas, "left") + QPoint(-80, -4));
    QCOMPARE(canvas.positionOf("left").y(), 200.0);
    const QPoint at = headerOf(canvas, "left");
    QWidget* viewport = canvas.view->viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, at);
    canvas.move(at + QPoint(-13, -53));
    canvas.move(at + QPoint(-13, -53), Qt::ControlModifier);
    QTest::mouseRelease(viewport, Qt::LeftButton, Qt::ControlModifier, at + QPoint(-13, -53));
    QCOMPARE(canvas.positionOf("left"), QPointF(-93, 147));
  }

  void shiftKeepsToOneAxis() {
    CanvasFixture canvas;
    const QPoint at = headerOf(canvas, "left");
    QWidget* viewport = canvas.view->viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, at);
    canvas.move(at + QPoint(-120, 30));
    canvas.move(at + QPoint(-120, 30), Qt::ShiftModifier);
    QTest::mouseRelease(viewport, Qt::LeftButton, Qt::ShiftModifier, at + QPoint(-120, 30));
    QCOMPARE(canvas.positionOf("left"), QPointF(-120, 200));
  }

  void ctrlDragCopies() {
    CanvasFixture canvas;
    canvas.drag(headerOf(canvas, "left"), headerOf(canvas, "left") + QPoint(0, 160),
                Qt::ControlModifier);
    QCOMPARE(canvas.cluster().hosts.size(), std::size_t{3});
    QCOMPARE(canvas.positionOf("left"), QPointF(0, 200));
    QCOMPARE(canvas.undoEntries(), 1);
    const Subject copy{SubjectKind::Host, canvas.cluster().hosts.back().id};
    QCOMPARE(canvas.selected(), (std::set<Subject>{copy}));
    QCOMPARE(canvas.positionOf(copy.id.c_str()), QPointF(0, 360));
    canvas.document.undoStack().undo();
    QCOMPARE(canvas.cluster().hosts.size(), std::size_t{2});
  }

  void arrowsNudgeByTheGridAsOneEntry() {
    CanvasFixture canvas;
    canvas.document.selection().select(hostSubject("left"));
    QTest::keyClick(canvas.view.get(), Qt::Key_Right);
    QTest::keyClick(canvas.view.get(), Qt::Key_Right);
    QTest::keyClick(canvas.view.get(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(canvas.positionOf("left"), QPointF(16, 280));
    QCOMPARE(canvas.undoEntries(), 1);
  }

  // --- linking ---

  void draggingAPortOntoASwitchLinks() {
    CanvasFixture canvas;
    // The port in the middle of the upper side of "right".
    canvas.move(canvas.pixel(240 + 92, 208), {}, Qt::NoButton);
    canvas.drag(canvas.pixel(240 + 92, 200), canvas.pixel(192, 10));
    QCOMPARE(canvas.cluster().links.size(), std::size_t{2});
    QCOMPARE(canvas.cluster().links.back().from, std::string("right"));
    QCOMPARE(canvas.cluster().links.back().to, std::string("leaf"));
    QCOMPARE(canvas.undoEntries(), 1);
  }

  void theLinkToolLinksFromAnywhereOnACard() {
    CanvasFixture canvas;
    canvas.view->setTool("link");
    canvas.drag(headerOf(canvas, "right"), canvas.pixel(192, 10));
    QCOMPARE(canvas.cluster().links.size(), std::size_t{2});
  }

  void aRefusedLinkSaysWhy() {
    CanvasFixture canvas;
    canvas.view->setTool("link");
    QSignalSpy hints(canvas.view.get(), &CanvasView::toolHintChanged);
    canvas.drag(headerOf(canvas, "left"), headerOf(canvas, "right"));
    QCOMPARE(canvas.cluster().links.size(), std::size_t{1});
    QCOMPARE(canvas.undoEntries(), 0);
    bool said = false;
    for (const auto& hint : hints) said |= hint.front().toString().contains("switch");
    QVERIFY(said);
  }

  // --- commands ---

  void deletingAHostSaysHowManyLinksWent() {
    CanvasFixture canvas;
    canvas.document.selection().select(hostSubject("left"));
    QSignalSpy hints(canvas.view.get(), &CanvasView::toolHintChanged);
    canvas.view->deleteSelection();
    QVERIFY(!canvas.cluster().host("left"));
    QVERIFY(canvas.cluster().links.empty());
    QVERIFY(canvas.selected().empty());
    QVERIFY(hints.last().front().toString().contains("1 attached link"));
    canvas.document.undoStack().undo();
    QCOMPARE(canvas.cluster().links.size(), std::size_t{1});
  }

  void duplicatingRepeatsTheLastOffset() {
    CanvasFixture canvas;
    canvas.document.selection().select(hostSubject("left"));
    canvas.view->duplicateSelection();
    const std::string first = canvas.document.selection().single()->id;
    QCOMPARE(canvas.positionOf(first.c_str()), QPointF(24, 224));
    QTest::keyClick(canvas.view.get(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(canvas.view.get(), Qt::Key_Down, Qt::ShiftModifier);
    canvas.view->duplicateSelection();
    const std::string second = canvas.document.selection().single()->id;
    QCOMPARE(canvas.positionOf(second.c_str()), QPointF(48, 224 + 160 + 184));
    QVERIFY(first != second);
  }

  void replicatingMultipliesTheGroup() {
    CanvasFixture canvas;
    canvas.document.selection().select(hostSubject("left"));
    canvas.view->replicateSelection();
    auto* dialog = canvas.view->findChild<ReplicateDialog*>();
    QVERIFY(dialog);
    dialog->findChild<QSpinBox*>()->setValue(16);
    dialog->accept();
    QCOMPARE(canvas.cluster().host("left")->count, 32);
    QCOMPARE(canvas.cluster().hosts.size(), std::size_t{2});
    QCOMPARE(canvas.undoEntries(), 1);
    // 32 hosts × 8 GPUs are still one item, larger than before but not 16 times.
    const QRectF card = canvas.view->canvasScene().rectOf(hostSubject("left"));
    QVERIFY(card.width() > 184 && card.width() < 2 * 184);
  }

  void replicatingAsCopiesDrawsAGrid() {
    CanvasFixture canvas;
    canvas.document.selection().select(hostSubject("left"));
    canvas.view->replicateSelection();
    auto* dialog = canvas.view->findChild<ReplicateDialog*>();
    dialog->findChildren<QRadioButton*>().at(1)->setChecked(true);
    dialog->findChildren<QSpinBox*>().at(0)->setValue(3);
    dialog->accept();
    QCOMPARE(canvas.cluster().hosts.size(), std::size_t{4});
    QCOMPARE(canvas.undoEntries(), 1);
  }

  void copyAndPasteAcrossWindowsRenewsIds() {
    CanvasFixture from;
    from.document.selection().setSelected({hostSubject("left"), switchSubject("leaf")});
    from.view->copySelection();
    const QMimeData* mime = QApplication::clipboard()->mimeData();
    QVERIFY(mime->hasFormat(kTemplateMimeType));
    QVERIFY(mime->hasText());
    QVERIFY(mime->hasImage());

    CanvasFixture into;
    into.view->pasteAtCursor();
    QCOMPARE(into.cluster().hosts.size(), std::size_t{3});
    QCOMPARE(into.cluster().links.size(), std::size_t{2});
    QVERIFY(into.cluster().links.back().from != "left");
    QCOMPARE(into.undoEntries(), 1);
    QCOMPARE(into.selected().size(), std::size_t{2});
  }

  void cutRemovesWhatItCopies() {
    CanvasFixture canvas;
    canvas.document.selection().select(hostSubject("right"));
    canvas.view->cutSelection();
    QVERIFY(!canvas.cluster().host("right"));
    canvas.view->pasteAtCursor();
    QCOMPARE(canvas.cluster().hosts.size(), std::size_t{2});
  }

  void renamingInPlace() {
    CanvasFixture canvas;
    canvas.document.selection().select(switchSubject("leaf"));
    canvas.view->renameSelection();
    auto* field = canvas.view->viewport()->findChild<QLineEdit*>();
    QVERIFY(field);
    QCOMPARE(field->text(), QString("Leaf"));
    QTest::keyClicks(field, "Row A");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(canvas.cluster().switchGroup("leaf")->name, std::string("Row A"));
    QCOMPARE(canvas.undoEntries(), 1);
  }

  void escapeLeavesTheNameAsItWas() {
    CanvasFixture canvas;
    canvas.document.selection().select(switchSubject("leaf"));
    canvas.view->renameSelection();
    auto* field = canvas.view->viewport()->findChild<QLineEdit*>();
    QTest::keyClicks(field, "Row A");
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(canvas.cluster().switchGroup("leaf")->name, std::string("Leaf"));
  }

  // --- zoom and position ---

  void zoomingKeepsThePointUnderTheCursor() {
    CanvasFixture canvas;
    const QPoint at(613, 287);
    QSignalSpy zooms(canvas.view.get(), &CanvasView::zoomChanged);
    for (const int angle : {120, 120, 120, -120, 120, -120, -120, -120, -120}) {
      const QPointF before = canvas.view->mapToScene(at);
      QWheelEvent wheel(at, canvas.view->viewport()->mapToGlobal(at), {}, {0, angle}, Qt::NoButton,
                        Qt::ControlModifier, Qt::NoScrollPhase, false);
      QApplication::sendEvent(canvas.view->viewport(), &wheel);
      const QPointF drift = (canvas.view->mapToScene(at) - before) * canvas.view->zoom();
      QVERIFY2(drift.manhattanLength() <= 2, "more than rounding to whole pixels");
    }
    QCOMPARE(zooms.size(), 9);
  }

  void zoomStaysBetweenFiveAndEightHundredPercent() {
    CanvasFixture canvas;
    for (int i = 0; i < 60; ++i) canvas.view->zoomIn();
    QCOMPARE(canvas.view->zoom(), 8.0);
    for (int i = 0; i < 60; ++i) canvas.view->zoomOut();
    QCOMPARE(canvas.view->zoom(), 0.05);
    canvas.view->resetZoom();
    QCOMPARE(canvas.view->zoom(), 1.0);
  }

  void aPlainWheelScrolls() {
    CanvasFixture canvas;
    const QPoint at(300, 300);
    const QPointF before = canvas.view->mapToScene(at);
    QWheelEvent wheel(at, canvas.view->viewport()->mapToGlobal(at), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(canvas.view->viewport(), &wheel);
    QVERIFY(canvas.view->mapToScene(at).y() > before.y());
    QCOMPARE(canvas.view->zoom(), 1.0);
  }

  void spaceAndTheMiddleButtonPan() {
    CanvasFixture canvas;
    QWidget* viewport = canvas.view->viewport();
    const QPointF before = canvas.view->mapToScene(QPoint(0, 0));
    QTest::keyPress(canvas.view.get(), Qt::Key_Space);
    canvas.drag(headerOf(canvas, "left"), headerOf(canvas, "left") + QPoint(70, 40));
    QTest::keyRelease(canvas.view.get(), Qt::Key_Space);
    QCOMPARE(canvas.view->mapToScene(QPoint(0, 0)), before - QPointF(70, 40));
    QTest::mousePress(viewport, Qt::MiddleButton, {}, {500, 400});
    canvas.move({430, 360}, {}, Qt::MiddleButton);
    QTest::mouseRelease(viewport, Qt::MiddleButton, {}, {430, 360});
    QCOMPARE(canvas.view->mapToScene(QPoint(0, 0)), before);
    QCOMPARE(canvas.undoEntries(), 0);
  }

  void fitAllShowsEverything() {
    Plan plan = smallPlan();
    plan.cluster = plan.cluster.edited([](Cluster& cluster) {
      cluster.hosts[1].position = {5000, 3000};
    });
    CanvasFixture canvas(plan);
    canvas.view->fitAll();
    QVERIFY(canvas.view->visibleScene().contains(canvas.view->canvasScene().contentBounds()));
  }

  void aFindingsJumpBringsTheObjectIntoSight() {
    Plan plan = smallPlan();
    plan.cluster = plan.cluster.edited([](Cluster& cluster) {
      cluster.hosts[1].position = {5000, 3000};
    });
    CanvasFixture canvas(plan);
    QVERIFY(!canvas.view->visibleScene().contains(
        canvas.view->canvasScene().rectOf(hostSubject("right"))));
    canvas.document.selection().reveal(hostSubject("right"));
    QVERIFY(canvas.view->visibleScene().contains(
        canvas.view->canvasScene().rectOf(hostSubject("right"))));
  }

  // --- what it says ---

  void screenReadersHearWhatIsDrawn() {
    CanvasFixture canvas;
    QVERIFY(!canvas.view->accessibleName().isEmpty());
    QVERIFY(canvas.view->accessibleDescription().contains("32 GPU"));
    canvas.document.selection().select(switchSubject("leaf"));
    QVERIFY(canvas.view->accessibleDescription().contains("Leaf"));
  }

  void everyOverlayPaintsAtEveryZoom() {
    CanvasFixture canvas;
    for (const char* overlay : {"stage", "memory", "links"}) {
      canvas.view->setOverlay(QString::fromLatin1(overlay));
      for (const double zoom : {0.05, 0.2, 0.6, 1.0, 3.0, 8.0}) {
        canvas.view->zoomAt(canvas.pixel(92, 259), zoom);
        QVERIFY(!canvas.view->grab().isNull());
      }
    }
  }
};

SLICESCAPE_TEST(CanvasViewTest);
#include "canvas_view_test.moc"
