// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/cli/verb.h"
#include "core/model/hf_config.h"
#include "core/units/format.h"
#include "core/units/json_reader.h"

namespace slicescape::cli {
namespace {

namespace json = boost::json;

struct Options {
  std::string config;
  bool json = false;
};

/// A model by the data flow: layers one by one, what was not understood named.
json::value modelToJson(const ModelImport& import) {
  const ModelProfile& model = *import.profile;
  json::array layers;
  for (int i = 0; i < model.layerCount(); ++i) {
    const LayerParameters parameters = countParameters(model.layer(i));
    layers.push_back({{"index", i},
                      {"kind", model.layer(i).name},
                      {"parameters", parameters.total()},
                      {"active", parameters.active()}});
  }
  json::array towers;
  for (const Tower& tower : model.towers) {
    towers.push_back(
        {{"name", tower.name}, {"parameters", tower.parameters}, {"note", tower.note}});
  }
  json::array ignored;
  for (const IgnoredKey& key : import.ignoredKeys) {
    ignored.push_back({{"place", key.place}, {"reason", key.reason}});
  }
  json::array warnings;
  for (const ImportWarning& warning : import.warnings) {
    warnings.push_back({{"place", warning.place}, {"message", toEnglish(warning.message)}});
  }
  return {
      {"name", model.name},
      {"family", model.family},
      {"parameters",
       {{"total", model.totalParameters()},
        {"active", model.activeParameters()},
        {"embedding", model.embeddingParameters()},
        {"head", model.headParameters()},
        {"mtp", model.mtpParameters()},
        {"towers", model.towerParameters()}}},
      {"hidden", model.hidden},
      {"vocabulary", model.vocabulary},
      {"context_length", model.contextLength},
      {"tied_embeddings", model.tiedEmbeddings},
      {"mtp_modules", model.mtpModules},
      {"layers", std::move(layers)},
      {"towers", std::move(towers)},
      {"recognised_keys", json::array(import.recognisedKeys.begin(), import.recognisedKeys.end())},
      {"ignored_keys", std::move(ignored)},
      {"warnings", std::move(warnings)}};
}

std::string modelText(const ModelImport& import) {
  const ModelProfile& model = *import.profile;
  const auto count = [](std::int64_t parameters) {
    return fmt::format("{}  ({})", formatShortCount(static_cast<double>(parameters)),
                       formatCount(parameters));
  };
  std::string out = fmt::format("{}  ({})\n\n", model.name, model.family);
  const auto line = [&out](std::string_view name, const std::string& value) {
    out += fmt::format("  {:<20}{}\n", name, value);
  };
  line("Parameters", count(model.totalParameters()));
  if (model.isMoe()) line("Active per token", count(model.activeParameters()));
  line("Embedding", count(model.embeddingParameters()));
  line("Layers", formatCount(model.layerCount()));
  line("Hidden size", formatCount(model.hidden));
  line("Vocabulary", formatCount(model.vocabulary));
  line("Context length", model.contextLength > 0 ? formatCount(model.contextLength) : "—");
  if (model.mtpModules > 0) line("MTP modules", count(model.mtpParameters()));
  for (const Tower& tower : model.towers) {
    line(tower.name, tower.note.empty() ? count(tower.parameters) : tower.note);
  }
  TextTable table({"Layers", "Kind", "Parameters each", "Active each"});
  for (int first = 0; first < model.layerCount();) {
    int end = first;
    while (end < model.layerCount() && model.layers[static_cast<std::size_t>(end)] ==
                                           model.layers[static_cast<std::size_t>(first)]) {
      ++end;
    }
    const LayerParameters parameters = countParameters(model.layer(first));
    table.addRow({end - first == 1 ? std::to_string(first) : fmt::format("{}–{}", first, end - 1),
                  model.layer(first).name, formatCount(parameters.total()),
                  formatCount(parameters.active())});
    first = end;
  }
  out += "\n" + table.text();
  if (!import.warnings.empty()) out += "\nWarnings\n";
  for (const ImportWarning& warning : import.warnings) {
    out += fmt::format("  {}: {}\n", warning.place, toEnglish(warning.message));
  }
  if (!import.ignoredKeys.empty()) out += "\nKeys left out\n";
  for (const IgnoredKey& key : import.ignoredKeys) {
    out += fmt::format("  {}: {}\n", key.place, key.reason);
  }
  return out;
}

ExitCode describeModel(const Options& options) {
  const Result<std::string> text = readTextFile(options.config);
  if (!text) return fail(text.error(), ExitCode::BadInput, options.json);
  const Result<ModelImport> import = readHuggingFaceConfig(*text, options.config);
  if (!import) return fail(import.error(), ExitCode::BadInput, options.json);
  const bool printed = options.json ? printJson(modelToJson(*import)) : print(modelText(*import));
  return printed ? ExitCode::Done : ExitCode::BadInput;
}

}  // namespace

std::function<ExitCode()> declareModel(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  command.add_option("config", options->config, "config.json of a model")
      ->required()
      ->type_name("CONFIG.json");
  command.add_flag("--json", options->json, "Print the model as JSON");
  return [options] { return describeModel(*options); };
}

}  // namespace slicescape::cli
