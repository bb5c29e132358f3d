// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/schedule_choices.h"

#include <algorithm>
#include <set>

#include "core/plan/custom_schedule.h"
#include "core/plan/resolve.h"
#include "core/plan/step_traffic.h"
#include "core/schedule/stage_links.h"

namespace slicescape {
namespace {

/// What a plan's own schedule is called here: 1F1B with chunks is interleaved.
struct Name {
  std::string kind;
  int chunks = 1;
  bool operator==(const Name&) const = default;
};

/// Chunks per rank of the programs that the plan carries; 1 when they cannot be read.
int customChunks(const Layout& layout) {
  const auto read = customScheduleOf(layout.schedule);
  return read ? read->schedule.shape.chunks : 1;
}

Name nameOf(const Layout& layout, int microBatches) {
  bool known = false;
  const ScheduleShape shape = scheduleOf(layout, microBatches, known);
  if (shape.kind == ScheduleKind::Custom) {
    return {std::string(kCustomSchedule), customChunks(layout)};
  }
  std::string kind = layout.schedule.kind;
  std::replace(kind.begin(), kind.end(), '_', '-');
  const bool limited = kind == "zb-1p" || kind == "zb-2p";
  if (known && !limited) kind = scheduleName(shape.kind);
  return {kind, shape.chunks};
}

/// Numbers of chunks that are offered for kinds which leave it free: two and four, what
/// the plan has, as far as there are layers for them.
std::vector<int> chunksToTry(const Layout& layout, int blocks) {
  std::set<int> chunks{2, 4};
  if (layout.vpp > 1) chunks.insert(layout.vpp);
  std::vector<int> fitting;
  for (const int count : chunks) {
    if (std::int64_t{count} * layout.pp <= blocks || fitting.empty()) fitting.push_back(count);
  }
  return fitting;
}

/// The most that one rank sends, as data goes down the stages and gradients come back.
Bytes mostTransferred(const Plan& plan, const Evaluation& evaluation,
                      const Catalogues& catalogues) {
  const Schedule& schedule = evaluation.step->schedule;
  const ResolvedPlan resolved = resolvePlan(plan, catalogues);
  const StageLinks links(schedule, {});
  double most = 0;
  for (int rank = 0; rank < schedule.shape.ranks; ++rank) {
    int sends = 0;
    for (int slot = 0; slot < chunkSlots(schedule.shape); ++slot) {
      const StageLink& link = links.of(rank, slot);
      if (link.rankAfter >= 0 && link.rankAfter != rank) ++sends;
      if (link.rankBefore >= 0 && link.rankBefore != rank) ++sends;
    }
    // DualPipe's two ways share the micro-batches.
    const double perSlot = double(schedule.shape.microBatches) / chunkCopies(schedule.shape.kind);
    most = std::max(most, sends * perSlot * boundaryBytes(resolved, rank));
  }
  return bytesFrom(most);
}

/// Why a plan cannot be evaluated that a rule on the schedule does not say.
void addEvaluationProblems(ScheduleAlternative& alternative, const Evaluation& evaluation) {
  for (const Finding& finding : evaluation.findings) {
    if (finding.severity != Severity::Error || finding.code.starts_with("memory.")) continue;
    alternative.problems.push_back({finding.message, finding.remedy});
  }
}

}  // namespace

Plan withSchedule(const Plan& plan, const std::string& kind, int chunks) {
  Plan changed = plan;
  changed.layout = plan.layout.edited([&](Layout& layout) {
    const Name before = nameOf(*plan.layout, microBatchesOf(plan));
    const bool wasFolded = isVShaped(*plan.layout);
    if (before.kind != kind) layout.schedule.kind = kind;
    layout.vpp = chunks;
    const bool grouped = kind == "interleaved-1f1b";
    if (!grouped) layout.schedule.groupSize.reset();
    if (kind != "zb-auto") layout.schedule.memoryLimitChunks.reset();
    if (before.chunks == chunks && wasFolded == isVShaped(layout)) return;
    layout.stages.reset();
    layout.stageLayout.reset();
  });
  return changed;
}

std::vector<ScheduleAlternative> scheduleAlternatives(const Plan& plan,
                                                      const Catalogues& catalogues) {
  std::vector<ScheduleAlternative> alternatives;
  const Layout& layout = *plan.layout;
  if (layout.pp <= 1) return alternatives;
  const auto model = modelOf(plan, catalogues);
  const int blocks = model != nullptr ? model->layerCount() + 2 + model->mtpModules : 0;
  const Name own = nameOf(layout, microBatchesOf(plan));

  std::vector<Name> names;
  for (const ScheduleKind kind : availableSchedules()) {
    if (kind == ScheduleKind::None) continue;
    const std::string name(scheduleName(kind));
    if (const int implied = impliedChunks(kind); implied > 0) {
      names.push_back({name, implied});
    } else {
      for (const int chunks : chunksToTry(layout, blocks)) names.push_back({name, chunks});
    }
  }
  names.push_back({"zb-1p", 1});
  names.push_back({"zb-2p", 1});
  if (!layout.schedule.programs.empty()) {
    names.push_back({std::string(kCustomSchedule), customChunks(layout)});
  }
  // An own schedule that is none of these (a name nobody knows, breadth-first with one
  // chunk) is shown all the same.
  if (std::find(names.begin(), names.end(), own) == names.end()) names.push_back(own);

  for (const Name& name : names) {
    ScheduleAlternative& alternative = alternatives.emplace_back();
    alternative.kind = name.kind;
    alternative.chunks = name.chunks;
    alternative.isCurrent = name == own;
    alternative.plan = alternative.isCurrent ? plan : withSchedule(plan, name.kind, name.chunks);
    alternative.respreadsLayers =
        (layout.stages || layout.stageLayout) &&
        !(alternative.plan.layout->stages || alternative.plan.layout->stageLayout);
    auto evaluation = std::make_shared<const Evaluation>(evaluate(alternative.plan, catalogues));
    if (evaluation->step == nullptr || evaluation->verdict == Verdict::Invalid) {
      addEvaluationProblems(alternative, *evaluation);
      if (!alternative.problems.empty()) continue;
    }
    alternative.evaluation = std::move(evaluation);
    if (alternative.evaluation->step != nullptr) {
      alternative.transferred =
          mostTransferred(alternative.plan, *alternative.evaluation, catalogues);
    }
  }
  return alternatives;
}

}  // namespace slicescape
