// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <memory>

#include "ui/commands/command_table.h"
#include "ui/document/document.h"
#include "ui/widgets/display.h"

class QDockWidget;
class QLabel;
class QTabWidget;
class QToolButton;

namespace slicescape::ui {

class Advisor;
class AdvisorPanel;
class Autosave;
class CanvasView;
class CapacityModel;
class CapacityPanel;
class ChartsPanel;
class CommandPalette;
class FileActions;
class FindingsPanel;
class HeaderCorner;
class HintStrip;
class InspectorPanel;
class LayerStrip;
class Menus;
class MessageBar;
class OutlinePanel;
class PalettePanel;
class PaneCycle;
class QueueWindow;
class SearchPanel;
class HelpWindow;
class ShortcutsPage;
class StatusLine;
class StrategyWindow;
class SummaryStrip;
class SweepsWindow;
class TimelinePanel;

/// The window: it owns the document and wires the parts to it and the commands to the
/// parts. The parts know the document and never each other.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  struct Options {
    /// Read and write window layout, recent files and hints; off for screenshots.
    bool remembers = true;
    /// Folder of the autosave copies; empty = no autosave.
    QString autosaveFolder;
  };
  explicit MainWindow(const Options& options, QWidget* parent = nullptr);
  ~MainWindow() override;

  Document& document() { return *m_document; }
  FileActions& files() { return *m_files; }
  ActionSet& actions() { return *m_actions; }
  MessageBar& messages() { return *m_messages; }
  CommandPalette& commandPalette() { return *m_commandPalette; }
  CanvasView& canvas() { return *m_canvas; }

  /// Puts every panel to its place and size.
  void resetLayout();

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  // main_window.cpp: parts and layout
  void createParts();
  void createBars();
  void createDocks();
  QDockWidget* addDock(const QString& objectName, Qt::DockWidgetArea area, QWidget* content);
  void placeTitle();
  void retranslateUi();
  void updateTitle();
  void updateTabs();

  // window_commands.cpp: what the commands do
  void connectFileCommands();
  void connectEditCommands();
  void connectViewCommands();
  void connectPlanCommands();
  void connectPreferences();
  void connectTimeline();  // window_timeline.cpp
  void connectAdvisor();   // window_advisor.cpp
  void connectCapacity();  // window_capacity.cpp
  void connectSearch();    // window_search.cpp
  void updateCommands();
  void fillExamplesMenu();
  void fillRecentMenu();
  void chooseTheme(ThemeName name);
  void chooseLanguage(const QString& code);
  void chooseMemoryUnit(MemoryUnit unit);
  void toggleDocks(bool hidden);
  void showFindings();
  void compareSchedules();
  SweepsWindow* sweeps();
  /// Opens the help at a page, and at a heading when one is named.
  void showHelp(const QString& page, const QString& anchor = {});
  void showTimeline();
  void showAdvisor();
  void compareStrategies();
  void showCapacity();
  void simulateQueue();
  /// The search in the place of the drawing, with the panels out of the way; or the drawing.
  void showSearch(bool shown);
  void hintAtSearch();
  void undo();

  Options m_options;
  Document* m_document;
  ActionSet* m_actions;
  Menus* m_menus = nullptr;
  QMenu* m_examplesMenu = nullptr;
  QMenu* m_recentMenu = nullptr;
  FileActions* m_files = nullptr;
  Autosave* m_autosave = nullptr;

  HeaderCorner* m_corner = nullptr;
  QLabel* m_title = nullptr;
  QToolBar* m_toolBar = nullptr;
  QMenu* m_alignMenu = nullptr;
  QToolButton* m_alignButton = nullptr;
  QToolBar* m_summaryBar = nullptr;
  SummaryStrip* m_summary = nullptr;
  MessageBar* m_messages = nullptr;
  HintStrip* m_hints = nullptr;
  CanvasView* m_canvas = nullptr;
  LayerStrip* m_layerStrip = nullptr;
  SearchPanel* m_search = nullptr;
  PalettePanel* m_palette = nullptr;
  OutlinePanel* m_outline = nullptr;
  InspectorPanel* m_inspector = nullptr;
  ChartsPanel* m_charts = nullptr;
  TimelinePanel* m_timeline = nullptr;
  Advisor* m_judge = nullptr;
  AdvisorPanel* m_advisor = nullptr;
  StrategyWindow* m_strategies = nullptr;
  CapacityModel* m_review = nullptr;
  CapacityPanel* m_capacity = nullptr;
  QueueWindow* m_queue = nullptr;
  FindingsPanel* m_findings = nullptr;
  QTabWidget* m_leftTabs = nullptr;
  QTabWidget* m_rightTabs = nullptr;
  QTabWidget* m_bottomTabs = nullptr;
  QDockWidget* m_leftDock = nullptr;
  QDockWidget* m_rightDock = nullptr;
  QDockWidget* m_bottomDock = nullptr;
  StatusLine* m_status = nullptr;
  PaneCycle* m_panes = nullptr;
  CommandPalette* m_commandPalette = nullptr;
  ShortcutsPage* m_shortcuts = nullptr;
  HelpWindow* m_help = nullptr;
  SweepsWindow* m_sweeps = nullptr;
  QList<QDockWidget*> m_hiddenDocks;
  QList<QDockWidget*> m_docksBehindSearch;
  bool m_laidOut = false;
};

}  // namespace slicescape::ui
