// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <iterator>
#include <utility>

#include "core/cost/sources.h"
#include "core/plan/explain/families.h"
#include "core/plan/peak_memory.h"

namespace slicescape {
namespace {

using Combination = Term::Combination;

Term bytesSum(Text name, Bytes value, Text formula, std::string_view source,
              std::vector<Term> terms) {
  if (terms.empty()) return leafTerm(std::move(name), value, Origin::Derived, source);
  return combinedTerm(Combination::Sum, std::move(name), value, std::move(formula), source,
                      std::move(terms));
}

double totalOf(const std::vector<Term>& terms) {
  double sum = 0;
  for (const Term& term : terms) sum += term.number;
  return sum;
}

Term unrounded(Term term, double bytes) {
  return withBytes(std::move(term), bytes);
}

/// What one forward of a chunk leaves in memory, layer kind by layer kind.
Term chunkTerm(Explainer& explainer, int stage, std::size_t chunk, double bytes) {
  const ResolvedPlan& resolved = explainer.resolved();
  const ModelProfile& model = *resolved.model;
  const TrainingContext& ranks = explainer.context(stage);
  std::vector<Term> terms;
  for (const StageBlock& block : stageBlocks(resolved, stage)) {
    if (block.chunk != chunk) continue;
    std::vector<Term> one;
    Text name{SLICESCAPE_TEXT("Embedding")};
    switch (block.part) {
      case StageBlock::Part::Embedding:
        embeddingActivations(model, ranks, &one);
        break;
      case StageBlock::Part::Head:
        name = {SLICESCAPE_TEXT("Output head and loss")};
        headActivations(model, ranks, &one);
        break;
      case StageBlock::Part::Layer: {
        name = {SLICESCAPE_TEXT("Layer of kind {0}"), {model.kinds[block.kind].name}};
        ActivationTerms layer;
        layerActivations(model.kinds[block.kind], ranks, block.recomputed, &layer);
        one = std::move(layer.saved);
        break;
      }
      case StageBlock::Part::Mtp: {
        name = {SLICESCAPE_TEXT("Multi-token-prediction module")};
        ActivationTerms layer;
        layerActivations(model.mtpKind, ranks, block.recomputed, &layer);
        one = std::move(layer.saved);
        headActivations(model, ranks, &one);
        break;
      }
    }
    if (one.empty()) continue;
    const double size = totalOf(one);
    const RecomputeGroups groups = recomputeGroups(block, ranks);
    terms.push_back(timesTerm(
        name, groups.count,
        {groups.layers > 1 ? SLICESCAPE_TEXT("groups in this chunk, of one input each")
                           : SLICESCAPE_TEXT("of them in this chunk")},
        Origin::Plan,
        unrounded(bytesSum(name, bytesFrom(size), {SLICESCAPE_TEXT("the sum of its tensors")},
                           sources::kActivations, std::move(one)),
                  size),
        sources::kPlan));
  }
  return unrounded(bytesSum({SLICESCAPE_TEXT("Saved by one forward of chunk {0}"),
                             {static_cast<std::int64_t>(chunk)}},
                            bytesFrom(bytes), {SLICESCAPE_TEXT("the sum over the layers")},
                            sources::kActivations, std::move(terms)),
                   bytes);
}

/// The layer with the largest working set, rebuilt by full recompute, with the others of its
/// group.
Term workingSetTerm(Explainer& explainer, int stage, double bytes) {
  const ResolvedPlan& resolved = explainer.resolved();
  const ModelProfile& model = *resolved.model;
  std::vector<Term> layers;
  const auto add = [&](int from) {
    for (const StageBlock& block : stageBlocks(resolved, from)) {
      const bool isMtp = block.part == StageBlock::Part::Mtp;
      if (!isMtp && block.part != StageBlock::Part::Layer) continue;
      const LayerKind& kind = isMtp ? model.mtpKind : model.kinds[block.kind];
      const TrainingContext& ranks = explainer.context(from);
      ActivationTerms layer;
      const LayerActivations one = layerActivations(kind, ranks, block.recomputed, &layer);
      if (const int others = recomputeGroups(block, ranks).layers - 1; others > 0) {
        const double all = one.rebuilt + one.saved;
        layer.workingSet.push_back(
            timesTerm({SLICESCAPE_TEXT("Other layers of the group")}, others,
                      {SLICESCAPE_TEXT("layers rebuilt together with it")}, Origin::Plan,
                      unrounded(leafTerm({SLICESCAPE_TEXT("All tensors of the layer")},
                                         bytesFrom(all), Origin::Derived, sources::kActivations),
                                all),
                      sources::kRecompute));
      }
      const double size = totalOf(layer.workingSet);
      layers.push_back(
          unrounded(bytesSum(isMtp ? Text{SLICESCAPE_TEXT("Multi-token-prediction module")}
                                   : Text{SLICESCAPE_TEXT("Layer of kind {0}"), {kind.name}},
                             bytesFrom(size), {SLICESCAPE_TEXT("the sum of its tensors")},
                             sources::kActivations, std::move(layer.workingSet)),
                    size));
    }
  };
  add(stage);
  if (chunkCopies(resolved.schedule.kind) > 1) add(explainer.stages() - 1 - stage);
  return unrounded(
      combinedTerm(Combination::Maximum, {SLICESCAPE_TEXT("Rebuilt by recompute, largest layer")},
                   bytesFrom(bytes), {SLICESCAPE_TEXT("one layer at a time")},
                   sources::kActivations, std::move(layers)),
      bytes);
}

/// DualPipe's second chunk is the stage at the other end of the pipeline.
std::pair<int, std::size_t> originOfChunk(const Explainer& explainer, int stage,
                                          std::size_t chunk) {
  const std::size_t own =
      explainer.resolved().stages[static_cast<std::size_t>(stage)].chunks.size();
  if (chunk < own) return {stage, chunk};
  return {explainer.stages() - 1 - stage, chunk - own};
}

Text momentText(const StageResult& result) {
  const std::int64_t microBatch = result.peakMicroBatch;
  switch (result.peakMoment) {
    case PeakMoment::Load:
      return {SLICESCAPE_TEXT("peak while a checkpoint is loaded")};
    case PeakMoment::Optimizer:
      return {SLICESCAPE_TEXT("peak in the optimizer")};
    case PeakMoment::Forward:
      return {SLICESCAPE_TEXT("peak in the forward of micro-batch {0}"), {microBatch}};
    case PeakMoment::ForwardBackward:
      return {SLICESCAPE_TEXT("peak while micro-batch {0} runs forward beside a backward"),
              {microBatch}};
    case PeakMoment::Backward:
    case PeakMoment::BackwardInput:
    case PeakMoment::BackwardWeight:
      break;
  }
  return {SLICESCAPE_TEXT("peak in the backward of micro-batch {0}"), {microBatch}};
}

ActivationPeak peakOf(Explainer& explainer, int stage) {
  const StageCost& cost = explainer.cost(stage);
  const TrainingContext& ranks = explainer.context(stage);
  return activationPeak(explainer.evaluation().timeline->ranks[static_cast<std::size_t>(stage)],
                        cost, stateMemory(cost.parameters, ranks), ranks.fusedLoss);
}

Term activationsTerm(Explainer& explainer, int stage) {
  const StageResult& result = explainer.result(stage);
  const StageCost& cost = explainer.cost(stage);
  const ActivationPeak peak = peakOf(explainer, stage);
  std::vector<Term> terms;
  for (std::size_t chunk = 0; chunk < peak.held.size(); ++chunk) {
    if (peak.held[chunk] == 0) continue;
    const auto [from, index] = originOfChunk(explainer, stage, chunk);
    terms.push_back(timesTerm(
        {SLICESCAPE_TEXT("Chunk {0} in flight"), {static_cast<std::int64_t>(chunk)}},
        peak.held[chunk], {SLICESCAPE_TEXT("forwards waiting for their backward")},
        Origin::Simulation, chunkTerm(explainer, from, index, cost.chunks[chunk].activations),
        sources::kSchedule));
  }
  if (peak.workingSet > 0) terms.push_back(workingSetTerm(explainer, stage, peak.workingSet));
  Term sum = bytesSum({SLICESCAPE_TEXT("Activations")}, result.memory.activations,
                      {SLICESCAPE_TEXT("chunks in flight · saved by one forward + rebuilt layer")},
                      sources::kActivations, std::move(terms));
  sum.inputs.push_back({momentText(result), result.peakTime, Origin::Simulation});
  return sum;
}

Term logitsTerm(Explainer& explainer, int stage) {
  const StageResult& result = explainer.result(stage);
  std::vector<Term> terms;
  if (const double bytes = peakOf(explainer, stage).logits; bytes > 0) {
    // What one logit takes at that moment: by the loss, and by a second micro-batch in it.
    lossTensors(explainer.context(stage), bytes / lossTensors(explainer.context(stage), 1), &terms);
  }
  return bytesSum({SLICESCAPE_TEXT("Logits")}, result.memory.logits,
                  {SLICESCAPE_TEXT("alive while a micro-batch is in the loss")}, sources::kLogits,
                  std::move(terms));
}

void append(std::vector<Term>& terms, std::vector<Term> more) {
  terms.insert(terms.end(), std::make_move_iterator(more.begin()),
               std::make_move_iterator(more.end()));
}

/// What is there beside states and activations: gathered units and buckets, the weight gradient
/// on its way at the peak, and the buffers of exchanges and kernels.
Term buffersTerm(Explainer& explainer, int stage) {
  const TrainingContext& ranks = explainer.context(stage);
  const ModelProfile& model = *explainer.resolved().model;
  StateTerms states;
  const StateMemory held = stateMemory(explainer.cost(stage).parameters, ranks, &states);
  std::vector<Term> terms = std::move(states.workingSet);
  const ActivationPeak peak = peakOf(explainer, stage);
  if (peak.temporary > 0) {
    append(terms, std::move(peak.moment == PeakMoment::Load       ? states.loading
                            : peak.temporary == held.headGradient ? states.headGradient
                                                                  : states.layerGradient));
  }
  pipelineBuffers(model, ranks, &terms);
  dispatchBuffers(model, ranks, &terms);
  attentionMask(ranks, &terms);
  kernelWorkspaces(&terms);
  return bytesSum({SLICESCAPE_TEXT("Buffers")}, explainer.result(stage).memory.buffers,
                  {SLICESCAPE_TEXT("the sum of the buffers")}, sources::kBuffers, std::move(terms));
}

/// The states and, when the optimizer makes the peak, its copies.
Term optimizerTerm(Explainer& explainer, int stage) {
  StateTerms states;
  stateMemory(explainer.cost(stage).parameters, explainer.context(stage), &states);
  if (peakOf(explainer, stage).update > 0) append(states.optimizer, std::move(states.update));
  return bytesSum({SLICESCAPE_TEXT("Optimizer")}, explainer.result(stage).memory.optimizer,
                  {SLICESCAPE_TEXT("the sum of what is held")}, sources::kModelStates,
                  std::move(states.optimizer));
}

Term slackTerm(Explainer& explainer, int stage) {
  const MemoryBreakdown& memory = explainer.result(stage).memory;
  const AllocatorSlack slack = allocatorSlack(explainer.context(stage));
  const double allocated = static_cast<double>(memory.allocated().value());
  Term share = leafTerm({SLICESCAPE_TEXT("share of the allocated memory")},
                        Share{static_cast<double>(memory.fragmentation.value()) / allocated},
                        Origin::Assumption, sources::kReserves);
  share.inputs.push_back(
      {{SLICESCAPE_TEXT("while there is room")}, Share{slack.usual}, Origin::Assumption});
  share.inputs.push_back({{SLICESCAPE_TEXT("when all that is free is handed back")},
                          Share{slack.least},
                          Origin::Assumption});
  return combinedTerm(Combination::Product, {SLICESCAPE_TEXT("Slack of the allocator")},
                      memory.fragmentation, {SLICESCAPE_TEXT("allocated · share")},
                      sources::kReserves,
                      {leafTerm({SLICESCAPE_TEXT("Allocated memory")}, memory.allocated(),
                                Origin::Derived, sources::kActivations),
                       std::move(share)});
}

Term stateCategoryTerm(Explainer& explainer, int stage, const char* name, Bytes value,
                       std::vector<Term> StateTerms::*list) {
  StateTerms terms;
  stateMemory(explainer.cost(stage).parameters, explainer.context(stage), &terms);
  return bytesSum({name}, value, {SLICESCAPE_TEXT("the sum of what is held")},
                  sources::kModelStates, std::move(terms.*list));
}

}  // namespace

std::vector<std::string_view> memoryCategories() {
  return {"weights", "gradients",     "optimizer", "activations",  "logits",
          "buffers", "communication", "context",   "fragmentation"};
}

std::optional<Term> memoryCategoryTerm(Explainer& explainer, int stage, std::string_view category) {
  const MemoryBreakdown& memory = explainer.result(stage).memory;
  const TrainingContext& ranks = explainer.context(stage);
  if (category == "weights") {
    return stateCategoryTerm(explainer, stage, SLICESCAPE_TEXT("Weights"), memory.weights,
                             &StateTerms::weights);
  }
  if (category == "gradients") {
    return stateCategoryTerm(explainer, stage, SLICESCAPE_TEXT("Gradients"), memory.gradients,
                             &StateTerms::gradients);
  }
  if (category == "optimizer") return optimizerTerm(explainer, stage);
  if (category == "activations") return activationsTerm(explainer, stage);
  if (category == "logits") return logitsTerm(explainer, stage);
  if (category == "buffers") return buffersTerm(explainer, stage);
  if (category == "communication") {
    std::vector<Term> terms;
    communicatorReserve(ranks, &terms);
    return bytesSum({SLICESCAPE_TEXT("Communicators")}, memory.communication,
                    {SLICESCAPE_TEXT("the sum of the reserves")}, sources::kReserves,
                    std::move(terms));
  }
  if (category == "context") {
    return leafTerm({SLICESCAPE_TEXT("Driver context and kernels")}, memory.context,
                    Origin::Assumption, sources::kReserves);
  }
  if (category == "fragmentation") return slackTerm(explainer, stage);
  return std::nullopt;
}

Term peakMemoryTerm(Explainer& explainer, int stage, MemoryKind kind) {
  const MemoryBreakdown& memory = explainer.result(stage).memory;
  std::vector<Term> terms;
  for (const char* category :
       {"weights", "gradients", "optimizer", "activations", "logits", "buffers"}) {
    terms.push_back(*memoryCategoryTerm(explainer, stage, category));
  }
  if (kind != MemoryKind::Allocated) {
    terms.push_back(*memoryCategoryTerm(explainer, stage, "fragmentation"));
  }
  if (kind == MemoryKind::Device) {
    terms.push_back(*memoryCategoryTerm(explainer, stage, "communication"));
    terms.push_back(*memoryCategoryTerm(explainer, stage, "context"));
  }
  switch (kind) {
    case MemoryKind::Allocated:
      return bytesSum(
          stageText(SLICESCAPE_TEXT("Allocated memory of stage {0} at its peak"), stage),
          memory.allocated(), {SLICESCAPE_TEXT("the sum of the tensors")}, sources::kActivations,
          std::move(terms));
    case MemoryKind::Reserved:
      return bytesSum(stageText(SLICESCAPE_TEXT("Reserved memory of stage {0} at its peak"), stage),
                      memory.reserved(), {SLICESCAPE_TEXT("tensors + slack of the allocator")},
                      sources::kReserves, std::move(terms));
    case MemoryKind::Device:
      break;
  }
  return bytesSum(stageText(SLICESCAPE_TEXT("Device memory of stage {0} at its peak"), stage),
                  memory.device(),
                  {SLICESCAPE_TEXT("tensors + slack of the allocator + communicators + context")},
                  sources::kReserves, std::move(terms));
}

Term inFlightTerm(Explainer& explainer, int stage) {
  const StageCost& cost = explainer.cost(stage);
  const ActivationPeak peak = peakOf(explainer, stage);
  double whole = 0;
  double alive = 0;  // on the device, and on the host meanwhile
  for (std::size_t chunk = 0; chunk < cost.chunks.size(); ++chunk) {
    const double saved = cost.chunks[chunk].activations + cost.chunks[chunk].offloaded;
    whole += saved;
    alive += peak.held[chunk] * saved;
  }
  Term held = withBytes(leafTerm({SLICESCAPE_TEXT("Activations held at the peak")},
                                 bytesFrom(alive), Origin::Simulation, sources::kSchedule),
                        alive);
  Term one = withBytes(leafTerm({SLICESCAPE_TEXT("Saved by one forward of the whole stage")},
                                bytesFrom(whole), Origin::Derived, sources::kActivations),
                       whole);
  return combinedTerm(Combination::Quotient,
                      stageText(SLICESCAPE_TEXT("Micro-batches in flight on stage {0}"), stage),
                      explainer.result(stage).inFlight,
                      {SLICESCAPE_TEXT("activations held / saved by one forward")},
                      sources::kSchedule, {std::move(held), std::move(one)});
}

}  // namespace slicescape
