// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/schedule_chart.h"

#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/charts/bar_painter.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/schedule_names.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

QString operationKey(OperationKind kind) {
  switch (kind) {
    case OperationKind::Forward:
      return QStringLiteral("forward");
    case OperationKind::Backward:
      return QStringLiteral("backward");
    case OperationKind::BackwardInput:
      return QStringLiteral("backward_input");
    case OperationKind::BackwardWeight:
      return QStringLiteral("backward_weight");
    case OperationKind::ForwardBackward:
      return QStringLiteral("forward_backward");
  }
  return {};
}

QRectF rowBody(const PlotArea& area, int rank, std::size_t ranks) {
  const QRectF slot = BarPainter::slotOf(area, rank, ranks);
  const double gap = slot.height() < 5 ? 0 : std::min(slot.height() * 0.14, 5.0);
  const double top = std::round(slot.top() + gap / 2);
  return {slot.left(), top, slot.width(), std::max(std::round(slot.bottom() - gap / 2) - top, 1.0)};
}

}  // namespace

ScheduleChart::ScheduleChart(Document* document, QWidget* parent) : Chart(document, parent) {
  ScheduleChart::rebuild();
  SelectionModel& selection = document->selection();
  connect(&selection, &SelectionModel::momentChanged, this, [this] { replotOverlay(); });
  connect(&selection, &SelectionModel::microBatchChanged, this, [this] { replotOverlay(); });
}

void ScheduleChart::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) emit detailRequested();
}

void ScheduleChart::pointedAt(const std::optional<QPointF>& position, const PlotArea& area) {
  const bool inside =
      position && position->x() >= area.rect.left() && position->x() <= area.rect.right();
  document().selection().setMoment(inside ? std::optional(area.valueAt(position->x()))
                                          : std::nullopt);
}

/// The time that another view points at, and the way of the marked micro-batch.
void ScheduleChart::paintMarks(QPainter& painter, const PlotArea& area) const {
  const Theme& t = colours();
  const SelectionModel& selection = document().selection();
  if (const auto& moment = selection.moment(); moment && *moment <= area.valueHigh) {
    const double x = std::round(area.pixelOf(*moment));
    painter.setPen(QPen(t.secondary, 1, Qt::DotLine));
    painter.drawLine(QPointF(x, area.rect.top()), QPointF(x, area.rect.bottom()));
  }
  if (!selection.microBatch()) return;
  const int marked = *selection.microBatch();
  painter.setPen(QPen(t.text, 1));
  painter.setBrush(Qt::NoBrush);
  for (std::size_t rank = 0; rank < m_timeline->ranks.size(); ++rank) {
    const QRectF body = rowBody(area, static_cast<int>(rank), m_timeline->ranks.size());
    for (const TimelineBlock& block : m_timeline->ranks[rank]) {
      const bool pair = block.operation.kind == OperationKind::ForwardBackward;
      if (block.operation.microBatch != marked &&
          !(pair && block.operation.backwardMicroBatch == marked)) {
        continue;
      }
      const double from = std::round(area.pixelOf(block.start));
      const double to = std::max(std::round(area.pixelOf(block.end)), from + 1);
      painter.drawRect(QRectF(from, body.top(), to - from, body.height() - 1));
    }
  }
}

void ScheduleChart::rebuild() {
  m_timeline = evaluation().timeline;
  m_hasPairs = m_hasWeightGradients = false;
  if (!m_timeline || m_timeline->ranks.empty()) return;
  // Every rank runs the same kinds of operations: one row tells which.
  for (const TimelineBlock& block : m_timeline->ranks.front()) {
    m_hasPairs = m_hasPairs || block.operation.kind == OperationKind::ForwardBackward;
    m_hasWeightGradients =
        m_hasWeightGradients || block.operation.kind == OperationKind::BackwardWeight;
  }
}

void ScheduleChart::addMenuEntries(QMenu* menu) {
  menu->addAction(tr("Compare schedules…"), this, &ScheduleChart::schedulesRequested);
  menu->addSeparator();
}

