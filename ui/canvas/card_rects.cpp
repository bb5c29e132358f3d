// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/card_rects.h"

#include <algorithm>

#include "ui/canvas/host_facts.h"
#include "ui/canvas/host_geometry.h"
#include "ui/canvas/snap.h"
#include "ui/canvas/switch_item.h"

namespace slicescape::ui {
namespace {

constexpr double kClearance = 24;
constexpr int kRings = 12;

}  // namespace

QRectF cardRectOf(const HostGroup& group) {
  const HostGeometry geometry(group.count, hostFacts(group).devicesPerHost);
  return {QPointF(group.position.x, group.position.y), geometry.size()};
}

QRectF cardRectOf(const SwitchGroup& group) {
  return {QPointF(group.position.x, group.position.y), SwitchItem::cardSize()};
}

std::vector<QRectF> cardRectsOf(const Cluster& cluster) {
  std::vector<QRectF> rects;
  for (const HostGroup& group : cluster.hosts) rects.push_back(cardRectOf(group));
  for (const SwitchGroup& group : cluster.switches) rects.push_back(cardRectOf(group));
  return rects;
}

QRectF boundsOf(const Cluster& cluster) {
  QRectF bounds;
  for (const QRectF& rect : cardRectsOf(cluster)) bounds |= rect;
  return bounds;
}

QPointF freePlaceFor(const Cluster& fragment, const Cluster& cluster, QPointF centre) {
  const QRectF bounds = boundsOf(fragment);
  const QPointF home =
      snappedToGrid(centre - QPointF(bounds.width() / 2, bounds.height() / 2)) - bounds.topLeft();
  const std::vector<QRectF> taken = cardRectsOf(cluster);
  const auto isFree = [&](QPointF by) {
    const QRectF wanted = bounds.translated(by).adjusted(-kClearance / 2, -kClearance / 2,
                                                         kClearance / 2, kClearance / 2);
    return std::none_of(taken.begin(), taken.end(),
                        [&](const QRectF& rect) { return rect.intersects(wanted); });
  };
  const QSizeF step(bounds.width() + kClearance, bounds.height() + kClearance);
  for (int ring = 0; ring <= kRings; ++ring) {
    for (int row = -ring; row <= ring; ++row) {
      for (int column = -ring; column <= ring; ++column) {
        if (std::max(std::abs(row), std::abs(column)) != ring) continue;
        const QPointF by = home + snappedToGrid({column * step.width(), row * step.height()});
        if (isFree(by)) return by;
      }
    }
  }
  return home;
}

}  // namespace slicescape::ui
