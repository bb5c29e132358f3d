// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/row_lines.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"
#include "ui/charts/schedule_columns.h"

namespace slicescape::ui {
namespace {

constexpr double kJoinedGap = 0.25;  // px between blocks that become one

}  // namespace

RowLines::RowLines(QPainter& painter, const QRectF& row, const Theme& theme, int chunks)
    : m_painter(painter),
      m_row(row),
      m_heights(RowHeights::of(static_cast<int>(std::lround(row.height())), 1)),
      m_theme(theme),
      m_chunks(chunks) {}

RowLines::~RowLines() {
  flush();
}

QRectF RowLines::bandRect(double from, double to, Band band) const {
  double top = m_heights.top;
  double bottom = m_heights.bottom;
  if (band == Band::Upper) bottom = m_heights.middle();
  if (band == Band::Lower) top = m_heights.middle();
  if (band == Band::Strip) {
    top = m_heights.bottom + 1;
    bottom = m_heights.stripBottom;
  }
  from = std::clamp(from, 0.0, m_row.width());
  to = std::clamp(to, 0.0, m_row.width());
  return {m_row.left() + from, m_row.top() + top, to - from, bottom - top};
}

void RowLines::idle(double from, double to, IdleLook look) {
  const QRectF area = bandRect(from, to, Band::Whole);
  const QColor colour = idleColour(look, m_theme);
  switch (look) {
    case IdleLook::Link:
      m_painter.fillRect(area, colour);
      break;
    case IdleLook::Plain:
    case IdleLook::WarmUp:
      fillHatched(m_painter, area, colour);
      break;
    case IdleLook::Drain:
      fillHatched(m_painter, area, colour, Hatch::Falling);
      break;
    case IdleLook::Imbalance:
      fillHatched(m_painter, area, colour);
      fillHatched(m_painter, area, colour, Hatch::Falling);
      break;
  }
}

void RowLines::flush() {
  if (!m_pending.isSet) return;
  m_pending.isSet = false;
  const BlockLook& look = m_pending.look;
  const QRectF area = bandRect(m_pending.from, m_pending.to, look.band);
  if (area.height() <= 0) return;
  m_painter.fillRect(area, look.fill);
  if (look.pattern == Pattern::None || m_pending.to - m_pending.from < kSeparatedFrom) return;
  fillHatched(m_painter, area, look.lines,
              look.pattern == Pattern::Repeated ? Hatch::Rising : Hatch::Falling);
}

void RowLines::block(double from, double to, const BlockLook& look) {
  if (to - from >= kSeparatedFrom) {
    flush();
    from = std::round(from);
    to = std::round(to);
    // The line between wide neighbours is what is left open.
    m_pending = {from + 1, to, look, true};
    flush();
    return;
  }
  const bool joins = m_pending.isSet && m_pending.look.fill == look.fill &&
                     m_pending.look.band == look.band && from - m_pending.to < kJoinedGap;
  if (joins) {
    m_pending.to = std::max(m_pending.to, to);
    return;
  }
  flush();
  m_pending = {from, to, look, true};
}

void RowLines::label(double from, double to, const StepEvent& event, const BlockLook& look) {
  flush();
  const QRectF area = bandRect(from, to, look.band).adjusted(2, 0, -2, 0);
  const QFont font = chartFont();
  const QFontMetricsF metrics(font);
  if (area.height() < font.pixelSize() + 1) return;
  QString text = longLabel(event, m_chunks);
  if (metrics.horizontalAdvance(text) > area.width()) text = shortLabel(event);
  if (text.isEmpty() || metrics.horizontalAdvance(text) > area.width()) return;
  m_painter.setFont(font);
  m_painter.setPen(look.ink);
  m_painter.drawText(area, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
}

}  // namespace slicescape::ui
