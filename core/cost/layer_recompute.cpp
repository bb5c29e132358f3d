// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include "core/cost/documents.h"
#include "core/cost/kernel_terms.h"
#include "core/cost/layer_parts.h"

namespace slicescape {
namespace {

/// Checkpointing by operator keeps what was scattered and gathers it again (torchtitan,
/// distributed/activation_checkpoint.py: reduce_scatter is on its list, all_gather is not).
void repeatGathers(LayerBuilder& builder, LayerCost& cost) {
  const AxisTraffic& gathers = builder.repeated().tp[Collective::AllGather];
  cost.tp[Collective::AllGather] += gathers;
  cost.recompute.tpExposed += gathers.exposed;
  if (builder.terms() == nullptr) return;
  LayerTerms& terms = *builder.terms();
  for (const TrafficTerm& repeated : terms.repeated) {
    if (repeated.axis != LayerAxis::Tp || repeated.collective != Collective::AllGather) continue;
    terms.traffic.push_back(repeated);
    terms.recompute.tp.push_back(repeated.exposed);
  }
}

}  // namespace

void addRecompute(LayerBuilder& builder, LayerCost& cost, const LayerKind& layer,
                  const TrainingContext& context, bool recomputed) {
  if (context.recompute == RecomputeMode::Full && recomputed) {
    cost.recompute = cost.forward;
    // The forward's collectives run again.
    cost.tp += builder.repeated().tp;
    cost.cp += builder.repeated().cp;
    cost.ep += builder.repeated().ep;
    if (builder.terms()) {
      LayerTerms& terms = *builder.terms();
      terms.recompute = terms.forward;
      terms.traffic.insert(terms.traffic.end(), terms.repeated.begin(), terms.repeated.end());
    }
    cost.recomputedFlop = flopsOfSequence(layer, context).forward(true).value() *
                          static_cast<double>(context.microBatch);
    return;
  }
  if (context.recompute != RecomputeMode::Selective) return;
  const FeedForward& mlp = layer.feedForward;
  const double rate = context.efficiency.memory * context.device->memoryBandwidth.value();
  double seconds = 0;
  LayerTerms* terms = builder.terms();
  const auto record = [&](const char* name, double bytes) {
    seconds += bytes / rate;
    if (terms) {
      terms->recompute.kernels.push_back(memoryBoundTerm({name}, bytes / rate, bytes, 0, context));
    }
  };
  const auto recordAll = [&](const std::vector<Term>& repeated) {
    if (!terms) return;
    std::vector<Term>& kernels = terms->recompute.kernels;
    kernels.insert(kernels.end(), repeated.begin(), repeated.end());
  };
  if (context.modules.everyOtherProduct) {
    // The order of the products is query, key, value, output, gate, up, down: the second,
    // fourth and sixth run again, and so does everything element-wise.
    LayerTerms blockTerms;
    const AxisPaths none;
    LayerBuilder block(context, none, terms ? &blockTerms : nullptr);
    const double hidden = static_cast<double>(layer.hidden);
    const double query = static_cast<double>(layer.mixer.queryWidth()) / context.tp;
    block.linear(SLICESCAPE_TEXT("Key projection"), context.tokens(), hidden,
                 static_cast<double>(layer.mixer.keyValueWidth()) / context.tp);
    block.linear(SLICESCAPE_TEXT("Output projection"), context.tokens(), query, hidden);
    if (!mlp.isMoe() && mlp.width > 0 && mlp.gated) {
      block.linear(SLICESCAPE_TEXT("MLP, up-projection"), context.tokens(), hidden,
                   static_cast<double>(mlp.width) / context.tp);
    }
    seconds += builder.elementwiseSum() + block.linearSum().forward.value();
    recordAll(builder.elementwiseTerms());
    recordAll(block.forwardTerms());
    cost.recompute.kernels += seconds;
    repeatGathers(builder, cost);
    return;
  }
  // A flash kernel repeats the scores inside its own backward: nothing is added.
  if (context.modules.coreAttention && !context.flashAttention) {
    seconds += builder.attentionSum().forward;
    recordAll(builder.attentionTerms());
    cost.recomputedFlop += flopsOfSequence(layer, context).attentionCausal.value() *
                           static_cast<double>(context.microBatch);
  }
  if (context.modules.norm) {
    record(SLICESCAPE_TEXT("Norms"),
           layer.norms * context.sequenceShardTokens() * 4 * static_cast<double>(layer.hidden));
  }
  const double width =
      mlp.isMoe() ? routedRows(mlp, context) * static_cast<double>(mlp.expertWidth) / context.etp
                  : context.tokens() * static_cast<double>(mlp.width) / context.tp;
  if (context.modules.mlpActivation) record(SLICESCAPE_TEXT("Activation function"), 6 * width);
  if (context.modules.mlp && !mlp.isMoe() && mlp.width > 0) {
    LayerTerms blockTerms;
    const AxisPaths none;
    LayerBuilder block(context, none, terms ? &blockTerms : nullptr);
    const double hidden = static_cast<double>(layer.hidden);
    block.linear(SLICESCAPE_TEXT("MLP, first matrices"), context.tokens(), hidden,
                 (mlp.gated ? 2 : 1) * static_cast<double>(mlp.width) / context.tp);
    seconds += block.linearSum().forward.value();
    recordAll(block.forwardTerms());
    record(SLICESCAPE_TEXT("Activation function"), 6 * width);
    cost.recomputedFlop += 2 * context.tokens() * context.cp * hidden * (mlp.gated ? 2 : 1) *
                           static_cast<double>(mlp.width);
  }
  if (context.modules.mlaUpProjection && layer.mixer.kind == MixerKind::LatentAttention) {
    LayerTerms blockTerms;
    const AxisPaths none;
    LayerBuilder block(context, none, terms ? &blockTerms : nullptr);
    const Mixer& mixer = layer.mixer;
    const double heads = static_cast<double>(mixer.heads) / context.tp;
    block.linear(SLICESCAPE_TEXT("Key and value up-projection"), context.tokens(),
                 static_cast<double>(mixer.keyValueLoraRank),
                 heads * static_cast<double>(mixer.qkNopeHeadDim + mixer.valueHeadDim));
    block.linear(SLICESCAPE_TEXT("Query up-projection"), context.tokens(),
                 static_cast<double>(std::max<std::int64_t>(1, mixer.queryLoraRank)),
                 heads * static_cast<double>(mixer.qkNopeHeadDim + mixer.qkRopeHeadDim));
    seconds += block.linearSum().forward.value();
    recordAll(block.forwardTerms());
  }
  cost.recompute.kernels += seconds;
}

}  // namespace slicescape
