// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/row_tiles.h"

#include <QPainter>
#include <QTest>
#include <set>

#include "tests/support/registry.h"
#include "tests/ui/timeline/steps.h"
#include "ui/timeline/row_lines.h"

using namespace slicescape;
using namespace slicescape::ui;
using testing::evaluationOf;
using testing::shapeOf;

/// Pictures of rows: the same as direct drawing, and drawn no more often than needed.
class RowTilesTest : public QObject {
  Q_OBJECT

 private:
  static TimelineViewport viewport(const TimelineData& data, double width) {
    TimelineViewport view;
    view.setSize(width, 40 * data.ranks(), 1);
    view.setStep(data.end(), data.ranks());
    return view;
  }

 private slots:
  void picturesEqualDirectDrawing_data() {
    QTest::addColumn<ScheduleShape>("shape");
    QTest::addColumn<double>("latency");
    QTest::newRow("joined backwards") << shapeOf(ScheduleKind::OneFOneB, 4, 6) << 0.0;
    QTest::newRow("split backwards") << shapeOf(ScheduleKind::ZbH1, 4, 6) << 0.0;
    QTest::newRow("chunks told by shade") << shapeOf(ScheduleKind::Interleaved, 2, 4, 2) << 0.0;
    QTest::newRow("overlapped pairs") << shapeOf(ScheduleKind::DualPipe, 4, 8) << 0.0;
    QTest::newRow("transfers") << shapeOf(ScheduleKind::OneFOneB, 2, 4) << 0.5;
  }

  void picturesEqualDirectDrawing() {
    QFETCH(ScheduleShape, shape);
    QFETCH(double, latency);
    const auto data = std::make_shared<const TimelineData>(evaluationOf(shape, latency));
    const TimelineViewport view = viewport(*data, RowTiles::kTileWidth);
    RowTiles tiles;
    tiles.setContent(data, {}, theme());
    const RowHeights heights = RowHeights::of(view.devicePitch(), 1);
    for (int rank = 0; rank < data->ranks(); ++rank) {
      const QImage& picture = tiles.tile(rank, 0, view);
      QImage drawn(picture.size(), QImage::Format_RGB32);
      drawn.fill(theme().panel);
      {
        QPainter painter(&drawn);
        RowLines row(painter, QRectF(drawn.rect()), theme(), data->chunks());
        paintRow(row, *data, rank, {}, RowLooks(data->chunks(), theme()), 0, RowTiles::kTileWidth,
                 view.secondsPerDevicePixel());
      }
      // One line of pixels above the words and one below, in either half; hatched ground
      // is compared by being hatched.
      for (const int y : {heights.top + 1, heights.bottom - 2}) {
        for (int x = 0; x < picture.width(); ++x) {
          const double time = (x + 0.5) * view.secondsPerDevicePixel();
          const bool busy = data->at(rank, time, y >= heights.middle()) != nullptr;
          if (!busy) continue;
          QVERIFY2(picture.pixel(x, y) == drawn.pixel(x, y),
                   qPrintable(QStringLiteral("rank %1, column %2").arg(rank).arg(x)));
        }
      }
    }
  }

  void idleTimeIsHatchedByItsCause() {
    const auto data =
        std::make_shared<const TimelineData>(evaluationOf(shapeOf(ScheduleKind::GPipe, 2, 2)));
    const TimelineViewport view = viewport(*data, RowTiles::kTileWidth);
    const auto colours = [&](const RowStyle& style, double time) {
      RowTiles tiles;
      tiles.setContent(data, style, theme());
      const QImage& image = tiles.tile(0, 0, view);
      std::set<QRgb> found;
      const int middle = static_cast<int>(view.xOf(time));
      for (int x = middle - 6; x < middle + 6; ++x) {
        for (int y = 8; y < 24; ++y) found.insert(image.pixel(x, y));
      }
      return found;
    };
    // Rank 0 fills the pipeline from 2 to 5.
    QVERIFY(colours({}, 3.5).contains(theme().idle.rgb()));
    QVERIFY(!colours({}, 3.5).contains(theme().warmUp.rgb()));
    QVERIFY(colours({true, false}, 3.5).contains(theme().warmUp.rgb()));
  }

  void whatIsOffTheCriticalPathStepsBack() {
    const auto data =
        std::make_shared<const TimelineData>(evaluationOf(shapeOf(ScheduleKind::GPipe, 2, 2)));
    const TimelineViewport view = viewport(*data, RowTiles::kTileWidth);
    RowTiles tiles;
    tiles.setContent(data, {false, true}, theme());
    const QImage& image = tiles.tile(0, 0, view);
    const int y = RowHeights::of(view.devicePitch(), 1).top + 1;
    QCOMPARE(image.pixel(static_cast<int>(view.xOf(0.3)), y), theme().forward.rgb());
    QVERIFY(image.pixel(static_cast<int>(view.xOf(1.5)), y) != theme().forward.rgb());
  }

  void panningDrawsOnlyWhatComesIntoSight() {
    const auto data =
        std::make_shared<const TimelineData>(evaluationOf(shapeOf(ScheduleKind::OneFOneB, 4, 64)));
    TimelineViewport view = viewport(*data, 800);
    view.zoom(16, 400);
    RowTiles tiles;
    tiles.setContent(data, {}, theme());
    const auto drawAll = [&] {
      const std::int64_t first = view.deviceOffset() / RowTiles::kTileWidth;
      const std::int64_t last = (view.deviceOffset() + 799) / RowTiles::kTileWidth;
      for (int rank = 0; rank < 4; ++rank) {
        for (std::int64_t i = first; i <= last; ++i) tiles.tile(rank, i, view);
      }
    };
    drawAll();
    const int before = tiles.drawnTiles();
    drawAll();
    QCOMPARE(tiles.drawnTiles(), before);
    view.panBy(RowTiles::kTileWidth);
    drawAll();
    QVERIFY(tiles.drawnTiles() - before <= 4);  // one per row
    // Back to a zoom step that was seen before: nothing is drawn again.
    const int drawn = tiles.drawnTiles();
    TimelineViewport closer = view;
    closer.zoom(TimelineViewport::kZoomStep, 0);
    tiles.tile(0, closer.deviceOffset() / RowTiles::kTileWidth, closer);
    drawAll();
    QCOMPARE(tiles.drawnTiles(), drawn + 1);
  }

  void anotherStepOrThemeIsDrawnAnew() {
    const auto data =
        std::make_shared<const TimelineData>(evaluationOf(shapeOf(ScheduleKind::GPipe, 2, 2)));
    const TimelineViewport view = viewport(*data, 200);
    RowTiles tiles;
    tiles.setContent(data, {}, theme());
    const QRgb light = tiles.tile(0, 0, view).pixel(0, 0);
    tiles.setContent(data, {}, themeOf(ThemeName::Dark));
    QVERIFY(tiles.tile(0, 0, view).pixel(0, 0) != light);
    QCOMPARE(tiles.drawnTiles(), 2);
  }
};

SLICESCAPE_TEST(RowTilesTest);
#include "row_tiles_test.moc"
