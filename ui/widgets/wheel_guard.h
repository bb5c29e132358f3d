// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace slicescape::ui {

/// A list or field takes the mouse wheel only while it has the focus; else the panel around
/// it scrolls and no value changes by accident.
void keepWheelForPanel(QWidget* widget);

}  // namespace slicescape::ui
