// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
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
#include "ui/search/search_form.h"
#include "ui/search/search_words.h"
#include "ui/search/why_not_panel.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kLoadWidth = 160;

QString mark(const char* glyph, const QColor& colour, const QString& text) {
  return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
      .arg(colour.name(), QString::fromUtf8(glyph), text.toHtmlEscaped());
}

}  // namespace

SearchPanel::SearchPanel(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_session(new SearchSession(this)),
      m_form(new SearchForm(document, this)),
      m_table(new FoundPlanTable(this)),
      m_sorted(new QSortFilterProxyModel(this)) {
  setObjectName(QStringLiteral("search"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  m_sorted->setSourceModel(m_table);
  m_sorted->setSortRole(FoundPlanTable::kSortRole);

  m_parts = new QSplitter(Qt::Horizontal, this);
  m_parts->addWidget(m_form);
  m_parts->addWidget(makeResults());
  m_parts->setStretchFactor(0, 0);
  m_parts->setStretchFactor(1, 1);
  m_parts->setChildrenCollapsible(false);
  m_parts->setSizes({330, 950});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeHeader());
  layout->addWidget(m_parts, 1);
  connectParts();
  retranslateUi();
  updateColours();
  showRows();
}

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

  m_view = new QTableView(results);
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
  m_empty = new QLabel(results);
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setForegroundRole(QPalette::PlaceholderText);
  m_empty->setWordWrap(true);
  m_empty->setMargin(24);
  m_content = new QStackedWidget(results);
  m_content->addWidget(m_view);
  m_content->addWidget(m_empty);

  m_tabs = new QTabWidget(results);
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

  m_below = new QSplitter(Qt::Horizontal, results);
  m_below->addWidget(makeChart());
  m_below->addWidget(m_tabs);
  m_below->setChildrenCollapsible(false);
  m_below->setSizes({460, 520});
  m_results = new QSplitter(Qt::Vertical, results);
  m_results->addWidget(m_content);
  m_results->addWidget(m_below);
  m_results->setStretchFactor(0, 1);
  m_results->setStretchFactor(1, 1);
  m_results->setChildrenCollapsible(false);
  m_results->setSizes({300, 300});
  auto* layout = new QVBoxLayout(results);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_progress);
  layout->addWidget(m_notice);
  layout->addWidget(m_results, 1);
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
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
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

void SearchPanel::connectParts() {
  connect(m_back, &QToolButton::clicked, this, &SearchPanel::closeRequested);
  connect(m_menu, &QToolButton::clicked, this, [this] {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(menu, chosenRow());
    menu->popup(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
  });
  connect(m_form, &SearchForm::searchRequested, this, &SearchPanel::start);
  connect(m_form, &SearchForm::cancelRequested, this, &SearchPanel::cancel);

  connect(m_session, &SearchSession::started, this, [this] {
    m_chosen.reset();
    m_form->setRunning(true);
    m_progress->show();
    m_whyNot->setReference(nullptr, m_session->question()->space.framework);
    takePlan();
  });
  connect(m_session, &SearchSession::progressed, this, &SearchPanel::showStatus);
  connect(m_session, &SearchSession::rowsChanged, this, &SearchPanel::showRows);
  connect(m_session, &SearchSession::finished, this, &SearchPanel::showFinished);
  connect(m_session, &SearchSession::cleared, this, [this] {
    m_form->setRunning(false);
    m_progress->hide();
    m_whyNot->setReference(nullptr, {});
    takePlan();
  });

  connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    const int row = chosenRow();
    if (row >= 0) m_chosen = m_table->rows()[static_cast<std::size_t>(row)].plan->candidate;
    m_chart->setSelected(row);
    showComparison();
  });
  connect(m_view, &QTableView::activated, this, [this] { load(chosenRow()); });
  connect(m_view, &QTableView::entered, this,
          [this](const QModelIndex& index) { hover(m_sorted->mapToSource(index).row()); });
  connect(m_view, &QWidget::customContextMenuRequested, this, [this](const QPoint& position) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(menu, chosenRow());
    menu->popup(m_view->viewport()->mapToGlobal(position));
  });
  auto* copy = new QShortcut(QKeySequence(QKeySequence::Copy), m_view);
  copy->setContext(Qt::WidgetShortcut);
  connect(copy, &QShortcut::activated, this, &SearchPanel::copyLayout);
  for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
    auto* search = new QShortcut(QKeySequence(Qt::CTRL | key), this);
    search->setContext(Qt::WidgetWithChildrenShortcut);
    connect(search, &QShortcut::activated, this, &SearchPanel::start);
  }

  // Points are the rows in order; the plan's own may stand behind them.
  const auto rowOfPoint = [this](int point) { return point < m_table->rowCount() ? point : -1; };
  connect(m_chart, &ParetoChart::picked, this,
          [this, rowOfPoint](int point) { choose(rowOfPoint(point)); });
  connect(m_chart, &ParetoChart::activated, this,
          [this, rowOfPoint](int point) { load(rowOfPoint(point)); });
  connect(m_chart, &ParetoChart::hovered, this,
          [this, rowOfPoint](int point) { hover(rowOfPoint(point)); });
  connect(m_chart, &ParetoChart::exportFailed, this, [this](const QString& path) {
    emit messageRaised(tr("The chart could not be written to %1.").arg(path));
  });
  for (QComboBox* combo : {m_across, m_up}) {
    connect(combo, &QComboBox::activated, this, [this] {
      m_chart->setAxes(kParetoAxes[static_cast<std::size_t>(m_across->currentIndex())],
                       kParetoAxes[static_cast<std::size_t>(m_up->currentIndex())]);
    });
  }

  connect(m_load, &QPushButton::clicked, this, [this] { load(chosenRow()); });
  connect(m_whyNot, &WhyNotPanel::loadRequested, this, [this](const Plan& asked) {
    Plan plan = m_document->committedPlan();
    plan.layout = asked.layout;
    plan.placement = asked.placement;
    plan.workload =
        plan.workload.edited([&](Workload& work) { work.microBatch = asked.workload->microBatch; });
    m_document->apply(tr("Load the layout %1").arg(layoutTitle(plan)), plan);
  });

  connect(m_document, &Document::planChanged, this, [this] {
    m_now.reset();
    if (isVisible() && !m_document->isPreviewing()) takePlan();
  });
  connect(m_document, &Document::evaluationChanged, this, [this] {
    m_now.reset();
    if (isVisible() && !m_document->isPreviewing()) takePlan();
  });
  connect(m_document, &Document::replaced, m_session, &SearchSession::clear);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &SearchPanel::updateColours);
}

