// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/host_loss_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/network/host_loss.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {

HostLossRow::HostLossRow(QWidget* parent)
    : QWidget(parent),
      m_label(new QLabel(this)),
      m_host(new QSpinBox(this)),
      m_answer(new QLabel(this)) {
  m_label->setBuddy(m_host);
  m_host->setObjectName(QStringLiteral("lostHost"));
  m_answer->setWordWrap(true);
  m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_answer->setFont(smallFont());
  auto* question = new QHBoxLayout;
  question->addWidget(m_label, 1);
  question->addWidget(m_host);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addLayout(question);
  column->addWidget(m_answer);
  connect(m_host, &QSpinBox::valueChanged, this, &HostLossRow::describe);
  retranslateUi();
}

void HostLossRow::setHosts(const Plan& plan, std::shared_ptr<const Evaluation> evaluation,
                           int hostGroup) {
  m_plan = plan;
  m_evaluation = std::move(evaluation);
  m_group = hostGroup;
  const HostGroup& group = plan.cluster->hosts[static_cast<std::size_t>(hostGroup)];
  const QSignalBlocker quiet(m_host);
  m_host->setRange(0, std::max(0, group.count - 1));
  describe();
}

void HostLossRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QWidget::changeEvent(event);
}

void HostLossRow::retranslateUi() {
  m_label->setText(tr("Host, counted from 0"));
  m_host->setAccessibleName(tr("The host that goes, counted from 0"));
  describe();
}

void HostLossRow::describe() {
  if (m_group < 0) return;
  QStringList sentences;
  for (const Text& sentence : hostLoss(m_plan, *m_evaluation, m_group, m_host->value()).sentences) {
    sentences << translated(sentence);
  }
  m_answer->setText(sentences.join(QLatin1Char('\n')));
  m_answer->setAccessibleName(m_answer->text());
}

}  // namespace slicescape::ui
