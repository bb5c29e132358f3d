// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/cli/output.h"
#include "app/cli/verb.h"
#include "core/search/search_json.h"
#include "core/units/json_reader.h"

namespace slicescape::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::size_t top = 10;
  bool json = false;
};

ExitCode mergeFiles(const Options& options) {
  std::vector<SearchText> shards;
  for (const std::string& file : options.files) {
    Result<std::string> text = readTextFile(file);
    if (!text) return fail(text.error(), ExitCode::BadInput, options.json);
    shards.push_back({file, std::move(*text)});
  }
  const Result<boost::json::value> merged = mergeSearches(shards, options.top);
  if (!merged) return fail(merged.error(), ExitCode::BadInput, options.json);
  if (!printJson(*merged)) return ExitCode::BadInput;
  return merged->at("plans").as_array().empty() ? ExitCode::AnswerIsNo : ExitCode::Done;
}

}  // namespace

std::function<ExitCode()> declareMerge(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  command.add_option("files", options->files, "Results of search --shard I/N --json")
      ->required()
      ->type_name("SEARCH.json");
  command.add_option("--top", options->top, "Plans to keep")->capture_default_str();
  command.add_flag("--json", options->json, "The result is JSON either way");
  return [options] { return mergeFiles(*options); };
}

}  // namespace slicescape::cli
