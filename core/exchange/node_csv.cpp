// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <initializer_list>

#include "core/exchange/gpu_names.h"
#include "core/exchange/host_records.h"
#include "core/exchange/importers.h"

namespace slicescape {
namespace {

constexpr std::size_t kMostRows = 200000;

/// The cells of one line of CSV (RFC 4180): quotes may hold separators, "" is a quote.
std::vector<std::string> csvCells(std::string_view line, char separator) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') {
      if (quoted && i + 1 < line.size() && line[i + 1] == '"') {
        cells.back() += line[++i];
      } else {
        quoted = !quoted;
      }
    } else if (line[i] == separator && !quoted) {
      cells.emplace_back();
    } else {
      cells.back() += line[i];
    }
  }
  for (std::string& cell : cells) cell = std::string(trimmed(cell));
  return cells;
}

struct Columns {
  int name = -1;
  int gpus = -1;
  int model = -1;
  int memoryMiB = -1;
  int group = -1;
  std::size_t count = 0;
};

/// Columns by the names inventories use (Alibaba's traces, spreadsheets, exports).
Columns columnsOf(std::string_view heading, char separator) {
  Columns columns;
  const std::vector<std::string> cells = csvCells(heading, separator);
  columns.count = cells.size();
  const auto find = [&cells](std::initializer_list<std::string_view> any) {
    for (const std::string_view wanted : any) {
      for (std::size_t i = 0; i < cells.size(); ++i) {
        if (lowered(cells[i]) == wanted) return static_cast<int>(i);
      }
    }
    return -1;
  };
  columns.name = find({"sn", "node", "node_name", "nodename", "host", "hostname", "name", "machine",
                       "machine_id", "server", "node_id"});
  columns.gpus = find({"gpu", "gpus", "gpu_count", "num_gpus", "gpu_num", "cap_gpu",
                       "gpus_per_node", "accelerators"});
  columns.model =
      find({"model", "gpu_model", "gpu_type", "gpu_name", "gpu_product", "product", "type"});
  columns.memoryMiB = find({"memory_mib", "mem_mib"});
  columns.group = find({"rack", "switch", "leaf", "block", "pod", "zone"});
  return columns;
}

bool isNodeList(const Columns& columns) {
  return columns.name >= 0 && columns.gpus >= 0 && columns.count >= 2;
}

char separatorOf(std::string_view heading) {
  for (const char separator : {',', ';', '\t'}) {
    if (isNodeList(columnsOf(heading, separator))) return separator;
  }
  return ',';
}

std::size_t firstLine(const std::vector<std::string_view>& lines) {
  std::size_t i = 0;
  while (i < lines.size() && (trimmed(lines[i]).empty() || lines[i].starts_with('#'))) ++i;
  return i;
}

}  // namespace

double looksLikeNodeCsv(const TextSource& source) {
  const std::vector<std::string_view> lines = source.lines();
  const std::size_t heading = firstLine(lines);
  if (heading == lines.size() || lines[heading].size() > 4096) return 0;
  const Columns columns = columnsOf(lines[heading], separatorOf(lines[heading]));
  // A job trace has a GPU column too, but a time beside it.
  const std::string text = lowered(lines[heading]);
  const bool jobs =
      text.find("time") != std::string::npos || text.find("duration") != std::string::npos;
  return isNodeList(columns) && !jobs ? 0.8 : 0;
}

Result<Imported> readNodeCsv(const TextSource& source) {
  const std::vector<std::string_view> lines = source.lines();
  const std::size_t heading = firstLine(lines);
  const char separator = heading < lines.size() ? separatorOf(lines[heading]) : ',';
  const Columns columns = heading < lines.size() ? columnsOf(lines[heading], separator) : Columns();
  if (!isNodeList(columns)) {
    return Error(
        source.file, linePlace(heading),
        {SLICESCAPE_TEXT("Expected a heading with a column for the host (sn, node, hostname) "
                         "and one for its GPUs (gpu, gpus, gpu_count).")},
        {SLICESCAPE_TEXT("Name the columns so in the first line.")});
  }
  Imported result;
  std::vector<HostRecord> hosts;
  for (std::size_t i = heading + 1; i < lines.size(); ++i) {
    if (trimmed(lines[i]).empty()) continue;
    if (hosts.size() == kMostRows) {
      result.ignore(linePlace(i), {SLICESCAPE_TEXT("Only the first {0} hosts are read."),
                                   {static_cast<std::int64_t>(kMostRows)}});
      break;
    }
    const std::vector<std::string> cells = csvCells(lines[i], separator);
    const auto cell = [&cells](int column) {
      return column < 0 ? std::string() : cells[static_cast<std::size_t>(column)];
    };
    if (cells.size() != columns.count) {
      result.ignore(linePlace(i), {SLICESCAPE_TEXT("The line has {0} cells under {1} headings."),
                                   {static_cast<std::int64_t>(cells.size()),
                                    static_cast<std::int64_t>(columns.count)}});
      continue;
    }
    double gpus = 0;
    if (!cell(columns.gpus).empty() && (!readNumber(cell(columns.gpus), gpus) || gpus < 0 ||
                                        gpus > 1024 || gpus != static_cast<int>(gpus))) {
      result.ignore(linePlace(i),
                    {SLICESCAPE_TEXT("“{0}” is no number of GPUs."), {cell(columns.gpus)}});
      continue;
    }
    HostRecord host;
    host.name = cell(columns.name);
    host.gpus = static_cast<int>(gpus);
    host.gpuText = cell(columns.model);
    host.device = gpuFromName(host.gpuText).id;
    host.group = cell(columns.group);
    double mebibytes = 0;
    if (readNumber(cell(columns.memoryMiB), mebibytes)) host.memoryBytes = mebibytes * 1048576;
    hosts.push_back(std::move(host));
  }
  if (hosts.empty()) {
    return Error(source.file, linePlace(heading + 1),
                 {SLICESCAPE_TEXT("No host stands under the heading.")},
                 {SLICESCAPE_TEXT("Give one line a host.")});
  }
  summariseHosts(hosts, result);
  std::vector<SwitchRecord> groups;
  for (const HostRecord& host : hosts) {
    if (host.group.empty() || host.gpus == 0) continue;
    if (groups.empty() || groups.back().name != host.group) {
      const bool known =
          std::any_of(groups.begin(), groups.end(),
                      [&host](const SwitchRecord& group) { return group.name == host.group; });
      if (!known) groups.push_back({host.group, {}, {}, 0});
    }
  }
  result.payload = drawCluster(hosts, groups, result);
  return result;
}

}  // namespace slicescape
