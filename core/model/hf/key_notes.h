// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/hf/reading.h"

namespace slicescape::hf {

/// Lists every key that the reading did not use, with the reason why that is harmless. A
/// key that is not known and looks like part of the architecture gives a warning.
void noteIgnoredKeys(const boost::json::object& root, Reading& reading);

}  // namespace slicescape::hf
