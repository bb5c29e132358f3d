// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf/towers.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

/// Every key of a tower counts as read: its figures were used or the tower is named as a
/// whole.
void recogniseAll(const ObjectReader& keys) {
  for (const auto& member : keys.object()) {
    keys.log().recognised.insert(keys.place(member.key()));
  }
}

/// The sizes of an audio encoder of the Whisper kind.
struct AudioShape {
  std::int64_t hidden = 0;
  std::int64_t inner = 0;
  std::int64_t parameters = 0;
};

/// Whisper, Qwen2-Audio, Qwen2.5-Omni, Voxtral: two convolutions, fixed positions, blocks
/// without key bias, a final norm.
AudioShape countAudioEncoder(const ObjectReader& audio) {
  AudioShape shape;
  const std::int64_t h = audio.integer({"d_model", "hidden_size"}, kTowerWidth, 1280);
  const std::int64_t layers =
      audio.integer({"encoder_layers", "num_hidden_layers"}, kTowerLayers, 32);
  const std::int64_t inner =
      audio.integer({"encoder_ffn_dim", "intermediate_size"}, kTowerInner, 5120);
  const std::int64_t mels = audio.integer({"num_mel_bins"}, kTowerWidth, 128);
  const std::int64_t frames = audio.integer({"max_source_positions"}, kTowerTokens, 1500);
  const std::int64_t block = 4 * h * h + 3 * h + 2 * h * inner + inner + h + 4 * h;
  shape.hidden = h;
  shape.inner = inner;
  shape.parameters = (3 * mels * h + h) + (3 * h * h + h) + frames * h + layers * block + 2 * h;
  return shape;
}

/// What carries the audio features into the language stack of width `text`: Qwen2-Audio
/// has one linear, Voxtral two over stacked frames.
std::int64_t countAudioProjector(std::string_view rootType, const AudioShape& shape,
                                 std::int64_t text) {
  if (rootType == "qwen2_audio") return shape.hidden * text + text;
  if (rootType == "voxtral") return shape.inner * text + text * text;
  return 0;
}

/// The class of the tower: its own model_type, or that of the file it is part of.
std::string visionType(const ObjectReader& vision, std::string_view rootType) {
  const std::string type = vision.text({"model_type"}, rootType);
  if (type == "clip_vision_model" || type == "siglip_vision_model") return type;
  // InternVL names its language family here in some files.
  if (rootType == "internvl_chat") return "intern_vit_6b";
  if (rootType == "gemma3" || rootType == "paligemma") return "siglip_vision_model";
  return type;
}

void readVisionTower(const ObjectReader& root, const ObjectReader& vision,
                     std::string_view rootType, Reading& reading) {
  const std::string type = visionType(vision, rootType);
  const std::int64_t parameters = countVisionTower(vision, type, rootType);
  const std::int64_t projector =
      parameters > 0 ? countProjector(root, vision, type, rootType, reading.model.hidden) : 0;
  recogniseAll(vision);
  if (parameters == 0) {
    reading.leaveOut("vision tower", vision.pointer(), "the layout of " + type + " is not known");
    return;
  }
  reading.model.towers.push_back({"vision tower", parameters, type});
  if (projector > 0) reading.model.towers.push_back({"projector", projector, ""});
}

void readAudioTower(const ObjectReader& audio, std::string_view rootType, Reading& reading) {
  const std::string type = audio.text({"model_type"}, "unknown");
  const bool known =
      audio.has("num_mel_bins") && (audio.has("d_model") || type == "voxtral_encoder");
  if (!known) {
    recogniseAll(audio);
    reading.leaveOut("audio tower", audio.pointer(), "the layout of " + type + " is not known");
    return;
  }
  const AudioShape shape = countAudioEncoder(audio);
  recogniseAll(audio);
  reading.model.towers.push_back({"audio tower", shape.parameters, type});
  const std::int64_t projector = countAudioProjector(rootType, shape, reading.model.hidden);
  if (projector > 0) reading.model.towers.push_back({"audio projector", projector, ""});
}

/// Phi-3 vision keeps CLIP ViT-L/14 at 336 pixels by name only: 303,507,456 parameters, and
/// a projector of two linears with two separators.
void readPhiVision(const ObjectReader& root, Reading& reading) {
  constexpr std::int64_t kClipLarge336 = 303'507'456;
  constexpr std::int64_t kMerged = 4096;  // four neighbouring patches of width 1024
  if (const auto image = root.child({"img_processor"})) recogniseAll(*image);
  const std::int64_t text = reading.model.hidden;
  reading.model.towers.push_back({"vision tower", kClipLarge336, "clip_vision_model"});
  reading.model.towers.push_back(
      {"projector", kMerged * text + text + text * text + text + 2 * kMerged, ""});
}

}  // namespace

void readTowers(const ObjectReader& root, std::string_view rootType, Reading& reading) {
  if (reading.failed()) return;
  if (rootType == "phi3_v") readPhiVision(root, reading);
  for (const std::string_view name : {"vision_config", "vision_encoder", "vision_tower"}) {
    const boost::json::value* value = root.raw(name);
    if (!value || !value->is_object()) continue;
    readVisionTower(root, *root.child({name}), rootType, reading);
  }
  for (const std::string_view name :
       {"audio_config", "audio_encoder_config", "speech_config", "audio_processor"}) {
    const boost::json::value* value = root.raw(name);
    if (value && value->is_object()) readAudioTower(*root.child({name}), rootType, reading);
  }
  // Parts that generate sound or images are named, never counted.
  for (const std::string_view name :
       {"talker_config", "token2wav_config", "code2wav_config", "vq_config", "depth_decoder_config",
        "gen_vision_config", "perceiver_config", "qformer_config", "aligner_config",
        "projector_config"}) {
    const boost::json::value* value = root.raw(name);
    if (!value || !value->is_object()) continue;
    const auto part = root.child({name});
    recogniseAll(*part);
    reading.leaveOut(std::string(name), part->pointer(), "this part is not modelled");
  }
}

}  // namespace slicescape::hf
