// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/strip_layout.h"

#include "tests/support/registry.h"

namespace slicescape::ui {
namespace {

StripModel modelOf(const char* id, int pp) {
  Plan plan;
  plan.model = plan.model.edited([id](ModelChoice& m) { m.catalogueId = id; });
  plan.layout = plan.layout.edited([pp](Layout& l) { l.pp = pp; });
  return StripModel::of(plan);
}

}  // namespace

class StripLayoutTest : public QObject {
  Q_OBJECT

 private slots:
  void cellsFillTheRowInOrder();
  void everyXFindsItsLayer();
  void widthsFollowTime();
  void noLayerVanishes();
  void withoutFiguresAllAreEqual();
};

void StripLayoutTest::cellsFillTheRowInOrder() {
  const StripModel model = modelOf("deepseek-v3", 4);
  const QRectF area(10, 30, 1000, 40);
  const StripLayout layout(model, cellWeights(CellWidth::Equal, 61, Evaluation()), area);
  QCOMPARE(layout.layerCount(), 61);
  double x = layout.block({StripItem::Kind::Embedding, 0}).right();
  QCOMPARE(layout.block({StripItem::Kind::Embedding, 0}).left(), 10.0);
  for (int layer = 0; layer < 61; ++layer) {
    QVERIFY(layout.cell(layer).left() >= x - 1e-9);
    x = layout.cell(layer).right();
  }
  QVERIFY(layout.block({StripItem::Kind::Mtp, 0}).left() > x);
  QCOMPARE(layout.block({StripItem::Kind::Head, 0}).right(), 1010.0);
}

void StripLayoutTest::everyXFindsItsLayer() {
  const StripModel model = modelOf("llama3.1-405b", 16);
  const StripLayout layout(model, cellWeights(CellWidth::Equal, 126, Evaluation()),
                           QRectF(0, 0, 700, 40));
  for (int layer = 0; layer < 126; ++layer) {
    const QRectF cell = layout.cell(layer);
    QCOMPARE(layout.layerAt(cell.center().x()), std::optional(layer));
    QCOMPARE(layout.nearestEdge(cell.left() + cell.width() * 0.3), layer);
    QCOMPARE(layout.nearestEdge(cell.left() + cell.width() * 0.7), layer + 1);
  }
  QVERIFY(!layout.layerAt(-5));
  QVERIFY(!layout.layerAt(699));  // the head
}

void StripLayoutTest::widthsFollowTime() {
  Evaluation evaluation;
  evaluation.layerForward = {1.0, 2.0, 3.0};
  const auto weights = cellWeights(CellWidth::Time, 3, evaluation);
  QCOMPARE(weights[2] / weights[0], 3.0 / 1.0);
}

void StripLayoutTest::noLayerVanishes() {
  Evaluation evaluation;
  evaluation.layerForward = {0.0, 9.0, 9.0};
  const auto weights = cellWeights(CellWidth::Time, 3, evaluation);
  QCOMPARE(weights[0], 2.0);  // a third of the mean of 6
}

void StripLayoutTest::withoutFiguresAllAreEqual() {
  QCOMPARE(cellWeights(CellWidth::Memory, 4, Evaluation()), std::vector<double>(4, 1.0));
}

SLICESCAPE_TEST(StripLayoutTest);

}  // namespace slicescape::ui

#include "strip_layout_test.moc"
