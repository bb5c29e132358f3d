// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>

#include "core/model/model_catalogue.h"
#include "core/plan/evaluate.h"
#include "tests/support/registry.h"
#include "tests/ui/canvas/canvas_fixture.h"
#include "ui/canvas/empty_state.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::CanvasFixture;
using slicescape::testing::smallPlan;

namespace {

const HostType& hostType(const char* id) {
  const HostType* type = HardwareCatalogue::builtIn().hostType(id);
  Q_ASSERT(type);
  return *type;
}

/// QDrag cannot be driven by a test: the events it would send are sent instead. Returns
/// whether the drop was accepted.
bool drop(CanvasFixture& canvas, const QMimeData& mime, QPoint at, bool release = true) {
  QWidget* viewport = canvas.view->viewport();
  QDragEnterEvent enter(at - QPoint(30, 30), Qt::CopyAction, &mime, Qt::LeftButton, {});
  QApplication::sendEvent(viewport, &enter);
  if (!enter.isAccepted()) return false;
  QDragMoveEvent move(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
  QApplication::sendEvent(viewport, &move);
  if (!release) {
    QDragLeaveEvent leave;
    QApplication::sendEvent(viewport, &leave);
    return move.isAccepted();
  }
  QDropEvent event(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
  QApplication::sendEvent(viewport, &event);
  return event.isAccepted();
}

bool drop(CanvasFixture& canvas, const ObjectTemplate& object, QPoint at, bool release = true) {
  const std::unique_ptr<QMimeData> mime(toMimeData(object));
  return drop(canvas, *mime, at, release);
}

}  // namespace

class CanvasDropTest : public QObject {
  Q_OBJECT
 private slots:
  void aDroppedHostStandsUnderTheCursorOnTheGrid() {
    CanvasFixture canvas;
    QVERIFY(drop(canvas, hostTemplate(hostType("dgx-b200")), canvas.pixel(600, 400)));
    QCOMPARE(canvas.cluster().hosts.size(), std::size_t{3});
    const HostGroup& added = canvas.cluster().hosts.back();
    QCOMPARE(std::get<std::string>(added.type), std::string("dgx-b200"));
    QCOMPARE(QPointF(added.position.x, added.position.y),
             QPointF(std::round((600 - 92) / 8.0) * 8, std::round((400 - 59) / 8.0) * 8));
    QCOMPARE(canvas.undoEntries(), 1);
    QCOMPARE(canvas.selected(), (std::set<Subject>{hostSubject(added.id)}));
  }

  void aHostOverAGroupOfItsTypeJoinsIt() {
    CanvasFixture canvas;
    QVERIFY(drop(canvas, hostTemplate(hostType("dgx-h100")), canvas.pixel(92, 216)));
    QCOMPARE(canvas.cluster().hosts.size(), std::size_t{2});
    QCOMPARE(canvas.cluster().host("left")->count, 3);
    QCOMPARE(canvas.undoEntries(), 1);
  }

  void leavingTheCanvasChangesNothing() {
    CanvasFixture canvas;
    const Plan before = canvas.document.plan();
    QVERIFY(drop(canvas, hostTemplate(hostType("dgx-b200")), canvas.pixel(600, 400), false));
    QVERIFY(canvas.document.plan() == before);
    QCOMPARE(canvas.undoEntries(), 0);
  }

  void aClusterComesWithItsFabric() {
    CanvasFixture canvas;
    QVERIFY(drop(canvas, clusterTemplate(hostType("dgx-h100"), 32), canvas.pixel(600, 700)));
    QVERIFY(canvas.cluster().switches.size() > 1);
    QVERIFY(canvas.cluster().links.size() > 1);
    QCOMPARE(canvas.undoEntries(), 1);
  }

  void aModelIsUsedAndTheLayersSpreadAgain() {
    Plan plan = smallPlan();
    // Llama 3 8B has 32 layers, cut unevenly by hand; Llama 3 70B has 80.
    plan.layout = plan.layout.edited([](Layout& layout) {
      Stage first, second;
      first.chunks = {{0, 20, {}}};
      first.embedding = true;
      second.chunks = {{20, 12, {}}};
      second.head = true;
      layout.stages = std::vector<Stage>{first, second};
    });
    CanvasFixture canvas(plan);
    QVERIFY(drop(canvas, modelTemplate(*ModelCatalogue::builtIn().find("llama3-70b")),
                 canvas.pixel(100, 100)));
    QCOMPARE(canvas.document.plan().model->catalogueId, std::string("llama3-70b"));
    const StageMap stages = stagesOf(canvas.document.plan());
    QCOMPARE(stages.size(), std::size_t{2});
    QCOMPARE(stages[0].chunks[0].count, 40);
    QCOMPARE(stages[1].chunks[0].count, 40);
    QCOMPARE(canvas.undoEntries(), 1);
    canvas.document.undoStack().undo();
    QVERIFY(canvas.document.plan() == plan);
  }

  void aModelOfEqualLayersKeepsTheCut() {
    Plan plan = smallPlan();
    plan.layout = plan.layout.edited([](Layout& layout) {
      Stage first, second;
      first.chunks = {{0, 20, {}}};
      first.embedding = true;
      second.chunks = {{20, 12, {}}};
      second.head = true;
      layout.stages = std::vector<Stage>{first, second};
    });
    CanvasFixture canvas(plan);
    // Llama 2 7B has 32 layers as well.
    QVERIFY(drop(canvas, modelTemplate(*ModelCatalogue::builtIn().find("llama2-7b")),
                 canvas.pixel(100, 100)));
    QCOMPARE(canvas.document.plan().layout->stages->at(0).chunks[0].count, 20);
  }

  void filesAreLeftToTheWindow() {
    CanvasFixture canvas;
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile("/tmp/config.json")});
    QVERIFY(!drop(canvas, mime, canvas.pixel(100, 100)));
    QMimeData words;
    words.setText("hello");
    QVERIFY(!drop(canvas, words, canvas.pixel(100, 100)));
  }

