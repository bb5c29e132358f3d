// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

#include "core/plan/explanation.h"

namespace slicescape::ui {

/// A value of an explanation in the window's locale and units.
QString explanationValue(const TextArgument& value);
/// The value of a term with its unit.
QString termValue(const Term& term);
/// Where a value comes from, in the window's language ("datasheet", "your plan").
QString originName(Origin origin);
/// The mark of an origin: its initial in a frame, so that it does not rest on colour.
QIcon originIcon(Origin origin);
/// Formula, inputs and source of one term, for the details under the tree.
QString explanationHtml(const Explanation& explanation);
/// The whole tree as indented plain text.
QString explanationText(const Explanation& explanation);

}  // namespace slicescape::ui
