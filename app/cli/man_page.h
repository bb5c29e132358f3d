// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace slicescape::cli {

/// The manual page of the program in man(7), written from the verbs and options it has, so
/// that page and program cannot disagree. `date` is the release's, as 2026-12-01.
std::string manPage(const CLI::App& app, const std::string& version, const std::string& date);

}  // namespace slicescape::cli
