// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/units/quantity.h"
#include "core/units/result.h"

namespace slicescape {

/// One accelerator as its datasheet gives it. Every bandwidth is per direction,
/// every FLOP rate dense (no sparsity).
struct Device {
  std::string id;
  std::string name;
  std::string vendor;
  int year = 0;
  Bytes memory;        ///< nominal capacity
  Bytes usableMemory;  ///< what the driver reports, else nominal
  BytesPerSecond memoryBandwidth;
  std::map<std::string, FlopPerSecond> peak;  ///< by precision: "bf16", "fp8", "fp32", …
  int computeUnits = 0;                       ///< SMs, CUs, cores
  Watts tdp;
  std::string scaleUpType;              ///< "NVLink 4", "xGMI", … ; empty without one
  BytesPerSecond scaleUpBandwidth;      ///< total per device and direction; 0 without a link
  bool scaleUpSwitched = true;          ///< false: a mesh, a ring or a bridge between pairs
  BytesPerSecond scaleUpPairBandwidth;  ///< between two joined devices, per direction
  BytesPerSecond hostLinkBandwidth;     ///< PCIe or C2C, per direction
  std::string confidence;               ///< "high", "medium", "low"
  std::vector<std::string> sources;

  /// Dense peak of `precision`; falls back from a precision the device lacks to the
  /// one its kernels would run in (fp8 on an A100 -> bf16, bf16 on a V100 -> fp16).
  FlopPerSecond peakFor(std::string_view precision) const;
};

/// One server (or rack-scale system) as a vendor sells it.
struct HostType {
  std::string id;
  std::string name;
  std::string device;  ///< Device::id
  int deviceCount = 0;
  std::string intraHost;         ///< the vendor's description of the links inside
  bool scaleUpSwitched = false;  ///< the devices of this host reach each other through a switch
  int nics = 0;
  BytesPerSecond nicBandwidth;  ///< one NIC, one direction
  std::string fabric;           ///< e.g. "InfiniBand NDR"
  Bytes hostMemory;
  std::optional<Watts> maxPower;
  std::vector<int> pcieSwitchGroups;  ///< devices per PCIe switch, empty when not PCIe
  std::vector<std::string> sources;
};

/// A network technology: port rate, latency and what large messages achieve.
struct FabricType {
  std::string id;
  std::string name;
  BytesPerSecond portBandwidth;
  Seconds latency;  ///< one way, host to host through one switch
  Seconds switchHopLatency;
  double achievedLow = 0.8;  ///< achieved share of line rate for large messages
  double achievedHigh = 0.95;
  std::vector<std::string> sources;
};

/// The hardware a plan may name. Immutable once parsed.
class HardwareCatalogue {
 public:
  /// Parses `slicescape.catalogue/1` hardware text (resources/catalogue/hardware.json).
  static Result<HardwareCatalogue> parse(std::string_view json, std::string_view file);
  /// The catalogue shipped with the product.
  static const HardwareCatalogue& builtIn();

  const Device* device(std::string_view id) const;
  const HostType* hostType(std::string_view id) const;
  /// By id, or by the free text of a host type ("InfiniBand NDR or 400 GbE").
  const FabricType* fabric(std::string_view idOrName) const;
  /// The known id closest in spelling, for "did you mean"; empty when nothing is near.
  std::string nearestHostType(std::string_view id) const;

  /// A copy that also holds `entry`, in place of one with its id: hardware that nobody sells,
  /// for what-if questions.
  HardwareCatalogue with(Device entry) const;
  HardwareCatalogue with(HostType entry) const;

  const std::vector<Device>& devices() const { return m_devices; }
  const std::vector<HostType>& hostTypes() const { return m_hostTypes; }
  const std::vector<FabricType>& fabrics() const { return m_fabrics; }

 private:
  std::vector<Device> m_devices;
  std::vector<HostType> m_hostTypes;
  std::vector<FabricType> m_fabrics;
};

}  // namespace slicescape
