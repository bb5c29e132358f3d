// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/kernels.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cmath>
#include <numeric>
#include <optional>

#include "core/units/json_reader.h"
#include "core/validation/kernel_rows.h"

namespace slicescape {
namespace {

namespace json = boost::json;

constexpr double kLargeMessage = 1e6;

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
    const Device* device = HardwareCatalogue::builtIn().device(rowText(*row, "gpu_id"));
    if (device == nullptr) continue;
    if (const std::optional<KernelSeconds> attention = attentionSeconds(*row, *device)) {
      judgement["attention"][device->id].absolute.push_back(
          std::abs(attention->predicted / attention->measured - 1));
      continue;
    }
    const double measured = measuredSeconds(*row);
    if (!(measured > 0)) continue;
    const bool isCollective = row->contains("collective");
    const std::optional<double> predicted =
        isCollective ? collectiveSeconds(*row, *device) : productSeconds(*row, *device);
    if (!predicted || !(*predicted > 0)) continue;
    const double error = std::abs(*predicted / measured - 1);
    judgement[isCollective ? "collectives" : "gemm"][device->id].absolute.push_back(error);
    if (isCollective && rowNumber(*row, "message_bytes") >= kLargeMessage) {
      judgement["collectives_from_1_mb"][device->id].absolute.push_back(error);
    }
  }
  return {};
}

}  // namespace slicescape
