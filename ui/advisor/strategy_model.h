// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>

#include "core/advisor/advice.h"
#include "ui/charts/chart_table.h"

namespace slicescape::ui {

/// The comparison of strategies, one a row, named in the vertical header. A cell has its figure
/// and, below it, what that means in words.
class StrategyModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column {
    Layout,  ///< the best layout of the strategy that was weighed
    Finish,  ///< its P90 finish, or its step time without tokens
    Bottleneck,
    Resources,
    Inside,
    Between,
    Sensitivity,
    Partial,
    Blast,
    LooksFirst,
    Pool,
    Capabilities,
    Complexity,
    ColumnCount
  };
  enum Role {
    SortRole = Qt::UserRole,
    WordsRole,   ///< the second line
    StatusRole,  ///< Status as int; invalid where the cell has none
  };

  explicit StrategyModel(QObject* parent = nullptr);

  void setAdvice(std::shared_ptr<const Advice> advice);
  const StrategyRow& row(int row) const { return m_advice->table[static_cast<std::size_t>(row)]; }
  /// Everything the table shows, with exact figures in base units.
  ChartTable table() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation,
                      int role = Qt::DisplayRole) const override;

 private:
  std::shared_ptr<const Advice> m_advice;
};

}  // namespace slicescape::ui
