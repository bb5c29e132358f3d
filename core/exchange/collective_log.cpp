// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>

#include "core/exchange/gpu_names.h"
#include "core/exchange/importers.h"

namespace slicescape {
namespace {

namespace json = boost::json;

/// The collective by the name of the program, and the factor of bus over algorithm bandwidth
/// that nccl-tests applies (its doc/PERFORMANCE.md).
struct TestedCollective {
  std::string_view program;
  std::string_view key;  ///< as in a plan's measured curves
  enum class Factor { AllReduce, Others, One } factor;
};

constexpr TestedCollective kCollectives[] = {
    {"all_reduce", "all_reduce", TestedCollective::Factor::AllReduce},
    {"reduce_scatter", "reduce_scatter", TestedCollective::Factor::Others},
    {"all_gather", "all_gather", TestedCollective::Factor::Others},
    {"alltoall", "all_to_all", TestedCollective::Factor::Others},
    {"sendrecv", "p2p", TestedCollective::Factor::One},
    {"broadcast", "broadcast", TestedCollective::Factor::One},
    {"reduce", "reduce", TestedCollective::Factor::One},
    {"scatter", "scatter", TestedCollective::Factor::Others},
    {"gather", "gather", TestedCollective::Factor::Others},
    {"hypercube", "hypercube", TestedCollective::Factor::Others},
};

/// One line of the table. Times in seconds, rates in bytes per second.
struct Row {
  std::size_t line = 0;
  double bytes = 0;
  double algorithm = 0;
  double bus = 0;
  std::string_view operation;  ///< "sum", "none"; empty in logs without the column
};

struct Log {
  std::vector<Row> rows;
  int ranks = 0;
  std::set<std::string> hosts;
  std::set<std::string> devices;
  std::string_view program;
  std::string version;
};

/// "#  Rank  0 Group  0 Pid  14181 on    host1 device  0 [0x1b] NVIDIA H100 80GB HBM3". Logs may
/// carry a prefix such as "1: " of srun or a time before the mark.
bool readRank(std::string_view line, Log& log) {
  const std::size_t at = line.find("Rank");
  if (at == std::string_view::npos || line.find('#') == std::string_view::npos) return false;
  const std::vector<std::string_view> cells = words(line.substr(at));
  int rank = 0;
  if (cells.size() < 2 || !readNumber(cells[1], rank)) return false;
  log.ranks = std::max(log.ranks, rank + 1);
  for (std::size_t i = 2; i + 1 < cells.size(); ++i) {
    if (cells[i] == "on") log.hosts.emplace(cells[i + 1]);
  }
  const std::size_t bracket = line.find(']');
  if (bracket != std::string_view::npos) {
    const std::string_view name = trimmed(line.substr(bracket + 1));
    if (!name.empty()) log.devices.emplace(name);
  }
  return true;
}

/// The words of a data line after a prefix such as "[1,0]<stdout>:" or "0: ".
std::vector<std::string_view> dataWords(std::string_view line) {
  const std::size_t mark = line.find(">:");
  if (mark != std::string_view::npos) line = line.substr(mark + 2);
  std::vector<std::string_view> cells = words(line);
  if (cells.size() > 3 && cells.front().back() == ':' &&
      isDigits(cells.front().substr(0, cells.front().size() - 1))) {
    cells.erase(cells.begin());
  }
  return cells;
}

bool isRate(std::string_view word) {
  double value = 0;
  return word == "N/A" || word == "inf" || word == "nan" || word == "-nan" ||
         readNumber(word, value);
}

/// size count type redop root time algbw busbw … ; logs before 2.10 have no root, some no redop.
/// A line is one of the table when it begins with two whole numbers and a type name.
std::optional<Row> readRow(std::size_t index, std::string_view line, Imported& result) {
  if (line.size() > 600) return std::nullopt;
  const std::vector<std::string_view> cells = dataWords(line);
  if (cells.size() < 6 || !isDigits(cells[0]) || !isDigits(cells[1])) return std::nullopt;
  constexpr std::array<std::string_view, 14> kTypes{
      "float", "half",   "double",   "int8",     "uint8",    "int32",  "uint32",
      "int64", "uint64", "bfloat16", "fp8_e4m3", "fp8_e5m2", "f8e4m3", "f8e5m2"};
  if (std::find(kTypes.begin(), kTypes.end(), cells[2]) == kTypes.end()) return std::nullopt;
  Row row;
  row.line = index;
  std::size_t at = 3;
  if (!isRate(cells[at])) row.operation = cells[at++];
  int root = 0;
  // Root is a whole number and followed by three rates; without it two follow.
  if (at + 3 < cells.size() && readNumber(cells[at], root) &&
      cells[at].find('.') == std::string_view::npos && isRate(cells[at + 3]) && root >= -1 &&
      !row.operation.empty()) {
    ++at;
  }
  double time = 0;
  if (at + 2 >= cells.size() || !readNumber(cells[0], row.bytes)) return std::nullopt;
  if (!readNumber(cells[at], time) || !readNumber(cells[at + 1], row.algorithm) ||
      !readNumber(cells[at + 2], row.bus)) {
    result.ignore(linePlace(index), {SLICESCAPE_TEXT("The line has no measured rate (N/A).")});
    return std::nullopt;
  }
  row.algorithm *= 1e9;
  row.bus *= 1e9;
  return row;
}

/// The program named in the log ("all_reduce_perf"), the longest name first.
std::string_view programIn(std::string_view text) {
  for (const TestedCollective& collective : kCollectives) {
    const std::string name = std::string(collective.program) + "_perf";
    if (text.find(name) != std::string_view::npos) return collective.program;
  }
  return {};
}

/// Bus over algorithm bandwidth of the large messages; 0 when none tells.
double busFactor(const std::vector<Row>& rows) {
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    if (row->algorithm > 1e9) return row->bus / row->algorithm;
  }
  return 0;
}

/// The collective by its bus factor when the log does not name the program.
std::string_view collectiveByFactor(const std::vector<Row>& rows, int ranks) {
  const double factor = busFactor(rows);
  if (factor <= 0 || ranks < 2) return {};
  const double share = (ranks - 1.0) / ranks;
  const bool reduces =
      !rows.empty() && rows.front().operation != "none" && !rows.front().operation.empty();
  const auto near = [factor](double expected) {
    return std::abs(factor - expected) < 0.01 * expected;
  };
  if (ranks > 2 && near(2 * share)) return "all_reduce";
  if (near(share)) return reduces ? "reduce_scatter" : "all_gather";
  if (ranks == 2 && reduces) return "all_reduce";
  return {};
}

Log readLog(const TextSource& source, Imported& result) {
  Log log;
  const std::vector<std::string_view> lines = source.lines();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (readRank(lines[i], log)) continue;
    if (const std::optional<Row> row = readRow(i, lines[i], result)) log.rows.push_back(*row);
  }
  log.program = programIn(source.text);
  return log;
}

