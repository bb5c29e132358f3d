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

void Candidate::set(SearchAxis axis, int value) {
  switch (axis) {
    case SearchAxis::Tp:
      tp = value;
      break;
    case SearchAxis::Pp:
      pp = value;
      break;
    case SearchAxis::Vpp:
      vpp = value;
      break;
    case SearchAxis::Cp:
      cp = value;
      break;
    case SearchAxis::Ep:
      ep = value;
      break;
    case SearchAxis::Etp:
      etp = value;
      break;
    case SearchAxis::Dp:
      dp = value;
      break;
    case SearchAxis::MicroBatch:
      microBatch = value;
      break;
    case SearchAxis::Zero:
      zero = static_cast<std::int8_t>(value);
      break;
  }
}

}  // namespace slicescape
