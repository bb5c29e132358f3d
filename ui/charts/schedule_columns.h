// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <vector>

#include "core/schedule/schedule.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {

/// Blocks of at least this many pixels get crisp ends and a line between them; narrower
/// ones are mixed.
inline constexpr double kSeparatedFrom = 4;

/// The pixel columns of one row of a schedule. A column that several blocks share gets
/// their colours mixed by the time they take, so that tens of thousands of operations cost
/// one pass over them and no detail is lost by dropping blocks. A column that is idle for
/// the most part is not busy.
class ScheduleColumns {
 public:
  explicit ScheduleColumns(int columns) : m_columns(static_cast<std::size_t>(columns)) {}

  void clear();
  /// A block between two positions in pixels; what lies outside is cut off.
  void add(double from, double to, const QColor& colour);

  int size() const { return static_cast<int>(m_columns.size()); }
  bool isBusy(int column) const { return at(column).covered >= kBusyFrom; }
  /// First pixel of a block wide enough to be separated from the one before it.
  bool isSeparator(int column) const { return at(column).separator; }
  /// Of a busy column.
  QRgb colour(int column) const;

 private:
  static constexpr float kBusyFrom = 0.5F;  // of a column

  struct Column {
    float red = 0;  // sums of colour weighted by time
    float green = 0;
    float blue = 0;
    float covered = 0;
    bool separator = false;
  };
  const Column& at(int column) const { return m_columns[static_cast<std::size_t>(column)]; }

  std::vector<Column> m_columns;
};

/// The colour of an operation, the same in every view; of the forward half when it is an
/// overlapped pair.
QColor operationColour(OperationKind kind, const Theme& theme);

/// The shade that tells chunk `chunk` of `chunks` from its neighbours: forwards become
/// lighter and backwards darker, so that the two never come closer to each other.
QColor chunkShade(const QColor& colour, OperationKind kind, int chunk, int chunks);

}  // namespace slicescape::ui
