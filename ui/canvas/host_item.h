// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

#include "core/hardware/cluster.h"
#include "ui/canvas/canvas_item.h"
#include "ui/canvas/card_names.h"
#include "ui/canvas/device_painter.h"
#include "ui/canvas/device_stages.h"
#include "ui/canvas/host_facts.h"
#include "ui/canvas/host_geometry.h"

namespace slicescape::ui {

/// The card of one host group: name and count, stage pills, every GPU, memory of the
/// worst GPU and the NICs. One item whatever the count.
class HostItem : public CanvasItem {
  Q_DECLARE_TR_FUNCTIONS(HostItem)
 public:
  HostItem(const std::string& id, const CanvasState& state);

  /// Takes over what changed of the group; repaints only then.
  void setGroup(const HostGroup& group, const std::vector<Tenant>& tenants);
  void setStages(const GroupStages& stages);
  const GroupStages& stages() const { return m_stages; }
  const HostGeometry& geometry() const { return m_geometry; }

  /// The GPU under a scene point.
  std::optional<DevicePlace> deviceAt(QPointF scenePoint) const;
  /// The stage of a GPU; −1 when it is idle.
  int stageOf(DevicePlace place) const;
  /// The name to be written beside the card while its header is too small for it.
  std::optional<CardName> nameBeside(double lod) const;

  QRectF frame() const override;
  bool isHit(QPointF scenePoint, double tolerance) const override;
  void refresh() override;
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

 private:
  struct Pill {
    QString text;
    QColor colour;
  };
  void rebuildStyles();
  void rebuildPills();
  void paintHeader(QPainter* painter, double lod) const;
  void paintFooter(QPainter* painter, double lod) const;
  double pillPixels(double lod) const;
  /// What the pills leave of the header.
  QRectF titleRoom(double lod) const;

  HostGroup m_group;
  HostFacts m_facts;
  HostGeometry m_geometry;
  GroupStages m_stages;
  std::vector<BlockedHosts> m_blocked;
  std::vector<CellStyle> m_styles;
  std::vector<Pill> m_pills;
  QString m_title;
  QString m_shortCount;
  QString m_memory;
  QString m_ports;
  bool m_overCapacity = false;
};

}  // namespace slicescape::ui
