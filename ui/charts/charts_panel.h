// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_row.h"
#include "ui/document/document.h"

namespace slicescape::ui {

/// The live charts of a step: memory per stage, schedule, communication, step time.
class ChartsPanel : public ChartRow {
  Q_OBJECT
 public:
  explicit ChartsPanel(Document* document, QWidget* parent = nullptr);

 signals:
  /// The schedule chart was double-clicked: the step is wanted in detail.
  void timelineRequested();
  /// The user wants to see the schedule beside the others.
  void schedulesRequested();
};

}  // namespace slicescape::ui
