// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QTabWidget>

#include "ui/canvas/canvas_view.h"
#include "ui/capacity/capacity_panel.h"
#include "ui/capacity/queue_window.h"
#include "ui/charts/chart_row.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/main_window.h"

// The capacity review: its panel, the gang on the canvas and the queue simulation.

namespace slicescape::ui {

void MainWindow::connectCapacity() {
  m_actions->connectTo("view.capacity", this, &MainWindow::showCapacity);
  m_actions->connectTo("plan.queue", this, &MainWindow::simulateQueue);
  m_actions->connectTo("plan.tenants", m_canvas, &CanvasView::editTenants);
  connect(m_capacity, &CapacityPanel::queueRequested, this, &MainWindow::simulateQueue);
  connect(&m_capacity->charts(), &ChartRow::messageRaised, this, [this](const QString& sentence) {
    m_messages->show({MessageKind::Error, [sentence] { return sentence; }, {}, "capacity"});
  });
  const auto showGang = [this] {
    const auto review = m_review->review();
    const bool known = review && !m_review->isStale() && !review->pool.hosts.empty();
    m_canvas->setGang(
        m_review->plan(),
        known ? std::optional<GangView>({review->placement, review->smaller}) : std::nullopt);
  };
  connect(m_review, &CapacityModel::changed, this, showGang);
  connect(m_review, &CapacityModel::staleChanged, this, showGang);
  connect(m_canvas, &CanvasView::gangWanted, this,
          [this](bool wanted) { m_review->setWanted(m_canvas, wanted); });
}

void MainWindow::showCapacity() {
  m_bottomDock->show();
  m_bottomTabs->setCurrentWidget(m_capacity);
  m_capacity->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::simulateQueue() {
  if (m_queue == nullptr) m_queue = new QueueWindow(m_document, this);
  m_queue->show();
  m_queue->raise();
  m_queue->activateWindow();
}

}  // namespace slicescape::ui
