// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/balance_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/slicer/balance_table.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/shared_unit.h"

namespace slicescape::ui {
namespace {

constexpr int kLeastColumn = 84;  // columns of short figures stay apart

}  // namespace

BalanceDialog::BalanceDialog(Document* document, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_intro(new QLabel(this)),
      m_choices{new QRadioButton(this), new QRadioButton(this), new QRadioButton(this)},
      m_table(new BalanceTable(this)),
      m_view(new QTableView(this)),
      m_message(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setObjectName(QStringLiteral("balanceDialog"));
  m_intro->setFont(smallFont());
  m_intro->setWordWrap(true);
  m_message->setWordWrap(true);
  m_message->setMinimumHeight(2 * m_message->fontMetrics().lineSpacing());
  m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_view->setModel(m_table);
  m_view->setSelectionMode(QAbstractItemView::NoSelection);
  m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_view->setShowGrid(false);
  m_view->setTabKeyNavigation(false);
  m_view->verticalHeader()->hide();
  m_view->verticalHeader()->setDefaultSectionSize(24);
  m_view->horizontalHeader()->setHighlightSections(false);
  m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_view->horizontalHeader()->setMinimumSectionSize(kLeastColumn);
  auto* goals = new QHBoxLayout;
  goals->setSpacing(16);
  for (QRadioButton* button : m_choices) {
    goals->addWidget(button);
    connect(button, &QRadioButton::toggled, this, [this](bool on) {
      if (on) propose();
    });
  }
  goals->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 12, 12, 12);
  layout->setSpacing(8);
  layout->addWidget(m_intro);
  layout->addLayout(goals);
  layout->addWidget(m_view, 1);
  layout->addWidget(m_message);
  layout->addWidget(m_buttons);

  connect(m_buttons, &QDialogButtonBox::accepted, this, &BalanceDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &BalanceDialog::reject);
  connect(document, &Document::evaluationChanged, this, &BalanceDialog::showSides);
  connect(&m_job, &BackgroundJob::started, this, &BalanceDialog::updateMessage);
  connect(&m_job, &BackgroundJob::finished, this, &BalanceDialog::updateMessage);
  retranslateUi();
  showSides();
  // As high as its stages need, within reason.
  constexpr int kRow = 24;
  constexpr int kMostRows = 8;
  resize(560, 210 + kRow * std::min(m_table->rowCount() + 1, kMostRows));
  choice(BalanceGoal::Both)->setChecked(true);
  choice(BalanceGoal::Both)->setFocus();
}

QString BalanceDialog::message() const {
  return m_message->text();
}

BalanceGoal BalanceDialog::goal() const {
  for (const BalanceGoal goal : {BalanceGoal::Time, BalanceGoal::Memory}) {
    if (choice(goal)->isChecked()) return goal;
  }
  return BalanceGoal::Both;
}

void BalanceDialog::propose() {
  m_result.reset();
  m_job.start([this, plan = m_document->committedPlan(), goal = goal()](
                  const std::atomic<bool>&, const BackgroundJob::Report&) -> BackgroundJob::Done {
    return [this, result = balance(plan, goal)] { take(result); };
  });
}

void BalanceDialog::take(Result<BalanceResult> result) {
  m_result = std::move(result);
  m_document->preview(*m_result ? (*m_result)->plan : m_document->committedPlan());
  showSides();
}

void BalanceDialog::showSides() {
  m_table->setSides(
      {stagesOf(m_document->committedPlan()), m_document->committedEvaluation()},
      {stagesOf(m_document->plan()),
       m_document->isStale() ? m_document->committedEvaluation() : m_document->evaluation()});
}

void BalanceDialog::accept() {
  if (m_job.isRunning() || !m_result || !*m_result || (*m_result)->changed.empty()) return;
  const QString text = goal() == BalanceGoal::Time     ? tr("Balance stages by time")
                       : goal() == BalanceGoal::Memory ? tr("Balance stages by memory")
                                                       : tr("Balance stages by time and memory");
  m_document->commitPreview(text);
  QDialog::accept();
}

void BalanceDialog::reject() {
  m_job.cancel();
  m_document->cancelPreview();
  QDialog::reject();
}

void BalanceDialog::updateMessage() {
  const bool moves = m_result && *m_result && !(*m_result)->changed.empty();
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(moves && !m_job.isRunning());
  if (m_job.isRunning() || !m_result) {
    m_message->setText(tr("Looking for the best boundaries…"));
    return;
  }
  if (!*m_result) {
    m_message->setText(translated(m_result->error()));
    return;
  }
  const BalanceResult& result = **m_result;
  QStringList sentences;
  if (!result.reason.empty()) sentences << translated(result.reason);
  if (moves) {
    const QString time = display(Seconds(result.after.worstTime));
    const QString peak = display(result.after.worstPeak);
    //: %1 → %2 time of the slowest stage, %3 → %4 memory of the fullest GPU, %5 such as "−3.1 %"
    sentences << tr("Slowest stage %1 → %2, fullest GPU %3 → %4, step %5.")
                     .arg(withoutSharedUnit(display(Seconds(result.before.worstTime)), time), time,
                          withoutSharedUnit(display(result.before.worstPeak), peak), peak,
                          displaySignedShare(result.after.stepTime / result.before.stepTime - 1));
  }
  m_message->setText(sentences.join(QLatin1Char('\n')));
}

void BalanceDialog::retranslateUi() {
  setWindowTitle(tr("Balance stages"));
  m_intro->setText(
      tr("Moves the boundaries between the stages to their best place. The strip shows where they "
         "were with dashed lines; nothing is kept until you apply it."));
  choice(BalanceGoal::Time)->setText(tr("By time"));
  choice(BalanceGoal::Time)
      ->setToolTip(tr("The slowest stage becomes as fast as whole layers allow"));
  choice(BalanceGoal::Memory)->setText(tr("By memory"));
  choice(BalanceGoal::Memory)
      ->setToolTip(tr("The fullest GPU becomes as empty as whole layers allow"));
  choice(BalanceGoal::Both)->setText(tr("By both"));
  choice(BalanceGoal::Both)->setToolTip(tr("By time, as far as every stage fits into memory"));
  m_view->setAccessibleName(tr("Stages before and after"));
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Apply"));
  m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  m_table->retranslate();
  updateMessage();
}

void BalanceDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
