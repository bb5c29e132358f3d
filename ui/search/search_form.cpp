// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_form.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <array>
#include <cmath>

#include "core/plan/resolve.h"
#include "core/platform/plan_completion.h"
#include "core/units/parameter_registry.h"
#include "ui/search/axis_row.h"
#include "ui/search/choice_group.h"
#include "ui/search/gpu_row.h"
#include "ui/search/search_words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/quantity_edit.h"
#include "ui/widgets/quantity_line.h"
#include "ui/widgets/wheel_guard.h"

namespace slicescape::ui {
namespace {

constexpr int kLabelWidth = 112;
/// Asked for when the fewest GPUs are looked for and nothing tells a deadline.
constexpr double kDay = 24 * 3600;
constexpr double kUsualDeadline = 30 * kDay;
constexpr double kAnyAmount = 1e15;

constexpr std::array kObjectives{Objective::StepTime, Objective::Cost, Objective::Completion,
                                 Objective::Gpus, Objective::Memory};
constexpr std::array<const char*, 5> kFrameworks{"", "megatron", "torchtitan", "fsdp", "deepspeed"};
constexpr std::pair<SearchAxis, const char*> kAxes[] = {
    {SearchAxis::Tp, "layout.tp"},    {SearchAxis::Pp, "layout.pp"},
    {SearchAxis::Cp, "layout.cp"},    {SearchAxis::Ep, "layout.ep"},
    {SearchAxis::Etp, "layout.etp"},  {SearchAxis::Dp, "layout.dp"},
    {SearchAxis::Vpp, "layout.vpp"},  {SearchAxis::MicroBatch, "workload.micro_batch"},
    {SearchAxis::Zero, "layout.zero"}};

QuantityKind kindOf(LimitMetric metric) {
  switch (metric) {
    case LimitMetric::StepTime:
    case LimitMetric::Completion:
      return QuantityKind::Seconds;
    case LimitMetric::Memory:
    case LimitMetric::Mfu:
      return QuantityKind::Share;
    case LimitMetric::Cost:
      return QuantityKind::Number;
    case LimitMetric::Gpus:
      return QuantityKind::Count;
  }
  return QuantityKind::Number;
}

bool isExpertAxis(SearchAxis axis) {
  return axis == SearchAxis::Ep || axis == SearchAxis::Etp;
}

bool hasPrice(const Plan& plan) {
  return plan.platform->usdPerDeviceHour.value_or(0) > 0;
}

/// The deadline that the plan names; else it shall not finish later than it does now.
double usualDeadline(const Plan& plan, const Evaluation& evaluation) {
  if (const auto named = deadlineSeconds(plan)) return *named;
  if (evaluation.stepTime.p50 <= 0) return kUsualDeadline;
  return std::ceil(Scoring(plan).score(plan, evaluation).completion / kDay) * kDay;
}

QHBoxLayout* fieldRow(QLabel* label, QWidget* field) {
  label->setFont(smallFont());
  label->setFixedWidth(kLabelWidth);
  label->setMinimumHeight(28);
  label->setWordWrap(true);
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(label, 0, Qt::AlignTop);
  row->addWidget(field, 1, Qt::AlignTop);
  return row;
}

}  // namespace

SearchForm::SearchForm(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_objectiveLabel(new QLabel(this)),
      m_objective(new QComboBox(this)),
      m_frameworkLabel(new QLabel(this)),
      m_framework(new QComboBox(this)),
      m_gpus(new GpuRow(this)),
      m_search(new QPushButton(this)),
      m_cancel(new QPushButton(this)),
      m_reset(new QPushButton(this)) {
  setObjectName(QStringLiteral("searchForm"));
  auto* area = new QScrollArea(this);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(makeFields());
  m_search->setObjectName(QStringLiteral("startSearch"));
  m_search->setDefault(true);
  m_search->setAutoDefault(true);
  m_cancel->setAutoDefault(true);
  m_cancel->hide();
  auto* buttons = new QHBoxLayout;
  buttons->setContentsMargins(12, 8, 12, 8);
  buttons->setSpacing(8);
  buttons->addWidget(m_search, 1);
  buttons->addWidget(m_cancel, 1);
  buttons->addWidget(m_reset);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(area, 1);
  layout->addLayout(buttons);
  connect(m_search, &QPushButton::clicked, this, &SearchForm::searchRequested);
  connect(m_cancel, &QPushButton::clicked, this, &SearchForm::cancelRequested);
  connect(m_reset, &QPushButton::clicked, this, &SearchForm::reset);
  connect(m_objective, &QComboBox::activated, this, &SearchForm::askForDeadline);
  connect(document, &Document::planChanged, this, [this] {
    if (isVisible() && !m_document->isPreviewing()) takePlan();
  });
  connect(document, &Document::replaced, this, &SearchForm::reset);
  retranslateUi();
  reset();
}

void SearchForm::addHeading(QVBoxLayout* column, QLabel*& heading) {
  heading = new QLabel(this);
  heading->setFont(sectionFont());
  heading->setContentsMargins(0, 8, 0, 0);
  column->addWidget(heading);
}

void SearchForm::addLimit(QVBoxLayout* column, LimitMetric metric) {
  Limit limit{metric, new QLabel(this), new QuantityEdit(kindOf(metric), this)};
  const bool isShare = kindOf(metric) == QuantityKind::Share;
  limit.edit->setRange(0, isShare ? 1 : kAnyAmount);
  column->addLayout(fieldRow(limit.label, limit.edit));
  m_limits.push_back(limit);
}

QWidget* SearchForm::makeFields() {
  auto* fields = new QWidget(this);
  fields->setBackgroundRole(QPalette::Base);
  fields->setAutoFillBackground(true);
  auto* column = new QVBoxLayout(fields);
  column->setContentsMargins(12, 0, 12, 12);
  column->setSpacing(4);

  addHeading(column, m_goalHeading);
  for (std::size_t i = 0; i < kObjectives.size(); ++i) m_objective->addItem(QString());
  for (std::size_t i = 0; i < kFrameworks.size(); ++i) m_framework->addItem(QString());
  for (QComboBox* combo : {m_objective, m_framework}) {
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    keepWheelForPanel(combo);
  }
  column->addLayout(fieldRow(m_objectiveLabel, m_objective));
  column->addLayout(fieldRow(m_frameworkLabel, m_framework));
  column->addWidget(m_gpus);

  addHeading(column, m_limitHeading);
  for (const LimitMetric metric : {LimitMetric::Completion, LimitMetric::StepTime,
                                   LimitMetric::Memory, LimitMetric::Cost, LimitMetric::Mfu}) {
    addLimit(column, metric);
  }

  addHeading(column, m_axisHeading);
  for (const auto& [axis, parameter] : kAxes) {
    m_axes.push_back(new AxisRow(axis, parameter, this));
    column->addWidget(m_axes.back());
  }

  addHeading(column, m_tryHeading);
  const SearchSpace space = defaultSpace(m_document->committedPlan());
  std::vector<std::function<QString()>> ways;
  for (const RecomputeChoice& way : space.recompute) {
    ways.emplace_back([way] { return recomputeLabel(way); });
  }
  m_recompute =
      new ChoiceGroup([] { return translated(findParameter("layout.recompute.mode")->label); },
                      std::move(ways), 2, this);
  std::vector<std::function<QString()>> names;
  for (const std::string& schedule : space.schedules) {
    names.emplace_back([schedule] { return scheduleLabel(schedule); });
  }
  m_schedules = new ChoiceGroup([] { return tr("Schedules"); }, std::move(names), 2, this);
  m_slicings = new ChoiceGroup(
      [] { return tr("Layers on stages"); },
      {[] { return slicingLabel(Slicing::Even); }, [] { return slicingLabel(Slicing::Balanced); }},
      2, this);
  for (ChoiceGroup* group : {m_recompute, m_schedules, m_slicings}) column->addWidget(group);
  column->addStretch(1);
  return fields;
}

AxisRow* SearchForm::axis(SearchAxis axis) const {
  for (AxisRow* row : m_axes) {
    if (row->axis() == axis) return row;
  }
  return nullptr;
}

QuantityEdit* SearchForm::limit(LimitMetric metric) const {
  for (const Limit& limit : m_limits) {
    if (limit.metric == metric) return limit.edit;
  }
  return nullptr;
}

Objective SearchForm::objective() const {
  return kObjectives[static_cast<std::size_t>(std::max(0, m_objective->currentIndex()))];
}

void SearchForm::setObjective(Objective objective) {
  for (std::size_t i = 0; i < kObjectives.size(); ++i) {
    if (kObjectives[i] == objective) m_objective->setCurrentIndex(static_cast<int>(i));
  }
  askForDeadline();
}

/// The fewest GPUs are found among several numbers of them, and for a time limit.
void SearchForm::askForDeadline() {
  if (objective() != Objective::Gpus) return;
  if (m_gpus->mode() == GpuRow::AsPlan) m_gpus->setMode(GpuRow::Between);
  QuantityEdit* deadline = limit(LimitMetric::Completion);
  if (deadline->value()) return;
  deadline->setValue(
      usualDeadline(m_document->committedPlan(), *m_document->committedEvaluation()));
}

SearchSpace SearchForm::space() const {
  SearchSpace space = defaultSpace(m_document->committedPlan());
  space.framework = kFrameworks[static_cast<std::size_t>(std::max(0, m_framework->currentIndex()))];
  const auto [fewest, most] = m_gpus->range();
  space.fewestGpus = fewest;
  space.mostGpus = most;
  for (const AxisRow* row : m_axes) {
    if (row->mode() != AxisRow::Free) space.bound(row->axis()) = row->bound();
  }
  const auto keep = [](auto& list, const std::vector<bool>& checked) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i < checked.size() && checked[i]) list[kept++] = list[i];
    }
    list.resize(kept);
  };
  keep(space.recompute, m_recompute->checked());
  keep(space.schedules, m_schedules->checked());
  keep(space.slicings, m_slicings->checked());
  for (const Limit& limit : m_limits) {
    if (limit.edit->value()) space.limits.push_back({limit.metric, *limit.edit->value()});
  }
  return space;
}

