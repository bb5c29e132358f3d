// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QTabWidget>

#include "ui/canvas/canvas_view.h"
#include "ui/charts/charts_panel.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/status_line.h"

// What the commands of the timeline do, and how it is reached.

namespace slicescape::ui {

void MainWindow::connectTimeline() {
  TimelineView* view = &m_timeline->view();
  m_actions->connectTo("view.timeline", this, &MainWindow::showTimeline);
  connect(m_charts, &ChartsPanel::timelineRequested, this, &MainWindow::showTimeline);
  m_actions->connectTo("timeline.zoomIn", view, &TimelineView::zoomIn);
  m_actions->connectTo("timeline.zoomOut", view, &TimelineView::zoomOut);
  m_actions->connectTo("timeline.earlier", view, &TimelineView::panEarlier);
  m_actions->connectTo("timeline.later", view, &TimelineView::panLater);
  m_actions->connectTo("timeline.fit", view, &TimelineView::fitAll);
  m_actions->connectTo("timeline.focus", view, &TimelineView::focusSelection);
  m_actions->connectTo("timeline.next", view, &TimelineView::nextBlock);
  m_actions->connectTo("timeline.previous", view, &TimelineView::previousBlock);
  m_actions->connectTo("timeline.higherRows", view, &TimelineView::higherRows);
  m_actions->connectTo("timeline.lowerRows", view, &TimelineView::lowerRows);

  QAction* causes = m_actions->action("timeline.idleCauses");
  connect(causes, &QAction::toggled, m_timeline, &TimelinePanel::setIdleCauses);
  connect(m_timeline, &TimelinePanel::idleCausesChanged, causes, &QAction::setChecked);
  QAction* path = m_actions->action("timeline.criticalPath");
  connect(path, &QAction::toggled, m_timeline, &TimelinePanel::setCriticalPath);
  connect(m_timeline, &TimelinePanel::criticalPathChanged, path, &QAction::setChecked);

  connect(m_timeline, &TimelinePanel::messageRaised, this, [this](const QString& sentence) {
    m_messages->show({MessageKind::Error, [sentence] { return sentence; }, {}, "timeline"});
  });
  // An empty hint means that nothing of the timeline is pointed at or selected.
  connect(view, &TimelineView::hintChanged, this, [this](const QString& hint) {
    m_status->setHint(hint.isEmpty() ? m_canvas->toolHint() : hint);
  });
}

void MainWindow::showTimeline() {
  m_bottomDock->show();
  m_bottomTabs->setCurrentWidget(m_timeline);
  m_timeline->view().setFocus(Qt::ShortcutFocusReason);
}

}  // namespace slicescape::ui
