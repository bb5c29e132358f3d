// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/activation_memory.h"

#include <algorithm>

#include "core/cost/memory_terms.h"
#include "core/cost/rank_shares.h"
#include "core/cost/sources.h"

namespace slicescape {
namespace {

/// The tensors of one layer that its backward reads, less those that selective recompute of
/// `modules` drops.
class LayerTensors {
 public:
  LayerTensors(TensorSum& sum, const LayerKind& layer, const TrainingContext& context,
               const RecomputeModules& modules)
      : m_sum(sum),
        m_layer(layer),
        m_context(context),
        m_modules(modules),
        m_hidden(static_cast<double>(layer.hidden)),
        m_element(context.activationBytes()),
        m_input(isLowPrecision(context.precision) ? 1 : context.activationBytes()),
        m_tokens(context.tokens()),
        m_shard(context.sequenceShardTokens()) {}

  void addAll() {
    addNorms();
    addMixer();
    addFeedForward();
    addDropout();
  }

 private:
  /// PyTorch run operator by operator keeps intermediates that fused kernels do not.
  bool isEager() const { return !m_context.compiled && m_context.framework != Framework::Megatron; }
  /// Norms too, unless the framework brings its own kernel for them.
  bool hasEagerNorms() const {
    return !m_context.compiled &&
           (m_context.framework == Framework::TorchTitan || m_context.framework == Framework::Fsdp);
  }
  bool trains(bool adapter) const { return m_context.trainsAllWeights || adapter; }
  double stateWidth() const {
    return static_cast<double>(m_layer.mixer.stateHeads * m_layer.mixer.stateHeadDim);
  }

  void addNorms();
  void addMixer();
  void addAttention();
  void addLatentAttention();
  void addCore(double queries, double values);
  void addState();
  void addFeedForward();
  void addExperts();
  void addDropout();

