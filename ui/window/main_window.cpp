// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QScrollArea>
#include <QStatusTipEvent>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/advisor/advisor.h"
#include "ui/advisor/advisor_panel.h"
#include "ui/advisor/strategy_window.h"
#include "ui/canvas/canvas_view.h"
#include "ui/capacity/capacity_panel.h"
#include "ui/capacity/queue_window.h"
#include "ui/charts/charts_panel.h"
#include "ui/commands/command_palette.h"
#include "ui/commands/menus.h"
#include "ui/document/autosave.h"
#include "ui/findings/findings_panel.h"
#include "ui/inspector/inspector_panel.h"
#include "ui/inspector/why_panel.h"
#include "ui/outline/outline_panel.h"
#include "ui/palette/palette_panel.h"
#include "ui/search/search_panel.h"
#include "ui/slicer/layer_strip.h"
#include "ui/summary/summary_strip.h"
#include "ui/sweeps/sweeps_window.h"
#include "ui/theme/icons.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/file_actions.h"
#include "ui/window/header_corner.h"
#include "ui/window/hint_strip.h"
#include "ui/window/pane_cycle.h"
#include "ui/window/preferences.h"
#include "ui/window/status_line.h"

namespace slicescape::ui {
namespace {

constexpr int kLeftWidth = 232;
constexpr int kRightWidth = 300;
/// Share of the window's height for the charts; less where the drawing has little room.
constexpr double kBottomShare = 0.36;
constexpr double kLowBottomShare = 0.3;
constexpr int kLowWindow = 900;

QTabWidget* makeTabs(QWidget* parent, const QString& objectName) {
  auto* tabs = new QTabWidget(parent);
  tabs->setObjectName(objectName);
  tabs->setDocumentMode(true);
  tabs->tabBar()->setExpanding(false);
  tabs->tabBar()->setDrawBase(false);
  tabs->setAutoFillBackground(true);
  tabs->setBackgroundRole(QPalette::Base);
  return tabs;
}

/// Local files among what is dragged; empty when there are none.
QStringList localFiles(const QMimeData* data) {
  QStringList files;
  for (const QUrl& url : data->urls()) {
    if (url.isLocalFile()) files << url.toLocalFile();
  }
  return files;
}

}  // namespace

MainWindow::MainWindow(const Options& options, QWidget* parent)
    : QMainWindow(parent),
      m_options(options),
      m_document(new Document(this)),
      m_actions(new ActionSet(this)) {
  setObjectName(QStringLiteral("mainWindow"));
  setWindowIcon(QIcon(QStringLiteral(":/icons/slicescape.svg")));
  setAcceptDrops(true);
  setContextMenuPolicy(Qt::PreventContextMenu);  // else it offers to hide the toolbars
  setDockOptions(QMainWindow::AnimatedDocks);
  resize(1440, 900);
  setMinimumSize(1024, 640);

  createParts();
  createBars();
  createDocks();
  m_files = new FileActions(m_document, m_messages, this);
  if (!m_options.autosaveFolder.isEmpty()) {
    m_files->offerRecovery(m_options.autosaveFolder);
    m_autosave = new Autosave(m_document, m_options.autosaveFolder, this);
    connect(m_autosave, &Autosave::failed, this, [this](const QString& reason) {
      m_messages->show({MessageKind::Warning,
                        [reason] {
                          return inSequence({tr("Unsaved changes cannot be kept safe."), reason});
                        },
                        {},
                        QStringLiteral("autosave")});
    });
  }
  connectFileCommands();
  connectEditCommands();
  connectViewCommands();
  connectPlanCommands();
  connectPreferences();
  connectTimeline();
  connectAdvisor();
  connectCapacity();
  connectSearch();

  connect(m_document, &Document::pathChanged, this, &MainWindow::updateTitle);
  connect(m_document, &Document::planChanged, this, &MainWindow::updateTitle);
  connect(m_document, &Document::modifiedChanged, this, &MainWindow::updateTitle);
  connect(m_document, &Document::evaluationChanged, this, &MainWindow::updateTabs);
  connect(&ThemeManager::instance(), &ThemeManager::changed, m_actions, &ActionSet::updateIcons);
  retranslateUi();
  updateCommands();

  m_hints->setVisible(m_options.remembers && !preferences::hintsDismissed());
  if (m_options.remembers) {
    restoreGeometry(preferences::windowGeometry());
    m_laidOut = restoreState(preferences::windowState(), preferences::kLayoutVersion);
    if (auto* panel = m_bottomTabs->findChild<QWidget*>(preferences::bottomPanel())) {
      if (m_bottomTabs->indexOf(panel) >= 0) m_bottomTabs->setCurrentWidget(panel);
    }
  }
}

MainWindow::~MainWindow() {
  // Qt deletes children in the order they were made: the document would go before the
  // parts that look at it.
  m_document->undoStack().disconnect(this);
  m_document->disconnect(this);
  for (QWidget* part : {static_cast<QWidget*>(m_strategies), static_cast<QWidget*>(m_queue),
                        static_cast<QWidget*>(m_sweeps), centralWidget(), static_cast<QWidget*>(m_leftDock),
                        static_cast<QWidget*>(m_rightDock), static_cast<QWidget*>(m_bottomDock),
                        static_cast<QWidget*>(m_summaryBar), static_cast<QWidget*>(m_status)}) {
    delete part;
  }
  delete m_judge;
}

void MainWindow::createParts() {
  auto* centre = new QWidget(this);
  centre->setObjectName(QStringLiteral("centre"));
  m_messages = new MessageBar(centre);
  m_hints = new HintStrip(centre);
  m_canvas = new CanvasView(m_document, centre);
  m_layerStrip = new LayerStrip(m_document, centre);
  m_search = new SearchPanel(m_document, centre);
  m_search->hide();
  auto* column = new QVBoxLayout(centre);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_messages);
  column->addWidget(m_hints);
  column->addWidget(m_canvas, 1);
  column->addWidget(m_layerStrip);
  column->addWidget(m_search, 1);
  setCentralWidget(centre);
  connect(m_hints, &HintStrip::dismissed, this, [this] {
    m_hints->hide();
    if (m_options.remembers) preferences::setHintsDismissed(true);
  });
}

