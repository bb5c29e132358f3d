// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/plan/plan.h"
#include "core/search/search_space.h"
#include "core/units/result.h"

namespace slicescape {

/// The plan with a layout as people note it: "tp=4,pp=8,vpp=2,mbs=2,zero=1,recompute=full,
/// schedule=interleaved-1f1b", also with blanks or points between the parts and without equals
/// signs ("TP8 PP4 MBS 2", "TP 8 · PP 4"). What is not named stays, except DP, which takes up
/// the GPUs, and a stage map that the new degrees do not fit. Fails with the part that was not
/// understood.
Result<Plan> withLayoutText(const Plan& plan, const std::string& text,
                            const Catalogues& catalogues = Catalogues::builtIn());

/// The same the other way round: every degree, micro-batch, recompute and schedule of the plan,
/// "tp=4,pp=8,…", as withLayoutText() and the command line read it.
std::string layoutText(const Plan& plan, const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
