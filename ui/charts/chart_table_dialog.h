// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/charts/chart_table.h"

namespace slicescape::ui {

/// A chart's numbers as a table: the way to read a chart with a screen reader, and to
/// look up a value exactly. Shows the moment it was opened; closes with Esc.
class ChartTableDialog : public QDialog {
  Q_OBJECT
 public:
  ChartTableDialog(const QString& title, ChartTable table, QWidget* parent);

 private:
  ChartTable m_table;
};

}  // namespace slicescape::ui