void MainWindow::createBars() {
  m_menus = new Menus(menuBar(), *m_actions, this);
  m_examplesMenu = m_menus->addDynamicMenu(QT_TRANSLATE_NOOP("commands", "Open example"),
                                           m_actions->action(QStringLiteral("file.open")));
  m_recentMenu = m_menus->addDynamicMenu(QT_TRANSLATE_NOOP("commands", "Open recent"),
                                         m_examplesMenu->menuAction());
  m_corner = new HeaderCorner(this);
  m_corner->setSearchKey(m_actions->action(QStringLiteral("view.commands"))
                             ->shortcut()
                             .toString(QKeySequence::NativeText));
  menuBar()->setCornerWidget(m_corner);
  m_title = new QLabel(menuBar());
  m_title->setAlignment(Qt::AlignCenter);
  m_title->setAttribute(Qt::WA_TransparentForMouseEvents);
  menuBar()->installEventFilter(this);

  m_toolBar = addToolBar(QString());
  m_toolBar->setObjectName(QStringLiteral("commandBar"));
  fillToolBar(*m_toolBar, *m_actions);
  m_alignMenu = new QMenu(this);
  for (QAction* action : m_actions->all()) {
    if (action->objectName().startsWith(QLatin1String("arrange."))) m_alignMenu->addAction(action);
  }
  m_alignButton = new QToolButton(m_toolBar);
  m_alignButton->setObjectName(QStringLiteral("alignButton"));
  m_alignButton->setMenu(m_alignMenu);
  m_alignButton->setPopupMode(QToolButton::InstantPopup);
  m_toolBar->insertWidget(m_actions->action(QStringLiteral("view.fitAll")), m_alignButton);
  addToolBarBreak();
  m_summary = new SummaryStrip(m_document, this);
  m_summaryBar = addToolBar(QString());
  m_summaryBar->setObjectName(QStringLiteral("summaryBar"));
  m_summaryBar->addWidget(m_summary);
  m_summary->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  m_summaryBar->layout()->setContentsMargins(0, 0, 0, 0);
  for (QToolBar* bar : {m_toolBar, m_summaryBar}) {
    bar->setMovable(false);
    bar->setFloatable(false);
  }
  m_status = new StatusLine(m_document, this);
  setStatusBar(m_status);
  connect(m_canvas, &CanvasView::toolHintChanged, m_status, &StatusLine::setHint);
  // An empty hint of the strip means that the mouse has left it.
  connect(m_layerStrip, &LayerStrip::toolHintChanged, this, [this](const QString& hint) {
    m_status->setHint(hint.isEmpty() ? m_canvas->toolHint() : hint);
  });
  connect(m_canvas, &CanvasView::zoomChanged, m_status, &StatusLine::setZoom);
  m_status->setHint(m_canvas->toolHint());
}

