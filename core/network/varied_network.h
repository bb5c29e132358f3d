// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/plan/evaluate.h"

namespace slicescape {

/// A part of the network whose speed a what-if question varies.
struct NetworkPart {
  enum class Kind {
    InsideHosts,  ///< the scale-up fabric of every host that holds ranks
    Tier,         ///< all links between two tiers: 0 = hosts and leaves, 1 = leaves and spines, …
    Link,         ///< one drawn link
  };
  Kind kind = Kind::Link;
  int tier = 0;
  std::vector<std::string> links;  ///< the drawn links it consists of; empty inside hosts
  std::string name;                ///< "NVLink 4", or "Pod – Leaf" of a link; empty for a tier
  bool operator==(const NetworkPart&) const = default;
};

/// The parts of the network that the plan's ranks use: the inside of the hosts when a group
/// talks there, then the tiers from the hosts up, then the single links.
std::vector<NetworkPart> networkParts(const Plan& plan, const Evaluation& evaluation,
                                      const Catalogues& catalogues = Catalogues::builtIn());

/// The plan evaluated with a part `factor` times as fast, latencies unchanged. The NICs at the
/// end of a link from the hosts are varied with it: a faster cable on the same NIC carries no
/// more. A measured curve keeps its ratio to the model, so that what was lost on this
/// cluster is lost on the varied one as well.
Evaluation evaluateVaried(const Plan& plan, const NetworkPart& part, double factor,
                          const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
