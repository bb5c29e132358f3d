// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/status_mark.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <QPolygonF>
#include <cmath>
#include <numbers>

#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

QString say(const char* text, const char* comment = nullptr) {
  return QCoreApplication::translate("advisor", text, comment);
}

QPolygonF octagon(const QRectF& box) {
  QPolygonF corners;
  const double radius = box.width() / 2 / std::cos(std::numbers::pi / 8);
  for (int i = 0; i < 8; ++i) {
    const double angle = std::numbers::pi / 8 + i * std::numbers::pi / 4;
    corners << box.center() + QPointF(radius * std::cos(angle), radius * std::sin(angle));
  }
  return corners;
}

}  // namespace

QString statusWord(Status status) {
  switch (status) {
    case Status::Green:
      return say(QT_TRANSLATE_NOOP("advisor", "Fine"));
    case Status::Amber:
      return say(QT_TRANSLATE_NOOP("advisor", "Watch"));
    case Status::Red:
      break;
  }
  return say(QT_TRANSLATE_NOOP("advisor", "Fails"));
}

QColor statusColour(Status status) {
  return status == Status::Green   ? theme().good
         : status == Status::Amber ? theme().warning
                                   : theme().bad;
}

QColor statusWash(Status status) {
  return status == Status::Green   ? theme().goodWash
         : status == Status::Amber ? theme().warningWash
                                   : theme().badWash;
}

void paintStatusMark(QPainter* painter, const QRectF& box, Status status, const QColor& ground) {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(Qt::NoPen);
  painter->setBrush(statusColour(status));
  const QPointF middle = box.center();
  const double unit = box.width() / 14;
  if (status == Status::Green) {
    painter->drawEllipse(box);
    painter->setPen(QPen(ground, 1.6 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(
        QPolygonF({middle + QPointF(-3, 0.2) * unit, middle + QPointF(-0.8, 2.4) * unit,
                   middle + QPointF(3.2, -2.4) * unit}));
  } else if (status == Status::Amber) {
    QPainterPath triangle;
    triangle.moveTo(middle.x(), box.top());
    triangle.lineTo(box.right(), box.bottom() - unit);
    triangle.lineTo(box.left(), box.bottom() - unit);
    triangle.closeSubpath();
    painter->drawPath(triangle);
    painter->fillRect(QRectF(middle.x() - 0.75 * unit, box.top() + 5 * unit, 1.5 * unit, 4 * unit),
                      ground);
    painter->fillRect(
        QRectF(middle.x() - 0.75 * unit, box.top() + 10 * unit, 1.5 * unit, 1.5 * unit), ground);
  } else {
    painter->drawPolygon(octagon(box));
    painter->fillRect(QRectF(middle.x() - 3.5 * unit, middle.y() - unit, 7 * unit, 2 * unit),
                      ground);
  }
  painter->restore();
}

QString verdictWord(AdviceVerdict verdict) {
  switch (verdict) {
    case AdviceVerdict::Go:
      return say(QT_TRANSLATE_NOOP("advisor", "Go"));
    case AdviceVerdict::GoWithConditions:
      return say(QT_TRANSLATE_NOOP("advisor", "Go with conditions"));
    case AdviceVerdict::NotYet:
      break;
  }
  return say(QT_TRANSLATE_NOOP("advisor", "Not yet"));
}

Status statusOf(AdviceVerdict verdict) {
  return verdict == AdviceVerdict::Go                 ? Status::Green
         : verdict == AdviceVerdict::GoWithConditions ? Status::Amber
                                                      : Status::Red;
}

}  // namespace slicescape::ui
