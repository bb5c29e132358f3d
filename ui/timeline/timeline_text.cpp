// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_text.h"

#include <algorithm>
#include <array>

#include "ui/charts/schedule_columns.h"
#include "ui/charts/schedule_names.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

/// Kinds that appear anywhere in the step.
std::array<bool, 10> kindsOf(const TimelineData& data) {
  std::array<bool, 10> found{};
  // Every rank runs the same kinds of operations; only recompute and reduction differ.
  for (const int rank : {0, data.ranks() - 1}) {
    const TimelineRow& row = data.row(rank);
    for (const StepEvent& event : row.body) found[static_cast<std::size_t>(event.kind)] = true;
    for (const StepEvent& event : row.strip) found[static_cast<std::size_t>(event.kind)] = true;
  }
  return found;
}

}  // namespace

QString TimelineText::kindName(StepEventKind kind) {
  switch (kind) {
    case StepEventKind::Forward:
      return tr("Forward");
    case StepEventKind::Recompute:
      return tr("Recompute");
    case StepEventKind::Backward:
      return tr("Backward");
    case StepEventKind::BackwardInput:
      return tr("Input gradient");
    case StepEventKind::BackwardWeight:
      return tr("Weight gradient");
    case StepEventKind::Send:
      return tr("Send");
    case StepEventKind::Receive:
      return tr("Receive");
    case StepEventKind::GradientReduction:
      return tr("Gradient reduction");
    case StepEventKind::Optimizer:
      return tr("Optimizer");
    case StepEventKind::ParameterGather:
      return tr("Parameter gather");
  }
  return {};
}

QString TimelineText::causeName(IdleCause cause) {
  switch (cause) {
    case IdleCause::WarmUp:
      return tr("warm-up: the pipeline fills");
    case IdleCause::Drain:
      return tr("drain: the pipeline empties");
    case IdleCause::Imbalance:
      return tr("imbalance: another rank is slower");
    case IdleCause::Link:
      return tr("waiting on the link");
  }
  return {};
}

QString TimelineText::blockName(const StepEvent& event, int chunks) {
  if (event.microBatch < 0) return kindName(event.kind);
  //: %1 kind of work, %2 micro-batch
  if (chunks < 2) return tr("%1 of micro-batch %2").arg(kindName(event.kind)).arg(event.microBatch);
  //: %1 kind of work, %2 micro-batch, %3 chunk
  return tr("%1 of micro-batch %2, chunk %3")
      .arg(kindName(event.kind))
      .arg(event.microBatch)
      .arg(event.chunk);
}

QString TimelineText::hitTip(const TimelineScene& scene, const TimelineScene::Hit& hit) {
  const TimelineData& data = *scene.data;
  QStringList lines;
  if (hit.block != nullptr) {
    const StepEvent& event = *hit.block;
    lines << blockName(event, data.chunks());
    //: %1 pipeline rank, %2 stage in the order of the data
    lines << (event.stage >= 0 && event.stage != event.rank
                  ? tr("Rank %1, stage %2").arg(event.rank).arg(event.stage)
                  : tr("Rank %1").arg(event.rank));
    //: %1 start, %2 end, %3 duration
    lines << tr("%1 – %2 (%3)")
                 .arg(display(Seconds(event.start)), display(Seconds(event.end)),
                      display(Seconds(event.end - event.start)));
    if (event.overlapped) lines << tr("Overlapped with the other half of the pair");
    const Wait wait = data.waitOf(TimelineData::idOf(event));
    if (wait.forData) {
      //: %1 waiting time, %2 the block that was waited for, %3 its rank
      lines << tr("Waited %1 for: %2 on rank %3")
                   .arg(display(Seconds(wait.idle)), blockName(wait.producer, data.chunks()))
                   .arg(wait.rank);
      if (wait.onLink > 0) lines << tr("of it %1 on the link").arg(display(Seconds(wait.onLink)));
    } else if (event.position >= 0) {
      lines << (wait.idle > 0 ? tr("Waited %1").arg(display(Seconds(wait.idle)))
                              : tr("Started as soon as the rank was free"));
    }
    if (scene.style.criticalPath && data.isCritical(TimelineData::idOf(event))) {
      lines << tr("On the critical path");
    }
  } else if (hit.idle != nullptr) {
    //: %1 pipeline rank, %2 duration
    lines << tr("Rank %1 is idle for %2")
                 .arg(hit.rank)
                 .arg(display(Seconds(hit.idle->end - hit.idle->start)));
    //: %1 cause of idle time
    lines << tr("Cause: %1").arg(causeName(hit.idle->cause));
    lines << tr("%1 – %2").arg(display(Seconds(hit.idle->start)), display(Seconds(hit.idle->end)));
  } else if (hit.rank >= 0 && hit.time > data.step().timeline.makespan) {
    lines << tr("Rank %1 waits for the others to finish the step").arg(hit.rank);
  }
  return lines.join(QLatin1Char('\n'));
}

