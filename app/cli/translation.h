// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/units/result.h"
#include "core/units/text.h"

namespace slicescape::cli {

/// A sentence of core in a language: its pattern looked up in the "core" context of the
/// window's own translations, which are compiled in; English where it has none yet.
std::string translated(const Text& text, std::string_view language);

}  // namespace slicescape::cli
