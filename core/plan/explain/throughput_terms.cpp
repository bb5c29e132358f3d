// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "core/cost/sources.h"
#include "core/plan/explain/families.h"

namespace slicescape {
namespace {

using Combination = Term::Combination;

Term globalBatchTerm(const Explainer& explainer) {
  return leafTerm({SLICESCAPE_TEXT("Global batch, sequences")},
                  explainer.plan().workload->globalBatch, Origin::Plan, sources::kPlan);
}

Term devicesTerm(const Explainer& explainer) {
  return leafTerm({SLICESCAPE_TEXT("GPUs")}, explainer.evaluation().worldSize, Origin::Plan,
                  sources::kPlan);
}

/// Forward FLOPs of the layers of one kind for one sequence.
Term kindFlopTerm(const LayerKind& kind, std::int64_t count, std::int64_t sequence, bool causal,
                  Text name) {
  const LayerFlops flops = countFlops(kind, sequence);
  std::vector<Term> parts{formulaTerm(
      {SLICESCAPE_TEXT("Matrix products with weights")}, flops.linear,
      {SLICESCAPE_TEXT("2 · tokens · weights that multiply a token")},
      {{{SLICESCAPE_TEXT("tokens")}, sequence, Origin::Plan},
       {{SLICESCAPE_TEXT("hidden size")}, kind.hidden, Origin::Model},
       {{SLICESCAPE_TEXT("heads")}, kind.mixer.heads, Origin::Model},
       {{SLICESCAPE_TEXT("KV heads")}, kind.mixer.keyValueHeads, Origin::Model},
       {{SLICESCAPE_TEXT("MLP width")}, kind.feedForward.width, Origin::Model},
       {{SLICESCAPE_TEXT("experts per token")}, kind.feedForward.topK, Origin::Model},
       {{SLICESCAPE_TEXT("expert width")}, kind.feedForward.expertWidth, Origin::Model}},
      sources::kFlops)};
  if (flops.attentionFull.value() > 0) {
    parts.push_back(
        formulaTerm(causal ? Text{SLICESCAPE_TEXT("Attention, pairs that the mask leaves")}
                           : Text{SLICESCAPE_TEXT("Attention, every pair of positions")},
                    causal ? flops.attentionCausal : flops.attentionFull,
                    {SLICESCAPE_TEXT("4 · pairs · query width: scores and weighted values")},
                    {{{SLICESCAPE_TEXT("tokens")}, sequence, Origin::Plan},
                     {{SLICESCAPE_TEXT("query width")}, kind.mixer.queryWidth(), Origin::Model}},
                    sources::kFlops));
  }
  if (flops.other.value() > 0) {
    parts.push_back(leafTerm({SLICESCAPE_TEXT("State-space scan")}, flops.other, Origin::Model,
                             sources::kFlops));
  }
  return timesTerm(
      name, static_cast<double>(count), {SLICESCAPE_TEXT("layers")}, Origin::Model,
      combinedTerm(Combination::Sum, {SLICESCAPE_TEXT("One layer, forward")}, flops.forward(causal),
                   {SLICESCAPE_TEXT("products + attention + scan")}, sources::kFlops,
                   std::move(parts)),
      sources::kFlops);
}

/// Forward FLOPs of the whole model for one sequence.
Term forwardFlopTerm(const Explainer& explainer, bool causal, double value) {
  const ModelProfile& model = *explainer.resolved().model;
  const std::int64_t sequence = explainer.plan().workload->sequenceLength;
  std::vector<std::int64_t> counts(model.kinds.size(), 0);
  for (const std::uint16_t kind : model.layers) ++counts[kind];
  std::vector<Term> terms;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] == 0) continue;
    terms.push_back(
        kindFlopTerm(model.kinds[kind], counts[kind], sequence, causal,
                     {SLICESCAPE_TEXT("Layers of kind {0}"), {model.kinds[kind].name}}));
  }
  if (model.mtpModules > 0) {
    terms.push_back(kindFlopTerm(model.mtpKind, model.mtpModules, sequence, causal,
                                 {SLICESCAPE_TEXT("Multi-token-prediction modules")}));
  }
  if (model.hasHead) {
    const std::int64_t padded = explainer.context(0).paddedVocabulary;
    const std::int64_t rows = padded > 0 ? padded : model.vocabulary;
    const std::int64_t columns = model.embeddingWidth > 0 ? model.embeddingWidth : model.hidden;
    Term head = combinedTerm(
        Combination::Product, {SLICESCAPE_TEXT("Logits, padded vocabulary")},
        Flop(2.0 * static_cast<double>(sequence) * static_cast<double>(rows) *
             static_cast<double>(columns) * (1 + model.mtpModules)),
        {SLICESCAPE_TEXT("2 · tokens · vocabulary · hidden size · heads")}, sources::kFlops,
        {leafTerm({SLICESCAPE_TEXT("one multiply-add")}, Flop(2), Origin::Published,
                  sources::kFlops),
         leafTerm({SLICESCAPE_TEXT("tokens")}, sequence, Origin::Plan, sources::kPlan),
         leafTerm({SLICESCAPE_TEXT("padded vocabulary")}, rows, Origin::Derived, sources::kFlops),
         leafTerm({SLICESCAPE_TEXT("hidden size")}, columns, Origin::Model, sources::kModel),
         leafTerm({SLICESCAPE_TEXT("heads")}, std::int64_t{1 + model.mtpModules}, Origin::Model,
                  sources::kModel)});
    terms.push_back(std::move(head));
  }
  return combinedTerm(Combination::Sum, {SLICESCAPE_TEXT("One sequence, forward")}, Flop(value),
                      {SLICESCAPE_TEXT("layers + logits; lookup and norms not counted")},
                      sources::kFlops, std::move(terms));
}

