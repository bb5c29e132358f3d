// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/error_band.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/plan/error_band_table.h"

namespace slicescape {
namespace {

// How much wider a band becomes, in logarithms, for each trait nothing is known of.
constexpr double kWiderPerUnknownTrait = 1.25;

enum Generation { kBeforeHopper, kHopper, kBlackwell, kOtherVendor };

int generationOf(const Device& device) {
  if (device.vendor != "NVIDIA") return kOtherVendor;
  return device.year >= 2024 ? kBlackwell : device.year >= 2022 ? kHopper : kBeforeHopper;
}

}  // namespace

BandKind BandKind::upTo(std::size_t level) const {
  BandKind result = *this;
  for (std::size_t i = level; i < kTraits; ++i) result.traits[i] = kAnyTrait;
  return result;
}

std::string BandKind::name() const {
  constexpr std::string_view kNames[kTraits][4] = {
      {"dense", "mixture of experts", "", ""},
      {"before Hopper", "Hopper", "Blackwell", "other vendors"},
      {"data parallel only", "model parallel", "", ""},
      {"one host", "several hosts", "", ""}};
  std::string text;
  for (std::size_t i = 0; i < kTraits; ++i) {
    if (traits[i] == kAnyTrait) continue;
    if (!text.empty()) text += ", ";
    text += kNames[i][static_cast<std::size_t>(traits[i])];
  }
  return text.empty() ? "all" : text;
}

BandKind bandKindOf(const Device& device, const ModelProfile& model, const Layout& layout,
                    std::int64_t hosts) {
  const bool splitsModel = layout.tp > 1 || layout.pp > 1 || layout.cp > 1 || layout.ep > 1;
  return {{model.isMoe() ? 1 : 0, generationOf(device), splitsModel ? 1 : 0, hosts > 1 ? 1 : 0}};
}

ErrorBand errorBandFrom(const std::vector<ErrorBand>& table, const BandKind& kind) {
  for (std::size_t level = BandKind::kTraits + 1; level-- > 0;) {
    const BandKind wanted = kind.upTo(level);
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const ErrorBand& band) { return band.kind == wanted; });
    if (found == table.end()) continue;
    ErrorBand band = *found;
    const double wider =
        std::pow(kWiderPerUnknownTrait, static_cast<double>(BandKind::kTraits - level));
    band.low = std::pow(band.low, wider);
    band.high = std::pow(band.high, wider);
    return band;
  }
  return {};
}

ErrorBand errorBandOf(const BandKind& kind) {
  static const std::vector<ErrorBand> table(kErrorBands.begin(), kErrorBands.end());
  return errorBandFrom(table, kind);
}

}  // namespace slicescape