QDockWidget* MainWindow::addDock(const QString& objectName, Qt::DockWidgetArea area,
                                 QWidget* content) {
  auto* dock = new QDockWidget(this);
  dock->setObjectName(objectName);
  // Not floatable: a floating dock cannot come back under Wayland (QTBUG-87332). The tabs
  // inside name the panel, so there is no title bar.
  dock->setFeatures(QDockWidget::NoDockWidgetFeatures);
  auto* noTitle = new QWidget(dock);
  noTitle->setFixedHeight(0);
  dock->setTitleBarWidget(noTitle);
  dock->setWidget(content);
  addDockWidget(area, dock);
  return dock;
}

void MainWindow::createDocks() {
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  setCorner(Qt::TopLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);

  m_leftTabs = makeTabs(this, QStringLiteral("leftTabs"));
  m_palette = new PalettePanel(m_document, m_leftTabs);
  m_leftTabs->addTab(m_palette, QString());
  m_outline = new OutlinePanel(m_document, m_leftTabs);
  m_leftTabs->addTab(m_outline, QString());
  m_rightTabs = makeTabs(this, QStringLiteral("rightTabs"));
  m_inspector = new InspectorPanel(m_document, m_rightTabs);
  m_rightTabs->addTab(m_inspector, QString());
  m_rightTabs->addTab(m_inspector->why(), QString());
  m_judge = new Advisor(m_document, this);
  m_advisor = new AdvisorPanel(m_document, m_judge, m_rightTabs);
  m_rightTabs->addTab(m_advisor, QString());
  m_bottomTabs = makeTabs(this, QStringLiteral("bottomTabs"));
  m_charts = new ChartsPanel(m_document, m_bottomTabs);
  m_findings = new FindingsPanel(m_document, m_bottomTabs);
  m_timeline = new TimelinePanel(m_document, m_bottomTabs);
  m_review = new CapacityModel(m_document, this);
  m_capacity = new CapacityPanel(m_document, m_review, m_bottomTabs);
  m_charts->setObjectName(QStringLiteral("charts"));
  m_timeline->setObjectName(QStringLiteral("timeline"));
  m_findings->setObjectName(QStringLiteral("findings"));
  connect(m_charts, &ChartsPanel::whyRequested, m_inspector, &InspectorPanel::explain);
  connect(m_summary, &SummaryStrip::whyRequested, m_inspector, &InspectorPanel::explain);
  connect(m_findings, &FindingsPanel::whyRequested, m_inspector, &InspectorPanel::explain);
  m_bottomTabs->addTab(m_charts, QString());
  m_bottomTabs->addTab(m_timeline, QString());
  m_bottomTabs->addTab(m_capacity, QString());
  m_bottomTabs->addTab(m_findings, QString());

  m_leftDock = addDock(QStringLiteral("paletteDock"), Qt::LeftDockWidgetArea, m_leftTabs);
  m_rightDock = addDock(QStringLiteral("inspectorDock"), Qt::RightDockWidgetArea, m_rightTabs);
  m_bottomDock = addDock(QStringLiteral("chartsDock"), Qt::BottomDockWidgetArea, m_bottomTabs);
  m_leftDock->setMinimumWidth(180);
  m_rightDock->setMinimumWidth(240);
  m_bottomDock->setMinimumHeight(160);

  m_panes = new PaneCycle({m_toolBar, m_summary, m_leftDock, m_canvas, m_layerStrip, m_search,
                           m_rightDock, m_bottomDock, m_status},
                          this);
  m_commandPalette = new CommandPalette(m_actions, this);
}

void MainWindow::resetLayout() {
  showSearch(false);
  for (QDockWidget* dock : {m_leftDock, m_rightDock, m_bottomDock}) dock->show();
  m_hiddenDocks.clear();
  m_bottomTabs->setCurrentWidget(m_charts);
  resizeDocks({m_leftDock, m_rightDock}, {kLeftWidth, kRightWidth}, Qt::Horizontal);
  const double share = height() < kLowWindow ? kLowBottomShare : kBottomShare;
  resizeDocks({m_bottomDock}, {static_cast<int>(height() * share)}, Qt::Vertical);
}

void MainWindow::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  if (m_laidOut) return;
  m_laidOut = true;
  resetLayout();
  // The dock sizes are known after the event; fit the drawing to what is left.
  QTimer::singleShot(0, m_canvas, &CanvasView::fitAll);
}

void MainWindow::placeTitle() {
  const int width = std::min(360, menuBar()->width() / 3);
  m_title->setGeometry((menuBar()->width() - width) / 2, 0, width, menuBar()->height());
  const QString name = m_document->path().isEmpty()
                           ? QString::fromStdString(m_document->plan().name)
                           : QFileInfo(m_document->path()).fileName();
  const QString full = m_document->isModified() ? name + QStringLiteral(" •") : name;
  m_title->setText(m_title->fontMetrics().elidedText(full, Qt::ElideMiddle, width));
}

