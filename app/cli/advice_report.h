// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/advisor/advice.h"

namespace slicescape::cli {

/// The advice for a terminal: verdict, the four steps with their rules, gaps, pitfalls,
/// comparison and finish.
std::string adviceText(const Plan& plan, const Advice& advice, std::string_view language);

}  // namespace slicescape::cli