QString TimelineText::memoryTip(const TimelineData& data, int rank, double time) {
  const MemoryCurve& curve = data.memory(rank);
  const auto after = std::upper_bound(curve.points.begin(), curve.points.end(), time,
                                      [](double t, const MemoryPoint& p) { return t < p.time; });
  if (after == curve.points.begin()) return {};
  const StageResult& stage = data.evaluation().stages[static_cast<std::size_t>(rank)];
  const QStringList lines{
      //: %1 pipeline rank, %2 time, %3 memory, %4 capacity
      tr("Rank %1 at %2: %3 of %4")
          .arg(rank)
          .arg(display(Seconds(time)), display((after - 1)->bytes), display(stage.capacity)),
      tr("%n chunk activation(s) in flight", nullptr, data.chunksInFlight(rank, time))};
  return lines.join(QLatin1Char('\n'));
}

QString TimelineText::rangeTip(const TimelineData& data, const TimeRange& range) {
  std::array<double, 10> spent{};
  for (int rank = 0; rank < data.ranks(); ++rank) {
    for (const StepEvent& event : data.row(rank).body) {
      if (event.overlapped && event.kind != StepEventKind::Forward) continue;
      const double inside = std::min(event.end, range.to) - std::max(event.start, range.from);
      if (inside > 0) spent[static_cast<std::size_t>(event.kind)] += inside;
    }
  }
  const double all = range.length() * data.ranks();
  QStringList lines{tr("%1 selected, mean of all ranks:").arg(display(Seconds(range.length())))};
  double busy = 0;
  for (std::size_t kind = 0; kind < spent.size(); ++kind) {
    busy += spent[kind];
    if (spent[kind] <= 0) continue;
    //: %1 kind of work, %2 share of the time
    lines << tr("%1: %2").arg(kindName(static_cast<StepEventKind>(kind)),
                              displayShare(spent[kind] / all));
  }
  lines << tr("Idle: %1").arg(displayShare(std::max(0.0, 1 - busy / all)));
  return lines.join(QLatin1Char('\n'));
}

QString TimelineText::peakLabel(const TimelineData& data, int rank) {
  const StageResult& stage = data.evaluation().stages[static_cast<std::size_t>(rank)];
  const MemoryCurve& curve = data.memory(rank);
  const auto& blocks = data.step().timeline.ranks[static_cast<std::size_t>(rank)];
  const QString bytes = display(stage.peak);
  const QString time = display(Seconds(curve.peakTime));
  if (curve.peakPosition >= blocks.size()) {
    return tr("Rank %1: peak %2 at %3").arg(rank).arg(bytes, time);
  }
  const Operation& operation = blocks[curve.peakPosition].operation;
  QString text;
  switch (operation.kind) {
    case OperationKind::Forward:
      //: %1 pipeline rank, %2 memory, %3 micro-batch, %4 time
      text = tr("Rank %1: peak %2 · forward of micro-batch %3 at %4");
      break;
    case OperationKind::ForwardBackward:
      text = tr("Rank %1: peak %2 · overlapped pair with micro-batch %3 at %4");
      break;
    default:
      text = tr("Rank %1: peak %2 · backward of micro-batch %3 at %4");
      break;
  }
  return text.arg(rank).arg(bytes).arg(operation.microBatch).arg(time);
}

QString TimelineText::heading(const TimelineData& data) {
  const ScheduleShape& shape = data.step().schedule.shape;
  QStringList parts;
  if (shape.ranks == 1) {
    parts << tr("One stage, no pipeline");
  } else {
    const QString name = scheduleTitle(shape.kind);
    parts << (name.isEmpty() ? tr("Schedule from a file") : name);
    parts << tr("%n rank(s)", nullptr, shape.ranks);
  }
  if (shape.chunks > 1) parts << tr("%n chunk(s) each", nullptr, shape.chunks);
  parts << tr("%n micro-batch(es)", nullptr, shape.microBatches);
  parts << tr("simulated %1").arg(display(Seconds(data.step().timeline.makespan)));
  if (shape.ranks > 1) parts << tr("bubble %1").arg(displayShare(data.evaluation().bubbleRatio));
  return parts.join(QStringLiteral(" · "));
}

