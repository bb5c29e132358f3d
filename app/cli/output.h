// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>
#include <string_view>

#include "app/cli/verb.h"
#include "core/units/result.h"

namespace slicescape::cli {

/// Writes to standard output. False, with a message on standard error, when that is
/// closed or full: a result that did not arrive must not look delivered.
[[nodiscard]] bool print(std::string_view text);
[[nodiscard]] bool printJson(const boost::json::value& document);

/// Says on standard error what is wrong, and with `asJson` the same as the one JSON
/// document on standard output. Returns `code`.
ExitCode fail(const Error& error, ExitCode code, bool asJson);

}  // namespace slicescape::cli
