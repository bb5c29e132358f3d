// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/cluster_edits.h"

#include <algorithm>
#include <map>

#include "ui/canvas/host_facts.h"

namespace slicescape::ui {
namespace {

Subject subjectOf(const HostGroup& group) {
  return {SubjectKind::Host, group.id};
}
Subject subjectOf(const SwitchGroup& group) {
  return {SubjectKind::Switch, group.id};
}
Subject subjectOf(const Link& link) {
  return {SubjectKind::Link, link.id};
}

template <class Group>
Group* groupIn(std::vector<Group>& groups, const Subject& subject) {
  const auto found = std::find_if(groups.begin(), groups.end(),
                                  [&](const Group& group) { return subjectOf(group) == subject; });
  return found == groups.end() ? nullptr : &*found;
}

/// "pod" of "pod-2": copies of copies count on instead of growing suffixes.
std::string stemOf(const std::string& id) {
  const std::size_t dash = id.find_last_of('-');
  const bool numbered = dash != std::string::npos && dash + 1 < id.size() && dash > 0 &&
                        std::all_of(id.begin() + std::ptrdiff_t(dash) + 1, id.end(),
                                    [](unsigned char c) { return std::isdigit(c) != 0; });
  return numbered ? id.substr(0, dash) : id;
}

bool isEndOf(const Link& link, const std::string& id) {
  return link.from == id || link.to == id;
}

}  // namespace

Subjects movable(const Cluster& cluster, const Subjects& subjects) {
  Subjects result;
  for (const Subject& subject : subjects) {
    if (positionOf(cluster, subject)) result.insert(subject);
  }
  return result;
}

Subjects allObjects(const Cluster& cluster) {
  Subjects result;
  for (const HostGroup& group : cluster.hosts) result.insert(subjectOf(group));
  for (const SwitchGroup& group : cluster.switches) result.insert(subjectOf(group));
  for (const Link& link : cluster.links) result.insert(subjectOf(link));
  return result;
}

std::optional<QPointF> positionOf(const Cluster& cluster, const Subject& subject) {
  if (subject.kind == SubjectKind::Host) {
    if (const HostGroup* group = cluster.host(subject.id)) {
      return QPointF(group->position.x, group->position.y);
    }
  } else if (subject.kind == SubjectKind::Switch) {
    if (const SwitchGroup* group = cluster.switchGroup(subject.id)) {
      return QPointF(group->position.x, group->position.y);
    }
  }
  return std::nullopt;
}

void setPosition(Cluster& cluster, const Subject& subject, QPointF position) {
  const Position value{position.x(), position.y()};
  if (HostGroup* host = groupIn(cluster.hosts, subject)) host->position = value;
  if (SwitchGroup* group = groupIn(cluster.switches, subject)) group->position = value;
}

std::string nameOf(const Cluster& cluster, const Subject& subject) {
  if (subject.kind == SubjectKind::Host) {
    const HostGroup* group = cluster.host(subject.id);
    return group ? group->name : std::string();
  }
  const SwitchGroup* group =
      subject.kind == SubjectKind::Switch ? cluster.switchGroup(subject.id) : nullptr;
  return group ? group->name : std::string();
}

void setName(Cluster& cluster, const Subject& subject, const std::string& name) {
  if (HostGroup* host = groupIn(cluster.hosts, subject)) host->name = name;
  if (SwitchGroup* group = groupIn(cluster.switches, subject)) group->name = name;
}

Cluster withMoved(const Cluster& cluster, const Subjects& subjects, QPointF by) {
  Cluster result = cluster;
  for (const Subject& subject : subjects) {
    if (const auto position = positionOf(cluster, subject)) {
      setPosition(result, subject, *position + by);
    }
  }
  return result;
}

Removal withoutSubjects(const Cluster& cluster, const Subjects& subjects) {
  Removal removal{cluster, 0, 0, 0};
  Cluster& result = removal.cluster;
  const auto chosen = [&](const auto& object) { return subjects.contains(subjectOf(object)); };
  std::set<std::string> gone;
  for (const HostGroup& group : cluster.hosts) {
    if (chosen(group)) gone.insert(group.id);
  }
  for (const SwitchGroup& group : cluster.switches) {
    if (chosen(group)) gone.insert(group.id);
  }
  removal.groups = int(gone.size());
  std::set<std::string> goneLinks;
  for (const Link& link : cluster.links) {
    const bool attached = gone.contains(link.from) || gone.contains(link.to);
    if (!attached && !chosen(link)) continue;
    goneLinks.insert(link.id);
    ++removal.links;
    if (!chosen(link)) ++removal.attachedLinks;
  }
  std::erase_if(result.hosts, chosen);
  std::erase_if(result.switches, chosen);
  std::erase_if(result.links, [&](const Link& link) { return goneLinks.contains(link.id); });
  std::erase_if(result.scaleUpDomains,
                [&](const ScaleUpDomain& domain) { return gone.contains(domain.hosts); });
  std::erase_if(result.tenants, [&](const Tenant& tenant) { return gone.contains(tenant.hosts); });
  std::erase_if(result.measured,
                [&](const MeasuredCurve& curve) { return goneLinks.contains(curve.link); });
  return removal;
}

Cluster fragmentOf(const Cluster& cluster, const Subjects& subjects) {
  Cluster result;
  std::set<std::string> ids;
  for (const HostGroup& group : cluster.hosts) {
    if (!subjects.contains(subjectOf(group))) continue;
    result.hosts.push_back(group);
    ids.insert(group.id);
  }
  for (const SwitchGroup& group : cluster.switches) {
    if (!subjects.contains(subjectOf(group))) continue;
    result.switches.push_back(group);
    ids.insert(group.id);
  }
  for (const Link& link : cluster.links) {
    if (ids.contains(link.from) && ids.contains(link.to)) result.links.push_back(link);
  }
  for (const ScaleUpDomain& domain : cluster.scaleUpDomains) {
    if (ids.contains(domain.hosts)) result.scaleUpDomains.push_back(domain);
  }
  return result;
}

Insertion withInserted(const Cluster& cluster, const Cluster& fragment, QPointF by) {
  Insertion insertion{cluster, {}};
  Cluster& result = insertion.cluster;
  std::map<std::string, std::string> renamed;
  const auto renewed = [&](const std::string& id) {
    const std::string fresh = result.freeId(stemOf(id));
    renamed[id] = fresh;
    return fresh;
  };
  const auto insertGroup = [&](auto group, auto& into) {
    group.id = renewed(group.id);
    group.position.x += by.x();
    group.position.y += by.y();
    insertion.added.insert(subjectOf(group));
    into.push_back(std::move(group));
  };
  for (const HostGroup& group : fragment.hosts) insertGroup(group, result.hosts);
  for (const SwitchGroup& group : fragment.switches) insertGroup(group, result.switches);
  for (Link link : fragment.links) {
    if (!renamed.contains(link.from) || !renamed.contains(link.to)) continue;
    link.from = renamed[link.from];
    link.to = renamed[link.to];
    link.id = result.freeId(stemOf(link.id));
    result.links.push_back(std::move(link));
  }
  for (ScaleUpDomain domain : fragment.scaleUpDomains) {
    if (!renamed.contains(domain.hosts)) continue;
    domain.hosts = renamed[domain.hosts];
    result.scaleUpDomains.push_back(std::move(domain));
  }
  return insertion;
}

Cluster withMultipliedCounts(const Cluster& cluster, const Subjects& subjects, int factor) {
  Cluster result = cluster;
  for (const Subject& subject : subjects) {
    if (HostGroup* host = groupIn(result.hosts, subject)) host->count *= factor;
    if (SwitchGroup* group = groupIn(result.switches, subject)) group->count *= factor;
  }
  return result;
}

Insertion withGridOfCopies(const Cluster& cluster, const Subjects& subjects, int copies,
                           int columns, QSizeF pitch) {
  Insertion total{cluster, {}};
  const Cluster fragment = fragmentOf(cluster, subjects);
  for (int copy = 1; copy <= copies; ++copy) {
    const QPointF by((copy % columns) * pitch.width(), (copy / columns) * pitch.height());
    Insertion one = withInserted(total.cluster, fragment, by);
    total.cluster = std::move(one.cluster);
    total.added.merge(one.added);
  }
  return total;
}

Cluster withAligned(const Cluster& cluster, const Subjects& subjects, Qt::Edge edge,
                    const RectOf& rectOf) {
  QRectF bounds;
  for (const Subject& subject : subjects) bounds |= rectOf(subject);
  Cluster result = cluster;
  for (const Subject& subject : subjects) {
    QRectF rect = rectOf(subject);
    const QPointF before = rect.topLeft();
    switch (edge) {
      case Qt::LeftEdge:
        rect.moveLeft(bounds.left());
        break;
      case Qt::RightEdge:
        rect.moveRight(bounds.right());
        break;
      case Qt::TopEdge:
        rect.moveTop(bounds.top());
        break;
      case Qt::BottomEdge:
        rect.moveBottom(bounds.bottom());
        break;
    }
    setPosition(result, subject, *positionOf(cluster, subject) + rect.topLeft() - before);
  }
  return result;
}

Cluster withDistributed(const Cluster& cluster, const Subjects& subjects,
                        Qt::Orientation orientation, const RectOf& rectOf) {
  if (subjects.size() < 3) return cluster;
  const bool horizontal = orientation == Qt::Horizontal;
  std::vector<std::pair<QRectF, Subject>> order;
  double occupied = 0;
  for (const Subject& subject : subjects) {
    order.push_back({rectOf(subject), subject});
    occupied += horizontal ? order.back().first.width() : order.back().first.height();
  }
  std::stable_sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
    return horizontal ? a.first.left() < b.first.left() : a.first.top() < b.first.top();
  });
  const QRectF& first = order.front().first;
  const QRectF& last = order.back().first;
  const double extent = horizontal ? last.right() - first.left() : last.bottom() - first.top();
  const double gap = (extent - occupied) / double(order.size() - 1);
  Cluster result = cluster;
  double at = horizontal ? first.left() : first.top();
  for (const auto& [rect, subject] : order) {
    const QPointF position = *positionOf(cluster, subject);
    const QPointF by = horizontal ? QPointF(at - rect.left(), 0) : QPointF(0, at - rect.top());
    setPosition(result, subject, position + by);
    at += (horizontal ? rect.width() : rect.height()) + gap;
  }
  return result;
}

