// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is shown of the search: rows, chart, comparison, words.
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>

#include "ui/charts/pareto_chart.h"
#include "ui/search/found_plan_table.h"
#include "ui/search/report_view.h"
#include "ui/search/search_form.h"
#include "ui/search/search_panel.h"
#include "ui/search/search_words.h"
#include "ui/search/why_not_panel.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kLayoutWidth = 280;

bool isPriced(const Plan& plan) {
  return plan.platform->usdPerDeviceHour.value_or(0) > 0;
}

}  // namespace

QString SearchPanel::statusText() const {
  return m_status->text();
}

QString SearchPanel::noticeText() const {
  return m_notice->isHidden() ? QString() : m_notice->text();
}

QString SearchPanel::emptyText() const {
  return m_content->currentWidget() == m_empty ? m_empty->text() : QString();
}

Plan SearchPanel::planWith(const FoundPlan& found) const {
  const Plan& plan = m_document->committedPlan();
  const SearchQuestion* question = m_session->question();
  // Stages belong to the model they were cut for.
  const bool sameModel = plan.model == question->plan.model;
  const auto& stages = found.plan.layout->stages;
  return withCandidate(plan, question->space, found.candidate,
                       sameModel && stages ? &*stages : nullptr);
}

/// Whether the figures of the results hold for `plan`: it differs from the searched one in
/// nothing but what a search sets, and in names.
bool SearchPanel::isSameQuestion(const Plan& plan) const {
  const SearchQuestion* question = m_session->question();
  if (question == nullptr) return true;
  const Candidate any;
  Plan then = withCandidate(question->plan, question->space, any);
  const Plan now = withCandidate(plan, question->space, any);
  then.name = now.name;
  then.notes = now.notes;
  return then == now;
}

const ScoredPlan& SearchPanel::now() {
  if (!m_now) {
    const Plan& plan = m_document->committedPlan();
    const auto evaluation = m_document->committedEvaluation();
    const SearchQuestion* question = m_session->question();
    const bool p90 = question != nullptr && question->objective == Objective::Completion;
    const Scoring scoring(plan, Catalogues::builtIn(), p90);
    m_now.emplace(ScoredPlan{plan, evaluation, scoring.score(plan, *evaluation)});
  }
  return *m_now;
}

void SearchPanel::showRows() {
  const SearchQuestion* question = m_session->question();
  const Objective objective = question != nullptr ? question->objective : Objective::StepTime;
  {
    // A new set of rows is no choice of the user's.
    const QSignalBlocker blocker(m_view->selectionModel());
    m_table->setRows(m_session->rows(), objective, question != nullptr && isPriced(question->plan));
    const int kept = m_chosen ? m_table->rowOf(*m_chosen) : -1;
    if (m_table->rowCount() > 0) {
      choose(kept >= 0 ? kept : 0);
      m_view->selectRow(m_view->currentIndex().row());
    }
  }
  m_hovered = -1;
  m_content->setCurrentWidget(m_table->rowCount() > 0 ? static_cast<QWidget*>(m_view) : m_empty);
  fitColumns();
  takePlan();
}

/// Every column as wide as its words; the layout takes what is left, and no less than can be
/// told apart.
void SearchPanel::fitColumns() {
  m_view->resizeColumnsToContents();
  QHeaderView* header = m_view->horizontalHeader();
  const int wanted = header->sectionSize(FoundPlanTable::LayoutColumn);
  const int left = m_view->viewport()->width() - (header->length() - wanted);
  header->resizeSection(FoundPlanTable::LayoutColumn, std::max(left, kLayoutWidth));
}

void SearchPanel::showFinished() {
  const bool hadFocus = m_form->cancelButton()->hasFocus() || m_form->searchButton()->hasFocus();
  m_form->setRunning(false);
  m_progress->hide();
  std::shared_ptr<const Plan> best;
  for (const FoundRow& row : m_session->rows()) {
    if (row.plan->isBest) best = std::make_shared<const Plan>(row.plan->plan);
  }
  m_whyNot->setReference(best, m_session->question()->space.framework);
  takePlan();
  if (m_table->rowCount() == 0) m_tabs->setCurrentWidget(m_dropped);
  if (hadFocus && m_table->rowCount() > 0) m_view->setFocus(Qt::OtherFocusReason);
}

/// The plan, its evaluation or the question changed: everything that compares with it.
void SearchPanel::takePlan() {
  const Plan& plan = m_document->committedPlan();
  int current = -1;
  if (m_session->question() != nullptr) {
    for (int row = 0; row < m_table->rowCount() && current < 0; ++row) {
      if (planWith(*m_table->rows()[static_cast<std::size_t>(row)].plan) == plan) current = row;
    }
  }
  m_table->setCurrentRow(current);
  const bool holds = m_table->rowCount() == 0 || isSameQuestion(plan);
  m_notice->setText(holds ? QString()
                          : tr("The plan has changed since this search, not in its layout alone: "
                               "the figures are those of the searched plan. Search again."));
  m_notice->setVisible(!holds);
  showStatus();
  showEmpty();
  showPoints();
  showComparison();
}

