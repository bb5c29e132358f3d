// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_table.h"

#include <QLocale>

#include "tests/support/registry.h"

namespace slicescape::ui {

class ChartTableTest : public QObject {
  Q_OBJECT

 private slots:
  void csvIsExactAndLocaleFree();
  void textIsQuotedWhereNeeded();
  void screenUsesUnits();
};

void ChartTableTest::csvIsExactAndLocaleFree() {
  QLocale::setDefault(QLocale(QLocale::German));
  ChartTable table;
  table.columns = {{"stage", "Stage", ColumnQuantity::Count},
                   {"weights_bytes", "Weights", ColumnQuantity::Bytes},
                   {"time_s", "Time", ColumnQuantity::Seconds}};
  table.rows = {{0, qlonglong{85'899'345'920}, 0.1}, {1, qlonglong{9'007'199'254'740'993}, 1e-7}};
  QCOMPARE(table.toCsv(), QByteArray("stage,weights_bytes,time_s\n"
                                     "0,85899345920,0.1\n"
                                     "1,9007199254740993,1e-07\n"));
  QLocale::setDefault(QLocale::c());
}

void ChartTableTest::textIsQuotedWhereNeeded() {
  ChartTable table;
  table.columns = {{"link", "Link", ColumnQuantity::Text}};
  table.rows = {{QStringLiteral("NVLink 4")}, {QStringLiteral("leaf, \"A\"")}, {QVariant()}};
  QCOMPARE(table.toCsv(), QByteArray("link\nNVLink 4\n\"leaf, \"\"A\"\"\"\n\n"));
}

void ChartTableTest::screenUsesUnits() {
  ChartTable table;
  table.columns = {{"a", "A", ColumnQuantity::Bytes},
                   {"b", "B", ColumnQuantity::Seconds},
                   {"c", "C", ColumnQuantity::Share},
                   {"d", "D", ColumnQuantity::Count}};
  table.rows = {{qlonglong{80} * 1024 * 1024 * 1024, 0.236, 0.086, 16384}};
  QCOMPARE(table.displayed(0, 0), QStringLiteral("80.0 GiB"));
  QCOMPARE(table.displayed(0, 1), QStringLiteral("236 ms"));
  QCOMPARE(table.displayed(0, 2), QStringLiteral("8.6 %"));
  QCOMPARE(table.displayed(0, 3), QStringLiteral("16,384"));
}

SLICESCAPE_TEST(ChartTableTest);

}  // namespace slicescape::ui

#include "chart_table_test.moc"
