// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_scene.h"

#include <QPainter>
#include <algorithm>

#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

/// A fixed, roomy rectangle: a scene rectangle that follows the content makes the
/// scroll position jump while something is dragged.
constexpr QRectF kSceneRect(-60000, -60000, 120000, 120000);

/// A link that is idle most of the step is nobody's bottleneck and is not called out.
constexpr double kBusyShare = 0.1;
/// Equal links carry equal loads up to rounding.
constexpr double kAsHotAs = 0.999;

template <class Items>
auto* itemOf(const Items& items, const std::string& id) {
  const auto found = items.find(id);
  return found == items.end() ? nullptr : found->second.get();
}

}  // namespace

CanvasScene::CanvasScene(QObject* parent) : QGraphicsScene(kSceneRect, parent) {
  setItemIndexMethod(NoIndex);
}

CanvasScene::~CanvasScene() = default;

template <class Item, class Group>
void CanvasScene::keepOnly(std::map<std::string, std::unique_ptr<Item>>& items,
                           const std::vector<Group>& groups) {
  std::set<std::string> wanted;
  for (const Group& group : groups) wanted.insert(group.id);
  for (auto item = items.begin(); item != items.end();) {
    if (wanted.contains(item->first)) {
      ++item;
    } else {
      removeItem(item->second.get());
      item = items.erase(item);
    }
  }
  for (const std::string& id : wanted) {
    auto& item = items[id];
    if (item) continue;
    item = std::make_unique<Item>(id, m_state);
    addItem(item.get());
  }
}

void CanvasScene::setPlan(const Plan& plan) {
  const Cluster& cluster = *plan.cluster;
  keepOnly(m_hosts, cluster.hosts);
  keepOnly(m_switches, cluster.switches);
  keepOnly(m_links, cluster.links);

  std::map<std::string, std::vector<std::string>> linksAt;
  for (const Link& link : cluster.links) {
    linksAt[link.from].push_back(link.id);
    linksAt[link.to].push_back(link.id);
  }
  for (const HostGroup& group : cluster.hosts) m_hosts[group.id]->setGroup(group, cluster.tenants);
  for (const SwitchGroup& group : cluster.switches) {
    m_switches[group.id]->setGroup(group, linksAt[group.id]);
  }
  const auto endOf = [&](const std::string& id) {
    if (const HostItem* host = itemOf(m_hosts, id)) return host->frame();
    const SwitchItem* group = itemOf(m_switches, id);
    return group ? group->frame() : QRectF();
  };
  const auto nameAt = [&](const std::string& id) {
    if (const HostGroup* host = cluster.host(id)) return displayName(*host);
    return QString::fromStdString(nameOf(cluster, {SubjectKind::Switch, id}));
  };
  for (const Link& link : cluster.links) {
    LinkItem& item = *m_links[link.id];
    const QRectF from = endOf(link.from);
    const QRectF to = endOf(link.to);
    item.setVisible(!from.isNull() && !to.isNull());
    item.setEnds(from, to);
    item.setLink(link, nameAt(link.from), nameAt(link.to));
  }
}

void CanvasScene::setEvaluation(const Plan& plan, std::shared_ptr<const Evaluation> evaluation) {
  m_state.evaluation = std::move(evaluation);
  m_state.loads.clear();
  m_state.hottestLinks.clear();
  m_stages.clear();
  if (m_state.evaluation) {
    double hottest = 0;
    for (const LinkLoad& load : m_state.evaluation->links) {
      m_state.loads[load.linkId] = load;
      hottest = std::max(hottest, load.utilisation);
    }
    for (const LinkLoad& load : m_state.evaluation->links) {
      if (load.utilisation >= kBusyShare && load.utilisation >= hottest * kAsHotAs) {
        m_state.hottestLinks.insert(load.linkId);
      }
    }
    m_stages = deviceStages(plan, *m_state.evaluation);
  }
  for (auto& [id, item] : m_hosts) {
    const auto stages = m_stages.find(id);
    item->setStages(stages == m_stages.end() ? GroupStages() : stages->second);
  }
  for (auto& [id, item] : m_switches) item->refresh();
  for (auto& [id, item] : m_links) item->refresh();
}

void CanvasScene::setOverlay(CanvasOverlay overlay) {
  m_state.overlay = overlay;
  refreshAll();
}

void CanvasScene::setLinkAxis(std::optional<Axis> axis) {
  m_state.linkAxis = axis;
  refreshAll();
}

void CanvasScene::setGang(std::map<std::string, std::vector<GangHosts>> hosts, bool fitsNow) {
  m_state.gang = std::move(hosts);
  m_state.gangFitsNow = fitsNow;
  update();
}

void CanvasScene::setHighlights(std::set<int> stages, std::set<Subject> links) {
  if (stages == m_state.highlightedStages && links == m_state.labelledLinks) return;
  m_state.highlightedStages = std::move(stages);
  m_state.labelledLinks = std::move(links);
  update();
}

void CanvasScene::refreshAll() {
  for (auto& [id, item] : m_hosts) item->refresh();
  for (auto& [id, item] : m_switches) item->refresh();
  for (auto& [id, item] : m_links) item->refresh();
  update();
}

std::optional<CanvasHit> CanvasScene::hitAt(QPointF p, double tolerance) const {
  for (const auto& [id, item] : m_switches) {
    if (item->isHit(p, 0)) return CanvasHit{item->subject(), std::nullopt, -1};
  }
  for (const auto& [id, item] : m_hosts) {
    if (!item->isHit(p, 0)) continue;
    CanvasHit hit{item->subject(), item->deviceAt(p), -1};
    if (hit.device) hit.stage = item->stageOf(*hit.device);
    return hit;
  }
  for (const auto& [id, item] : m_links) {
    if (item->isVisible() && item->isHit(p, tolerance)) {
      return CanvasHit{item->subject(), std::nullopt, -1};
    }
  }
  return std::nullopt;
}