/// Why a measured point cannot be true; empty when it can. A rate above what any link of the
/// hardware carries is a clock or a copy that never left the device.
std::optional<Text> nonsense(const Row& row, int ranks) {
  if (ranks == 1) {
    return Text{SLICESCAPE_TEXT("With one GPU nothing is sent: {0} is no rate of a link."),
                {BytesPerSecond(row.bus > 0 ? row.bus : row.algorithm)}};
  }
  // The fastest scale-up link sold is 1.8 TB/s per direction (Rubin), times two for a reduction
  // inside the switch.
  constexpr double kImpossible = 3.6e12;
  if (row.bus > kImpossible) {
    return Text{SLICESCAPE_TEXT("{0} is more than any link carries."), {BytesPerSecond(row.bus)}};
  }
  return std::nullopt;
}

Result<Imported> readCollectiveLog(const TextSource& source) {
  Imported result;
  const Log log = readLog(source, result);
  if (log.rows.empty()) {
    return Error(source.file, "",
                 {SLICESCAPE_TEXT("No line of the table “size count type redop root time algbw "
                                  "busbw” with a measured rate was found.")},
                 {SLICESCAPE_TEXT("Import the log of a finished run.")});
  }
  std::string_view collective;
  for (const TestedCollective& tested : kCollectives) {
    if (tested.program == log.program) collective = tested.key;
  }
  if (collective.empty()) {
    collective = collectiveByFactor(log.rows, log.ranks);
    if (!collective.empty()) {
      result.warn("",
                  {SLICESCAPE_TEXT("The log does not name the test; the ratio of bus to algorithm "
                                   "bandwidth is that of {0}."),
                   {std::string(collective)}});
    }
  }
  if (collective.empty()) {
    result.warn("", {SLICESCAPE_TEXT("The log does not tell which collective was measured.")});
  }
  MeasuredCurve curve;
  curve.collective = std::string(collective);
  curve.ranks = log.ranks;
  curve.source = source.file;
  bool repeated = false;
  for (const Row& row : log.rows) {
    if (const std::optional<Text> reason = nonsense(row, log.ranks)) {
      result.ignore(linePlace(row.line), *reason);
      continue;
    }
    if (row.bytes <= 0 || row.bus <= 0) continue;  // below the resolution of the printed rate
    const auto same = std::find_if(curve.points.begin(), curve.points.end(),
                                   [&row](const auto& point) { return point.first == row.bytes; });
    if (same != curve.points.end()) {
      same->second = row.bus;
      repeated = true;
    } else {
      curve.points.emplace_back(row.bytes, row.bus);
    }
  }
  std::sort(curve.points.begin(), curve.points.end());
  if (repeated) {
    result.warn("", {SLICESCAPE_TEXT("Some sizes were measured more than once; the last value is "
                                     "used.")});
  }
  if (log.ranks == 0) {
    result.warn("", {SLICESCAPE_TEXT("The log does not list its ranks; say how many took part.")});
  }
  const std::string_view gpu = log.devices.empty() ? std::string_view() : *log.devices.begin();
  const GpuName named = gpuFromName(gpu);
  double best = 0;
  for (const auto& [bytes, rate] : curve.points) best = std::max(best, rate);
  json::array points;
  for (const auto& [bytes, rate] : curve.points) points.push_back(json::array{bytes, rate});
  result.understood = {{"hosts", log.hosts.size()},
                       {"gpus", log.ranks},
                       {"gpu_type", named.id.empty() ? json::value() : json::value(named.id)},
                       {"collective", collective.empty() ? json::value() : json::value(collective)},
                       {"ranks", log.ranks},
                       {"rows", log.rows.size()},
                       {"points", std::move(points)},
                       {"best_bus_bytes_per_s", best}};
  const bool costed = collective == "all_reduce" || collective == "reduce_scatter" ||
                      collective == "all_gather" || collective == "all_to_all" ||
                      collective == "p2p";
  if (!collective.empty() && !costed) {
    result.warn("",
                {SLICESCAPE_TEXT("A training step has no {0} whose time counts, so the plan cannot "
                                 "use this curve."),
                 {std::string(collective)}});
  } else if (curve.points.empty()) {
    result.warn("", {SLICESCAPE_TEXT("Nothing in this log can be used as a measured curve.")});
  } else {
    result.payload = std::vector<MeasuredCurve>{curve};
  }
  return result;
}

bool isRocm(const TextSource& source) {
  return containsNoCase(source.text, "rccl") ||
         source.text.find("AMD Instinct") != std::string::npos;
}

double looksLikeCollectiveLog(const TextSource& source) {
  const bool heading = source.text.find("algbw") != std::string::npos &&
                       source.text.find("busbw") != std::string::npos;
  if (heading) return 0.96;
  return source.text.find("Avg bus bandwidth") != std::string::npos ? 0.8 : 0;
}

}  // namespace

double looksLikeNcclTests(const TextSource& source) {
  return isRocm(source) ? 0 : looksLikeCollectiveLog(source);
}

double looksLikeRcclTests(const TextSource& source) {
  return isRocm(source) ? looksLikeCollectiveLog(source) : 0;
}

Result<Imported> readNcclTests(const TextSource& source) {
  return readCollectiveLog(source);
}

Result<Imported> readRcclTests(const TextSource& source) {
  return readCollectiveLog(source);
}

}  // namespace slicescape
