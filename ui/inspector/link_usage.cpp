// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/link_usage.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/widgets/display.h"

namespace slicescape::ui {

std::vector<LinkUsage> linkUsages(const Evaluation& evaluation) {
  struct Sum {
    std::string axis, link;
    Bytes bytes;
    Seconds time, exposed;
  };
  std::vector<Sum> sums;
  for (const CommunicationItem& item : evaluation.communication) {
    auto sum = std::find_if(sums.begin(), sums.end(), [&](const Sum& candidate) {
      return candidate.axis == item.axis && candidate.link == item.link;
    });
    if (sum == sums.end()) sum = sums.insert(sums.end(), {item.axis, item.link, {}, {}, {}});
    sum->bytes += item.bytesPerRankPerStep;
    sum->time += item.time;
    sum->exposed += item.exposed;
  }
  std::vector<LinkUsage> usages;
  const Seconds step(evaluation.stepTime.p50);
  for (const Sum& sum : sums) {
    LinkUsage usage;
    const QString axis = QString::fromStdString(sum.axis).toUpper();
    usage.name = sum.link.empty()
                     ? axis
                     : QStringLiteral("%1 · %2").arg(axis, QString::fromStdString(sum.link));
    if (step.value() > 0) {
      usage.share = std::clamp(sum.time / step, 0.0, 1.0);
      usage.exposed = std::clamp(sum.exposed / step, 0.0, usage.share);
    }
    //: %1 is a percentage
    usage.figure =
        QCoreApplication::translate("inspector", "%1 of the step").arg(displayShare(usage.share));
    //: %1 bytes, %2 and %3 times
    usage.details = QCoreApplication::translate("inspector",
                                                "%1 per GPU and step, in use for %2, waited for %3")
                        .arg(display(sum.bytes), display(sum.time), display(sum.exposed));
    usages.push_back(usage);
  }
  return usages;
}

}  // namespace slicescape::ui
