// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <functional>
#include <optional>
#include <set>
#include <string>

#include "core/hardware/cluster.h"
#include "core/plan/finding.h"

// What the canvas does to a drawn cluster, as functions from value to value. The
// gestures and commands preview and apply their results through Document, so none of
// them knows of undo, and all of them can be tested without a window.

namespace slicescape::ui {

using Subjects = std::set<Subject>;

/// The hosts and switches among `subjects` that the cluster has: what can be moved,
/// copied and aligned.
Subjects movable(const Cluster& cluster, const Subjects& subjects);
/// Every host, switch and link of the cluster.
Subjects allObjects(const Cluster& cluster);

/// Where an object is drawn; nothing for links and unknown ids.
std::optional<QPointF> positionOf(const Cluster& cluster, const Subject& subject);
void setPosition(Cluster& cluster, const Subject& subject, QPointF position);
/// The name an object shows; empty for links and unknown ids.
std::string nameOf(const Cluster& cluster, const Subject& subject);
void setName(Cluster& cluster, const Subject& subject, const std::string& name);

Cluster withMoved(const Cluster& cluster, const Subjects& subjects, QPointF by);

struct Removal {
  Cluster cluster;
  int groups = 0;         ///< hosts and switches removed
  int links = 0;          ///< links removed, chosen or attached
  int attachedLinks = 0;  ///< those of them that went only because an end went
};
/// Without the chosen objects and without everything that refers to them: attached
/// links, scale-up domains, tenants and measured curves.
Removal withoutSubjects(const Cluster& cluster, const Subjects& subjects);

/// The chosen hosts and switches as a cluster of their own, with the links whose two
/// ends are chosen and the scale-up domains of the chosen hosts.
Cluster fragmentOf(const Cluster& cluster, const Subjects& subjects);

struct Insertion {
  Cluster cluster;
  Subjects added;  ///< the new hosts and switches
};
/// The cluster with a fragment added, moved `by`. Every id is renewed where it is taken
/// and references inside the fragment follow.
Insertion withInserted(const Cluster& cluster, const Cluster& fragment, QPointF by);

/// Every chosen group `factor` times as large: "DGX H100 × 2" becomes "× 8" for 4. The
/// drawing stays as small as it was.
Cluster withMultipliedCounts(const Cluster& cluster, const Subjects& subjects, int factor);
/// `copies` further copies of the chosen objects in a grid of `columns` (the original is
/// its first cell), `pitch` apart.
Insertion withGridOfCopies(const Cluster& cluster, const Subjects& subjects, int copies,
                           int columns, QSizeF pitch);

using RectOf = std::function<QRectF(const Subject&)>;
/// The chosen objects with their `edge` on the outermost one's.
Cluster withAligned(const Cluster& cluster, const Subjects& subjects, Qt::Edge edge,
                    const RectOf& rectOf);
/// The chosen objects with equal gaps between the two outermost, which stay.
Cluster withDistributed(const Cluster& cluster, const Subjects& subjects,
                        Qt::Orientation orientation, const RectOf& rectOf);

/// Why two objects cannot be joined.
enum class ConnectionProblem { None, Itself, HostToHost, AlreadyLinked, NoNetworkPorts };

struct Connection {
  ConnectionProblem problem = ConnectionProblem::None;
  Link link;  ///< what would be added when there is no problem
};
/// The link that joining two objects makes. Hosts and lower tiers are its `from`. A host
/// brings all its NICs (NIC i to switch i where there are as many switches, else every
/// host to every switch); a switch brings half of its ports, which is a non-blocking
/// uplink. The cable runs at the slower of its two ends.
Connection connectionBetween(const Cluster& cluster, const Subject& a, const Subject& b);

}  // namespace slicescape::ui
