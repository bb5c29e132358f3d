// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_plottables.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"
#include "ui/charts/time_scale.h"
#include "ui/timeline/row_lines.h"
#include "ui/timeline/timeline_text.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr double kBubblePitch = 30;  // px of a row with room for its bubble below its number
constexpr double kLabelAir = 6;

}  // namespace

ScenePlottable::ScenePlottable(QCPAxis* keyAxis, QCPAxis* valueAxis, const TimelineScene& scene)
    : QCPAbstractPlottable(keyAxis, valueAxis), m_scene(scene) {
  setAntialiased(false);
}

double ScenePlottable::selectTest(const QPointF&, bool, QVariant*) const {
  return -1;
}

QCPRange ScenePlottable::getKeyRange(bool& found, QCP::SignDomain) const {
  found = hasScene();
  return {0, found ? m_scene.data->end() : 0};
}

QCPRange ScenePlottable::getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const {
  found = false;
  return {};
}

double RowsPlottable::selectTest(const QPointF& position, bool, QVariant* details) const {
  if (!hasScene() || !area().contains(position)) return -1;
  const TimelineScene::Hit hit = m_scene.hit(position - area().topLeft());
  if (details != nullptr) details->setValue(hit.rank);
  return hit.block != nullptr ? 0 : -1;
}

void RowsPlottable::draw(QCPPainter* painter) {
  if (!hasScene()) return;
  painter->save();
  painter->setClipRect(area());
  painter->translate(area().topLeft());
  if (painter->modes().testFlag(QCPPainter::pmVectorized)) {
    drawLines(*painter);
  } else {
    drawPictures(*painter);
  }
  drawLongLabels(*painter);
  if (m_scene.style.criticalPath) drawCriticalLinks(*painter);
  painter->restore();
  drawNames(*painter);
}

void RowsPlottable::drawPictures(QPainter& painter) {
  const TimelineViewport& view = m_scene.viewport;
  m_tiles.setContent(m_scene.data, m_scene.style, m_scene.theme);
  const double ratio = view.ratio();
  const std::int64_t first = view.deviceOffset() / RowTiles::kTileWidth;
  const std::int64_t last = (view.deviceOffset() + view.deviceWidth() - 1) / RowTiles::kTileWidth;
  for (int rank = view.firstRank(); rank <= view.lastRank(); ++rank) {
    const int top = rank * view.devicePitch() - view.deviceScroll();
    for (std::int64_t index = first; index <= last; ++index) {
      const QImage& image = m_tiles.tile(rank, index, view);
      const auto left = static_cast<double>(index * RowTiles::kTileWidth - view.deviceOffset());
      painter.drawImage(
          QRectF(left / ratio, top / ratio, image.width() / ratio, image.height() / ratio), image,
          QRectF(image.rect()));
    }
  }
}

void RowsPlottable::drawLines(QPainter& painter) const {
  const TimelineViewport& view = m_scene.viewport;
  const RowLooks looks(m_scene.data->chunks(), m_scene.theme);
  for (int rank = view.firstRank(); rank <= view.lastRank(); ++rank) {
    RowLines row(painter, view.rowRect(rank), m_scene.theme, m_scene.data->chunks());
    paintRow(row, *m_scene.data, rank, m_scene.style, looks, view.deviceOffset(),
             view.deviceWidth(), view.secondsPerDevicePixel());
  }
}

/// Words of blocks wider than a picture, in the middle of what is seen of them.
void RowsPlottable::drawLongLabels(QPainter& painter) const {
  const TimelineViewport& view = m_scene.viewport;
  const QFont font = chartFont();
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  const double from = view.begin();
  const double to = from + view.span();
  for (int rank = view.firstRank(); rank <= view.lastRank(); ++rank) {
    const auto& body = m_scene.data->row(rank).body;
    // Only a few blocks are that long: all of them near the end, or few in sight.
    const auto begin = std::partition_point(
        body.begin(), body.end(), [from](const StepEvent& event) { return event.end <= from; });
    for (auto block = begin - std::min<std::ptrdiff_t>(2, begin - body.begin());
         block != body.end() && block->start < to; ++block) {
      const bool counted = block->microBatch >= 0;
      const double width = (block->end - block->start) / view.secondsPerDevicePixel();
      if (counted && RowTiles::hasOwnLabel(width)) continue;
      QRectF rect =
          m_scene.rectOf(*block) & QRectF(0, -1e6, view.deviceWidth() / view.ratio(), 2e6);
      rect.adjust(kLabelAir / 2, 0, -kLabelAir / 2, 0);
      if (rect.height() < font.pixelSize() + 1) continue;
      QString text = TimelineText::blockName(*block, m_scene.data->chunks());
      if (metrics.horizontalAdvance(text) > rect.width() && counted) {
        text = longLabel(*block, m_scene.data->chunks());
      }
      if (metrics.horizontalAdvance(text) > rect.width()) continue;
      const bool back =
          m_scene.style.criticalPath && !m_scene.data->isCritical(TimelineData::idOf(*block));
      painter.setPen(back ? m_scene.theme.faint
                          : lookOf(*block, m_scene.data->chunks(), m_scene.theme).ink);
      painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
    }
  }
}

