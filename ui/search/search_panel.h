// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "ui/document/document.h"
#include "ui/search/search_reports.h"
#include "ui/search/search_session.h"

class QComboBox;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;
class QTabWidget;
class QTableView;
class QToolButton;

namespace slicescape::ui {

class FoundPlanTable;
class ParetoChart;
class ReportView;
class SearchForm;
class WhyNotPanel;

/// The search for the best layout: on the left where to look and for what, on the right the
/// ranked layouts, their chart and what is to be said of them. It takes the place of the
/// drawing while it is open. Loading a layout is one undo entry and keeps the results; only
/// the layout and the micro-batch are taken over, so edits made meanwhile stay.
class SearchPanel : public QWidget {
  Q_OBJECT
 public:
  explicit SearchPanel(Document* document, QWidget* parent = nullptr);

  SearchForm* form() const { return m_form; }
  SearchSession* session() const { return m_session; }
  FoundPlanTable* table() const { return m_table; }
  QTableView* view() const { return m_view; }
  ParetoChart* chart() const { return m_chart; }
  WhyNotPanel* whyNot() const { return m_whyNot; }
  ReportView* comparison() const { return m_comparison; }
  ReportView* dropped() const { return m_dropped; }
  QPushButton* loadButton() const { return m_load; }
  QString statusText() const;
  QString noticeText() const;
  QString emptyText() const;

  /// Puts the focus where the next thing is to be done.
  void takeFocus();
  /// Selects a row of the unsorted table, as a click on it does.
  void choose(int row);
  int chosenRow() const;
  /// Puts a row's layout into the plan.
  void load(int row);
  /// The results as CSV or JSON, the chart as PNG, SVG or PDF by the path's suffix; false when
  /// it cannot be written.
  bool exportTo(const QString& path);
  /// Asks for a file of any kind, chart or results, and writes it.
  void saveDialog();
  void copyTable();
  void copyLayout();

 public slots:
  void start();
  void cancel();

 signals:
  void closeRequested();
  /// A sentence for the window's message bar: something could not be written.
  void messageRaised(const QString& sentence);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  // search_panel.cpp: how the parts hang together
  void connectSession();
  void connectViews();
  void connectDocument();

  // search_panel_parts.cpp: what it is made of, words and colours
  QWidget* makeHeader();
  QWidget* makeResults();
  QWidget* makeList(QWidget* parent);
  QWidget* makeTabs(QWidget* parent);
  QWidget* makeChart();
  void retranslateUi();
  void updateColours();
  void showLegend();

  // search_panel_results.cpp: what is shown of the search
  void showRows();
  void fitColumns();
  void showFinished();
  void showPoints();
  void showStatus();
  void showEmpty();
  void showComparison();
  void takePlan();
  void hover(int row);
  bool isSameQuestion(const Plan& plan) const;
  /// The open plan with a row's layout.
  Plan planWith(const FoundPlan& found) const;
  const ScoredPlan& now();

  // search_panel_export.cpp: what leaves the panel
  void fillMenu(QMenu* menu, int row);
  void saveAs(const QString& suffix, const QString& filter);

  Document* m_document;
  SearchSession* m_session;
  SearchForm* m_form;
  FoundPlanTable* m_table;
  QSortFilterProxyModel* m_sorted;
  QToolButton* m_back = nullptr;
  QLabel* m_title = nullptr;
  QLabel* m_status = nullptr;
  QToolButton* m_menu = nullptr;
  QProgressBar* m_progress = nullptr;
  QLabel* m_notice = nullptr;
  QStackedWidget* m_content = nullptr;
  QTableView* m_view = nullptr;
  QLabel* m_empty = nullptr;
  QLabel* m_axesLabel = nullptr;
  QComboBox* m_across = nullptr;
  QComboBox* m_up = nullptr;
  ParetoChart* m_chart = nullptr;
  QLabel* m_legend = nullptr;
  QTabWidget* m_tabs = nullptr;
  ReportView* m_comparison = nullptr;
  QPushButton* m_load = nullptr;
  WhyNotPanel* m_whyNot = nullptr;
  ReportView* m_dropped = nullptr;
  std::optional<Candidate> m_chosen;  ///< by the user; else the first row
  int m_hovered = -1;
  std::optional<ScoredPlan> m_now;
};

}  // namespace slicescape::ui
