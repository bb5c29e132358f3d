// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "core/platform/queue_policy.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace slicescape::ui {

/// Maintenance windows as an editable table: start and length in hours, hosts by number. A cell
/// that is no number goes back to what it was.
class MaintenanceTable : public QWidget {
  Q_OBJECT
 public:
  explicit MaintenanceTable(QWidget* parent = nullptr);

  void setWindows(const std::vector<MaintenanceWindow>& windows);
  const std::vector<MaintenanceWindow>& windows() const { return m_windows; }

 public slots:
  void add();
  void removeSelected();

 signals:
  void edited();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void take(int row, int column);
  void retranslateUi();

  std::vector<MaintenanceWindow> m_windows;
  QLabel* m_title;
  QTableWidget* m_table;
  QPushButton* m_add;
  QPushButton* m_remove;
};

}  // namespace slicescape::ui
