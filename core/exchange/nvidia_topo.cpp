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

/// The relations of nvidia-smi's legend: NV#, PIX, PXB, PHB, NODE, SYS (SOC in old drivers).
std::size_t relationLength(std::string_view text) {
  if (text.starts_with("NV") && text.size() > 2 && text[2] >= '0' && text[2] <= '9') {
    // At most two digits: a B200 has 18 links, and "NV180-47" is NV18 glued to an affinity.
    return text.size() > 3 && text[3] >= '0' && text[3] <= '9' ? 4 : 3;
  }
  for (const std::string_view word : {"NODE", "PIX", "PXB", "PHB", "SYS", "SOC", "C2C", "N/A"}) {
    if (text.starts_with(word)) return word.size();
  }
  return text.starts_with("X") ? 1 : 0;
}

/// The cells of `nvidia-smi topo -p2p`: can the pair copy directly.
std::size_t statusLength(std::string_view text) {
  for (const std::string_view word : {"CNS", "GNS", "TNS", "DR", "OK", "NS", "X", "U"}) {
    if (text.starts_with(word)) return word.size();
  }
  return 0;
}

/// The matrices of links. One whose rows hold nothing but their own X is of another kind.
std::vector<TopologyMatrix> linkMatrices(const std::vector<std::string_view>& lines) {
  std::vector<TopologyMatrix> matrices = findMatrices(lines, relationLength);
  std::erase_if(matrices, [](const TopologyMatrix& matrix) {
    if (matrix.columns.size() == 1) return false;
    return std::none_of(matrix.cells.begin(), matrix.cells.end(), [](const auto& row) {
      return std::any_of(row.begin(), row.end(), [](const auto& cell) { return cell != "X"; });
    });
  });
  return matrices;
}

bool isNvLink(std::string_view relation) {
  return relation.starts_with("NV");
}

int nvLinks(std::string_view relation) {
  int count = 0;
  return isNvLink(relation) && readNumber(relation.substr(2), count) ? count : 0;
}

/// One NVLink carries 25 GB/s per direction up to the third generation and with the fourth,
/// 50 GB/s with the fifth (Blackwell): 12, 18 and 18 links of A100, H100 and B200 give
/// 300, 450 and 900 GB/s, as their datasheets say.
double bytesPerLink(const Device* device) {
  return device != nullptr && device->scaleUpType.find('5') != std::string::npos ? 50e9 : 25e9;
}

/// What the number of links of a device tells about it when no name is in the file: of the parts
/// sold in hosts of eight, these are the common ones.
std::string_view deviceByLinks(int links) {
  if (links == 6) return "v100-sxm2-32";
  if (links == 12) return "a100-sxm-80";
  if (links == 18) return "h100-sxm";
  return {};
}

/// A product name somewhere in the text: a line of nvidia-smi -L, its table, a caption.
GpuName nameInText(const std::vector<std::string_view>& lines) {
  GpuName best;
  for (const std::string_view line : lines) {
    if (line.size() > 400 || containsNoCase(line, "http")) continue;
    const GpuName name = gpuFromName(line);
    if (!name.id.empty() && (best.id.empty() || (best.assumed && !name.assumed))) best = name;
  }
  return best;
}

/// No GPU has more NVLinks than this (H100, B200). A row that adds up to more counts the same
/// links once for every neighbour, which only a switch makes possible.
constexpr int kMostNvLinks = 18;

/// The links between accelerators as one word and rate: through a switch every pair shows all
/// links of the device, in a mesh those to each neighbour add up. Returns the links of a device.
int describeLinks(const TopologyMatrix& matrix, HostDescription& host) {
  int widest = 0;
  int sum = 0;
  for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
    if (!isGpuName(matrix.rows[row])) continue;
    int rowSum = 0;
    for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
      if (!isGpuName(matrix.columns[column]) || matrix.columns[column] == matrix.rows[row]) {
        continue;
      }
      const int links = nvLinks(matrix.between(row, column));
      widest = std::max(widest, links);
      rowSum += links;
    }
    sum = std::max(sum, rowSum);
  }
  host.intraType = sum > 0 ? "NVLink" : "PCIe";
  host.intraSwitched = sum > kMostNvLinks;
  return host.intraSwitched ? widest : sum;
}

/// What one matrix says of NICs and memory domains.
struct Surroundings {
  std::vector<std::string> nics;
  std::set<std::string> numa;
  bool affinity = false;
};

Surroundings surroundingsOf(const TopologyMatrix& matrix) {
  Surroundings result;
  for (const std::string& column : matrix.columns) {
    if (!isGpuName(column)) result.nics.push_back(column);
  }
  for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
    if (!isGpuName(matrix.rows[row])) continue;
    const std::vector<std::string_view> tail = words(matrix.tails[row]);
    if (!tail.empty() && tail[0] != "N/A") result.affinity = true;
    if (tail.size() >= 2 && tail[1] != "N/A") result.numa.emplace(tail[1]);
  }
  return result;
}

/// For every accelerator the closest NIC and how it is reached, best relation first.
json::object closestNics(const TopologyMatrix& matrix) {
  constexpr std::string_view kClosest[] = {"PIX", "PXB", "PHB", "NODE", "SYS", "SOC"};
  json::object result;
  for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
    if (!isGpuName(matrix.rows[row])) continue;
    for (const std::string_view relation : kClosest) {
      json::array near;
      for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
        if (!isGpuName(matrix.columns[column]) && matrix.between(row, column) == relation) {
          near.emplace_back(matrix.columns[column]);
        }
      }
      if (near.empty()) continue;
      result[matrix.rows[row]] = {{"relation", relation}, {"nics", std::move(near)}};
      break;
    }
  }
  return result;
}