QRectF CanvasScene::rectOf(const Subject& subject) const {
  const CanvasItem* item = nullptr;
  if (subject.kind == SubjectKind::Host) item = itemOf(m_hosts, subject.id);
  if (subject.kind == SubjectKind::Switch) item = itemOf(m_switches, subject.id);
  if (subject.kind == SubjectKind::Link) item = itemOf(m_links, subject.id);
  return item ? item->frame() : QRectF();
}

QPainterPath CanvasScene::pathOf(const Subject& link) const {
  const LinkItem* item = itemOf(m_links, link.id);
  return item ? item->path() : QPainterPath();
}

Subjects CanvasScene::objectsIn(const QRectF& rect, bool touched) const {
  Subjects result;
  const auto addCard = [&](const CanvasItem& item) {
    const QRectF frame = item.frame();
    if (touched ? frame.intersects(rect) : rect.contains(frame)) result.insert(item.subject());
  };
  for (const auto& [id, item] : m_hosts) addCard(*item);
  for (const auto& [id, item] : m_switches) addCard(*item);
  for (const auto& [id, item] : m_links) {
    if (!item->isVisible()) continue;
    if (touched ? item->touches(rect) : item->isInside(rect)) result.insert(item->subject());
  }
  return result;
}

std::vector<Subject> CanvasScene::readingOrder() const {
  std::vector<std::pair<QPointF, Subject>> cards;
  for (const auto& [id, item] : m_hosts)
    cards.push_back({item->frame().topLeft(), item->subject()});
  for (const auto& [id, item] : m_switches) {
    cards.push_back({item->frame().topLeft(), item->subject()});
  }
  std::sort(cards.begin(), cards.end(), [](const auto& a, const auto& b) {
    if (a.first.y() != b.first.y()) return a.first.y() < b.first.y();
    if (a.first.x() != b.first.x()) return a.first.x() < b.first.x();
    return a.second < b.second;
  });
  std::vector<Subject> result;
  for (const auto& card : cards) result.push_back(card.second);
  for (const auto& [id, item] : m_links) result.push_back(item->subject());
  return result;
}

QRectF CanvasScene::contentBounds() const {
  QRectF bounds;
  for (const auto& [id, item] : m_hosts) bounds |= item->frame();
  for (const auto& [id, item] : m_switches) bounds |= item->frame();
  return bounds;
}

int CanvasScene::stageOf(const std::string& hostId, DevicePlace place) const {
  const HostItem* item = itemOf(m_hosts, hostId);
  return item ? item->stageOf(place) : -1;
}

std::vector<std::string> CanvasScene::hostsOfStage(int stage) const {
  std::vector<std::string> result;
  for (const auto& [id, group] : m_stages) {
    if (std::binary_search(group.stages.begin(), group.stages.end(), stage)) result.push_back(id);
  }
  return result;
}

void CanvasScene::paintLinkLabels(QPainter* painter, double lod, const QRectF& exposed) const {
  const bool all = m_state.overlay == CanvasOverlay::Links && lod >= 0.5;
  for (const auto& [id, item] : m_links) {
    if (!item->isVisible() || !item->touches(exposed)) continue;
    const bool used = m_state.loads.contains(id) && m_state.loads.at(id).utilisation > 0;
    if (m_state.labelledLinks.contains(item->subject()) || (all && used)) {
      item->paintLabel(painter, lod);
    }
  }
}

std::vector<PlacedName> CanvasScene::namesBeside(double lod) const {
  std::vector<CardName> names;
  std::vector<QRectF> cards;
  const auto take = [&](const auto& item) {
    cards.push_back(item.frame());
    if (auto name = item.nameBeside(lod)) names.push_back(std::move(*name));
  };
  for (const auto& [id, item] : m_hosts) take(*item);
  for (const auto& [id, item] : m_switches) take(*item);
  if (names.empty()) return {};
  return placeNames(names, cards, QFontMetricsF(canvasFont(kNamePixels / lod, QFont::DemiBold)));
}

void CanvasScene::paintNames(QPainter* painter, double lod) const {
  const std::vector<PlacedName> names = namesBeside(lod);
  if (names.empty()) return;
  QColor ground = theme().window;
  ground.setAlphaF(0.85F);
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setFont(canvasFont(kNamePixels / lod, QFont::DemiBold));
  for (const PlacedName& name : names) {
    // A link may run under the name.
    painter->setPen(Qt::NoPen);
    painter->setBrush(ground);
    painter->drawRoundedRect(name.rect, 3 / lod, 3 / lod);
    painter->setPen(theme().text);
    painter->drawText(name.rect, Qt::AlignCenter | Qt::TextDontClip, name.text);
  }
}

std::vector<CanvasScene::Blot> CanvasScene::blots() const {
  std::vector<Blot> result;
  for (const auto& [id, item] : m_switches) result.push_back({item->frame(), theme().secondary});
  for (const auto& [id, item] : m_hosts) {
    const std::vector<int>& stages = item->stages().stages;
    result.push_back({item->frame(), stages.size() == 1
                                         ? mixed(theme().panel, theme().stage(stages.front()), 0.7)
                                         : mixed(theme().panel, theme().secondary, 0.5)});
  }
  return result;
}

}  // namespace slicescape::ui
