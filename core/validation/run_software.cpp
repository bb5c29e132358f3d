// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/run_software.h"

#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

namespace slicescape {
namespace {

using Stack = RunSoftware::Stack;

/// "v25.04", "26.04.01", "24.07": year and month of a release named in the source, two
/// digits, a point and a month, with no digit or point before and no digit after.
std::optional<std::pair<int, int>> releaseOf(const std::string& source) {
  const auto digit = [&](std::size_t i) {
    return i < source.size() && source[i] >= '0' && source[i] <= '9' ? source[i] - '0' : -1;
  };
  for (std::size_t i = 0; i + 4 < source.size(); ++i) {
    if (i > 0 && (digit(i - 1) >= 0 || source[i - 1] == '.')) continue;
    const bool matches = digit(i) == 2 && digit(i + 1) >= 2 && source[i + 2] == '.' &&
                         digit(i + 3) >= 0 && digit(i + 4) >= 0 && digit(i + 5) < 0;
    const int month = 10 * digit(i + 3) + digit(i + 4);
    if (matches && month >= 1 && month <= 12) {
      return std::pair{2000 + 10 * digit(i) + digit(i + 1), month};
    }
  }
  return std::nullopt;
}

/// A framework by the words that name it in a source, and the year of a source that names none.
struct KnownSource {
  std::string_view words;
  Stack stack;
  int year;
  bool vendorRecipe = false;
  bool graphCaptured = false;
  bool tritonAttention = false;
};

// First match wins.
constexpr KnownSource kSources[] = {
    {"torchtitan", Stack::TorchTitan, 2025},
    {"MaxText", Stack::Fsdp, 2025, true, true},
    {"llm-foundry", Stack::Fsdp, 2023, false, false, true},
    {"fms-fsdp", Stack::Fsdp, 2024},
    {"TinyLlama", Stack::Fsdp, 2023},
    {"InternEvo", Stack::InternEvo, 2023},
    {"nanotron", Stack::InternEvo, 2024},
    {"vTrain", Stack::MegatronDeepSpeed, 2022},
    {"BigScience", Stack::MegatronDeepSpeed, 2022},
    {"DeepSpeed", Stack::DeepSpeed, 2025},
    {"ml-engineering", Stack::DeepSpeed, 2026},
    {"Narayanan", Stack::MegatronLm, 2021},
    {"Korthikanti", Stack::MegatronLm, 2022},
    {"2401.10241", Stack::MegatronCore, 2023},
    {"MLPerf Training v3", Stack::MegatronCore, 2023, true, true},
    {"MLPerf Training v4", Stack::MegatronCore, 2024, true, true},
    {"MLPerf", Stack::MegatronCore, 2025, true, true},
    {"DGX Cloud", Stack::MegatronCore, 2025, true},
    {"Megatron-Bridge", Stack::MegatronCore, 2025, true},
    {"NeMo", Stack::MegatronCore, 2024, true},
    {"Model Zoo", Stack::MegatronCore, 2025, true},
    {"Megatron-LM", Stack::MegatronCore, 2025},
    {"SimuMax", Stack::MegatronCore, 2025},
    {"DT-FM", Stack::MegatronLm, 2021},
    {"Primus", Stack::MegatronCore, 2025},
};

}  // namespace

RunSoftware softwareOf(const MeasuredRun& run) {
  RunSoftware software;
  for (const KnownSource& known : kSources) {
    if (run.source.find(known.words) == std::string::npos) continue;
    software.stack = known.stack;
    software.year = known.year;
    software.vendorRecipe = known.vendorRecipe;
    software.graphCaptured = known.graphCaptured;
    software.tritonAttention = known.tritonAttention;
    break;
  }
  if (const auto release = releaseOf(run.source)) {
    std::tie(software.year, software.month) = *release;
  }
  // Megatron-LM of 2021 had no sharding of weights: ZeRO-3 beside it was DeepSpeed's.
  if (software.stack == Stack::MegatronLm && run.layout.zero.value_or(0) >= 3) {
    software.stack = Stack::DeepSpeed;
  }
  return software;
}

}  // namespace slicescape
