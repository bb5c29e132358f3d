// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <boost/json/parse.hpp>
#include <cmath>

#include "core/plan/resolve.h"
#include "core/search/sweep.h"
#include "core/storage/plan_json.h"
#include "core/units/parameter_registry.h"
#include "core/units/unit_expression.h"

// Axes of a sweep: how they are written, and how a value gets into a plan.

namespace slicescape {
namespace {

// More points than this on one axis are a typing error.
constexpr std::size_t kMostValues = 10'000;

Error badAxis(const std::string& text, Text expected) {
  return Error(text, {}, std::move(expected),
               {SLICESCAPE_TEXT("Write path=1,2,4, path=low..high/points, path=low..high*factor or "
                                "path=low..high+step, as in workload.seq_len=4096..131072*2."),
                {}});
}

bool isWord(const std::string& path) {
  return path == "hosts" || path == "gpus" || path == "link_bandwidth" || path == "gpu_memory";
}

}  // namespace

bool isSweepPath(const std::string& path) {
  return isWord(path) || findParameter(path) != nullptr;
}

QuantityKind sweepQuantity(const std::string& path) {
  if (path == "hosts" || path == "gpus") return QuantityKind::Count;
  if (path == "link_bandwidth") return QuantityKind::Number;
  if (path == "gpu_memory") return QuantityKind::Bytes;
  const ParameterInfo* info = findParameter(path);
  return info == nullptr ? QuantityKind::Number : info->quantity;
}

std::optional<double> sweepValue(const Plan& plan, const std::string& path,
                                 const Catalogues& catalogues) {
  if (path == "link_bandwidth") return 1.0;
  if (path == "hosts") {
    if (plan.cluster->hosts.empty()) return std::nullopt;
    return plan.cluster->hosts.front().count;
  }
  if (path == "gpus") return static_cast<double>(plan.layout->worldSize());
  if (path == "gpu_memory") {
    const ResolvedPlan resolved = resolvePlan(plan, catalogues);
    if (resolved.contexts.empty()) return std::nullopt;
    const auto group = static_cast<std::size_t>(resolved.hostGroupOfStage.front());
    const auto& overrides = plan.cluster->hosts[group].overrides;
    const Bytes own = overrides && overrides->deviceMemory
                          ? *overrides->deviceMemory
                          : resolved.fabrics[group].device()->memory;
    return static_cast<double>(own.value());
  }
  // "cluster.links[0].latency_s" as the pointer "/cluster/links/0/latency_s".
  std::string pointer = "/";
  for (const char c : path) {
    if (c == ']') continue;
    pointer += c == '.' || c == '[' ? '/' : c;
  }
  boost::system::error_code error;
  const boost::json::value document = boost::json::parse(savePlan(plan), error);
  if (error) return std::nullopt;
  const boost::json::value* found = document.find_pointer(pointer, error);
  if (found == nullptr || !found->is_number()) return std::nullopt;
  return found->to_number<double>();
}

namespace {

bool isWhole(QuantityKind kind) {
  return kind == QuantityKind::Count || kind == QuantityKind::Bytes;
}

/// "4096..131072*2", "1024..8192+1024", "4096..32768/5".
Result<std::vector<double>> rangeValues(const std::string& text, const std::string& range,
                                        QuantityKind kind) {
  const std::size_t dots = range.find("..");
  std::size_t mark = range.find_first_of("*+/", dots + 2);
  // A unit such as GB/s holds the mark for a number of points: the last one counts.
  if (mark != std::string::npos) mark = range.find_last_of("*+/");
  if (mark == std::string::npos || mark + 1 >= range.size() ||
      std::isdigit(static_cast<unsigned char>(range[mark + 1])) == 0) {
    return badAxis(text,
                   {SLICESCAPE_TEXT("A range needs a number of points, a factor or a step."), {}});
  }
  const Result<double> low = parseQuantity(range.substr(0, dots), kind);
  const Result<double> high = parseQuantity(range.substr(dots + 2, mark - dots - 2), kind);
  if (!low) return badAxis(text, low.error().expected);
  if (!high) return badAxis(text, high.error().expected);
  const bool isStep = range[mark] == '+';
  const Result<double> by =
      parseQuantity(range.substr(mark + 1), isStep ? kind : QuantityKind::Number);
  if (!by) return badAxis(text, by.error().expected);
  std::vector<double> values;
  const double slack = 1e-9 * std::abs(*high);
  if (range[mark] == '/') {
    const double points = std::floor(*by);
    if (points < 2 || points > static_cast<double>(kMostValues)) {
      return badAxis(text, {SLICESCAPE_TEXT("Between 2 and {0} points can be swept."),
                            {static_cast<std::int64_t>(kMostValues)}});
    }
    for (double i = 0; i < points; ++i) {
      const double value = *low + (*high - *low) * i / (points - 1);
      values.push_back(isWhole(kind) ? std::round(value) : value);
    }
    return values;
  }
  const bool grows = isStep ? *by > 0 : *by > 1 && *low > 0;
  if (!grows || *low > *high) {
    return badAxis(
        text, {SLICESCAPE_TEXT("The range does not lead from its lower to its upper end."), {}});
  }
  for (double value = *low; value <= *high + slack; value = isStep ? value + *by : value * *by) {
    values.push_back(isWhole(kind) ? std::round(value) : value);
    if (values.size() > kMostValues) {
      return badAxis(text, {SLICESCAPE_TEXT("At most {0} values can be swept."),
                            {static_cast<std::int64_t>(kMostValues)}});
    }
  }
  return values;
}

/// DP follows the number of GPUs; the micro-batches take up the rest where they can.
Plan withGpus(const Plan& plan, std::int64_t gpus) {
  Plan result = plan;
  const std::int64_t inside = std::int64_t{plan.layout->tp} * plan.layout->cp * plan.layout->pp;
  result.layout = plan.layout.edited([&](Layout& layout) {
    layout.dp =
        static_cast<int>(std::max<std::int64_t>(1, gpus / std::max<std::int64_t>(1, inside)));
    if (layout.zeroShardRanks && (layout.dp * layout.cp) % *layout.zeroShardRanks != 0) {
      layout.zeroShardRanks.reset();
    }
  });
  result.placement = PlacementChoice{};
  return result;
}

/// Tokens and GPUs per step stay whole: the nearest global batch that DP divides.
Plan withWholeBatch(const Plan& plan) {
  const Workload& work = *plan.workload;
  const std::int64_t unit = std::int64_t{plan.layout->dp} * work.microBatch;
  if (unit <= 0 || work.globalBatch % unit == 0) return plan;
  Plan result = plan;
  result.workload = plan.workload.edited([&](Workload& edited) {
    const double units = static_cast<double>(work.globalBatch) / static_cast<double>(unit);
    edited.globalBatch = std::max<std::int64_t>(1, std::llround(units)) * unit;
  });
  return result;
}

std::string numberText(double value, bool whole) {
  if (whole && std::abs(value) < 9e15) return std::to_string(std::llround(value));
  char buffer[40];
  std::snprintf(buffer, sizeof buffer, "%.17g", value);
  return buffer;
}

}  // namespace

std::int64_t sweepMultiple(const Plan& plan, const std::string& path,
                           const Catalogues& catalogues) {
  if (!isWhole(sweepQuantity(path))) return 0;
  const Layout& layout = *plan.layout;
  if (path == "workload.global_batch") return std::int64_t{layout.dp} * plan.workload->microBatch;
  // Context parallelism cuts a sequence into two slices a rank, sequence parallelism by TP.
  if (path == "workload.seq_len") {
    return std::int64_t{layout.cp > 1 ? 2 * layout.cp : 1} * layout.tp;
  }
  if (path == "gpus" && !plan.cluster->hosts.empty()) {
    return std::max(1, resolvePlan(plan, catalogues).devicesPerHost.front());
  }
  return 1;
}

std::vector<double> sweepValues(const Plan& plan, const std::string& path, double low, double high,
                                int points, bool byFactors, const Catalogues& catalogues) {
  std::vector<double> values;
  const bool geometric = byFactors && low > 0;
  const auto multiple = static_cast<double>(sweepMultiple(plan, path, catalogues));
  for (int i = 0; i < points; ++i) {
    const double part = points > 1 ? static_cast<double>(i) / (points - 1) : 0;
    double value = geometric ? low * std::pow(high / low, part) : low + (high - low) * part;
    if (multiple > 0) value = std::max(1.0, std::round(value / multiple)) * multiple;
    if (values.empty() || value > values.back()) values.push_back(value);
  }
  return values;
}

Result<SweepAxis> parseSweepAxis(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals == 0 || equals + 1 == text.size()) {
    return badAxis(text, {SLICESCAPE_TEXT("A sweep is path=values."), {}});
  }
  SweepAxis axis;
  axis.path = text.substr(0, equals);
  if (!isSweepPath(axis.path)) {
    return badAxis(text, {SLICESCAPE_TEXT("\"{0}\" is neither a parameter of the plan nor one of "
                                          "hosts, gpus, gpu_memory and link_bandwidth."),
                          {axis.path}});
  }
  const QuantityKind kind = sweepQuantity(axis.path);
  const std::string values = text.substr(equals + 1);
  if (values.find("..") != std::string::npos) {
    Result<std::vector<double>> range = rangeValues(text, values, kind);
    if (!range) return range.error();
    axis.values = std::move(*range);
    return axis;
  }
  std::size_t first = 0;
  while (first <= values.size()) {
    const std::size_t comma = std::min(values.find(',', first), values.size());
    const Result<double> value = parseQuantity(values.substr(first, comma - first), kind);
    if (!value) return badAxis(text, value.error().expected);
    axis.values.push_back(*value);
    first = comma + 1;
  }
  return axis;
}

