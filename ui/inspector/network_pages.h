// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/page.h"

namespace slicescape::ui {

class UsageRow;

/// One switch group or several, with the links that end there.
class SwitchPage : public InspectorPage {
  Q_OBJECT
 public:
  SwitchPage(Document* document, QWidget* parent);
  void setSwitches(std::vector<std::string> ids);
  void refresh() override;

 protected:
  void retranslateUi() override;

 private:
  std::vector<std::string> m_ids;
  Section* m_links;
  std::vector<UsageRow*> m_usages;
};

/// One link or several: what the cables are and how busy the plan keeps them.
class LinkPage : public InspectorPage {
  Q_OBJECT
 public:
  LinkPage(Document* document, QWidget* parent);
  void setLinks(std::vector<std::string> ids);
  void refresh() override;

 protected:
  void retranslateUi() override;

 private:
  std::vector<std::string> m_ids;
  Section* m_load;
  void refreshSensitivity(bool one);

  std::vector<UsageRow*> m_usages;
  QLabel* m_unused;
  Section* m_sensitivity;
  ValueRow* m_twice;
  ValueRow* m_half;
  QLabel* m_bottleneck;
};

}  // namespace slicescape::ui
