// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/selection_model.h"

#include <utility>

namespace slicescape::ui {

std::optional<Subject> SelectionModel::single() const {
  if (m_selected.size() != 1) return std::nullopt;
  return *m_selected.begin();
}

void SelectionModel::select(const Subject& subject) {
  setSelected({subject});
}

void SelectionModel::toggle(const Subject& subject) {
  std::set<Subject> next = m_selected;
  if (next.erase(subject) == 0) next.insert(subject);
  setSelected(std::move(next));
}

void SelectionModel::setSelected(std::set<Subject> subjects) {
  if (m_selected == subjects) return;
  m_selected = std::move(subjects);
  emit selectionChanged();
}

void SelectionModel::clear() {
  setSelected({});
}

void SelectionModel::setHovered(std::optional<Subject> subject) {
  if (m_hovered == subject) return;
  m_hovered = std::move(subject);
  emit hoverChanged();
}

void SelectionModel::setMoment(std::optional<double> seconds) {
  if (m_moment == seconds) return;
  m_moment = seconds;
  emit momentChanged();
}

void SelectionModel::setMicroBatch(std::optional<int> microBatch) {
  if (m_microBatch == microBatch) return;
  m_microBatch = microBatch;
  emit microBatchChanged();
}

void SelectionModel::reveal(const Subject& subject) {
  emit revealRequested(subject);
}

}  // namespace slicescape::ui
