// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/communication_chart.h"

#include <QFontMetricsF>
#include <algorithm>
#include <array>

#include "ui/charts/chart_frame.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

/// Fastest axis first, as ranks are ordered by default.
std::size_t axisOrder(const std::string& axis) {
  constexpr std::array kOrder{"tp", "cp", "ep", "pp", "dp"};
  return static_cast<std::size_t>(std::find(kOrder.begin(), kOrder.end(), axis) - kOrder.begin());
}

/// Core says "network" where the drawing names no fabric; other links have a product's name.
QString linkText(const std::string& link) {
  return link == "network" ? CommunicationChart::tr("network") : QString::fromStdString(link);
}

}  // namespace

CommunicationChart::CommunicationChart(Document* document, QWidget* parent)
    : Chart(document, parent) {
  CommunicationChart::rebuild();
}

std::vector<CommunicationChart::Row> CommunicationChart::rowsOf(const Evaluation& evaluation) {
  std::vector<Row> rows;
  for (const CommunicationItem& item : evaluation.communication) {
    auto row = std::find_if(rows.begin(), rows.end(), [&item](const Row& r) {
      return r.axis == item.axis && r.link == item.link;
    });
    if (row == rows.end()) row = rows.insert(row, {item.axis, item.link, item.linkId});
    row->time += item.time.value();
    row->exposed += item.exposed.value();
  }
  std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
    return axisOrder(a.axis) < axisOrder(b.axis);
  });
  return rows;
}

void CommunicationChart::rebuild() {
  const Theme& t = colours();
  m_rows = rowsOf(evaluation());
  const auto baseline = document().baseline();
  const auto before = baseline ? rowsOf(*baseline) : std::vector<Row>();
  double longest = 0;
  for (const Row& row : m_rows) longest = std::max(longest, row.time);
  if (!document().isPreviewing()) m_scale = m_scale.settledFor(longest);
  const QFontMetricsF metrics(chartFont());
  m_bars.clear();
  m_largest = m_labelWidth = 0;
  m_hasBaseline = false;
  for (const Row& row : m_rows) {
    const double exposed = row.exposed * m_scale.perSecond;
    const double total = row.time * m_scale.perSecond;
    Bar bar;
    bar.name = QString::fromStdString(row.axis).toUpper();
    bar.nameColour = t.text;
    bar.detail = linkText(row.link);
    bar.segments = {{0, exposed, t.exposed}, {exposed, total, t.hidden}};
    const double hidden = std::max(row.time - row.exposed, 0.0);
    // Both with a unit as soon as one needs its own.
    const bool plain = m_scale.readsWell(row.exposed) && m_scale.readsWell(hidden);
    const auto written = [&](double seconds) {
      return plain || seconds == 0 ? m_scale.label(seconds) : display(Seconds(seconds));
    };
    //: %1 exposed, %2 hidden time of communication
    bar.label = tr("%1 + %2").arg(written(row.exposed), written(hidden));
    const auto old = std::find_if(before.begin(), before.end(), [&row](const Row& r) {
      return r.axis == row.axis && r.link == row.link;
    });
    if (old != before.end()) {
      bar.ghost = {0.0, old->time * m_scale.perSecond};
      m_hasBaseline = true;
    }
    m_largest = std::max({m_largest, total, bar.ghost ? bar.ghost->second : 0.0});
    m_labelWidth = std::max(m_labelWidth, metrics.horizontalAdvance(bar.label));
    m_bars.push_back(std::move(bar));
  }
}

QString CommunicationChart::title() const {
  return tr("Communication per step");
}

QString CommunicationChart::shortTitle() const {
  return tr("Communication");
}

QString CommunicationChart::note() const {
  return m_rows.empty() ? QString() : m_scale.unit;
}

QMarginsF CommunicationChart::plotMargins() const {
  return {34, 4, m_labelWidth + 14, 22};
}

QString CommunicationChart::emptyReason() const {
  if (!m_rows.empty()) return {};
  if (!evaluation().stages.empty()) return tr("Nothing is sent: every group has a single rank.");
  return reasonOr(tr("What the ranks send each other, and what the step waits for, appears here."));
}

