// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/hardware/catalogue.h"
#include "core/hardware/cluster.h"
#include "core/units/text.h"

namespace slicescape {

/// How hosts are wired to each other.
enum class NetworkTemplate {
  RailOptimised,  ///< NIC i of every host of a group on leaf i; spines above
  FatTree,        ///< all NICs of a host on one leaf; spines above
  Dragonfly,      ///< every host group with leaves of its own, all groups joined directly
  FullMesh,       ///< every host to every other, without switches
};

/// What the user chooses of a network to be drawn.
struct WiringChoice {
  NetworkTemplate kind = NetworkTemplate::RailOptimised;
  int tiers = 2;                   ///< 1 to 3, for rails and fat trees
  int ports = 64;                  ///< of every switch
  double oversubscription = 1;     ///< bandwidth down over bandwidth up at the leaves; 1 = none
  BytesPerSecond bandwidth{5e10};  ///< of a port and its cable, one direction
  Seconds switchLatency{5e-7};
  Seconds cableLatency{1e-6};
};

/// The cluster with its new network, and what that takes.
struct Wiring {
  Cluster cluster;
  std::vector<int> switches;  ///< by tier, leaves first
  std::int64_t cables = 0;
  /// One direction, between two halves of the hosts.
  BytesPerSecond bisection;
  int replacedSwitches = 0;  ///< drawn before and left without a link
  int replacedLinks = 0;
  /// Why it cannot be built; else empty. `cluster` is then as it was.
  Text problem;
};

/// The choice that fits the hosts: their NICs' rate and the latencies of their fabric.
WiringChoice suggestedWiring(const Cluster& cluster, const std::vector<std::string>& hosts,
                             const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn());

/// Wires the host groups `hosts` (ids). Links that these hosts had are replaced, and with them
/// the switches that no link reaches any more. Switches stand above the hosts, tier over tier.
///
/// Ports: a leaf gives o/(1 + o) of them to the hosts and the rest to the tier above (o =
/// oversubscription); tiers above are non-blocking, the top one with all its ports down.
Wiring wired(const Cluster& cluster, const std::vector<std::string>& hosts,
             const WiringChoice& choice,
             const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn());

}  // namespace slicescape
