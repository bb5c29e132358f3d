// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_painter.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"

namespace slicescape::ui {
namespace {

constexpr double kBarShare = 0.62;   // of its slot
constexpr double kMostUpright = 46;  // px; wide slots do not make fat bars
constexpr double kMostHorizontal = 16;
constexpr double kLabelGap = 4;
constexpr double kDetailFromSlot = 34;  // px of slot height that leave room for details

}  // namespace

QRectF BarPainter::slotOf(const PlotArea& area, int index, std::size_t count) {
  const double n = static_cast<double>(std::max<std::size_t>(count, 1));
  const QRectF& r = area.rect;
  if (area.horizontal) {
    return {r.left(), r.top() + index * r.height() / n, r.width(), r.height() / n};
  }
  return {r.left() + index * r.width() / n, r.top(), r.width() / n, r.height()};
}

double BarPainter::thickness(const QRectF& slot) const {
  const double room = m_area.horizontal ? slot.height() : slot.width();
  const double most = m_area.horizontal ? kMostHorizontal : kMostUpright;
  return std::max(std::min(room * kBarShare, most), 1.0);
}

QRectF BarPainter::extent(const QRectF& slot, double from, double to) const {
  const double thick = std::round(thickness(slot));
  const double a = std::round(m_area.pixelOf(from));
  const double b = std::round(m_area.pixelOf(to));
  if (m_area.horizontal) return {a, std::round(slot.center().y() - thick / 2), b - a, thick};
  return {std::round(slot.center().x() - thick / 2), b, thick, a - b};
}

void BarPainter::paint(QPainter& painter, const std::vector<Bar>& bars) const {
  for (std::size_t i = 0; i < bars.size(); ++i) {
    paintSegments(painter, bars[i], slotOf(m_area, static_cast<int>(i), bars.size()));
  }
  paintLimits(painter, bars);
  paintNames(painter, bars);
  paintLabels(painter, bars);
}

void BarPainter::paintSegments(QPainter& painter, const Bar& bar, const QRectF& slot) const {
  for (const BarSegment& segment : bar.segments) {
    if (!(segment.to > segment.from)) continue;
    QRectF body = extent(slot, segment.from, segment.to);
    if (segment.idle) {
      fillHatched(painter, body, m_theme.idle);
      painter.setPen(QPen(m_theme.idle, 1));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(body.adjusted(0.5, 0.5, -0.5, -0.5));
      continue;
    }
    painter.fillRect(body, segment.fill);
    // Neighbours are told apart by a line of panel colour, not by their colours alone.
    if (m_area.horizontal && body.width() > 2) {
      painter.fillRect(QRectF(body.right() - 1, body.top(), 1, body.height()), m_theme.panel);
    } else if (!m_area.horizontal && body.height() > 2) {
      painter.fillRect(QRectF(body.left(), body.top(), body.width(), 1), m_theme.panel);
    }
  }
  if (bar.overLimit && bar.limit) {
    const QRectF over = extent(slot, *bar.limit, bar.end());
    fillHatched(painter, over, m_theme.panel, Hatch::Falling);
    painter.setPen(QPen(m_theme.bad, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(extent(slot, 0, bar.end()));
  }
  if (bar.ghost && bar.ghost->second > bar.ghost->first) {
    const double reach =
        m_area.horizontal ? 2 : std::clamp((slot.width() - thickness(slot)) / 2 - 1, 0.0, 4.0);
    const QRectF body = extent(slot, bar.ghost->first, bar.ghost->second);
    painter.setPen(QPen(m_theme.secondary, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(m_area.horizontal ? body.adjusted(0.5, -reach - 0.5, -0.5, reach + 0.5)
                                       : body.adjusted(-reach - 0.5, 0.5, reach + 0.5, -0.5));
  }
}

/// One line over neighbours with the same capacity, a step where it changes.
void BarPainter::paintLimits(QPainter& painter, const std::vector<Bar>& bars) const {
  for (std::size_t i = 0; i < bars.size(); ++i) {
    if (!bars[i].limit) continue;
    const QRectF slot = slotOf(m_area, static_cast<int>(i), bars.size());
    const double at = std::round(m_area.pixelOf(*bars[i].limit));
    painter.fillRect(QRectF(slot.left(), at - 1, slot.width() + 1, 2), m_theme.capacityLine);
  }
}

void BarPainter::paintNames(QPainter& painter, const std::vector<Bar>& bars) const {
  double free = -1e9;  // where the next name may begin
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const Bar& bar = bars[i];
    const QRectF slot = slotOf(m_area, static_cast<int>(i), bars.size());
    const QFont font = chartFont(bar.emphasised);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(bar.nameColour);
    if (m_area.horizontal) {
      if (slot.top() < free) continue;
      free = slot.center().y() + metrics.height() / 2;
      const QRectF text(0, slot.top(), m_area.rect.left() - 8, slot.height());
      painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
                       metrics.elidedText(bar.name, Qt::ElideRight, text.width()));
      if (bar.detail.isEmpty() || slot.height() < kDetailFromSlot) continue;
      painter.setFont(chartFont());
      painter.setPen(m_theme.secondary);
      const QRectF below(m_area.rect.left() + 4,
                         slot.center().y() + thickness(slot) / 2 + kLabelGap, m_area.rect.width(),
                         metrics.height());
      painter.drawText(below, Qt::AlignLeft | Qt::AlignTop | Qt::TextDontClip, bar.detail);
    } else {
      const double width = metrics.horizontalAdvance(bar.name);
      const double left = slot.center().x() - width / 2;
      if (left < free) continue;
      free = left + width + kLabelGap;
      painter.drawText(QPointF(left, m_area.rect.bottom() + metrics.ascent() + 4), bar.name);
    }
  }
}

/// Labels never overlap: where bars are narrow only some are written, those of emphasised
/// bars first.
void BarPainter::paintLabels(QPainter& painter, const std::vector<Bar>& bars) const {
  std::vector<QRectF> taken;
  for (const bool emphasised : {true, false}) {
    for (std::size_t i = 0; i < bars.size(); ++i) {
      const Bar& bar = bars[i];
      if (bar.label.isEmpty() || bar.emphasised != emphasised) continue;
      const QFont font = chartFont(bar.emphasised);
      const QFontMetricsF metrics(font);
      const QRectF slot = slotOf(m_area, static_cast<int>(i), bars.size());
      QRectF text = labelArea(bar, slot, metrics);
      // Beside a higher bar the label moves over the lower one on the other side.
      const double spare = m_area.horizontal ? 0 : (text.width() - thickness(slot)) / 2;
      for (const double shift : {0.0, spare, -spare}) {
        const QRectF candidate = text.translated(shift, 0);
        if (coversNeighbour(bars, i, candidate)) continue;
        text = candidate;
        break;
      }
      const QRectF room = text.adjusted(-kLabelGap / 2, 0, kLabelGap / 2, 0);
      const auto hits = [&room](const QRectF& other) { return other.intersects(room); };
      if (std::any_of(taken.begin(), taken.end(), hits)) continue;
      if (!emphasised && coversNeighbour(bars, i, text)) continue;
      taken.push_back(room);
      // A label on the capacity line is read against the panel, not against the line.
      if (bar.limit &&
          std::abs(m_area.pixelOf(*bar.limit) - text.center().y()) < text.height() / 2 + 2) {
        painter.fillRect(text, m_theme.panel);
      }
      painter.setFont(font);
      painter.setPen(bar.overLimit ? m_theme.bad : m_theme.secondary);
      painter.drawText(text, Qt::AlignCenter | Qt::TextDontClip, bar.label);
    }
  }
}

/// A label wider than its bar must not lie on a higher bar beside it.
bool BarPainter::coversNeighbour(const std::vector<Bar>& bars, std::size_t index,
                                 const QRectF& label) const {
  if (m_area.horizontal) return false;
  for (std::size_t other = index < 2 ? 0 : index - 2; other < bars.size() && other <= index + 2;
       ++other) {
    const QRectF slot = slotOf(m_area, static_cast<int>(other), bars.size());
    if (other != index && extent(slot, 0, bars[other].end()).intersects(label)) return true;
  }
  return false;
}

QRectF BarPainter::labelArea(const Bar& bar, const QRectF& slot,
                             const QFontMetricsF& metrics) const {
  const double reach = m_area.pixelOf(std::max(bar.end(), bar.ghost ? bar.ghost->second : 0.0));
  const double width = metrics.horizontalAdvance(bar.label);
  const double height = metrics.height();
  if (m_area.horizontal) return {reach + 6, slot.center().y() - height / 2, width, height};
  const double left = std::clamp(slot.center().x() - width / 2, m_area.rect.left(),
                                 std::max(m_area.rect.right() - width, m_area.rect.left()));
  return {left, reach - height - 2, width, height};
}

}  // namespace slicescape::ui
