// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/units/quantity.h"
#include "core/units/unknown_keys.h"

namespace slicescape {

/// Where an object is drawn on the canvas, in scene units (8 per grid step).
struct Position {
  double x = 0;
  double y = 0;
  bool operator==(const Position&) const = default;
};

/// A host described in the plan itself instead of by a catalogue id.
struct InlineHost {
  std::string device;     ///< catalogue id of the accelerator ("gpu" in the file)
  int deviceCount = 8;    ///< "gpus" in the file
  std::string intraType;  ///< "intra.type", e.g. "NVLink 4"
  std::optional<BytesPerSecond> intraBandwidth;  ///< "intra.bytes_per_s" per device, direction
  std::optional<bool> intraSwitched;             ///< "intra.switched"
  int nics = 0;
  BytesPerSecond nicBandwidth;
  Bytes hostMemory;
  std::optional<double> powerW;
  UnknownKeys intraUnknown;
  UnknownKeys unknown;
  bool operator==(const InlineHost&) const = default;
};

/// Single figures of a host type that differ on this cluster.
struct HostOverrides {
  std::optional<double> devicePowerCapW;  ///< "gpu_power_cap_w"
  /// "slowdown_share": kernels take this share longer than on the type, whatever the reason.
  std::optional<double> slowdown;
  std::optional<Bytes> deviceMemory;      ///< "gpu_memory_bytes", nominal, of one GPU
  UnknownKeys unknown;
  bool operator==(const HostOverrides&) const = default;
};

/// `count` identical hosts drawn as one object ("Rack × 32").
struct HostGroup {
  std::string id;
  std::string name;
  int count = 1;
  std::variant<std::string, InlineHost> type;  ///< catalogue id or inline description
  std::optional<HostOverrides> overrides;
  std::vector<int> failed;  ///< indices of hosts that are down
  std::vector<std::pair<std::string, std::string>> labels;
  Position position;
  UnknownKeys unknown;
  bool operator==(const HostGroup&) const = default;
};

/// `count` identical switches of one tier (1 = leaf, next to the hosts).
struct SwitchGroup {
  std::string id;
  std::string name;
  int count = 1;
  int tier = 1;
  int ports = 64;
  BytesPerSecond portBandwidth{5e10};
  Seconds latency{5e-7};
  Position position;
  UnknownKeys unknown;
  bool operator==(const SwitchGroup&) const = default;
};

/// How the members of two groups are wired.
enum class LinkPattern {
  Rail,   ///< NIC i of every host to switch i
  All,    ///< every member to every member
  Block,  ///< hosts in order, as many to a switch as it has ports
  Mesh,   ///< members of one group among themselves
};

/// A bundle of equal cables between two groups (host or switch ids).
struct Link {
  std::string id;
  std::string from;
  std::string to;
  LinkPattern pattern = LinkPattern::Rail;
  int perHost = 1;                 ///< cables per member of `from` ("per_host")
  BytesPerSecond bandwidth{5e10};  ///< one cable, one direction
  Seconds latency{1e-6};
  UnknownKeys unknown;
  bool operator==(const Link&) const = default;
};

/// Hosts of one group that share a scale-up fabric (NVLink): 18 for an NVL72 drawn as trays.
struct ScaleUpDomain {
  std::string hosts;
  int hostsPerDomain = 1;
  UnknownKeys unknown;
  bool operator==(const ScaleUpDomain&) const = default;
};

/// A measured collective curve on a link: message bytes -> bus bandwidth (bytes/s).
struct MeasuredCurve {
  std::string link;
  std::string collective;
  int ranks = 0;
  std::vector<std::pair<double, double>> points;
  std::string source;
  UnknownKeys unknown;
  bool operator==(const MeasuredCurve&) const = default;
};

/// Another tenant's job that occupies hosts of a group.
struct Tenant {
  std::string name;
  std::string hosts;
  int first = 0;
  int count = 0;
  std::optional<int> devicesPerHost;  ///< "gpus_per_host"; absent = all
  std::optional<double> endsInS;
  std::optional<int> priority;
  std::optional<bool> preemptible;
  UnknownKeys unknown;
  bool operator==(const Tenant&) const = default;
};

/// The drawn cluster: groups of hosts and switches joined by links. A value.
struct Cluster {
  std::vector<HostGroup> hosts;
  std::vector<SwitchGroup> switches;
  std::vector<Link> links;
  std::vector<ScaleUpDomain> scaleUpDomains;
  std::vector<MeasuredCurve> measured;
  std::vector<Tenant> tenants;
  UnknownKeys unknown;
  bool operator==(const Cluster&) const = default;

  const HostGroup* host(std::string_view id) const;
  const SwitchGroup* switchGroup(std::string_view id) const;
  const Link* link(std::string_view id) const;
  /// An id not yet used by any host, switch or link: `stem`, `stem-2`, …
  std::string freeId(std::string_view stem) const;
};

}  // namespace slicescape
