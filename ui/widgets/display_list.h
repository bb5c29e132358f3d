// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace slicescape::ui {

// Several pieces of text in a row with the separators of the window's language, which in
// Chinese are other signs without a space behind them.

/// Names: "a, b, c".
QString displayList(const QStringList& names);
/// Whole sentences, each with its own full stop; empty ones are left out.
QString displaySentences(const QStringList& sentences);

}  // namespace slicescape::ui
