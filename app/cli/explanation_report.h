// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/plan/explanation.h"

namespace slicescape::cli {

/// The whole tree as indented text: each term with its value, formula, inputs and their origin;
/// the term that decides a maximum is marked; sources are numbered and listed at the end.
std::string explanationText(const Explanation& explanation);

}  // namespace slicescape::cli
