// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "core/exchange/gpu_names.h"
#include "core/exchange/host_list.h"
#include "core/exchange/host_records.h"
#include "core/exchange/importers.h"
#include "core/exchange/slurm_text.h"

namespace slicescape {
namespace {

/// Columns by what sinfo calls them in its several formats (default, -N, -o "%…", -O).
struct Columns {
  std::vector<std::string> names;

  int find(std::initializer_list<std::string_view> any) const {
    for (std::size_t i = 0; i < names.size(); ++i) {
      for (const std::string_view name : any) {
        if (names[i] == name) return static_cast<int>(i);
      }
    }
    return -1;
  }
};

Columns headingOf(std::string_view line) {
  Columns columns;
  const bool piped = line.find('|') != std::string_view::npos;
  for (const std::string_view word : words(line, piped ? "|" : " \t")) {
    columns.names.push_back(lowered(trimmed(word)));
  }
  return columns;
}

bool isHeading(const Columns& columns) {
  return columns.find({"nodelist", "hostnames", "node_list", "nodehost"}) >= 0 &&
         columns.find({"partition", "state", "statelong", "statecompact", "gres"}) >= 0;
}

std::size_t headingLine(const std::vector<std::string_view>& lines) {
  for (std::size_t i = 0; i < lines.size() && i < 200; ++i) {
    if (isHeading(headingOf(lines[i]))) return i;
  }
  return lines.size();
}

}  // namespace

double looksLikeSinfo(const TextSource& source) {
  const std::vector<std::string_view> lines = source.lines();
  return headingLine(lines) < lines.size() ? 0.85 : 0;
}

Result<Imported> readSinfo(const TextSource& source) {
  const std::vector<std::string_view> lines = source.lines();
  const std::size_t heading = headingLine(lines);
  if (heading == lines.size()) {
    return Error(source.file, "line 1",
                 {SLICESCAPE_TEXT("Expected the heading of sinfo with NODELIST; none was found.")},
                 {SLICESCAPE_TEXT("Save the output of “sinfo” or of “sinfo -N -o '%N %G %T'”.")});
  }
  const Columns columns = headingOf(lines[heading]);
  const int nodes = columns.find({"nodelist", "hostnames", "node_list", "nodehost"});
  const int state = columns.find({"state", "statelong", "statecompact"});
  const int gres = columns.find({"gres"});
  const int memory = columns.find({"memory"});
  const bool piped = lines[heading].find('|') != std::string_view::npos;

  Imported result;
  std::vector<HostRecord> hosts;
  std::map<std::string, std::size_t> known;  // a host stands in a line for each of its partitions
  for (std::size_t i = heading + 1; i < lines.size(); ++i) {
    std::vector<std::string_view> cells = words(lines[i], piped ? "|" : " \t");
    if (cells.empty()) continue;
    if (cells.size() != columns.names.size()) {
      result.ignore(linePlace(i), {SLICESCAPE_TEXT("The line has {0} cells under {1} headings."),
                                   {static_cast<std::int64_t>(cells.size()),
                                    static_cast<std::int64_t>(columns.names.size())}});
      continue;
    }
    const auto cell = [&cells](int column) {
      return column < 0 ? std::string_view() : trimmed(cells[static_cast<std::size_t>(column)]);
    };
    if (cell(nodes) == "n/a" || cell(nodes) == "N/A") continue;  // a partition without hosts
    const auto names = expandHostList(cell(nodes));
    if (!names) {
      result.ignore(linePlace(i),
                    {SLICESCAPE_TEXT("“{0}” is no host list."), {std::string(cell(nodes))}});
      continue;
    }
    const GresGpus gpus = gpusOfGres(cell(gres));
    double megabytes = 0;
    std::string_view memoryText = cell(memory);
    while (!memoryText.empty() && memoryText.back() == '+') memoryText.remove_suffix(1);
    readNumber(memoryText, megabytes);
    for (const std::string& name : *names) {
      const auto [at, isNew] = known.emplace(name, hosts.size());
      if (isNew)
        hosts.push_back({name, gpus.type, gpuFromName(gpus.type).id, gpus.count,
                         megabytes * 1024 * 1024, false, ""});
      hosts[at->second].down = hosts[at->second].down || isDownState(cell(state));
    }
  }
  if (hosts.empty()) {
    return Error(source.file, linePlace(heading),
                 {SLICESCAPE_TEXT("No host stands under the heading.")},
                 {SLICESCAPE_TEXT("Save the output of “sinfo” again.")});
  }
  summariseHosts(hosts, result);
  if (gres < 0) {
    result.warn(
        linePlace(heading),
        {SLICESCAPE_TEXT("The list has no GRES column, so it does not tell the GPUs; use “sinfo "
                         "-N -o '%N %G %T'”.")});
    result.understood["gpus"] = nullptr;
  }
  result.payload = drawCluster(hosts, {}, result);
  return result;
}

}  // namespace slicescape