Result<Plan> withSweepValue(const Plan& plan, const std::string& path, double value,
                            const Catalogues& catalogues) {
  if (path == "hosts" || path == "gpus") {
    if (plan.cluster->hosts.empty()) {
      return Error({}, path, {SLICESCAPE_TEXT("The cluster has no hosts to vary."), {}},
                   {SLICESCAPE_TEXT("Draw a host group first."), {}});
    }
    const ResolvedPlan resolved = resolvePlan(plan, catalogues);
    const int perHost = std::max(1, resolved.devicesPerHost.front());
    const double hosts = path == "hosts" ? value : std::ceil(value / perHost);
    const double gpus = path == "gpus" ? value : value * perHost;
    Plan result = withGpus(plan, std::llround(gpus));
    // More hosts are added to the first group; the others and their tenants stay.
    result.cluster = plan.cluster.edited([&](Cluster& cluster) {
      HostGroup& first = cluster.hosts.front();
      first.count = static_cast<int>(std::clamp(hosts, 1.0, 1e6));
    });
    return withWholeBatch(result);
  }
  if (path == "link_bandwidth") {
    Plan result = plan;
    result.cluster = plan.cluster.edited([&](Cluster& cluster) {
      for (Link& link : cluster.links) link.bandwidth = link.bandwidth * value;
    });
    return result;
  }
  if (path == "gpu_memory") {
    Plan result = plan;
    result.cluster = plan.cluster.edited([&](Cluster& cluster) {
      for (HostGroup& group : cluster.hosts) {
        if (!group.overrides) group.overrides.emplace();
        group.overrides->deviceMemory = Bytes(std::llround(value));
      }
    });
    return result;
  }
  Result<Plan> result =
      withSetting(plan, path + "=" + numberText(value, isWhole(sweepQuantity(path))));
  if (!result) return result.error();
  return *result;
}

}  // namespace slicescape
