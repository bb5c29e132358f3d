// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/queue_window.h"

#include <QDragEnterEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/capacity/policy_form.h"
#include "ui/capacity/queue_figures.h"
#include "ui/charts/bar_figure_chart.h"
#include "ui/charts/curve_figure_chart.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kProgressSteps = 1000;
constexpr int kFormsWidth = 330;

QTreeWidget* makeList(QWidget* parent, int columns) {
  auto* list = new QTreeWidget(parent);
  list->setColumnCount(columns);
  list->setRootIsDecorated(false);
  list->setFrameShape(QFrame::NoFrame);
  list->setFont(smallFont());
  list->setWordWrap(true);
  list->setUniformRowHeights(false);
  list->setSelectionMode(QAbstractItemView::SingleSelection);
  return list;
}

}  // namespace

QueueWindow::QueueWindow(Document* document, QWidget* parent)
    : QDialog(parent), m_document(document) {
  setObjectName(QStringLiteral("queueWindow"));
  auto* parts = new QSplitter(Qt::Horizontal, this);
  parts->addWidget(makeForms());
  parts->addWidget(makeResults());
  parts->setStretchFactor(0, 0);
  parts->setStretchFactor(1, 1);
  parts->setChildrenCollapsible(false);
  parts->setSizes({kFormsWidth, 760});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(parts);
  resize(1100, 680);

  connect(m_start, &QPushButton::clicked, this, &QueueWindow::start);
  connect(m_keep, &QPushButton::clicked, this, &QueueWindow::keepInPlan);
  connect(m_take, &QPushButton::clicked, this, &QueueWindow::takeWait);
  connect(m_cancel, &QPushButton::clicked, &m_runner, &QueueRunner::cancel);
  connect(m_policy, &PolicyForm::edited, this, [this] {
    m_policyEdited = true;
    updateButtons();
  });
  connect(&m_runner, &QueueRunner::progressed, this,
          [this](double share) { m_progress->setValue(int(share * kProgressSteps)); });
  connect(&m_runner, &QueueRunner::finished, this, &QueueWindow::take);
  connect(&m_runner, &QueueRunner::cancelled, this, [this] {
    m_summary->setText(tr("Stopped before the end; the figures are those of the run before."));
    updateButtons();
  });
  connect(document, &Document::planChanged, this, &QueueWindow::takePlan);
  connect(document, &Document::replaced, this, [this] {
    m_policyEdited = false;
    takePlan();
  });
  m_taken = document->plan();
  if (const auto queue = queueSettings(m_taken)) m_policy->setSettings(*queue);
  retranslateUi();
  showRun();
  updateButtons();
}

QWidget* QueueWindow::makeForms() {
  auto* side = new QWidget(this);
  side->setMinimumWidth(kFormsWidth - 40);
  m_arrivals = new ArrivalsForm(side);
  m_policy = new PolicyForm(side);
  m_start = new QPushButton(side);
  m_start->setDefault(true);
  m_keep = new QPushButton(side);
  auto* content = new QWidget(side);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(12, 10, 12, 10);
  column->setSpacing(10);
  column->addWidget(m_arrivals);
  column->addWidget(m_policy);
  column->addStretch(1);
  auto* scroll = new QScrollArea(side);
  scroll->setObjectName(QStringLiteral("forms"));
  scroll->setWidget(content);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* buttons = new QHBoxLayout;
  buttons->setContentsMargins(12, 6, 12, 10);
  buttons->addWidget(m_keep);
  buttons->addStretch(1);
  buttons->addWidget(m_start);
  auto* layout = new QVBoxLayout(side);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(scroll, 1);
  layout->addLayout(buttons);
  return side;
}

QWidget* QueueWindow::makeResults() {
  auto* side = new QWidget(this);
  m_summary = new QLabel(side);
  m_summary->setWordWrap(true);
  m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_summary->setMinimumHeight(2 * m_summary->fontMetrics().lineSpacing());
  m_summary->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_progress = new QProgressBar(side);
  m_progress->setRange(0, kProgressSteps);
  m_progress->setTextVisible(false);
  m_progress->setFixedHeight(8);
  m_cancel = new QPushButton(side);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(12, 10, 12, 6);
  top->addWidget(m_summary, 1);
  top->addWidget(m_progress);
  top->addWidget(m_cancel);
  m_take = new QPushButton(side);
  top->addWidget(m_take);
  m_progress->setMinimumWidth(160);

  m_tabs = new QTabWidget(side);
  m_tabs->setDocumentMode(true);
  m_tabs->tabBar()->setExpanding(false);
  m_tabs->tabBar()->setDrawBase(false);
  auto* sizes = new QSplitter(Qt::Vertical, m_tabs);
  m_waits = new BarFigureChart(
      m_document, [this](const Theme& t) { return QueueFigures(m_run.get(), t).waits(); }, sizes);
  m_table = makeList(sizes, 6);
  m_table->header()->setSectionResizeMode(QHeaderView::Stretch);
  sizes->addWidget(m_waits);
  sizes->addWidget(m_table);
  sizes->setStretchFactor(0, 3);
  sizes->setStretchFactor(1, 2);
  sizes->setChildrenCollapsible(false);
  m_load = new CurveFigureChart(
      m_document, [this](const Theme& t) { return QueueFigures(m_run.get(), t).load(); }, m_tabs);
  m_growth = new CurveFigureChart(
      m_document, [this](const Theme& t) { return QueueFigures(m_run.get(), t).growth(); }, m_tabs);
  m_messages = makeList(m_tabs, 3);
  for (QWidget* page : std::initializer_list<QWidget*>{sizes, m_load, m_growth, m_messages}) {
    m_tabs->addTab(page, QString());
  }
  auto* layout = new QVBoxLayout(side);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(top);
  layout->addWidget(m_tabs, 1);
  return side;
}

