// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include "ui/theme/theme.h"

namespace slicescape::ui {

/// Corner radius of buttons and fields.
inline constexpr qreal kControlRadius = 6;

/// A box with a one-pixel line inside its edge. Transparent colours are left out.
void paintBox(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& line,
              qreal radius);
/// The ground of line edits, combo boxes and spin boxes.
void paintField(QPainter& painter, const QRect& rect, bool enabled, bool focused);
/// A hairline in the middle of a splitter or dock separator, thicker under the mouse.
void paintHandle(QPainter& painter, const QRect& rect, bool vertical, bool hovered);
void paintCheck(QPainter& painter, const QRect& rect, QStyle::State state);
void paintRadio(QPainter& painter, const QRect& rect, QStyle::State state);
void paintChevron(QPainter& painter, const QRect& rect, QStyle::PrimitiveElement direction,
                  const QColor& colour);
int menuItemHeight(const QStyleOption* option);

}  // namespace slicescape::ui
