// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "ui/inspector/page.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {

class LayersRow;
class UsageRow;

/// One pipeline stage, or several: what it holds, what fills its memory at the peak, where
/// the time of a micro-batch goes and which links it uses.
class StagePage : public InspectorPage {
  Q_OBJECT
 public:
  StagePage(Document* document, QWidget* parent);
  void setStages(std::vector<int> stages);
  void refresh() override;

 protected:
  void retranslateUi() override;

 private:
  void refreshLayers();
  void refreshMemory(const StageResult& stage);
  QString peakNote(const StageResult& stage) const;
  void refreshTimes(const StageResult& stage);
  void refreshLinks();
  void refreshSeveral();
  QString devicesNote() const;
  const StageResult* result(int stage) const;

  std::vector<int> m_stages{0};
  QWidget* m_layersBox;
  std::vector<LayersRow*> m_layers;
  Section* m_memory;
  std::array<ValueRow*, kMemoryCategories.size()> m_categories{};
  QLabel* m_memoryNote;
  Section* m_time;
  ValueRow* m_forward;
  ValueRow* m_backwardInput;
  ValueRow* m_backwardWeight;
  ValueRow* m_recompute;
  ValueRow* m_tp;
  ValueRow* m_cp;
  ValueRow* m_ep;
  ValueRow* m_bubble;
  Section* m_links;
  std::vector<UsageRow*> m_usages;
  QLabel* m_linksNote;
  Section* m_several;
  std::vector<ValueRow*> m_peaks;
};

}  // namespace slicescape::ui
