// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_row.h"

#include <QEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QTabBar>
#include <algorithm>

#include "ui/charts/chart.h"
#include "ui/charts/chart_frame.h"

namespace slicescape::ui {
namespace {

constexpr int kTabsStretch = 38;  ///< of the column whose head is a row of tabs
constexpr int kPadding = 6;

}  // namespace

ChartRow::ChartRow(QWidget* parent) : QWidget(parent), m_tabs(new QTabBar(this)) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  m_tabs->setDrawBase(false);
  m_tabs->setExpanding(false);
  m_tabs->setUsesScrollButtons(false);
  m_tabs->setElideMode(Qt::ElideRight);
  m_tabs->setDocumentMode(true);
  m_tabs->setFont(smallFont());
  connect(m_tabs, &QTabBar::currentChanged, this, [this] { arrange(); });
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, qOverload<>(&QWidget::update));
}

void ChartRow::setCharts(const std::vector<Place>& places, int leastWidth, int roomForNote) {
  m_leastWidth = leastWidth;
  m_roomForNote = roomForNote;
  for (const Place& place : places) {
    Chart* chart = place.chart;
    m_charts.push_back(chart);
    m_stretches.push_back(place.stretch);
    connect(chart, &Chart::activated, this, [this, chart] { m_current = chart; });
    connect(chart, &Chart::whyRequested, this, &ChartRow::whyRequested);
    connect(chart, &Chart::exportFailed, this, [this](const QString& path) {
      emit messageRaised(tr("The chart could not be written to %1.").arg(path));
    });
  }
  m_current = m_charts.front();
  retranslateUi();
}

QSize ChartRow::sizeHint() const {
  return {4 * 290, 300};
}
QSize ChartRow::minimumSizeHint() const {
  return {kLeastChartWidth, 170};
}

void ChartRow::replotNow() {
  for (Chart* chart : m_charts) {
    if (chart->isVisible()) chart->replotNow();
  }
}

void ChartRow::copyChartImage() {
  m_current->copyImage();
}
void ChartRow::copyChartCsv() {
  m_current->copyCsv();
}

bool ChartRow::exportChart(const QString& path) {
  if (m_current->exportTo(path)) return true;
  emit messageRaised(tr("The chart could not be written to %1.").arg(path));
  return false;
}

void ChartRow::arrange() {
  const int count = static_cast<int>(m_charts.size());
  if (count == 0) return;
  const int columns = std::clamp(width() / m_leastWidth, 1, count);
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
                                           : m_stretches[static_cast<std::size_t>(column)];
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
      m_tabs->setGeometry(slot.left(), slot.top(), std::max(slot.width() - m_roomForNote, 60),
                          kChartHeaderHeight);
    }
  }
  m_tabs->setVisible(tabbed);
  m_tabs->raise();
  if (!m_current->isVisibleTo(this)) m_current = m_charts.front();
}

void ChartRow::retranslateUi() {
  m_tabs->setAccessibleName(tr("Charts in the last place"));
  setAccessibleName(tr("Charts"));
  for (int i = 0; i < m_tabs->count(); ++i) {
    m_tabs->setTabText(i, m_charts[static_cast<std::size_t>(m_columns - 1 + i)]->shortTitle());
  }
}

void ChartRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void ChartRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().panel);
}

void ChartRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || m_charts.empty()) return;
  // The charts hear of the language after their parent; the tabs bear their names.
  QMetaObject::invokeMethod(this, &ChartRow::retranslateUi, Qt::QueuedConnection);
}

}  // namespace slicescape::ui
