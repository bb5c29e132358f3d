// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/link_item.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>
#include <cmath>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kSegments = 24;
constexpr double kHalfScreenPixels = 8;  ///< thickest ribbon, for the bounding rectangle
constexpr double kWarmUtilisation = 0.5;
constexpr double kHotUtilisation = 0.8;

/// Ribbon width on screen: 2 px at 25 GB/s in total, one more per doubling, 8 at most.
double ribbonPixels(const Link& link) {
  const double rate = link.bandwidth.value() * std::max(1, link.perHost);
  return std::clamp(2 + std::log2(std::max(1.0, rate / 25e9)), 2.0, 8.0);
}

double distanceToSegment(QPointF p, QPointF a, QPointF b) {
  const QPointF along = b - a;
  const double length = QPointF::dotProduct(along, along);
  const double t =
      length > 0 ? std::clamp(QPointF::dotProduct(p - a, along) / length, 0.0, 1.0) : 0;
  return QLineF(p, a + along * t).length();
}

}  // namespace

QPainterPath linkPath(const QRectF& from, const QRectF& to) {
  const QPointF a = from.center();
  const QPointF b = to.center();
  QPainterPath path;
  if (from == to) {  // a mesh inside one group: a loop on its right side
    const QPointF top(from.right(), a.y() - from.height() * 0.2);
    const QPointF bottom(from.right(), a.y() + from.height() * 0.2);
    path.moveTo(top);
    path.cubicTo(top + QPointF(40, 0), bottom + QPointF(40, 0), bottom);
    return path;
  }
  const bool apartVertically = from.bottom() < to.top() || to.bottom() < from.top();
  QPointF start, end, reach;
  if (apartVertically) {
    const bool up = b.y() < a.y();
    start = {a.x(), up ? from.top() : from.bottom()};
    end = {b.x(), up ? to.bottom() : to.top()};
    reach = {0, (end.y() - start.y()) / 2};
  } else {
    const bool left = b.x() < a.x();
    start = {left ? from.left() : from.right(), a.y()};
    end = {left ? to.right() : to.left(), b.y()};
    reach = {(end.x() - start.x()) / 2, 0};
  }
  path.moveTo(start);
  path.cubicTo(start + reach, end - reach, end);
  return path;
}

LinkItem::LinkItem(const std::string& id, const CanvasState& state)
    : CanvasItem({SubjectKind::Link, id}, state) {}

void LinkItem::setLink(const Link& link, const QString& fromName, const QString& toName) {
  if (link == m_link && fromName == m_fromName && toName == m_toName) return;
  m_link = link;
  m_fromName = fromName;
  m_toName = toName;
  refresh();
}

void LinkItem::setEnds(const QRectF& from, const QRectF& to) {
  if (from == m_fromRect && to == m_toRect) return;
  prepareGeometryChange();
  m_fromRect = from;
  m_toRect = to;
  m_path = linkPath(from, to);
  m_polyline.clear();
  for (int i = 0; i <= kSegments; ++i) m_polyline << m_path.pointAtPercent(double(i) / kSegments);
}

bool LinkItem::isHit(QPointF scenePoint, double tolerance) const {
  const QRectF reach = frame().adjusted(-tolerance, -tolerance, tolerance, tolerance);
  if (!reach.contains(scenePoint)) return false;
  for (int i = 1; i < m_polyline.size(); ++i) {
    if (distanceToSegment(scenePoint, m_polyline[i - 1], m_polyline[i]) <= tolerance) return true;
  }
  return false;
}

bool LinkItem::touches(const QRectF& sceneRect) const {
  if (!frame().adjusted(-1, -1, 1, 1).intersects(sceneRect)) return false;
  return std::any_of(m_polyline.begin(), m_polyline.end(),
                     [&](QPointF p) { return sceneRect.contains(p); }) ||
         m_path.intersects(sceneRect);
}

