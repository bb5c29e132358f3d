// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace slicescape::ui {

/// Opens "About Slicescape": version, licence, libraries.
void showAbout(QWidget* window);

}  // namespace slicescape::ui
