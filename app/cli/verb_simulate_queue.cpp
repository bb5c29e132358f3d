// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/cli/verb.h"
#include "core/advisor/advice_json.h"
#include "core/plan/evaluate.h"
#include "core/platform/plan_queue.h"
#include "core/storage/plan_json.h"
#include "core/units/format.h"

namespace slicescape::cli {
namespace {

struct Options {
  std::string plan;
  std::string trace;
  int replications = 20;
  bool json = false;
};

std::string reportText(const JobTrace& trace, const QueueReport& report, const PlanStart& start) {
  std::string out = fmt::format("{} jobs ({}), {} finished\n\n", formatCount(report.jobs),
                                trace.format, formatCount(report.finished));
  const auto line = [&out](std::string_view name, const std::string& value) {
    out += fmt::format("  {:<28}{}\n", name, value);
  };
  line("Wait P50, P90",
       formatSeconds(Seconds(report.p50WaitS)) + ", " + formatSeconds(Seconds(report.p90WaitS)));
  line("Longest wait", formatSeconds(Seconds(report.longestWaitS)));
  line("Utilisation", formatShare(Share{report.utilisation}));
  line("Fragmentation loss", formatShare(Share{report.fragmentationLoss}));
  line("Head of the queue blocked", formatSeconds(Seconds(report.headBlockedS)));
  line("  with enough GPUs free", formatSeconds(Seconds(report.headBlockedByShapeS)));
  line("Makespan", formatSeconds(Seconds(report.makespanS)));
  if (start.replications > 0) {
    line("This plan would start after", "P50 " + formatSeconds(Seconds(start.p50S)) + ", P90 " +
                                            formatSeconds(Seconds(start.p90S)));
  }
  TextTable table({"GPUs", "Jobs", "Wait P50", "Wait P90", "Longest"});
  for (const WaitBySize& size : report.bySize) {
    table.addRow({size.label, formatCount(size.jobs), formatSeconds(Seconds(size.p50S)),
                  formatSeconds(Seconds(size.p90S)), formatSeconds(Seconds(size.longestS))});
  }
  out += "\n" + table.text();
  const auto named = [&out](const char* what, const std::vector<std::string>& jobs) {
    if (jobs.empty()) return;
    out += fmt::format("\n{} ({}):", what, jobs.size());
    for (std::size_t i = 0; i < std::min<std::size_t>(10, jobs.size()); ++i) out += " " + jobs[i];
    out += jobs.size() > 10 ? " …\n" : "\n";
  };
  named("Starved", report.starved);
  named("Rejected, larger than the cluster", report.rejected);
  for (const QueueDeadlock& deadlock : report.deadlocks) {
    out += fmt::format("\nDeadlock at {}:", formatSeconds(Seconds(deadlock.atS)));
    for (std::size_t i = 0; i < deadlock.jobs.size(); ++i) {
      out += fmt::format(" {} holds {} of {} GPUs;", deadlock.jobs[i], deadlock.devicesHeld[i],
                         deadlock.devicesWanted[i]);
    }
    out += "\n";
  }
  for (const TraceNote& note : report.notes) out += "\n" + toEnglish(note.message);
  return out.back() == '\n' ? out : out + "\n";
}

ExitCode simulate(const Options& options) {
  const Result<Plan> plan = loadPlanFile(options.plan);
  if (!plan) return fail(plan.error(), ExitCode::BadInput, options.json);
  const Result<QueueSettings> queue = queueSettings(*plan);
  if (!queue) {
    Error error = queue.error();
    error.file = options.plan;
    return fail(error, ExitCode::BadInput, options.json);
  }
  const Pool pool = Pool::of(*plan->cluster);
  const auto machine = QueueSimulation::Machine::of(pool, queue->policy.required);
  TraceOptions how;
  how.devicesPerHost = machine.devices;
  const Result<JobTrace> trace = readJobTraceFile(options.trace, how);
  if (!trace) return fail(trace.error(), ExitCode::BadInput, options.json);
  QueueReport report = QueueSimulation::run(machine, trace->jobs, queue->policy);
  report.notes.insert(report.notes.begin(), trace->notes.begin(), trace->notes.end());
  const PlanStart start = planStart(machine, trace->jobs, planJob(*plan, evaluate(*plan), *queue),
                                    queue->policy, options.replications);
  bool printed = false;
  if (options.json) {
    boost::json::object document = queueReportToJson(report, toEnglish);
    document["trace_format"] = trace->format;
    const bool started = start.replications > start.neverStarted;
    document["this_plan"] = {{"start_s",
                              {{"p50", started ? boost::json::value(start.p50S) : nullptr},
                               {"p90", started ? boost::json::value(start.p90S) : nullptr}}},
                             {"replications", start.replications},
                             {"never_started", start.neverStarted}};
    printed = printJson(document);
  } else {
    printed = print(reportText(*trace, report, start));
  }
  return printed ? ExitCode::Done : ExitCode::BadInput;
}

}  // namespace

std::function<ExitCode()> declareSimulateQueue(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  command.add_option("plan", options->plan, "Plan file (*.slicescape)")
      ->required()
      ->type_name("PLAN");
  command.add_option("--trace", options->trace, "Jobs as CSV, SWF or the output of sacct")
      ->required()
      ->type_name("JOBS.csv");
  command
      .add_option("--replications", options->replications,
                  "Moments at which this plan is submitted; 0 leaves it out")
      ->check(CLI::Range(0, 1000));
  command.add_flag("--json", options->json, "Print the result as JSON");
  return [options] { return simulate(*options); };
}

}  // namespace slicescape::cli