bool LinkItem::isInside(const QRectF& sceneRect) const {
  // Not contains(frame()): the frame of a straight link has no area.
  return sceneRect.contains(frame().topLeft()) && sceneRect.contains(frame().bottomRight());
}

void LinkItem::refresh() {
  m_pixels = ribbonPixels(m_link);
  const auto load = state().loads.find(m_link.id);
  const bool oneAxis = state().overlay == CanvasOverlay::Links && state().linkAxis.has_value();
  double utilisation = 0;
  if (load != state().loads.end()) {
    utilisation = oneAxis ? load->second.byAxis[static_cast<std::size_t>(*state().linkAxis)]
                          : load->second.utilisation;
  }
  const bool hottest = !oneAxis && state().hottestLinks.contains(m_link.id);
  m_colour = theme().neutralLink;
  if (hottest || state().overlay == CanvasOverlay::Links) {
    if (utilisation >= kHotUtilisation) {
      m_colour = theme().bad;
    } else if (utilisation >= kWarmUtilisation || hottest) {
      m_colour = theme().warning;
    } else if (utilisation > 0) {
      m_colour = theme().good;
    }
  }
  m_label = tr("%1 ⇄ %2").arg(m_fromName, m_toName);
  const QString rate = tr("%1 × %2 each way", "cables × line rate")
                           .arg(displayCount(m_link.perHost), displayLineRate(m_link.bandwidth));
  if (utilisation <= 0) {
    m_detail = rate;
  } else if (oneAxis) {
    m_detail = tr("%1 · %2 busy (%3)")
                   .arg(rate, displayShare(utilisation, 0),
                        QString::fromStdString(std::string(axisName(*state().linkAxis))).toUpper());
  } else if (load->second.hottestAxis.empty()) {
    m_detail = tr("%1 · %2 busy").arg(rate, displayShare(utilisation, 0));
  } else {
    m_detail = tr("%1 · %2 busy (%3)")
                   .arg(rate, displayShare(utilisation, 0),
                        QString::fromStdString(load->second.hottestAxis).toUpper());
  }
  update();
}

QRectF LinkItem::boundingRect() const {
  // The pen is cosmetic: at the smallest zoom (5 %) half of it is 20 times as wide here.
  constexpr double kReach = kHalfScreenPixels * 20;
  return frame().adjusted(-kReach, -kReach, kReach, kReach);
}

void LinkItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  const double lod =
      QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
  const double pixels = std::max(1.0, m_pixels * std::min(1.0, 0.35 + 0.65 * lod));
  painter->setRenderHint(QPainter::Antialiasing, pixels > 1);
  QPen pen(m_colour, pixels, Qt::SolidLine, Qt::FlatCap);
  pen.setCosmetic(true);
  painter->setPen(pen);
  painter->setBrush(Qt::NoBrush);
  painter->drawPath(m_path);
}

void LinkItem::paintLabel(QPainter* painter, double lod) const {
  const QPointF at = m_path.pointAtPercent(0.5);
  const QFont strong = canvasFont(11, QFont::DemiBold);
  const QFont plain = canvasFont(11);
  const double width = std::max(QFontMetricsF(strong).horizontalAdvance(m_label),
                                QFontMetricsF(plain).horizontalAdvance(m_detail)) +
                       16;
  painter->save();
  painter->translate(at);
  painter->scale(1 / lod, 1 / lod);
  const QRectF box(-width / 2, -19, width, 38);
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(theme().hairline, 0));
  painter->setBrush(theme().raised);
  painter->drawRoundedRect(box, 4, 4);
  painter->setPen(theme().text);
  painter->setFont(strong);
  painter->drawText(box.adjusted(8, 3, -8, -19), Qt::AlignCenter | Qt::TextSingleLine, m_label);
  painter->setFont(plain);
  painter->setPen(theme().secondary);
  painter->drawText(box.adjusted(8, 18, -8, -3), Qt::AlignCenter | Qt::TextSingleLine, m_detail);
  painter->restore();
}

}  // namespace slicescape::ui
