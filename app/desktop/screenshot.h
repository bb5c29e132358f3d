// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include "core/plan/plan.h"

namespace slicescape {

/// What `slicescape screenshot` shall show.
struct ScreenshotRequest {
  QString out;
  QSize size{1680, 1050};
};

/// Draws the main window with `plan` and writes it as an image. False when the file
/// cannot be written; the reason is then on stderr.
bool writeScreenshot(const Plan& plan, const QString& path, const ScreenshotRequest& request);

}  // namespace slicescape
