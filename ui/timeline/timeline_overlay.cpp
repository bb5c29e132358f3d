// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_legend.h"
#include "ui/timeline/timeline_plottables.h"
#include "ui/widgets/display.h"

// What follows the pointer: hover, selection, crosshair, range, tip.

namespace slicescape::ui {
namespace {

constexpr int kHoverWash = 18;  // alpha
constexpr int kRangeWash = 34;
constexpr int kStaleVeil = 110;

}  // namespace

void OverlayPlottable::draw(QCPPainter* painter) {
  if (!hasScene() || m_scene.exporting) return;
  painter->save();
  painter->setClipRect(area());
  drawRanks(*painter);
  drawMicroBatch(*painter);
  painter->restore();
  drawRange(*painter);
  drawMoment(*painter);
  if (m_dimmed) {
    QColor veil = m_scene.theme.panel;
    veil.setAlpha(kStaleVeil);
    painter->fillRect(QRectF(mParentPlot->viewport()), veil);
  }
  const QRectF bounds(mParentPlot->viewport());
  paintTip(*painter, m_tip, m_tipPosition, bounds, bounds.adjusted(area().left(), 0, 0, 0),
           m_scene.theme);
}

void OverlayPlottable::drawRanks(QPainter& painter) const {
  const Theme& t = m_scene.theme;
  const TimelineViewport& view = m_scene.viewport;
  for (int rank = view.firstRank(); rank <= view.lastRank(); ++rank) {
    const QRectF row = view.rowRect(rank).translated(area().topLeft());
    const Subject subject = stageSubject(rank);
    if (m_selection.hovered() == subject && !m_scene.hovered) {
      QColor wash = t.text;
      wash.setAlpha(kHoverWash);
      painter.fillRect(row, wash);
    }
    if (m_selection.isSelected(subject)) {
      painter.setPen(QPen(t.accent, 1, Qt::DashLine));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(row.adjusted(0.5, 0.5, -1.5, -1.5));
    }
  }
}

void OverlayPlottable::drawMicroBatch(QPainter& painter) const {
  const Theme& t = m_scene.theme;
  const TimelineViewport& view = m_scene.viewport;
  const auto outline = [&](const StepEvent& event, const QColor& colour, int width) {
    const QRectF rect = m_scene.rectOf(event).translated(area().topLeft());
    painter.setPen(QPen(colour, width));
    painter.setBrush(Qt::NoBrush);
    const double inset = width / 2.0;
    painter.drawRect(rect.adjusted(inset, inset, -inset, -inset));
  };
  const StepEvent* hovered = m_scene.hovered ? m_scene.data->find(*m_scene.hovered) : nullptr;
  const int pointed = hovered != nullptr ? hovered->microBatch : -1;
  const int marked = m_scene.microBatch.value_or(-1);
  if (pointed >= 0 || marked >= 0) {
    const double from = view.begin();
    const double to = from + view.span();
    for (int rank = view.firstRank(); rank <= view.lastRank(); ++rank) {
      const auto& body = m_scene.data->row(rank).body;
      const auto begin = std::partition_point(body.begin(), body.end(),
                                              [from](const StepEvent& e) { return e.end <= from; });
      for (auto block = begin; block != body.end() && block->start < to; ++block) {
        if (block->microBatch < 0) continue;
        if (block->microBatch != pointed && block->microBatch != marked) continue;
        outline(*block, t.text, 1);
      }
    }
  }
  if (hovered != nullptr) outline(*hovered, t.text, 2);
  if (m_scene.current) {
    if (const StepEvent* current = m_scene.data->find(*m_scene.current)) {
      outline(*current, t.panel, 4);
      outline(*current, t.accent, 3);
    }
  }
}

void OverlayPlottable::drawPill(QPainter& painter, double x, const QString& text,
                                const QColor& fill, const QColor& ink) const {
  painter.setFont(chartFont());
  const QFontMetricsF metrics(chartFont());
  const double width = metrics.horizontalAdvance(text) + 10;
  QRectF pill(x - width / 2, area().top() - metrics.height() - 4, width, metrics.height() + 2);
  pill.moveLeft(
      std::clamp(pill.left(), area().left(), std::max(area().right() - width, area().left())));
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.drawRoundedRect(pill, 3, 3);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(ink);
  painter.drawText(pill, Qt::AlignCenter | Qt::TextDontClip, text);
}

void OverlayPlottable::drawRange(QPainter& painter) const {
  if (!m_scene.range) return;
  const Theme& t = m_scene.theme;
  const double left = area().left() + m_scene.viewport.xOf(m_scene.range->from);
  const double right = area().left() + m_scene.viewport.xOf(m_scene.range->to);
  const double from = std::clamp(std::round(left), area().left(), area().right());
  const double to = std::clamp(std::round(right), area().left(), area().right());
  const double bottom = m_memory->rect().bottom();
  QColor wash = t.accent;
  wash.setAlpha(kRangeWash);
  painter.fillRect(QRectF(from, area().top(), to - from, bottom - area().top()), wash);
  painter.setPen(QPen(t.accent, 1));
  painter.drawLine(QPointF(from, area().top() - 6), QPointF(from, bottom));
  painter.drawLine(QPointF(to, area().top() - 6), QPointF(to, bottom));
  drawPill(painter, (from + to) / 2, display(Seconds(m_scene.range->length())), t.accent,
           t.onAccent);
}

void OverlayPlottable::drawMoment(QPainter& painter) const {
  if (!m_scene.moment) return;
  const Theme& t = m_scene.theme;
  const double x = area().left() + std::round(m_scene.viewport.xOf(*m_scene.moment));
  if (x < area().left() || x > area().right()) return;
  painter.setPen(QPen(t.secondary, 1, Qt::DotLine));
  painter.drawLine(QPointF(x, area().top()), QPointF(x, m_memory->rect().bottom()));
  if (!m_scene.range) drawPill(painter, x, display(Seconds(*m_scene.moment)), t.text, t.panel);
}

}  // namespace slicescape::ui
