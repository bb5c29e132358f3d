// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsScene>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/plan/plan.h"
#include "ui/canvas/canvas_item.h"
#include "ui/canvas/cluster_edits.h"
#include "ui/canvas/host_item.h"
#include "ui/canvas/link_item.h"
#include "ui/canvas/switch_item.h"

namespace slicescape::ui {

/// What lies under a point.
struct CanvasHit {
  Subject subject;
  std::optional<DevicePlace> device;  ///< the GPU, when the point is on one
  int stage = -1;                     ///< its stage; −1 when idle or no GPU
};

/// The drawn cluster: one item per host group, switch group and link bundle, found by
/// id. A plan is taken over by difference, so a drag touches the moved items only.
class CanvasScene : public QGraphicsScene {
  Q_OBJECT
 public:
  explicit CanvasScene(QObject* parent = nullptr);
  ~CanvasScene() override;

  void setPlan(const Plan& plan);
  /// `plan` is the plan that was evaluated: placement refers to its host groups by index.
  void setEvaluation(const Plan& plan, std::shared_ptr<const Evaluation> evaluation);
  void setOverlay(CanvasOverlay overlay);
  /// The axis that the links overlay is about; nothing = all together.
  void setLinkAxis(std::optional<Axis> axis);
  CanvasOverlay overlay() const { return m_state.overlay; }
  /// The hosts that the gang would take, by host group; painted in the gang overlay.
  void setGang(std::map<std::string, std::vector<GangHosts>> hosts, bool fitsNow);
  /// Stages outlined on every card and links that carry a label.
  void setHighlights(std::set<int> stages, std::set<Subject> links);
  /// New language, units or theme.
  void refreshAll();

  std::optional<CanvasHit> hitAt(QPointF p, double tolerance) const;
  /// Frame of an object in scene coordinates; null for unknown ones.
  QRectF rectOf(const Subject& subject) const;
  QPainterPath pathOf(const Subject& link) const;
  /// Objects wholly inside, or touched by, a rectangle.
  Subjects objectsIn(const QRectF& rect, bool touched) const;
  /// Hosts and switches from top to bottom and left to right, then links.
  std::vector<Subject> readingOrder() const;
  QRectF contentBounds() const;
  bool isEmpty() const { return m_hosts.empty() && m_switches.empty(); }
  int objectCount() const { return int(m_hosts.size() + m_switches.size() + m_links.size()); }
  int stageOf(const std::string& hostId, DevicePlace place) const;
  /// Host groups that hold a stage.
  std::vector<std::string> hostsOfStage(int stage) const;
  /// Labels of highlighted links; of all used links in the links overlay.
  void paintLinkLabels(QPainter* painter, double lod, const QRectF& exposed) const;
  /// Names of the cards that are drawn too small to hold them.
  std::vector<PlacedName> namesBeside(double lod) const;
  void paintNames(QPainter* painter, double lod) const;
  /// One filled rectangle per object, for the minimap.
  struct Blot {
    QRectF rect;
    QColor colour;
  };
  std::vector<Blot> blots() const;

 private:
  template <class Item, class Group>
  void keepOnly(std::map<std::string, std::unique_ptr<Item>>& items,
                const std::vector<Group>& groups);

  CanvasState m_state;
  std::map<std::string, GroupStages> m_stages;
  std::map<std::string, std::unique_ptr<HostItem>> m_hosts;
  std::map<std::string, std::unique_ptr<SwitchItem>> m_switches;
  std::map<std::string, std::unique_ptr<LinkItem>> m_links;
};

}  // namespace slicescape::ui
