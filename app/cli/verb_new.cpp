// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <set>
#include <sstream>

#include "app/cli/evaluation_report.h"
#include "app/cli/output.h"
#include "app/cli/starting_layout.h"
#include "app/cli/verb.h"
#include "core/hardware/templates.h"
#include "core/layout/stage_words.h"
#include "core/model/hf_config.h"
#include "core/plan/custom_schedule.h"
#include "core/plan/evaluate.h"
#include "core/plan/resolve.h"
#include "core/storage/plan_json.h"
#include "core/units/format.h"
#include "core/units/json_reader.h"

namespace slicescape::cli {
namespace {

struct Options {
  std::string model;
  std::string host;
  int hosts = 1;
  std::string layout;
  std::optional<std::int64_t> sequence;
  std::optional<std::int64_t> microBatch;
  std::optional<std::int64_t> globalBatch;
  std::string out;
  bool json = false;
};

/// What went wrong, and whether the command line or a file is to blame.
struct Failure {
  Error error;
  ExitCode code = ExitCode::BadUsage;
};

// Tokens of one step when the batch is left open: what published runs of large language
// models settle on (Llama 3 ramps to 16 M, GPT-3 used 3.2 M, Llama 2 used 4 M).
constexpr std::int64_t kTokensPerStep = std::int64_t{4} << 20;
constexpr std::int64_t kLongestDefaultSequence = 8192;
constexpr std::int64_t kDefaultSequence = 4096;

bool looksLikePath(const std::string& text) {
  return text.find('/') != std::string::npos || text.ends_with(".json") ||
         std::filesystem::exists(text);
}

std::optional<Failure> chooseModel(const Options& options, Plan& plan) {
  ModelChoice choice;
  if (const auto known = ModelCatalogue::builtIn().find(options.model)) {
    choice.catalogueId = options.model;
    plan.model = choice;
    return std::nullopt;
  }
  if (!looksLikePath(options.model)) {
    const std::string nearest = ModelCatalogue::builtIn().nearest(options.model);
    Text remedy{SLICESCAPE_TEXT("Give the id of a known model or the path of a config.json."), {}};
    if (!nearest.empty()) remedy = {SLICESCAPE_TEXT("Did you mean {0}?"), {nearest}};
    return Failure{
        Error("--model " + options.model, "",
              {SLICESCAPE_TEXT("No model has the id {0}."), {options.model}}, std::move(remedy)),
        ExitCode::BadUsage};
  }
  const Result<std::string> text = readTextFile(options.model);
  if (!text) return Failure{text.error(), ExitCode::BadInput};
  const Result<ModelImport> import = readHuggingFaceConfig(*text, options.model);
  if (!import) return Failure{import.error(), ExitCode::BadInput};
  choice.profile = import->profile;
  plan.model = choice;
  return std::nullopt;
}

/// "tp=8,pp=4,stages=4,8,6,6" in settings: a part without "=" belongs to the value before
/// it, since lists and Megatron's layout strings hold commas themselves.
Result<std::vector<std::string>> layoutSettings(const std::string& text) {
  std::vector<std::string> settings;
  std::istringstream parts(text);
  for (std::string part; std::getline(parts, part, ',');) {
    const bool continues = part.find('=') == std::string::npos && !settings.empty();
    if (continues) {
      settings.back() += ',' + part;
    } else {
      settings.push_back(part);
    }
  }
  std::set<std::string> seen;
  for (std::string& setting : settings) {
    std::string key = setting.substr(0, setting.find('='));
    // Stages as people write them; the plan's own list is JSON.
    const std::string value = setting.substr(std::min(key.size() + 1, setting.size()));
    if (key == "stages" && !value.starts_with('[') && value != "null") {
      key = "stage_layout";
      setting = key + "=" + value;
    }
    if (seen.insert(key).second) continue;
    return Error("--layout", key,
                 {SLICESCAPE_TEXT("\"{0}\" is given twice; only one value can hold."), {key}},
                 {SLICESCAPE_TEXT("Give every degree once, as in tp=8,pp=4."), {}});
  }
  return settings;
}

std::optional<Failure> applyLayout(const Options& options, Plan& plan) {
  const Result<std::vector<std::string>> settings = layoutSettings(options.layout);
  if (!settings) return Failure{settings.error(), ExitCode::BadUsage};
  for (const std::string& setting : *settings) {
    Result<Plan> changed = withSetting(plan, "layout." + setting);
    if (!changed) {
      Error error = changed.error();
      error.file = "--layout " + setting;
      return Failure{std::move(error), ExitCode::BadUsage};
    }
    plan = std::move(*changed);
  }
  return std::nullopt;
}

/// A stage layout that would lose or double a layer is refused here: a plan made from it
/// could not be evaluated.
std::optional<Failure> checkStageLayout(const Plan& plan) {
  const Layout& layout = *plan.layout;
  if (!layout.stageLayout) return std::nullopt;
  const std::shared_ptr<const ModelProfile> model = modelOf(plan);
  bool known = false;
  const ScheduleShape shape = scheduleOf(layout, microBatchesOf(plan), known);
  const Result<StageMap> read = readStageWords(
      *layout.stageLayout,
      {model->layerCount(), layout.pp, shape.chunks, model->mtpModules, isVShaped(layout)});
  if (read) return std::nullopt;
  Error error = read.error();
  error.file = "--layout stage_layout=" + *layout.stageLayout;
  error.place.clear();
  return Failure{std::move(error), ExitCode::BadUsage};
}

std::int64_t defaultSequence(const ModelProfile& model) {
  if (model.typicalSequence > 0) return model.typicalSequence;
  if (model.contextLength > 0) return std::min(model.contextLength, kLongestDefaultSequence);
  return kDefaultSequence;
}

/// A whole number of micro-batches for every replica, near the usual tokens per step.
std::int64_t defaultGlobalBatch(const Workload& workload, std::int64_t replicas) {
  const std::int64_t unit = workload.microBatch * replicas;
  const std::int64_t wanted = kTokensPerStep / workload.sequenceLength;
  return std::max<std::int64_t>(1, wanted / unit) * unit;
}

ExitCode makePlan(const Options& options) {
  const auto failed = [&](const Failure& failure) {
    return fail(failure.error, failure.code, options.json);
  };
  const HardwareCatalogue& hardware = HardwareCatalogue::builtIn();
  const HostType* host = hardware.hostType(options.host);
  if (!host) {
    const std::string nearest = hardware.nearestHostType(options.host);
    Text remedy{SLICESCAPE_TEXT("Known ids are in the palette of the window, for example {0}."),
                {std::string("dgx-h100")}};
    if (!nearest.empty()) remedy = {SLICESCAPE_TEXT("Did you mean {0}?"), {nearest}};
    return failed({Error("--host " + options.host, "",
                         {SLICESCAPE_TEXT("No host type has the id {0}."), {options.host}},
                         std::move(remedy)),
                   ExitCode::BadUsage});
  }
  Plan plan;
  if (const auto failure = chooseModel(options, plan)) return failed(*failure);
  const std::shared_ptr<const ModelProfile> model = modelOf(plan);
  plan.cluster = makeCluster(options.host, options.hosts);
  plan.name = fmt::format("{} on {} {}", model->name, options.hosts, host->name);

  const std::int64_t devices = std::int64_t{options.hosts} * host->deviceCount;
  plan.workload = plan.workload.edited([&](Workload& workload) {
    workload.precision = "bf16";
    workload.sequenceLength = options.sequence.value_or(defaultSequence(*model));
    workload.microBatch = options.microBatch.value_or(1);
    workload.globalBatch = options.globalBatch.value_or(defaultGlobalBatch(workload, 1));
  });
  if (const auto failure = applyLayout(options, plan)) return failed(*failure);
  if (const auto failure = checkStageLayout(plan)) return failed(*failure);
  const bool dpIsGiven = ("," + options.layout).find(",dp=") != std::string::npos;
  if (options.layout.empty()) {
    plan = withStartingLayout(plan, host->deviceCount, devices);
  } else if (!dpIsGiven) {
    plan.layout = plan.layout.edited([&](Layout& layout) {
      const std::int64_t inside = std::int64_t{layout.tp} * layout.cp * layout.pp;
      layout.dp = static_cast<int>(std::max<std::int64_t>(1, devices / inside));
    });
  }
  plan.workload = plan.workload.edited([&](Workload& workload) {
    workload.globalBatch =
        options.globalBatch.value_or(defaultGlobalBatch(workload, plan.layout->dp));
  });
  if (const Result<void> saved = savePlanFile(plan, options.out); !saved) {
    return failed({saved.error(), ExitCode::BadInput});
  }

  const Evaluation evaluation = evaluate(plan);
  const Layout& layout = *plan.layout;
  if (options.json) {
    return printJson({{"file", options.out},
                      {"plan_hash", planHash(plan)},
                      {"name", plan.name},
                      {"gpus", devices},
                      {"layout",
                       {{"tp", layout.tp},
                        {"cp", layout.cp},
                        {"ep", layout.ep},
                        {"etp", layout.etp},
                        {"dp", layout.dp},
                        {"pp", layout.pp},
                        {"vpp", layout.vpp}}},
                      {"workload",
                       {{"seq_len", plan.workload->sequenceLength},
                        {"micro_batch", plan.workload->microBatch},
                        {"global_batch", plan.workload->globalBatch}}},
                      {"fits", evaluation.fits}})
               ? ExitCode::Done
               : ExitCode::BadInput;
  }
  return print(fmt::format("Wrote {}.\n\n{}", options.out, reportText(plan, evaluation)))
             ? ExitCode::Done
             : ExitCode::BadInput;
}

}  // namespace

std::function<ExitCode()> declareNew(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  const CLI::Range counts(std::int64_t{1}, std::int64_t{1'000'000});
  command.add_option("--model", options->model, "Id of a known model, or its config.json")
      ->required()
      ->type_name("ID|CONFIG.json");
  command.add_option("--host", options->host, "Id of a host type, for example dgx-h100")
      ->required()
      ->type_name("ID");
  command.add_option("--hosts", options->hosts, "Number of hosts")
      ->required()
      ->check(counts)
      ->type_name("N");
  command
      .add_option(
          "--layout", options->layout,
          "Parallel degrees, as in tp=8,pp=4; dp takes the remaining GPUs. stages=4,8,6,6 or "
          "stages=Et*4|t*8|t*6|t*6L says which layers each chunk holds. Without it the "
          "fastest simple layout that fits is taken")
      ->type_name("KEY=N,…");
  command.add_option("--seq", options->sequence, "Tokens per sequence")
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}))
      ->type_name("N");
  command.add_option("--micro-batch", options->microBatch, "Sequences per micro-batch")
      ->check(counts)
      ->type_name("N");
  command.add_option("--global-batch", options->globalBatch, "Sequences per step")
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}))
      ->type_name("N");
  command.add_option("--out", options->out, "Where to write the plan")
      ->required()
      ->type_name("PLAN");
  command.add_flag("--json", options->json, "Print what was made as JSON");
  return [options] { return makePlan(*options); };
}

}  // namespace slicescape::cli
