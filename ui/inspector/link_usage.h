// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "core/plan/evaluation.h"

namespace slicescape::ui {

/// What one axis does on one link in a step.
struct LinkUsage {
  QString name;        ///< "TP · NVLink 4"
  QString figure;      ///< "11.1 % of the step"
  QString details;     ///< tooltip: bytes, time, exposed time
  double share = 0;    ///< of the step's time in use, 0 … 1
  double exposed = 0;  ///< part of `share` that the step waits for
  bool operator==(const LinkUsage&) const = default;
};

/// The axes of a plan with the links they use, collectives of the same axis and link summed.
std::vector<LinkUsage> linkUsages(const Evaluation& evaluation);

}  // namespace slicescape::ui
