// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <set>

#include "core/plan/finding.h"

namespace slicescape::ui {

/// What is selected and what the mouse is over: one truth for canvas, layer strip,
/// charts, timeline and tables. Views never talk to each other, only to this.
class SelectionModel : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  const std::set<Subject>& selected() const { return m_selected; }
  bool isSelected(const Subject& subject) const { return m_selected.contains(subject); }
  /// The one selected subject, or nothing when none or several are selected.
  std::optional<Subject> single() const;
  const std::optional<Subject>& hovered() const { return m_hovered; }

  /// The time in the step that a pointer is at, shared by every view with a time axis.
  const std::optional<double>& moment() const { return m_moment; }
  /// The micro-batch whose way through the stages is marked.
  const std::optional<int>& microBatch() const { return m_microBatch; }

  void select(const Subject& subject);  ///< replaces the selection
  void toggle(const Subject& subject);  ///< Ctrl+click
  void setSelected(std::set<Subject> subjects);
  void clear();
  void setHovered(std::optional<Subject> subject);
  void setMoment(std::optional<double> seconds);
  void setMicroBatch(std::optional<int> microBatch);
  /// Asks views to bring the subject into sight (findings list, "go to").
  void reveal(const Subject& subject);

 signals:
  void selectionChanged();
  void hoverChanged();
  void momentChanged();
  void microBatchChanged();
  void revealRequested(const slicescape::Subject& subject);

 private:
  std::set<Subject> m_selected;
  std::optional<Subject> m_hovered;
  std::optional<double> m_moment;
  std::optional<int> m_microBatch;
};

/// Short forms for the common subjects.
inline Subject stageSubject(int stage) {
  return {SubjectKind::Stage, std::to_string(stage)};
}
inline Subject layerSubject(int layer) {
  return {SubjectKind::Layer, std::to_string(layer)};
}
inline Subject hostSubject(const std::string& id) {
  return {SubjectKind::Host, id};
}
inline Subject switchSubject(const std::string& id) {
  return {SubjectKind::Switch, id};
}
inline Subject linkSubject(const std::string& id) {
  return {SubjectKind::Link, id};
}

}  // namespace slicescape::ui
