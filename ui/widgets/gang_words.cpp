// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/gang_words.h"

#include <QStringList>

#include "ui/widgets/display.h"
#include "ui/widgets/display_list.h"

namespace slicescape::ui {

QString GangWords::answer(const GangPlacement& placement) {
  switch (placement.answer) {
    case GangAnswer::FitsNow:
      return tr("Fits now");
    case GangAnswer::AfterWait:
      //: %1 is a time
      return tr("Fits after %1").arg(display(Seconds(placement.waitS)));
    case GangAnswer::OnlyWithPreemption:
      return tr("Fits only with preemption");
    case GangAnswer::Never:
      break;
  }
  return tr("Does not fit");
}

QString GangWords::preempted(const GangPlacement& placement) {
  QStringList names;
  for (const std::string& name : placement.preempted) names << QString::fromStdString(name);
  return displayList(names);
}

QString GangWords::breakEven(const SmallerGang& smaller) {
  //: %1 a time, %2 number of GPUs
  return tr("%1 against %2 GPUs")
      .arg(display(Seconds(smaller.breakEvenWaitS)), displayCount(smaller.devices));
}

QString GangWords::breakEvenWhy(const SmallerGang& smaller) {
  //: %1 number of replicas, %2 to %4 times
  return tr("The same layout with DP %1 runs %2, the whole gang %3. With %4 to reshard later, "
            "starting small pays only when the wait is longer.")
      .arg(smaller.dp)
      .arg(display(Seconds(smaller.smallS)), display(Seconds(smaller.fullS)),
           display(Seconds(kReshardS)));
}

}  // namespace slicescape::ui
