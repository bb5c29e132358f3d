// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/page.h"

namespace slicescape::ui {

class LinkButton;
class ModelRow;

/// The page without a selection: the plan as a whole.
class PlanPage : public InspectorPage {
  Q_OBJECT
 public:
  PlanPage(Document* document, QWidget* parent);
  void refresh() override;

 signals:
  void schedulesRequested();

 protected:
  void retranslateUi() override;

 private:
  void refreshModel();
  void refreshOpenValues();
  void refreshResults();
  void refreshOtherTools();

  ModelRow* m_modelRow;
  Section* m_model;
  ValueRow* m_parameters;
  ValueRow* m_activeParameters;
  ValueRow* m_layers;
  ValueRow* m_width;
  ValueRow* m_heads;
  ValueRow* m_vocabulary;
  ValueRow* m_context;
  Section* m_parallelism;
  Section* m_pipeline;
  Section* m_workload;
  Section* m_adapters;
  Section* m_flags;
  Section* m_capabilities;
  Section* m_failures;
  Section* m_times;
  Section* m_queue;
  Section* m_costs;
  Section* m_results;
  ValueRow* m_stepTime;
  ValueRow* m_tokens;
  ValueRow* m_mfu;
  ValueRow* m_hfu;
  ValueRow* m_bubble;
  ValueRow* m_peak;
  ValueRow* m_exposed;
  Section* m_otherTools;
  ValueRow* m_megatronStates;
  ValueRow* m_megatronActivations;
  ValueRow* m_zero2;
  ValueRow* m_zero3;
  QLabel* m_spread;
  LinkButton* m_compare;
  std::vector<FieldRow*> m_platformRows;
};

}  // namespace slicescape::ui
