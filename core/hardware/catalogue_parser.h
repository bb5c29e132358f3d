// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/hardware/catalogue.h"
#include "core/units/result.h"

namespace slicescape {

/// What a hardware catalogue file holds, in file order.
struct CatalogueContents {
  std::vector<Device> devices;
  std::vector<HostType> hostTypes;
  std::vector<FabricType> fabrics;
};

/// Reads `slicescape.catalogue/1` hardware text. Every figure is checked for kind and
/// sign, every id for being there once, every host's accelerator for being listed; a
/// failure names the JSON pointer.
Result<CatalogueContents> parseCatalogue(std::string_view json, std::string_view file);

}  // namespace slicescape
