// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/layout/stage_map.h"
#include "core/plan/evaluation.h"

namespace slicescape::ui {

/// What another cut of the model does to every stage: layers, time of one micro-batch and peak
/// memory, before and after.
class BalanceTable : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Stage, Layers, Time, Memory, ColumnCount };
  using QAbstractTableModel::QAbstractTableModel;

  struct Side {
    StageMap stages;
    std::shared_ptr<const Evaluation> evaluation;
  };
  void setSides(Side before, Side after);
  /// Writes every text anew, after a change of language or unit.
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation,
                      int role = Qt::DisplayRole) const override;

 private:
  QString text(std::size_t stage, int column) const;

  Side m_before;
  Side m_after;
};

}  // namespace slicescape::ui
