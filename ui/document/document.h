// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <functional>
#include <memory>
#include <optional>

#include "core/plan/evaluate.h"
#include "core/plan/plan.h"
#include "core/units/result.h"
#include "ui/document/selection_model.h"

namespace slicescape::ui {

class Evaluator;

/// The open plan: its file, its history, its baseline and its latest evaluation.
///
/// Every edit makes a new immutable Plan. `apply` is one undo entry; a gesture calls
/// `beginPreview` once, `preview` on every mouse move, and ends with `commitPreview`
/// (one undo entry) or `cancelPreview` (everything as before). Views subscribe to
/// `planChanged` and `evaluationChanged` and never keep a plan of their own.
class Document : public QObject {
  Q_OBJECT
 public:
  explicit Document(QObject* parent = nullptr);
  ~Document() override;

  /// The plan as shown: during a gesture the candidate, else the committed one.
  const Plan& plan() const { return m_plan; }
  /// The latest evaluation; never null.
  std::shared_ptr<const Evaluation> evaluation() const { return m_evaluation; }
  /// True when `evaluation()` belongs to an older plan than `plan()`.
  bool isStale() const { return m_stale; }
  /// How long the last evaluation took.
  double evaluationMilliseconds() const { return m_evaluationMs; }

  SelectionModel& selection() { return m_selection; }
  const SelectionModel& selection() const { return m_selection; }
  QUndoStack& undoStack() { return m_undoStack; }

  // --- editing ---
  /// Replaces the plan as one undo entry called `text` ("Move stage boundary 1|2 from
  /// layer 39 to 40"). Nothing happens when the plans are equal. Consecutive calls with
  /// the same non-empty `mergeKey` become one entry (typing in a field, key repeat).
  void apply(const QString& text, const Plan& next, const QString& mergeKey = {});
  /// Convenience: a copy of the plan with `change(Plan&)` applied.
  void edit(const QString& text, const std::function<void(Plan&)>& change,
            const QString& mergeKey = {});

  void beginPreview();
  void preview(const Plan& candidate);
  void commitPreview(const QString& text);
  void cancelPreview();
  bool isPreviewing() const { return m_previewBase.has_value(); }
  /// The plan before the running gesture (the committed plan when none runs).
  const Plan& committedPlan() const { return m_previewBase ? *m_previewBase : m_plan; }
  /// The evaluation before the running gesture: what the drag badge compares with.
  std::shared_ptr<const Evaluation> committedEvaluation() const {
    return m_previewBase ? m_previewBaseEvaluation : m_evaluation;
  }

  // --- baseline ---
  void pinBaseline();
  void clearBaseline();
  std::shared_ptr<const Evaluation> baseline() const { return m_baseline; }  ///< null = none
  const std::optional<Plan>& baselinePlan() const { return m_baselinePlan; }

  // --- files ---
  const QString& path() const { return m_path; }
  bool isModified() const;
  /// Starts over with `plan`: empty history, not modified, `path` may be empty.
  void reset(const Plan& plan, const QString& path);
  /// Reads a plan file. On failure the open plan is untouched.
  Result<void> open(const QString& path);
  Result<void> save();  ///< to path(), which must not be empty
  Result<void> saveAs(const QString& path);
  /// True when the file on disk is not the one last read or written.
  bool changedOnDisk() const;
  /// Takes over work saved by the autosave of a session that ended badly: like `reset`,
  /// but modified, since the file at `path` (which may be empty) does not hold it.
  void restoreUnsaved(const Plan& plan, const QString& path);

 signals:
  void planChanged();
  void evaluationChanged();
  void baselineChanged();
  void pathChanged();
  void modifiedChanged(bool modified);
  /// The document was replaced (opened, new): views reset zoom, selection and the like.
  void replaced();

 private:
  friend class PlanCommand;
  void setPlan(const Plan& plan);
  void evaluateNow();
  void takeEvaluation(const std::shared_ptr<const Evaluation>& evaluation, double milliseconds);
  void updateModified();

  Plan m_plan;
  Plan m_savedPlan;  ///< what the file holds: the measure of "modified"
  bool m_wasModified = false;
  std::shared_ptr<const Evaluation> m_evaluation;
  std::shared_ptr<const Evaluation> m_baseline;
  std::optional<Plan> m_baselinePlan;
  std::optional<Plan> m_previewBase;
  std::shared_ptr<const Evaluation> m_previewBaseEvaluation;
  bool m_stale = false;
  double m_evaluationMs = 0;
  QString m_path;
  QByteArray m_diskDigest;
  SelectionModel m_selection;
  QUndoStack m_undoStack;
  Evaluator* m_evaluator;
};

}  // namespace slicescape::ui
