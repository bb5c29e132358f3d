// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QString>

#include "core/advisor/advice.h"

namespace slicescape::ui {

// How the advisor's three answers look everywhere: a shape and a word beside the colour.

/// "Fine", "Watch", "Fails".
QString statusWord(Status status);
QColor statusColour(Status status);
QColor statusWash(Status status);
/// A disc with a tick, a triangle, an octagon with a bar, filling `box`; the marks in them have
/// the colour of the ground.
void paintStatusMark(QPainter* painter, const QRectF& box, Status status, const QColor& ground);

/// "Go", "Go with conditions", "Not yet", and the status that stands for it.
QString verdictWord(AdviceVerdict verdict);
Status statusOf(AdviceVerdict verdict);

}  // namespace slicescape::ui
