// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schedules/schedule_table.h"

#include <QCoreApplication>
#include <QFont>
#include <algorithm>
#include <limits>

#include "core/schedule/schedule.h"
#include "core/units/parameter_registry.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

bool fits(const ScheduleAlternative& alternative) {
  return alternative.evaluation != nullptr && alternative.evaluation->fits;
}

/// "12.3 s" and, for another schedule than the plan's own, "12.3 s (−4.1 %)".
QString withDifference(const QString& value, double now, double before, bool isCurrent) {
  if (isCurrent || before <= 0 || now <= 0) return value;
  //: A figure and how it differs from the present one: "12.3 s (−4.1 %)"
  return QCoreApplication::translate("slicescape::ui::ScheduleTable", "%1 (%2)")
      .arg(value, displaySignedShare(now / before - 1));
}

}  // namespace

QString scheduleTitle(const ScheduleAlternative& alternative) {
  QString name = QString::fromStdString(alternative.kind);
  if (alternative.kind == "zb-1p" || alternative.kind == "zb-2p") {
    name = name.toUpper();  // the papers' own names, the same in every language
  } else if (const ParameterInfo* info = findParameter("layout.schedule.kind")) {
    for (const ParameterChoice& choice : info->choices) {
      if (choice.value == alternative.kind) name = translated(choice.label);
    }
  }
  const auto kind = scheduleKindFrom(alternative.kind);
  if (kind && impliedChunks(*kind) > 0) return name;
  if (alternative.chunks <= 1) return name;
  //: %1 schedule, %n its runs of layers per rank
  return QCoreApplication::translate("slicescape::ui::ScheduleTable", "%1 · %n chunks", nullptr,
                                     alternative.chunks)
      .arg(name);
}

QString reasonAgainst(const ScheduleAlternative& alternative) {
  QStringList lines;
  for (const ScheduleProblem& problem : alternative.problems) {
    //: %1 the rule that is broken, %2 what to do
    lines << QCoreApplication::translate("slicescape::ui::ScheduleTable", "%1. %2.")
                 .arg(translated(problem.rule), translated(problem.remedy))
                 .replace(QStringLiteral(".."), QStringLiteral("."));
  }
  return lines.join(QLatin1Char('\n'));
}

ScheduleTable::ScheduleTable(std::vector<ScheduleAlternative> alternatives, QObject* parent)
    : QAbstractTableModel(parent), m_alternatives(std::move(alternatives)) {
  for (std::size_t i = 0; i < m_alternatives.size(); ++i) {
    if (m_alternatives[i].isCurrent) m_current = static_cast<int>(i);
  }
}

const ScheduleAlternative* ScheduleTable::current() const {
  return m_current < 0 ? nullptr : &m_alternatives[static_cast<std::size_t>(m_current)];
}

void ScheduleTable::retranslate() {
  if (m_alternatives.empty()) return;
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ScheduleTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_alternatives.size());
}

int ScheduleTable::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString ScheduleTable::note(const ScheduleAlternative& alternative) const {
  if (!alternative.isLegal()) return translated(alternative.problems.front().rule);
  QStringList notes;
  if (alternative.isCurrent) notes << tr("current");
  if (alternative.evaluation != nullptr && !fits(alternative)) {
    const Evaluation& evaluation = *alternative.evaluation;
    if (evaluation.peakDevice > evaluation.capacity) {
      notes << tr("%1 too much").arg(display(evaluation.peakDevice - evaluation.capacity));
    } else {
      notes << tr("does not fit");
    }
  }
  if (alternative.respreadsLayers) notes << tr("layers spread evenly");
  return notes.join(QStringLiteral(" · "));
}

QString ScheduleTable::text(const ScheduleAlternative& alternative, int column) const {
  if (column == Name) return scheduleTitle(alternative);
  if (column == Note) return note(alternative);
  if (alternative.evaluation == nullptr) return QStringLiteral("—");
  const Evaluation& now = *alternative.evaluation;
  const ScheduleAlternative* own = current();
  const Evaluation* before = own != nullptr ? own->evaluation.get() : nullptr;
  const auto difference = [&](const QString& value, double to, double from) {
    return withDifference(value, to, before != nullptr ? from : 0, alternative.isCurrent);
  };
  switch (column) {
    case StepTime:
      return difference(display(Seconds(now.stepTime.p50)), now.stepTime.p50,
                        before != nullptr ? before->stepTime.p50 : 0);
    case Bubble:
      return displayShare(now.bubbleRatio);
    case PeakMemory:
      return difference(display(now.peakDevice), double(now.peakDevice.value()),
                        before != nullptr ? double(before->peakDevice.value()) : 0);
    case Transferred:
      return display(alternative.transferred);
    default:
      return {};
  }
}

/// What cannot run sorts behind everything else.
QVariant ScheduleTable::sortKey(const ScheduleAlternative& alternative, int column) const {
  constexpr double kLast = std::numeric_limits<double>::max();
  const Evaluation* now = alternative.evaluation.get();
  switch (column) {
    case Name:
      return scheduleTitle(alternative).toLower();
    case StepTime:
      return now != nullptr ? now->stepTime.p50 : kLast;
    case Bubble:
      return now != nullptr ? now->bubbleRatio : kLast;
    case PeakMemory:
      return now != nullptr ? double(now->peakDevice.value()) : kLast;
    case Transferred:
      return now != nullptr ? double(alternative.transferred.value()) : kLast;
    default:
      return note(alternative);
  }
}

QVariant ScheduleTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const ScheduleAlternative& alternative = m_alternatives[static_cast<std::size_t>(index.row())];
  const int column = index.column();
  switch (role) {
    case Qt::DisplayRole:
      return text(alternative, column);
    case kSortRole:
      return sortKey(alternative, column);
    case Qt::ToolTipRole:
      return alternative.isLegal() ? QVariant() : QVariant(reasonAgainst(alternative));
    case Qt::TextAlignmentRole:
      return column == Name || column == Note ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                              : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
      QFont font = bodyFont();
      if (alternative.isCurrent) font.setWeight(QFont::DemiBold);
      return font;
    }
    case Qt::ForegroundRole:
      if (!alternative.isLegal()) return theme().secondary;
      if (!fits(alternative) && (column == PeakMemory || column == Note)) return theme().bad;
      return {};
    default:
      return {};
  }
}

QVariant ScheduleTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return section == Name || section == Note ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                              : QVariant(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role == Qt::ToolTipRole && section == Transferred) {
    return tr("What the pipeline rank that sends most sends to its neighbours in one step");
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Name:
      return tr("Schedule");
    case StepTime:
      return tr("Step time");
    case Bubble:
      return tr("Bubble");
    case PeakMemory:
      return tr("Peak memory");
    case Transferred:
      return tr("Sent per step");
    case Note:
      return tr("Note");
    default:
      return {};
  }
}

}  // namespace slicescape::ui
