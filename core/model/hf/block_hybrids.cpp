// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/model/hf/decoder_stack.h"
#include "core/model/hf/families.h"
#include "core/model/profile_builder.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

constexpr DecoderFamily kNemotronH{"nemotron_h", 0, {4096, 52, 32, 8, 128, 21504, 131072, 8192}};
constexpr DecoderFamily kZamba2{
    "zamba2", kGated | kTied, {2560, 54, 32, 32, 0, 10240, 32000, 4096}};

/// One letter per layer from either form of the pattern: "M-M*E" or a list of words.
std::string readBlockPattern(const ObjectReader& keys, Reading& reading) {
  if (const auto pattern = keys.text({"hybrid_override_pattern"})) return *pattern;
  std::string letters;
  for (const std::string& word :
       keys.texts({"layers_block_type"}).value_or(std::vector<std::string>{})) {
    letters += word == "mamba" ? 'M' : word == "moe" ? 'E' : word == "mlp" ? '-' : '*';
  }
  if (letters.empty()) {
    reading.log.fail(keys.place("hybrid_override_pattern"),
                     Text{SLICESCAPE_TEXT("Expected the pattern of the layers, which is "
                                          "missing."),
                          {}});
  }
  return letters;
}

Mamba2Shape readNemotronMamba(const ObjectReader& keys, std::int64_t hidden) {
  Mamba2Shape shape;
  shape.hidden = hidden;
  shape.heads = keys.integer({"mamba_num_heads"}, kHeads, 128);
  shape.headDim = keys.integer({"mamba_head_dim"}, kWidth, 64);
  shape.groups = keys.integer({"n_groups", "mamba_n_groups"}, kHeads, 8);
  shape.state = keys.integer({"ssm_state_size"}, kWidth, 128);
  shape.convKernel = keys.integer({"conv_kernel"}, kSmall, 4);
  shape.convBias = keys.flag({"use_conv_bias"}, true);
  shape.projectionBias = keys.flag({"mamba_proj_bias", "use_bias"}, false);
  return shape;
}

}  // namespace

/// Nemotron-H: every layer is one block with one norm: Mamba-2 (M), attention (*), MLP (-)
/// or a mixture (E), which may work in a latent of its own.
void readNemotronH(const ObjectReader& keys, Reading& reading) {
  const std::string pattern = readBlockPattern(keys, reading);
  // The shared reader needs a layer count, which newer files leave to the pattern.
  boost::json::object copy = keys.object();
  copy["num_hidden_layers"] = std::max<std::size_t>(1, pattern.size());
  copy.erase("layers_block_type");
  const DecoderStack stack =
      readDecoderStack(ObjectReader(copy, keys.pointer(), keys.log()), kNemotronH, reading);
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::Hybrid;
  const Mixer mamba = makeMamba2(readNemotronMamba(keys, model.hidden));
  const std::int64_t latent = stack.experts.expertHidden;
  const auto makeBlock = [&](char letter) {
    LayerKind block = stack.layer;
    block.norms = 1;
    block.feedForward = FeedForward{};
    block.feedForward.gated = false;
    block.name = letter == 'M'   ? "mamba"
                 : letter == '*' ? "attention"
                 : letter == 'E' ? "moe"
                                 : "mlp";
    if (letter == 'M') block.mixer = mamba;
    if (letter != 'M' && letter != '*') {
      block.mixer = Mixer{};
      block.mixer.kind = MixerKind::None;
      block.feedForward = letter == 'E' ? stack.experts : stack.layer.feedForward;
      block.feedForward.scoreCorrectionBias = letter == 'E';
    }
    if (letter == 'E' && latent > 0) {
      block.extraParameters = block.extraProjectionParameters = 2 * model.hidden * latent;
    }
    return block;
  };
  for (const char letter : pattern) {
    if (reading.failed()) return;
    if (letter == 'M' || letter == '*' || letter == '-' || letter == 'E') {
      reading.add(makeBlock(letter));
      continue;
    }
    reading.log.fail(keys.place("hybrid_override_pattern"),
                     Text{SLICESCAPE_TEXT("Expected the letters M, *, - and E, found \"{0}\"."),
                          {std::string(1, letter)}});
    return;
  }
  const std::int64_t modules = keys.integer({"num_nextn_predict_layers"}, kSmallOrNone, 0);
  keys.text({"mtp_hybrid_override_pattern"});
  if (modules == 0) return;
  // A module is an attention block and a mixture, here one layer with both and two norms.
  LayerKind module = makeBlock(stack.experts.isMoe() ? 'E' : '-');
  module.mixer = stack.layer.mixer;
  module.norms = 2;
  model.mtpModules = static_cast<int>(modules);
  model.mtpKind = makeMtpModule(module);
}

