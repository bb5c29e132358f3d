// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the panel is made of, its words and its colours.
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/charts/pareto_chart.h"
#include "ui/search/found_plan_table.h"
#include "ui/search/report_view.h"
#include "ui/search/search_panel.h"
#include "ui/search/why_not_panel.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kLoadWidth = 160;
constexpr int kAxisWidth = 152;

QString mark(const char* glyph, const QColor& colour, const QString& text) {
  return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
      .arg(colour.name(), QString::fromUtf8(glyph), text.toHtmlEscaped());
}

}  // namespace

QWidget* SearchPanel::makeHeader() {
  auto* header = new QWidget(this);
  m_back = new QToolButton(header);
  m_back->setAutoRaise(true);
  m_back->setFocusPolicy(Qt::TabFocus);
  m_title = new QLabel(header);
  m_title->setFont(sectionFont());
  m_status = new QLabel(header);
  m_status->setFont(smallFont());
  m_status->setForegroundRole(QPalette::PlaceholderText);
  m_status->setObjectName(QStringLiteral("searchStatus"));
  m_menu = new QToolButton(header);
  m_menu->setAutoRaise(true);
  m_menu->setFocusPolicy(Qt::TabFocus);
  m_menu->setText(QStringLiteral("⋯"));
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(8, 4, 8, 4);
  row->setSpacing(10);
  row->addWidget(m_back);
  row->addWidget(m_title);
  row->addWidget(m_status, 1);
  row->addWidget(m_menu);
  return header;
}

QWidget* SearchPanel::makeList(QWidget* parent) {
  m_content = new QStackedWidget(parent);
  m_view = new QTableView(m_content);
  m_view->setModel(m_sorted);
  m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_view->setSelectionMode(QAbstractItemView::SingleSelection);
  m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_view->setShowGrid(false);
  m_view->setWordWrap(false);
  m_view->setFrameShape(QFrame::NoFrame);
  m_view->setTabKeyNavigation(false);
  m_view->setMouseTracking(true);
  m_view->setContextMenuPolicy(Qt::CustomContextMenu);
  m_view->verticalHeader()->hide();
  m_view->verticalHeader()->setDefaultSectionSize(24);
  m_view->horizontalHeader()->setHighlightSections(false);
  m_view->horizontalHeader()->setMinimumSectionSize(36);
  m_view->setSortingEnabled(true);
  m_view->sortByColumn(FoundPlanTable::Rank, Qt::AscendingOrder);
  m_view->viewport()->installEventFilter(this);
  m_empty = new QLabel(m_content);
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setForegroundRole(QPalette::PlaceholderText);
  m_empty->setWordWrap(true);
  m_empty->setMargin(24);
  m_content->addWidget(m_view);
  m_content->addWidget(m_empty);
  return m_content;
}

QWidget* SearchPanel::makeTabs(QWidget* parent) {
  m_tabs = new QTabWidget(parent);
  m_tabs->setDocumentMode(true);
  m_tabs->tabBar()->setExpanding(false);
  m_tabs->tabBar()->setDrawBase(false);
  auto* comparison = new QWidget(m_tabs);
  m_comparison = new ReportView(comparison);
  m_load = new QPushButton(comparison);
  m_load->setMinimumWidth(kLoadWidth);
  auto* column = new QVBoxLayout(comparison);
  column->setContentsMargins(0, 0, 8, 8);
  column->setSpacing(4);
  column->addWidget(m_comparison, 1);
  column->addWidget(m_load, 0, Qt::AlignRight);
  m_whyNot = new WhyNotPanel(m_document, m_tabs);
  m_dropped = new ReportView(m_tabs);
  m_tabs->addTab(comparison, QString());
  m_tabs->addTab(m_whyNot, QString());
  m_tabs->addTab(m_dropped, QString());
  return m_tabs;
}

QWidget* SearchPanel::makeResults() {
  auto* results = new QWidget(this);
  m_progress = new QProgressBar(results);
  m_progress->setRange(0, 1000);
  m_progress->setTextVisible(false);
  m_progress->setFixedHeight(4);
  QSizePolicy keeps = m_progress->sizePolicy();
  keeps.setRetainSizeWhenHidden(true);
  m_progress->setSizePolicy(keeps);
  m_progress->hide();
  m_notice = new QLabel(results);
  m_notice->setWordWrap(true);
  m_notice->setFont(smallFont());
  m_notice->setContentsMargins(8, 4, 8, 4);
  m_notice->setAutoFillBackground(true);
  m_notice->hide();

  auto* below = new QSplitter(Qt::Horizontal, results);
  auto* both = new QSplitter(Qt::Vertical, results);
  both->addWidget(makeList(both));
  both->addWidget(below);
  both->setStretchFactor(0, 1);
  both->setStretchFactor(1, 1);
  both->setSizes({300, 300});
  below->addWidget(makeChart());
  below->addWidget(makeTabs(below));
  below->setSizes({400, 560});
  for (QSplitter* splitter : {both, below}) splitter->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(results);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_progress);
  layout->addWidget(m_notice);
  layout->addWidget(both, 1);
  return results;
}

