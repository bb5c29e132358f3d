// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/schedule_names.h"

#include <QCoreApplication>

namespace slicescape::ui {

QString scheduleTitle(ScheduleKind kind) {
  switch (kind) {
    case ScheduleKind::GPipe:
      return QStringLiteral("GPipe");
    case ScheduleKind::OneFOneB:
      return QStringLiteral("1F1B");
    case ScheduleKind::Interleaved:
      return QStringLiteral("Interleaved 1F1B");
    case ScheduleKind::BreadthFirst:
      return QStringLiteral("Breadth-first");
    case ScheduleKind::ZbH1:
      return QStringLiteral("ZB-H1");
    case ScheduleKind::ZbH2:
      return QStringLiteral("ZB-H2");
    case ScheduleKind::ZbV:
      return QStringLiteral("ZB-V");
    case ScheduleKind::VHalf:
      return QStringLiteral("V-Half");
    case ScheduleKind::VMin:
      return QStringLiteral("V-Min");
    case ScheduleKind::DualPipe:
      return QStringLiteral("DualPipe");
    case ScheduleKind::DualPipeV:
      return QStringLiteral("DualPipeV");
    case ScheduleKind::ZbAuto:
      return QStringLiteral("ZB auto");
    case ScheduleKind::Custom:
      return QCoreApplication::translate("slicescape::ui::ScheduleChart", "Custom");
    case ScheduleKind::None:
      break;
  }
  return {};
}

}  // namespace slicescape::ui
