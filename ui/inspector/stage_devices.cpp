// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/stage_devices.h"

#include <QStringList>
#include <algorithm>

#include "ui/canvas/device_stages.h"
#include "ui/widgets/display_list.h"

namespace slicescape::ui {

StageDevices stageDevices(const Plan& plan, const Evaluation& evaluation,
                          const std::vector<int>& stages) {
  StageDevices result;
  QStringList ranges;
  std::int64_t first = -1;
  std::int64_t last = -1;
  const auto close = [&] {
    if (first < 0) return;
    ranges << (first == last ? QString::number(first)
                             : QStringLiteral("%1–%2").arg(first).arg(last));
    first = -1;
  };
  const auto groups = deviceStages(plan, evaluation);
  std::int64_t hostsBefore = 0;
  for (const HostGroup& host : plan.cluster->hosts) {
    const auto group = groups.find(host.id);
    if (group != groups.end() && group->second.devicesPerHost > 0) {
      const int perHost = group->second.devicesPerHost;
      for (const DeviceRun& run : group->second.runs) {
        if (run.count <= 0 || std::find(stages.begin(), stages.end(), run.stage) == stages.end()) {
          continue;
        }
        result.count += run.count;
        const std::int64_t from = hostsBefore + run.firstDevice / perHost;
        const std::int64_t to = hostsBefore + (run.firstDevice + run.count - 1) / perHost;
        if (first >= 0 && from > last + 1) close();
        if (first < 0) first = from;
        last = std::max(last, to);
      }
    }
    hostsBefore += host.count;
  }
  close();
  result.hosts = displayList(ranges);
  return result;
}

}  // namespace slicescape::ui
