// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "core/units/quantity.h"
#include "ui/charts/chart_frame.h"
#include "ui/timeline/timeline_plottables.h"
#include "ui/timeline/timeline_text.h"
#include "ui/widgets/display.h"

// The strip below the rows: what one rank holds over the step.

namespace slicescape::ui {
namespace {

constexpr double kFillShare = 0.35;  // of the activations' colour over the ground

}  // namespace

double memoryAxisValue(double bytes) {
  return memoryUnit() == MemoryUnit::Gibibytes ? bytes / static_cast<double>(gibibytes(1).value())
                                               : bytes / 1e9;
}

double MemoryPlottable::yOf(double bytes) const {
  return std::round(mValueAxis->coordToPixel(memoryAxisValue(bytes)));
}

void MemoryPlottable::draw(QCPPainter* painter) {
  if (!hasScene()) return;
  painter->save();
  painter->setClipRect(area());
  drawCurve(*painter);
  painter->restore();
  drawCapacity(*painter);
  drawPeak(*painter);
  painter->setFont(chartFont());
  painter->setPen(m_scene.theme.secondary);
  painter->drawText(
      QRectF(0, area().top() - 6, area().left() - 5, 14),
      Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
      memoryUnit() == MemoryUnit::Gibibytes ? QStringLiteral("GiB") : QStringLiteral("GB"));
}

/// One value per pixel column, the most of what happens in it: peaks of a fraction of a
/// pixel stay visible.
void MemoryPlottable::drawCurve(QPainter& painter) const {
  const Theme& t = m_scene.theme;
  const TimelineViewport& view = m_scene.viewport;
  const auto& points = m_scene.data->memory(m_scene.memoryRank).points;
  const double base = area().bottom();
  auto next = std::upper_bound(points.begin(), points.end(), view.begin(),
                               [](double time, const MemoryPoint& p) { return time < p.time; });
  Bytes held = next == points.begin() ? Bytes() : (next - 1)->bytes;
  QPainterPath outline;
  double level = yOf(static_cast<double>(held.value()));
  outline.moveTo(area().left(), level);
  const int columns = static_cast<int>(std::ceil(area().width()));
  for (int x = 0; x < columns; ++x) {
    const double until = view.timeAt(x + 1);
    Bytes most = held;
    for (; next != points.end() && next->time < until; ++next) {
      most = std::max(most, next->bytes);
      held = next->bytes;
    }
    const double y = yOf(static_cast<double>(most.value()));
    if (y == level) continue;
    outline.lineTo(area().left() + x, level);
    outline.lineTo(area().left() + x, y);
    level = y;
  }
  outline.lineTo(area().right(), level);
  QPainterPath filled = outline;
  filled.lineTo(area().right(), base);
  filled.lineTo(area().left(), base);
  const QColor colour = t.memoryColour(MemoryCategory::Activations);
  painter.setPen(Qt::NoPen);
  painter.setBrush(mixed(t.panel, colour, kFillShare));
  painter.drawPath(filled);
  // What does not change over the step: weights, optimizer states, buffers.
  const auto least = std::min_element(
      points.begin(), points.end(),
      [](const MemoryPoint& a, const MemoryPoint& b) { return a.bytes < b.bytes; });
  const double states = yOf(static_cast<double>(least->bytes.value()));
  painter.fillRect(QRectF(area().left(), states, area().width(), base - states),
                   mixed(t.panel, t.memoryColour(MemoryCategory::Buffers), kFillShare));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(t.outlineOf(colour), 1));
  painter.drawPath(outline);
}

void MemoryPlottable::drawCapacity(QPainter& painter) const {
  const StageResult& stage =
      m_scene.data->evaluation().stages[static_cast<std::size_t>(m_scene.memoryRank)];
  if (stage.capacity.value() <= 0) return;
  const double y = yOf(static_cast<double>(stage.capacity.value()));
  if (y < area().top() - 1) return;
  painter.setPen(QPen(m_scene.theme.capacityLine, 1));
  painter.drawLine(QPointF(area().left(), y), QPointF(area().right(), y));
  painter.setFont(chartFont());
  const QFontMetricsF metrics(chartFont());
  const QString text = TimelineText::tr("capacity %1").arg(display(stage.capacity));
  const double width = metrics.horizontalAdvance(text);
  // Below the line, on a ground of its own: the curve may pass there.
  const QRectF box(area().right() - width - 8, y + 1, width + 8, metrics.height());
  QColor ground = m_scene.theme.panel;
  ground.setAlpha(215);
  painter.fillRect(box, ground);
  painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
}

void MemoryPlottable::drawPeak(QPainter& painter) const {
  const Theme& t = m_scene.theme;
  const MemoryCurve& curve = m_scene.data->memory(m_scene.memoryRank);
  const double x = area().left() + std::round(m_scene.viewport.xOf(curve.peakTime));
  const double y = yOf(static_cast<double>(curve.peak.value()));
  const QString text = TimelineText::peakLabel(*m_scene.data, m_scene.memoryRank);
  const QFontMetricsF metrics(chartFont(true));
  const double width = metrics.horizontalAdvance(text) + 6;
  double left = x + 6;
  if (left + width > area().right()) left = x - 6 - width;
  left = std::clamp(left, area().left() + 2, std::max(area().right() - width, area().left() + 2));
  const double top = std::clamp(y + 4, area().top() + 1, area().bottom() - metrics.height() - 1);
  const QRectF box(left, top, width, metrics.height());
  QColor ground = t.panel;
  ground.setAlpha(215);
  painter.fillRect(box, ground);
  painter.setFont(chartFont(true));
  painter.setPen(t.text);
  painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
  if (x < area().left() || x > area().right()) return;  // the moment is out of sight
  painter.setPen(Qt::NoPen);
  painter.setBrush(t.text);
  painter.drawPolygon(QPolygonF{{x - 4, y - 6}, {x + 4, y - 6}, {x, y}});
}

}  // namespace slicescape::ui
