// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QSplitter>
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

  auto* parts = new QSplitter(Qt::Horizontal, this);
  parts->addWidget(m_form);
  parts->addWidget(makeResults());
  parts->setStretchFactor(0, 0);
  parts->setStretchFactor(1, 1);
  parts->setChildrenCollapsible(false);
  parts->setSizes({330, 950});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeHeader());
  layout->addWidget(parts, 1);
  connectSession();
  connectViews();
  connectDocument();
  retranslateUi();
  updateColours();
  showRows();
}

void SearchPanel::connectSession() {
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
}

void SearchPanel::connectViews() {
  connect(m_back, &QToolButton::clicked, this, &SearchPanel::closeRequested);
  connect(m_menu, &QToolButton::clicked, this, [this] {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(menu, chosenRow());
    menu->popup(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
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

  // Points are the rows in order; the plan's own may stand behind them and is no row.
  const auto rowOfPoint = [this](int point) { return point < m_table->rowCount() ? point : -1; };
  connect(m_chart, &ParetoChart::picked, this, [this, rowOfPoint](int point) {
    choose(rowOfPoint(point));
    m_chart->setSelected(point);
  });
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
}

void SearchPanel::connectDocument() {
  connect(m_whyNot, &WhyNotPanel::loadRequested, this, [this](const Plan& asked) {
    Plan plan = m_document->committedPlan();
    plan.layout = asked.layout;
    plan.placement = asked.placement;
    plan.workload =
        plan.workload.edited([&](Workload& work) { work.microBatch = asked.workload->microBatch; });
    m_document->apply(tr("Load the layout %1").arg(layoutTitle(plan)), plan);
  });

  const auto compareAnew = [this] {
    m_now.reset();
    if (isVisible() && !m_document->isPreviewing()) takePlan();
  };
  connect(m_document, &Document::planChanged, this, compareAnew);
  connect(m_document, &Document::evaluationChanged, this, compareAnew);
  connect(m_document, &Document::replaced, m_session, &SearchSession::clear);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &SearchPanel::updateColours);
}

void SearchPanel::start() {
  m_form->commitTyping();
  if (const QString problem = m_form->problem(); !problem.isEmpty()) {
    m_notice->setText(problem);
    m_notice->show();
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
  if (watched != m_view->viewport()) return QWidget::eventFilter(watched, event);
  if (event->type() == QEvent::Leave) hover(-1);
  if (event->type() == QEvent::Resize) fitColumns();
  if (event->type() == QEvent::ToolTip) {
    // A layout that can be read needs no tip that repeats it.
    const QModelIndex index = m_view->indexAt(static_cast<QHelpEvent*>(event)->pos());
    const bool isLayout = index.column() == FoundPlanTable::LayoutColumn;
    if (isLayout && m_view->sizeHintForIndex(index).width() <= m_view->visualRect(index).width()) {
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void SearchPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslateUi();
  // The table hears of the language after its parent.
  QMetaObject::invokeMethod(this, &SearchPanel::fitColumns, Qt::QueuedConnection);
}

}  // namespace slicescape::ui
