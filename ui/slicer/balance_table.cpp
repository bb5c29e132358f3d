// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/balance_table.h"

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/shared_unit.h"

namespace slicescape::ui {
namespace {

int layersOf(const Stage& stage) {
  int layers = 0;
  for (const Chunk& chunk : stage.chunks) layers += chunk.count;
  return layers;
}

/// Forward and backward of one micro-batch.
Seconds timeOf(const StageResult& stage) {
  return stage.forward + stage.backwardInput + stage.backwardWeight;
}

}  // namespace

void BalanceTable::setSides(Side before, Side after) {
  const bool sameRows = before.stages.size() == m_before.stages.size();
  if (!sameRows) beginResetModel();
  m_before = std::move(before);
  m_after = std::move(after);
  if (!sameRows) {
    endResetModel();
  } else {
    retranslate();
  }
}

void BalanceTable::retranslate() {
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int BalanceTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_before.stages.size());
}

int BalanceTable::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString BalanceTable::text(std::size_t stage, int column) const {
  const auto change = [](const QString& before, const QString& after) {
    if (before == after) return after;
    return tr("%1 → %2", "before and after").arg(withoutSharedUnit(before, after), after);
  };
  if (column == Stage) {
    return m_before.stages[stage].locked ? tr("%1 (locked)").arg(stage) : displayCount(stage);
  }
  if (column == Layers) {
    const int before = layersOf(m_before.stages[stage]);
    const int after = stage < m_after.stages.size() ? layersOf(m_after.stages[stage]) : before;
    return change(displayCount(before), displayCount(after));
  }
  const auto known = [stage](const Side& side) {
    return side.evaluation != nullptr && stage < side.evaluation->stages.size();
  };
  if (!known(m_before) || !known(m_after)) return QStringLiteral("—");
  const StageResult& before = m_before.evaluation->stages[stage];
  const StageResult& after = m_after.evaluation->stages[stage];
  return column == Time ? change(display(timeOf(before)), display(timeOf(after)))
                        : change(display(before.peak), display(after.peak));
}

QVariant BalanceTable::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto stage = static_cast<std::size_t>(index.row());
  if (role == Qt::DisplayRole) return text(stage, index.column());
  if (role == Qt::TextAlignmentRole) {
    return int(Qt::AlignVCenter | (index.column() == Stage ? Qt::AlignLeft : Qt::AlignRight));
  }
  const bool over =
      m_after.evaluation != nullptr && stage < m_after.evaluation->stages.size() &&
      m_after.evaluation->stages[stage].peak > m_after.evaluation->stages[stage].capacity;
  if (role == Qt::ForegroundRole && index.column() == Memory && over) return theme().bad;
  if (role == Qt::ToolTipRole && index.column() == Memory && over) {
    return tr("More than the %1 of the GPU")
        .arg(display(m_after.evaluation->stages[stage].capacity));
  }
  return {};
}

QVariant BalanceTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return int(Qt::AlignVCenter | (section == Stage ? Qt::AlignLeft : Qt::AlignRight));
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Stage:
      return tr("Stage");
    case Layers:
      return tr("Layers");
    case Time:
      return tr("Time per micro-batch");
    case Memory:
      return tr("Peak memory");
    default:
      return {};
  }
}

}  // namespace slicescape::ui
