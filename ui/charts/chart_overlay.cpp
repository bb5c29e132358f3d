// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What of a chart is not data: title, legend, hover, selection, tip, empty state.
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <array>

#include "ui/charts/chart.h"
#include "ui/charts/chart_frame.h"

namespace slicescape::ui {
namespace {

constexpr double kSidePadding = 8;
constexpr double kMostTitleIndent = 34;  // the title stands over the axis when that is near

}  // namespace

void Chart::paintFrame(QPainter& painter, const QRectF& frame, bool titled,
                       double noteInset) const {
  const Theme& t = colours();
  const QMarginsF margins = plotMargins();
  const double left = frame.left() + std::min(margins.left(), kMostTitleIndent);
  const QFontMetricsF noteMetrics(chartFont());
  const double right = frame.right() - std::max(kSidePadding, noteInset + 4);
  const double noteWidth = std::min(noteMetrics.horizontalAdvance(note()) + 1, (right - left) / 2);
  const QRectF noteArea(right - noteWidth, frame.top(), noteWidth, kChartHeaderHeight);
  painter.setFont(chartFont());
  painter.setPen(t.secondary);
  painter.drawText(noteArea,
                   Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                   noteMetrics.elidedText(note(), Qt::ElideRight, noteWidth));
  if (titled) {
    const QRectF titleArea(left, frame.top(), noteArea.left() - left - 8, kChartHeaderHeight);
    const QFontMetricsF metrics(sectionFont());
    const bool fits = metrics.horizontalAdvance(title()) <= titleArea.width();
    painter.setFont(sectionFont());
    painter.setPen(t.text);
    painter.drawText(
        titleArea, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
        metrics.elidedText(fits ? title() : narrowTitle(), Qt::ElideRight, titleArea.width()));
  }
  const std::vector<LegendEntry> entries = legend();
  const double height = legendHeight(entries, frame.width());
  paintLegend(painter,
              QRectF(frame.left() + kSidePadding, frame.bottom() - height,
                     frame.width() - kSidePadding, height),
              entries, t);
}

/// Grey sample bars between real axes and a sentence, so that an empty plan shows what
/// will stand here and why it does not yet.
void Chart::paintSample(QPainter& painter, const PlotArea& area) const {
  const Theme& t = colours();
  constexpr std::array kSamples{0.62, 0.78, 0.7, 0.55};
  for (std::size_t i = 0; i < kSamples.size(); ++i) {
    const double share = (static_cast<double>(i) + 0.25) / kSamples.size();
    const double length = kSamples[i];
    const double slot = 0.5 / kSamples.size();
    QRectF bar;
    if (area.horizontal) {
      bar = {area.rect.left(), area.rect.top() + share * area.rect.height(),
             length * area.rect.width(), slot * area.rect.height()};
    } else {
      bar = {area.rect.left() + share * area.rect.width(),
             area.rect.bottom() - length * area.rect.height(), slot * area.rect.width(),
             length * area.rect.height()};
    }
    painter.fillRect(bar, t.grid);
  }
  painter.setFont(smallFont());
  const QRectF room = area.rect.adjusted(6, 6, -6, -6);
  const int flags = Qt::AlignCenter | Qt::TextWordWrap;
  const QRectF text = painter.boundingRect(room, flags, emptyReason()).adjusted(-6, -4, 6, 4);
  painter.fillRect(text, t.panel);
  painter.setPen(t.secondary);
  painter.drawText(room, flags, emptyReason());
}

void Chart::paintOverlay(QPainter& painter) const {
  if (m_exporting || !emptyReason().isEmpty()) return;
  const Theme& t = colours();
  const PlotArea area = plotArea();
  const SelectionModel& selection = m_document->selection();
  for (int part = 0; part < partCount(); ++part) {
    const auto subject = partSubject(part);
    if (!subject) continue;
    const QRectF where = partArea(part, area);
    if (selection.hovered() == subject || part == m_part) {
      QColor wash = t.text;
      wash.setAlpha(20);
      painter.fillRect(where, wash);
    }
    if (selection.isSelected(*subject)) {
      painter.setPen(QPen(t.accent, 1, Qt::DashLine));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(where.adjusted(0.5, 0.5, -1.5, -1.5));
    }
  }
  paintMarks(painter, area);
  if (m_dimmed) {
    QColor veil = t.panel;
    veil.setAlpha(110);
    painter.fillRect(area.rect.adjusted(-200, -40, 200, 40), veil);
  }
  if (m_part < 0 || m_part >= partCount()) return;
  painter.setPen(QPen(t.secondary, 1, Qt::DotLine));
  if (area.rect.contains(m_pointer)) {
    if (area.horizontal) {
      painter.drawLine(QPointF(m_pointer.x(), area.rect.top()),
                       QPointF(m_pointer.x(), area.rect.bottom()));
    } else {
      painter.drawLine(QPointF(area.rect.left(), m_pointer.y()),
                       QPointF(area.rect.right(), m_pointer.y()));
    }
  }
  const QRectF bounds(0, 0, width(), area.rect.bottom() + plotMargins().bottom());
  paintTip(painter, partText(m_part, m_pointer, area), m_pointer, bounds, area.rect, t);
}

int Chart::partAt(const QPointF& position) const {
  const PlotArea area = plotArea();
  for (int part = 0; part < partCount(); ++part) {
    if (partArea(part, area).contains(position)) return part;
  }
  return -1;
}

void Chart::setCurrentPart(int part, const QPointF& position) {
  m_part = part;
  m_pointer = position;
  const auto subject = part < 0 ? std::nullopt : partSubject(part);
  pointedAt(part < 0 ? std::nullopt : std::optional(position), plotArea());
  if (m_document->selection().hovered() == subject) {
    replotOverlay();  // the tip moves inside the same part
  } else {
    m_document->selection().setHovered(subject);
  }
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
  const QPointF position = event->position() - QPointF(0, kChartHeaderHeight);
  const int part = emptyReason().isEmpty() ? partAt(position) : -1;
  if (part < 0 && m_part < 0) return;
  setCurrentPart(part, position);
}

void Chart::mousePressEvent(QMouseEvent* event) {
  emit activated();
  if (event->button() != Qt::LeftButton || m_part < 0) return;
  const auto subject = partSubject(m_part);
  if (!subject) return;
  if (event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) {
    m_document->selection().toggle(*subject);
  } else {
    m_document->selection().select(*subject);
  }
}

void Chart::enterEvent(QEnterEvent* event) {
  QWidget::enterEvent(event);
  m_menuButton->show();
  update(0, 0, width(), kChartHeaderHeight);
  emit activated();
}

void Chart::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  m_menuButton->setVisible(hasFocus());
  update(0, 0, width(), kChartHeaderHeight);
  if (m_part >= 0) setCurrentPart(-1, {});
}

void Chart::keyPressEvent(QKeyEvent* event) {
  emit activated();
  const int count = emptyReason().isEmpty() ? partCount() : 0;
  int part = m_part;
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
      part = std::max(m_part - 1, 0);
      break;
    case Qt::Key_Right:
    case Qt::Key_Down:
      part = std::min(m_part + 1, count - 1);
      break;
    case Qt::Key_Home:
      part = 0;
      break;
    case Qt::Key_End:
      part = count - 1;
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (m_part >= 0 && partSubject(m_part)) m_document->selection().select(*partSubject(m_part));
      return;
    case Qt::Key_Escape:
      if (m_part >= 0) return setCurrentPart(-1, {});
      return QWidget::keyPressEvent(event);
    default:
      if (event->matches(QKeySequence::Copy)) return copyImage();
      return QWidget::keyPressEvent(event);
  }
  if (count > 0) setCurrentPart(part, partArea(part, plotArea()).center());
}

void Chart::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  m_menuButton->show();
  update();
  emit activated();
}

void Chart::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  m_menuButton->setVisible(underMouse());
  if (m_part >= 0 && !underMouse()) setCurrentPart(-1, {});
  update();
}

}  // namespace slicescape::ui
