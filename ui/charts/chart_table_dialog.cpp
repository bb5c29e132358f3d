// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_table_dialog.h"

#include <QAbstractTableModel>
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace slicescape::ui {
namespace {

/// Read-only view of a table; a schedule has tens of thousands of rows, so cells are
/// formatted when they are shown.
class TableModel : public QAbstractTableModel {
 public:
  TableModel(const ChartTable& table, QObject* parent)
      : QAbstractTableModel(parent), m_table(table) {}

  int rowCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
  }
  int columnCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
  }
  QVariant data(const QModelIndex& index, int role) const override {
    const auto column = static_cast<std::size_t>(index.column());
    if (role == Qt::DisplayRole) {
      return m_table.displayed(static_cast<std::size_t>(index.row()), column);
    }
    if (role == Qt::TextAlignmentRole && m_table.columns[column].quantity != ColumnQuantity::Text) {
      return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    return {};
  }
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return m_table.columns[static_cast<std::size_t>(section)].title;
  }

 private:
  const ChartTable& m_table;
};

}  // namespace

ChartTableDialog::ChartTableDialog(const QString& title, ChartTable table, QWidget* parent)
    : QDialog(parent), m_table(std::move(table)) {
  setWindowTitle(title);
  setAttribute(Qt::WA_DeleteOnClose);
  auto* view = new QTableView(this);
  view->setModel(new TableModel(m_table, view));
  view->verticalHeader()->hide();
  view->setAccessibleName(title);
  view->setAlternatingRowColors(true);
  view->resizeColumnsToContents();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* copy = buttons->addButton(tr("Copy CSV"), QDialogButtonBox::ActionRole);
  connect(copy, &QPushButton::clicked, this,
          [this] { QApplication::clipboard()->setText(QString::fromUtf8(m_table.toCsv())); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(view);
  layout->addWidget(buttons);
  resize(640, 420);
}

}  // namespace slicescape::ui
