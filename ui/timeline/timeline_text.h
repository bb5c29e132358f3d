// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

#include "ui/charts/chart_legend.h"
#include "ui/charts/chart_table.h"
#include "ui/timeline/timeline_scene.h"

namespace slicescape::ui {

/// The words of the timeline.
class TimelineText {
  Q_DECLARE_TR_FUNCTIONS(slicescape::ui::TimelineText)
 public:
  static QString kindName(StepEventKind kind);
  static QString causeName(IdleCause cause);
  /// "Forward of micro-batch 3, chunk 1"
  static QString blockName(const StepEvent& event, int chunks);
  /// What a pointer over the rows says: what, when, how long, what it waited for.
  static QString hitTip(const TimelineScene& scene, const TimelineScene::Hit& hit);
  /// What a pointer over the memory curve says.
  static QString memoryTip(const TimelineData& data, int rank, double time);
  /// What a rank does in a range of time, by kind.
  static QString rangeTip(const TimelineData& data, const TimeRange& range);
  /// "Rank 3: peak 74.8 GiB · backward of micro-batch 4 at 1.31 s"
  static QString peakLabel(const TimelineData& data, int rank);
  /// "1F1B · 4 ranks · 16 micro-batches · step 6.42 s · bubble 8.6 %"
  static QString heading(const TimelineData& data);
  /// The heading as sentences, for screen readers.
  static QString summary(const TimelineData& data);
  static QString blockSentence(const TimelineData& data, const StepEvent& event);
  static std::vector<LegendEntry> legend(const TimelineData& data, const RowStyle& style,
                                         const Theme& theme);
  /// Every operation with its times: what is copied, saved and shown as a table.
  static ChartTable operations(const TimelineData& data);
};

}  // namespace slicescape::ui
