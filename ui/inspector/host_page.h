// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/page.h"

namespace slicescape::ui {

class ChoiceFieldEditor;
class HostLossRow;

/// One host group or several: how many, of which type, what one host holds. A host that the
/// plan describes itself has its figures as fields.
class HostPage : public InspectorPage {
  Q_OBJECT
 public:
  HostPage(Document* document, QWidget* parent);
  void setHosts(std::vector<std::string> ids);
  void refresh() override;

 protected:
  void retranslateUi() override;

 private:
  void refreshFigures(const HostGroup& group);
  void refreshLoss(const HostGroup& group);

  std::vector<std::string> m_ids;
  FieldRow* m_name;
  FieldRow* m_type;
  Section* m_inline;
  Section* m_figures;
  ValueRow* m_device;
  ValueRow* m_memory;
  ValueRow* m_bandwidth;
  ValueRow* m_peak;
  ValueRow* m_inside;
  ValueRow* m_nics;
  ValueRow* m_power;
  Section* m_loss;
  HostLossRow* m_lossRow;
};

}  // namespace slicescape::ui
