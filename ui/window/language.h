// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slicescape::ui {

/// The languages the product speaks: "en" and "zh_CN".
const QStringList& languages();

/// Switches the whole program to `code`: translations of Qt's own dialogs, ours, and the
/// number format. Every widget gets a LanguageChange event from Qt. An unknown code means
/// English.
void setApplicationLanguage(const QString& code);

/// The language last set.
QString applicationLanguage();

}  // namespace slicescape::ui
