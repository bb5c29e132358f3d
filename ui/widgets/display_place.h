// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace slicescape::ui {

/// A place in a file as core names it, "line 12" or "line 12, column 3", in the window's
/// language. Other places (a path of keys, the name of an object) are the file's own words
/// and stay.
QString displayPlace(const std::string& place);

}  // namespace slicescape::ui