/// Model FLOPs of a step: three forwards of every sequence, two when the base is frozen.
Term modelFlopTerm(const Explainer& explainer, bool causal) {
  const ModelProfile& model = *explainer.resolved().model;
  const Workload& workload = *explainer.plan().workload;
  const TrainingContext& ranks = explainer.context(0);
  const double forward =
      modelFlopsPerSequence(model, workload.sequenceLength, causal, ranks.paddedVocabulary)
          .value() /
      3;
  const double passes = ranks.trainsAllWeights ? 3 : 2;
  return combinedTerm(
      Combination::Product,
      causal ? Text{SLICESCAPE_TEXT("Model FLOP per step, attention causal")}
             : Text{SLICESCAPE_TEXT("Model FLOP per step, attention in full")},
      Flop(forward * passes * static_cast<double>(workload.globalBatch)),
      {SLICESCAPE_TEXT("sequences · passes · one forward; recompute not counted")}, sources::kFlops,
      {globalBatchTerm(explainer),
       leafTerm({SLICESCAPE_TEXT("passes: forward, input gradient, weight gradient")}, passes,
                Origin::Published, sources::kFlops),
       forwardFlopTerm(explainer, causal, forward)});
}

Term peakRateTerm(const Explainer& explainer) {
  const Evaluation& evaluation = explainer.evaluation();
  std::vector<Term> terms;
  const double stages = explainer.stages();
  double first = 0;
  bool mixed = false;
  for (int stage = 0; stage < explainer.stages(); ++stage) {
    const double peak = explainer.context(stage).device->peakFor(evaluation.peakPrecision).value();
    if (stage == 0) first = peak;
    mixed = mixed || peak != first;
    terms.push_back(leafTerm({SLICESCAPE_TEXT("Dense peak of {0}, {1}, its share of the GPUs"),
                              {explainer.context(stage).device->name, evaluation.peakPrecision}},
                             FlopPerSecond(peak / stages), Origin::Datasheet, sources::kDatasheet));
  }
  if (!mixed) {
    return leafTerm({SLICESCAPE_TEXT("Dense peak of {0}, {1}"),
                     {explainer.context(0).device->name, evaluation.peakPrecision}},
                    FlopPerSecond(evaluation.peakFlopPerSecond), Origin::Datasheet,
                    sources::kDatasheet);
  }
  return combinedTerm(Combination::Sum, {SLICESCAPE_TEXT("Dense peak, mean of the GPUs")},
                      FlopPerSecond(evaluation.peakFlopPerSecond),
                      {SLICESCAPE_TEXT("stages hold equally many GPUs")}, sources::kDatasheet,
                      std::move(terms));
}

