// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/host_state.h"

#include <cstdlib>
#include <string_view>

namespace slicescape {
namespace {

constexpr std::string_view kDigits = "0123456789.";

/// The number that ends right before `end`, which is moved to its start.
std::optional<double> numberBefore(const std::string& text, std::size_t& end) {
  while (end > 0 && text[end - 1] == ' ') --end;
  const std::size_t stop = end;
  while (end > 0 && kDigits.find(text[end - 1]) != std::string_view::npos) --end;
  if (end == stop) return std::nullopt;
  return std::strtod(text.substr(end, stop - end).c_str(), nullptr);
}

}  // namespace

std::optional<double> statedSlowdown(const std::string& hostState) {
  constexpr std::string_view kRange = " to ";
  std::size_t at = hostState.find("% slower");
  if (at == std::string::npos) return std::nullopt;
  const auto high = numberBefore(hostState, at);
  if (!high) return std::nullopt;
  double percent = *high;
  if (at >= kRange.size() && hostState.compare(at - kRange.size(), kRange.size(), kRange) == 0) {
    at -= kRange.size();
    if (const auto low = numberBefore(hostState, at)) percent = (*low + *high) / 2;
  }
  return percent / 100;
}

}  // namespace slicescape
