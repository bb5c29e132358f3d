// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/hardware/catalogue.h"
#include "core/hardware/cluster.h"

namespace slicescape::ui {

/// What a card says of its host type, looked up once when the group changes.
struct HostFacts {
  QString typeName;
  QString deviceName;  ///< empty when the catalogue does not know the type
  int devicesPerHost = 8;
  Bytes deviceMemory;
  int nics = 0;
  BytesPerSecond nicBandwidth;
  Seconds linkLatency{1e-6};  ///< of the fabric the host is sold with
  bool operator==(const HostFacts&) const = default;
};

/// Facts of a group's type, catalogue or inline. An unknown type keeps the defaults: the
/// evaluation reports it as a finding, the canvas still draws the group.
HostFacts hostFacts(const HostGroup& group);
HostFacts hostFacts(const HostType& type);

/// The name a group shows: its own, or the short form of its type's name when that was
/// never changed (vendors' full names are longer than a card).
QString displayName(const HostGroup& group);

/// A catalogue name without its alternative after " / ": the name of a drawn group.
QString shortHostName(const std::string& catalogueName);

/// The device's name without form factor and capacity: "H100 SXM5 80GB" -> "H100".
QString shortDeviceName(const std::string& catalogueName);

}  // namespace slicescape::ui
