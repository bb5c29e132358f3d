// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include <QCryptographicHash>
#include <QFile>

#include "core/storage/plan_json.h"
#include "ui/document/evaluator.h"
#include "ui/document/plan_command.h"

namespace slicescape::ui {
namespace {

/// Fingerprint of a file's bytes; empty when it cannot be read.
QByteArray digestOf(const QString& path) {
  QFile file(path);
  if (path.isEmpty() || !file.open(QIODevice::ReadOnly)) return {};
  QCryptographicHash hash(QCryptographicHash::Sha256);
  return hash.addData(&file) ? hash.result() : QByteArray();
}

}  // namespace

Document::Document(QObject* parent)
    : QObject(parent),
      m_evaluation(std::make_shared<const Evaluation>()),
      m_evaluator(new Evaluator(this)) {
  connect(m_evaluator, &Evaluator::evaluated, this, &Document::takeEvaluation);
  connect(&m_undoStack, &QUndoStack::indexChanged, this, &Document::updateModified);
  m_savedPlan = m_plan;
}

Document::~Document() {
  // Clearing the stack signals; nobody may hear of a document that is half gone.
  m_undoStack.disconnect(this);
}

void Document::apply(const QString& text, const Plan& next, const QString& mergeKey) {
  if (isPreviewing()) cancelPreview();
  if (next == m_plan) return;
  const Plan before = m_plan;
  const auto selection = m_selection.selected();
  setPlan(next);
  m_undoStack.push(new PlanCommand(*this, text, before, next, selection, mergeKey));
  updateModified();
}

void Document::edit(const QString& text, const std::function<void(Plan&)>& change,
                    const QString& mergeKey) {
  Plan next = committedPlan();
  change(next);
  apply(text, next, mergeKey);
}

void Document::beginPreview() {
  if (isPreviewing()) return;
  m_previewBase = m_plan;
  m_previewBaseEvaluation = m_evaluation;
}

void Document::preview(const Plan& candidate) {
  if (!isPreviewing()) beginPreview();
  if (candidate == m_plan) return;
  setPlan(candidate);
}

void Document::commitPreview(const QString& text) {
  if (!isPreviewing()) return;
  const Plan before = *m_previewBase;
  m_previewBase.reset();
  m_previewBaseEvaluation.reset();
  if (before == m_plan) return;
  m_undoStack.push(new PlanCommand(*this, text, before, m_plan, m_selection.selected(), QString()));
  updateModified();
}

void Document::cancelPreview() {
  if (!isPreviewing()) return;
  const Plan before = *m_previewBase;
  const auto evaluationBefore = m_previewBaseEvaluation;
  const bool changed = !(before == m_plan);
  m_previewBase.reset();
  m_previewBaseEvaluation.reset();
  if (!changed) return;
  // The old evaluation is still right: no need to compute it again.
  m_evaluator->dropPending();
  m_plan = before;
  m_evaluation = evaluationBefore;
  m_stale = false;
  emit planChanged();
  emit evaluationChanged();
}

void Document::pinBaseline() {
  m_baseline = committedEvaluation();
  m_baselinePlan = committedPlan();
  emit baselineChanged();
}

void Document::clearBaseline() {
  if (!m_baseline) return;
  m_baseline.reset();
  m_baselinePlan.reset();
  emit baselineChanged();
}

bool Document::isModified() const {
  return !(committedPlan() == m_savedPlan);
}

void Document::reset(const Plan& plan, const QString& path) {
  m_previewBase.reset();
  m_previewBaseEvaluation.reset();
  m_undoStack.clear();
  m_selection.clear();
  m_selection.setHovered(std::nullopt);
  m_savedPlan = plan;
  m_path = path;
  m_diskDigest = digestOf(path);
  if (m_baseline) clearBaseline();
  setPlan(plan);
  emit pathChanged();
  emit replaced();
  m_wasModified = false;
  emit modifiedChanged(false);
}

Result<void> Document::open(const QString& path) {
  Result<Plan> plan = loadPlanFile(path.toStdString());
  if (!plan) return plan.error();
  reset(*plan, path);
  return {};
}

Result<void> Document::save() {
  return saveAs(m_path);
}

Result<void> Document::saveAs(const QString& path) {
  if (isPreviewing()) cancelPreview();
  if (Result<void> saved = savePlanFile(m_plan, path.toStdString()); !saved) return saved;
  m_savedPlan = m_plan;
  m_diskDigest = digestOf(path);
  if (m_path != path) {
    m_path = path;
    emit pathChanged();
  }
  m_undoStack.setClean();
  updateModified();
  return {};
}

bool Document::changedOnDisk() const {
  return !m_path.isEmpty() && digestOf(m_path) != m_diskDigest;
}

void Document::restoreUnsaved(const Plan& plan, const QString& path) {
  reset(plan, path);
  // Nothing on disk equals it: an empty plan stands for "never saved".
  m_savedPlan = Plan();
  if (!path.isEmpty()) {
    if (const Result<Plan> onDisk = loadPlanFile(path.toStdString()); onDisk) m_savedPlan = *onDisk;
  }
  updateModified();
}

void Document::setPlan(const Plan& plan) {
  m_plan = plan;
  m_stale = true;
  emit planChanged();
  evaluateNow();
}

void Document::evaluateNow() {
  m_evaluator->request(m_plan);
}

void Document::takeEvaluation(const std::shared_ptr<const Evaluation>& evaluation,
                              double milliseconds) {
  m_evaluation = evaluation;
  m_evaluationMs = milliseconds;
  m_stale = false;
  emit evaluationChanged();
}

void Document::updateModified() {
  const bool modified = isModified();
  if (modified == m_wasModified) return;
  m_wasModified = modified;
  emit modifiedChanged(modified);
}

}  // namespace slicescape::ui
