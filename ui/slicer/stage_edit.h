// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "ui/document/document.h"
#include "ui/slicer/strip_model.h"

namespace slicescape::ui {

/// What the bubble beside the moved handle says.
struct EditNote {
  QString text;
  bool bad = false;  ///< over capacity or not allowed: error style
};

/// Moves one item of the layer strip: by a gesture with live preview (begin, moveTo …,
/// then commit = one undo entry, or cancel = everything as before), or by single steps of
/// the keyboard, which merge into one entry as long as they concern the same item.
class StageEdit {
 public:
  explicit StageEdit(Document* document) : m_document(document) {}

  void begin(const StripItem& item);
  /// Previews the item at `position`. A position that is not allowed is not previewed:
  /// the note says why and the last allowed one stays.
  void moveTo(int position);
  void commit();
  void cancel();
  bool isActive() const { return m_item.has_value() && m_document->isPreviewing(); }
  const std::optional<StripItem>& item() const { return m_item; }
  /// The cut before the gesture: what positions and ranges refer to.
  const StripModel& before() const { return m_before; }
  int position() const { return m_position; }
  /// The last position asked for is not allowed; the note says why.
  bool isRefused() const { return !m_problem.isEmpty(); }

  /// One undo entry per run of steps of the same item. At the end of the range nothing
  /// moves and the note names the range.
  void step(const StripItem& item, int by);
  /// Ends a run of steps: the next one is an undo entry of its own.
  void endRun() { m_runItem.reset(); }

  /// Where the last edit went and what it did to memory and step time.
  EditNote note() const;

 private:
  void rememberRun(const StripItem& item, const StripModel& model);

  Document* m_document;
  StripModel m_before;
  std::optional<StripItem> m_item;
  int m_from = 0;
  int m_position = 0;
  QString m_problem;
  std::shared_ptr<const Evaluation> m_reference;  ///< before the gesture or the run
  std::optional<StripItem> m_runItem;
  int m_runNumber = 0;
  int m_runIndex = -1;  ///< undo index after the run's last step
};

}  // namespace slicescape::ui
