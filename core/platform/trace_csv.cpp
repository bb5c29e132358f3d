// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <initializer_list>

#include "core/platform/trace_reading.h"

// Job traces as CSV with a heading, under the column names that public traces and
// accounting exports use.

namespace slicescape::trace_reading {
namespace {

using Names = std::initializer_list<std::string_view>;

int columnOf(const std::vector<std::string>& heading, Names names) {
  for (const std::string_view name : names) {
    for (std::size_t c = 0; c < heading.size(); ++c) {
      if (heading[c] == name) return static_cast<int>(c);
    }
  }
  return -1;
}

char separatorOf(std::string_view heading) {
  for (const char candidate : {',', ';', '\t'}) {
    if (heading.find(candidate) != std::string_view::npos) return candidate;
  }
  return ',';
}

struct Columns {
  int id = -1, submit = -1, start = -1, duration = -1, end = -1, devices = -1, hosts = -1,
      limit = -1, priority = -1, preemptible = -1;
};

Columns columnsOf(const std::vector<std::string>& heading) {
  Columns found;
  found.id = columnOf(heading, {"job_id", "jobid", "job", "id", "name", "job_name"});
  found.submit = columnOf(
      heading, {"submit_s", "submit", "submit_time", "submitted", "submission", "submitted_time",
                "arrival", "arrival_s", "arrival_time", "submission_time"});
  found.start = columnOf(heading, {"start_s", "start", "start_time"});
  found.duration = columnOf(heading, {"duration_s", "duration", "run_s", "run_time", "runtime",
                                      "run", "elapsed", "elapsed_s"});
  found.end = columnOf(heading, {"end_s", "end", "end_time", "finished", "finished_time"});
  found.devices = columnOf(heading, {"gpus", "gpu", "gpu_num", "num_gpus", "num_gpu", "gpu_count",
                                     "n_gpus", "ngpus", "devices"});
  found.hosts = columnOf(heading, {"nodes", "hosts", "node_num", "num_nodes", "n_nodes"});
  found.limit = columnOf(heading, {"limit_s", "limit", "time_limit", "timelimit", "walltime"});
  found.priority = columnOf(heading, {"priority"});
  found.preemptible = columnOf(heading, {"preemptible"});
  return found;
}

}  // namespace

Result<RawTrace> readCsv(std::string_view text, std::string_view file,
                         const TraceOptions& options) {
  RawTrace trace;
  Columns columns;
  char separator = ',';
  bool hasHeading = false;
  std::string missing;
  forEachLine(text, [&](std::string_view line, std::int64_t number) {
    if (!missing.empty() || trimmed(line).empty() || trimmed(line).front() == '#') return;
    if (!hasHeading) {
      hasHeading = true;
      separator = separatorOf(line);
      std::vector<std::string> heading = cellsOf(line, separator);
      for (std::string& name : heading) name = lowered(name);
      columns = columnsOf(heading);
      if (columns.submit < 0) missing = "submit_s";
      if (columns.duration < 0 && (columns.start < 0 || columns.end < 0)) {
        missing += missing.empty() ? "duration_s" : ", duration_s";
      }
      if (columns.devices < 0 && columns.hosts < 0) {
        missing += missing.empty() ? "gpus" : ", gpus";
      }
      return;
    }
    const std::vector<std::string> cells = cellsOf(line, separator);
    const auto cell = [&cells](int column) -> std::string_view {
      return column >= 0 && column < static_cast<int>(cells.size())
                 ? std::string_view(cells[static_cast<std::size_t>(column)])
                 : std::string_view();
    };
    RawJob job;
    job.line = number;
    job.id = columns.id >= 0 ? std::string(cell(columns.id)) : std::to_string(number);
    job.submit = momentOf(cell(columns.submit));
    if (columns.duration >= 0) {
      job.duration = spanOf(cell(columns.duration));
    } else {
      const auto start = momentOf(cell(columns.start));
      const auto end = momentOf(cell(columns.end));
      if (start && end) job.duration = *end - *start;
    }
    job.devices = numberOf(cell(columns.devices));
    if (columns.devices < 0) {
      const auto hosts = numberOf(cell(columns.hosts));
      if (hosts) job.devices = *hosts * options.devicesPerHost;
    }
    job.limit = spanOf(cell(columns.limit));
    job.priority = numberOf(cell(columns.priority));
    const std::string yes = lowered(cell(columns.preemptible));
    job.preemptible = yes == "true" || yes == "1" || yes == "yes";
    trace.jobs.push_back(std::move(job));
  });
  if (!hasHeading) {
    return Error(std::string(file), "line 1", {SLICESCAPE_TEXT("Expected a heading line."), {}},
                 {SLICESCAPE_TEXT("Name the columns: submit_s, duration_s, gpus."), {}});
  }
  if (!missing.empty()) {
    return Error(std::string(file), "line 1",
                 {SLICESCAPE_TEXT("The heading lacks these columns: {0}."), {missing}},
                 {SLICESCAPE_TEXT("Name the columns: submit_s, duration_s, gpus."), {}});
  }
  return trace;
}

}  // namespace slicescape::trace_reading
