// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTabWidget>

#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "ui/canvas/canvas_view.h"
#include "ui/capacity/capacity_panel.h"
#include "ui/charts/charts_panel.h"
#include "ui/charts/pareto_chart.h"
#include "ui/commands/command_palette.h"
#include "ui/commands/shortcuts_page.h"
#include "ui/document/model_replacement.h"
#include "ui/findings/findings_panel.h"
#include "ui/help/help_window.h"
#include "ui/inspector/inspector_panel.h"
#include "ui/inspector/why_panel.h"
#include "ui/outline/outline_panel.h"
#include "ui/palette/palette_panel.h"
#include "ui/schedules/schedule_chooser.h"
#include "ui/search/search_panel.h"
#include "ui/slicer/layer_strip.h"
#include "ui/sweeps/sweeps_window.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/widgets/display.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/about_dialog.h"
#include "ui/window/file_actions.h"
#include "ui/window/header_corner.h"
#include "ui/window/hint_strip.h"
#include "ui/window/language.h"
#include "ui/window/main_window.h"
#include "ui/window/pane_cycle.h"
#include "ui/window/plan_notes_dialog.h"
#include "ui/window/preferences.h"
#include "ui/window/status_line.h"

// What the commands of the table do: one connection each.

namespace slicescape::ui {

void MainWindow::connectFileCommands() {
  m_actions->connectTo("file.new", m_files, &FileActions::newPlan);
  m_actions->connectTo("file.open", m_files, &FileActions::openDialog);
  m_actions->connectTo("file.save", m_files, &FileActions::save);
  m_actions->connectTo("file.saveAs", m_files, &FileActions::saveAs);
  m_actions->connectTo("file.exportPlan", m_files, &FileActions::exportPlan);
  m_actions->connectTo("file.exportEvaluation", m_files, &FileActions::exportEvaluation);
  m_actions->connectTo("file.exportSchedule", m_files, &FileActions::exportSchedule);
  m_actions->connectTo("insert.schedule", m_files, &FileActions::importScheduleDialog);
  m_actions->connectTo("file.quit", this, &QWidget::close);
  m_actions->connectTo("insert.modelFile", m_files, &FileActions::importModelDialog);
  // What is in front is meant: the search, the timeline, or a chart of the step or of the capacity.
  const auto timelineIsMeant = [this] { return m_timeline->isVisible(); };
  const auto chartsMeant = [this]() -> ChartRow* {
    return m_capacity->isVisible() ? &m_capacity->charts() : m_charts;
  };
  m_actions->connectTo("chart.copyImage", this, [this, timelineIsMeant, chartsMeant] {
    if (m_search->isVisible()) return m_search->chart()->copyImage();
    timelineIsMeant() ? m_timeline->copyImage() : chartsMeant()->copyChartImage();
  });
  m_actions->connectTo("chart.copyCsv", this, [this, timelineIsMeant, chartsMeant] {
    if (m_search->isVisible()) return m_search->copyTable();
    timelineIsMeant() ? m_timeline->copyCsv() : chartsMeant()->copyChartCsv();
  });
  m_actions->connectTo("chart.export", this, [this, timelineIsMeant, chartsMeant] {
    if (m_search->isVisible()) return m_search->saveDialog();
    if (timelineIsMeant()) return m_timeline->saveDialog();
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save chart"), QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
        tr("PNG image (*.png);;SVG drawing (*.svg);;PDF page (*.pdf);;CSV table (*.csv)"));
    if (!path.isEmpty()) chartsMeant()->exportChart(path);
  });
  connect(m_charts, &ChartsPanel::messageRaised, this, [this](const QString& sentence) {
    m_messages->show({MessageKind::Error, [sentence] { return sentence; }, {}, "chart"});
  });
  connect(m_canvas, &CanvasView::importRequested, m_files, &FileActions::openDialog);
  connect(m_canvas, &CanvasView::openExampleRequested, this,
          [this] { m_examplesMenu->popup(QCursor::pos()); });
  connect(m_examplesMenu, &QMenu::aboutToShow, this, &MainWindow::fillExamplesMenu);
  connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
}

