// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/charts_panel.h"

#include "ui/charts/communication_chart.h"
#include "ui/charts/memory_chart.h"
#include "ui/charts/schedule_chart.h"
#include "ui/charts/waterfall_chart.h"

namespace slicescape::ui {

ChartsPanel::ChartsPanel(Document* document, QWidget* parent) : ChartRow(parent) {
  auto* schedule = new ScheduleChart(document, this);
  connect(schedule, &ScheduleChart::schedulesRequested, this, &ChartsPanel::schedulesRequested);
  connect(schedule, &ScheduleChart::detailRequested, this, &ChartsPanel::timelineRequested);
  // The schedule has the most to show.
  setCharts({{new MemoryChart(document, this), 30},
             {schedule, 38},
             {new CommunicationChart(document, this), 30},
             {new WaterfallChart(document, this), 30}});
}

}  // namespace slicescape::ui
