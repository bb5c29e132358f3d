// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <memory>

#include "app/cli/output.h"
#include "app/cli/validation_output.h"
#include "app/cli/verb.h"
#include "core/storage/atomic_file.h"
#include "core/storage/plan_json.h"
#include "core/units/json_reader.h"
#include "core/validation/judgement.h"
#include "core/validation/kernels.h"

namespace slicescape::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  ValidationView view;
  std::string planFolder;
  std::string accuracyPage;
  bool bands = false;
  double mostMedianStepError = -1;
  bool json = false;
};

/// Writes the plan of every run, so that a reader can open what was predicted.
Result<void> emitPlans(const std::vector<MeasuredRun>& runs, const std::string& folder) {
  std::error_code code;
  std::filesystem::create_directories(folder, code);
  for (const MeasuredRun& run : runs) {
    const Result<RunPlan> built = planOfRun(run);
    if (!built) continue;
    std::string name = run.id;
    for (char& c : name) {
      if (c == '/' || c == '\\') c = '_';
    }
    const Result<void> saved = savePlanFile(
        built->plan, (std::filesystem::path(folder) / (name + ".slicescape")).string());
    if (!saved) return saved.error();
  }
  return {};
}

/// The day in UTC, "2026-11-30".
std::string today() {
  const std::chrono::year_month_day day{
      std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()),
                     static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
}

ExitCode run(const Options& options) {
  Judgement judgement;
  KernelJudgement kernels;
  for (const std::string& path : options.files) {
    const Result<std::string> text = readTextFile(path);
    if (!text) return fail(text.error(), ExitCode::BadInput, options.json);
    if (isKernelFile(*text)) {
      const Result<void> judged = judgeKernels(*text, path, kernels);
      if (!judged) return fail(judged.error(), ExitCode::BadInput, options.json);
      continue;
    }
    const Result<MeasuredRuns> runs = readMeasuredRuns(*text, path);
    if (!runs) return fail(runs.error(), ExitCode::BadInput, options.json);
    const std::string source = std::filesystem::path(path).stem().string();
    for (const MeasuredRun& item : runs->runs) judgement.add(item, source, Catalogues::builtIn());
    if (!options.planFolder.empty()) {
      const Result<void> emitted = emitPlans(runs->runs, options.planFolder);
      if (!emitted) return fail(emitted.error(), ExitCode::BadInput, options.json);
    }
  }
  if (!options.accuracyPage.empty()) {
    const Result<void> written = writeFileAtomically(
        options.accuracyPage, accuracyPage(judgement, kernels, SLICESCAPE_VERSION, today()));
    if (!written) return fail(written.error(), ExitCode::BadInput, options.json);
  }
  const std::vector<StepResidual> residuals = judgement.stepResiduals();
  const bool printed =
      options.bands ? print(bandTableSource(fitBands(residuals, crossValidate(residuals).widening)))
      : options.json ? printJson(validationJson(judgement, kernels, options.view))
                     : print(validationText(judgement, kernels, options.view));
  if (!printed) return ExitCode::BadInput;
  const bool above = options.mostMedianStepError >= 0 &&
                     judgement.summary("step_time").medianAbsolute > options.mostMedianStepError;
  return above ? ExitCode::AnswerIsNo : ExitCode::Done;
}

}  // namespace

std::function<ExitCode()> declareValidate(CLI::App& command) {
  auto options = std::make_shared<Options>();
  command.add_option("runs", options->files, "Files of measured runs (slicescape.runs/1)")
      ->required();
  command
      .add_option("--by", options->view.by,
                  "Group by source, gpu, model, model_kind (dense or experts), axes or kind")
      ->check(CLI::IsMember({"source", "gpu", "model", "model_kind", "axes", "kind"}));
  command.add_flag("--ranking", options->view.ranking,
                   "Also compare the order of runs equal in model, hardware and batch");
  command.add_option("--accuracy-page", options->accuracyPage,
                     "Write the help page on accuracy into this file");
  command.add_flag("--bands", options->bands,
                   "Print the table of error bands (core/plan/error_band_table.h) instead");
  command.add_option("--emit-plans", options->planFolder,
                     "Write the plan of every run into this folder");
  command.add_option("--max-median-step-error", options->mostMedianStepError,
                     "Answer no (exit 1) when the median step-time error is larger");
  command.add_flag("--json", options->json, "One JSON document on standard output");
  return [options] { return run(*options); };
}

}  // namespace slicescape::cli
