// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

namespace slicescape::ui {

/// The icon `resources/icons/<name>.svg` in the colours of the current theme: text colour
/// when enabled, faint when disabled, accent when checked. Null for an empty name. Icons
/// are line drawings in `currentColor` on a 16 × 16 grid.
QIcon themedIcon(const QString& name);

/// One rendering of an icon in `colour`, `size` logical pixels wide.
QPixmap iconPixmap(const QString& name, const QColor& colour, int size, qreal pixelRatio = 1.0);

}  // namespace slicescape::ui
