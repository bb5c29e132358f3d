// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cost/collective.h"
#include "core/cost/term.h"

namespace slicescape {

enum class LayerAxis { Tp, Cp, Ep };

/// The terms of one phase: what the rank computes and what it waits for. Each list adds up to
/// the member of PhaseTime with its name.
struct PhaseTerms {
  std::vector<Term> kernels, tp, cp, ep;

  std::vector<Term>& waits(LayerAxis axis) {
    return axis == LayerAxis::Tp ? tp : axis == LayerAxis::Cp ? cp : ep;
  }
  void append(PhaseTerms other);
};

/// One entry of TrafficByCollective, explained.
struct TrafficTerm {
  LayerAxis axis = LayerAxis::Tp;
  Collective collective = Collective::AllReduce;
  double count = 0;
  Term bytes, time, exposed;
};

/// Where the numbers of a LayerCost come from: filled by layerCost, embeddingCost and headCost
/// when a reader asks why, and never otherwise.
struct LayerTerms {
  PhaseTerms forward, backwardInput, backwardWeight, recompute;
  std::vector<TrafficTerm> traffic;
  std::vector<TrafficTerm> repeated;  ///< what full recompute sends again
};

/// "All-gather", … for readers.
Text collectiveText(Collective collective);

/// A collective that runs `forward` and `backward` times; `exposedShare` of each is waited for.
void recordCollective(LayerTerms& terms, LayerAxis axis, Collective collective, double total,
                      const GroupPath& path, double forward, double backward, double exposedShare);

/// The sum of `terms` under a name; the one term itself when there is only one.
Term sumOf(Text name, Seconds value, Text formula, std::string_view source,
           std::vector<Term> terms);

}  // namespace slicescape
