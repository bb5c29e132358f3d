// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include "core/units/result.h"

namespace slicescape::cli {

/// A wrong command line as an Error, with the verb or option that was probably meant.
Error usageError(const CLI::App& app, const CLI::ParseError& problem);

}  // namespace slicescape::cli