QString SearchForm::problem() const {
  for (const AxisRow* row : m_axes) {
    if (row->isRefused()) return tr("A value of an axis cannot be used: see the form.");
  }
  if (m_gpus->isRefused()) return tr("The number of GPUs cannot be used: see the form.");
  for (const Limit& limit : m_limits) {
    if (limit.edit->line()->isRefused()) return tr("A limit cannot be used: see the form.");
  }
  if (!m_recompute->anyChecked()) return tr("Choose at least one way to recompute.");
  if (!m_schedules->anyChecked()) return tr("Choose at least one schedule.");
  if (!m_slicings->anyChecked()) return tr("Choose how layers may be spread over the stages.");
  if (modelOf(m_document->committedPlan()) == nullptr) {
    return tr("The plan has no model that is known: choose one first.");
  }
  if (m_freeGpus == 0) {
    return tr("The cluster has no free GPU: draw hosts first.");
  }
  return {};
}

void SearchForm::commitTyping() {
  if (QWidget* focus = focusWidget(); focus != nullptr && focus->hasFocus()) {
    (m_search->isVisible() ? m_search : m_cancel)->setFocus(Qt::OtherFocusReason);
  }
}

void SearchForm::setRunning(bool running) {
  const bool hadFocus = m_search->hasFocus() || m_cancel->hasFocus();
  m_search->setVisible(!running);
  m_cancel->setVisible(running);
  if (hadFocus) (running ? m_cancel : m_search)->setFocus(Qt::OtherFocusReason);
}

