// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/layout_text.h"

#include <sstream>

namespace slicescape {

Result<Plan> withLayoutText(const Plan& plan, const std::string& text,
                            const Catalogues& catalogues) {
  SearchSpace space = defaultSpace(plan, catalogues);
  Candidate candidate = candidateOf(plan, space, catalogues);
  candidate.slicing = Slicing::Even;
  const std::int64_t gpus = plan.layout->worldSize();
  bool dpIsGiven = false;
  std::istringstream parts(text);
  for (std::string part; std::getline(parts, part, ',');) {
    SearchSpace one = space;
    const Result<void> read = narrow(one, part);
    if (!read) return read.error();
    const std::string name = part.substr(0, part.find('='));
    const auto axis = searchAxisFrom(name);
    if (name == "recompute") {
      space.recompute = one.recompute;
      candidate.recompute = 0;
    } else if (name == "schedule") {
      space.schedules = one.schedules;
      candidate.schedule = 0;
    } else if (axis) {
      const AxisBound& bound = one.bound(*axis);
      if (!bound.isFixed()) {
        return Error(part, {}, {SLICESCAPE_TEXT("A layout has one value on each axis."), {}},
                     {SLICESCAPE_TEXT("Write it as in tp=4,pp=8,mbs=2."), {}});
      }
      candidate.set(*axis, bound.low);
      dpIsGiven = dpIsGiven || *axis == SearchAxis::Dp;
    } else {
      return Error(part, {}, {SLICESCAPE_TEXT("\"{0}\" is no part of a layout."), {name}},
                   {SLICESCAPE_TEXT("Parts: tp, pp, vpp, cp, ep, etp, dp, mbs, zero, recompute, "
                                    "schedule."),
                    {}});
    }
  }
  if (!dpIsGiven) {
    const std::int64_t inside = std::int64_t{candidate.tp} * candidate.cp * candidate.pp;
    candidate.dp = static_cast<int>(std::max<std::int64_t>(1, gpus / inside));
  }
  // One chunk per rank and more are different schedules.
  std::string& kind = space.schedules[candidate.schedule];
  if (candidate.pp > 1 && candidate.vpp > 1 && kind == "1f1b") kind = "interleaved-1f1b";
  if (candidate.pp > 1 && candidate.vpp == 1 && kind == "interleaved-1f1b") kind = "1f1b";
  return withCandidate(plan, space, candidate);
}

}  // namespace slicescape
