// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/layer_builder.h"

#include <algorithm>
#include <utility>

#include "core/cost/kernel_terms.h"
#include "core/cost/sources.h"

namespace slicescape {
namespace {

using Combination = Term::Combination;

// A collective that is split into the products in four pieces exposes the last of them
// (cost_model 5.2); it takes 16 compute units from the products beside it (4.6).
constexpr double kTpOverlapHidden = 0.75;
constexpr double kTpOverlapUnits = 16;
// The backward is driven by the autograd engine without Python: 1.3 of the forward's host time
// (a layer with full recompute takes 3.3 forwards).
constexpr double kBackwardHostTime = 1.3;
// Element-wise backward reads and writes this much more than forward (cost_model 4.3).
constexpr double kElementwiseBackward = 1.75;
// cost_model 4.3: 3 µs per memory-bound kernel beside its bytes.
constexpr double kKernelOverhead = 3e-6;

/// Achieved memory bandwidth of element-wise kernels, bytes per second.
double memoryRate(const TrainingContext& context) {
  return context.efficiency.memory * context.device->memoryBandwidth.value();
}

/// Bytes per parameter and micro-batch that frameworks move beside the products of the
/// backward. Megatron's weight-gradient products add to the accumulator themselves. DeepSpeed
/// adds in a kernel of its own: into 16 bits (read, read, write) or into 32 (2 + 4 + 4). FSDP2
/// copies gathered weights into place in forward and backward (2 + 2 each) and gradients out
/// of place (2 + 4) (torch/distributed/fsdp/_fully_shard/_fsdp_collectives.py).
double copiedGradientBytes(const TrainingContext& context) {
  if (!context.trainsAllWeights) return 0;
  switch (context.framework) {
    case Framework::DeepSpeed:
      return context.states.gradient >= 4 ? 10 : 6;
    case Framework::TorchTitan:
      return context.zero >= 3 ? 14 : 0;
    default:
      return 0;
  }
}

/// Bytes that casting one matrix operand moves per element: read 2 and write 1, and again
/// transposed for the gradient products (cost_model 4.5 charges 3–6 % in all). NVFP4 rotates
/// (read and write 2), looks for the largest magnitude (read 2) and writes two copies (read 2,
/// write one half each).
double castBytes(const TrainingContext& context) {
  return context.precision == Precision::NvFp4 ? 11 : 4.5;
}

double totalOf(const std::vector<Term>& terms) {
  double sum = 0;
  for (const Term& term : terms) sum += term.number;
  return sum;
}

}  // namespace

double waitUnderOverlap(double hidden, double units, const TrainingContext& context) {
  const double left = std::max(1.0, context.device->computeUnits - units);
  return std::min(1.0, 1 - hidden + hidden * units / left);
}

void LayerBuilder::linear(const char* name, double rows, double inputs, double outputs,
                          double count) {
  const bool isLow = isLowPrecision(m_context.precision);
  // The products of a group run one by one on Hopper, where casting, padding and transposing
  // for each expert takes what 8 bits gain: Qwen3 235B in FP8 is no faster than in BF16.
  const bool gainsNothing = count > 1 && !m_context.efficiency.pairedUnits;
  const Gemm gemm{
      rows, outputs, inputs, count, isLow && m_context.lowPrecisionProducts && !gainsNothing,
      false};
  m_linear += linearTimes(gemm, m_context);
  if (m_terms) {
    m_forwardTerms.push_back(gemmTerm({name}, gemm, m_context));
    m_inputTerms.push_back(gemmTerm({name}, inputGradientOf(gemm), m_context));
    if (m_context.trainsAllWeights) {
      m_weightTerms.push_back(gemmTerm({name}, weightGradientOf(gemm), m_context));
    }
  }
  const double perParameter = copiedGradientBytes(m_context);
  if (perParameter > 0) {
    const double bytes = perParameter * count * inputs * outputs;
    const double seconds = bytes / memoryRate(m_context);
    m_accumulation += seconds;
    if (m_terms) {
      m_weightTerms.push_back(
          memoryBoundTerm({SLICESCAPE_TEXT("Accumulation and copies of gradients and weights")},
                          seconds, bytes, 0, m_context));
    }
  }
  if (isLow) {
    memoryBound(SLICESCAPE_TEXT("Casts to low precision"),
                count * rows * inputs * castBytes(m_context), 1);
  }
}

void LayerBuilder::memoryBound(const char* name, double bytes, double kernels) {
  const double overhead = m_context.cudaGraphs ? 0 : kernels * kKernelOverhead;
  const double seconds = bytes / memoryRate(m_context) + overhead;
  m_elementwise += seconds;
  if (m_terms) {
    m_elementwiseTerms.push_back(memoryBoundTerm({name}, seconds, bytes, overhead, m_context));
  }
}

void LayerBuilder::attention(const LayerKind& layer) {
  const AttentionTime time = attentionTime(layer, m_context, m_terms ? &m_attentionTerms : nullptr);
  m_attention.forward += time.forward;
  m_attention.backward += time.backward;
}

void LayerBuilder::tensorParallel(Collective collective, double total, double forward,
                                  double backward) {
  if (m_context.tp <= 1) return;
  const double time = collectiveTime(collective, total, m_paths.tp).value();
  const double exposed = m_context.tpOverlap && m_context.sequenceParallel
                             ? waitUnderOverlap(kTpOverlapHidden, kTpOverlapUnits, m_context)
                             : 1;
  const AxisTraffic once{wireBytes(collective, total, m_context.tp), 1, time, time * exposed};
  m_cost.tp[collective] += once * (forward + backward);
  m_forwardTraffic.tp[collective] += once * forward;
  m_cost.forward.tpExposed += time * exposed * forward;
  m_cost.backwardInput.tpExposed += time * exposed * backward;
  if (m_terms) {
    recordCollective(*m_terms, LayerAxis::Tp, collective, total, m_paths.tp, forward, backward,
                     exposed);
  }
}

LayerCost LayerBuilder::finish(double launches) {
  // Without graphs the host must launch every kernel: a floor under the device's own time,
  // waits for collectives included, not a sum (cost_model 4.4).
  const double floor = m_context.cudaGraphs ? 0 : launches * m_context.efficiency.launch;
  m_cost.forward.kernels = std::max(m_linear.forward.value() + m_attention.forward + m_elementwise,
                                    floor - m_cost.forward.exposed());
  const double backwardInput =
      m_linear.inputGradient.value() + m_attention.backward + kElementwiseBackward * m_elementwise;
  const double backwardWeight = m_linear.weightGradient.value() + m_accumulation;
  const double shortfall = std::max(0.0, kBackwardHostTime * floor - backwardInput -
                                             backwardWeight - m_cost.backwardInput.exposed());
  m_cost.backwardInput.kernels = backwardInput + shortfall;
  m_cost.backwardWeight.kernels = backwardWeight;
  if (m_terms) explainSums(launches, floor, backwardInput);
  return m_cost;
}

/// Writes the sums of `finish` down: operators against the launch floor forward, and what the
/// floor adds to the backward.
void LayerBuilder::explainSums(double launches, double floor, double backwardInput) {
  const auto floorTerm = [&](double times, double seconds, double waits) {
    Term term = combinedTerm(
        Combination::Product, {SLICESCAPE_TEXT("Host time to launch the kernels")},
        Seconds(seconds), {SLICESCAPE_TEXT("kernels · host time per kernel")}, sources::kLaunch,
        {leafTerm({SLICESCAPE_TEXT("kernels launched")}, launches * times, Origin::Assumption,
                  sources::kLaunch),
         leafTerm({SLICESCAPE_TEXT("host time per kernel")}, Seconds(m_context.efficiency.launch),
                  Origin::Calibrated, sources::kLaunch)});
    if (m_context.cudaGraphs) {
      term = leafTerm({SLICESCAPE_TEXT("Host time to launch the kernels: none with CUDA graphs")},
                      Seconds(0), Origin::Plan, sources::kLaunch);
    }
    if (waits <= 0) return term;
    return combinedTerm(
        Combination::Difference,
        {SLICESCAPE_TEXT("Host time that waits for collectives do not cover")},
        Seconds(seconds - waits), {SLICESCAPE_TEXT("host time − waits for collectives")},
        sources::kLaunch,
        {std::move(term), leafTerm({SLICESCAPE_TEXT("Waits for collectives, in which the host "
                                                    "runs ahead")},
                                   Seconds(waits), Origin::Derived, sources::kOverlap)});
  };
  const auto group = [](Text name, std::vector<Term> terms) {
    const double total = totalOf(terms);
    return sumOf(std::move(name), Seconds(total), {SLICESCAPE_TEXT("the sum of the operators")},
                 sources::kSplitBackward, std::move(terms));
  };
  const auto operators = [&](std::vector<Term> linear, const std::vector<Term>& attention,
                             Term elementwise, double total) {
    std::vector<Term> terms;
    if (!linear.empty()) {
      terms.push_back(group({SLICESCAPE_TEXT("Matrix products")}, std::move(linear)));
    }
    if (!attention.empty()) terms.push_back(group({SLICESCAPE_TEXT("Attention")}, attention));
    if (elementwise.number != 0) terms.push_back(std::move(elementwise));
    return sumOf({SLICESCAPE_TEXT("Operators")}, Seconds(total),
                 {SLICESCAPE_TEXT("products + attention + element-wise")}, sources::kSplitBackward,
                 std::move(terms));
  };
  const Term elementwise = group({SLICESCAPE_TEXT("Element-wise operators")}, m_elementwiseTerms);

  const double forward = m_linear.forward.value() + m_attention.forward + m_elementwise;
  m_terms->forward.kernels.push_back(combinedTerm(
      Combination::Maximum, {SLICESCAPE_TEXT("Kernels, forward")}, Seconds(m_cost.forward.kernels),
      {SLICESCAPE_TEXT("the larger of the operators' and the host's time")}, sources::kLaunch,
      {operators(m_forwardTerms, m_attentionTerms.forward, elementwise, forward),
       floorTerm(1, floor, m_cost.forward.exposed())}));

  Term elementwiseBack = combinedTerm(
      Combination::Product, {SLICESCAPE_TEXT("Element-wise operators")},
      Seconds(kElementwiseBackward * m_elementwise),
      {SLICESCAPE_TEXT("forward · bytes of the backward over those of the forward")},
      sources::kMemoryBound,
      {elementwise, leafTerm({SLICESCAPE_TEXT("backward bytes over forward bytes")},
                             kElementwiseBackward, Origin::Assumption, sources::kMemoryBound)});
  m_terms->backwardInput.kernels.push_back(operators(m_inputTerms, m_attentionTerms.backward,
                                                     std::move(elementwiseBack), backwardInput));
  const double shortfall = m_cost.backwardInput.kernels - backwardInput;
  if (shortfall > 0) {
    const double waits = m_cost.backwardInput.exposed();
    const double busy = backwardInput + m_cost.backwardWeight.kernels;
    m_terms->backwardInput.kernels.push_back(combinedTerm(
        Combination::Difference, {SLICESCAPE_TEXT("Waiting for the host's launches")},
        Seconds(kBackwardHostTime * floor - waits - busy),
        {SLICESCAPE_TEXT("host time of the backward − its operators")}, sources::kLaunch,
        {floorTerm(kBackwardHostTime, kBackwardHostTime * floor, waits),
         leafTerm({SLICESCAPE_TEXT("operators of both halves of the backward")}, Seconds(busy),
                  Origin::Derived, sources::kLaunch)}));
  }
  m_terms->backwardWeight.kernels = m_weightTerms;
}

}  // namespace slicescape
