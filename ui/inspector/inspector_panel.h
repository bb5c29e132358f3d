// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"

class QScrollArea;
class QStackedWidget;

namespace slicescape::ui {

class HostPage;
class InspectorPage;
class LayerPage;
class LinkPage;
class PlanPage;
class StagePage;
class SwitchPage;
class WhyPanel;

/// What is selected, with everything that can be changed about it: the plan when nothing is,
/// else a stage, host group, switch, link or layer, one or several of a kind. "Why?" beside a
/// number asks for the tab of its explanation, which stands beside this one; Escape there or a
/// new selection asks for this one again.
class InspectorPanel : public QWidget {
  Q_OBJECT
 public:
  explicit InspectorPanel(Document* document, QWidget* parent = nullptr);

  /// Explains a metric (core/plan/explanation.h), for other panels' "Why?" as well.
  void explain(const QString& metric);
  void showSelection();
  /// True while the explanation is what was asked for last.
  bool isExplaining() const { return m_isExplaining; }
  WhyPanel* why() const { return m_why; }
  InspectorPage* page() const { return m_page; }
  QSize sizeHint() const override { return {300, 600}; }

 signals:
  /// The user wants to see the plan's schedule beside the others.
  void schedulesRequested();
  /// This panel, or the explanation, is to be brought to the front.
  void tabRequested(QWidget* tab);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void choosePage();
  void refresh();
  void scheduleRefresh();
  void revealField(const std::string& path);
  InspectorPage* add(InspectorPage* page);

  Document* m_document;
  QScrollArea* m_scroll;
  QStackedWidget* m_pages;
  WhyPanel* m_why;
  PlanPage* m_plan;
  StagePage* m_stage;
  HostPage* m_host;
  SwitchPage* m_switch;
  LinkPage* m_link;
  LayerPage* m_layer;
  InspectorPage* m_page = nullptr;
  bool m_dirty = true;
  bool m_isExplaining = false;
};

}  // namespace slicescape::ui
