// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/text_source.h"

namespace slicescape {

/// One API object and where it stands in the file.
struct KubernetesObject {
  std::string kind;
  std::string name;
  std::string place;  ///< "/items/3" or "document 2"
  boost::json::value body;
};

/// The objects of a manifest: one, several YAML documents, or a List as kubectl writes it.
Result<std::vector<KubernetesObject>> kubernetesObjects(const TextSource& source);

/// Whether the text looks like a manifest with an object of `kind`.
bool mentionsKind(const TextSource& source, std::string_view kind);

/// A quantity such as "8", "2113427912Ki", "1Ti", "500m"; 0 when it is none.
double kubernetesQuantity(std::string_view text);

}  // namespace slicescape