  void enterInThePalettePlacesAtAFreeSpot() {
    CanvasFixture canvas;
    for (int i = 0; i < 4; ++i) {
      canvas.view->placeTemplate(toBytes(hostTemplate(hostType("dgx-b200"))));
    }
    const auto& hosts = canvas.cluster().hosts;
    QCOMPARE(hosts.size(), std::size_t{6});
    for (std::size_t a = 0; a < hosts.size(); ++a) {
      for (std::size_t b = a + 1; b < hosts.size(); ++b) {
        QVERIFY(!canvas.view->canvasScene()
                     .rectOf(hostSubject(hosts[a].id))
                     .intersects(canvas.view->canvasScene().rectOf(hostSubject(hosts[b].id))));
      }
    }
    canvas.view->placeTemplate("not a template");
    QCOMPARE(canvas.cluster().hosts.size(), std::size_t{6});
  }

  void anEmptyCanvasOffersThreeWaysToBegin() {
    CanvasFixture canvas{Plan()};
    auto* empty = canvas.view->findChild<EmptyState*>();
    QVERIFY(empty && empty->isVisible());
    const auto cards = empty->findChildren<QPushButton*>();
    QCOMPARE(cards.size(), 3);
    QSignalSpy examples(canvas.view.get(), &CanvasView::openExampleRequested);
    QSignalSpy imports(canvas.view.get(), &CanvasView::importRequested);
    cards[0]->click();
    cards[2]->click();
    QCOMPARE(examples.size(), 1);
    QCOMPARE(imports.size(), 1);
    canvas.view->placeTemplate(toBytes(clusterTemplate(hostType("dgx-h100"), 8)));
    QVERIFY(!empty->isVisible());
  }
};

SLICESCAPE_TEST(CanvasDropTest);
#include "canvas_drop_test.moc"
