// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>
#include <set>

#include "core/plan/plan.h"
#include "ui/document/selection_model.h"

namespace slicescape::ui {

class Document;

/// The only undo command: the plan before and after. Plans share structure, so a pair
/// costs little, and undoing needs no inverse of the edit, which cannot be got wrong.
/// The selection of the moment of the edit comes back with it.
class PlanCommand : public QUndoCommand {
 public:
  /// `after` is already the document's plan: the first redo(), which QUndoStack::push
  /// calls, must not set it again.
  PlanCommand(Document& document, const QString& text, Plan before, Plan after,
              std::set<Subject> selection, QString mergeKey);

  void undo() override;
  void redo() override;
  int id() const override;
  bool mergeWith(const QUndoCommand* other) override;

 private:
  void restoreSelection(const std::set<Subject>& selection) const;

  Document& m_document;
  Plan m_before;
  Plan m_after;
  std::set<Subject> m_selectionBefore;
  std::set<Subject> m_selectionAfter;
  QString m_mergeKey;
  bool m_firstRedo = true;
};

}  // namespace slicescape::ui
