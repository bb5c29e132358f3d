// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/advice_view.h"

#include <QGraphicsOpacityEffect>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include "core/advisor/strategy_table.h"
#include "ui/advisor/claim_details.h"
#include "ui/advisor/option_actions.h"
#include "ui/inspector/value_row.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr double kStaleOpacity = 0.55;
constexpr int kTitlePixels = 16;

const AdviceRule* ruleOf(const Advice& advice, std::string_view id) {
  for (const AdviceStep& step : advice.steps) {
    for (const AdviceRule& rule : step.rules) {
      if (rule.id == id) return &rule;
    }
  }
  return nullptr;
}

}  // namespace

AdviceView::AdviceView(Document* document, std::shared_ptr<const Advice> advice,
                       QSet<QString>* open, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_advice(std::move(advice)),
      m_open(open),
      m_column(new QVBoxLayout(this)) {
  m_column->setContentsMargins(12, 4, 8, 12);
  m_column->setSpacing(0);
  addSteps();
  addStrategy();
  addGaps();
  addFinish();
  addPilot();
  addAlternatives();
  addRejected();
  addPitfalls();
  addWarnings();
  m_column->addStretch(1);
}

void AdviceView::setStale(bool stale) {
  for (OptionActions* actions : m_actions) actions->setFresh(!stale);
  if (stale == (graphicsEffect() != nullptr)) return;
  if (!stale) {
    setGraphicsEffect(nullptr);
    return;
  }
  auto* dim = new QGraphicsOpacityEffect(this);
  dim->setOpacity(kStaleOpacity);
  setGraphicsEffect(dim);
}

OptionActions* AdviceView::addActions(QWidget* parent, const AdviceOption& option) {
  auto* actions = new OptionActions(m_document, option, parent);
  m_actions.push_back(actions);
  connect(actions, &QObject::destroyed, this, [this, actions] { std::erase(m_actions, actions); });
  return actions;
}

Claim* AdviceView::addClaim(QWidget* parent, const QString& key, Claim::Make make) {
  const bool canOpen = make != nullptr;
  auto* claim = new Claim(std::move(make), parent);
  claim->setObjectName(key);
  if (!canOpen) return claim;
  connect(claim, &Claim::opened, this, [this, key](bool open) {
    if (open) {
      m_open->insert(key);
    } else {
      m_open->remove(key);
    }
  });
  return claim;
}

ClaimDetails* AdviceView::newDetails(QWidget* parent) {
  auto* details = new ClaimDetails(parent);
  connect(details, &ClaimDetails::evidenceRequested, this, &AdviceView::evidenceRequested);
  return details;
}

/// The layout that is advised, what it comes to, and what its simplicity costs.
void AdviceView::addStrategy() {
  if (!m_advice->strategy) return;
  const AdviceOption& strategy = *m_advice->strategy;
  auto* caption = new QLabel(tr("Advised layout"), this);
  caption->setFont(smallFont());
  caption->setForegroundRole(QPalette::PlaceholderText);
  auto* name = new QLabel(QString::fromStdString(strategy.name), this);
  QFont font = sectionFont();
  font.setPixelSize(kTitlePixels);
  name->setFont(font);
  name->setWordWrap(true);
  name->setTextInteractionFlags(Qt::TextSelectableByMouse);
  name->setObjectName(QStringLiteral("strategyName"));
  auto* kind = new QLabel(translated(strategyName(strategy.kind)), this);
  kind->setFont(smallFont());
  kind->setForegroundRole(QPalette::PlaceholderText);
  for (QWidget* line :
       {static_cast<QWidget*>(caption), static_cast<QWidget*>(name), static_cast<QWidget*>(kind)}) {
    m_column->addWidget(line);
  }
  m_column->addSpacing(4);
  const auto add = [this](const QString& label, const QString& value) {
    auto* row = new ValueRow(this);
    row->setName(label);
    row->setValue(value);
    m_column->addWidget(row);
  };
  add(tr("Step time"), display(Seconds(strategy.stepTimeS)));
  add(tr("Peak memory"), display(strategy.peak));
  if (strategy.completionP90S > 0) {
    //: when the training ends: %1 in half of the cases, %2 in nine of ten
    add(tr("Finish"), tr("P50 %1 · P90 %2")
                          .arg(display(Seconds(strategy.completionP50S)),
                               display(Seconds(strategy.completionP90S))));
  }
  //: how hard a layout is to run: %1 of 5
  add(tr("Complexity"), tr("%1 of 5").arg(QLocale().toString(strategy.complexity, 'g', 2)));
  if (const AdviceRule* price = ruleOf(*m_advice, "R4.2")) {
    auto* text = new QLabel(translated(price->message), this);
    text->setFont(smallFont());
    text->setWordWrap(true);
    m_column->addWidget(text);
  }
  if (strategy.isCurrent) {
    auto* note = new QLabel(tr("The plan has this layout."), this);
    note->setFont(smallFont());
    m_column->addWidget(note);
  }
  m_column->addWidget(addActions(this, strategy));
  m_column->addSpacing(4);
}

void AdviceView::addSteps() {
  for (int i = 0; i < static_cast<int>(m_advice->steps.size()); ++i) {
    const AdviceStep& step = m_advice->steps[static_cast<std::size_t>(i)];
    const QString key = QString::fromStdString(step.id);
    Claim::Make make;
    if (!step.rules.empty()) {
      make = [this, i](QWidget* parent) { return makeRules(parent, i); };
    }
    Claim* claim = addClaim(this, key, std::move(make));
    claim->row()->setNumber(i + 1);
    claim->row()->setStrong(true);
    claim->row()->setStatus(step.status);
    claim->row()->setTitle(translated(step.name));
    claim->row()->setNote(translated(step.conclusion));
    claim->setConnected(i + 1 < static_cast<int>(m_advice->steps.size()));
    claim->setOpen(m_open->contains(key));
    m_column->addWidget(claim);
  }
  m_column->addSpacing(8);
}

/// The rules of a step, the worst in sight as they come.
QWidget* AdviceView::makeRules(QWidget* parent, int step) {
  auto* box = new QWidget(parent);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(FoldRow::kIndent - 4, 0, 0, 6);
  column->setSpacing(0);
  for (const AdviceRule& rule : m_advice->steps[static_cast<std::size_t>(step)].rules) {
    const QString key = QString::fromStdString(rule.id);
    Claim* claim = addClaim(
        box, key, [this, &rule, step](QWidget* below) { return makeDetails(below, rule, step); });
    claim->row()->setStatus(rule.status);
    claim->row()->setTitle(translated(rule.title));
    claim->row()->setNote(translated(rule.message));
    claim->setOpen(m_open->contains(key));
    column->addWidget(claim);
  }
  return box;
}

QWidget* AdviceView::makeDetails(QWidget* parent, const AdviceRule& rule, int step) {
  ClaimDetails* details = newDetails(parent);
  details->showRule(rule);
  details->addEvidence(
      evidenceOf(rule, step, {*m_advice, m_document->plan(), *m_document->evaluation()}));
  return details;
}

}  // namespace slicescape::ui
