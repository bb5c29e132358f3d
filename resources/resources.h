// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// Text files compiled into the programs (resources/CMakeLists.txt).
namespace slicescape::resources {

std::string_view hardwareCatalogue();
std::string_view modelCatalogue();

}  // namespace slicescape::resources