QWidget* SearchPanel::makeChart() {
  auto* box = new QWidget(this);
  m_axesLabel = new QLabel(box);
  m_axesLabel->setFont(sectionFont());
  m_across = new QComboBox(box);
  m_up = new QComboBox(box);
  for (std::size_t i = 0; i < kParetoAxes.size(); ++i) {
    m_across->addItem(QString());
    m_up->addItem(QString());
  }
  for (QComboBox* combo : {m_across, m_up}) {
    combo->setMinimumWidth(kAxisWidth);
  }
  m_chart = new ParetoChart(box);
  m_legend = new QLabel(box);
  m_legend->setFont(smallFont());
  m_legend->setForegroundRole(QPalette::PlaceholderText);
  m_legend->setWordWrap(true);
  m_legend->setContentsMargins(8, 0, 8, 6);
  auto* axes = new QHBoxLayout;
  axes->setContentsMargins(8, 4, 8, 0);
  axes->setSpacing(6);
  axes->addWidget(m_axesLabel, 1);
  axes->addWidget(m_across);
  axes->addWidget(new QLabel(QStringLiteral("×"), box));
  axes->addWidget(m_up);
  auto* layout = new QVBoxLayout(box);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addLayout(axes);
  layout->addWidget(m_chart, 1);
  layout->addWidget(m_legend);
  m_across->setCurrentIndex(static_cast<int>(m_chart->across()));
  m_up->setCurrentIndex(static_cast<int>(m_chart->up()));
  return box;
}

/// The chosen row has a pale ground: its text keeps its colour.
void SearchPanel::updateColours() {
  QPalette colours = m_view->palette();
  colours.setColor(QPalette::Highlight, theme().accentWash);
  colours.setColor(QPalette::HighlightedText, theme().text);
  m_view->setPalette(colours);
  QPalette warning = m_notice->palette();
  warning.setColor(QPalette::Window, theme().warningWash);
  warning.setColor(QPalette::WindowText, theme().text);
  m_notice->setPalette(warning);
  showLegend();
}

void SearchPanel::showLegend() {
  const Theme& t = theme();
  m_legend->setText(QStringList{mark("●", t.accent, tr("not beaten in all four figures")),
                                mark("○", t.accent, tr("among the best")),
                                mark("◆", t.good, tr("the plan now"))}
                        .join(QStringLiteral(" &nbsp; ")));
}

void SearchPanel::retranslateUi() {
  setAccessibleName(tr("Search layouts"));
  m_title->setText(tr("Search layouts"));
  m_back->setText(tr("← Drawing"));
  m_back->setToolTip(tr("Back to the drawing (Esc)"));
  m_back->setAccessibleName(tr("Back to the drawing"));
  m_menu->setToolTip(tr("Copy or save the results"));
  m_menu->setAccessibleName(tr("Menu of the results"));
  m_progress->setAccessibleName(tr("Progress of the search"));
  m_view->setAccessibleName(tr("Found layouts"));
  m_axesLabel->setText(tr("Trade-offs"));
  m_across->setAccessibleName(tr("Figure across"));
  m_up->setAccessibleName(tr("Figure upwards"));
  m_comparison->setAccessibleName(tr("The selected layout against the plan"));
  m_dropped->setAccessibleName(tr("Why layouts were dropped"));
  m_tabs->setAccessibleName(tr("About the layouts"));
  m_tabs->tabBar()->setAccessibleName(tr("About the layouts"));
  m_tabs->setTabText(0, tr("Against the plan"));
  m_tabs->setTabText(1, tr("Why not?"));
  m_tabs->setTabText(2, tr("Dropped"));
  m_load->setText(tr("Load into the plan"));
  m_load->setToolTip(tr("Take over this layout; one undo brings the old one back (Enter)"));
  const bool priced = m_document->committedPlan().platform->usdPerDeviceHour.value_or(0) > 0;
  for (std::size_t i = 0; i < kParetoAxes.size(); ++i) {
    for (QComboBox* combo : {m_across, m_up}) {
      combo->setItemText(static_cast<int>(i), ParetoChart::axisName(kParetoAxes[i], priced));
    }
  }
  showLegend();
  m_table->retranslate();
  takePlan();
}

}  // namespace slicescape::ui