void MainWindow::updateTitle() {
  placeTitle();
  const QString name = QString::fromStdString(m_document->plan().name);
  //: Window title of a plan with unsaved changes: %1 name
  const QString modified = tr("%1 • — Slicescape");
  //: Window title: %1 name of the plan
  const QString saved = tr("%1 — Slicescape");
  setWindowTitle((m_document->isModified() ? modified : saved).arg(name));
  QPalette quiet = palette();
  quiet.setColor(QPalette::WindowText, theme().secondary);
  m_title->setPalette(quiet);
}

void MainWindow::updateTabs() {
  const int count = findingCount(*m_document);
  m_bottomTabs->setTabText(m_bottomTabs->indexOf(m_findings),
                           count == 0 ? tr("Findings") : tr("Findings %1").arg(count));
}

void MainWindow::retranslateUi() {
  m_actions->retranslate();
  m_menus->retranslate();
  m_leftTabs->setTabText(0, tr("Palette"));
  m_leftTabs->setTabText(m_leftTabs->indexOf(m_outline), tr("Outline"));
  m_rightTabs->setTabText(0, tr("Inspector"));
  m_rightTabs->setTabText(1, tr("Why?"));
  m_rightTabs->setTabText(m_rightTabs->indexOf(m_advisor), tr("Advisor"));
  m_bottomTabs->setTabText(m_bottomTabs->indexOf(m_charts), tr("Charts"));
  m_bottomTabs->setTabText(m_bottomTabs->indexOf(m_timeline), tr("Timeline"));
  m_bottomTabs->setTabText(m_bottomTabs->indexOf(m_capacity), tr("Capacity"));
  m_leftDock->setWindowTitle(tr("Palette and outline"));
  m_rightDock->setWindowTitle(tr("Inspector"));
  m_bottomDock->setWindowTitle(tr("Charts, timeline and findings"));
  m_toolBar->setWindowTitle(tr("Commands"));
  m_summaryBar->setWindowTitle(tr("Key figures"));
  m_leftTabs->tabBar()->setAccessibleName(tr("Left panels"));
  m_rightTabs->tabBar()->setAccessibleName(tr("Right panels"));
  m_bottomTabs->tabBar()->setAccessibleName(tr("Bottom panels"));
  m_leftTabs->setAccessibleName(tr("Left panels"));
  m_rightTabs->setAccessibleName(tr("Right panels"));
  m_bottomTabs->setAccessibleName(tr("Bottom panels"));
  m_alignButton->setText(tr("Align ▾"));
  m_alignButton->setToolTip(tr("Align or distribute the selected objects"));
  m_alignButton->setAccessibleName(m_alignButton->toolTip());
  for (QAction* action : m_toolBar->actions()) {
    if (action->text().isEmpty()) continue;  // a separator, or a widget that names itself
    if (QWidget* button = m_toolBar->widgetForAction(action)) {
      button->setAccessibleName(action->text());
    }
  }
  // A scroll area around a whole panel is announced as that panel.
  for (const QDockWidget* dock : {m_leftDock, m_rightDock, m_bottomDock}) {
    for (QScrollArea* area : dock->findChildren<QScrollArea*>()) {
      area->setAccessibleName(dock->windowTitle());
    }
  }
  updateTabs();
  updateTitle();
  updateCommands();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && m_menus != nullptr) retranslateUi();
  if (event->type() == QEvent::ActivationChange && isActiveWindow()) m_files->checkChangedOnDisk();
  QMainWindow::changeEvent(event);
}

bool MainWindow::event(QEvent* event) {
  if (event->type() == QEvent::StatusTip) {
    m_status->explain(static_cast<QStatusTipEvent*>(event)->tip());
    return true;
  }
  return QMainWindow::event(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == menuBar() && event->type() == QEvent::Resize) placeTitle();
  return QMainWindow::eventFilter(watched, event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!m_files->confirmLoss()) {
    event->ignore();
    return;
  }
  if (m_autosave != nullptr) m_autosave->finish();
  showSearch(false);  // what is remembered are the panels of the drawing
  if (m_options.remembers) {
    preferences::setWindow(saveGeometry(), saveState(preferences::kLayoutVersion));
    preferences::setBottomPanel(m_bottomTabs->currentWidget()->objectName());
  }
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!localFiles(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QStringList files = localFiles(event->mimeData());
  if (files.isEmpty()) return;
  event->acceptProposedAction();
  // After the drag loop is over: opening may ask about unsaved changes.
  QTimer::singleShot(0, this, [this, files] { m_files->openPaths(files); });
}

}  // namespace slicescape::ui
