// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/why_not_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/search/layout_text.h"
#include "ui/search/report_view.h"
#include "ui/search/search_reports.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {

WhyNotPanel::WhyNotPanel(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_line(new QLineEdit(this)),
      m_ask(new QPushButton(this)),
      m_load(new QPushButton(this)),
      m_answer(new ReportView(this)) {
  m_pool.setMaxThreadCount(1);
  m_line->setObjectName(QStringLiteral("whyNotLayout"));
  m_line->setClearButtonEnabled(true);
  m_load->setEnabled(false);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(8, 8, 8, 0);
  top->setSpacing(6);
  top->addWidget(m_line, 1);
  top->addWidget(m_ask);
  top->addWidget(m_load);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(top);
  layout->addWidget(m_answer, 1);
  connect(m_line, &QLineEdit::returnPressed, this, &WhyNotPanel::start);
  connect(m_ask, &QPushButton::clicked, this, &WhyNotPanel::start);
  connect(m_load, &QPushButton::clicked, this, [this] {
    if (m_given != nullptr) emit loadRequested(m_given->plan);
  });
  connect(document, &Document::replaced, this, [this] {
    m_line->clear();
    showHint();
  });
  retranslateUi();
  showHint();
}

WhyNotPanel::~WhyNotPanel() {
  m_pool.waitForDone();
}

void WhyNotPanel::setReference(std::shared_ptr<const Plan> best, const std::string& framework) {
  m_best = std::move(best);
  m_framework = framework;
}

void WhyNotPanel::ask(const QString& layout) {
  m_line->setText(layout);
  start();
}

void WhyNotPanel::start() {
  ++m_generation;
  m_given.reset();
  m_load->setEnabled(false);
  const QString text = m_line->text().trimmed();
  if (text.isEmpty()) return showHint();
  const Plan own = m_document->committedPlan();
  const Result<Plan> asked = withLayoutText(own, text.toStdString());
  if (!asked) return showError(asked.error());
  m_answer->setReport([] { return hintReport(tr("Evaluating…")); });
  m_pool.start([this, generation = m_generation, asked = *asked, framework = m_framework,
                reference = m_best != nullptr ? *m_best : own] {
    const auto answer = std::make_shared<const WhyNot>(whyNot(asked, reference, framework));
    QMetaObject::invokeMethod(
        this, [this, generation, answer] { takeAnswer(generation, answer); }, Qt::QueuedConnection);
  });
}

void WhyNotPanel::takeAnswer(quint64 generation, const std::shared_ptr<const WhyNot>& answer) {
  if (generation != m_generation) return;
  m_given = answer;
  m_load->setEnabled(true);
  m_answer->setReport(
      [answer, withBest = m_best != nullptr] { return whyNotReport(*answer, withBest); });
  emit answered();
}

void WhyNotPanel::showError(const Error& error) {
  m_answer->setReport([error] { return hintReport(translated(error)); });
  emit answered();
}

void WhyNotPanel::showHint() {
  ++m_generation;
  m_given.reset();
  m_load->setEnabled(false);
  m_answer->setReport([] {
    return hintReport(
        tr("Type or paste a layout, such as tp=8,pp=4,mbs=2,zero=1 or TP8 PP4. What it does not "
           "name stays as in the plan, and DP takes up the GPUs. The answer is the rule it breaks, "
           "the memory it lacks or the seconds it loses."));
  });
}

void WhyNotPanel::retranslateUi() {
  m_line->setPlaceholderText(QStringLiteral("tp=8,pp=4,mbs=2"));
  m_line->setAccessibleName(tr("Layout to ask about"));
  m_ask->setText(tr("Why not?"));
  m_ask->setToolTip(tr("Say what speaks against this layout"));
  m_load->setText(tr("Load it"));
  m_load->setToolTip(tr("Put this layout into the plan, whatever speaks against it"));
  m_answer->setAccessibleName(tr("What speaks against the layout"));
}

void WhyNotPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
