// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/hardware/catalogue.h"

namespace slicescape {

// Rows of measured kernels (`slicescape.gemm/1`, `slicescape.collectives/1`): what was
// measured, and what the cost model says of it. Nothing for rows of another kind.

/// A number or a word of a row; 0 or empty when it is absent or null.
double rowNumber(const boost::json::object& row, std::string_view key);
std::string rowText(const boost::json::object& row, std::string_view key);

/// Predicted seconds of a single or grouped product, run alone on a cool device.
std::optional<double> productSeconds(const boost::json::object& row, const Device& device);

/// Measured and predicted seconds of a causal flash-attention kernel.
struct KernelSeconds {
  double measured = 0;
  double predicted = 0;
};
std::optional<KernelSeconds> attentionSeconds(const boost::json::object& row, const Device& device);

/// Predicted seconds of a collective on the hosts that the row describes: its own network
/// where it states one, else one NIC of the generation's reference rate for each device.
std::optional<double> collectiveSeconds(const boost::json::object& row, const Device& device);

/// Measured seconds, from the bus bandwidth where the row has no time; 0 with neither.
double measuredSeconds(const boost::json::object& row);

}  // namespace slicescape
