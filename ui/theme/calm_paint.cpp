// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/calm_paint.h"

#include <QStyleOptionMenuItem>

namespace slicescape::ui {
namespace {

/// Saves and restores the painter around one shape.
class Painting {
 public:
  explicit Painting(QPainter& painter) : m_painter(painter) {
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
  }
  ~Painting() { m_painter.restore(); }
  Painting(const Painting&) = delete;
  Painting& operator=(const Painting&) = delete;

 private:
  QPainter& m_painter;
};

}  // namespace

void paintBox(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& line,
              qreal radius) {
  const Painting painting(painter);
  painter.setPen(line.alpha() == 0 ? QPen(Qt::NoPen) : QPen(line, 1));
  painter.setBrush(fill.alpha() == 0 ? QBrush(Qt::NoBrush) : QBrush(fill));
  painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

void paintField(QPainter& painter, const QRect& rect, bool enabled, bool focused) {
  const Theme& t = theme();
  paintBox(painter, rect, enabled ? t.raised : t.window, focused ? t.accent : t.hairline,
           kControlRadius);
}

void paintHandle(QPainter& painter, const QRect& rect, bool vertical, bool hovered) {
  const Theme& t = theme();
  painter.fillRect(rect, t.panel);
  const int thickness = hovered ? 3 : 1;
  QRect line = rect;
  if (vertical) {
    line.setWidth(thickness);
    line.moveLeft(rect.left() + (rect.width() - thickness) / 2);
  } else {
    line.setHeight(thickness);
    line.moveTop(rect.top() + (rect.height() - thickness) / 2);
  }
  painter.fillRect(line, hovered ? t.accent : t.hairline);
}

void paintCheck(QPainter& painter, const QRect& rect, QStyle::State state) {
  const Theme& t = theme();
  const bool enabled = state & QStyle::State_Enabled;
  const bool marked = state & (QStyle::State_On | QStyle::State_NoChange);
  const QColor fill = !marked ? t.raised : enabled ? t.accent : t.faint;
  const QColor line = state & QStyle::State_HasFocus ? t.accent : marked ? fill : t.faint;
  const QRect box = QRect(QPoint(), QSize(14, 14)).translated(rect.center() - QPoint(6, 6));
  paintBox(painter, box, fill, line, 4);
  const Painting painting(painter);
  painter.setPen(QPen(t.onAccent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const QPointF o = box.topLeft();
  if (state & QStyle::State_NoChange) {
    painter.drawLine(o + QPointF(4, 7), o + QPointF(10, 7));
  } else if (state & QStyle::State_On) {
    painter.drawPolyline(
        QPolygonF{o + QPointF(3.5, 7.2), o + QPointF(6, 9.7), o + QPointF(10.5, 4.6)});
  }
}

void paintRadio(QPainter& painter, const QRect& rect, QStyle::State state) {
  const Theme& t = theme();
  const bool on = state & QStyle::State_On;
  const QColor mark = state & QStyle::State_Enabled ? t.accent : t.faint;
  const Painting painting(painter);
  const QPointF centre = QRectF(rect).center();
  painter.setPen(QPen(on || (state & QStyle::State_HasFocus) ? mark : t.faint, 1));
  painter.setBrush(t.raised);
  painter.drawEllipse(centre, 6.5, 6.5);
  if (!on) return;
  painter.setPen(Qt::NoPen);
  painter.setBrush(mark);
  painter.drawEllipse(centre, 3.5, 3.5);
}

void paintChevron(QPainter& painter, const QRect& rect, QStyle::PrimitiveElement direction,
                  const QColor& colour) {
  const Painting painting(painter);
  painter.translate(QRectF(rect).center());
  switch (direction) {
    case QStyle::PE_IndicatorArrowUp:
      painter.rotate(180);
      break;
    case QStyle::PE_IndicatorArrowLeft:
      painter.rotate(90);
      break;
    case QStyle::PE_IndicatorArrowRight:
      painter.rotate(-90);
      break;
    default:
      break;
  }
  painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF{QPointF(-3.5, -1.6), QPointF(0, 1.9), QPointF(3.5, -1.6)});
}

int menuItemHeight(const QStyleOption* option) {
  constexpr int kItemHeight = 28;
  constexpr int kSeparatorHeight = 9;
  const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
  return item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator ? kSeparatorHeight
                                                                                  : kItemHeight;
}

}  // namespace slicescape::ui
