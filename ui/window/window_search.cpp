// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>

#include "ui/canvas/canvas_view.h"
#include "ui/search/search_panel.h"
#include "ui/slicer/layer_strip.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/status_line.h"

// How the search takes the place of the drawing, and gives it back.

namespace slicescape::ui {

void MainWindow::connectSearch() {
  QAction* action = m_actions->action("plan.search");
  connect(action, &QAction::triggered, this, &MainWindow::showSearch);
  connect(m_search, &SearchPanel::closeRequested, this, [this] { showSearch(false); });
  connect(m_search, &SearchPanel::messageRaised, this, [this](const QString& sentence) {
    m_messages->show({MessageKind::Error, [sentence] { return sentence; }, {}, "search"});
  });
  connect(m_canvas, &CanvasView::toolHintChanged, this, &MainWindow::hintAtSearch);
  // Another plan is looked at before it is searched.
  connect(m_document, &Document::replaced, this, [this] { showSearch(false); });
}

void MainWindow::showSearch(bool shown) {
  m_actions->action("plan.search")->setChecked(shown);
  if (shown != m_search->isHidden()) return;
  if (shown) {
    m_docksBehindSearch.clear();
    for (QDockWidget* dock : {m_leftDock, m_rightDock, m_bottomDock}) {
      if (dock->isHidden()) continue;
      m_docksBehindSearch << dock;
      dock->hide();
    }
  } else {
    for (QDockWidget* dock : m_docksBehindSearch) dock->show();
    m_docksBehindSearch.clear();
  }
  m_canvas->setVisible(!shown);
  m_layerStrip->setVisible(!shown);
  m_search->setVisible(shown);
  if (shown) {
    m_search->takeFocus();
    hintAtSearch();
  } else {
    m_canvas->setFocus(Qt::OtherFocusReason);
    m_status->setHint(m_canvas->toolHint());
  }
}

/// The hints of the drawing are of no use while it is away.
void MainWindow::hintAtSearch() {
  if (m_search->isHidden()) return;
  m_status->setHint(tr("Enter loads a layout · Ctrl+Enter searches · Esc: drawing"));
}

}  // namespace slicescape::ui
