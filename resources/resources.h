// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

/// Text files compiled into the programs (resources/CMakeLists.txt).
namespace slicescape::resources {

std::string_view hardwareCatalogue();
std::string_view modelCatalogue();
/// translations/slicescape_zh_CN.ts as it is.
std::string_view chineseTranslations();

/// A worked plan shipped with the product.
struct Example {
  std::string_view file;  ///< "llama3-70b-64xh100.slicescape"
  std::string_view text;
};

/// The worked plans in the order they are offered; the first one opens at the first start.
const std::vector<Example>& examples();

}  // namespace slicescape::resources
