// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QVBoxLayout>

#include "core/advisor/strategy_table.h"
#include "ui/advisor/advice_view.h"
#include "ui/advisor/claim_details.h"
#include "ui/advisor/option_actions.h"
#include "ui/inspector/section.h"
#include "ui/inspector/value_row.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/display_list.h"

// What follows the four steps: gaps, finish, other layouts, pitfalls, warnings.

namespace slicescape::ui {
namespace {

QString pitfallWord(Status status) {
  switch (status) {
    case Status::Green:
      return AdviceView::tr("Avoided");
    case Status::Amber:
      return AdviceView::tr("Watch");
    case Status::Red:
      break;
  }
  return AdviceView::tr("Caught");
}

QLabel* textLine(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setFont(smallFont());
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
}

}  // namespace

Section* AdviceView::addSection(const QString& name, const QString& title, int count) {
  auto* section = new Section(QStringLiteral("advisor.") + name, this);
  section->setTitle(title);
  if (count > 0) section->setFigure(displayCount(count));
  m_column->addWidget(section);
  return section;
}

void AdviceView::addFinish() {
  if (!m_advice->completion) return;
  const PlanCompletion& completion = *m_advice->completion;
  Section* section = addSection(QStringLiteral("finish"), tr("Finish"), 0);
  const auto add = [&](const QString& label, const QString& value) {
    auto* row = new ValueRow(section);
    row->setName(label);
    row->setValue(value);
    section->add(row);
  };
  const auto band = [](double p50, double p90) {
    //: when the training ends: %1 in half of the cases, %2 in nine of ten
    return tr("P50 %1 · P90 %2").arg(display(Seconds(p50)), display(Seconds(p90)));
  };
  add(tr("As it is"), band(completion.estimate.p50S, completion.estimate.p90S));
  if (m_advice->completionReady && !m_advice->gaps.empty()) {
    add(tr("Gaps closed"), band(m_advice->completionReady->p50S, m_advice->completionReady->p90S));
  }
  if (completion.estimate.deadlineProbability) {
    add(tr("By the deadline"), displayShare(*completion.estimate.deadlineProbability));
  }
  add(tr("Useful compute"),
      displayShare(completion.estimate.parts.compute / std::max(1.0, completion.estimate.meanS)));
  add(tr("Failures expected"), displayNumber(completion.estimate.expectedFailures));
}

void AdviceView::addGaps() {
  if (m_advice->gaps.empty()) return;
  Section* section = addSection(QStringLiteral("gaps"), tr("Gaps to close, in this order"),
                                static_cast<int>(m_advice->gaps.size()));
  int number = 0;
  for (const ReadinessGap& gap : m_advice->gaps) {
    const CapabilityInfo& info = infoOf(gap.capability);
    const QString key = QStringLiteral("gap.") + QString::fromLatin1(info.key);
    Claim* claim = addClaim(section, key, [this, &gap, &info](QWidget* parent) -> QWidget* {
      ClaimDetails* details = newDetails(parent);
      for (int level = gap.have.value_or(0); level <= gap.need; ++level) {
        //: %1 is a level of readiness, 0 to 3
        details->addLine(tr("Level %1").arg(level),
                         translated(info.levels[static_cast<std::size_t>(level)]));
      }
      details->addLine(tr("Read from"), QString::fromStdString(gap.evidence));
      details->addEvidence(evidenceOf(gap));
      return details;
    });
    claim->row()->setNumber(++number);
    claim->row()->setStatus(gap.blocks ? Status::Red : Status::Amber);
    claim->row()->setTitle(translated(info.name));
    //: levels of readiness that a capability has and needs
    claim->row()->setWord(gap.have ? tr("%1 → %2").arg(*gap.have).arg(gap.need)
                                   : tr("? → %1").arg(gap.need));
    claim->row()->setNote(displaySentences({translated(gap.firstStep), translated(gap.effect)}));
    claim->setOpen(m_open->contains(key));
    section->add(claim);
  }
}

void AdviceView::addPitfalls() {
  Section* section = addSection(QStringLiteral("pitfalls"), tr("Pitfalls"), 0);
  for (const Pitfall& pitfall : m_advice->pitfalls) {
    const QString key = QStringLiteral("pitfall.%1").arg(static_cast<int>(pitfall.kind));
    Claim* claim = addClaim(section, key, [this, &pitfall](QWidget* parent) -> QWidget* {
      ClaimDetails* details = newDetails(parent);
      details->addEvidence(evidenceOf(pitfall));
      return details;
    });
    claim->row()->setStatus(pitfall.status);
    claim->row()->setWord(pitfallWord(pitfall.status));
    claim->row()->setTitle(translated(pitfall.name));
    claim->row()->setNote(translated(pitfall.evidence));
    claim->setOpen(m_open->contains(key));
    section->add(claim);
  }
}

/// Another layout: its figures, how much later it finishes, and what can be done with it.
void AdviceView::addOption(QWidget* parent, QVBoxLayout* column, const AdviceOption& option,
                           const QString& key) {
  Claim* claim = addClaim(parent, key, [this, &option](QWidget* below) -> QWidget* {
    auto* box = new QWidget(below);
    auto* lines = new QVBoxLayout(box);
    lines->setContentsMargins(FoldRow::kIndent, 0, 4, 6);
    lines->addWidget(addActions(box, option));
    return box;
  });
  const bool dated = option.completionP90S > 0;
  //: a layout in one line: %1 when nine of ten runs have finished, %2 step time, %3 memory
  const QString figures = dated
                              ? tr("P90 %1 · %2 a step · %3 at the peak")
                                    .arg(display(Seconds(option.completionP90S)),
                                         display(Seconds(option.stepTimeS)), display(option.peak))
                              : tr("%1 a step · %2 at the peak")
                                    .arg(display(Seconds(option.stepTimeS)), display(option.peak));
  claim->row()->setStatus(option.fits ? option.network : Status::Red);
  claim->row()->setTitle(QString::fromStdString(option.name));
  claim->row()->setNote(figures);
  if (m_advice->strategy) {
    const double own = dated ? m_advice->strategy->completionP90S : m_advice->strategy->stepTimeS;
    const double other = dated ? option.completionP90S : option.stepTimeS;
    if (own > 0) claim->row()->setWord(displaySignedShare(other / own - 1));
  }
  claim->setOpen(m_open->contains(key));
  column->addWidget(claim);
}

void AdviceView::addAlternatives() {
  Section* section = addSection(QStringLiteral("alternatives"), tr("Alternatives"),
                                static_cast<int>(m_advice->alternatives.size()));
  auto* box = new QWidget(section);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  if (m_advice->alternatives.empty()) {
    column->addWidget(textLine(tr("No other layout runs on this cluster."), box));
  }
  int number = 0;
  for (const AdviceOption& option : m_advice->alternatives) {
    addOption(box, column, option, QStringLiteral("alternative.%1").arg(number++));
  }
  ClaimDetails* links = newDetails(box);
  links->addEvidence({{Evidence::Kind::Table, tr("Compare the strategies…"), {}, {}}});
  column->addWidget(links);
  section->add(box);
}

void AdviceView::addRejected() {
  if (m_advice->rejected.empty()) return;
  Section* section = addSection(QStringLiteral("rejected"), tr("Rejected, and why"),
                                static_cast<int>(m_advice->rejected.size()));
  for (const RejectedOption& rejected : m_advice->rejected) {
    auto* row = new FoldRow(section);
    row->setTitle(QString::fromStdString(rejected.name));
    row->setNote(translated(rejected.why));
    row->setWord(QString::fromStdString(rejected.ruleId));
    section->add(row);
  }
}

void AdviceView::addPilot() {
  if (!m_advice->pilot) return;
  Section* section = addSection(QStringLiteral("pilot"), tr("A smaller start"), 0);
  auto* box = new QWidget(section);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  if (m_advice->breakEvenWaitS) {
    column->addWidget(textLine(tr("Worth it when the whole gang would wait longer than %1.")
                                   .arg(display(Seconds(*m_advice->breakEvenWaitS))),
                               box));
  } else {
    column->addWidget(textLine(tr("Proves the platform while its gaps are closed."), box));
  }
  addOption(box, column, *m_advice->pilot, QStringLiteral("pilot"));
  section->add(box);
}

void AdviceView::addWarnings() {
  if (m_advice->warnings.empty()) return;
  Section* section = addSection(QStringLiteral("warnings"), tr("Mind as well"),
                                static_cast<int>(m_advice->warnings.size()));
  for (const Text& warning : m_advice->warnings) {
    section->add(textLine(translated(warning), section));
  }
}

}  // namespace slicescape::ui
