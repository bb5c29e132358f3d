// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/maintenance_table.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr double kHour = 3600;
constexpr int kTableHeight = 96;
enum Column { Start, Length, First, Count, ColumnCount };

double cellOf(const MaintenanceWindow& window, int column) {
  switch (column) {
    case Start:
      return window.startS / kHour;
    case Length:
      return window.durationS / kHour;
    case First:
      return window.first;
    default:
      return window.count;
  }
}

}  // namespace

MaintenanceTable::MaintenanceTable(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_table(new QTableWidget(0, ColumnCount, this)),
      m_add(new QPushButton(this)),
      m_remove(new QPushButton(this)) {
  m_title->setFont(smallFont());
  m_title->setBuddy(m_table);
  m_table->setFont(smallFont());
  m_table->setFixedHeight(kTableHeight);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setDefaultSectionSize(24);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setTabKeyNavigation(false);
  auto* top = new QHBoxLayout;
  top->setSpacing(4);
  top->addWidget(m_title, 1);
  top->addWidget(m_add);
  top->addWidget(m_remove);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(top);
  layout->addWidget(m_table);
  connect(m_add, &QPushButton::clicked, this, &MaintenanceTable::add);
  connect(m_remove, &QPushButton::clicked, this, &MaintenanceTable::removeSelected);
  connect(m_table, &QTableWidget::cellChanged, this, &MaintenanceTable::take);
  connect(m_table, &QTableWidget::itemSelectionChanged, this,
          [this] { m_remove->setEnabled(m_table->currentRow() >= 0); });
  retranslateUi();
  fill();
}

void MaintenanceTable::setWindows(const std::vector<MaintenanceWindow>& windows) {
  m_windows = windows;
  fill();
}

void MaintenanceTable::fill() {
  const QSignalBlocker blocker(m_table);
  m_table->setRowCount(int(m_windows.size()));
  for (int row = 0; row < m_table->rowCount(); ++row) {
    for (int column = 0; column < ColumnCount; ++column) {
      auto* item = new QTableWidgetItem(
          QLocale().toString(cellOf(m_windows[std::size_t(row)], column), 'g', 6));
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      m_table->setItem(row, column, item);
    }
  }
  m_remove->setEnabled(m_table->currentRow() >= 0 && m_table->rowCount() > 0);
}

void MaintenanceTable::take(int row, int column) {
  bool isNumber = false;
  const double value = QLocale().toDouble(m_table->item(row, column)->text(), &isNumber);
  if (isNumber && value >= 0 && value < 1e6) {
    MaintenanceWindow& window = m_windows[std::size_t(row)];
    if (column == Start) window.startS = value * kHour;
    if (column == Length) window.durationS = value * kHour;
    if (column == First) window.first = int(value);
    if (column == Count) window.count = int(value);
    emit edited();
  }
  fill();
}

/// Four hours on all hosts, a day after the last one: something to change.
void MaintenanceTable::add() {
  constexpr double kDay = 24 * kHour;
  const double start = m_windows.empty() ? kDay : m_windows.back().startS + kDay;
  m_windows.push_back({start, 4 * kHour, 0, 0});
  fill();
  m_table->setCurrentCell(m_table->rowCount() - 1, 0);
  emit edited();
}

void MaintenanceTable::removeSelected() {
  const int row = m_table->currentRow();
  if (row < 0 || row >= int(m_windows.size())) return;
  m_windows.erase(m_windows.begin() + row);
  fill();
  emit edited();
}

void MaintenanceTable::retranslateUi() {
  m_title->setText(tr("Maintenance windows"));
  m_title->setToolTip(
      tr("Jobs on these hosts are saved and queued again when a window begins; hosts are counted "
         "from 0."));
  m_table->setToolTip(m_title->toolTip());
  m_table->setAccessibleName(tr("Maintenance windows"));
  m_table->setHorizontalHeaderLabels(
      {tr("Starts, h"), tr("Lasts, h"), tr("First host"), tr("Hosts, 0 = all")});
  m_add->setText(tr("Add"));
  m_add->setAccessibleName(tr("Add a maintenance window"));
  m_remove->setText(tr("Remove"));
  m_remove->setAccessibleName(tr("Remove the selected maintenance window"));
}

void MaintenanceTable::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
