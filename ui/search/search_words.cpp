// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/units/parameter_registry.h"
#include "ui/widgets/display.h"
#include "ui/widgets/shared_unit.h"

namespace slicescape::ui {
namespace {

/// The window's word for a value that a parameter may have; the value itself when it is a
/// newer file's.
QString choiceLabel(const char* parameter, const std::string& value) {
  if (const ParameterInfo* info = findParameter(parameter)) {
    for (const ParameterChoice& choice : info->choices) {
      if (choice.value == value) return translated(choice.label);
    }
  }
  return QString::fromStdString(value);
}

}  // namespace

QString scheduleLabel(const std::string& kind) {
  return choiceLabel("layout.schedule.kind", kind);
}

/// The two selections that a search tries have names of their own.
QString recomputeLabel(const RecomputeChoice& choice) {
  static const std::vector<std::string> kCheap{"core_attention", "norm", "mlp_act", "mla_up"};
  static const std::vector<std::string> kCheapAndMlp{"core_attention", "norm", "mlp_act", "mla_up",
                                                     "mlp"};
  if (choice.modules == kCheap) {
    return QCoreApplication::translate("slicescape::ui::SearchWords", "cheap modules");
  }
  if (choice.modules == kCheapAndMlp) {
    return QCoreApplication::translate("slicescape::ui::SearchWords", "cheap modules, MLP");
  }
  if (choice.mode != "selective") return choiceLabel("layout.recompute.mode", choice.mode);
  QStringList modules;
  for (const std::string& module : choice.modules) modules << QString::fromStdString(module);
  return modules.isEmpty() ? QStringLiteral("core_attention") : modules.join(QLatin1Char('+'));
}

QString slicingLabel(Slicing slicing) {
  return slicing == Slicing::Even
             ? QCoreApplication::translate("slicescape::ui::SearchWords", "even")
             : QCoreApplication::translate("slicescape::ui::SearchWords", "balanced by time");
}

QString frameworkLabel(const std::string& framework) {
  return framework.empty() ? QCoreApplication::translate("slicescape::ui::SearchWords", "any")
                           : choiceLabel("layout.framework", framework);
}

QString layoutTitle(const Plan& plan) {
  const Layout& layout = *plan.layout;
  QStringList parts{QStringLiteral("TP %1").arg(layout.tp), QStringLiteral("PP %1").arg(layout.pp),
                    QStringLiteral("DP %1").arg(layout.dp)};
  const auto degree = [&](const char* name, int value) {
    if (value > 1) parts << QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(value);
  };
  degree("CP", layout.cp);
  degree("EP", layout.ep);
  degree("ETP", layout.etp);
  degree("VPP", layout.vpp);
  parts << QStringLiteral("MBS %1").arg(plan.workload->microBatch);
  if (layout.zero) parts << QStringLiteral("ZeRO %1").arg(*layout.zero);
  if (layout.pp > 1) parts << scheduleLabel(layout.schedule.kind);
  if (layout.stages) {
    //: A layout whose pipeline stages hold unequal numbers of layers
    parts << QCoreApplication::translate("slicescape::ui::SearchWords", "uneven stages");
  }
  if (layout.recompute.mode != "none") {
    //: %1 what is recomputed: "full", "core_attention+norm"
    parts << QCoreApplication::translate("slicescape::ui::SearchWords", "recompute %1")
                 .arg(recomputeLabel(layout.recompute));
  }
  return parts.join(QStringLiteral(" · "));
}

QString objectiveLabel(Objective objective, bool hasPrice) {
  switch (objective) {
    case Objective::StepTime:
      return QCoreApplication::translate("slicescape::ui::SearchWords", "Step time");
    case Objective::Completion:
      return QCoreApplication::translate("slicescape::ui::SearchWords", "Finishing time (P90)");
    case Objective::Cost:
      return hasPrice
                 ? QCoreApplication::translate("slicescape::ui::SearchWords", "Tokens per dollar")
                 : QCoreApplication::translate("slicescape::ui::SearchWords",
                                               "Tokens per GPU-hour");
    case Objective::Memory:
      return QCoreApplication::translate("slicescape::ui::SearchWords", "Memory headroom");
    case Objective::Gpus:
      return QCoreApplication::translate("slicescape::ui::SearchWords", "Fewest GPUs in time");
  }
  return {};
}

QString displayCost(double cost, bool hasPrice) {
  if (cost <= 0) return QStringLiteral("—");
  //: An amount of dollars, "$1.20 M", and of GPU-hours, "45.6 K GPU-h"
  return (hasPrice ? QCoreApplication::translate("slicescape::ui::SearchWords", "$%1")
                   : QCoreApplication::translate("slicescape::ui::SearchWords", "%1 GPU-h"))
      .arg(displayShortCount(cost));
}

QString displayBand(const Band& seconds) {
  const QString median = display(Seconds(seconds.p50));
  if (seconds.p10 <= 0 || seconds.p90 <= 0) return median;
  const QString high = display(Seconds(seconds.p90));
  const QString low = withoutSharedUnit(display(Seconds(seconds.p10)), high);
  //: %1 the median, %2 and %3 the ends of the band P10–P90: "6.42 s (6.1–6.8 s)"
  return QCoreApplication::translate("slicescape::ui::SearchWords", "%1 (%2–%3)")
      .arg(median, low, high);
}

QString againstBest(const FoundPlan& plan, const FoundPlan& best, Objective objective) {
  if (plan.isBest) return QCoreApplication::translate("slicescape::ui::SearchWords", "best");
  if (plan.tiesWithBest) return QCoreApplication::translate("slicescape::ui::SearchWords", "tie");
  if (objective == Objective::Gpus && plan.score.gpus != best.score.gpus) {
    return QCoreApplication::translate("slicescape::ui::SearchWords", "%n more GPU(s)", nullptr,
                                       static_cast<int>(plan.score.gpus - best.score.gpus));
  }
  const Objective measure = objective == Objective::Gpus ? Objective::StepTime : objective;
  const double reference = best.score.valueOf(measure);
  if (reference <= 0) return QStringLiteral("—");
  return displaySignedShare(plan.score.valueOf(measure) / reference - 1);
}

}  // namespace slicescape::ui
