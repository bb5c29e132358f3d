// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/layer_strip.h"

#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QToolButton>

#include "core/plan/evaluate.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"
#include "tests/support/ts_translator.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {

/// What people do with the layer strip, by mouse and by keyboard.
class LayerStripTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void dragIsOneUndoEntryWithLiveNumbers();
  void dragStopsWhereAChunkWouldBeEmpty();
  void escapeRestoresExactly();
  void rightButtonRestoresExactly();
  void aClickOnAHandleChangesNothing();
  void overCapacityTurnsBadAtOnce();
  void arrowsStepAndMerge();
  void stepsBackLeaveNoEntry();
  void typing_data();
  void typing();
  void typedNonsenseIsRefusedInWords();
  void escapeInTheFieldRestores();
  void tabWalksThroughTheHandlesAndOut();
  void clickSelectsStageDoubleClickLayer();
  void hoverIsShared();
  void fitMarksAppearWhileDragging();
  void sizesAreWritten();
  void aHundredChunksStayUsable();
  void withoutAModelThereIsASentence();
  void chineseFits();

 private:
  void openExample(const char* name);
  std::vector<int> layerBoundaries() const { return boundaries(stagesOf(m_document->plan())); }
  StripItem boundary(int index) const { return {StripItem::Kind::Boundary, index}; }
  int cellWidth() const {
    return (m_strip->gripOf(boundary(1)) - m_strip->gripOf(boundary(0))).x() / 20;
  }
  void press(int index) {
    QTest::mousePress(m_strip.get(), Qt::LeftButton, {}, m_strip->gripOf(boundary(index)));
  }

  std::unique_ptr<Document> m_document;
  std::unique_ptr<LayerStrip> m_strip;
};

void LayerStripTest::openExample(const char* name) {
  m_strip.reset();
  m_document = std::make_unique<Document>();
  QVERIFY(m_document->open(testing::sourcePath(QStringLiteral("resources/examples/") + name)));
  m_strip = std::make_unique<LayerStrip>(m_document.get());
  m_strip->resize(1000, m_strip->sizeHint().height());
  m_strip->show();
  QVERIFY(QTest::qWaitForWindowActive(m_strip.get()));
  QTRY_VERIFY(!m_document->isStale());
}

void LayerStripTest::init() {
  openExample("llama3-70b-64xh100.slicescape");
  QCOMPARE(layerBoundaries(), (std::vector<int>{20, 40, 60}));
}

void LayerStripTest::cleanup() {
  m_strip.reset();
  m_document.reset();
}

void LayerStripTest::dragIsOneUndoEntryWithLiveNumbers() {
  const Plan before = m_document->plan();
  const auto evaluationBefore = m_document->evaluation();
  const QPoint grip = m_strip->gripOf(boundary(1));
  press(1);
  Bytes last = evaluationBefore->stages[1].peak;
  for (int layers = 1; layers <= 3; ++layers) {
    QTest::mouseMove(m_strip.get(), grip + QPoint(layers * cellWidth() + 2, 0));
    QCOMPARE(layerBoundaries(), (std::vector<int>{20, 40 + layers, 60}));
    QVERIFY(checkStageMap(*m_document->plan().layout->stages, 80, 4, 1, false).empty());
    QTRY_VERIFY(!m_document->isStale());
    QVERIFY(m_document->evaluation()->stages[1].peak > last);  // one more layer each time
    last = m_document->evaluation()->stages[1].peak;
    QVERIFY(m_strip->noteText().startsWith(QStringLiteral("40 → %1 · stage 1: ").arg(40 + layers)));
    QCOMPARE(m_document->undoStack().count(), 0);
  }
  QTest::mouseRelease(m_strip.get(), Qt::LeftButton, {}, grip + QPoint(3 * cellWidth() + 2, 0));
  QCOMPARE(m_document->undoStack().count(), 1);
  QCOMPARE(m_document->undoStack().undoText(),
           QStringLiteral("Move stage boundary 1|2 from layer 40 to 43"));
  QVERIFY(m_strip->noteText().isEmpty());
  m_document->undoStack().undo();
  QVERIFY(m_document->plan() == before);
  QTRY_VERIFY(!m_document->isStale());
  QCOMPARE(m_document->evaluation()->stages[1].peak, evaluationBefore->stages[1].peak);
  m_document->undoStack().redo();
  QCOMPARE(layerBoundaries(), (std::vector<int>{20, 43, 60}));
}