/// "NIC0: mlx5_0" of the legend.
json::object nicLegend(const std::vector<std::string_view>& lines) {
  json::object names;
  for (const std::string_view line : lines) {
    const std::string_view text = trimmed(line);
    const std::size_t colon = text.find(':');
    if (text.starts_with("NIC") && colon != std::string_view::npos &&
        isDigits(text.substr(3, colon - 3))) {
      names[text.substr(0, colon)] = trimmed(text.substr(colon + 1));
    }
  }
  return names;
}

int gpuCount(const TopologyMatrix& matrix) {
  return static_cast<int>(std::count_if(matrix.columns.begin(), matrix.columns.end(), isGpuName));
}

/// Names rows that are missing or shorter than the heading.
void checkShape(const TopologyMatrix& matrix, Imported& result) {
  for (const std::string& column : matrix.columns) {
    if (isGpuName(column) &&
        std::find(matrix.rows.begin(), matrix.rows.end(), column) == matrix.rows.end()) {
      result.warn(linePlace(matrix.line),
                  {SLICESCAPE_TEXT("{0} is in the heading but has no row."), {column}});
    }
  }
  for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
    const std::size_t cells = matrix.cells[row].size();
    if (isGpuName(matrix.rows[row]) && cells < matrix.columns.size()) {
      result.warn(linePlace(matrix.line),
                  {SLICESCAPE_TEXT("The row of {0} has {1} of {2} cells; the missing ones are read "
                                   "from the other device's row where that has them."),
                   {matrix.rows[row], static_cast<std::int64_t>(cells),
                    static_cast<std::int64_t>(matrix.columns.size())}});
    }
  }
}

}  // namespace

double looksLikeNvidiaTopo(const TextSource& source) {
  const std::vector<TopologyMatrix> matrices = linkMatrices(source.lines());
  if (matrices.empty()) return 0;
  return source.text.find("CPU Affinity") != std::string::npos ||
                 source.text.find("Legend:") != std::string::npos
             ? 0.95
             : 0.7;
}

Result<Imported> readNvidiaTopo(const TextSource& source) {
  const std::vector<std::string_view> lines = source.lines();
  const std::vector<TopologyMatrix> matrices = linkMatrices(lines);
  if (matrices.empty()) {
    return Error(
        source.file, "",
        {SLICESCAPE_TEXT("Expected the matrix of “nvidia-smi topo -m”: a heading GPU0 GPU1 … "
                         "and a row for each GPU. None was found.")},
        {SLICESCAPE_TEXT("Save the whole output of “nvidia-smi topo -m”.")});
  }
  Imported result;
  const TopologyMatrix& matrix = matrices.front();
  const Surroundings around = surroundingsOf(matrix);
  const std::map<std::string, int> pairs = countGpuPairs(matrix);

  HostDescription host;
  host.deviceCount = gpuCount(matrix);
  host.nics = static_cast<int>(around.nics.size());
  const GpuName named = nameInText(lines);
  const int links = describeLinks(matrix, host);
  host.device = named.id;
  if (host.device.empty() && host.deviceCount > 2) host.device = std::string(deviceByLinks(links));
  const Device* device = HardwareCatalogue::builtIn().device(host.device);
  host.intraBandwidth = BytesPerSecond(links * bytesPerLink(device));

  json::object linkCounts;
  for (const auto& [relation, count] : pairs) linkCounts[relation] = count;
  result.understood = {{"hosts", matrices.size()},
                       {"gpus", host.deviceCount},
                       {"gpu_type", host.device.empty() ? json::value() : json::value(host.device)},
                       {"nics", host.nics},
                       {"links", std::move(linkCounts)},
                       {"intra_host", host.intraType},
                       {"switched", host.intraSwitched},
                       {"numa_nodes", around.numa.size()},
                       {"nic_names", json::array(around.nics.begin(), around.nics.end())}};
  if (json::object legend = nicLegend(lines); !legend.empty()) {
    result.understood["nic_legend"] = std::move(legend);
  }
  if (host.nics > 0) result.understood["closest_nics"] = closestNics(matrix);

  if (named.id.empty() && !host.device.empty()) {
    result.warn("", {SLICESCAPE_TEXT("The file does not name the GPU. {0} NVLinks a device are "
                                     "what {1} has; check it."),
                     {static_cast<std::int64_t>(links), device->name}});
  } else if (host.device.empty()) {
    result.warn("", {SLICESCAPE_TEXT("The file does not name the GPU; choose it before you use the "
                                     "host.")});
  }
  if (!around.affinity) {
    result.warn(linePlace(matrix.line),
                {SLICESCAPE_TEXT("No CPU affinity is printed, as inside a virtual machine or a "
                                 "container; the memory domains stay unknown.")});
  }
  checkShape(matrix, result);
  int gpus = host.deviceCount;
  for (std::size_t i = 1; i < matrices.size(); ++i) {
    gpus += gpuCount(matrices[i]);
    result.warn(linePlace(matrices[i].line),
                {SLICESCAPE_TEXT("A further matrix is read as another host, with {0} GPUs."),
                 {static_cast<std::int64_t>(gpuCount(matrices[i]))}});
  }
  result.understood["gpus"] = gpus;
  for (const TopologyMatrix& status : findMatrices(lines, statusLength)) {
    const bool known = std::any_of(matrices.begin(), matrices.end(),
                                   [&](const auto& other) { return other.line == status.line; });
    if (!known) {
      result.ignore(
          linePlace(status.line),
          {SLICESCAPE_TEXT("This matrix tells which pairs can copy directly, not how they "
                           "are linked.")});
    }
  }
  result.payload = host;
  return result;
}

}  // namespace slicescape
