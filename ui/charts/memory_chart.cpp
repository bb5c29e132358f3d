// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/memory_chart.h"

#include <QLocale>
#include <algorithm>

#include "ui/charts/chart_frame.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

double inDisplayUnit(Bytes bytes) {
  return memoryUnit() == MemoryUnit::Gibibytes ? bytes / gibibytes(1)
                                               : static_cast<double>(bytes.value()) / 1e9;
}

QString categoryKey(MemoryCategory category) {
  switch (category) {
    case MemoryCategory::Weights:
      return QStringLiteral("weights_bytes");
    case MemoryCategory::Gradients:
      return QStringLiteral("gradients_bytes");
    case MemoryCategory::Optimizer:
      return QStringLiteral("optimizer_bytes");
    case MemoryCategory::Activations:
      return QStringLiteral("activations_bytes");
    case MemoryCategory::Logits:
      return QStringLiteral("logits_bytes");
    case MemoryCategory::Buffers:
      return QStringLiteral("buffers_and_context_bytes");
  }
  return {};
}

}  // namespace

MemoryChart::MemoryChart(Document* document, QWidget* parent) : Chart(document, parent) {
  MemoryChart::rebuild();
}

QString MemoryChart::title() const {
  return tr("Memory per stage, worst rank");
}

QString MemoryChart::shortTitle() const {
  return tr("Memory");
}

QString MemoryChart::narrowTitle() const {
  return tr("Memory per stage");
}

QString MemoryChart::note() const {
  return memoryUnit() == MemoryUnit::Gibibytes ? QStringLiteral("GiB") : QStringLiteral("GB");
}

QMarginsF MemoryChart::plotMargins() const {
  return {34, 6, 10, 22};
}

void MemoryChart::rebuild() {
  const Theme& t = colours();
  const Evaluation& now = evaluation();
  const auto baseline = document().baseline();
  m_bars.clear();
  m_bars.reserve(now.stages.size());
  m_largest = 0;
  m_hasBaseline = false;
  for (std::size_t i = 0; i < now.stages.size(); ++i) {
    const StageResult& stage = now.stages[i];
    Bar bar;
    bar.name = QString::number(stage.stage);
    bar.nameColour = t.outlineOf(t.stage(stage.stage));
    bar.emphasised = stage.stage == now.worstStage;
    double top = 0;
    for (const MemoryCategory category : kMemoryCategories) {
      const double size = inDisplayUnit(memoryIn(stage.memory, category));
      bar.segments.push_back({top, top + size, t.memoryColour(category)});
      top += size;
    }
    bar.label = displayNumber(inDisplayUnit(stage.peak));
    if (stage.capacity.value() > 0) {
      bar.limit = inDisplayUnit(stage.capacity);
      bar.overLimit = stage.peak > stage.capacity;
    }
    if (baseline && i < baseline->stages.size()) {
      bar.ghost = {0.0, inDisplayUnit(baseline->stages[i].peak)};
      m_hasBaseline = true;
    }
    m_largest =
        std::max({m_largest, top, bar.limit.value_or(0), bar.ghost ? bar.ghost->second : 0});
    m_bars.push_back(std::move(bar));
  }
}

QString MemoryChart::emptyReason() const {
  if (!m_bars.empty()) return {};
  return reasonOr(
      tr("The memory of every stage appears here once the plan has a model and hosts."));
}

std::vector<LegendEntry> MemoryChart::legend() const {
  std::vector<LegendEntry> entries;
  for (const MemoryCategory category : kMemoryCategories) {
    entries.push_back({memoryCategoryName(category), colours().memoryColour(category)});
  }
  if (m_hasBaseline) entries.push_back({tr("Baseline"), colours().secondary, false, true});
  return entries;
}

void MemoryChart::paintData(QPainter& painter, const PlotArea& area) const {
  BarPainter(colours(), area).paint(painter, m_bars);
  paintCapacityLabel(painter, area);
}

/// Written over the end of the line with the least room used below it.
void MemoryChart::paintCapacityLabel(QPainter& painter, const PlotArea& area) const {
  const auto& last = m_bars.back().limit;
  if (!last) return;
  const QString text = tr("capacity %1").arg(displayNumber(*last));
  const QFont font = chartFont(true);
  const QFontMetricsF metrics(font);
  const double width = metrics.horizontalAdvance(text) + 4;
  const double y = area.pixelOf(*last) - 3 - metrics.height();
  const QRectF box(area.rect.right() - width, std::max(y, 0.0), width, metrics.height());
  painter.fillRect(box, colours().panel);
  painter.setFont(font);
  painter.setPen(colours().capacityLine);
  painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, text);
}

QRectF MemoryChart::partArea(int part, const PlotArea& area) const {
  return BarPainter::slotOf(area, part, m_bars.size());
}

std::optional<Subject> MemoryChart::partSubject(int part) const {
  return stageSubject(part);
}

QString MemoryChart::partMetric(int part) const {
  return QStringLiteral("stages[%1].peak_bytes").arg(part);
}

QString MemoryChart::partText(int part, const QPointF&, const PlotArea&) const {
  const StageResult& stage = evaluation().stages[static_cast<std::size_t>(part)];
  QStringList lines;
  //: %1 stage, %2 memory at the peak, %3 capacity
  lines << tr("Stage %1: %2 of %3")
               .arg(stage.stage)
               .arg(display(stage.peak), display(stage.capacity));
  // From the top, as the bar is stacked.
  for (auto category = kMemoryCategories.rbegin(); category != kMemoryCategories.rend();
       ++category) {
    const Bytes bytes = memoryIn(stage.memory, *category);
    if (bytes.value() == 0) continue;
    lines << tr("%1: %2").arg(memoryCategoryName(*category), display(bytes));
  }
  lines << tr("%1 micro-batches in flight").arg(displayNumber(stage.inFlight));
  if (const auto baseline = document().baseline();
      baseline && static_cast<std::size_t>(part) < baseline->stages.size()) {
    lines << tr("Baseline: %1").arg(display(baseline->stages[static_cast<std::size_t>(part)].peak));
  }
  return lines.join(QLatin1Char('\n'));
}

ChartTable MemoryChart::table() const {
  ChartTable table;
  table.columns.push_back({QStringLiteral("stage"), tr("Stage"), ColumnQuantity::Count});
  for (const MemoryCategory category : kMemoryCategories) {
    table.columns.push_back(
        {categoryKey(category), memoryCategoryName(category), ColumnQuantity::Bytes});
  }
  table.columns.push_back({QStringLiteral("peak_bytes"), tr("Peak"), ColumnQuantity::Bytes});
  table.columns.push_back(
      {QStringLiteral("capacity_bytes"), tr("Capacity"), ColumnQuantity::Bytes});
  for (const StageResult& stage : evaluation().stages) {
    std::vector<QVariant> row{stage.stage};
    for (const MemoryCategory category : kMemoryCategories) {
      row.emplace_back(static_cast<qlonglong>(memoryIn(stage.memory, category).value()));
    }
    row.emplace_back(static_cast<qlonglong>(stage.peak.value()));
    row.emplace_back(static_cast<qlonglong>(stage.capacity.value()));
    table.rows.push_back(std::move(row));
  }
  return table;
}

QString MemoryChart::summary() const {
  const Evaluation& now = evaluation();
  return tr("%n stage(s). ", nullptr, static_cast<int>(now.stages.size())) +
         tr("Fullest: stage %1 with %2 of %3.")
             .arg(now.worstStage)
             .arg(display(now.peakDevice), display(now.capacity));
}

}  // namespace slicescape::ui
