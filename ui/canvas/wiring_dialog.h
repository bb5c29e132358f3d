// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <string>
#include <vector>

#include "core/hardware/wiring.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;

namespace slicescape::ui {

/// Asks how the selected hosts shall be wired and says at once what that takes: switches by
/// tier, cables, bisection bandwidth, and what of the drawing it replaces.
class WiringDialog : public QDialog {
  Q_OBJECT
 public:
  WiringDialog(const Cluster& cluster, std::vector<std::string> hosts, QWidget* parent);

  /// What the present choice makes of the cluster.
  const Wiring& wiring() const { return m_wiring; }
  QString templateName() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();
  WiringChoice choice() const;
  void describe();

  Cluster m_cluster;
  std::vector<std::string> m_hosts;
  WiringChoice m_suggested;
  Wiring m_wiring;
  QFormLayout* m_form;
  QComboBox* m_kind;
  QSpinBox* m_tiers;
  QSpinBox* m_ports;
  QDoubleSpinBox* m_rate;
  QDoubleSpinBox* m_oversubscription;
  QLabel* m_meaning;
  QLabel* m_result;
  QDialogButtonBox* m_buttons;
};

}  // namespace slicescape::ui
