// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <set>
#include <utility>
#include <vector>

#include "ui/canvas/canvas_item.h"
#include "ui/canvas/device_stages.h"
#include "ui/canvas/host_geometry.h"

class QPainter;

namespace slicescape::ui {

/// How the devices of one stage look.
struct CellStyle {
  /// A horizontal slice of the cell, shares of its height from the bottom.
  struct Band {
    QColor colour;
    double from = 0;
    double to = 0;
  };
  std::vector<Band> bands;
  QColor outline;
  bool overCapacity = false;  ///< hatched in the error colour
};

/// Hosts of a group that the plan cannot use.
struct BlockedHosts {
  int first = 0;
  int count = 0;
  bool failed = false;  ///< else another tenant's
  int devices = 0;      ///< of each host; 0 = all
  bool operator==(const BlockedHosts&) const = default;
};

/// What is painted; everything is borrowed from the card.
struct DevicePainting {
  const HostGeometry& geometry;
  const GroupStages& stages;
  const std::vector<CellStyle>& styles;  ///< by stage
  const std::vector<BlockedHosts>& blocked;
  const std::set<int>& highlighted;
  const std::vector<GangHosts>& gang;  ///< outlined; empty = none
  QColor gangColour;
  double lod = 1;  ///< screen pixels per scene unit
  QRectF exposed;  ///< card coordinates
};

/// Paints the devices of one card at the detail that the zoom allows:
/// near, single cells with outline, fill and rank number; farther, one rectangle per run
/// of equal tiles in a row, cut by panel-coloured gaps, so that 16,384 GPUs take some
/// hundred rectangles; far, plain bands of stage colour.
void paintDevices(QPainter* painter, const DevicePainting& what);

}  // namespace slicescape::ui
