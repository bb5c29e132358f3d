// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/exchange/import.h"

namespace slicescape {

/// One host as a scheduler or an inventory lists it.
struct HostRecord {
  std::string name;
  std::string gpuText;  ///< the GPU in the file's own words
  std::string device;   ///< catalogue id; empty when not sure
  int gpus = 0;
  double memoryBytes = 0;  ///< of the host; 0 unknown
  bool down = false;       ///< drained, cordoned, not ready: no job starts there
  std::string group;       ///< leaf switch, block or label value it stands under
};

/// A switch of an imported tree: its own name, the switches and hosts below it.
struct SwitchRecord {
  std::string name;
  std::vector<std::string> switches;
  std::vector<std::string> hosts;
  double bytesPerSecond = 0;  ///< of a link to it; 0 unknown
};

/// Draws records as a cluster: hosts that are alike and stand under one switch become one group
/// ("node001 … node032"), switches of one tier and parent one drawn switch each, links between
/// them. Hosts without accelerators are left out and counted in the notes.
Cluster drawCluster(const std::vector<HostRecord>& hosts, const std::vector<SwitchRecord>& switches,
                    Imported& notes);

/// hosts, gpus, gpu_type (the most common), down and gpu_types for `understood`.
void summariseHosts(const std::vector<HostRecord>& hosts, Imported& result);

}  // namespace slicescape