void MainWindow::connectEditCommands() {
  for (QAction* action : m_actions->all()) {
    switch (commandOf(*action).scope) {
      case CommandScope::Window:
        addAction(action);
        break;
      case CommandScope::Canvas:
        m_canvas->addAction(action);
        break;
      case CommandScope::Timeline:
        m_timeline->addAction(action);
        break;
    }
  }
  m_actions->connectTo("edit.undo", this, &MainWindow::undo);
  m_actions->connectTo("edit.redo", this, [this] {
    if (!m_document->isPreviewing()) m_document->undoStack().redo();
  });
  m_actions->connectTo("edit.cut", m_canvas, &CanvasView::cutSelection);
  m_actions->connectTo("edit.copy", m_canvas, &CanvasView::copySelection);
  m_actions->connectTo("edit.paste", m_canvas, &CanvasView::pasteAtCursor);
  m_actions->connectTo("edit.duplicate", m_canvas, &CanvasView::duplicateSelection);
  m_actions->connectTo("edit.replicate", m_canvas, &CanvasView::replicateSelection);
  m_actions->connectTo("insert.network", m_canvas, &CanvasView::wireSelection);
  m_actions->connectTo("edit.rename", m_canvas, &CanvasView::renameSelection);
  m_actions->connectTo("edit.delete", m_canvas, &CanvasView::deleteSelection);
  m_actions->connectTo("edit.selectAll", m_canvas, &CanvasView::selectAll);
  for (const char* tool : {"select", "pan", "link"}) {
    const QString id = QString::fromLatin1(tool);
    m_actions->connectTo(QStringLiteral("tool.") + id, m_canvas,
                         [this, id] { m_canvas->setTool(id); });
  }
  m_actions->action("tool.select")->setChecked(true);
  connect(m_canvas, &CanvasView::toolChanged, this, [this](const QString& id) {
    m_actions->action(QStringLiteral("tool.") + id)->setChecked(true);
  });

  const std::pair<const char*, Qt::Edge> edges[] = {{"arrange.left", Qt::LeftEdge},
                                                    {"arrange.right", Qt::RightEdge},
                                                    {"arrange.top", Qt::TopEdge},
                                                    {"arrange.bottom", Qt::BottomEdge}};
  for (const auto& [id, edge] : edges) {
    m_actions->connectTo(id, m_canvas, [this, edge = edge] { m_canvas->alignSelection(edge); });
  }
  m_actions->connectTo("arrange.horizontal", m_canvas,
                       [this] { m_canvas->distributeSelection(Qt::Horizontal); });
  m_actions->connectTo("arrange.vertical", m_canvas,
                       [this] { m_canvas->distributeSelection(Qt::Vertical); });

  QUndoStack& stack = m_document->undoStack();
  connect(&stack, &QUndoStack::indexChanged, this, &MainWindow::updateCommands);
  connect(&m_document->selection(), &SelectionModel::selectionChanged, this,
          &MainWindow::updateCommands);
  connect(m_document, &Document::baselineChanged, this, &MainWindow::updateCommands);
  connect(m_document, &Document::planChanged, this, &MainWindow::updateCommands);
  connect(m_document, &Document::evaluationChanged, this, &MainWindow::updateCommands);
}

