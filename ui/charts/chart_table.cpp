// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_table.h"

#include <QLocale>

#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

/// Shortest text that reads back as the same number.
QByteArray exact(double value) {
  return QByteArray::number(value, 'g', QLocale::FloatingPointShortest);
}

QByteArray quoted(const QString& text) {
  const QByteArray bytes = text.toUtf8();
  if (!bytes.contains(',') && !bytes.contains('"') && !bytes.contains('\n')) return bytes;
  QByteArray escaped = bytes;
  escaped.replace("\"", "\"\"");
  return '"' + escaped + '"';
}

QByteArray csvCell(const QVariant& value, ColumnQuantity quantity) {
  if (!value.isValid()) return {};
  switch (quantity) {
    case ColumnQuantity::Text:
      return quoted(value.toString());
    case ColumnQuantity::Count:
    case ColumnQuantity::Bytes:
      return QByteArray::number(value.toLongLong());
    case ColumnQuantity::Number:
    case ColumnQuantity::Seconds:
    case ColumnQuantity::Share:
      return exact(value.toDouble());
  }
  return {};
}

}  // namespace

QByteArray ChartTable::toCsv() const {
  QByteArray csv;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (i > 0) csv += ',';
    csv += quoted(columns[i].key);
  }
  csv += '\n';
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) csv += ',';
      csv += csvCell(row[i], columns[i].quantity);
    }
    csv += '\n';
  }
  return csv;
}

QString ChartTable::displayed(std::size_t row, std::size_t column) const {
  const QVariant& value = rows[row][column];
  if (!value.isValid()) return QStringLiteral("—");
  switch (columns[column].quantity) {
    case ColumnQuantity::Text:
      return value.toString();
    case ColumnQuantity::Count:
      return displayCount(value.toLongLong());
    case ColumnQuantity::Number:
      return displayNumber(value.toDouble());
    case ColumnQuantity::Bytes:
      return display(Bytes(value.toLongLong()));
    case ColumnQuantity::Seconds:
      return display(Seconds(value.toDouble()));
    case ColumnQuantity::Share:
      return displayShare(value.toDouble());
  }
  return {};
}

}  // namespace slicescape::ui