void SearchForm::reset() {
  const Plan& plan = m_document->committedPlan();
  m_objective->setCurrentIndex(0);
  const std::string framework = plan.layout->framework.value_or(std::string());
  for (std::size_t i = 0; i < kFrameworks.size(); ++i) {
    if (framework == kFrameworks[i]) m_framework->setCurrentIndex(static_cast<int>(i));
  }
  m_gpus->setMode(GpuRow::AsPlan);
  for (const Limit& limit : m_limits) limit.edit->setValue(std::nullopt);
  for (AxisRow* row : m_axes) row->reset();
  for (ChoiceGroup* group : {m_recompute, m_schedules, m_slicings}) group->checkAll();
  takePlan();
}

/// What the plan decides: what "free" means, which axes there are, how many GPUs.
void SearchForm::takePlan() {
  const Plan& plan = m_document->committedPlan();
  SearchSpace space = defaultSpace(plan);
  SearchSpace wide = space;
  const Candidate own = candidateOf(plan, wide);
  const std::shared_ptr<const ModelProfile> model = modelOf(plan);
  const bool hasExperts = model != nullptr && model->isMoe();
  for (AxisRow* row : m_axes) {
    row->setDefaults(space.bound(row->axis()), own.valueOf(row->axis()));
    row->setVisible(hasExperts || !isExpertAxis(row->axis()));
    if (!hasExperts && isExpertAxis(row->axis())) row->reset();
  }
  const ResolvedPlan resolved = resolvePlan(plan, Catalogues::builtIn());
  int perHost = 1;
  for (const int devices : resolved.devicesPerHost) perHost = std::max(perHost, devices);
  m_freeGpus = resolved.placement.freeDevices;
  m_gpus->setCounts(plan.layout->worldSize(), m_freeGpus, perHost);
  retranslateLimits();
}

