// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/search/fixes.h"

namespace slicescape::ui {

/// What a fix changes: "Recompute the MLP", or two changes joined.
QString fixTitle(const Fix& fix);
/// The whole offer: "Recompute the MLP: −12.3 GiB, +4.1 % time".
QString fixSentence(const Fix& fix);

/// The changes that mend a plan, one per row, best first.
class FixTable : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Offer, StepTime, PeakMemory, Gpus, ColumnCount };
  using QAbstractTableModel::QAbstractTableModel;

  void setFixes(std::vector<Fix> fixes);
  const std::vector<Fix>& fixes() const { return m_fixes; }
  /// Writes every text anew, after a change of language or unit.
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation,
                      int role = Qt::DisplayRole) const override;

 private:
  std::vector<Fix> m_fixes;
};

}  // namespace slicescape::ui