QString TimelineText::summary(const TimelineData& data) {
  const Evaluation& evaluation = data.evaluation();
  return tr("%1. Fullest rank: %2 with %3 of %4.")
      .arg(heading(data))
      .arg(evaluation.worstStage)
      .arg(display(evaluation.peakDevice), display(evaluation.capacity));
}

QString TimelineText::blockSentence(const TimelineData& data, const StepEvent& event) {
  //: Read by screen readers: %1 block, %2 rank, %3 start, %4 duration
  return tr("%1, rank %2, starts at %3, takes %4")
      .arg(blockName(event, data.chunks()))
      .arg(event.rank)
      .arg(display(Seconds(event.start)), display(Seconds(event.end - event.start)));
}

std::vector<LegendEntry> TimelineText::legend(const TimelineData& data, const RowStyle& style,
                                              const Theme& theme) {
  std::vector<LegendEntry> entries;
  const auto found = kindsOf(data);
  const auto has = [&](StepEventKind kind) { return found[static_cast<std::size_t>(kind)]; };
  const auto add = [&](StepEventKind kind, const QString& text) {
    if (!has(kind)) return;
    StepEvent event;
    event.kind = kind;
    const BlockLook look = lookOf(event, 1, theme);
    LegendEntry entry{text, look.fill};
    if (look.pattern != Pattern::None) {
      entry.lines = look.lines;
      entry.hatch = look.pattern == Pattern::Repeated ? Hatch::Rising : Hatch::Falling;
    }
    entries.push_back(entry);
  };
  add(StepEventKind::Forward, tr("forward"));
  add(StepEventKind::Recompute, tr("recompute"));
  add(StepEventKind::Backward, tr("backward"));
  add(StepEventKind::BackwardInput, tr("input gradient"));
  add(StepEventKind::BackwardWeight, tr("weight gradient"));
  if (data.chunks() > 1) {
    const QColor later =
        chunkShade(theme.forward, OperationKind::Forward, data.chunks() - 1, data.chunks());
    entries.push_back({tr("later chunks: lighter forward, darker backward"), later});
  }
  add(StepEventKind::Optimizer, tr("optimizer"));
  if (has(StepEventKind::Send) || has(StepEventKind::GradientReduction)) {
    entries.push_back({tr("communication beside compute"), theme.hidden});
  }
  if (has(StepEventKind::Send) || has(StepEventKind::GradientReduction) ||
      has(StepEventKind::ParameterGather)) {
    entries.push_back({tr("waiting for communication"), theme.exposed});
  }
  if (!style.idleCauses) {
    entries.push_back({tr("idle"), theme.idle, true});
  } else {
    entries.push_back({tr("idle: warm-up"), theme.warmUp, true});
    entries.push_back({tr("idle: drain"), theme.drain, true, false, Hatch::Falling});
    LegendEntry imbalance{tr("idle: imbalance"), theme.imbalance, true};
    imbalance.crossed = true;
    entries.push_back(imbalance);
    if (data.end() > data.step().timeline.makespan) {
      entries.push_back({tr("idle: end of step"), theme.idle, true});
    }
  }
  return entries;
}

ChartTable TimelineText::operations(const TimelineData& data) {
  ChartTable table;
  table.columns = {{QStringLiteral("rank"), tr("Rank"), ColumnQuantity::Count},
                   {QStringLiteral("start_s"), tr("Start"), ColumnQuantity::Seconds},
                   {QStringLiteral("end_s"), tr("End"), ColumnQuantity::Seconds},
                   {QStringLiteral("duration_s"), tr("Duration"), ColumnQuantity::Seconds},
                   {QStringLiteral("operation"), tr("Operation"), ColumnQuantity::Text},
                   {QStringLiteral("stage"), tr("Stage"), ColumnQuantity::Count},
                   {QStringLiteral("chunk"), tr("Chunk"), ColumnQuantity::Count},
                   {QStringLiteral("micro_batch"), tr("Micro-batch"), ColumnQuantity::Count},
                   {QStringLiteral("peer_rank"), tr("Other rank"), ColumnQuantity::Count}};
  if (data.isEmpty()) return table;
  const auto cell = [](int value) { return value < 0 ? QVariant() : QVariant(value); };
  const StepEvents events = data.step().events();
  for (int rank = 0; rank < data.ranks(); ++rank) {
    for (const StepEvent& event : events.ofRank(rank)) {
      table.rows.push_back({rank, event.start, event.end, event.end - event.start,
                            QString::fromLatin1(eventName(event.kind)), cell(event.stage),
                            cell(event.chunk), cell(event.microBatch), cell(event.peer)});
    }
  }
  return table;
}

}  // namespace slicescape::ui
