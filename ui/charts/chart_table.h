// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QVariant>
#include <vector>

namespace slicescape::ui {

/// How the values of a column are written: exact base units in files, the window's units
/// on screen.
enum class ColumnQuantity { Text, Count, Number, Bytes, Seconds, Share };

struct ChartColumn {
  QString key;    ///< with its unit, the same in every language: "weights_bytes"
  QString title;  ///< translated, for the screen
  ColumnQuantity quantity = ColumnQuantity::Text;
};

/// The numbers behind a chart: what is copied, saved and shown as a table. Cells are
/// strings, 64-bit integers (counts, bytes) or doubles (seconds, shares, numbers), unrounded.
struct ChartTable {
  std::vector<ChartColumn> columns;
  std::vector<std::vector<QVariant>> rows;

  /// RFC 4180 text in UTF-8: header of keys, decimal point, no group separators.
  QByteArray toCsv() const;
  /// A cell as the window shows it.
  QString displayed(std::size_t row, std::size_t column) const;
};

}  // namespace slicescape::ui
