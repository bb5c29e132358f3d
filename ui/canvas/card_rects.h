// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <vector>

#include "core/hardware/cluster.h"

namespace slicescape::ui {

/// Frames that the cards of a cluster will have, known before any item exists: for
/// ghosts under the cursor, and for finding a free place.
QRectF cardRectOf(const HostGroup& group);
QRectF cardRectOf(const SwitchGroup& group);
std::vector<QRectF> cardRectsOf(const Cluster& cluster);
QRectF boundsOf(const Cluster& cluster);

/// The displacement that puts a fragment's centre at `centre`, on the grid, and from
/// there to the nearest place where it covers nothing.
QPointF freePlaceFor(const Cluster& fragment, const Cluster& cluster, QPointF centre);

}  // namespace slicescape::ui