/// Where the critical path goes from one rank to another.
void RowsPlottable::drawCriticalLinks(QPainter& painter) const {
  const TimelineViewport& view = m_scene.viewport;
  const auto& path = m_scene.data->criticalPath();
  const auto& ranks = m_scene.data->step().timeline.ranks;
  const QRectF seen(-1, -1, view.deviceWidth() / view.ratio() + 2,
                    view.deviceHeight() / view.ratio() + 2);
  QVector<QLineF> lines;
  for (std::size_t i = 1; i < path.size(); ++i) {
    if (path[i].rank == path[i - 1].rank) continue;
    const TimelineBlock& from =
        ranks[static_cast<std::size_t>(path[i - 1].rank)][path[i - 1].position];
    const TimelineBlock& to = ranks[static_cast<std::size_t>(path[i].rank)][path[i].position];
    const QLineF line(std::round(view.xOf(from.end)), view.rowRect(path[i - 1].rank).center().y(),
                      std::round(view.xOf(to.start)), view.rowRect(path[i].rank).center().y());
    if (QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1).intersects(seen)) {
      lines << line;
    }
  }
  painter.setPen(QPen(m_scene.theme.text, 1));
  painter.drawLines(lines);
}

void RowsPlottable::drawNames(QPainter& painter) const {
  const Theme& t = m_scene.theme;
  const TimelineViewport& view = m_scene.viewport;
  const QFont bold = chartFont(true);
  const QFontMetricsF metrics(bold);
  const double height = view.deviceHeight() / view.ratio();
  double free = -1e9;  // rows too low for a line of text are numbered as far as they fit
  for (int rank = view.firstRank(); rank <= view.lastRank(); ++rank) {
    const QRectF row = view.rowRect(rank);
    const bool withBubble = row.height() >= kBubblePitch;
    const double middle = row.center().y() - (withBubble ? metrics.height() / 2 - 1 : 0);
    const bool inside =
        middle - metrics.height() / 2 >= -1 && middle + metrics.height() / 2 <= height + 1;
    if (!inside || middle - metrics.height() / 2 < free) continue;
    free = middle + metrics.height() / 2 - 2;
    const QRectF place(0, area().top() + middle - metrics.height() / 2, area().left() - kLabelAir,
                       metrics.height());
    const int flags = Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip;
    painter.setFont(bold);
    painter.setPen(t.outlineOf(t.stage(rank)));
    painter.drawText(place, flags, QString::number(rank));
    if (!withBubble || place.bottom() + metrics.height() > area().top() + height) continue;
    painter.setFont(chartFont());
    painter.setPen(t.faint);
    painter.drawText(place.translated(0, metrics.height() - 1), flags,
                     displayShare(m_scene.data->step().timeline.bubbleRatioOf(rank)));
  }
}

QVector<double> RulerTicker::createTickVector(double tickStep, const QCPRange& range) {
  m_step = tickStep;
  return QCPAxisTicker::createTickVector(tickStep, range);
}

QString RulerTicker::getTickLabel(double tick, const QLocale& locale, QChar, int) {
  // The unit of the largest number that has to be told apart from its neighbour.
  const TimeScale scale = TimeScale::forLargest(std::max(std::abs(tick), m_step));
  // As many decimals as the step needs: 2.5 s apart, 12.5 s must not read "13 s".
  double step = m_step * scale.perSecond;
  int decimals = 0;
  for (; decimals < 9 && std::abs(step - std::round(step)) > 1e-6 * step; ++decimals) step *= 10;
  if (std::abs(tick) < m_step * 1e-6) return QStringLiteral("0");
  return locale.toString(tick * scale.perSecond, 'f', decimals) + QChar(0x2009) + scale.unit;
}

}  // namespace slicescape::ui
