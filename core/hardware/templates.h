// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/hardware/catalogue.h"
#include "core/hardware/cluster.h"

namespace slicescape {

/// `hosts` hosts of a catalogue type with the network they are usually built with: a
/// rail-optimised, non-blocking fat tree of 64-port switches (one leaf per rail and pod of
/// 32 hosts, spines above, a third tier from 65 leaves on), as NVIDIA's reference designs
/// for DGX SuperPOD. Drawn top down at tidy positions, large pods as parametric groups; a
/// single host has no network. An unknown type gives the hosts without a network.
Cluster makeCluster(std::string_view hostTypeId, int hosts,
                    const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn());

}  // namespace slicescape
