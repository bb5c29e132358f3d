// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/charts_panel.h"

#include <QEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QTabBar>
#include <algorithm>
#include <array>

#include "ui/charts/chart_frame.h"
#include "ui/charts/communication_chart.h"
#include "ui/charts/memory_chart.h"
#include "ui/charts/schedule_chart.h"
#include "ui/charts/waterfall_chart.h"

namespace slicescape::ui {
namespace {

/// Shares of the width: the schedule has the most to show.
constexpr std::array kStretch{30, 38, 30, 30};
constexpr int kTabsStretch = 38;  ///< of the column whose head is a row of tabs
constexpr int kLeastChartWidth = 235;
constexpr int kPadding = 6;
constexpr int kRoomForNote = 64;  // of the tab row, at its right end

}  // namespace

ChartsPanel::ChartsPanel(Document* document, QWidget* parent)
    : QWidget(parent), m_tabs(new QTabBar(this)) {
  auto* schedule = new ScheduleChart(document, this);
  connect(schedule, &ScheduleChart::schedulesRequested, this, &ChartsPanel::schedulesRequested);
  connect(schedule, &ScheduleChart::detailRequested, this, &ChartsPanel::timelineRequested);
  m_charts = {new MemoryChart(document, this), schedule, new CommunicationChart(document, this),
              new WaterfallChart(document, this)};
  m_current = m_charts.front();
  setAttribute(Qt::WA_OpaquePaintEvent);
  m_tabs->setDrawBase(false);
  m_tabs->setExpanding(false);
  m_tabs->setUsesScrollButtons(false);
  m_tabs->setElideMode(Qt::ElideRight);
  m_tabs->setDocumentMode(true);
  m_tabs->setFont(smallFont());
  connect(m_tabs, &QTabBar::currentChanged, this, [this] { arrange(); });
  for (Chart* chart : m_charts) {
    connect(chart, &Chart::activated, this, [this, chart] { m_current = chart; });
    connect(chart, &Chart::whyRequested, this, &ChartsPanel::whyRequested);
    connect(chart, &Chart::exportFailed, this, [this](const QString& path) {
      emit messageRaised(tr("The chart could not be written to %1.").arg(path));
    });
  }
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, qOverload<>(&QWidget::update));
  retranslateUi();
}

QSize ChartsPanel::sizeHint() const {
  return {4 * 290, 300};
}
QSize ChartsPanel::minimumSizeHint() const {
  return {kLeastChartWidth, 170};
}

void ChartsPanel::replotNow() {
  for (Chart* chart : m_charts) {
    if (chart->isVisible()) chart->replotNow();
  }
}

void ChartsPanel::copyChartImage() {
  m_current->copyImage();
}
void ChartsPanel::copyChartCsv() {
  m_current->copyCsv();
}

bool ChartsPanel::exportChart(const QString& path) {
  if (m_current->exportTo(path)) return true;
  emit messageRaised(tr("The chart could not be written to %1.").arg(path));
  return false;
}

void ChartsPanel::arrange() {
  const int count = static_cast<int>(m_charts.size());
  const int columns = std::clamp(width() / kLeastChartWidth, 1, count);
  if (columns != m_columns) {
    m_columns = columns;
    const QSignalBlocker blocker(m_tabs);
    while (m_tabs->count() > 0) m_tabs->removeTab(0);
    for (int i = columns - 1; i < count; ++i)
      m_tabs->addTab(m_charts[static_cast<std::size_t>(i)]->shortTitle());
  }
  const bool tabbed = columns < count;
  const auto stretchOf = [&](int column) {
    return tabbed && column == columns - 1 ? kTabsStretch
                                           : kStretch[static_cast<std::size_t>(column)];
  };
  int total = 0;
  for (int i = 0; i < columns; ++i) total += stretchOf(i);
  int passed = 0;
  const int room = width() - (columns + 1) * kPadding;
  for (int i = 0; i < count; ++i) {
    Chart* chart = m_charts[static_cast<std::size_t>(i)];
    const int column = std::min(i, columns - 1);
    const int stretch = stretchOf(column);
    const QRect slot(kPadding * (column + 1) + room * passed / total, kPadding / 2,
                     room * stretch / total, height() - kPadding);
    const bool inTabs = tabbed && column == columns - 1;
    if (i < columns - 1) passed += stretch;
    chart->setGeometry(slot);
    chart->setTitleVisible(!inTabs);
    chart->setVisible(!inTabs || i - (columns - 1) == m_tabs->currentIndex());
    if (inTabs) {
      m_tabs->setGeometry(slot.left(), slot.top(), std::max(slot.width() - kRoomForNote, 60),
                          kChartHeaderHeight);
    }
  }
  m_tabs->setVisible(tabbed);
  m_tabs->raise();
  if (!m_current->isVisibleTo(this)) m_current = m_charts.front();
}

void ChartsPanel::retranslateUi() {
  m_tabs->setAccessibleName(tr("Charts in the last place"));
  setAccessibleName(tr("Charts"));
  for (int i = 0; i < m_tabs->count(); ++i) {
    m_tabs->setTabText(i, m_charts[static_cast<std::size_t>(m_columns - 1 + i)]->shortTitle());
  }
}

void ChartsPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void ChartsPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().panel);
}

void ChartsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
