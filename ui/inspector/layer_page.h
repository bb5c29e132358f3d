// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/page.h"

namespace slicescape::ui {

/// One layer of the model, or several: kind, parameters, work, time and memory. A layer is
/// the model's and cannot be edited; where it sits can, on its stage.
class LayerPage : public InspectorPage {
  Q_OBJECT
 public:
  LayerPage(Document* document, QWidget* parent);
  void setLayers(std::vector<int> layers);
  void refresh() override;

 protected:
  void retranslateUi() override;

 private:
  std::vector<int> m_layers{0};
  Section* m_figures;
  ValueRow* m_kind;
  ValueRow* m_parameters;
  ValueRow* m_active;
  ValueRow* m_flops;
  ValueRow* m_time;
  ValueRow* m_memory;
  ValueRow* m_stage;
};

}  // namespace slicescape::ui
