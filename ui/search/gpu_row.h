// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <utility>

class QComboBox;
class QLabel;

namespace slicescape::ui {

class QuantityEdit;

/// How many GPUs the search may use: as many as the plan does, the whole cluster, or any
/// number of whole hosts between two.
class GpuRow : public QWidget {
  Q_OBJECT
 public:
  enum Mode { AsPlan, WholeCluster, Between };

  explicit GpuRow(QWidget* parent = nullptr);

  /// GPUs that the plan uses, that the cluster has free, and that a host holds.
  void setCounts(qint64 plan, qint64 cluster, qint64 host);
  Mode mode() const;
  void setMode(Mode mode);
  /// The fewest and the most GPUs.
  std::pair<qint64, qint64> range() const;
  void setRange(qint64 fewest, qint64 most);
  bool isRefused() const;
  QuantityEdit* fewest() const { return m_fewest; }
  QuantityEdit* most() const { return m_most; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void showFields();
  void applyRanges();
  void retranslateUi();

  QLabel* m_label;
  QComboBox* m_modes;
  QWidget* m_pair;  ///< the two numbers
  QuantityEdit* m_fewest;
  QuantityEdit* m_most;
  qint64 m_plan = 1;
  qint64 m_cluster = 1;
  qint64 m_host = 1;
};

}  // namespace slicescape::ui
