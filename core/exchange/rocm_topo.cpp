// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "core/exchange/gpu_names.h"
#include "core/exchange/importers.h"
#include "core/exchange/topology_matrix.h"
#include "core/hardware/catalogue.h"

namespace slicescape {
namespace {

namespace json = boost::json;

/// Link types of rocm-smi; the diagonal is 0 or X.
std::size_t linkLength(std::string_view text) {
  for (const std::string_view word : {"XGMI", "PCIE", "PCIe", "N/A", "QPI", "HT"}) {
    if (text.starts_with(word)) return word.size();
  }
  const bool alone = text.size() == 1 || text[1] == ' ' || text[1] == '\t';
  return !text.empty() && (text[0] == '0' || text[0] == 'X') && alone ? 1 : 0;
}

/// Weights and hops: whole numbers.
std::size_t numberLength(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && text[length] >= '0' && text[length] <= '9') ++length;
  return length;
}

bool isLinkMatrix(const TopologyMatrix& matrix) {
  if (matrix.columns.size() == 1) return true;
  for (const std::vector<std::string>& row : matrix.cells) {
    for (const std::string& cell : row) {
      if (cell != "0" && cell != "X") return true;
    }
  }
  return false;
}

/// The largest number of hops between two accelerators; 0 when the file has no such table.
int mostHops(const std::vector<std::string_view>& lines) {
  int most = 0;
  bool hops = false;
  std::size_t heading = 0;
  for (std::size_t i = 0; i < lines.size() && !hops; ++i) {
    if (containsNoCase(lines[i], "Hops between")) {
      hops = true;
      heading = i;
    }
  }
  if (!hops) return 0;
  for (const TopologyMatrix& matrix : findMatrices(lines, numberLength)) {
    if (matrix.line < heading || matrix.line > heading + 4) continue;
    for (const std::vector<std::string>& row : matrix.cells) {
      for (const std::string& cell : row) {
        int value = 0;
        if (readNumber(cell, value)) most = std::max(most, value);
      }
    }
  }
  return most;
}

/// "GPU[0] : (Topology) Numa Node: 1".
std::size_t numaNodes(const std::vector<std::string_view>& lines) {
  std::set<std::string> nodes;
  for (const std::string_view line : lines) {
    const std::size_t at = line.find("Numa Node:");
    if (at != std::string_view::npos) nodes.emplace(trimmed(line.substr(at + 10)));
  }
  return nodes.size();
}

/// A card series or marketing name in the same capture (rocm-smi --showproductname).
GpuName nameInText(const std::vector<std::string_view>& lines) {
  for (const std::string_view line : lines) {
    const GpuName name = gpuFromName(line);
    if (!name.id.empty()) return name;
  }
  return {};
}

}  // namespace

double looksLikeRocmTopo(const TextSource& source) {
  const bool heading = containsNoCase(source.text, "ROCm System Management Interface") ||
                       containsNoCase(source.text, "Link Type between two GPUs");
  if (!heading) return 0;
  return containsNoCase(source.text, "between two GPUs") ? 0.97 : 0;
}

Result<Imported> readRocmTopo(const TextSource& source) {
  const std::vector<std::string_view> lines = source.lines();
  const std::vector<TopologyMatrix> matrices = findMatrices(lines, linkLength);
  const auto found = std::find_if(matrices.begin(), matrices.end(), isLinkMatrix);
  if (found == matrices.end()) {
    return Error(source.file, "",
                 {SLICESCAPE_TEXT("Expected the table “Link Type between two GPUs” of “rocm-smi "
                                  "--showtopo”; it was not found.")},
                 {SLICESCAPE_TEXT("Save the whole output of “rocm-smi --showtopo”.")});
  }
  const std::map<std::string, int> pairs = countGpuPairs(*found);
  HostDescription host;
  host.deviceCount = static_cast<int>(found->columns.size());
  host.device = nameInText(lines).id;
  const Device* device = HardwareCatalogue::builtIn().device(host.device);
  const bool xgmi = pairs.contains("XGMI");
  host.intraType = xgmi ? "xGMI" : "PCIe";
  if (xgmi && device != nullptr) host.intraBandwidth = device->scaleUpBandwidth;

  Imported result;
  json::object links;
  for (const auto& [relation, count] : pairs) links[relation] = count;
  result.understood = {{"hosts", 1},
                       {"gpus", host.deviceCount},
                       {"gpu_type", host.device.empty() ? json::value() : json::value(host.device)},
                       {"nics", 0},
                       {"links", std::move(links)},
                       {"intra_host", host.intraType},
                       {"switched", false},
                       {"numa_nodes", numaNodes(lines)}};
  if (const int hops = mostHops(lines); hops > 0) result.understood["most_hops"] = hops;
  if (host.device.empty()) {
    result.warn("", {SLICESCAPE_TEXT("The file does not name the GPU; choose it before you use the "
                                     "host.")});
  }
  if (xgmi && pairs.size() > 1) {
    result.warn(linePlace(found->line),
                {SLICESCAPE_TEXT("Only some pairs are joined by xGMI; the others go over PCIe and "
                                 "bound a ring over all GPUs.")});
  }
  for (const TopologyMatrix& matrix : matrices) {
    if (&matrix != &*found && isLinkMatrix(matrix)) {
      result.ignore(linePlace(matrix.line),
                    {SLICESCAPE_TEXT("A second table of link types; the first one is used.")});
    }
  }
  result.payload = host;
  return result;
}

}  // namespace slicescape
