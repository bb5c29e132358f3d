// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/advisor_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/plan/evaluate.h"
#include "ui/advisor/fold_row.h"
#include "ui/advisor/status_mark.h"
#include "ui/inspector/link_button.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kProgressSteps = 1000;
constexpr int kProgressHeight = 3;

/// There is something to judge: a known model and a cluster to run it on.
bool canBeJudged(const Plan& plan) {
  return !plan.cluster->hosts.empty() && modelOf(plan) != nullptr;
}

}  // namespace

AdvisorPanel::AdvisorPanel(Document* document, Advisor* advisor, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_advisor(advisor),
      m_verdict(new FoldRow(this)),
      m_state(new QLabel(this)),
      m_action(new LinkButton(this)),
      m_progress(new QProgressBar(this)),
      m_content(new QStackedWidget(this)),
      m_empty(new QLabel(this)),
      m_scroll(new QScrollArea(this)) {
  setObjectName(QStringLiteral("advisor"));
  m_verdict->setObjectName(QStringLiteral("verdict"));
  m_verdict->setStrong(true);
  m_verdict->setSaysStatus(false);
  m_verdict->setWashed(true);
  m_state->setFont(smallFont());
  m_state->setForegroundRole(QPalette::PlaceholderText);
  m_progress->setRange(0, kProgressSteps);
  m_progress->setTextVisible(false);
  m_progress->setFixedHeight(kProgressHeight);
  QSizePolicy kept = m_progress->sizePolicy();
  kept.setRetainSizeWhenHidden(true);
  m_progress->setSizePolicy(kept);
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setWordWrap(true);
  m_empty->setMargin(16);
  m_empty->setForegroundRole(QPalette::PlaceholderText);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->viewport()->setAutoFillBackground(false);
  setFocusProxy(m_verdict);
  m_content->addWidget(m_empty);
  m_content->addWidget(m_scroll);

  auto* state = new QHBoxLayout;
  state->setContentsMargins(12 + FoldRow::kIndent, 0, 12, 2);
  state->addWidget(m_state, 1);
  state->addWidget(m_action);
  auto* head = new QVBoxLayout;
  head->setContentsMargins(12, 8, 8, 4);
  head->addWidget(m_verdict);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(head);
  layout->addLayout(state);
  layout->addWidget(m_progress);
  layout->addWidget(m_content, 1);

  connect(m_action, &QAbstractButton::clicked, this, [this] {
    if (m_advisor->isRunning()) {
      m_advisor->stop();
    } else {
      m_advisor->judge();
    }
  });
  connect(advisor, &Advisor::changed, this, &AdvisorPanel::refresh);
  connect(advisor, &Advisor::progressed, this,
          [this](double share) { m_progress->setValue(static_cast<int>(share * kProgressSteps)); });
  retranslateUi();
}

QString AdvisorPanel::stateText() const {
  return m_state->text();
}

void AdvisorPanel::refresh() {
  if (m_shown != m_advisor->advice()) showAdvice();
  showState();
}

/// The advice is made of widgets anew; the place that was read stays in sight.
void AdvisorPanel::showAdvice() {
  m_shown = m_advisor->advice();
  const int place = m_scroll->verticalScrollBar()->value();
  delete m_scroll->takeWidget();
  m_view = nullptr;
  if (m_shown == nullptr) return;
  m_view = new AdviceView(m_document, m_shown, &m_open);
  connect(m_view, &AdviceView::evidenceRequested, this, &AdvisorPanel::open);
  m_view->setAutoFillBackground(false);
  m_scroll->setWidget(m_view);
  m_view->layout()->activate();
  m_scroll->verticalScrollBar()->setValue(place);
}

void AdvisorPanel::showState() {
  const bool judged = m_shown != nullptr;
  const bool possible = canBeJudged(m_document->committedPlan());
  const bool running = m_advisor->isRunning();
  const bool stale = m_advisor->isStale();
  m_content->setCurrentWidget(possible && judged ? static_cast<QWidget*>(m_scroll) : m_empty);
  m_empty->setText(possible
                       ? tr("The plan is being judged…")
                       : tr("Draw a cluster and choose a model: the advisor then says whether the "
                            "platform can carry the training, and why."));
  m_verdict->setVisible(possible && judged);
  if (judged) {
    m_verdict->setStatus(statusOf(m_shown->verdict));
    m_verdict->setTitle(verdictWord(m_shown->verdict));
    m_verdict->setNote(translated(m_shown->headline));
  }
  m_progress->setVisible(possible && running);
  if (!running) m_progress->setValue(0);
  m_action->setVisible(possible && (running || m_advisor->isStopped()));
  m_action->setText(running ? tr("Stop") : tr("Judge again"));
  m_action->setAccessibleName(m_action->text());
  m_action->updateGeometry();
  m_state->setText(!possible                ? QString()
                   : running && judged      ? tr("The plan has changed; judging again…")
                   : running                ? tr("Judging…")
                   : m_advisor->isStopped() ? tr("Stopped. This is about an older plan.")
                   : stale                  ? tr("The plan has changed.")
                   : judged                 ? tr("Up to date")
                                            : QString());
  if (m_view != nullptr) m_view->setStale(stale);
}

void AdvisorPanel::open(const Evidence& evidence) {
  SelectionModel& selection = m_document->selection();
  switch (evidence.kind) {
    case Evidence::Kind::Field:
      selection.clear();
      selection.reveal({SubjectKind::Field, evidence.target.toStdString()});
      break;
    case Evidence::Kind::Objects: {
      const QScopedValueRollback<bool> selecting(m_isSelecting, true);
      selection.setSelected(evidence.objects);
      selection.reveal(*evidence.objects.begin());
      break;
    }
    case Evidence::Kind::Metric:
      emit whyRequested(evidence.target);
      break;
    case Evidence::Kind::Help:
      emit helpRequested(QStringLiteral("advisor"), evidence.target);
      break;
    case Evidence::Kind::Table:
      emit tableRequested();
      break;
  }
}

void AdvisorPanel::retranslateUi() {
  m_progress->setAccessibleName(tr("How far the judgement is"));
  m_scroll->setAccessibleName(tr("Advice"));
  m_shown.reset();
  showAdvice();
  showState();
}

void AdvisorPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void AdvisorPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_advisor->setWatched(this, true);
  refresh();
}

void AdvisorPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  m_advisor->setWatched(this, false);
}

}  // namespace slicescape::ui
