// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/json/value.hpp>
#include <memory>

#include "app/cli/output.h"
#include "app/cli/verb.h"
#include "core/exchange/merge.h"
#include "core/storage/plan_json.h"
#include "core/units/json_writer.h"

namespace slicescape::cli {
namespace {

namespace json = boost::json;

struct Options {
  std::string file;
  std::string kind;
  std::string into;
  bool json = false;
};

json::array notesToJson(const std::vector<ImportNote>& notes, const char* key) {
  json::array list;
  for (const ImportNote& note : notes) {
    list.push_back({{"place", note.place}, {key, toEnglish(note.message)}});
  }
  return list;
}

json::value importToJson(const Imported& imported, const std::vector<Text>& changes) {
  json::array capabilities;
  for (const CapabilityEvidence& item : imported.capabilities) {
    capabilities.push_back({{"capability", item.capability},
                            {"level", item.level},
                            {"place", item.place},
                            {"evidence", item.line}});
  }
  json::array changed;
  for (const Text& change : changes) changed.emplace_back(toEnglish(change));
  return {{"kind", imported.kind},
          {"understood", imported.understood},
          {"capabilities", std::move(capabilities)},
          {"warnings", notesToJson(imported.warnings, "message")},
          {"ignored", notesToJson(imported.ignored, "reason")},
          {"changes", std::move(changed)}};
}

/// A fact for a terminal: lists and tables in one line, cut when they are long.
std::string valueText(const json::value& value) {
  constexpr std::size_t kLongest = 100;
  if (value.is_null()) return "—";
  if (const json::string* text = value.if_string()) return std::string(*text);
  std::string text = toCanonicalJson(value);
  if (text.size() > kLongest) text = text.substr(0, kLongest) + " …";
  return text;
}

std::string importText(const Imported& imported, const std::vector<Text>& changes) {
  std::string out = fmt::format("{}\n\n", imported.kind);
  for (const auto& [key, value] : imported.understood) {
    out += fmt::format("  {:<22}{}\n", std::string_view(key), valueText(value));
  }
  const auto section = [&out](std::string_view title, const std::vector<ImportNote>& notes) {
    if (notes.empty()) return;
    out += fmt::format("\n{}\n", title);
    for (const ImportNote& note : notes) {
      out += fmt::format("  {}{}{}\n", note.place, note.place.empty() ? "" : ": ",
                         toEnglish(note.message));
    }
  };
  if (!imported.capabilities.empty()) out += "\nCapabilities of the platform\n";
  for (const CapabilityEvidence& item : imported.capabilities) {
    out += fmt::format("  {:<12}level {}  {}\n", item.capability, item.level, item.line);
  }
  section("Warnings", imported.warnings);
  section("Left out", imported.ignored);
  if (!changes.empty()) out += "\nChanges to the plan\n";
  for (const Text& change : changes) out += fmt::format("  {}\n", toEnglish(change));
  return out;
}

ExitCode importFile(const Options& options) {
  const Result<TextSource> source = readTextSource(options.file);
  if (!source) return fail(source.error(), ExitCode::BadInput, options.json);
  const Result<Imported> imported = slicescape::importText(*source, options.kind);
  if (!imported) return fail(imported.error(), ExitCode::BadInput, options.json);
  std::vector<Text> changes;
  if (!options.into.empty()) {
    const Result<Plan> plan = loadPlanFile(options.into);
    if (!plan) return fail(plan.error(), ExitCode::BadInput, options.json);
    const Merge merge = mergeInto(*plan, *imported);
    changes = merge.changes;
    if (!changes.empty()) {
      if (const Result<void> saved = savePlanFile(merge.plan, options.into); !saved) {
        return fail(saved.error(), ExitCode::BadInput, options.json);
      }
    }
  }
  const bool printed = options.json ? printJson(importToJson(*imported, changes))
                                    : print(importText(*imported, changes));
  return printed ? ExitCode::Done : ExitCode::BadInput;
}

}  // namespace

std::function<ExitCode()> declareImport(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  std::string kinds;
  for (const Importer& importer : importers()) {
    kinds += (kinds.empty() ? "" : ", ") + std::string(importer.kind);
  }
  command.add_option("file", options->file, "What to read; it is recognised by its content")
      ->required()
      ->type_name("FILE");
  command.add_option("--as", options->kind, "Read it as this kind: " + kinds)->type_name("KIND");
  command.add_option("--into", options->into, "Merge it into this plan and save the plan")
      ->type_name("PLAN");
  command.add_flag("--json", options->json, "Print what was understood as JSON");
  return [options] { return importFile(*options); };
}

}  // namespace slicescape::cli