void MainWindow::connectViewCommands() {
  m_actions->connectTo("view.zoomIn", m_canvas, &CanvasView::zoomIn);
  m_actions->connectTo("view.zoomOut", m_canvas, &CanvasView::zoomOut);
  m_actions->connectTo("view.resetZoom", m_canvas, &CanvasView::resetZoom);
  m_actions->connectTo("view.fitAll", m_canvas, &CanvasView::fitAll);
  m_actions->connectTo("view.fitSelection", m_canvas, &CanvasView::fitSelection);
  for (const char* overlay : {"stage", "memory", "links", "gang"}) {
    const QString id = QString::fromLatin1(overlay);
    m_actions->connectTo(QStringLiteral("overlay.") + id, m_canvas,
                         [this, id] { m_canvas->setOverlay(id); });
  }
  m_actions->action("overlay.stage")->setChecked(true);
  connect(m_canvas, &CanvasView::overlayChanged, this, [this](const QString& id) {
    m_actions->action(QStringLiteral("overlay.") + id)->setChecked(true);
  });

  const std::pair<const char*, QDockWidget*> docks[] = {
      {"view.palette", m_leftDock}, {"view.inspector", m_rightDock}, {"view.charts", m_bottomDock}};
  for (const auto& [id, dock] : docks) {
    QAction* action = m_actions->action(id);
    connect(action, &QAction::triggered, dock, &QWidget::setVisible);
    // Not isVisible(): it is false while the whole window is minimised.
    connect(dock, &QDockWidget::visibilityChanged, action,
            [action, dock = dock] { action->setChecked(!dock->isHidden()); });
    action->setChecked(true);
  }
  m_actions->connectTo("view.toggleDocks", this, &MainWindow::toggleDocks);
  m_actions->connectTo("view.resetLayout", this, [this] {
    m_actions->action("view.toggleDocks")->setChecked(false);
    resetLayout();
  });
  m_actions->connectTo("view.nextPane", m_panes, &PaneCycle::next);
  m_actions->connectTo("view.previousPane", m_panes, &PaneCycle::previous);
  m_actions->connectTo("view.commands", m_commandPalette, &CommandPalette::popUp);
  connect(m_corner, &HeaderCorner::searchClicked, m_commandPalette, &CommandPalette::popUp);
  connect(m_status, &StatusLine::findingsClicked, this, &MainWindow::showFindings);
  connect(m_status, &StatusLine::zoomClicked, m_canvas, &CanvasView::resetZoom);
  connect(m_palette, &PalettePanel::itemActivated, m_canvas, &CanvasView::placeTemplate);
  m_actions->connectTo("view.outline", this, [this] {
    m_leftDock->show();
    m_leftTabs->setCurrentWidget(m_outline);
    m_outline->focusSearch();
  });
  connect(m_outline, &OutlinePanel::deleteRequested, m_canvas, &CanvasView::deleteSelection);
  m_actions->connectTo("insert.fromPalette", this, [this] {
    showSearch(false);
    m_leftDock->show();
    m_leftTabs->setCurrentWidget(m_palette);
    m_palette->focusFilter();
  });
}