void SearchForm::retranslateLimits() {
  const bool priced = hasPrice(m_document->committedPlan());
  for (std::size_t i = 0; i < kObjectives.size(); ++i) {
    m_objective->setItemText(static_cast<int>(i), objectiveLabel(kObjectives[i], priced));
  }
  for (const Limit& limit : m_limits) {
    QString name;
    switch (limit.metric) {
      case LimitMetric::Completion:
        name = tr("Finished within");
        break;
      case LimitMetric::StepTime:
        name = tr("Step at most");
        break;
      case LimitMetric::Memory:
        name = tr("Memory at most");
        break;
      case LimitMetric::Cost:
        name = tr("Cost at most");
        limit.edit->setSuffix(priced ? QStringLiteral("$") : tr("GPU-h"));
        break;
      case LimitMetric::Mfu:
        name = tr("MFU at least");
        break;
      case LimitMetric::Gpus:
        break;
    }
    limit.label->setText(name);
    limit.edit->setFieldName(name);
    limit.edit->setOpen(true, tr("no limit"));
  }
}

void SearchForm::retranslateUi() {
  m_goalHeading->setText(tr("Look for"));
  m_limitHeading->setText(tr("Hard limits"));
  m_axisHeading->setText(tr("Axes"));
  m_tryHeading->setText(tr("Try"));
  m_objectiveLabel->setText(tr("Best"));
  m_objective->setAccessibleName(tr("What to look for"));
  const ParameterInfo* framework = findParameter("layout.framework");
  m_frameworkLabel->setText(translated(framework->label));
  m_framework->setAccessibleName(translated(framework->label));
  m_framework->setToolTip(
      tr("Whose rules hold; with any, only what arithmetic and the schedule demand"));
  for (std::size_t i = 0; i < kFrameworks.size(); ++i) {
    m_framework->setItemText(static_cast<int>(i), frameworkLabel(kFrameworks[i]));
  }
  m_search->setText(tr("Search"));
  m_search->setToolTip(tr("Price every layout of the space and rank the best (Ctrl+Enter)"));
  m_cancel->setText(tr("Stop"));
  m_cancel->setToolTip(tr("Stop and keep what was found"));
  m_reset->setText(tr("Reset"));
  m_reset->setToolTip(tr("Everything free again"));
  retranslateLimits();
}

void SearchForm::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  takePlan();
}

void SearchForm::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
