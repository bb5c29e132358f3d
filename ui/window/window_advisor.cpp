// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QTabWidget>

#include "ui/advisor/advisor_panel.h"
#include "ui/advisor/strategy_window.h"
#include "ui/inspector/inspector_panel.h"
#include "ui/window/main_window.h"

// How the advisor is reached, and where its claims lead.

namespace slicescape::ui {

void MainWindow::connectAdvisor() {
  m_actions->connectTo("plan.advisor", this, &MainWindow::showAdvisor);
  m_actions->connectTo("plan.strategies", this, &MainWindow::compareStrategies);
  connect(m_advisor, &AdvisorPanel::tableRequested, this, &MainWindow::compareStrategies);
  connect(m_advisor, &AdvisorPanel::whyRequested, m_inspector, &InspectorPanel::explain);
  connect(m_advisor, &AdvisorPanel::helpRequested, this, &MainWindow::showHelp);
  // What the advisor itself selects is shown beside it, not in its place.
  connect(m_inspector, &InspectorPanel::tabRequested, this, [this](QWidget* tab) {
    if (!m_advisor->isSelecting()) m_rightTabs->setCurrentWidget(tab);
  });
}

void MainWindow::showAdvisor() {
  m_rightDock->show();
  m_rightTabs->setCurrentWidget(m_advisor);
  m_advisor->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::compareStrategies() {
  if (m_strategies == nullptr) m_strategies = new StrategyWindow(m_document, m_judge, this);
  m_strategies->show();
  m_strategies->raise();
  m_strategies->activateWindow();
}

}  // namespace slicescape::ui