/// The rules of a changed plan, unless other ones are being tried.
void QueueWindow::takePlan() {
  const Plan& plan = m_document->plan();
  const bool sameRules = plan.platform == m_taken.platform;
  m_taken = plan;
  if (sameRules || m_policyEdited) return updateButtons();
  if (const auto queue = queueSettings(plan)) m_policy->setSettings(*queue);
  updateButtons();
}

void QueueWindow::start() {
  if (m_runner.isRunning()) return;
  m_progress->setValue(0);
  m_runner.run(m_document->plan(), m_document->evaluation(), m_arrivals->arrivals(),
               m_policy->settings());
  updateButtons();
}

void QueueWindow::keepInPlan() {
  m_document->apply(tr("Change the rules of the queue"),
                    withQueue(m_document->committedPlan(), m_policy->settings()));
  m_policyEdited = false;
  updateButtons();
}

void QueueWindow::takeWait() {
  if (m_run == nullptr || !m_run->start) return;
  m_document->edit(tr("Take the simulated queue wait"), [this](Plan& plan) {
    plan.platform = plan.platform.edited([this](PlatformProfile& profile) {
      profile.priors.queueWaitS = m_run->start->p50S;
      profile.priors.queueWaitP90S = m_run->start->p90S;
    });
  });
}

void QueueWindow::reject() {
  m_runner.cancel();
  QDialog::reject();
}

void QueueWindow::take(const std::shared_ptr<const QueueRun>& run) {
  m_run = run;
  showRun();
  updateButtons();
}

QString QueueWindow::summaryText() const {
  return m_summary->text();
}

void QueueWindow::showRun() {
  m_waits->renew();
  m_load->renew();
  m_growth->renew();
  m_table->clear();
  m_messages->clear();
  if (m_run == nullptr) {
    m_summary->setText(
        m_document->plan().cluster->hosts.empty()
            ? tr("Draw hosts first: the jobs are played on the drawn cluster.")
            : tr("Choose jobs and rules, then run: waits by size, use over time, and "
                 "whatever starves or blocks."));
  } else {
    m_summary->setText(queueSummary(*m_run));
    for (const WaitBySize& size : m_run->report.bySize) {
      auto* item = new QTreeWidgetItem(
          m_table, {QString::fromStdString(size.label), displayCount(size.jobs),
                    display(Seconds(size.p50S)), display(Seconds(size.p90S)),
                    display(Seconds(size.meanS)), display(Seconds(size.longestS))});
      for (int column = 1; column < 6; ++column) {
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
      }
    }
    bool serious = false;
    for (const QueueMessage& message : queueMessages(*m_run)) {
      auto* item = new QTreeWidgetItem(m_messages, {message.where, message.what, message.remedy});
      if (message.serious) item->setForeground(1, theme().bad);
      for (int column = 0; column < 3; ++column) item->setToolTip(column, item->text(column));
      serious |= message.serious;
    }
    m_messages->resizeColumnToContents(0);
    if (serious) m_tabs->setCurrentWidget(m_messages);
  }
  const int count = m_messages->topLevelItemCount();
  m_tabs->setTabText(3, count == 0 ? tr("Messages") : tr("Messages %1").arg(count));
}

void QueueWindow::updateButtons() {
  const bool running = m_runner.isRunning();
  m_start->setEnabled(!running && !m_document->plan().cluster->hosts.empty());
  m_progress->setVisible(running);
  m_cancel->setVisible(running);
  const bool started =
      m_run != nullptr && m_run->start && m_run->start->replications > m_run->start->neverStarted;
  m_take->setVisible(!running && started);
  if (started) {
    const PlatformPriors& priors = m_document->committedPlan().platform->priors;
    m_take->setEnabled(priors.queueWaitS != m_run->start->p50S ||
                       priors.queueWaitP90S != m_run->start->p90S);
  }
  m_keep->setEnabled(!(withQueue(m_document->committedPlan(), m_policy->settings()) ==
                       m_document->committedPlan()));
}

void QueueWindow::retranslateUi() {
  setWindowTitle(tr("Queue simulation"));
  m_start->setText(tr("Run"));
  m_start->setToolTip(tr("Play the jobs on the drawn cluster."));
  m_keep->setText(tr("Keep in the plan"));
  m_keep->setToolTip(tr("Make these rules those of the plan; one undo entry."));
  m_cancel->setText(tr("Stop"));
  m_take->setText(tr("Take this wait"));
  m_take->setToolTip(
      tr("Make the simulated wait of this plan's gang the queue wait of its finish; one "
         "undo entry."));
  m_progress->setAccessibleName(tr("Progress of the simulation"));
  m_tabs->setTabText(0, tr("Waits"));
  m_tabs->setTabText(1, tr("Use over time"));
  m_tabs->setTabText(2, tr("Growth"));
  m_tabs->setAccessibleName(tr("Results of the simulation"));
  m_tabs->tabBar()->setAccessibleName(tr("Results of the simulation"));
  m_table->setHeaderLabels(
      {tr("GPUs"), tr("Jobs"), tr("Wait P50"), tr("Wait P90"), tr("Mean"), tr("Longest")});
  for (int column = 1; column < 6; ++column) {
    m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  }
  m_table->setAccessibleName(tr("Waits by size of the job"));
  m_messages->setHeaderLabels({tr("Where"), tr("What"), tr("What to do")});
  m_messages->setAccessibleName(tr("Messages of the simulation"));
  for (QScrollArea* area : findChildren<QScrollArea*>(QStringLiteral("forms"))) {
    area->setAccessibleName(tr("Jobs and rules"));
  }
}

void QueueWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslateUi();
  showRun();
}

}  // namespace slicescape::ui
