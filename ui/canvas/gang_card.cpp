// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/gang_card.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/display_list.h"
#include "ui/widgets/gang_words.h"

namespace slicescape::ui {
namespace {

constexpr int kWidth = 290;
constexpr int kPadding = 24;  ///< of both sides, where the answer stands alone

void paintIn(QLabel* label, const QColor& colour) {
  QPalette palette = label->palette();
  palette.setColor(QPalette::WindowText, colour);
  label->setPalette(palette);
}

}  // namespace

GangCard::GangCard(QWidget* parent)
    : QFrame(parent),
      m_answer(new QLabel(this)),
      m_reason(new QLabel(this)),
      m_facts(new QLabel(this)) {
  setCursor(Qt::ArrowCursor);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 8, 10, 8);
  layout->setSpacing(3);
  for (QLabel* label : {m_answer, m_reason, m_facts}) {
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::WindowText);  // else the canvas decides
    layout->addWidget(label);
  }
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &GangCard::fill);
  fill();
}

void GangCard::setGang(const std::optional<GangView>& gang) {
  m_gang = gang;
  fill();
}

QString GangCard::text() const {
  return QStringList{m_answer->text(), m_reason->text(), m_facts->text()}.join(QLatin1Char('\n'));
}

void GangCard::fill() {
  m_answer->setFont(sectionFont());
  m_reason->setFont(smallFont());
  m_facts->setFont(smallFont());
  paintIn(m_reason, theme().text);
  paintIn(m_facts, theme().secondary);
  if (!m_gang) {
    m_answer->setText(tr("Gang placement"));
    m_reason->setText(tr("Being computed once the plan is calm."));
    m_facts->clear();
    paintIn(m_answer, theme().secondary);
    return settle();
  }
  const GangPlacement& placement = m_gang->placement;
  const bool now = placement.answer == GangAnswer::FitsNow;
  const bool never = placement.answer == GangAnswer::Never;
  paintIn(m_answer, now ? theme().good : never ? theme().bad : theme().warning);
  m_answer->setText(GangWords::answer(placement));
  QStringList reasons{translated(placement.reason)};
  if (!now && !placement.remedy.empty()) reasons << translated(placement.remedy);
  if (!placement.preempted.empty()) {
    //: %1 is a list of tenants
    reasons << tr("Would preempt: %1.").arg(GangWords::preempted(placement));
  }
  m_reason->setText(displaySentences(reasons));
  //: %1 free GPUs, %2 hosts, %3 share
  QStringList facts{tr("%1 GPUs free, %2 hosts empty, %3 fragmented")
                        .arg(displayCount(placement.freeDevices))
                        .arg(placement.emptyHosts)
                        .arg(displayShare(placement.fragmentation))};
  if (now) {
    facts << tr("%n empty host(s) left in its domain", nullptr, placement.slackHosts);
  } else {
    facts << tr("Largest gang now: %n GPU(s)", nullptr, placement.largestGangNow);
  }
  if (m_gang->smaller) {
    facts << tr("Break-even wait: %1").arg(GangWords::breakEven(*m_gang->smaller));
  }
  m_facts->setText(facts.join(QLatin1Char('\n')));
  setAccessibleName(tr("Gang placement"));
  setAccessibleDescription(text());
  settle();
}

void GangCard::setCompact(bool compact) {
  if (compact == m_compact) return;
  m_compact = compact;
  settle();
}

void GangCard::settle() {
  m_reason->setVisible(!m_compact);
  m_facts->setVisible(!m_compact && !m_facts->text().isEmpty());
  const bool hasSmaller = m_gang && m_gang->smaller;
  setToolTip(m_compact    ? text()
             : hasSmaller ? GangWords::breakEvenWhy(*m_gang->smaller)
                          : QString());
  // A wrapped label knows its height only at its width.
  const int answer = QFontMetrics(m_answer->font()).horizontalAdvance(m_answer->text());
  setFixedWidth(m_compact ? std::min(answer + kPadding, kWidth) : kWidth);
  setFixedHeight(layout()->heightForWidth(width()));
}

void GangCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QFrame::changeEvent(event);
}

void GangCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme().hairline, 1));
  painter.setBrush(theme().panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

}  // namespace slicescape::ui
