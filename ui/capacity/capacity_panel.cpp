// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/capacity_panel.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/capacity/capacity_figures.h"
#include "ui/capacity/figure_rows.h"
#include "ui/charts/bar_figure_chart.h"
#include "ui/charts/chart_row.h"
#include "ui/charts/curve_figure_chart.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kFiguresWidth = 300;
constexpr int kLeastChartWidth = 290;
constexpr int kRoomForNote = 62;
constexpr int kFirstDeadlineDays = 90;  ///< proposed when one is switched on

}  // namespace

CapacityPanel::CapacityPanel(Document* document, CapacityModel* model, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(model),
      m_hasDeadline(new QCheckBox(this)),
      m_deadline(new QDateEdit(this)),
      m_queue(new QPushButton(this)),
      m_state(new QLabel(this)),
      m_figures(new QTreeWidget(this)),
      m_charts(new ChartRow(this)) {
  setObjectName(QStringLiteral("capacity"));
  const auto bars = [this](BarFigure (CapacityFigures::*make)() const) {
    return new BarFigureChart(
        m_document,
        [this, make](const Theme& t) {
          const auto review = m_model->review();
          return (CapacityFigures(review.get(), QDate::currentDate(), t).*make)();
        },
        m_charts);
  };
  const auto curve = [this](CurveFigure (CapacityFigures::*make)() const) {
    return new CurveFigureChart(
        m_document,
        [this, make](const Theme& t) {
          const auto review = m_model->review();
          return (CapacityFigures(review.get(), QDate::currentDate(), t).*make)();
        },
        m_charts);
  };
  m_finish = bars(&CapacityFigures::finish);
  m_hours = bars(&CapacityFigures::deviceHours);
  m_tornado = bars(&CapacityFigures::tornado);
  m_probability = curve(&CapacityFigures::deadline);
  m_interval = curve(&CapacityFigures::interval);
  m_charts->setCharts(
      {{m_finish, 34}, {m_hours, 32}, {m_tornado, 34}, {m_probability, 28}, {m_interval, 28}},
      kLeastChartWidth, kRoomForNote);

  m_deadline->setCalendarPopup(true);
  m_deadline->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
  m_deadline->setFont(smallFont());
  m_hasDeadline->setFont(smallFont());
  m_state->setFont(smallFont());
  m_state->setForegroundRole(QPalette::PlaceholderText);
  setFocusProxy(m_figures);
  m_figures->setColumnCount(2);
  m_figures->setHeaderHidden(true);
  m_figures->setFrameShape(QFrame::NoFrame);
  m_figures->setFont(smallFont());
  m_figures->setIndentation(12);
  m_figures->setUniformRowHeights(false);
  m_figures->setWordWrap(true);
  m_figures->setTextElideMode(Qt::ElideRight);
  m_figures->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_figures->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_figures->header()->setStretchLastSection(true);
  m_figures->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);

  auto* row = new QHBoxLayout;
  row->setContentsMargins(8, 4, 4, 0);
  row->setSpacing(6);
  row->addWidget(m_hasDeadline);
  row->addWidget(m_deadline, 1);
  auto* left = new QWidget(this);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 4);
  column->setSpacing(4);
  column->addLayout(row);
  column->addWidget(m_figures, 1);
  auto* foot = new QHBoxLayout;
  foot->setContentsMargins(8, 0, 4, 0);
  foot->addWidget(m_state, 1);
  foot->addWidget(m_queue);
  column->addLayout(foot);
  left->setMinimumWidth(200);
  auto* parts = new QSplitter(Qt::Horizontal, this);
  parts->addWidget(left);
  parts->addWidget(m_charts);
  parts->setStretchFactor(0, 0);
  parts->setStretchFactor(1, 1);
  parts->setChildrenCollapsible(false);
  parts->setSizes({kFiguresWidth, 900});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(parts);

  connect(m_queue, &QPushButton::clicked, this, &CapacityPanel::queueRequested);
  connect(m_hasDeadline, &QCheckBox::clicked, this, &CapacityPanel::setDeadline);
  connect(m_deadline, &QDateEdit::userDateChanged, this, [this] {
    if (m_hasDeadline->isChecked()) setDeadline();
  });
  connect(model, &CapacityModel::changed, this, &CapacityPanel::refresh);
  connect(model, &CapacityModel::staleChanged, this, [this] { retranslateUi(); });
  connect(document, &Document::planChanged, this, &CapacityPanel::takeDeadline);
  connect(document, &Document::replaced, this, &CapacityPanel::takeDeadline);
  takeDeadline();
  retranslateUi();
}

