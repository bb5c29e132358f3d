// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <map>
#include <vector>

#include "core/plan/plan.h"
#include "ui/slicer/strip_model.h"

namespace slicescape::ui {

/// Finds out at which positions of a dragged boundary the stages on both sides would fit
/// into memory: the ghost ticks of the strip. Works in the idle moments between mouse
/// moves, nearest positions first and a few milliseconds at a time, so that the drag
/// keeps its frame rate; gives up on plans whose evaluation alone would break it.
class FitMarks : public QObject {
  Q_OBJECT
 public:
  explicit FitMarks(QObject* parent = nullptr);

  /// Starts over for a boundary of `plan`, cut as `model` says.
  void start(const Plan& plan, const StripModel& model, const StripItem& boundary);
  void stop();
  /// Layer → fits, for the positions known so far.
  const std::map<int, bool>& known() const { return m_known; }

 signals:
  void changed();

 private:
  void work();
  bool fitsAt(int layer) const;

  Plan m_plan;
  StripModel m_model;
  StripItem m_boundary;
  std::vector<int> m_open;  ///< farthest first
  std::map<int, bool> m_known;
  QTimer m_idle;
};

}  // namespace slicescape::ui
