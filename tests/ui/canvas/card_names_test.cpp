// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/card_names.h"

#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/canvas/canvas_fixture.h"
#include "ui/canvas/canvas_item.h"
#include "ui/canvas/canvas_scene.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::CanvasFixture;

class CardNamesTest : public QObject {
  Q_OBJECT

 private:
  const QFontMetricsF m_metrics{canvasFont(kNamePixels)};

 private slots:
  void aFreeCardIsNamedAbove() {
    const QRectF card(0, 100, 40, 30);
    const auto placed = placeNames({{card, "DGX H100 × 2", "× 2"}}, {card}, m_metrics);
    QCOMPARE(placed.size(), std::size_t{1});
    QCOMPARE(placed.front().text, QString("DGX H100 × 2"));
    QVERIFY(placed.front().rect.bottom() <= card.top());
    QVERIFY(placed.front().rect.width() >= m_metrics.horizontalAdvance("DGX H100 × 2"));
    QVERIFY(qAbs(placed.front().rect.center().x() - card.center().x()) < 1e-9);
  }

  void aCardUnderAnotherIsNamedBelow() {
    const QRectF upper(0, 0, 40, 30);
    const QRectF lower(0, 32, 40, 30);
    const auto placed = placeNames({{lower, "Leaf × 8", {}}}, {upper, lower}, m_metrics);
    QCOMPARE(placed.size(), std::size_t{1});
    QVERIFY(placed.front().rect.top() >= lower.bottom());
  }

  void aCardOfAColumnIsNamedAtItsSide() {
    const QRectF card(0, 32, 44, 30);
    const std::vector<QRectF> cards{card, {0, 0, 44, 30}, {0, 64, 44, 30}};
    const auto placed = placeNames({{card, "Leaf × 8", {}}}, cards, m_metrics);
    QCOMPARE(placed.size(), std::size_t{1});
    QVERIFY(placed.front().rect.left() >= card.right());
  }

  void anEnclosedCardIsNamedInsideAsFarAsItFits() {
    const QRectF card(0, 32, 44, 30);
    const std::vector<QRectF> cards{
        card, {0, 0, 44, 30}, {0, 64, 44, 30}, {46, 32, 44, 30}, {-46, 32, 44, 30}};
    const auto placed =
        placeNames({{card, "A very long name of hosts × 2048", "× 2"}}, cards, m_metrics);
    QCOMPARE(placed.size(), std::size_t{1});
    QVERIFY(card.contains(placed.front().rect));
    QVERIFY(placed.front().text != QString("A very long name of hosts × 2048"));
  }

  void namesNeverCoverCardsOrEachOther() {
    std::vector<QRectF> cards;
    std::vector<CardName> names;
    for (int i = 0; i < 60; ++i) {
      cards.push_back({(i % 10) * 50.0, (i / 10) * 44.0, 40, 30});
      names.push_back({cards.back(), QString("DGX H100 × %1").arg(i + 2), QString("× %1").arg(i)});
    }
    const auto placed = placeNames(names, cards, m_metrics);
    QVERIFY(placed.size() >= 10);
    for (std::size_t i = 0; i < placed.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) QVERIFY(!placed[i].rect.intersects(placed[j].rect));
      for (const QRectF& card : cards) {
        QVERIFY(card.contains(placed[i].rect) || !card.intersects(placed[i].rect));
      }
    }
  }

  /// At every zoom a card either holds its whole name or has it beside, in the same size.
  void everyCardOfAPlanIsNamedInFullWhenZoomedOut_data() {
    QTest::addColumn<double>("zoom");
    for (const double zoom : {0.26, 0.4, 0.6}) {
      QTest::addRow("%g %%", zoom * 100) << zoom;
    }
  }
  void everyCardOfAPlanIsNamedInFullWhenZoomedOut() {
    QFETCH(double, zoom);
    CanvasFixture canvas;
    auto* scene = qobject_cast<CanvasScene*>(canvas.view->scene());
    QVERIFY(scene != nullptr);
    QStringList beside;
    for (const PlacedName& name : scene->namesBeside(zoom)) {
      beside << name.text;
      const double onScreen = name.rect.height() * zoom;
      QVERIFY2(onScreen >= 10 && onScreen <= 18, qPrintable(QString::number(onScreen)));
    }
    for (const QString& text : beside) QVERIFY2(!text.contains("…"), qPrintable(text));
    if (zoom < 0.3) QCOMPARE(beside.size(), 3);
  }

  void atFullSizeNothingIsWrittenBeside() {
    CanvasFixture canvas;
    QVERIFY(qobject_cast<CanvasScene*>(canvas.view->scene())->namesBeside(1).empty());
  }
};

SLICESCAPE_TEST(CardNamesTest);
#include "card_names_test.moc"
