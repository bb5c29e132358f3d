// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf_config.h"

#include <algorithm>
#include <utility>

#include "core/model/hf/decoder_stack.h"
#include "core/model/hf/families.h"
#include "core/model/hf/key_notes.h"
#include "core/model/hf/meta_params.h"
#include "core/model/hf/towers.h"
#include "core/model/profile_builder.h"
#include "core/units/json_reader.h"

namespace slicescape {
namespace {

namespace json = boost::json;
using hf::Reading;

/// Above any model that could be trained; below what could overflow a sum.
constexpr double kMostParameters = 1e16;

const Text& fileRemedy() {
  static const Text remedy{
      SLICESCAPE_TEXT("Choose the config.json of a Hugging Face model, or the params.json of a "
                      "Llama release."),
      {}};
  return remedy;
}

/// Objects that hold the language stack of a composed model, outermost first.
constexpr std::string_view kLanguageKeys[] = {"text_config",    "llm_config",     "language_config",
                                              "thinker_config", "language_model", "decoder"};

/// The language stack of a file: where it is and which rules apply.
struct LanguagePart {
  json::object keys;
  std::string pointer;
  std::string type;
};

/// "LlamaForCausalLM" as "llama": used when a file has no model_type.
std::string typeFromClass(std::string name) {
  for (const std::string_view ending :
       {"ForCausalLM", "LMHeadModel", "ForConditionalGeneration", "ForMaskedLM", "Model"}) {
    const std::size_t at = name.find(ending);
    if (at != std::string::npos) name.resize(at);
  }
  std::string type;
  for (const char c : name) {
    const bool capital = c >= 'A' && c <= 'Z';
    type += capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return type;
}

/// The type to go by for the language part: its own, that of the file, or a class name. A
/// composed file of unknown language type is taken for a Llama, which most of them are.
std::string languageType(const ObjectReader& keys, const std::string& rootType, bool nested) {
  const std::string own = keys.text({"model_type"}, "");
  if (!own.empty()) return own;
  const bool known = hf::findFamilyReader(rootType) || hf::findDecoderFamily(rootType);
  if (!rootType.empty() && (known || !nested)) return rootType;
  if (const auto classes = keys.texts({"architectures"}); classes && !classes->empty()) {
    return typeFromClass(classes->front());
  }
  if (rootType == "paligemma") return "gemma";
  if (rootType == "idefics2" || rootType == "mistral3" || rootType == "pixtral") return "mistral";
  return nested ? "llama" : "";
}

/// Enters the nested language part, keeping what the file says for the whole (tied
/// embeddings) where the part is silent.
LanguagePart findLanguage(const json::object& root, Reading& reading) {
  LanguagePart part{root, "", ""};
  const ObjectReader whole(root, "", reading.log);
  const std::string rootType = whole.text({"model_type"}, "");
  bool nested = false;
  for (int depth = 0; depth < 3; ++depth) {
    const ObjectReader keys(part.keys, part.pointer, reading.log);
    const auto inner = std::find_if(std::begin(kLanguageKeys), std::end(kLanguageKeys),
                                    [&](std::string_view name) {
                                      const json::value* value = keys.raw(name);
                                      return value && value->is_object();
                                    });
    if (inner == std::end(kLanguageKeys)) break;
    const ObjectReader entered = *keys.child({*inner});
    json::object object = entered.object();
    if (keys.has("tie_word_embeddings")) {
      const bool tied = keys.flag({"tie_word_embeddings"}, false);
      if (!object.contains("tie_word_embeddings")) object["tie_word_embeddings"] = tied;
    }
    part.pointer = entered.pointer();
    part.keys = std::move(object);
    nested = true;
  }
  part.type = languageType(ObjectReader(part.keys, part.pointer, reading.log), rootType, nested);
  return part;
}

/// A stack of unknown type: read by the keys it has, and the assumptions are said.
void readUnknown(const ObjectReader& keys, const std::string& type, Reading& reading) {
  Text assumed;
  if (keys.has("encoder_layers") && keys.has("decoder_layers")) {
    hf::readBart(keys, reading);
    assumed = Text{SLICESCAPE_TEXT("The model type \"{0}\" is not known. It was read as an "
                                   "encoder and a decoder like BART, with learned positions and "
                                   "tied embeddings unless the file says otherwise."),
                   {type}};
  } else if (keys.has("type_vocab_size")) {
    hf::readBert(keys, reading);
    assumed = Text{SLICESCAPE_TEXT("The model type \"{0}\" is not known. It was read as an "
                                   "encoder like BERT, with learned positions and a pooler."),
                   {type}};
  } else {
    readPlainDecoder(keys, hf::unknownDecoderFamily(), reading);
    assumed = Text{SLICESCAPE_TEXT("The model type \"{0}\" is not known. It was read as a decoder "
                                   "with RMSNorm and a gated MLP, and with untied embeddings "
                                   "unless the file says otherwise."),
                   {type}};
  }
  if (!reading.failed()) reading.warn(keys.place("model_type"), std::move(assumed));
}

void readLanguage(const LanguagePart& part, Reading& reading) {
  reading.family = part.type;
  reading.model.family = part.type;
  const ObjectReader keys(part.keys, part.pointer, reading.log);
  if (const hf::FamilyReader reader = hf::findFamilyReader(part.type)) {
    reader(keys, reading);
  } else if (const hf::DecoderFamily* family = hf::findDecoderFamily(part.type)) {
    readPlainDecoder(keys, *family, reading);
  } else if (part.type.empty() && keys.has("d_model") && keys.has("ssm_cfg")) {
    reading.family = reading.model.family = "mamba_ssm";
    hf::readMambaSsm(keys, reading);
  } else {
    readUnknown(keys, part.type, reading);
  }
}

/// Name of the model: what the file calls it, else its folder or file name.
std::string modelName(const ObjectReader& root, std::string_view file, const std::string& type) {
  const auto lastPart = [](std::string_view path) {
    const std::size_t slash = path.find_last_of("/\\");
    return std::string(slash == std::string_view::npos ? path : path.substr(slash + 1));
  };
  const std::string given = lastPart(root.text({"_name_or_path"}, ""));
  if (!given.empty() && given != ".") return given;
  std::string stem = lastPart(file);
  if (const std::size_t dot = stem.rfind(".json"); dot != std::string::npos) stem.resize(dot);
  if (stem == "config" || stem == "params") {
    const std::size_t slash = file.find_last_of("/\\");
    const std::string folder =
        slash == std::string_view::npos ? "" : lastPart(file.substr(0, slash));
    stem = folder.empty() || folder == "." ? type : folder;
  }
  return stem.empty() ? type : stem;
}

std::string idFrom(const std::string& name) {
  std::string id;
  for (const char c : name) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
    if (letter) {
      id += c;
    } else if (c >= 'A' && c <= 'Z') {
      id += static_cast<char>(c - 'A' + 'a');
    } else if (!id.empty() && id.back() != '-') {
      id += '-';
    }
  }
  return id.empty() ? "model" : id;
}

void noteQuantisation(const ObjectReader& root, const LanguagePart& part, Reading& reading) {
  for (const json::object* keys : {&root.object(), &part.keys}) {
    const json::value* value = keys->if_contains("quantization_config");
    if (!value || !value->is_object()) continue;
    const json::value* method = value->get_object().if_contains("quant_method");
    const std::string name =
        method && method->is_string() ? std::string(method->get_string()) : "unknown";
    reading.warn(jsonPointer(keys == &part.keys ? part.pointer : "", "quantization_config"),
                 Text{SLICESCAPE_TEXT("The released weights are quantised ({0}); parameters are "
                                      "counted as if they were not."),
                      {name}});
    return;
  }
}

/// Checks what no single key shows: a stack exists and its size is a number.
void checkSize(Reading& reading) {
  if (reading.failed()) return;
  const ModelProfile& model = reading.model;
  if (model.layers.empty()) {
    reading.log.fail("", Text{SLICESCAPE_TEXT("Expected a stack of layers, found none."), {}},
                     fileRemedy());
    return;
  }
  double total = approximateParameters(model) + static_cast<double>(model.embeddingParameters()) +
                 static_cast<double>(model.headParameters());
  for (const Tower& tower : model.towers) total += static_cast<double>(tower.parameters);
  if (model.mtpModules > 0) {
    total += model.mtpModules * static_cast<double>(countParameters(model.mtpKind).total());
  }
  if (total > kMostParameters) {
    reading.log.fail("", Text{SLICESCAPE_TEXT("Expected sizes that make at most {0} parameters, "
                                              "found {1}."),
                              {kMostParameters, total}});
    return;
  }
  if (model.totalParameters() <= 0) {
    reading.log.fail("",
                     Text{SLICESCAPE_TEXT("Expected a model with parameters, found none."), {}});
  }
}

Error notAModel(std::string_view file, Text expected, std::string place = {}) {
  return Error(std::string(file), std::move(place), std::move(expected), fileRemedy());
}

bool holdsModel(const json::object& root) {
  const auto has = [&](std::string_view name) { return root.contains(name); };
  if (has("schema")) return false;
  if (has("model_type") || has("architectures")) return true;
  if (has("dim") && has("n_layers") && has("n_heads")) return true;
  if (has("d_model") && has("n_layer")) return true;
  const bool width = has("hidden_size") || has("n_embd") || has("d_model");
  return width && (has("num_hidden_layers") || has("n_layer") || has("num_layers"));
}

}  // namespace

bool looksLikeHuggingFaceConfig(std::string_view text) {
  const auto document = parseJson(text, "", JsonOptions{.pythonLiterals = true});
  return document && document->is_object() && holdsModel(document->get_object());
}

Result<ModelImport> readHuggingFaceConfig(std::string_view text, std::string_view file) {
  auto document = parseJson(text, file, JsonOptions{.pythonLiterals = true});
  if (!document) return document.error();
  if (!document->is_object()) {
    return notAModel(file, Text{SLICESCAPE_TEXT("Expected an object at the top."), {}});
  }
  const json::object& object = document->get_object();
  if (!holdsModel(object)) {
    return notAModel(file, Text{SLICESCAPE_TEXT("Expected the configuration of a model: a "
                                                "model_type, or the hidden size and the number "
                                                "of layers."),
                                {}});
  }
  Reading reading;
  reading.log.file = std::string(file);
  const ObjectReader root(object, "", reading.log);
  LanguagePart part;
  if (hf::isMetaParams(root)) {
    part.type = "llama";
    hf::readMetaParams(root, reading);
  } else {
    part = findLanguage(object, reading);
    readLanguage(part, reading);
    hf::readTowers(root, root.text({"model_type"}, ""), reading);
  }
  checkSize(reading);
  if (reading.failed()) return *reading.log.error;

  noteQuantisation(root, part, reading);
  hf::noteIgnoredKeys(object, reading);
  ModelProfile& model = reading.model;
  model.name = modelName(root, file, part.type);
  model.id = idFrom(model.name);
  constexpr std::int64_t kUsualSequence = 8192;
  model.typicalSequence = std::min(model.contextLength, kUsualSequence);
  model.originalText = std::string(text);
  ModelImport result;
  result.profile = std::make_shared<const ModelProfile>(std::move(model));
  result.recognisedKeys.assign(reading.log.recognised.begin(), reading.log.recognised.end());
  result.ignoredKeys = std::move(reading.ignored);
  result.warnings = std::move(reading.warnings);
  return result;
}

}  // namespace slicescape
