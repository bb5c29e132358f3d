// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/found_plan_table.h"

#include <QFont>
#include <algorithm>

#include "core/search/layout_text.h"
#include "ui/search/search_words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

Bytes headroomOf(const Evaluation& evaluation) {
  return evaluation.capacity - evaluation.peakDevice;
}

bool isText(int column) {
  return column == FoundPlanTable::LayoutColumn;
}

}  // namespace

void FoundPlanTable::setRows(std::vector<FoundRow> rows, Objective objective, bool hasPrice) {
  beginResetModel();
  m_rows = std::move(rows);
  m_objective = objective;
  m_hasPrice = hasPrice;
  m_current = -1;
  endResetModel();
}

void FoundPlanTable::setCurrentRow(int row) {
  if (row == m_current) return;
  m_current = row;
  retranslate();
}

int FoundPlanTable::rowOf(const Candidate& candidate) const {
  for (std::size_t row = 0; row < m_rows.size(); ++row) {
    if (m_rows[row].plan->candidate == candidate) return static_cast<int>(row);
  }
  return -1;
}

int FoundPlanTable::tieCount() const {
  return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const FoundRow& row) {
    return row.isRanked && row.plan->tiesWithBest && !row.plan->isBest;
  }));
}

const FoundPlan* FoundPlanTable::best() const {
  for (const FoundRow& row : m_rows) {
    if (row.isRanked && row.plan->isBest) return row.plan.get();
  }
  return m_rows.empty() ? nullptr : m_rows.front().plan.get();
}

void FoundPlanTable::retranslate() {
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  if (m_rows.empty()) return;
  emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int FoundPlanTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FoundPlanTable::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString FoundPlanTable::text(int row, int column) const {
  const FoundRow& entry = m_rows[static_cast<std::size_t>(row)];
  const FoundPlan& found = *entry.plan;
  const Evaluation& evaluation = found.evaluation;
  switch (column) {
    case Rank:
      return entry.isRanked ? displayCount(row + 1) : QStringLiteral("◇");
    case LayoutColumn:
      return layoutTitle(found.plan);
    case StepTime:
      return displayBand(evaluation.stepTime);
    case AgainstBest:
      return againstBest(found, *best(), m_objective);
    case Headroom:
      return display(headroomOf(evaluation));
    case Mfu:
      return displayShare(found.score.mfu);
    case Gpus:
      return displayCount(found.score.gpus);
    case Cost:
      return displayCost(found.score.cost, m_hasPrice);
    case Finished:
      return display(Seconds(found.score.completion));
    case Bubble:
      return displayShare(evaluation.bubbleRatio);
    default:
      return {};
  }
}

QVariant FoundPlanTable::sortKey(int row, int column) const {
  const FoundPlan& found = *m_rows[static_cast<std::size_t>(row)].plan;
  switch (column) {
    case LayoutColumn:
      return text(row, column);
    case StepTime:
      return found.score.stepTime;
    case AgainstBest:
      return found.score.valueOf(m_objective);
    case Headroom:
      return double(headroomOf(found.evaluation).value());
    case Mfu:
      return found.score.mfu;
    case Gpus:
      return double(found.score.gpus);
    case Cost:
      return found.score.cost;
    case Finished:
      return found.score.completion;
    case Bubble:
      return found.evaluation.bubbleRatio;
    default:
      return row;
  }
}

QString FoundPlanTable::toolTip(int row, int column) const {
  const FoundRow& entry = m_rows[static_cast<std::size_t>(row)];
  const FoundPlan& found = *entry.plan;
  switch (column) {
    case Rank:
      return entry.isNotBeaten
                 ? tr("No other layout is better in step time, memory, GPUs and cost at once.")
                 : QString();
    case LayoutColumn:
      return row == m_current
                 //: %1 a layout
                 ? tr("%1: the plan as it is").arg(layoutTitle(found.plan))
                 : layoutTitle(found.plan);
    case AgainstBest:
      return found.tiesWithBest && !found.isBest
                 ? tr("Within %1 of the best: the two cannot be told apart. Ties stand with the "
                      "simplest layout first.")
                       .arg(displayShare(tieShare()))
                 : QString();
    case Headroom: {
      const Evaluation& evaluation = found.evaluation;
      //: %1 memory that is left, %2 share of the GPU, %3 exact bytes
      return tr("%1 free on the fullest GPU, %2 of it (%3)")
          .arg(display(headroomOf(evaluation)), displayShare(1 - found.score.memoryShare),
               displayExact(headroomOf(evaluation)));
    }
    default:
      return {};
  }
}

QVariant FoundPlanTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const int row = index.row();
  const int column = index.column();
  const FoundRow& entry = m_rows[static_cast<std::size_t>(row)];
  switch (role) {
    case Qt::DisplayRole:
      return text(row, column);
    case kSortRole:
      return sortKey(row, column);
    case Qt::ToolTipRole: {
      const QString tip = toolTip(row, column);
      return tip.isEmpty() ? QVariant() : QVariant(tip);
    }
    case Qt::AccessibleTextRole:
      if (column != Rank || entry.isRanked) return text(row, column);
      return tr("not beaten");
    case Qt::TextAlignmentRole:
      return isText(column) ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                            : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
      QFont font = bodyFont();
      if (row == m_current) font.setWeight(QFont::DemiBold);
      return font;
    }
    case Qt::ForegroundRole:
      if (column == AgainstBest && entry.isRanked && entry.plan->tiesWithBest) return theme().good;
      if (column == Rank) return theme().secondary;
      return {};
    default:
      return {};
  }
}

