// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/platform/queue_job.h"

// Shared by the readers of job traces; not for use outside core/platform.

namespace slicescape::trace_reading {

/// One line of a trace as it was read: what is missing or unreadable is empty.
struct RawJob {
  std::string id;
  std::int64_t line = 0;
  std::optional<double> submit, duration, devices, limit, priority;
  bool preemptible = false;
};

/// The lines that were left out, by reason, with the first of each.
class Repairs {
 public:
  void add(const char* code, std::int64_t line);
  std::vector<TraceNote> notes() const;

 private:
  struct Count {
    std::int64_t jobs = 0;
    std::int64_t firstLine = 0;
  };
  std::map<std::string, Count> m_counts;
};

struct RawTrace {
  std::vector<RawJob> jobs;
  Repairs repairs;
};

Result<RawTrace> readCsv(std::string_view text, std::string_view file, const TraceOptions& options);
Result<RawTrace> readSwf(std::string_view text, std::string_view file, const TraceOptions& options);
Result<RawTrace> readSacct(std::string_view text, std::string_view file,
                           const TraceOptions& options);

/// "12.5"; empty when it is anything else.
std::optional<double> numberOf(std::string_view text);
/// Seconds of "2026-11-30T12:00:00" or "2026-11-30 12:00:00", or a plain number.
std::optional<double> momentOf(std::string_view text);
/// Seconds of "1-02:03:04", "02:03:04", "03:04", or a plain number.
std::optional<double> spanOf(std::string_view text);
std::string_view trimmed(std::string_view text);
std::string lowered(std::string_view text);
/// The cells of one line; double quotes protect the separator.
std::vector<std::string> cellsOf(std::string_view line, char separator);
/// Calls `visit(line, number)` for each line, numbers from 1.
template <class Visit>
void forEachLine(std::string_view text, Visit&& visit) {
  std::int64_t number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    visit(line, ++number);
  }
}

}  // namespace slicescape::trace_reading