/// Zamba2: Mamba-2 layers; before some of them a shared transformer block of twice the
/// width runs, whose weights are used again and again with small adapters of their own.
void readZamba2(const ObjectReader& keys, Reading& reading) {
  const DecoderStack stack = readDecoderStack(keys, kZamba2, reading);
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::Hybrid;
  const std::int64_t h = model.hidden;
  const std::int64_t blocks = keys.integer({"num_mem_blocks"}, kSmall, 1);
  const std::int64_t rank = keys.integer({"adapter_rank"}, kWidth, 128);
  const bool mlpAdapter = keys.flag({"use_shared_mlp_adapter"}, true);
  const bool attentionAdapter = keys.flag({"use_shared_attention_adapter"}, false);
  Mamba2Shape shape;
  shape.hidden = h;
  const std::int64_t inner = keys.integer({"mamba_expand"}, kSmall, 2) * h;
  shape.heads = keys.integer({"n_mamba_heads"}, kHeads, 80);
  shape.headDim =
      keys.integer({"mamba_headdim"}, kWidth, std::max<std::int64_t>(1, inner / shape.heads));
  shape.groups = keys.integer({"mamba_ngroups"}, kHeads, 1);
  shape.state = keys.integer({"mamba_d_state"}, kWidth, 64);
  shape.convKernel = keys.integer({"mamba_d_conv"}, kSmall, 4);
  shape.convBias = keys.flag({"use_conv_bias"}, true);

  LayerKind mamba = stack.layer;
  mamba.name = "mamba";
  mamba.norms = 1;
  mamba.mixer = makeMamba2(shape);
  mamba.feedForward = FeedForward{};

  // Attention over the doubled stream: q, k and v from 2h, output back to h.
  const Mixer& attention = stack.layer.mixer;
  LayerKind shared = stack.layer;
  shared.name = "shared attention";
  shared.mixer.headDim = keys.integer({"attention_head_dim"}, kWidth,
                                      std::max<std::int64_t>(1, 2 * h / attention.heads));
  const std::int64_t width = shared.mixer.heads * shared.mixer.headDim;
  shared.norms = 3;  // 2h in front of the attention, h in front of the MLP
  shared.extraProjectionParameters = shared.extraParameters = 3 * h * width;

  const std::int64_t ff = stack.layer.feedForward.width;
  std::int64_t own = h * h;  // the linear behind the shared block
  if (mlpAdapter) own += h * rank + rank * 2 * ff;
  if (attentionAdapter) own += 3 * (width * rank + rank * width);
  std::int64_t uses = 0;
  for (const LayerSlot& slot : stack.slots) {
    LayerKind layer = mamba;
    if (slot.type == "hybrid") {
      shared.sharedWeights = uses >= blocks;
      shared.name = shared.sharedWeights ? "shared attention again" : "shared attention";
      reading.add(shared);
      ++uses;
      layer.name = "mamba after shared block";
      layer.extraParameters = layer.extraProjectionParameters = own;
    }
    reading.add(layer);
  }
}

}  // namespace slicescape::hf
