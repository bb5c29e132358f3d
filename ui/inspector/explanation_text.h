// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/plan/explanation.h"

namespace slicescape::ui {

/// A value of an explanation in the window's locale and units.
QString explanationValue(const TextArgument& value);
/// Where an input comes from, in the window's language ("datasheet", "your plan").
QString originName(const std::string& origin);
/// Formula, inputs and source of one term, for the details under the tree.
QString explanationHtml(const Explanation& explanation);
/// The whole tree as indented plain text.
QString explanationText(const Explanation& explanation);

}  // namespace slicescape::ui
