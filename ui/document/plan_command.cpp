// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/plan_command.h"

#include <utility>

#include "ui/document/document.h"

namespace slicescape::ui {
namespace {

constexpr int kMergeableId = 1;
constexpr int kUnmergeableId = -1;

}  // namespace

PlanCommand::PlanCommand(Document& document, const QString& text, Plan before, Plan after,
                         std::set<Subject> selection, QString mergeKey)
    : QUndoCommand(text),
      m_document(document),
      m_before(std::move(before)),
      m_after(std::move(after)),
      m_selectionBefore(selection),
      m_selectionAfter(std::move(selection)),
      m_mergeKey(std::move(mergeKey)) {}

void PlanCommand::undo() {
  m_selectionAfter = m_document.selection().selected();
  m_document.setPlan(m_before);
  restoreSelection(m_selectionBefore);
}

void PlanCommand::redo() {
  if (std::exchange(m_firstRedo, false)) return;
  m_document.setPlan(m_after);
  restoreSelection(m_selectionAfter);
}

int PlanCommand::id() const {
  return m_mergeKey.isEmpty() ? kUnmergeableId : kMergeableId;
}

bool PlanCommand::mergeWith(const QUndoCommand* other) {
  const auto* next = static_cast<const PlanCommand*>(other);
  if (next->m_mergeKey != m_mergeKey || !(next->m_before == m_after)) return false;
  m_after = next->m_after;
  m_selectionAfter = next->m_selectionAfter;
  setText(next->text());
  // Typed back to where it started: the entry would undo nothing.
  if (m_after == m_before) setObsolete(true);
  return true;
}

void PlanCommand::restoreSelection(const std::set<Subject>& selection) const {
  m_document.selection().setSelected(selection);
}

}  // namespace slicescape::ui
