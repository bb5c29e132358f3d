// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/hardware/catalogue.h"

namespace slicescape {

/// The fabric that a vendor's free text means: "InfiniBand NDR or 400 GbE" is ib-ndr,
/// "400 GbE RoCE or NDR" is roce-400. A fabric is known by the words of its id; the one
/// with most of them in the text wins, among equals the one the text names first. Null
/// when no word matches.
const FabricType* fabricByFreeText(const std::vector<FabricType>& fabrics, std::string_view text);

}  // namespace slicescape