void SearchPanel::showStatus() {
  const SearchTick& tick = m_session->tick();
  m_progress->setValue(static_cast<int>(tick.share * m_progress->maximum()));
  const QString rate =
      tick.seconds > 0 ? displayShortCount(double(tick.seen) / tick.seconds) : QStringLiteral("—");
  if (m_session->isRunning()) {
    //: %1 layouts seen so far, %2 layouts a second, %3 of them that may fit and keep the limits
    m_status->setText(tr("%1 layouts, %2 a second; %3 possible")
                          .arg(displayCount(tick.seen), rate, displayCount(tick.feasible)));
    return;
  }
  const SearchResult* result = m_session->result();
  if (result == nullptr) return m_status->clear();
  //: %1 layouts of the space, %2 time, %3 layouts a second, %4 of them that may fit
  const QString pattern = result->cancelled
                              ? tr("Stopped after %2: %1 layouts seen, %3 a second; %4 possible")
                              : tr("%1 layouts in %2, %3 a second; %4 possible");
  const QString counts =
      pattern.arg(displayCount(result->space), display(Seconds(result->wallSeconds)), rate,
                  displayCount(result->feasible));
  const int ties = m_table->tieCount();
  //: %1 what was counted, %n layouts that cannot be told apart from the best, %2 a share
  m_status->setText(
      ties > 0 ? tr("%1. %n tie(s) with the best (within %2), simplest first.", nullptr, ties)
                     .arg(counts, displayShare(tieShare(), 0))
               : counts);
}

void SearchPanel::showEmpty() {
  const SearchResult* result = m_session->result();
  if (m_session->isRunning()) {
    m_empty->setText(tr("Looking for a first layout that fits…"));
    m_dropped->setReport([] { return hintReport(tr("The search is running.")); });
  } else if (result == nullptr) {
    m_empty->setText(
        tr("Search prices every legal layout of this model on these GPUs and ranks "
           "the best. Everything is free as it stands; narrow it on the left."));
    m_dropped->setReport(
        [] { return hintReport(tr("After a search: why layouts were dropped, and how many.")); });
  } else {
    m_empty->setText(result->cancelled
                         ? tr("Stopped before a layout that fits was found.")
                         : tr("No layout of this space fits and keeps the limits. The tab Dropped "
                              "says why; more GPUs, recompute, a higher ZeRO stage or a looser "
                              "limit make room."));
    m_dropped->setReport([this] {
      return m_session->result() != nullptr ? droppedReport(*m_session->result()) : QString();
    });
  }
}

void SearchPanel::showPoints() {
  const auto valuesOf = [](const Evaluation& evaluation, const PlanScore& score) {
    return std::array<double, 4>{score.stepTime,
                                 double((evaluation.capacity - evaluation.peakDevice).value()),
                                 double(score.gpus), score.cost};
  };
  std::vector<ParetoPoint> points;
  for (const FoundRow& row : m_table->rows()) {
    points.push_back({layoutTitle(row.plan->plan), valuesOf(row.plan->evaluation, row.plan->score),
                      row.isNotBeaten, false});
  }
  if (m_table->currentRow() >= 0) {
    points[static_cast<std::size_t>(m_table->currentRow())].isCurrent = true;
  } else if (!points.empty() && now().evaluation->fits) {
    points.push_back(
        {layoutTitle(now().plan), valuesOf(*now().evaluation, now().score), false, true});
  }
  const bool priced = m_table->hasPrice();
  m_chart->setPoints(std::move(points), priced);
  m_chart->setSelected(chosenRow());
  for (std::size_t i = 0; i < kParetoAxes.size(); ++i) {
    for (QComboBox* combo : {m_across, m_up}) {
      combo->setItemText(static_cast<int>(i), ParetoChart::axisName(kParetoAxes[i], priced));
    }
  }
}

void SearchPanel::hover(int row) {
  if (row == m_hovered) return;
  m_hovered = row;
  m_chart->setHovered(row);
  showComparison();
}

/// The row under the mouse, else the chosen one.
void SearchPanel::showComparison() {
  const int chosen = chosenRow();
  const int row = m_hovered >= 0 ? m_hovered : chosen;
  m_load->setEnabled(chosen >= 0 && chosen != m_table->currentRow());
  if (row < 0 || row >= m_table->rowCount()) {
    m_comparison->setReport([] {
      return hintReport(
          tr("Select a found layout to see its figures against the plan as it is, "
             "and what differs."));
    });
    return;
  }
  m_comparison->setReport([this, found = m_table->rows()[static_cast<std::size_t>(row)].plan] {
    return comparisonReport(now(), *found, m_table->hasPrice());
  });
}

}  // namespace slicescape::ui
