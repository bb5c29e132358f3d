// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/schedule/schedule.h"

namespace slicescape::ui {

/// The name of a schedule: a technical term, the same in every language. Empty for a step
/// without pipeline and for orders that were read from a file.
QString scheduleTitle(ScheduleKind kind);

}  // namespace slicescape::ui
