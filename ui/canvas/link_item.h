// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPainterPath>
#include <QPolygonF>
#include <QString>

#include "core/hardware/cluster.h"
#include "ui/canvas/canvas_item.h"

namespace slicescape::ui {

/// One bundle of equal cables as a curved ribbon: width by bandwidth, colour by use.
/// The hottest link of the plan stands out in every overlay; selected and hovered links
/// say their rate, direction and load.
class LinkItem : public CanvasItem {
  Q_DECLARE_TR_FUNCTIONS(LinkItem)
 public:
  LinkItem(const std::string& id, const CanvasState& state);

  /// `fromName` and `toName` are for the label.
  void setLink(const Link& link, const QString& fromName, const QString& toName);
  /// The cards at both ends, in scene coordinates.
  void setEnds(const QRectF& from, const QRectF& to);

  QRectF frame() const override { return m_path.boundingRect(); }
  bool isHit(QPointF scenePoint, double tolerance) const override;
  /// True when the ribbon crosses or lies in the rectangle.
  bool touches(const QRectF& sceneRect) const;
  bool isInside(const QRectF& sceneRect) const;
  void refresh() override;
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;
  /// The label of a selected or hovered link, over everything else.
  void paintLabel(QPainter* painter, double lod) const;
  const QPainterPath& path() const { return m_path; }

 private:
  Link m_link;
  QString m_fromName;
  QString m_toName;
  QRectF m_fromRect;
  QRectF m_toRect;
  QPainterPath m_path;
  QPolygonF m_polyline;  ///< the path flattened once, for hits
  QString m_label;
  QString m_detail;
  QColor m_colour;
  double m_pixels = 4;
};

/// The curve between two cards: leaves and enters at right angles, from the sides that
/// face each other.
QPainterPath linkPath(const QRectF& from, const QRectF& to);

}  // namespace slicescape::ui