QString ScheduleChart::title() const {
  if (!m_timeline) return tr("Schedule");
  const int count = m_timeline->shape.microBatches;
  const QString name = scheduleTitle(m_timeline->shape.kind);
  if (m_timeline->shape.kind == ScheduleKind::None) {
    return tr("Gradient accumulation · %n micro-batch(es)", nullptr, count);
  }
  return name.isEmpty() ? tr("Schedule · %n micro-batch(es)", nullptr, count)
                        : tr("Schedule · %1 · %n micro-batch(es)", nullptr, count).arg(name);
}

QString ScheduleChart::shortTitle() const {
  return tr("Schedule");
}

QString ScheduleChart::narrowTitle() const {
  if (!m_timeline) return title();
  if (m_timeline->shape.kind == ScheduleKind::None) return tr("Gradient accumulation");
  const QString name = scheduleTitle(m_timeline->shape.kind);
  if (name.isEmpty()) return shortTitle();
  return tr("Schedule · %1").arg(name);
}

QString ScheduleChart::note() const {
  return m_timeline ? tr("bubble %1").arg(displayShare(evaluation().bubbleRatio)) : QString();
}

QMarginsF ScheduleChart::plotMargins() const {
  return {24, 4, 44, 20};
}

int ScheduleChart::partCount() const {
  return m_timeline ? static_cast<int>(m_timeline->ranks.size()) : 0;
}

double ScheduleChart::largestValue() const {
  return m_timeline ? m_timeline->makespan : 1;
}

QString ScheduleChart::emptyReason() const {
  if (m_timeline && !m_timeline->ranks.empty() && m_timeline->makespan > 0) return {};
  return reasonOr(tr("The simulated step appears here: who computes when, and who waits."));
}

std::vector<LegendEntry> ScheduleChart::legend() const {
  const Theme& t = colours();
  std::vector<LegendEntry> entries{{tr("forward"), t.forward}};
  if (m_hasWeightGradients) {
    entries.push_back({tr("input grad"), t.backwardInput});
    entries.push_back({tr("weight grad"), t.backwardWeight});
  } else {
    entries.push_back({tr("backward"), t.backwardInput});
  }
  if (m_hasPairs) entries.push_back({tr("overlapped: both, one above the other"), t.forward});
  entries.push_back({tr("idle"), t.idle, true});
  return entries;
}

void ScheduleChart::paintData(QPainter& painter, const PlotArea& area) const {
  const Theme& t = colours();
  const std::size_t ranks = m_timeline->ranks.size();
  const double scale = area.vector ? 1 : painter.deviceTransform().m11();
  const int columns = std::max(static_cast<int>(std::ceil(area.rect.width() * scale)), 1);
  const QImage* image =
      area.vector ? nullptr : &m_raster.image(m_timeline, columns, area.valueHigh, t);
  const double used = std::min(m_timeline->makespan / area.valueHigh, 1.0) * area.rect.width();
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    const QRectF body = rowBody(area, static_cast<int>(rank), ranks);
    fillHatched(painter, QRectF(body.left(), body.top(), used, body.height()), t.idle);
    if (image != nullptr) {
      painter.drawImage(body, *image,
                        QRectF(0, 2.0 * static_cast<double>(rank), image->width(), 2));
    } else {
      paintScheduleRow(painter, m_timeline->ranks[rank], chunkSlots(m_timeline->shape), body,
                       area.valueHigh, t);
    }
  }
  paintRowTexts(painter, area);
}

void ScheduleChart::paintRowTexts(QPainter& painter, const PlotArea& area) const {
  const Theme& t = colours();
  const QFont bold = chartFont(true);
  const QFontMetricsF metrics(bold);
  const std::size_t ranks = m_timeline->ranks.size();
  double free = -1e9;  // rows too low for a line of text are numbered as far as they fit
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    const QRectF slot = BarPainter::slotOf(area, static_cast<int>(rank), ranks);
    if (slot.center().y() - metrics.height() / 2 < free) continue;
    free = slot.center().y() + metrics.height() / 2 - 2;
    painter.setFont(bold);
    painter.setPen(t.outlineOf(t.stage(static_cast<int>(rank))));
    painter.drawText(QRectF(0, slot.top(), area.rect.left() - 6, slot.height()),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, QString::number(rank));
    painter.setFont(chartFont());
    painter.setPen(t.secondary);
    painter.drawText(QRectF(area.rect.right() + 5, slot.top(), 60, slot.height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                     displayShare(m_timeline->bubbleRatioOf(static_cast<int>(rank))));
  }
  painter.setFont(chartFont());
  painter.setPen(t.secondary);
  const QRectF below(area.rect.left(), area.rect.bottom() + 2, area.rect.width(), 16);
  painter.drawText(below, Qt::AlignLeft | Qt::AlignTop, QStringLiteral("0"));
  painter.drawText(below, Qt::AlignRight | Qt::AlignTop, display(Seconds(area.valueHigh)));
}

