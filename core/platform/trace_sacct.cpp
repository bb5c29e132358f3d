// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/trace_reading.h"

// Slurm accounting, as from: sacct --parsable2 --format=JobID,Submit,Start,End,ElapsedRaw,
// TimelimitRaw,NNodes,AllocTRES,Priority

namespace slicescape::trace_reading {
namespace {

/// GPUs of "billing=8,cpu=64,gres/gpu=16,node=2" or "gres/gpu:h100=16".
std::optional<double> devicesOf(std::string_view tres) {
  std::optional<double> plain;
  std::optional<double> typed;
  while (!tres.empty()) {
    const std::size_t comma = std::min(tres.find(','), tres.size());
    const std::string_view item = tres.substr(0, comma);
    tres.remove_prefix(std::min(tres.size(), comma + 1));
    if (!item.starts_with("gres/gpu")) continue;
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos) continue;
    const auto count = numberOf(item.substr(equals + 1));
    if (!count) continue;
    if (item.substr(0, equals) == "gres/gpu") {
      plain = count;
    } else {
      typed = typed.value_or(0) + *count;
    }
  }
  return plain ? plain : typed;
}

}  // namespace

Result<RawTrace> readSacct(std::string_view text, std::string_view file,
                           const TraceOptions& options) {
  RawTrace trace;
  std::map<std::string, std::size_t> columns;
  forEachLine(text, [&](std::string_view line, std::int64_t number) {
    if (trimmed(line).empty()) return;
    const std::vector<std::string> cells = cellsOf(line, '|');
    if (columns.empty()) {
      for (std::size_t c = 0; c < cells.size(); ++c) columns[lowered(cells[c])] = c;
      return;
    }
    const auto cell = [&](const char* name) -> std::string_view {
      const auto place = columns.find(name);
      return place != columns.end() && place->second < cells.size()
                 ? std::string_view(cells[place->second])
                 : std::string_view();
    };
    RawJob job;
    job.line = number;
    job.id = std::string(cell("jobid"));
    if (job.id.find('.') != std::string::npos) {  // 123.batch, 123.0
      trace.repairs.add("job-step", number);
      return;
    }
    job.submit = momentOf(cell("submit"));
    const auto start = momentOf(cell("start"));
    const auto end = momentOf(cell("end"));
    job.duration = numberOf(cell("elapsedraw"));
    if (!job.duration) job.duration = spanOf(cell("elapsed"));
    if (!job.duration && start && end) job.duration = *end - *start;
    if (!start && columns.count("start") > 0) job.duration.reset();  // "Unknown": never began
    if (const auto minutes = numberOf(cell("timelimitraw"))) {
      job.limit = *minutes * 60;
    } else {
      job.limit = spanOf(cell("timelimit"));
    }
    job.devices = devicesOf(cell("alloctres"));
    if (!job.devices) job.devices = devicesOf(cell("reqtres"));
    if (!job.devices && columns.count("alloctres") == 0 && columns.count("reqtres") == 0) {
      if (const auto hosts = numberOf(cell("nnodes"))) {
        job.devices = *hosts * options.devicesPerHost;
      }
    }
    if (!job.devices) job.devices = 0;  // a job on CPUs
    job.priority = numberOf(cell("priority"));
    trace.jobs.push_back(std::move(job));
  });
  std::string missing;
  const auto need = [&](bool there, const char* name) {
    if (!there) missing += (missing.empty() ? "" : ", ") + std::string(name);
  };
  const auto has = [&columns](const char* name) { return columns.count(name) > 0; };
  need(has("jobid"), "JobID");
  need(has("submit"), "Submit");
  need(has("elapsedraw") || has("elapsed") || (has("start") && has("end")), "ElapsedRaw");
  need(has("alloctres") || has("reqtres") || has("nnodes"), "AllocTRES");
  if (!missing.empty()) {
    return Error(std::string(file), "line 1",
                 {SLICESCAPE_TEXT("The heading lacks these columns: {0}."), {missing}},
                 {SLICESCAPE_TEXT("Export with sacct --parsable2 "
                                  "--format=JobID,Submit,Start,End,ElapsedRaw,TimelimitRaw,NNodes,"
                                  "AllocTRES."),
                  {}});
  }
  return trace;
}

}  // namespace slicescape::trace_reading
