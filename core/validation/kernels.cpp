// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/kernels.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cmath>
#include <numeric>
#include <optional>

#include "core/cost/collective.h"
#include "core/cost/gemm.h"
#include "core/units/json_reader.h"

namespace slicescape {
namespace {

namespace json = boost::json;

double number(const json::object& row, std::string_view key) {
  const json::value* value = row.if_contains(key);
  return value != nullptr && value->is_number() ? value->to_number<double>() : 0;
}

std::string text(const json::object& row, std::string_view key) {
  const json::value* value = row.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

/// The weight gradient contracts over the tokens and accumulates in 32 bits.
bool isWeightGradient(const std::string& role) {
  return role.starts_with("wgrad") || role == "bwd_grad_w";
}

/// Predicted seconds of a product; nothing for rows of another kind.
std::optional<double> gemmSeconds(const json::object& row, const Device& device) {
  const std::string kind = text(row, "kind");
  if (kind != "gemm" && kind != "grouped_gemm") return std::nullopt;
  TrainingContext context;
  context.device = &device;
  context.efficiency = efficiencyOf(device);
  const bool weight = isWeightGradient(text(row, "role"));
  Gemm gemm;
  gemm.m = number(row, "M");
  gemm.n = number(row, "N");
  gemm.k = number(row, "K");
  gemm.weightGradient = weight;
  if (kind == "grouped_gemm") {
    gemm.count = number(row, "num_groups");
    // Printed as rows per group, whatever the pass: the weight gradient contracts over them.
    if (weight) gemm = {gemm.n, gemm.k, gemm.m, gemm.count, false, true};
  }
  return gemmTime(gemm, context).value();
}

/// Predicted seconds of a collective on the device's usual host: eight to a host (or the
/// row's own number), one NIC of the generation's reference rate for each device.
std::optional<double> collectiveSeconds(const json::object& row, const Device& device) {
  static const std::map<std::string, Collective> kNames{
      {"all_reduce", Collective::AllReduce},
      {"all_gather", Collective::AllGather},
      {"reduce_scatter", Collective::ReduceScatter},
      {"alltoall", Collective::AllToAll}};
  const auto kind = kNames.find(text(row, "collective"));
  const int ranks = static_cast<int>(number(row, "gpus"));
  const int hosts = static_cast<int>(number(row, "nodes"));
  if (kind == kNames.end() || ranks < 2 || hosts < 1 || ranks % hosts != 0) return std::nullopt;
  Cluster cluster;
  HostGroup group;
  group.id = "hosts";
  group.count = hosts;
  InlineHost host;
  host.device = device.id;
  host.deviceCount = ranks / hosts;
  host.nics = host.deviceCount;
  host.nicBandwidth = BytesPerSecond(device.year >= 2022 ? 5e10 : 2.5e10);
  group.type = host;
  cluster.hosts.push_back(group);
  Link link;
  link.id = "up";
  link.from = "hosts";
  link.to = "leaf";
  link.perHost = host.nics;
  link.bandwidth = host.nicBandwidth;
  SwitchGroup leaf;
  leaf.id = "leaf";
  cluster.switches.push_back(leaf);
  cluster.links.push_back(link);
  if (device.id.starts_with("gb")) cluster.scaleUpDomains.push_back({"hosts", 18, {}});
  const Fabric fabric(cluster, 0, HardwareCatalogue::builtIn());
  return collectiveTime(kind->second, number(row, "message_bytes"), fabric.path({ranks, 1}))
      .value();
}

double quantile(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  const auto middle =
      values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace

double KernelErrors::mean() const {
  if (absolute.empty()) return 0;
  return std::accumulate(absolute.begin(), absolute.end(), 0.0) /
         static_cast<double>(absolute.size());
}

double KernelErrors::median() const {
  return quantile(absolute, 0.5);
}

bool isKernelFile(std::string_view text) {
  const std::string_view head = text.substr(0, 200);
  return head.find("\"slicescape.gemm/1\"") != std::string_view::npos ||
         head.find("\"slicescape.collectives/1\"") != std::string_view::npos;
}

Result<void> judgeKernels(std::string_view source, std::string_view file,
                          KernelJudgement& judgement) {
  const Result<json::value> document = parseJson(source, file);
  if (!document) return document.error();
  const json::object* top = document->if_object();
  const json::value* rows = top != nullptr ? top->if_contains("rows") : nullptr;
  if (rows == nullptr || !rows->is_array()) {
    return Error(
        std::string(file), "/rows", {SLICESCAPE_TEXT("expected a list of measured kernels")},
        {SLICESCAPE_TEXT(
            "Choose a file with the schema slicescape.gemm/1 or slicescape.collectives/1.")});
  }
  for (const json::value& item : rows->get_array()) {
    const json::object* row = item.if_object();
    if (row == nullptr) continue;
    const Device* device = HardwareCatalogue::builtIn().device(text(*row, "gpu_id"));
    const double measured = number(*row, "time_us") * 1e-6;
    if (device == nullptr || !(measured > 0)) continue;
    const bool isCollective = row->contains("collective");
    const std::optional<double> predicted =
        isCollective ? collectiveSeconds(*row, *device) : gemmSeconds(*row, *device);
    if (!predicted || !(*predicted > 0)) continue;
    judgement[isCollective ? "collectives" : "gemm"][device->id].absolute.push_back(
        std::abs(*predicted / measured - 1));
  }
  return {};
}

}  // namespace slicescape
