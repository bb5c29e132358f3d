// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/fix_table.h"

#include <QCoreApplication>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {

QString fixTitle(const Fix& fix) {
  if (fix.secondTitle.empty()) return translated(fix.title);
  //: two changes of a plan made together: "Recompute the MLP + ZeRO 1 → 2"
  return QCoreApplication::translate("FixTable", "%1 + %2")
      .arg(translated(fix.title), translated(fix.secondTitle));
}

QString fixSentence(const Fix& fix) {
  //: %1 a change of the plan, %2 what it does: "−12.3 GiB, +4.1 % time"
  return QCoreApplication::translate("FixTable", "%1: %2")
      .arg(fixTitle(fix), translated(fix.effect));
}

void FixTable::setFixes(std::vector<Fix> fixes) {
  beginResetModel();
  m_fixes = std::move(fixes);
  endResetModel();
}

void FixTable::retranslate() {
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  if (!m_fixes.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int FixTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_fixes.size());
}

int FixTable::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant FixTable::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Fix& fix = m_fixes[static_cast<std::size_t>(index.row())];
  if (role == Qt::TextAlignmentRole) {
    return int(Qt::AlignVCenter | (index.column() == Offer ? Qt::AlignLeft : Qt::AlignRight));
  }
  if (role == Qt::ForegroundRole && !fix.mendsAll) return theme().secondary;
  if (role == Qt::ToolTipRole && !fix.mendsAll) {
    return tr("This mends the finding; other errors of the plan stay.");
  }
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  const QString unknown = QStringLiteral("—");
  switch (index.column()) {
    case Offer:
      return fixSentence(fix);
    case StepTime:
      return fix.stepTime > 0 ? display(Seconds(fix.stepTime)) : unknown;
    case PeakMemory:
      return fix.stepTime > 0 ? display(fix.peak) : unknown;
    case Gpus:
      return displayCount(fix.gpus);
    default:
      return {};
  }
}

QVariant FixTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return int(Qt::AlignVCenter | (section == Offer ? Qt::AlignLeft : Qt::AlignRight));
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Offer:
      return tr("Change, with its gain and price");
    case StepTime:
      return tr("Step time");
    case PeakMemory:
      return tr("Fullest GPU");
    case Gpus:
      return tr("GPUs");
    default:
      return {};
  }
}

}  // namespace slicescape::ui
