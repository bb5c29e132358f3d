// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

#include "core/cost/collective.h"
#include "core/cost/fabric.h"
#include "core/cost/layer_terms.h"
#include "core/cost/training_context.h"
#include "core/model/model_profile.h"
#include "core/units/quantity.h"

namespace slicescape {

/// The paths of the axes that communicate inside a layer or between stages.
struct AxisPaths {
  GroupPath tp, cp, ep, etp;
};

/// A phase of one layer and micro-batch: kernels, and the waits for communication.
struct PhaseTime {
  double kernels = 0;    ///< seconds on the device, launch floor included
  double tpExposed = 0;  ///< seconds waiting for tensor-parallel collectives
  double cpExposed = 0;
  double epExposed = 0;
  double hostExposed = 0;  ///< seconds waiting for copies to or from host memory

  /// Seconds waiting for collectives.
  double exposed() const { return tpExposed + cpExposed + epExposed; }
  double total() const { return kernels + exposed() + hostExposed; }
  PhaseTime& operator+=(const PhaseTime& other);
};
PhaseTime operator*(PhaseTime phase, double factor);

/// What one axis sends for one layer and micro-batch, forward and backward together.
struct AxisTraffic {
  double wireBytes = 0;  ///< per rank and direction
  double count = 0;      ///< collectives
  double time = 0;       ///< seconds if nothing were hidden
  double exposed = 0;    ///< seconds the rank waits

  AxisTraffic& operator+=(const AxisTraffic& other);
};

AxisTraffic operator*(AxisTraffic traffic, double factor);

/// The traffic of one axis, by collective.
class TrafficByCollective {
 public:
  AxisTraffic& operator[](Collective collective) {
    return m_items[static_cast<std::size_t>(collective)];
  }
  const AxisTraffic& operator[](Collective collective) const {
    return m_items[static_cast<std::size_t>(collective)];
  }
  TrafficByCollective& operator+=(const TrafficByCollective& other);
  void scale(double factor);

 private:
  std::array<AxisTraffic, 5> m_items;
};

/// One layer (or block) on one rank, for one micro-batch.
struct LayerCost {
  PhaseTime forward;
  PhaseTime backwardInput;  ///< without recompute
  PhaseTime backwardWeight;
  PhaseTime recompute;  ///< what the backward repeats of the forward
  TrafficByCollective tp, cp, ep;
  double recomputedFlop = 0;  ///< whole layer, all ranks, for HFU

  LayerCost& operator+=(const LayerCost& other);
  void scale(double factor);
};

/// A transformer (or hybrid) layer. `recomputed` says whether full recompute applies to
/// this very layer; `terms`, when given, receives where the numbers come from. Sources: operators
/// and shapes cost_model 2.1 and 4, traffic 5.1 and 5.2.
LayerCost layerCost(const LayerKind& layer, const TrainingContext& context, const AxisPaths& paths,
                    bool recomputed, LayerTerms* terms = nullptr);

/// Token embedding: lookup forward, scatter-add backward, and the collective that makes
/// the output whole (cost_model 5.1).
LayerCost embeddingCost(const ModelProfile& model, const TrainingContext& context,
                        const AxisPaths& paths, LayerTerms* terms = nullptr);

/// Final norm, output matrix and loss.
LayerCost headCost(const ModelProfile& model, const TrainingContext& context,
                   const AxisPaths& paths, LayerTerms* terms = nullptr);

}  // namespace slicescape