QRectF ScheduleChart::partArea(int part, const PlotArea& area) const {
  return BarPainter::slotOf(area, part, m_timeline->ranks.size());
}

std::optional<Subject> ScheduleChart::partSubject(int part) const {
  return stageSubject(part);
}

QString ScheduleChart::partMetric(int part) const {
  return QStringLiteral("stages[%1].bubble_ratio").arg(part);
}

QString ScheduleChart::blockText(const TimelineBlock& block) const {
  const Operation& operation = block.operation;
  QString what;
  switch (operation.kind) {
    case OperationKind::Forward:
      what = tr("Forward of micro-batch %1, chunk %2");
      break;
    case OperationKind::Backward:
      what = tr("Backward of micro-batch %1, chunk %2");
      break;
    case OperationKind::BackwardInput:
      what = tr("Input gradient of micro-batch %1, chunk %2");
      break;
    case OperationKind::BackwardWeight:
      what = tr("Weight gradient of micro-batch %1, chunk %2");
      break;
    case OperationKind::ForwardBackward:
      what =
          tr("Forward of micro-batch %1, chunk %2, overlapped with backward of micro-batch %3, "
             "chunk %4");
      return what.arg(operation.microBatch)
          .arg(operation.chunk)
          .arg(operation.backwardMicroBatch)
          .arg(operation.backwardChunk);
  }
  return what.arg(operation.microBatch).arg(operation.chunk);
}

QString ScheduleChart::partText(int part, const QPointF& position, const PlotArea& area) const {
  const auto& blocks = m_timeline->ranks[static_cast<std::size_t>(part)];
  const double time = area.valueAt(position.x());
  QStringList lines;
  //: %1 stage, %2 its bubble ratio
  lines << tr("Stage %1 · bubble %2").arg(part).arg(displayShare(m_timeline->bubbleRatioOf(part)));
  const auto after = std::upper_bound(blocks.begin(), blocks.end(), time,
                                      [](double t, const TimelineBlock& b) { return t < b.start; });
  if (after != blocks.begin() && time < (after - 1)->end) {
    const TimelineBlock& block = *(after - 1);
    lines << blockText(block);
    //: %1 start, %2 end, %3 duration
    lines << tr("%1 – %2 (%3)")
                 .arg(display(Seconds(block.start)), display(Seconds(block.end)),
                      display(Seconds(block.end - block.start)));
  } else if (time >= 0 && time <= m_timeline->makespan) {
    lines << tr("Idle at %1").arg(display(Seconds(time)));
  }
  return lines.join(QLatin1Char('\n'));
}

ChartTable ScheduleChart::table() const {
  ChartTable table;
  table.columns = {{QStringLiteral("stage"), tr("Stage"), ColumnQuantity::Count},
                   {QStringLiteral("start_s"), tr("Start"), ColumnQuantity::Seconds},
                   {QStringLiteral("end_s"), tr("End"), ColumnQuantity::Seconds},
                   {QStringLiteral("operation"), tr("Operation"), ColumnQuantity::Text},
                   {QStringLiteral("chunk"), tr("Chunk"), ColumnQuantity::Count},
                   {QStringLiteral("micro_batch"), tr("Micro-batch"), ColumnQuantity::Count}};
  if (!m_timeline) return table;
  for (std::size_t rank = 0; rank < m_timeline->ranks.size(); ++rank) {
    for (const TimelineBlock& block : m_timeline->ranks[rank]) {
      table.rows.push_back({static_cast<qlonglong>(rank), block.start, block.end,
                            operationKey(block.operation.kind),
                            static_cast<int>(block.operation.chunk), block.operation.microBatch});
    }
  }
  return table;
}

QString ScheduleChart::summary() const {
  return tr("Makespan %1, bubble ratio %2.")
      .arg(display(Seconds(m_timeline->makespan)), displayShare(evaluation().bubbleRatio));
}

}  // namespace slicescape::ui