void MainWindow::connectPlanCommands() {
  m_actions->connectTo("plan.rename", this, [this] {
    auto* dialog = new PlanNotesDialog(m_document, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
  m_actions->connectTo("plan.evenStages", this, [this] {
    m_document->apply(tr("Spread layers evenly"), withEvenStages(m_document->committedPlan()));
  });
  m_actions->connectTo("plan.balance", m_layerStrip, &LayerStrip::balanceStages);
  m_actions->connectTo("plan.stageLayout", m_layerStrip, &LayerStrip::typeStageLayout);
  m_actions->connectTo("plan.schedules", this, &MainWindow::compareSchedules);
  connect(m_charts, &ChartsPanel::schedulesRequested, this, &MainWindow::compareSchedules);
  connect(m_inspector, &InspectorPanel::schedulesRequested, this, &MainWindow::compareSchedules);
  m_actions->connectTo("plan.sweep", this, [this] { sweeps()->showSweep(); });
  m_actions->connectTo("plan.seek", this, [this] { sweeps()->showSeek(); });
  m_actions->connectTo("plan.findings", this, &MainWindow::showFindings);
  m_actions->connectTo("plan.fix", this, [this] {
    showFindings();
    m_findings->fixPlan();
  });
  m_actions->connectTo("compare.pinBaseline", m_document, &Document::pinBaseline);
  m_actions->connectTo("compare.clearBaseline", m_document, &Document::clearBaseline);
  m_actions->connectTo("help.contents", this, [this] { showHelp(QStringLiteral("index")); });
  connect(m_inspector->why(), &WhyPanel::helpRequested, this, &MainWindow::showHelp);
  m_actions->connectTo("help.shortcuts", this, [this] {
    if (m_shortcuts == nullptr) m_shortcuts = new ShortcutsPage(m_actions, this);
    m_shortcuts->show();
    m_shortcuts->raise();
    m_shortcuts->activateWindow();
  });
  m_actions->connectTo("help.hints", m_hints, &HintStrip::start);
  m_actions->connectTo("help.about", this, [this] { showAbout(this); });
}

void MainWindow::showHelp(const QString& page, const QString& anchor) {
  if (m_help == nullptr) {
    m_help = new HelpWindow(applicationLanguage(), this);
  } else {
    m_help->setLanguage(applicationLanguage());
  }
  m_help->open(page, anchor);
  m_help->show();
  m_help->raise();
  m_help->activateWindow();
}

void MainWindow::connectPreferences() {
  const std::pair<const char*, ThemeName> themes[] = {
      {"theme.light", ThemeName::Light},
      {"theme.dark", ThemeName::Dark},
      {"theme.highContrast", ThemeName::HighContrast}};
  for (const auto& [id, name] : themes) {
    m_actions->connectTo(id, this, [this, name = name] { chooseTheme(name); });
    m_actions->action(id)->setChecked(theme().name == name);
  }
  for (const QString& code : languages()) {
    QAction* action = m_actions->action(QStringLiteral("language.") + code);
    connect(action, &QAction::triggered, this, [this, code] { chooseLanguage(code); });
    action->setChecked(applicationLanguage() == code);
  }
  const std::pair<const char*, MemoryUnit> units[] = {{"unit.gibibytes", MemoryUnit::Gibibytes},
                                                      {"unit.gigabytes", MemoryUnit::Gigabytes}};
  for (const auto& [id, unit] : units) {
    m_actions->connectTo(id, this, [this, unit = unit] { chooseMemoryUnit(unit); });
    m_actions->action(id)->setChecked(memoryUnit() == unit);
  }
  connect(m_corner, &HeaderCorner::languageClicked, this, [this] {
    const bool english = applicationLanguage() == QLatin1String("en");
    chooseLanguage(english ? QStringLiteral("zh_CN") : QStringLiteral("en"));
  });
  connect(m_status, &StatusLine::unitClicked, this, [this] {
    chooseMemoryUnit(memoryUnit() == MemoryUnit::Gibibytes ? MemoryUnit::Gigabytes
                                                           : MemoryUnit::Gibibytes);
  });
}

void MainWindow::updateCommands() {
  const QUndoStack& stack = m_document->undoStack();
  QAction* undoAction = m_actions->action("edit.undo");
  QAction* redoAction = m_actions->action("edit.redo");
  undoAction->setEnabled(stack.canUndo() || m_document->isPreviewing());
  redoAction->setEnabled(stack.canRedo());
  //: Menu entry: %1 is the edit, "Move stage boundary 1|2"
  undoAction->setText(stack.canUndo() ? tr("Undo: %1").arg(stack.undoText()) : tr("Undo"));
  //: Menu entry: %1 is the edit, "Move stage boundary 1|2"
  redoAction->setText(stack.canRedo() ? tr("Redo: %1").arg(stack.redoText()) : tr("Redo"));

  int objects = 0;  // hosts and switches
  int hosts = 0;
  int drawn = 0;  // and links
  for (const Subject& subject : m_document->selection().selected()) {
    const bool object = subject.kind == SubjectKind::Host || subject.kind == SubjectKind::Switch;
    objects += object ? 1 : 0;
    hosts += subject.kind == SubjectKind::Host ? 1 : 0;
    drawn += object || subject.kind == SubjectKind::Link ? 1 : 0;
  }
  const auto enable = [&](std::initializer_list<const char*> ids, bool enabled) {
    for (const char* id : ids) m_actions->action(id)->setEnabled(enabled);
  };
  enable({"edit.delete"}, drawn > 0);
  enable({"edit.cut", "edit.copy", "edit.duplicate", "edit.replicate", "view.fitSelection"},
         objects > 0);
  enable({"edit.rename"}, objects == 1);
  enable({"insert.network"}, hosts > 0);
  enable({"arrange.left", "arrange.right", "arrange.top", "arrange.bottom"}, objects >= 2);
  enable({"arrange.horizontal", "arrange.vertical"}, objects >= 3);
  enable({"compare.clearBaseline"}, m_document->baseline() != nullptr);
  const auto& findings = m_document->committedEvaluation()->findings;
  enable({"plan.fix"}, !findings.empty() && findings.front().severity == Severity::Error);
  enable({"plan.balance"}, m_document->committedPlan().layout->pp > 1);
  enable({"plan.evenStages"},
         !(withEvenStages(m_document->committedPlan()) == m_document->committedPlan()));
}

void MainWindow::compareSchedules() {
  if (m_document->isPreviewing()) return;
  auto* dialog = new ScheduleChooser(m_document, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  // Over the drawing, so that the key figures and the charts show what is chosen.
  const QPoint middle = m_canvas->mapToGlobal(m_canvas->rect().center());
  dialog->move(std::max(0, middle.x() - dialog->width() / 2),
               m_canvas->mapToGlobal(QPoint(0, 0)).y());
}

SweepsWindow* MainWindow::sweeps() {
  if (m_sweeps == nullptr) m_sweeps = new SweepsWindow(m_document, this);
  return m_sweeps;
}

void MainWindow::undo() {
  // Ctrl+Z in the middle of a drag gives the drag up, as Esc does.
  if (m_document->isPreviewing()) {
    m_document->cancelPreview();
  } else {
    m_document->undoStack().undo();
  }
}

void MainWindow::fillExamplesMenu() {
  m_examplesMenu->clear();
  for (const resources::Example& example : resources::examples()) {
    const Result<Plan> plan = loadPlan(example.text, example.file);
    const std::string name = plan ? plan->name : std::string(example.file);
    m_examplesMenu->addAction(QString::fromStdString(name), this,
                              [this, file = example.file] { m_files->openExample(file); });
  }
}

void MainWindow::fillRecentMenu() {
  m_recentMenu->clear();
  const QStringList files = preferences::recentFiles();
  for (const QString& path : files) {
    QAction* action = m_recentMenu->addAction(QFileInfo(path).fileName(), this,
                                              [this, path] { m_files->openPath(path); });
    action->setToolTip(path);
    action->setStatusTip(path);
  }
  if (files.isEmpty()) {
    m_recentMenu->addAction(tr("No files yet"))->setEnabled(false);
    return;
  }
  m_recentMenu->addSeparator();
  m_recentMenu->addAction(tr("Forget these"), this, [] { preferences::clearRecentFiles(); });
}

void MainWindow::chooseTheme(ThemeName name) {
  ThemeManager::instance().setTheme(name);
  updateTitle();
  if (m_options.remembers) preferences::setTheme(name);
}

void MainWindow::chooseLanguage(const QString& code) {
  setApplicationLanguage(code);
  m_actions->action(QStringLiteral("language.") + applicationLanguage())->setChecked(true);
  if (m_options.remembers) preferences::setLanguage(code);
}

void MainWindow::chooseMemoryUnit(MemoryUnit unit) {
  setMemoryUnit(unit);
  m_actions->action(unit == MemoryUnit::Gibibytes ? "unit.gibibytes" : "unit.gigabytes")
      ->setChecked(true);
  if (m_options.remembers) preferences::setMemoryUnit(unit);
  // Numbers are texts: every widget writes its texts anew, as after a change of language.
  QEvent change(QEvent::LanguageChange);
  QCoreApplication::sendEvent(this, &change);
  emit m_document->evaluationChanged();
}

void MainWindow::toggleDocks(bool hidden) {
  if (hidden) {
    m_hiddenDocks.clear();
    for (QDockWidget* dock : {m_leftDock, m_rightDock, m_bottomDock}) {
      if (dock->isHidden()) continue;
      m_hiddenDocks << dock;
      dock->hide();
    }
  } else {
    for (QDockWidget* dock : m_hiddenDocks) dock->show();
    m_hiddenDocks.clear();
  }
}

void MainWindow::showFindings() {
  m_bottomDock->show();
  m_bottomTabs->setCurrentWidget(m_findings);
  m_findings->setFocus(Qt::ShortcutFocusReason);
}

}  // namespace slicescape::ui