QVariant FoundPlanTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return isText(section) ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                           : QVariant(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role == Qt::ToolTipRole) {
    switch (section) {
      case StepTime:
        return tr("Median, and the band from P10 to P90 in brackets");
      case AgainstBest:
        return tr("In what the search looks for");
      case Headroom:
        return tr("Free memory of the fullest GPU");
      case Finished:
        return tr("Time until the tokens of the plan are trained, with failures and checkpoints");
      default:
        return {};
    }
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Rank:
      return QStringLiteral("#");
    case LayoutColumn:
      return tr("Layout");
    case StepTime:
      return tr("Step time");
    case AgainstBest:
      return tr("Against best");
    case Headroom:
      return tr("Headroom");
    case Mfu:
      return tr("MFU");
    case Gpus:
      return tr("GPUs");
    case Cost:
      return tr("Cost");
    case Finished:
      return tr("Finished in");
    case Bubble:
      return tr("Bubble");
    default:
      return {};
  }
}

ChartTable FoundPlanTable::exported() const {
  using Q = ColumnQuantity;
  ChartTable table;
  table.columns = {{QStringLiteral("rank"), tr("Rank"), Q::Count},
                   {QStringLiteral("layout"), tr("Layout"), Q::Text},
                   {QStringLiteral("gpus"), tr("GPUs"), Q::Count},
                   {QStringLiteral("step_time_s"), tr("Step time"), Q::Seconds},
                   {QStringLiteral("step_time_p10_s"), tr("Step time, P10"), Q::Seconds},
                   {QStringLiteral("step_time_p90_s"), tr("Step time, P90"), Q::Seconds},
                   {QStringLiteral("best"), tr("Best"), Q::Count},
                   {QStringLiteral("ties_with_best"), tr("Tie"), Q::Count},
                   {QStringLiteral("not_beaten"), tr("Not beaten"), Q::Count},
                   {QStringLiteral("mfu"), tr("MFU"), Q::Share},
                   {QStringLiteral("peak_bytes"), tr("Peak memory"), Q::Bytes},
                   {QStringLiteral("headroom_bytes"), tr("Headroom"), Q::Bytes},
                   {QStringLiteral("bubble_ratio"), tr("Bubble"), Q::Share},
                   {m_hasPrice ? QStringLiteral("cost_usd") : QStringLiteral("cost_gpu_hours"),
                    tr("Cost"), Q::Number},
                   {QStringLiteral("completion_s"), tr("Finished in"), Q::Seconds}};
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const FoundRow& row = m_rows[i];
    const FoundPlan& found = *row.plan;
    const Evaluation& evaluation = found.evaluation;
    table.rows.push_back(
        {row.isRanked ? QVariant(static_cast<qint64>(i + 1)) : QVariant(),
         QString::fromStdString(layoutText(found.plan)), static_cast<qint64>(found.score.gpus),
         found.score.stepTime, evaluation.stepTime.p10, evaluation.stepTime.p90,
         static_cast<qint64>(found.isBest), static_cast<qint64>(found.tiesWithBest),
         static_cast<qint64>(row.isNotBeaten), found.score.mfu,
         static_cast<qint64>(evaluation.peakDevice.value()),
         static_cast<qint64>(headroomOf(evaluation).value()), evaluation.bubbleRatio,
         found.score.cost, found.score.completion});
  }
  return table;
}

}  // namespace slicescape::ui
