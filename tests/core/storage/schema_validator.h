// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <boost/json/value.hpp>

namespace slicescape::testing {

/// Checks a document against resources/schemas/<name>.schema.json with an independent
/// validator; returns what is wrong, empty when nothing is.
QString schemaProblems(const char* name, const boost::json::value& document);

}  // namespace slicescape::testing