void LayerStripTest::dragStopsWhereAChunkWouldBeEmpty() {
  press(1);
  QTest::mouseMove(m_strip.get(), QPoint(990, 90));
  QCOMPARE(layerBoundaries(), (std::vector<int>{20, 59, 60}));
  QTest::mouseMove(m_strip.get(), QPoint(0, 90));
  QCOMPARE(layerBoundaries(), (std::vector<int>{20, 21, 60}));
  QTest::keyClick(m_strip.get(), Qt::Key_Escape);
}

void LayerStripTest::escapeRestoresExactly() {
  const Plan before = m_document->plan();
  const auto evaluation = m_document->evaluation();
  const QPoint grip = m_strip->gripOf(boundary(0));
  press(0);
  QTest::mouseMove(m_strip.get(), grip + QPoint(80, 0));
  QVERIFY(!(m_document->plan() == before));
  QTest::keyClick(m_strip.get(), Qt::Key_Escape);
  QVERIFY(m_document->plan() == before);
  QCOMPARE(m_document->evaluation(), evaluation);
  QTest::mouseMove(m_strip.get(), grip + QPoint(120, 0));
  QTest::mouseRelease(m_strip.get(), Qt::LeftButton, {}, grip + QPoint(120, 0));
  QVERIFY(m_document->plan() == before);
  QCOMPARE(m_document->undoStack().count(), 0);
}

void LayerStripTest::rightButtonRestoresExactly() {
  const Plan before = m_document->plan();
  const QPoint away = m_strip->gripOf(boundary(0)) + QPoint(80, 0);
  press(0);
  QTest::mouseMove(m_strip.get(), away);
  QTest::mousePress(m_strip.get(), Qt::RightButton, {}, away);
  QVERIFY(m_document->plan() == before);
  QTest::mouseRelease(m_strip.get(), Qt::RightButton, {}, away);
  QTest::mouseRelease(m_strip.get(), Qt::LeftButton, {}, away);
  QCOMPARE(m_document->undoStack().count(), 0);
}

void LayerStripTest::aClickOnAHandleChangesNothing() {
  QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, m_strip->gripOf(boundary(2)));
  QCOMPARE(m_document->undoStack().count(), 0);
  QVERIFY(!m_document->isPreviewing());
  QVERIFY(*m_strip->currentItem() == boundary(2));
}

void LayerStripTest::overCapacityTurnsBadAtOnce() {
  StageEdit edit(m_document.get());
  edit.begin(boundary(0));
  edit.moveTo(21);
  QTRY_VERIFY(!m_document->isStale());
  QVERIFY(!edit.note().bad);
  edit.moveTo(39);
  QTRY_VERIFY(!m_document->isStale());
  const StageResult& stage = m_document->evaluation()->stages[0];
  QVERIFY2(stage.peak > stage.capacity, "39 layers with a quarter of the optimizer do not fit");
  QVERIFY(edit.note().bad);
  QVERIFY(edit.note().text.contains(QStringLiteral("over ")));
  edit.cancel();
}

void LayerStripTest::arrowsStepAndMerge() {
  m_strip->setFocus();
  QVERIFY(*m_strip->currentItem() == boundary(0));
  for (int i = 0; i < 3; ++i) QTest::keyClick(m_strip.get(), Qt::Key_Right);
  QCOMPARE(layerBoundaries(), (std::vector<int>{23, 40, 60}));
  QTest::keyClick(m_strip.get(), Qt::Key_Right, Qt::ControlModifier);
  QCOMPARE(layerBoundaries(), (std::vector<int>{28, 40, 60}));
  QCOMPARE(m_document->undoStack().count(), 1);
  QCOMPARE(m_document->undoStack().undoText(),
           QStringLiteral("Move stage boundary 0|1 from layer 20 to 28"));
  QVERIFY(m_strip->noteText().startsWith(QStringLiteral("20 → 28")));

  // Another handle is another entry.
  QTest::keyClick(m_strip.get(), Qt::Key_Down);
  QTest::keyClick(m_strip.get(), Qt::Key_Left);
  QCOMPARE(layerBoundaries(), (std::vector<int>{28, 39, 60}));
  QCOMPARE(m_document->undoStack().count(), 2);
  m_document->undoStack().undo();
  m_document->undoStack().undo();
  QCOMPARE(layerBoundaries(), (std::vector<int>{20, 40, 60}));
}

void LayerStripTest::stepsBackLeaveNoEntry() {
  m_strip->setFocus();
  QTest::keyClick(m_strip.get(), Qt::Key_Right);
  QTest::keyClick(m_strip.get(), Qt::Key_Left);
  QCOMPARE(layerBoundaries(), (std::vector<int>{20, 40, 60}));
  QVERIFY(m_document->undoStack().index() <= 1);
}

