// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/trace_reading.h"

// The Standard Workload Format (Feitelson): comment lines with ';', then 18 numbers a job:
// 1 id, 2 submit, 4 run time, 5 processors, 8 processors asked for, 9 time asked for,
// 11 status. −1 is unknown. Processors are GPUs here.

namespace slicescape::trace_reading {

Result<RawTrace> readSwf(std::string_view text, std::string_view file, const TraceOptions&) {
  RawTrace trace;
  std::int64_t shortLine = 0;
  forEachLine(text, [&](std::string_view line, std::int64_t number) {
    line = trimmed(line);
    if (line.empty() || line.front() == ';' || line.front() == '#') return;
    std::vector<std::optional<double>> fields;
    std::size_t at = 0;
    while (at < line.size()) {
      const std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
      if (end > at) fields.push_back(numberOf(line.substr(at, end - at)));
      at = end + 1;
    }
    if (fields.size() < 5) {
      if (shortLine == 0) shortLine = number;
      trace.repairs.add("unreadable", number);
      return;
    }
    const auto field = [&fields](std::size_t index) {
      return index <= fields.size() ? fields[index - 1] : std::nullopt;
    };
    RawJob job;
    job.line = number;
    job.id =
        field(1) ? std::to_string(static_cast<std::int64_t>(*field(1))) : std::to_string(number);
    job.submit = field(2);
    if (field(4) && *field(4) != -1) job.duration = field(4);
    const auto used = field(5);
    job.devices = used && *used > 0 ? used : field(8);
    if (field(9) && *field(9) > 0) job.limit = field(9);
    trace.jobs.push_back(std::move(job));
  });
  if (trace.jobs.empty()) {
    return Error(std::string(file), "line " + std::to_string(std::max<std::int64_t>(1, shortLine)),
                 {SLICESCAPE_TEXT("Expected lines of 18 numbers (SWF)."), {}},
                 {SLICESCAPE_TEXT("Export the trace again, or as CSV."), {}});
  }
  return trace;
}

}  // namespace slicescape::trace_reading
