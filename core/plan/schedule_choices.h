// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/plan/evaluate.h"

namespace slicescape {

/// One schedule that a plan could run instead of its own, and what would come of it.
struct ScheduleAlternative {
  std::string kind;        ///< as in plans: "zb-h1", "interleaved-1f1b", "custom"
  int chunks = 1;          ///< per rank
  bool isCurrent = false;  ///< the plan's own
  /// Why it cannot run, with the nearest legal values; empty when it can.
  std::vector<ScheduleProblem> problems;
  /// It needs another cut than the plan's explicit stages: layers are spread evenly.
  bool respreadsLayers = false;
  Plan plan;                                     ///< the plan with it
  std::shared_ptr<const Evaluation> evaluation;  ///< null when it cannot run
  /// Sent between pipeline ranks in one step, forward and backward, by the rank that sends
  /// most.
  Bytes transferred;

  bool isLegal() const { return problems.empty(); }
};

/// The plan with another schedule and number of chunks per rank. Stages that are placed
/// explicitly stay when they fit; otherwise the layers are spread evenly.
Plan withSchedule(const Plan& plan, const std::string& kind, int chunks);

/// Every schedule the product knows for the plan, its own among them: kinds with free
/// chunks once for each of a few numbers of chunks, "zb-1p" and "zb-2p" beside the
/// automatic schedule, and custom programs when the plan carries some. All are evaluated,
/// one after the other: a few times the cost of one evaluation. With one pipeline rank
/// there is nothing to choose, and the list is empty.
std::vector<ScheduleAlternative> scheduleAlternatives(
    const Plan& plan, const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
