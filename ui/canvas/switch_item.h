// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "core/hardware/cluster.h"
#include "ui/canvas/canvas_item.h"
#include "ui/canvas/card_names.h"

namespace slicescape::ui {

/// The card of one switch group: its name, and how busy its busiest link is or, with no
/// traffic, its ports.
class SwitchItem : public CanvasItem {
  Q_DECLARE_TR_FUNCTIONS(SwitchItem)
 public:
  SwitchItem(const std::string& id, const CanvasState& state);

  static QSizeF cardSize() { return {128, 34}; }

  /// `links` are the ids of the links that end here.
  void setGroup(const SwitchGroup& group, const std::vector<std::string>& links);

  /// The name to be written beside the card while the card is too small for it.
  std::optional<CardName> nameBeside(double lod) const;

  QRectF frame() const override;
  bool isHit(QPointF scenePoint, double tolerance) const override;
  void refresh() override;
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

 private:
  SwitchGroup m_group;
  std::vector<std::string> m_links;
  QString m_title;
  QString m_detail;
  double m_utilisation = 0;
};

}  // namespace slicescape::ui
