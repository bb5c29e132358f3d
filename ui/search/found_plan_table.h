// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "ui/charts/chart_table.h"
#include "ui/search/search_session.h"

namespace slicescape::ui {

/// The found layouts as a table: figures, and how each stands against the best. Those that
/// cannot be told apart from the best say so; the plan's own layout is set in bold.
class FoundPlanTable : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column {
    Rank,
    LayoutColumn,
    StepTime,
    AgainstBest,
    Headroom,
    Mfu,
    Gpus,
    Cost,
    Finished,
    Bubble,
    ColumnCount
  };
  static constexpr int kSortRole = Qt::UserRole + 1;

  using QAbstractTableModel::QAbstractTableModel;

  void setRows(std::vector<FoundRow> rows, Objective objective, bool hasPrice);
  const std::vector<FoundRow>& rows() const { return m_rows; }
  /// The row that is the open plan's layout; −1 = none.
  void setCurrentRow(int row);
  int currentRow() const { return m_current; }
  /// The row of a candidate; −1 = none.
  int rowOf(const Candidate& candidate) const;
  int tieCount() const;
  bool hasPrice() const { return m_hasPrice; }
  /// The language or the unit changed.
  void retranslate();
  /// The numbers, exact, with units in the keys.
  ChartTable exported() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const FoundPlan* best() const;
  QString text(int row, int column) const;
  QVariant sortKey(int row, int column) const;
  QString toolTip(int row, int column) const;

  std::vector<FoundRow> m_rows;
  Objective m_objective = Objective::StepTime;
  bool m_hasPrice = false;
  int m_current = -1;
};

}  // namespace slicescape::ui
