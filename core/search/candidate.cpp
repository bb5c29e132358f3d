// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/candidate.h"

#include <array>

namespace slicescape {
namespace {

constexpr std::array<std::string_view, kSearchAxes> kNames{"tp",  "pp", "vpp",         "cp",  "ep",
                                                           "etp", "dp", "micro_batch", "zero"};

}  // namespace

std::string_view searchAxisName(SearchAxis axis) {
  return kNames[static_cast<std::size_t>(axis)];
}

std::optional<SearchAxis> searchAxisFrom(std::string_view name) {
  if (name == "mbs" || name == "micro-batch") name = "micro_batch";
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<SearchAxis>(i);
  }
  return std::nullopt;
}

std::string_view slicingName(Slicing slicing) {
  return slicing == Slicing::Even ? "even" : "balanced";
}

int Candidate::valueOf(SearchAxis axis) const {
  switch (axis) {
    case SearchAxis::Tp:
      return tp;
    case SearchAxis::Pp:
      return pp;
    case SearchAxis::Vpp:
      return vpp;
    case SearchAxis::Cp:
      return cp;
    case SearchAxis::Ep:
      return ep;
    case SearchAxis::Etp:
      return etp;
    case SearchAxis::Dp:
      return dp;
    case SearchAxis::MicroBatch:
      return microBatch;
    case SearchAxis::Zero:
      return zero;
  }
  return 0;
}

}  // namespace slicescape