std::vector<LegendEntry> CommunicationChart::legend() const {
  std::vector<LegendEntry> entries{{tr("exposed"), colours().exposed},
                                   {tr("hidden"), colours().hidden}};
  if (m_hasBaseline) entries.push_back({tr("Baseline"), colours().secondary, false, true});
  return entries;
}

void CommunicationChart::paintData(QPainter& painter, const PlotArea& area) const {
  BarPainter(colours(), area).paint(painter, m_bars);
}

QRectF CommunicationChart::partArea(int part, const PlotArea& area) const {
  return BarPainter::slotOf(area, part, m_bars.size());
}

std::optional<Subject> CommunicationChart::partSubject(int part) const {
  const Row& row = m_rows[static_cast<std::size_t>(part)];
  return row.linkId.empty() ? Subject{SubjectKind::Axis, row.axis} : linkSubject(row.linkId);
}

/// The first collective of the row: the others stand beside it.
QString CommunicationChart::partMetric(int part) const {
  const Row& row = m_rows[static_cast<std::size_t>(part)];
  const std::vector<CommunicationItem>& items = evaluation().communication;
  const auto first = std::find_if(items.begin(), items.end(), [&](const CommunicationItem& item) {
    return item.axis == row.axis && item.link == row.link;
  });
  return QStringLiteral("communication[%1].time_s").arg(first - items.begin());
}

QString CommunicationChart::partText(int part, const QPointF&, const PlotArea&) const {
  const Row& row = m_rows[static_cast<std::size_t>(part)];
  QStringList lines;
  //: %1 parallel axis, %2 link
  lines << tr("%1 over %2").arg(QString::fromStdString(row.axis).toUpper(), linkText(row.link));
  lines << tr("%1 exposed, %2 hidden")
               .arg(display(Seconds(row.exposed)),
                    display(Seconds(std::max(row.time - row.exposed, 0.0))));
  for (const CommunicationItem& item : evaluation().communication) {
    if (item.axis != row.axis || item.link != row.link) continue;
    //: %1 collective, %2 ranks, %3 bytes per rank and step, %4 how often
    lines << tr("%1 of %2 ranks: %3 per rank, %4 times")
                 .arg(QString::fromStdString(item.collective), displayCount(item.groupSize),
                      display(item.bytesPerRankPerStep), displayCount(item.countPerStep));
  }
  return lines.join(QLatin1Char('\n'));
}

ChartTable CommunicationChart::table() const {
  ChartTable table;
  table.columns = {
      {QStringLiteral("axis"), tr("Axis"), ColumnQuantity::Text},
      {QStringLiteral("collective"), tr("Collective"), ColumnQuantity::Text},
      {QStringLiteral("group_size"), tr("Ranks"), ColumnQuantity::Count},
      {QStringLiteral("link"), tr("Link"), ColumnQuantity::Text},
      {QStringLiteral("bytes_per_rank_per_step"), tr("Per rank and step"), ColumnQuantity::Bytes},
      {QStringLiteral("count_per_step"), tr("Times per step"), ColumnQuantity::Count},
      {QStringLiteral("time_s"), tr("Time"), ColumnQuantity::Seconds},
      {QStringLiteral("exposed_s"), tr("Exposed"), ColumnQuantity::Seconds}};
  for (const CommunicationItem& item : evaluation().communication) {
    table.rows.push_back(
        {QString::fromStdString(item.axis), QString::fromStdString(item.collective), item.groupSize,
         QString::fromStdString(item.link),
         static_cast<qlonglong>(item.bytesPerRankPerStep.value()),
         static_cast<qlonglong>(item.countPerStep), item.time.value(), item.exposed.value()});
  }
  return table;
}

QString CommunicationChart::summary() const {
  return tr("%1 of the step waits for communication.")
      .arg(displayShare(evaluation().exposedCommunicationShare));
}

}  // namespace slicescape::ui
