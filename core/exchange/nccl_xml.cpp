// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <pugixml.hpp>
#include <set>

#include "core/exchange/importers.h"
#include "core/hardware/catalogue.h"

namespace slicescape {
namespace {

namespace json = boost::json;

// PCI class codes that NCCL writes as the target class of an NVLink: a bridge means NVSwitch,
// a 3D controller another GPU.
constexpr std::string_view kSwitchClass = "0x068000";

Result<pugi::xml_node> rootOf(pugi::xml_document& document, const TextSource& source,
                              const char* element) {
  const pugi::xml_parse_result parsed =
      document.load_buffer(source.text.data(), source.text.size(), pugi::parse_default);
  if (!parsed) {
    return Error(source.file, "byte " + std::to_string(parsed.offset),
                 {SLICESCAPE_TEXT("The file is not well-formed XML: {0}."),
                  {std::string(parsed.description())}},
                 {SLICESCAPE_TEXT("Write it again with NCCL_TOPO_DUMP_FILE or "
                                  "NCCL_GRAPH_DUMP_FILE.")});
  }
  const pugi::xml_node root = document.child(element);
  if (!root) {
    return Error(
        source.file, "",
        {SLICESCAPE_TEXT("Expected the element <{0}> at the top."), {std::string(element)}},
        {SLICESCAPE_TEXT("Write it again with NCCL_TOPO_DUMP_FILE or "
                         "NCCL_GRAPH_DUMP_FILE.")});
  }
  return root;
}

/// What a walk over <system> counts. Depth is bounded by pugixml's own tree; the walk is a loop.
struct Survey {
  int gpus = 0;
  int nvLinks = 0;  ///< of the GPU with the most
  int xgmiLinks = 0;
  bool switched = false;
  int cpus = 0;
  std::set<int> sm;
  std::map<std::string, int> gpuLinks;  ///< "NVLink to NVSwitch", "NVLink to GPU"
  std::vector<std::string> nets;
  double netBytesPerSecond = 0;  ///< of the fastest NIC
  int pciSwitches = 0;
  std::string cpuModel;
};

void surveyGpu(const pugi::xml_node& gpu, Survey& survey) {
  ++survey.gpus;
  survey.sm.insert(gpu.attribute("sm").as_int());
  int links = 0;
  for (const pugi::xml_node link : gpu.children("nvlink")) {
    const int count = link.attribute("count").as_int(1);
    links += count;
    const bool toSwitch = link.attribute("tclass").as_string() == kSwitchClass;
    survey.switched = survey.switched || toSwitch;
    survey.gpuLinks[toSwitch ? "nvswitch" : "gpu"] += count;
  }
  survey.nvLinks = std::max(survey.nvLinks, links);
  int xgmi = 0;
  for (const pugi::xml_node link : gpu.children("xgmi")) xgmi += link.attribute("count").as_int(1);
  survey.xgmiLinks = std::max(survey.xgmiLinks, xgmi);
}

Survey surveyOf(const pugi::xml_node& system) {
  Survey survey;
  std::vector<pugi::xml_node> stack{system};
  while (!stack.empty()) {
    const pugi::xml_node node = stack.back();
    stack.pop_back();
    const std::string_view name = node.name();
    if (name == "cpu") {
      ++survey.cpus;
    } else if (name == "gpu") {
      surveyGpu(node, survey);
    } else if (name == "net") {
      survey.nets.emplace_back(node.attribute("name").as_string());
      // NCCL writes the speed in Mb/s.
      survey.netBytesPerSecond =
          std::max(survey.netBytesPerSecond, node.attribute("speed").as_double() * 1e6 / 8);
    } else if (name == "pci") {
      const bool bridge =
          std::string_view(node.attribute("class").as_string()).starts_with("0x0604");
      survey.pciSwitches += bridge ? 1 : 0;
    }
    std::vector<pugi::xml_node> children(node.begin(), node.end());
    stack.insert(stack.end(), children.rbegin(), children.rend());
  }
  return survey;
}

/// Compute capability as NCCL writes it (10 · major + minor) to the part it belongs to. A
/// capability is shared by several parts; the one with that many NVLinks is meant.
std::string deviceOf(const Survey& survey) {
  if (survey.sm.size() != 1) return {};
  switch (*survey.sm.begin()) {
    case 70:
      return "v100-sxm2-32";
    case 80:
      return survey.nvLinks >= 12  ? "a100-sxm-80"
             : survey.nvLinks == 8 ? "a800-sxm-80"
                                   : "a100-pcie-80";
    case 90:
      return survey.nvLinks >= 18 ? "h100-sxm" : survey.nvLinks == 8 ? "h800-sxm" : "h100-pcie";
    case 100:
      return "b200-sxm";
    case 103:
      return "b300-sxm";
    default:
      return {};
  }
}

}  // namespace

double looksLikeNcclTopology(const TextSource& source) {
  const std::string_view head = std::string_view(source.text).substr(0, 4096);
  return head.find("<system") != std::string_view::npos &&
                 (source.text.find("<cpu") != std::string::npos ||
                  source.text.find("<gpu") != std::string::npos)
             ? 0.98
             : 0;
}

Result<Imported> readNcclTopology(const TextSource& source) {
  pugi::xml_document document;
  const Result<pugi::xml_node> system = rootOf(document, source, "system");
  if (!system) return system.error();
  const Survey survey = surveyOf(*system);

  Imported result;
  HostDescription host;
  host.deviceCount = survey.gpus;
  host.device = deviceOf(survey);
  host.nics = static_cast<int>(survey.nets.size());
  host.nicBandwidth = BytesPerSecond(survey.netBytesPerSecond);
  host.intraType = survey.nvLinks > 0 ? "NVLink" : survey.xgmiLinks > 0 ? "xGMI" : "PCIe";
  host.intraSwitched = survey.switched;
  const Device* device = HardwareCatalogue::builtIn().device(host.device);
  if (device != nullptr && host.intraType != "PCIe") host.intraBandwidth = device->scaleUpBandwidth;

  json::object links;
  for (const auto& [target, count] : survey.gpuLinks) links["nvlink_to_" + target] = count;
  json::array sm(survey.sm.begin(), survey.sm.end());
  result.understood = {{"hosts", 1},
                       {"gpus", survey.gpus},
                       {"gpu_type", host.device.empty() ? json::value() : json::value(host.device)},
                       {"nics", host.nics},
                       {"links", std::move(links)},
                       {"intra_host", host.intraType},
                       {"switched", host.intraSwitched},
                       {"nvlinks_per_gpu", survey.nvLinks},
                       {"nic_bytes_per_s", survey.netBytesPerSecond},
                       {"numa_nodes", survey.cpus},
                       {"compute_capability", std::move(sm)},
                       {"nic_names", json::array(survey.nets.begin(), survey.nets.end())}};
  if (survey.gpus == 0) {
    result.warn("",
                {SLICESCAPE_TEXT("The file holds no GPU; NCCL may have written it before it saw "
                                 "the devices.")});
  } else if (host.device.empty()) {
    result.warn("",
                {SLICESCAPE_TEXT("The compute capability does not tell the GPU; choose it before "
                                 "you use the host.")});
  } else {
    result.warn("",
                {SLICESCAPE_TEXT("The GPU is taken for {0} by its compute capability and its {1} "
                                 "NVLinks; the memory size is not in the file."),
                 {device->name, static_cast<std::int64_t>(survey.nvLinks)}});
  }
  if (host.nics == 0) {
    result.warn("", {SLICESCAPE_TEXT("The file holds no network card.")});
  }
  result.payload = host;
  return result;
}

double looksLikeNcclGraph(const TextSource& source) {
  const std::string_view head = std::string_view(source.text).substr(0, 4096);
  return head.find("<graphs") != std::string_view::npos ? 0.98 : 0;
}

Result<Imported> readNcclGraph(const TextSource& source) {
  pugi::xml_document document;
  const Result<pugi::xml_node> graphs = rootOf(document, source, "graphs");
  if (!graphs) return graphs.error();

  // NCCL's pattern numbers (graph.h): balanced tree, split tree, tree, ring, NVLS, CollNet.
  constexpr std::string_view kPatterns[] = {"",     "balanced tree", "split tree",    "tree",
                                            "ring", "nvls",          "collnet direct"};
  std::set<int> gpus;
  std::set<std::string> nets;
  json::array list;
  for (const pugi::xml_node graph : graphs->children("graph")) {
    const auto pattern = static_cast<std::size_t>(std::max(0, graph.attribute("pattern").as_int()));
    for (const pugi::xml_node channel : graph.children("channel")) {
      for (const pugi::xml_node gpu : channel.children("gpu")) {
        gpus.insert(gpu.attribute("dev").as_int());
      }
      for (const pugi::xml_node net : channel.children("net")) {
        nets.insert(net.attribute("dev").as_string());
      }
    }
    list.push_back({{"id", graph.attribute("id").as_int()},
                    {"pattern", pattern < std::size(kPatterns) ? kPatterns[pattern] : ""},
                    {"channels", graph.attribute("nchannels").as_int()},
                    {"intra_bytes_per_s", graph.attribute("speedintra").as_double() * 1e9},
                    {"inter_bytes_per_s", graph.attribute("speedinter").as_double() * 1e9},
                    {"intra_path", graph.attribute("typeintra").as_string()},
                    {"inter_path", graph.attribute("typeinter").as_string()}});
  }
  Imported result;
  result.understood = {
      {"hosts", 1},          {"gpus", gpus.size()},     {"gpu_type", nullptr},
      {"nics", nets.size()}, {"links", json::object()}, {"graphs", std::move(list)}};
  result.warn("",
              {SLICESCAPE_TEXT("A graph says which rings and trees NCCL found, not what the host "
                               "is made of; import the topology (NCCL_TOPO_DUMP_FILE) to change "
                               "the plan.")});
  return result;
}

}  // namespace slicescape