void SearchPanel::start() {
  m_form->commitTyping();
  if (const QString problem = m_form->problem(); !problem.isEmpty()) {
    m_status->setText(problem);
    return;
  }
  SearchQuestion question;
  question.plan = m_document->committedPlan();
  question.space = m_form->space();
  question.objective = m_form->objective();
  m_session->start(std::move(question));
}

void SearchPanel::cancel() {
  m_session->cancel();
}

void SearchPanel::takeFocus() {
  QWidget* target =
      m_table->rowCount() > 0 ? static_cast<QWidget*>(m_view) : m_form->searchButton();
  target->setFocus(Qt::ShortcutFocusReason);
}

void SearchPanel::choose(int row) {
  if (row < 0 || row >= m_table->rowCount()) return;
  const QModelIndex index = m_sorted->mapFromSource(m_table->index(row, 0));
  m_view->setCurrentIndex(index);
  m_view->scrollTo(index);
}

int SearchPanel::chosenRow() const {
  const QModelIndex index = m_view->currentIndex();
  return index.isValid() ? m_sorted->mapToSource(index).row() : -1;
}

void SearchPanel::load(int row) {
  if (row < 0 || row >= m_table->rowCount()) return;
  const Plan plan = planWith(*m_table->rows()[static_cast<std::size_t>(row)].plan);
  m_document->apply(tr("Load the layout %1").arg(layoutTitle(plan)), plan);
}

/// Esc stops what runs; else it leads back to the drawing.
void SearchPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
  if (m_session->isRunning()) return cancel();
  emit closeRequested();
}

void SearchPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  takePlan();
}

bool SearchPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_view->viewport() && event->type() == QEvent::Leave) hover(-1);
  return QWidget::eventFilter(watched, event);
}

void SearchPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
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
