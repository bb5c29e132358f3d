// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/plan/schedule_choices.h"

namespace slicescape::ui {

/// "ZB-H1", "interleaved 1F1B · 4 chunks": a schedule as people read it.
QString scheduleTitle(const ScheduleAlternative& alternative);
/// Why a schedule cannot run and what would help, as sentences; empty when it can.
QString reasonAgainst(const ScheduleAlternative& alternative);

/// The schedules a plan could run, one per row. Numbers carry their difference to the
/// plan's own schedule; those that cannot run show the rule they break instead.
class ScheduleTable : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Name, StepTime, Bubble, PeakMemory, Transferred, Note, ColumnCount };
  static constexpr int kSortRole = Qt::UserRole;

  explicit ScheduleTable(std::vector<ScheduleAlternative> alternatives, QObject* parent = nullptr);

  const std::vector<ScheduleAlternative>& alternatives() const { return m_alternatives; }
  /// Row of the plan's own schedule; −1 = none.
  int currentRow() const { return m_current; }
  /// Writes every text anew, after a change of language or unit.
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation,
                      int role = Qt::DisplayRole) const override;

 private:
  QString text(const ScheduleAlternative& alternative, int column) const;
  QString note(const ScheduleAlternative& alternative) const;
  QVariant sortKey(const ScheduleAlternative& alternative, int column) const;
  const ScheduleAlternative* current() const;

  std::vector<ScheduleAlternative> m_alternatives;
  int m_current = -1;
};

}  // namespace slicescape::ui