void LayerStripTest::typing_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("layer");
  QTest::newRow("a number is the new first layer") << "25" << 25;
  QTest::newRow("plus is a step to the right") << "+2" << 22;
  QTest::newRow("minus is a step to the left") << "-3" << 17;
  QTest::newRow("the typographic minus too") << "\u2212"
                                                "3"
                                             << 17;
}

void LayerStripTest::typing() {
  QFETCH(QString, text);
  QFETCH(int, layer);
  m_strip->setFocus();
  auto* field = m_strip->findChild<QLineEdit*>();
  if (text[0].unicode() < 128) {
    QTest::keyClicks(m_strip.get(), text.left(1));
  } else {  // comes from an input method, not from a key
    QTest::keyClick(m_strip.get(), Qt::Key_F2);
    field->setText(text.left(1));
  }
  QVERIFY(field->isVisible());
  field->setText(field->text() + text.mid(1));
  QCOMPARE(layerBoundaries().front(), layer);  // previewed while it is typed
  QCOMPARE(m_document->undoStack().count(), 0);
  QTest::keyClick(field, Qt::Key_Return);
  QVERIFY(!field->isVisible());
  QCOMPARE(layerBoundaries().front(), layer);
  QCOMPARE(m_document->undoStack().count(), 1);
}

void LayerStripTest::typedNonsenseIsRefusedInWords() {
  m_strip->setFocus();
  QTest::keyClick(m_strip.get(), Qt::Key_F2);
  auto* field = m_strip->findChild<QLineEdit*>();
  QTest::keyClicks(field, "77");
  QTest::keyClick(field, Qt::Key_Return);
  QVERIFY(field->isVisible());
  QCOMPARE(m_strip->noteText(), QStringLiteral("layer 1 to 39 only"));
  QTest::keyClick(field, Qt::Key_Escape);
  QCOMPARE(layerBoundaries(), (std::vector<int>{20, 40, 60}));
  QCOMPARE(m_document->undoStack().count(), 0);
}

void LayerStripTest::escapeInTheFieldRestores() {
  const Plan before = m_document->plan();
  m_strip->setFocus();
  QTest::keyClicks(m_strip.get(), "3");
  auto* field = m_strip->findChild<QLineEdit*>();
  QTest::keyClicks(field, "0");
  QCOMPARE(layerBoundaries().front(), 30);
  QTest::keyClick(field, Qt::Key_Escape);
  QVERIFY(m_document->plan() == before);
  QVERIFY(m_strip->hasFocus());
}

void LayerStripTest::tabWalksThroughTheHandlesAndOut() {
  m_strip->setFocus();
  QTest::keyClick(m_strip.get(), Qt::Key_Tab);
  QVERIFY(*m_strip->currentItem() == boundary(1));
  QTest::keyClick(m_strip.get(), Qt::Key_Tab);
  QVERIFY(*m_strip->currentItem() == boundary(2));
  QTest::keyClick(m_strip.get(), Qt::Key_Tab);
  QVERIFY(m_strip->currentItem()->kind == StripItem::Kind::Head);
  QVERIFY(m_strip->accessibleDescription().contains(QStringLiteral("stage 3")));
  QTest::keyClick(m_strip.get(), Qt::Key_Tab);
  QVERIFY(!m_strip->hasFocus());
}

void LayerStripTest::clickSelectsStageDoubleClickLayer() {
  const QPoint inStage2 = m_strip->gripOf(boundary(1)) + QPoint(5 * cellWidth() + 3, -30);
  QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, inStage2);
  QCOMPARE(*m_document->selection().single(), stageSubject(2));
  QTest::mouseClick(m_strip.get(), Qt::LeftButton, Qt::ControlModifier, QPoint(60, inStage2.y()));
  QCOMPARE(m_document->selection().selected().size(), std::size_t{2});
  QTest::mouseDClick(m_strip.get(), Qt::LeftButton, {}, inStage2);
  QCOMPARE(m_document->selection().single()->kind, SubjectKind::Layer);
  QCOMPARE(m_document->selection().single()->id, std::string("45"));
}

void LayerStripTest::hoverIsShared() {
  const QPointF inStage1 = m_strip->gripOf(boundary(0)) + QPoint(40, -30);
  QMouseEvent move(QEvent::MouseMove, inStage1, m_strip->mapToGlobal(inStage1), Qt::NoButton,
                   Qt::NoButton, Qt::NoModifier);
  QApplication::sendEvent(m_strip.get(), &move);
  QCOMPARE(m_document->selection().hovered(), std::optional(stageSubject(1)));
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(m_strip.get(), &leave);
  QVERIFY(!m_document->selection().hovered());
}

