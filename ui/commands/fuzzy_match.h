// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace slicescape::ui {

/// How well `query` fits `text`: its letters must occur in order, ignoring case and
/// spaces. Runs of neighbours and starts of words score higher, so that "sa" finds
/// "Save as" before "Undo stack". Nothing when it does not fit; 0 for an empty query.
std::optional<int> fuzzyScore(const QString& query, const QString& text);

}  // namespace slicescape::ui
