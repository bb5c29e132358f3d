// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/stage_edit.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "ui/widgets/display.h"
#include "ui/widgets/shared_unit.h"

namespace slicescape::ui {
namespace {

/// The translation context of this file.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(LayerStrip)
};

/// Stages whose memory the move changes: both sides of a boundary, old and new home of
/// a block.
std::vector<int> touchedStages(const StripModel& model, const StripItem& item, int from, int to) {
  if (item.kind != StripItem::Kind::Boundary) return {from, to};
  const auto left = static_cast<std::size_t>(item.index);
  if (left + 1 >= model.order.size()) return {};
  return {model.order[left].rank, model.order[left + 1].rank};
}

const StageResult* resultOf(const Evaluation& evaluation, int stage) {
  const auto index = static_cast<std::size_t>(stage);
  return stage >= 0 && index < evaluation.stages.size() ? &evaluation.stages[index] : nullptr;
}

/// Of the touched stages the one to watch: over capacity first, then the one that grew.
int stageToWatch(const std::vector<int>& stages, const Evaluation& before, const Evaluation& now) {
  int watched = -1;
  bool watchedOver = false;
  Bytes watchedGrowth;
  for (const int stage : stages) {
    const StageResult* result = resultOf(now, stage);
    const StageResult* old = resultOf(before, stage);
    if (result == nullptr || old == nullptr) continue;
    const bool over = result->peak > result->capacity;
    const Bytes growth = result->peak - old->peak;
    if (watched < 0 || (over && !watchedOver) || (over == watchedOver && growth > watchedGrowth)) {
      watched = stage;
      watchedOver = over;
      watchedGrowth = growth;
    }
  }
  return watched;
}

}  // namespace

void StageEdit::begin(const StripItem& item) {
  if (m_document->isPreviewing()) return;
  endRun();
  m_before = StripModel::of(m_document->plan());
  m_item = item;
  m_from = m_position = m_before.positionOf(item);
  m_problem.clear();
  m_document->beginPreview();
  m_reference = m_document->committedEvaluation();
}

void StageEdit::moveTo(int position) {
  if (!isActive()) return;
  m_problem = m_before.problemWith(*m_item, position);
  if (!m_problem.isEmpty() || position == m_position) return;
  m_position = position;
  m_document->preview(position == m_from ? m_document->committedPlan()
                                         : withStages(m_document->committedPlan(),
                                                      m_before.mapWith(*m_item, position)));
}

void StageEdit::commit() {
  if (!isActive()) return;
  m_document->commitPreview(m_before.undoText(*m_item, m_from, m_position));
  m_item.reset();
}

void StageEdit::cancel() {
  if (isActive()) m_document->cancelPreview();
  m_item.reset();
  m_problem.clear();
}

void StageEdit::rememberRun(const StripItem& item, const StripModel& model) {
  const bool continues = m_runItem == item && m_runIndex == m_document->undoStack().index();
  if (continues) return;
  m_runItem = item;
  ++m_runNumber;
  m_before = model;
  m_from = model.positionOf(item);
  m_reference = m_document->evaluation();
}

void StageEdit::step(const StripItem& item, int by) {
  if (m_document->isPreviewing()) return;
  const StripModel model = StripModel::of(m_document->plan());
  const int here = model.positionOf(item);
  const auto [least, most] = model.rangeOf(item);
  const int target = std::clamp(here + by, std::min(least, here), std::max(most, here));
  rememberRun(item, model);
  m_position = target;
  // Five layers at a time stop at the end of the range; only a step that cannot move at
  // all is refused.
  m_problem = model.problemWith(item, target == here ? here + by : target);
  if (target != here && m_problem.isEmpty()) {
    const QString mergeKey = QStringLiteral("slicer/%1").arg(m_runNumber);
    m_document->apply(m_before.undoText(item, m_from, target),
                      withStages(m_document->plan(), model.mapWith(item, target)), mergeKey);
  } else {
    m_position = here;
  }
  m_runIndex = m_document->undoStack().index();
}

EditNote StageEdit::note() const {
  const std::optional<StripItem>& item = m_item ? m_item : m_runItem;
  if (!item || !m_reference) return {};
  if (!m_problem.isEmpty()) return {m_problem, true};
  const Evaluation& before = *m_reference;
  const Evaluation& now = *m_document->evaluation();
  EditNote note;
  QStringList parts;
  parts << (item->kind == StripItem::Kind::Boundary
                ? Words::tr("%1 → %2").arg(m_from).arg(m_position)
                : Words::tr("stage %1 → %2").arg(m_from).arg(m_position));
  const int watched = stageToWatch(touchedStages(m_before, *item, m_from, m_position), before, now);
  if (const StageResult* result = resultOf(now, watched)) {
    const QString after = display(result->peak);
    note.bad = result->peak > result->capacity;
    parts << Words::tr("stage %1: %2 → %3")
                 .arg(watched)
                 .arg(withoutSharedUnit(display(resultOf(before, watched)->peak), after), after);
    if (note.bad) parts << Words::tr("over %1").arg(display(result->capacity));
  }
  if (before.stepTime.p50 > 0 && now.stepTime.p50 > 0) {
    parts << Words::tr("step %1").arg(
        displaySignedShare(now.stepTime.p50 / before.stepTime.p50 - 1));
  }
  note.text = parts.join(QStringLiteral(" · "));
  return note;
}

}  // namespace slicescape::ui