void LayerStripTest::fitMarksAppearWhileDragging() {
  FitMarks marks;
  QSignalSpy changed(&marks, &FitMarks::changed);
  const StripModel model = StripModel::of(m_document->plan());
  marks.start(m_document->plan(), model, boundary(0));
  QTRY_COMPARE_WITH_TIMEOUT(marks.known().size(), std::size_t{39}, 20000);
  for (const auto& [layer, fits] : marks.known()) {
    const Evaluation there =
        evaluate(withStages(m_document->plan(), model.mapWith(boundary(0), layer)));
    QCOMPARE(fits, there.stages[0].peak <= there.stages[0].capacity &&
                       there.stages[1].peak <= there.stages[1].capacity);
  }
  marks.stop();
  QVERIFY(marks.known().empty());
}

void LayerStripTest::sizesAreWritten() {
  QVERIFY(m_strip->sizesText().endsWith(QStringLiteral("20 | 20 | 20 | 20")));
  m_strip->setFocus();
  QTest::keyClick(m_strip.get(), Qt::Key_Left);
  QVERIFY(m_strip->sizesText().endsWith(QStringLiteral("19 | 21 | 20 | 20")));
}

void LayerStripTest::aHundredChunksStayUsable() {
  openExample("llama3-405b-16384xh100.slicescape");
  m_document->edit("Interleave", [](Plan& plan) {
    plan.layout = plan.layout.edited([](Layout& l) {
      l.pp = 16;
      l.vpp = 7;
      l.schedule.kind = "interleaved-1f1b";
      l.stages.reset();
    });
  });
  const int entries = m_document->undoStack().count();
  const StripModel model = StripModel::of(m_document->plan());
  QCOMPARE(model.order.size(), std::size_t{112});
  int movable = -1;  // 126 layers: the chunks in the middle hold two
  for (int i = 0; i < 111 && movable < 0; ++i) {
    if (model.rangeOf(boundary(i)).least < model.rangeOf(boundary(i)).most) movable = i;
  }
  QVERIFY(movable >= 0);
  const int from = model.positionOf(boundary(movable));
  const int target = from == model.rangeOf(boundary(movable)).least ? from + 1 : from - 1;
  const QPoint grip = m_strip->gripOf(boundary(movable));
  press(movable);
  QTest::mouseMove(m_strip.get(), grip + QPoint(target > from ? 9 : -9, 0));
  QTest::mouseRelease(m_strip.get(), Qt::LeftButton, {}, grip + QPoint(target > from ? 9 : -9, 0));
  QCOMPARE(m_document->undoStack().count(), entries + 1);
  QVERIFY(checkStageMap(*m_document->plan().layout->stages, 126, 16, 7, false).empty());
  QVERIFY(!m_strip->grab().toImage().isNull());
}

void LayerStripTest::withoutAModelThereIsASentence() {
  Document empty;
  LayerStrip strip(&empty);
  strip.resize(800, strip.sizeHint().height());
  strip.show();
  const QImage picture = strip.grab().toImage();
  bool hasInk = false;
  for (int x = 0; x < picture.width() && !hasInk; ++x) {
    for (int y = 80; y < picture.height(); ++y) {
      hasInk = hasInk || qGray(picture.pixel(x, y)) < 160;
    }
  }
  QVERIFY(hasInk);
  QVERIFY(!strip.accessibleDescription().isEmpty());
  QTest::keyClick(&strip, Qt::Key_Right);  // nothing to move, nothing happens
  QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(400, 50));
  QCOMPARE(empty.undoStack().count(), 0);
}

void LayerStripTest::chineseFits() {
  testing::TsTranslator chinese(testing::sourcePath("translations/slicescape_zh_CN.ts"));
  if (chinese.isEmpty()) QSKIP("no Chinese translation in the tree");
  QApplication::installTranslator(&chinese);
  QApplication::processEvents();
  auto* button = m_strip->findChild<QToolButton*>();
  QVERIFY(button->sizeHint().width() <= button->width());
  m_strip->grab();  // places the button
  QVERIFY(button->geometry().right() +
              QFontMetrics(smallFont()).horizontalAdvance(m_strip->sizesText()) <
          m_strip->width());
  QApplication::removeTranslator(&chinese);
}

SLICESCAPE_TEST(LayerStripTest);

}  // namespace slicescape::ui

#include "layer_strip_test.moc"