  TensorSum& m_sum;
  const LayerKind& m_layer;
  const TrainingContext& m_context;
  const RecomputeModules& m_modules;
  double m_hidden, m_element, m_input, m_tokens, m_shard;
};

void LayerTensors::addNorms() {
  m_sum.add(SLICESCAPE_TEXT("Inputs of the norms"), m_shard, m_layer.norms * m_hidden, m_element);
  if (hasEagerNorms() && m_layer.norm == NormKind::RmsNorm) {
    m_sum.add(SLICESCAPE_TEXT("Inputs of eager RMS norms once more, in 32 bits"), m_shard,
              m_layer.norms * m_hidden, 4);
  }
  if (m_modules.norm) return;
  // The first half of the norms feeds the attention, the rest the MLP. Under frozen weights only
  // an adapter reads a matrix's input again.
  const AdapterTargets& targets = m_context.adapters;
  const double read = ((trains(targets.query || targets.key || targets.value) ? 1 : 0) +
                       (trains(targets.gate || targets.up) ? 1 : 0)) /
                      2.0 * m_layer.norms;
  m_sum.add(SLICESCAPE_TEXT("Outputs of the norms"), m_shard, read * m_hidden, m_input);
  // Megatron gathers the sequence shards again in the backward; PyTorch's tensor parallelism
  // keeps the gathered tensor.
  if (m_context.sequenceParallel && m_context.framework != Framework::Megatron) {
    m_sum.add(SLICESCAPE_TEXT("Outputs of the norms, gathered"), m_tokens - m_shard,
              read * m_hidden, m_input);
  }
}

void LayerTensors::addCore(double queries, double values) {
  const double heads = static_cast<double>(m_layer.mixer.heads) / m_context.tp;
  if (m_context.flashAttention) {
    m_sum.add(SLICESCAPE_TEXT("Softmax statistics in 32 bits"), m_tokens, heads, 4);
  } else if (!m_modules.coreAttention) {
    // Probabilities; with dropout also its mask and its output (Korthikanti et al.: 5·a·s²·b).
    m_sum.add(SLICESCAPE_TEXT("Scores of unfused attention"), m_tokens,
              heads * static_cast<double>(m_context.sequence),
              m_context.dropout ? 2 * m_element + 1 : m_element);
  }
  // The attention's own backward reads its 16-bit output; an 8-bit product keeps a cast of it.
  m_sum.add(SLICESCAPE_TEXT("Output of the attention"), m_tokens, values, m_element);
  if (isLowPrecision(m_context.precision) && trains(m_context.adapters.output)) {
    m_sum.add(SLICESCAPE_TEXT("Output of the attention in 8 bits"), m_tokens, values, m_input);
  }
  if (m_layer.mixer.outputGate) {
    m_sum.add(SLICESCAPE_TEXT("Gate of the attention and its product"), m_tokens, 2 * queries,
              m_element);
  }
}

void LayerTensors::addAttention() {
  const Mixer& mixer = m_layer.mixer;
  const double query = static_cast<double>(mixer.queryWidth()) / m_context.tp;
  const double ranks = keyValueRanks(mixer, m_context);
  const double keys = static_cast<double>(mixer.keyValueWidth()) / ranks;
  const double values = static_cast<double>(mixer.valueWidth()) / ranks;
  for (int block = 0; block < (mixer.crossAttention ? 2 : 1); ++block) {
    m_sum.add(SLICESCAPE_TEXT("Queries"), m_tokens, query, m_element);
    m_sum.add(SLICESCAPE_TEXT("Keys and values"), m_tokens, keys + values, m_element);
    if (mixer.perHeadQkNorm || mixer.fullQkNorm) {
      m_sum.add(SLICESCAPE_TEXT("Queries and keys before their norms"), m_tokens, query + keys,
                m_element);
    }
    addCore(query, static_cast<double>(mixer.outputWidth()) / m_context.tp);
  }
}

void LayerTensors::addLatentAttention() {
  const Mixer& mixer = m_layer.mixer;
  const double heads = static_cast<double>(mixer.heads) / m_context.tp;
  const double queryHead = static_cast<double>(mixer.qkNopeHeadDim + mixer.qkRopeHeadDim);
  const double valueHead = static_cast<double>(mixer.valueHeadDim);
  const double latent =
      static_cast<double>(mixer.queryLoraRank + mixer.keyValueLoraRank + mixer.qkRopeHeadDim);
  m_sum.add(SLICESCAPE_TEXT("Latent vectors before and after their norms"), m_shard, 2 * latent,
            m_element);
  if (!m_modules.mlaUpProjection) {
    m_sum.add(SLICESCAPE_TEXT("Queries, keys and values"), m_tokens,
              heads * (2 * queryHead + valueHead), m_element);
  }
  addCore(heads * queryHead, heads * valueHead);
}

/// Mamba-2 and its kin (cost_model 3.3): output of the in-projection (values, gate, groups,
/// heads), of the convolution, and the gated norm's input and output.
void LayerTensors::addState() {
  const Mixer& mixer = m_layer.mixer;
  const double inner = stateWidth();
  if (inner <= 0) {
    // Only the projections are known: three tensors of their mean width.
    m_sum.add(SLICESCAPE_TEXT("Projections, convolution and gated norm"), m_tokens,
              3 * static_cast<double>(mixer.stateProjectionParameters) / std::max(1.0, m_hidden) /
                  m_context.tp,
              m_element);
    return;
  }
  const double groups =
      2 * static_cast<double>(std::max<std::int64_t>(1, mixer.stateGroups) * mixer.stateSize);
  const double heads = static_cast<double>(mixer.stateHeads);
  m_sum.add(SLICESCAPE_TEXT("Output of the in-projection"), m_tokens,
            (2 * inner + groups + heads) / m_context.tp, m_element);
  m_sum.add(SLICESCAPE_TEXT("Output of the convolution"), m_tokens, (inner + groups) / m_context.tp,
            m_element);
  m_sum.add(SLICESCAPE_TEXT("Gated norm: input and output"), m_tokens, 2 * inner / m_context.tp,
            m_element);
}

void LayerTensors::addMixer() {
  switch (m_layer.mixer.kind) {
    case MixerKind::None:
      return;
    case MixerKind::Attention:
      addAttention();
      if (stateWidth() > 0) addState();  // both side by side
      return;
    case MixerKind::LatentAttention:
      addLatentAttention();
      return;
    case MixerKind::Mamba:
    case MixerKind::Linear:
      addState();
      return;
  }
}

void LayerTensors::addExperts() {
  const FeedForward& moe = m_layer.feedForward;
  const double rows = routedTokens(moe, m_context);
  const double width = static_cast<double>(moe.expertWidth);
  // Logits and probabilities in 32 bits, one of them half of the time (3.5).
  m_sum.add(SLICESCAPE_TEXT("Router logits and probabilities"), m_tokens / m_context.tp,
            static_cast<double>(moe.experts), 4 * 1.5);
  if (trains(m_context.adapters.gate || m_context.adapters.up)) {
    m_sum.add(SLICESCAPE_TEXT("Tokens in the order of their experts"), rows,
              expertInputWidth(m_layer), m_input);
  }
  m_sum.add(SLICESCAPE_TEXT("Experts: outputs of the first matrices"), rows,
            (moe.gated ? 2 : 1) * width, m_element);
  if (!m_modules.mlpActivation && trains(m_context.adapters.down)) {
    m_sum.add(SLICESCAPE_TEXT("Experts: input of the second matrix"), rows, width, m_input);
  }
}

void LayerTensors::addFeedForward() {
  const FeedForward& mlp = m_layer.feedForward;
  if (mlp.isMoe()) addExperts();
  if (m_modules.mlp) return;
  const double width =
      static_cast<double>(mlp.isMoe() ? mlp.sharedWidth : mlp.width) / m_context.tp;
  m_sum.add(SLICESCAPE_TEXT("MLP: outputs of the first matrices"), m_tokens,
            (mlp.gated ? 2 : 1) * width, m_element);
  if (m_modules.mlpActivation) return;
  if (trains(m_context.adapters.down)) {
    m_sum.add(SLICESCAPE_TEXT("MLP: input of the second matrix"), m_tokens, width, m_input);
  }
  if (isEager() && mlp.gated) {
    m_sum.add(SLICESCAPE_TEXT("MLP: activated gate of eager operators"), m_tokens, width,
              m_element);
  }
}

void LayerTensors::addDropout() {
  if (!m_context.dropout) return;
  int blocks = m_layer.mixer.kind == MixerKind::None ? 0 : m_layer.mixer.crossAttention ? 2 : 1;
  if (m_layer.feedForward.width > 0 || m_layer.feedForward.isMoe()) ++blocks;
  m_sum.add(SLICESCAPE_TEXT("Dropout masks"), m_shard, blocks * m_hidden, 1);
}

/// PyTorch's checkpointing by operator keeps the input, the output of the attention, what was
/// exchanged, and every second product in the order query, key, value, output, gate, up, down
/// (torchtitan, distributed/activation_checkpoint.py).
void addKeptByOperator(TensorSum& sum, const LayerKind& layer, const TrainingContext& context) {
  const Mixer& mixer = layer.mixer;
  const FeedForward& mlp = layer.feedForward;
  const double element = context.activationBytes();
  const double tokens = context.tokens();
  const double hidden = static_cast<double>(layer.hidden);
  sum.add(SLICESCAPE_TEXT("Input of the layer"), context.sequenceShardTokens(), hidden, element);
  const char* products = SLICESCAPE_TEXT("Every second matrix product");
  if (mixer.kind == MixerKind::Attention || mixer.kind == MixerKind::LatentAttention) {
    const double output = static_cast<double>(mixer.outputWidth()) / context.tp;
    sum.add(SLICESCAPE_TEXT("Output of the attention"), tokens, output, element);
    sum.add(SLICESCAPE_TEXT("Softmax statistics in 32 bits"), tokens,
            static_cast<double>(mixer.heads) / context.tp, 4);
    const double values =
        mixer.kind == MixerKind::LatentAttention
            ? output
            : static_cast<double>(mixer.valueWidth()) / keyValueRanks(mixer, context);
    sum.add(products, tokens, static_cast<double>(mixer.queryWidth()) / context.tp + values,
            element);
  } else if (mixer.kind != MixerKind::None) {
    sum.add(products, tokens,
            static_cast<double>(mixer.stateProjectionParameters) / 2 / std::max(1.0, hidden) /
                context.tp,
            element);
  }
  if (mlp.isMoe()) {
    const double rows = routedTokens(mlp, context);
    sum.add(products, rows, static_cast<double>(mlp.expertWidth), element);
    sum.add(SLICESCAPE_TEXT("Tokens sent to experts and back"), rows, 2 * expertInputWidth(layer),
            element);
  }
  const double width = static_cast<double>(mlp.isMoe() ? mlp.sharedWidth : mlp.width);
  sum.add(products, tokens, width / context.tp, element);
  // The seventh product of a gated layer.
  if (width > 0 && mlp.gated) sum.add(products, context.sequenceShardTokens(), hidden, element);
}

/// Gradients that are alive together while the widest block is in backward: those of gate and
/// up (or of queries, keys and values) and of the block's input.
void addLiveGradients(TensorSum& sum, const LayerKind& layer, const TrainingContext& context) {
  const FeedForward& mlp = layer.feedForward;
  const double element = context.activationBytes();
  const double factor = mlp.gated ? 2 : 1;
  const char* name = SLICESCAPE_TEXT("Gradients of the widest tensors");
  const double attention =
      context.tokens() * 2 * static_cast<double>(layer.mixer.queryWidth()) / context.tp;
  if (mlp.isMoe()) {
    // Beside the experts' own, the tokens before and after the exchange.
    sum.add(name, routedTokens(mlp, context),
            static_cast<double>(mlp.expertWidth) * factor + 2 * expertInputWidth(layer), element);
  } else {
    const double width = static_cast<double>(mlp.width) * factor / context.tp;
    sum.add(name, context.tokens(), std::max(width, attention / context.tokens()), element);
  }
  sum.add(SLICESCAPE_TEXT("Gradient of the block's output"), context.sequenceShardTokens(),
          static_cast<double>(layer.hidden), element);
}

/// What recompute brings back for the layer's backward: all tensors less those kept.
double rebuilt(const LayerKind& layer, const TrainingContext& context, double kept,
               std::vector<Term> keptTerms, std::vector<Term>* terms) {
  std::vector<Term> allTerms;
  TensorSum all(terms ? &allTerms : nullptr);
  const RecomputeModules none;
  LayerTensors(all, layer, context, none).addAll();
  const double bytes = std::max(0.0, all.total() - kept);
  if (terms && bytes > 0) {
    const auto sumOfTerms = [](Text name, double size, std::vector<Term> parts) {
      return withBytes(combinedTerm(Term::Combination::Sum, std::move(name), bytesFrom(size),
                                    {SLICESCAPE_TEXT("sum of the tensors")}, sources::kActivations,
                                    std::move(parts)),
                       size);
    };
    terms->push_back(withBytes(
        combinedTerm(
            Term::Combination::Difference, {SLICESCAPE_TEXT("Rebuilt by recompute")},
            bytesFrom(bytes), {SLICESCAPE_TEXT("all tensors − those kept")}, sources::kRecompute,
            {sumOfTerms({SLICESCAPE_TEXT("All tensors of the layer")}, all.total(),
                        std::move(allTerms)),
             sumOfTerms({SLICESCAPE_TEXT("Kept from the forward")}, kept, std::move(keptTerms))}),
        bytes));
  }
  return bytes;
}

}  // namespace

LayerActivations layerActivations(const LayerKind& layer, const TrainingContext& context,
                                  bool recomputed, ActivationTerms* terms) {
  const bool selective = context.recompute == RecomputeMode::Selective;
  std::vector<Term> keptTerms;
  TensorSum sum(terms ? &keptTerms : nullptr);
  const RecomputeModules none;
  const bool keepsAll = !selective && !(context.recompute == RecomputeMode::Full && recomputed);
  if (context.recompute == RecomputeMode::Full && recomputed) {
    sum.add(SLICESCAPE_TEXT("Input of the layer"), context.sequenceShardTokens(),
            static_cast<double>(layer.hidden), context.activationBytes());
  } else if (selective && context.modules.everyOtherProduct) {
    addKeptByOperator(sum, layer, context);
  } else {
    LayerTensors(sum, layer, context, selective ? context.modules : none).addAll();
  }
  const double kept = sum.total();
  TensorSum gradients(terms ? &terms->workingSet : nullptr);
  addLiveGradients(gradients, layer, context);

  LayerActivations result;
  result.gradients = gradients.total();
  result.rebuilt =
      keepsAll ? 0 : rebuilt(layer, context, kept, keptTerms, terms ? &terms->workingSet : nullptr);
  result.workingSet = result.rebuilt + result.gradients;
  result.offloaded = kept * context.offloadActivations;
  result.saved = kept * (1 - context.offloadActivations);
  if (terms) {
    terms->saved = std::move(keptTerms);
    if (context.offloadActivations > 0) scaleTerms(terms->saved, 1 - context.offloadActivations);
  }
  return result;
}

double embeddingActivations(const ModelProfile& model, const TrainingContext& context,
                            std::vector<Term>* terms) {
  TensorSum sum(terms);
  sum.add(SLICESCAPE_TEXT("Token ids"), context.tokens(), 1, 8);
  if (context.dropout) {
    sum.add(SLICESCAPE_TEXT("Dropout mask of the embedding"), context.sequenceShardTokens(),
            static_cast<double>(model.hidden), 1);
  }
  return sum.total();
}

double headActivations(const ModelProfile& model, const TrainingContext& context,
                       std::vector<Term>* terms) {
  TensorSum sum(terms);
  sum.add(SLICESCAPE_TEXT("Final norm: input and output"), context.sequenceShardTokens(),
          2 * static_cast<double>(model.hidden), context.activationBytes());
  return sum.total();
}

LossBytes lossBytes(const TrainingContext& context) {
  // Logits and their gradient in 16 bits.
  if (context.fusedLoss) return {4, 4, 2, 2};
  // A 4-byte copy is exponentiated in place, kept, made the gradient in place and cast.
  if (context.framework == Framework::Megatron) return {6, 6, 4, 2};
  // PyTorch's own: 16-bit logits, their 4-byte copy and the log-softmax; in the backward the
  // log-softmax, its dense gradient and the gradient of the copy.
  return {10, 12, 4, 2};
}

double lossTensors(const TrainingContext& context, double bytesPerLogit, std::vector<Term>* terms) {
  TensorSum sum(terms, sources::kLogits);
  sum.add(
      SLICESCAPE_TEXT("Logits, their copies and gradients"), context.tokens(),
      static_cast<double>(context.paddedVocabulary) / context.tp / std::max(1, context.lossChunks),
      bytesPerLogit);
  return sum.total();
}

double attentionMask(const TrainingContext& context, std::vector<Term>* terms) {
  if (context.flashAttention || context.documentLength <= 0) return 0;
  TensorSum sum(terms, sources::kBuffers);
  sum.add(SLICESCAPE_TEXT("Document mask of unfused attention"), context.tokens(),
          static_cast<double>(context.sequence), 1);
  return sum.total();
}

}  // namespace slicescape
