// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/search/objective.h"
#include "core/search/search.h"

namespace slicescape::ui {

/// How layouts, choices and figures of a search are said in the window.

/// "TP 8 · PP 4 · DP 2 · MBS 1 · ZeRO 1 · ZB-H1": a layout as people note it; degrees of one
/// beyond TP, PP and DP are left out.
QString layoutTitle(const Plan& plan);
QString scheduleLabel(const std::string& kind);
QString recomputeLabel(const RecomputeChoice& choice);
QString slicingLabel(Slicing slicing);
QString frameworkLabel(const std::string& framework);  ///< empty = any
QString objectiveLabel(Objective objective, bool hasPrice);
/// "$1.20 M", or "45.6 K GPU-h" when the plan has no price.
QString displayCost(double cost, bool hasPrice);
/// "6.42 s (6.1–6.8)": the median with its P10–P90 band.
QString displayBand(const Band& seconds);
/// How far a plan is from the best in what is searched for: "best", "tie", "+2.3 %".
QString againstBest(const FoundPlan& plan, const FoundPlan& best, Objective objective);

}  // namespace slicescape::ui