Connection connectionBetween(const Cluster& cluster, const Subject& a, const Subject& b) {
  Connection connection;
  const auto refused = [](ConnectionProblem problem) { return Connection{problem, {}}; };
  if (a == b) return refused(ConnectionProblem::Itself);
  if (a.kind == SubjectKind::Host && b.kind == SubjectKind::Host) {
    return refused(ConnectionProblem::HostToHost);
  }
  for (const Link& link : cluster.links) {
    if (isEndOf(link, a.id) && isEndOf(link, b.id)) {
      return refused(ConnectionProblem::AlreadyLinked);
    }
  }
  Link& link = connection.link;
  link.id = cluster.freeId("link");
  if (a.kind == SubjectKind::Host || b.kind == SubjectKind::Host) {
    const HostGroup* host = cluster.host(a.kind == SubjectKind::Host ? a.id : b.id);
    const SwitchGroup* leaf = cluster.switchGroup(a.kind == SubjectKind::Host ? b.id : a.id);
    if (!host || !leaf) return refused(ConnectionProblem::NoNetworkPorts);
    const HostFacts facts = hostFacts(*host);
    if (facts.nics < 1) return refused(ConnectionProblem::NoNetworkPorts);
    link.from = host->id;
    link.to = leaf->id;
    link.pattern =
        leaf->count > 1 && leaf->count == facts.nics ? LinkPattern::Rail : LinkPattern::All;
    link.perHost = facts.nics;
    link.bandwidth = std::min(facts.nicBandwidth, leaf->portBandwidth);
    link.latency = facts.linkLatency;
    return connection;
  }
  const SwitchGroup* lower = cluster.switchGroup(a.id);
  const SwitchGroup* upper = cluster.switchGroup(b.id);
  if (!lower || !upper) return refused(ConnectionProblem::NoNetworkPorts);
  if (upper->tier < lower->tier) std::swap(lower, upper);
  if (lower->ports < 2 || upper->ports < 1) return refused(ConnectionProblem::NoNetworkPorts);
  link.from = lower->id;
  link.to = upper->id;
  link.pattern = LinkPattern::All;
  link.perHost = lower->ports / 2;
  link.bandwidth = std::min(lower->portBandwidth, upper->portBandwidth);
  return connection;
}

}  // namespace slicescape::ui