/// Forward work that the backward repeats, over all stages and micro-batches.
Term recomputedTerm(const Explainer& explainer, double value) {
  std::vector<Term> stages;
  double sum = 0;
  for (int stage = 0; stage < explainer.stages(); ++stage) {
    const double flop = explainer.cost(stage).total.recomputedFlop;
    sum += flop;
    stages.push_back(leafTerm(stageText(SLICESCAPE_TEXT("Stage {0}"), stage), Flop(flop),
                              Origin::Model, sources::kRecompute));
  }
  return combinedTerm(
      Combination::Product, {SLICESCAPE_TEXT("Recomputed FLOP per step")}, Flop(value),
      {SLICESCAPE_TEXT("micro-batches · DP · recomputed work of one")}, sources::kRecompute,
      {explainer.microBatchesTerm(),
       leafTerm({SLICESCAPE_TEXT("DP")}, std::int64_t{explainer.plan().layout->dp}, Origin::Plan,
                sources::kPlan),
       combinedTerm(Combination::Sum, {SLICESCAPE_TEXT("of one micro-batch, all stages")},
                    Flop(sum), {SLICESCAPE_TEXT("the sum over the stages")}, sources::kRecompute,
                    std::move(stages))});
}

}  // namespace

Term tokensPerSecondTerm(Explainer& explainer, bool perDevice) {
  const Evaluation& evaluation = explainer.evaluation();
  const Workload& workload = *explainer.plan().workload;
  Term tokens =
      combinedTerm(Combination::Product, {SLICESCAPE_TEXT("Tokens per step")},
                   workload.globalBatch * workload.sequenceLength,
                   {SLICESCAPE_TEXT("global batch · sequence length")}, sources::kDefinition,
                   {globalBatchTerm(explainer),
                    leafTerm({SLICESCAPE_TEXT("Sequence length")}, workload.sequenceLength,
                             Origin::Plan, sources::kPlan)});
  std::vector<Term> terms{std::move(tokens), stepTimeTerm(explainer)};
  Term rate;
  if (!perDevice) {
    rate = combinedTerm(Combination::Quotient, {SLICESCAPE_TEXT("Tokens per second")},
                        evaluation.tokensPerSecond, {SLICESCAPE_TEXT("tokens / step time")},
                        sources::kDefinition, std::move(terms));
    rate.unit = "1/s";
    return rate;
  }
  terms.push_back(devicesTerm(explainer));
  rate = combinedTerm(Combination::Quotient, {SLICESCAPE_TEXT("Tokens per second and GPU")},
                      evaluation.tokensPerSecondPerDevice,
                      {SLICESCAPE_TEXT("tokens / step time / GPUs")}, sources::kDefinition,
                      std::move(terms));
  rate.unit = "1/s";
  return rate;
}

Term modelFlopRateTerm(Explainer& explainer) {
  return combinedTerm(
      Combination::Quotient, {SLICESCAPE_TEXT("Model FLOP/s per GPU")},
      FlopPerSecond(explainer.evaluation().modelFlopPerSecondPerDevice),
      {SLICESCAPE_TEXT("model FLOP / step time / GPUs")}, sources::kDefinition,
      {modelFlopTerm(explainer, true), stepTimeTerm(explainer), devicesTerm(explainer)});
}

Term utilisationTerm(Explainer& explainer, Utilisation which) {
  const Evaluation& evaluation = explainer.evaluation();
  Term work = modelFlopTerm(explainer, which != Utilisation::MfuFull);
  Text name{SLICESCAPE_TEXT("MFU, causal: attention halved, recompute not counted")};
  double share = evaluation.mfuCausal;
  if (which == Utilisation::MfuFull) {
    name = {SLICESCAPE_TEXT("MFU, full: attention not halved, recompute not counted")};
    share = evaluation.mfuFull;
  } else if (which == Utilisation::Hfu) {
    name = {SLICESCAPE_TEXT("HFU: recomputed work counted")};
    share = evaluation.hfu;
    double repeated = 0;
    for (int stage = 0; stage < explainer.stages(); ++stage) {
      repeated += explainer.cost(stage).total.recomputedFlop;
    }
    repeated *= explainer.microBatches() * explainer.plan().layout->dp;
    const double model = work.number;
    std::vector<Term> both{std::move(work)};
    both.push_back(recomputedTerm(explainer, repeated));
    work = combinedTerm(Combination::Sum, {SLICESCAPE_TEXT("FLOP per step, recompute counted")},
                        Flop(model + repeated), {SLICESCAPE_TEXT("model FLOP + recomputed FLOP")},
                        sources::kRecompute, std::move(both));
  }
  return combinedTerm(
      Combination::Quotient, std::move(name), Share{share},
      {SLICESCAPE_TEXT("FLOP per step / (step time · GPUs · dense peak)")}, sources::kFlops,
      {std::move(work), stepTimeTerm(explainer), devicesTerm(explainer), peakRateTerm(explainer)});
}

}  // namespace slicescape
