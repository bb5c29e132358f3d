// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cost/attention.h"
#include "core/cost/gemm.h"
#include "core/cost/layer_cost.h"
#include "core/cost/layer_terms.h"

namespace slicescape {

/// Share of a collective's time that a layer loses though `hidden` of it runs behind kernels: the
/// rest is waited for, and the hidden part takes `units` compute units from those kernels, which
/// slow down by units / (all − units) meanwhile (cost_model 4.6).
double waitUnderOverlap(double hidden, double units, const TrainingContext& context);

/// Adds up the operators of one layer; forward and the two halves of the backward in parallel.
/// With `terms` it also writes down, operator by operator, where the sums come from.
class LayerBuilder {
 public:
  LayerBuilder(const TrainingContext& context, const AxisPaths& paths, LayerTerms* terms = nullptr)
      : m_context(context), m_paths(paths), m_terms(terms) {}

  /// A linear layer of `rows` tokens, K inputs and N outputs on this rank.
  void linear(const char* name, double rows, double inputs, double outputs, double count = 1);
  /// An element-wise operator that moves `bytes` forward in `kernels` launches.
  void memoryBound(const char* name, double bytes, double kernels);
  void attention(const LayerKind& layer);
  /// A tensor-parallel collective on `total` bytes, `forward` and `backward` times.
  void tensorParallel(Collective collective, double total, double forward, double backward);

  /// Sums the operators, above the floor of the host's launches.
  LayerCost finish(double launches);

  const LinearTimes& linearSum() const { return m_linear; }
  /// Element-wise operators of the forward, seconds.
  double elementwiseSum() const { return m_elementwise; }
  const AttentionTime& attentionSum() const { return m_attention; }
  LayerCost& cost() { return m_cost; }
  /// What the forward alone sends: full recompute sends it again.
  LayerCost& repeated() { return m_forwardTraffic; }
  /// Null unless the layer is being explained.
  LayerTerms* terms() const { return m_terms; }
  /// Forward products so far, explained.
  const std::vector<Term>& forwardTerms() const { return m_forwardTerms; }
  const std::vector<Term>& elementwiseTerms() const { return m_elementwiseTerms; }
  const std::vector<Term>& attentionTerms() const { return m_attentionTerms.forward; }

 private:
  void explainSums(double launches, double floor, double backwardInput);

  const TrainingContext& m_context;
  const AxisPaths& m_paths;
  LayerTerms* m_terms;
  LinearTimes m_linear;
  AttentionTime m_attention;
  double m_elementwise = 0;
  double m_accumulation = 0;
  LayerCost m_cost;
  LayerCost m_forwardTraffic;  // only its traffic is used
  std::vector<Term> m_forwardTerms, m_inputTerms, m_weightTerms, m_elementwiseTerms;
  AttentionTerms m_attentionTerms;
};

}  // namespace slicescape