/// The plan's deadline as a day; one that is stated in seconds counts from today.
void CapacityPanel::takeDeadline() {
  const QDate today = QDate::currentDate();
  const auto seconds =
      deadlineSeconds(m_document->plan(), today.toString(Qt::ISODate).toStdString());
  const QSignalBlocker first(m_hasDeadline);
  const QSignalBlocker second(m_deadline);
  m_hasDeadline->setChecked(seconds.has_value());
  m_deadline->setEnabled(seconds.has_value());
  m_deadline->setMinimumDate(today.addDays(1));
  const double days = seconds ? *seconds / 86400 : kFirstDeadlineDays;
  if (seconds || m_deadline->date() <= today.addDays(1)) {
    m_deadline->setDate(today.addDays(static_cast<qint64>(days)));
  }
}

void CapacityPanel::setDeadline() {
  const bool wanted = m_hasDeadline->isChecked();
  const std::string day =
      QStringLiteral("\"%1\"").arg(m_deadline->date().toString(Qt::ISODate)).toStdString();
  m_document->edit(
      wanted ? tr("Set the deadline") : tr("Remove the deadline"),
      [&](Plan& plan) {
        plan.platform = plan.platform.edited([&](PlatformProfile& profile) {
          profile.deadline = wanted ? std::optional<std::string>(day) : std::nullopt;
        });
      },
      QStringLiteral("deadline"));
}

QString CapacityPanel::valueOf(const QString& section, const QString& name) const {
  for (int s = 0; s < m_figures->topLevelItemCount(); ++s) {
    const QTreeWidgetItem* item = m_figures->topLevelItem(s);
    if (item->text(0) != section) continue;
    for (int r = 0; r < item->childCount(); ++r) {
      if (item->child(r)->text(0) == name) return item->child(r)->text(1);
    }
  }
  return {};
}

/// Sections that were folded stay so; the scroll position stays.
void CapacityPanel::fillFigures() {
  std::set<int> folded;
  for (int s = 0; s < m_figures->topLevelItemCount(); ++s) {
    if (!m_figures->topLevelItem(s)->isExpanded()) folded.insert(s);
  }
  m_figures->clear();
  const auto review = m_model->review();
  if (review == nullptr) return;
  int index = 0;
  for (const FigureSection& section : FigureRows(*review, QDate::currentDate()).sections()) {
    auto* title = new QTreeWidgetItem(m_figures, {section.title});
    QFont bold = m_figures->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(0, bold);
    title->setFirstColumnSpanned(true);
    for (const FigureRow& row : section.rows) {
      auto* item = new QTreeWidgetItem(title, {row.name, row.value});
      if (row.value.isEmpty()) item->setFirstColumnSpanned(true);
      for (const int column : {0, 1}) {
        const QString words = row.value.isEmpty() ? row.name : row.value;
        item->setToolTip(column, row.why.isEmpty() ? words : words + QLatin1Char('\n') + row.why);
        item->setData(column, Qt::AccessibleDescriptionRole, row.why);
      }
    }
    title->setExpanded(!folded.contains(index++));
  }
}

void CapacityPanel::refresh() {
  fillFigures();
  for (BarFigureChart* chart : {m_finish, m_hours, m_tornado}) chart->renew();
  for (CurveFigureChart* chart : {m_probability, m_interval}) chart->renew();
}

void CapacityPanel::retranslateUi() {
  setAccessibleName(tr("Finish and capacity"));
  m_hasDeadline->setText(tr("Deadline"));
  m_hasDeadline->setToolTip(
      tr("The day by which the training must be finished; part of the plan."));
  m_deadline->setAccessibleName(tr("Day of the deadline"));
  m_deadline->setToolTip(m_hasDeadline->toolTip());
  m_queue->setText(tr("Simulate the queue…"));
  m_queue->setToolTip(
      tr("Play jobs on this cluster: waits, use over time, starvation, deadlocks."));
  m_state->setText(m_model->isStale() && isVisible() ? tr("computing…") : QString());
  m_figures->setAccessibleName(tr("Figures of the capacity review"));
  m_figures->setHeaderLabels({tr("Figure"), tr("Value")});
}

void CapacityPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_model->setWanted(this, true);
  retranslateUi();
}

void CapacityPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  m_model->setWanted(this, false);
}

void CapacityPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslateUi();
    fillFigures();
  }
}

}  // namespace slicescape::ui
