// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "ui/document/document.h"

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace slicescape::ui {

/// The other tenants' jobs on the cluster as a table: the keyboard's way to what the canvas
/// shows hatched. OK is one undo entry. A cell that cannot be read is outlined with its reason
/// and keeps the dialog open.
class TenantsDialog : public QDialog {
  Q_OBJECT
 public:
  explicit TenantsDialog(Document* document, QWidget* parent = nullptr);

  QTableWidget* table() const { return m_table; }
  QString problem() const;

 public slots:
  void add();
  void removeSelected();
  void accept() override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void addRow(const Tenant& tenant);
  /// The tenant of a row, or nothing and the reason in `problem`.
  std::optional<Tenant> tenantOf(int row, QString& problem, int& column) const;
  void retranslateUi();

  Document* m_document;
  std::vector<Tenant> m_before;  ///< by row: keeps what the table does not show
  QLabel* m_intro;
  QTableWidget* m_table;
  QLabel* m_problem;
  QPushButton* m_add;
  QPushButton* m_remove;
  QDialogButtonBox* m_buttons;
};

}  // namespace slicescape::ui
