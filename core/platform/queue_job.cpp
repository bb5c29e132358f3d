// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/queue_job.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <chrono>
#include <cmath>

#include "core/platform/trace_reading.h"
#include "core/units/json_reader.h"

namespace slicescape {
namespace trace_reading {
namespace {

/// What was done about each kind of bad line.
Text messageOf(const std::string& code, std::int64_t jobs, std::int64_t line) {
  const auto say = [&](const char* pattern) { return Text{pattern, {jobs, line}}; };
  if (code == "unsorted") {
    return say(SLICESCAPE_TEXT(
        "Jobs not in the order of submission, now sorted: {0}; the first is in line {1}."));
  }
  if (code == "negative-time") {
    return say(
        SLICESCAPE_TEXT("Jobs with a negative submission time or duration, left out: {0}; the "
                        "first is in line {1}."));
  }
  if (code == "zero-devices") {
    return say(SLICESCAPE_TEXT("Jobs without a GPU, left out: {0}; the first is in line {1}."));
  }
  if (code == "never-ran") {
    return say(SLICESCAPE_TEXT("Jobs that never ran, left out: {0}; the first is in line {1}."));
  }
  if (code == "job-step") {
    return say(
        SLICESCAPE_TEXT("Lines that are steps of jobs, left out: {0}; the first is line {1}."));
  }
  return say(
      SLICESCAPE_TEXT("Lines that could not be read, left out: {0}; the first is line {1}."));
}

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

void Repairs::add(const char* code, std::int64_t line) {
  Count& count = m_counts[code];
  if (count.jobs++ == 0) count.firstLine = line;
}

std::vector<TraceNote> Repairs::notes() const {
  std::vector<TraceNote> notes;
  for (const auto& [code, count] : m_counts) {
    notes.push_back({code, count.jobs, "line " + std::to_string(count.firstLine),
                     messageOf(code, count.jobs, count.firstLine)});
  }
  return notes;
}

std::string_view trimmed(std::string_view text) {
  const auto isSpace = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
  while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
  return text;
}

std::string lowered(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

std::optional<double> numberOf(std::string_view text) {
  text = trimmed(text);
  if (!text.empty() && text.front() == '+') text.remove_prefix(1);
  double value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || problem != std::errc() || end != text.data() + text.size() ||
      !std::isfinite(value)) {
    return std::nullopt;
  }
  return value;
}

std::optional<double> momentOf(std::string_view text) {
  text = trimmed(text);
  if (const auto number = numberOf(text)) return number;
  if (text.size() < 19 || text[4] != '-' || text[7] != '-' || text[13] != ':' || text[16] != ':' ||
      (text[10] != 'T' && text[10] != ' ')) {
    return std::nullopt;
  }
  const auto part = [text](std::size_t at, std::size_t length) {
    int value = 0;
    for (std::size_t i = at; i < at + length; ++i) {
      if (!isDigit(text[i])) return -1;
      value = value * 10 + (text[i] - '0');
    }
    return value;
  };
  const std::chrono::year_month_day date{std::chrono::year(part(0, 4)),
                                         std::chrono::month(static_cast<unsigned>(part(5, 2))),
                                         std::chrono::day(static_cast<unsigned>(part(8, 2)))};
  const int hours = part(11, 2);
  const int minutes = part(14, 2);
  const int seconds = part(17, 2);
  if (!date.ok() || hours < 0 || minutes < 0 || seconds < 0) return std::nullopt;
  const auto days = std::chrono::sys_days(date).time_since_epoch().count();
  return static_cast<double>(days) * 86400 + hours * 3600 + minutes * 60 + seconds;
}

std::optional<double> spanOf(std::string_view text) {
  text = trimmed(text);
  if (const auto number = numberOf(text)) return number;
  double days = 0;
  if (const std::size_t dash = text.find('-'); dash != std::string_view::npos && dash > 0) {
    const auto number = numberOf(text.substr(0, dash));
    if (!number) return std::nullopt;
    days = *number;
    text.remove_prefix(dash + 1);
  }
  double seconds = 0;
  int parts = 0;
  while (parts < 3) {
    const std::size_t colon = text.find(':');
    const auto number = numberOf(text.substr(0, colon));
    if (!number || *number < 0) return std::nullopt;
    seconds = seconds * 60 + *number;
    ++parts;
    if (colon == std::string_view::npos) break;
    text.remove_prefix(colon + 1);
  }
  if (parts < 2) return std::nullopt;
  return days * 86400 + seconds;
}

std::vector<std::string> cellsOf(std::string_view line, char separator) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (quoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"') {
      cells.back() += '"';
      ++i;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (c == separator && !quoted) {
      cells.emplace_back();
    } else {
      cells.back() += c;
    }
  }
  for (std::string& cell : cells) cell = std::string(trimmed(cell));
  return cells;
}

}  // namespace trace_reading

namespace {

using trace_reading::RawJob;
using trace_reading::RawTrace;

/// The first line that is neither empty nor a comment.
std::string_view firstLine(std::string_view text) {
  std::string_view found;
  trace_reading::forEachLine(text, [&found](std::string_view line, std::int64_t) {
    line = trace_reading::trimmed(line);
    if (found.empty() && !line.empty() && line.front() != '#') found = line;
  });
  return found;
}

bool looksLikeSwf(std::string_view text) {
  const std::string_view line = firstLine(text);
  if (line.empty()) return false;
  if (line.front() == ';') return true;
  std::size_t words = 0;
  for (const std::string& cell : trace_reading::cellsOf(line, ' ')) {
    if (cell.empty()) continue;
    if (!trace_reading::numberOf(cell)) return false;
    ++words;
  }
  return words == 18;
}

JobTrace cleaned(RawTrace raw, std::string format) {
  JobTrace trace;
  trace.format = std::move(format);
  double last = -INFINITY;
  for (const RawJob& job : raw.jobs) {
    if (!job.submit || !job.devices) {
      raw.repairs.add("unreadable", job.line);
    } else if (!job.duration) {
      raw.repairs.add("never-ran", job.line);
    } else if (*job.submit < 0 || *job.duration < 0) {
      raw.repairs.add("negative-time", job.line);
    } else if (*job.devices < 1) {
      raw.repairs.add("zero-devices", job.line);
    } else {
      if (*job.submit < last) raw.repairs.add("unsorted", job.line);
      last = std::max(last, *job.submit);
      QueueJob kept;
      kept.id = job.id;
      kept.submitS = *job.submit;
      kept.durationS = *job.duration;
      kept.devices = static_cast<int>(std::min(1e7, std::ceil(*job.devices)));
      kept.limitS = std::max(0.0, job.limit.value_or(0));
      kept.priority = static_cast<int>(std::clamp(job.priority.value_or(0), -1e9, 1e9));
      kept.preemptible = job.preemptible;
      trace.jobs.push_back(std::move(kept));
    }
  }
  std::stable_sort(trace.jobs.begin(), trace.jobs.end(),
                   [](const QueueJob& a, const QueueJob& b) { return a.submitS < b.submitS; });
  const double first = trace.jobs.empty() ? 0 : trace.jobs.front().submitS;
  for (QueueJob& job : trace.jobs) job.submitS -= first;
  trace.notes = raw.repairs.notes();
  return trace;
}

}  // namespace

Result<JobTrace> readJobTrace(std::string_view text, std::string_view file,
                              const TraceOptions& options) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  const std::string heading = trace_reading::lowered(firstLine(text));
  std::string format = "csv";
  if (looksLikeSwf(text)) {
    format = "swf";
  } else if (heading.find('|') != std::string::npos) {
    format = "sacct";
  }
  Result<RawTrace> raw = format == "swf"     ? trace_reading::readSwf(text, file, options)
                         : format == "sacct" ? trace_reading::readSacct(text, file, options)
                                             : trace_reading::readCsv(text, file, options);
  if (!raw) return raw.error();
  JobTrace trace = cleaned(std::move(*raw), format);
  if (trace.jobs.empty()) {
    return Error(std::string(file), "", {SLICESCAPE_TEXT("No job of this trace can be used."), {}},
                 {SLICESCAPE_TEXT("A job needs a submission time, a duration and at least one "
                                  "GPU."),
                  {}});
  }
  return trace;
}

Result<JobTrace> readJobTraceFile(const std::string& path, const TraceOptions& options) {
  const Result<std::string> text = readTextFile(path);
  if (!text) return text.error();
  return readJobTrace(*text, path, options);
}

double offeredLoad(const std::vector<QueueJob>& jobs) {
  if (jobs.size() < 2) return 0;
  double work = 0;
  for (const QueueJob& job : jobs) work += job.durationS * job.devices;
  const double span = jobs.back().submitS - jobs.front().submitS;
  return span > 0 ? work / span : 0;
}

}  // namespace slicescape
