// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/cost/device_efficiency.h"
#include "core/hardware/catalogue.h"
#include "core/hardware/cluster.h"
#include "core/layout/rank_grid.h"
#include "core/units/quantity.h"

namespace slicescape {

class FabricCurve;

/// What a group of ranks really communicates over, seen by one rank. `perScaleUp`
/// members share a scale-up domain (a host, or a rack of NVLinked hosts); `domains` of
/// those take part. Bandwidths are per rank and direction, achieved, not nominal.
struct GroupPath {
  int size = 1;
  double perScaleUp = 1;  ///< members inside one scale-up domain
  double domains = 1;
  double ranksPerHost = 1;           ///< members on one host
  BytesPerSecond scaleUp;            ///< achieved inside the domain, ring collectives
  BytesPerSecond inSwitchReduction;  ///< into the switch that reduces, per rank; 0 = none
  BytesPerSecond scaleOut;           ///< achieved per rank between domains by rings
  BytesPerSecond scaleOutAllTalk;    ///< the same when every rank crosses the tiers at once
  BytesPerSecond scaleUpNominal;     ///< datasheet rate inside the domain
  BytesPerSecond scaleOutNominal;    ///< one rank's share of its host's NICs
  BytesPerSecond nic;                ///< line rate of one NIC, or of those of one rank
  BytesPerSecond lowLatencyCap;      ///< what the LL protocol reaches at most
  bool lowLatency128 = true;         ///< the LL128 protocol is in use
  bool overPcie = false;             ///< inside the host over PCIe, without a scale-up link
  Seconds scaleOutLatency;           ///< one way between hosts, switches included
  std::string linkName;              ///< the slowest link that is used
  std::string linkId;                ///< the drawn link, when the group leaves the host

  /// Measured curves of the plan for the links of this path.
  std::vector<std::shared_ptr<const FabricCurve>> curves;

  bool leavesDomain() const { return domains > 1; }
  /// What all members of one domain send to others together, by rings or trees.
  BytesPerSecond networkRate() const;
};

/// A drawn link that a group's traffic passes, and its cables for one device's share.
struct LinkUse {
  std::string linkId;
  double cablesPerDevice = 1;
  BytesPerSecond cable;  ///< nominal, one direction
  double ringShare = 1;  ///< share of a rank's traffic that crosses here in a ring
};

/// The drawn cluster as the cost model sees it, for one host group. Built once per
/// evaluation; `path` is cheap.
class Fabric {
 public:
  /// `group` is the host group the ranks sit on (index into cluster.hosts).
  /// `network` is the technology of the NICs where the host type names none.
  Fabric(const Cluster& cluster, int group, const HardwareCatalogue& catalogue,
         const FabricType* network = nullptr);

  /// Null when the host type or its device is unknown.
  const Device* device() const { return m_device; }
  int devicesPerHost() const { return m_devicesPerHost; }
  int devicesPerDomain() const { return m_devicesPerDomain; }
  Bytes hostMemory() const { return m_hostMemory; }
  /// NIC rate of one host over the links drawn from it, one direction; 0 when nothing
  /// connects the host to another.
  BytesPerSecond hostBandwidth() const { return m_hostBandwidth; }
  bool isConnected() const { return m_connected; }

  /// Path of a group of `shape.size` ranks, `shape.stride` apart, when all such groups
  /// are active together: each rank gets its device's share of the NICs.
  GroupPath path(GroupShape shape) const;
  /// The drawn links that such a group passes: the hosts' own, then the uplinks it crosses.
  std::vector<LinkUse> linksUsed(GroupShape shape) const;

 private:
  struct Uplink {
    double reach = 0;  ///< hosts that talk without passing this uplink
    double share = 1;  ///< bandwidth left above the tier (1 / oversubscription)
    Seconds latency;
    std::string linkId;
    double cablesPerHost = 0;
    BytesPerSecond cable;
  };
  double hostsSpanned(GroupShape shape) const;
  /// The path by the model alone.
  GroupPath modelledPath(GroupShape shape) const;
  void readCurves(const Cluster& cluster, const std::string& hosts);
  void resolveHost(const Cluster& cluster, int group, const HardwareCatalogue& catalogue,
                   const FabricType* network);
  void resolveUplinks(const Cluster& cluster, int group);

  const Device* m_device = nullptr;
  DeviceEfficiency m_efficiency;
  int m_devicesPerHost = 8;
  int m_devicesPerDomain = 8;
  bool m_switched = true;
  BytesPerSecond m_scaleUp;
  std::string m_scaleUpName;
  BytesPerSecond m_hostBandwidth;
  double m_achieved = 0.9;
  Seconds m_scaleOutLatency{2e-6};
  std::string m_scaleOutName;
  struct HostLink {
    std::string id;
    BytesPerSecond cable;
  };
  std::vector<HostLink> m_hostLinks;
  double m_cablesPerHost = 0;  ///< over all host links
  bool m_connected = false;
  Bytes m_hostMemory;
  std::vector<Uplink> m_uplinks;
  int m_devicesPerPcieSwitch = 4;
  BytesPerSecond m_nic;  ///< line rate of one NIC
  std::string m_hostsId;
  std::vector<std::shared_ptr<const FabricCurve>> m_curves;
};

}  // namespace slicescape
