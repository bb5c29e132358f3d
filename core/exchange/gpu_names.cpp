// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/gpu_names.h"

#include <cmath>

#include "core/exchange/text_source.h"

namespace slicescape {
namespace {

/// One product: the family it is asked for by, words that must be in the name, its memory and
/// whether it is what an unqualified name most often means.
struct Product {
  std::string_view family;
  std::string_view mark;  ///< a word that tells this form from its siblings; may be empty
  double memoryGiB;
  std::string_view id;
  bool common;
};

// Longest families first: "GB200" must not be read as "B200", nor "A10G" as "A10".
constexpr Product kProducts[] = {
    {"gb300", "", 288, "gb300", true},
    {"gb200", "", 186, "gb200", true},
    {"gh200", "", 96, "gh200-96", true},
    {"b300", "", 288, "b300-sxm", true},
    {"b200", "", 180, "b200-sxm", true},
    {"b100", "", 180, "b100-sxm", true},
    {"h200", "nvl", 141, "h200-nvl", false},
    {"h200", "", 141, "h200-sxm", true},
    {"h800", "", 80, "h800-sxm", true},
    {"h100", "nvl", 94, "h100-nvl", false},
    {"h100", "pcie", 80, "h100-pcie", false},
    {"h100", "sxm", 80, "h100-sxm", true},
    {"h100", "hbm3", 80, "h100-sxm", true},
    {"h100", "hbm2e", 96, "h100-sxm-96", false},
    {"h20", "", 96, "h20-sxm", true},
    {"a800", "", 80, "a800-sxm-80", true},
    {"a100", "pcie", 40, "a100-pcie-40", false},
    {"a100", "pcie", 80, "a100-pcie-80", false},
    {"a100", "sxm", 40, "a100-sxm-40", false},
    {"a100", "sxm", 80, "a100-sxm-80", true},
    {"v100", "pcie", 32, "v100-pcie-32", false},
    {"v100m32", "", 32, "v100-sxm2-32", true},
    {"v100m16", "", 16, "v100-sxm2-16", true},
    {"v100", "sxm", 16, "v100-sxm2-16", false},
    {"v100", "sxm", 32, "v100-sxm2-32", true},
    {"l40s", "", 48, "l40s", true},
    {"l4", "", 24, "l4", true},
    {"a10", "", 24, "a10", true},
    {"rtx3090", "", 24, "rtx-3090", true},
    {"rtx4090", "", 24, "rtx-4090", true},
    {"rtx5090", "", 32, "rtx-5090", true},
    {"rtxpro6000", "", 96, "rtx-pro-6000", true},
    {"mi355x", "", 288, "mi355x", true},
    {"mi350x", "", 288, "mi350x", true},
    {"mi325x", "", 256, "mi325x", true},
    {"mi300x", "", 192, "mi300x", true},
    {"mi250x", "", 128, "mi250x", true},
    {"gaudi3", "", 128, "gaudi3", true},
    {"gaudi2", "", 96, "gaudi2", true},
    {"910c", "", 128, "ascend-910c", true},
    {"910b", "", 64, "ascend-910b", true},
};

/// Letters and digits alone, lower case: "NVIDIA-H100-80GB-HBM3" → "nvidiah10080gbhbm3", with
/// the gaps remembered so that a family is found only where a word begins.
bool namesFamily(std::string_view name, std::string_view family) {
  // A family may be written with separators inside ("RTX 4090", "Gaudi-2").
  for (std::size_t start = 0; start < name.size(); ++start) {
    const auto isWord = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    if (!isWord(name[start]) || (start > 0 && isWord(name[start - 1]))) continue;
    std::size_t at = start;
    std::size_t matched = 0;
    while (at < name.size() && matched < family.size()) {
      if (name[at] == family[matched]) {
        ++at;
        ++matched;
      } else if (matched > 0 && (name[at] == ' ' || name[at] == '-' || name[at] == '_')) {
        ++at;
      } else {
        break;
      }
    }
    if (matched == family.size() && (at == name.size() || !isWord(name[at]))) return true;
  }
  return false;
}

/// "80GB", "80g", "40 GB" in a name, else 0.
double memoryInName(std::string_view name) {
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] < '0' || name[i] > '9' || (i > 0 && name[i - 1] >= '0' && name[i - 1] <= '9')) {
      continue;
    }
    std::size_t end = i;
    while (end < name.size() && name[end] >= '0' && name[end] <= '9') ++end;
    std::size_t unit = end;
    while (unit < name.size() && name[unit] == ' ') ++unit;
    if (unit < name.size() && name[unit] == 'g' &&
        (unit + 1 == name.size() || name[unit + 1] == 'b' || name[unit + 1] == 'i' ||
         name[unit + 1] == '-' || name[unit + 1] == '_' || name[unit + 1] == ' ')) {
      double value = 0;
      if (readNumber(name.substr(i, end - i), value) && value >= 8) return value;
    }
  }
  return 0;
}

}  // namespace

GpuName gpuFromName(std::string_view text, double memoryGiB) {
  const std::string name = lowered(text);
  const double memory = memoryGiB > 0 ? memoryGiB : memoryInName(name);
  GpuName result;
  const Product* best = nullptr;
  int bestScore = -1;
  int bestKnown = 0;
  for (const Product& product : kProducts) {
    if (!namesFamily(name, product.family)) continue;
    if (result.family.empty()) {
      result.family = lowered(product.family);
      for (char& c : result.family) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
      }
    }
    const bool marked = !product.mark.empty() && name.find(product.mark) != std::string::npos;
    const bool otherForm =
        !product.mark.empty() && !marked &&
        (name.find("pcie") != std::string::npos || name.find("sxm") != std::string::npos ||
         name.find("nvl") != std::string::npos);
    // Driver, GFD and marketing sizes of one product differ by up to 15 % (GB and GiB, ECC).
    const bool sized =
        memory > 0 && std::abs(memory - product.memoryGiB) < 0.16 * product.memoryGiB;
    if (otherForm) continue;
    if (memory > 0 && !sized) continue;
    const int score = (marked ? 4 : 0) + (sized ? 2 : 0) + (product.common ? 1 : 0);
    if (score > bestScore) {
      bestScore = score;
      best = &product;
      bestKnown = (marked || product.mark.empty() ? 1 : 0) + (sized ? 1 : 0);
    }
  }
  if (best != nullptr) {
    result.id = std::string(best->id);
    result.assumed = !best->mark.empty() && bestKnown < 2;
  }
  return result;
}

}  // namespace slicescape
