// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/row_painter.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/charts/schedule_columns.h"

namespace slicescape::ui {
namespace {

constexpr double kSteppedBack = 0.74;  // of the way to the ground, off the critical path
constexpr double kLabelledFrom = 9;    // px: no narrower block has room for a digit and air
constexpr int kStripFromPitch = 14;    // logical px of a row that has room for the lane
constexpr double kStripHeight = 3;
constexpr int kGapFromPitch = 6;  // lower rows touch each other

OperationKind operationOf(StepEventKind kind) {
  switch (kind) {
    case StepEventKind::Forward:
    case StepEventKind::Recompute:
      return OperationKind::Forward;
    case StepEventKind::BackwardWeight:
      return OperationKind::BackwardWeight;
    case StepEventKind::BackwardInput:
      return OperationKind::BackwardInput;
    default:
      return OperationKind::Backward;
  }
}

/// The first block that can reach beyond `time`. Inside a pair the blocks do not end in the
/// order in which they start: its other two may lie before the one found.
template <class Value>
auto firstEndingAfter(const std::vector<Value>& blocks, double time, std::ptrdiff_t others = 0) {
  const auto found = std::partition_point(blocks.begin(), blocks.end(),
                                          [time](const Value& v) { return v.end <= time; });
  return found - std::min(others, found - blocks.begin());
}

}  // namespace

RowLooks::RowLooks(int chunks, const Theme& theme) : m_chunks(std::max(chunks, 1)), m_theme(theme) {
  for (int kind = 0; kind <= static_cast<int>(StepEventKind::ParameterGather); ++kind) {
    for (int chunk = 0; chunk < m_chunks; ++chunk) {
      StepEvent event;
      event.kind = static_cast<StepEventKind>(kind);
      event.chunk = chunk;
      m_looks.push_back(lookOf(event, m_chunks, theme));
    }
  }
}

BlockLook RowLooks::of(const StepEvent& event, bool steppedBack) const {
  const auto chunk = static_cast<std::size_t>(std::clamp(event.chunk, 0, m_chunks - 1));
  BlockLook look =
      m_looks[static_cast<std::size_t>(event.kind) * static_cast<std::size_t>(m_chunks) + chunk];
  if (event.overlapped) {
    look.band = event.kind == StepEventKind::Forward ? Band::Upper : Band::Lower;
  }
  if (event.blocking) look.fill = m_theme.exposed;
  if (steppedBack) {
    look.fill = mixed(look.fill, m_theme.panel, kSteppedBack);
    look.lines = mixed(look.lines, m_theme.panel, kSteppedBack);
    look.ink = m_theme.faint;
  }
  return look;
}

RowHeights RowHeights::of(int pitch, double ratio) {
  const double logical = pitch / ratio;
  RowHeights heights;
  const int gap =
      logical < kGapFromPitch
          ? 0
          : std::max(static_cast<int>(std::lround(std::min(logical * 0.16, 5.0) * ratio)), 1);
  heights.top = gap / 2;
  heights.stripBottom = std::max(pitch - (gap - gap / 2), heights.top + 1);
  const int strip =
      logical >= kStripFromPitch ? static_cast<int>(std::lround(kStripHeight * ratio)) : 0;
  heights.bottom = heights.stripBottom - strip;
  return heights;
}

BlockLook lookOf(const StepEvent& event, int chunks, const Theme& theme) {
  BlockLook look;
  const OperationKind operation = operationOf(event.kind);
  switch (event.kind) {
    case StepEventKind::Forward:
    case StepEventKind::Backward:
    case StepEventKind::BackwardInput:
    case StepEventKind::BackwardWeight:
      look.fill = chunkShade(operationColour(operation, theme), operation, event.chunk, chunks);
      break;
    case StepEventKind::Recompute:
      look.fill = chunkShade(theme.forward, operation, event.chunk, chunks);
      look.pattern = Pattern::Repeated;
      look.lines = theme.backwardInput;
      break;
    case StepEventKind::Send:
    case StepEventKind::Receive:
      look.band = Band::Strip;
      look.fill = theme.hidden;
      break;
    case StepEventKind::GradientReduction:
    case StepEventKind::ParameterGather:
      look.fill = theme.exposed;
      break;
    case StepEventKind::Optimizer:
      look.fill = theme.memoryColour(MemoryCategory::Optimizer);
      look.pattern = Pattern::Closing;
      look.lines = mixed(look.fill, theme.panel, 0.45);
      break;
  }
  if (event.overlapped) {
    look.band = event.kind == StepEventKind::Forward ? Band::Upper : Band::Lower;
  }
  look.ink = readableOn(look.fill);
  return look;
}

IdleLook lookOf(IdleCause cause) {
  switch (cause) {
    case IdleCause::WarmUp:
      return IdleLook::WarmUp;
    case IdleCause::Drain:
      return IdleLook::Drain;
    case IdleCause::Imbalance:
      return IdleLook::Imbalance;
    case IdleCause::Link:
      return IdleLook::Link;
  }
  return IdleLook::Plain;
}

QColor idleColour(IdleLook look, const Theme& theme) {
  switch (look) {
    case IdleLook::Plain:
      return theme.idle;
    case IdleLook::WarmUp:
      return theme.warmUp;
    case IdleLook::Drain:
      return theme.drain;
    case IdleLook::Imbalance:
      return theme.imbalance;
    case IdleLook::Link:
      return theme.exposed;
  }
  return theme.idle;
}

void paintRow(RowCanvas& canvas, const TimelineData& data, int rank, const RowStyle& style,
              const RowLooks& looks, std::int64_t first, int width, double secondsPerPixel) {
  const double origin = static_cast<double>(first);
  const double from = origin * secondsPerPixel;
  const double to = static_cast<double>(first + width) * secondsPerPixel;
  const auto x = [&](double seconds) { return seconds / secondsPerPixel - origin; };

  const auto& idle = data.idle(rank);
  for (auto gap = firstEndingAfter(idle, from); gap != idle.end(); ++gap) {
    if (gap->start >= to) break;
    const bool link = gap->cause == IdleCause::Link;
    canvas.idle(x(gap->start), x(gap->end),
                link || style.idleCauses ? lookOf(gap->cause) : IdleLook::Plain);
  }
  if (const double makespan = data.step().timeline.makespan; data.end() > makespan) {
    canvas.idle(x(makespan), x(data.end()), IdleLook::Plain);
  }

  const TimelineRow& row = data.row(rank);
  const auto begin = firstEndingAfter(row.body, from, 2);
  for (auto block = begin; block != row.body.end() && block->start < to; ++block) {
    const bool back = style.criticalPath && !data.isCritical(TimelineData::idOf(*block));
    canvas.block(x(block->start), x(block->end), looks.of(*block, back));
  }
  const auto firstBeside =
      std::lower_bound(row.strip.begin(), row.strip.end(), from - row.longestInStrip,
                       [](const StepEvent& event, double time) { return event.start < time; });
  for (auto beside = firstBeside; beside != row.strip.end() && beside->start < to; ++beside) {
    BlockLook look = looks.of(*beside, style.criticalPath);
    look.band = Band::Strip;
    if (beside->kind == StepEventKind::GradientReduction) look.fill = looks.theme().hidden;
    canvas.block(x(beside->start), x(beside->end), look);
  }
  if (data.step().timeline.makespan / secondsPerPixel / static_cast<double>(row.body.size()) <
      kLabelledFrom / 8) {
    return;  // even blocks much longer than most have no room for words
  }
  for (auto block = begin; block != row.body.end() && block->start < to; ++block) {
    if ((block->end - block->start) / secondsPerPixel < kLabelledFrom) continue;
    const bool back = style.criticalPath && !data.isCritical(TimelineData::idOf(*block));
    canvas.label(x(block->start), x(block->end), *block, looks.of(*block, back));
  }
}

QString longLabel(const StepEvent& event, int chunks) {
  QString letter;
  switch (event.kind) {
    case StepEventKind::Forward:
      letter = QStringLiteral("F");
      break;
    case StepEventKind::Recompute:
      letter = QStringLiteral("R");
      break;
    case StepEventKind::Backward:
    case StepEventKind::BackwardInput:
      letter = QStringLiteral("B");
      break;
    case StepEventKind::BackwardWeight:
      letter = QStringLiteral("W");
      break;
    default:
      return {};
  }
  const QString number = letter + QString::number(event.microBatch);
  return chunks > 1 ? number + QLatin1Char('.') + QString::number(event.chunk) : number;
}

QString shortLabel(const StepEvent& event) {
  return event.microBatch < 0 ? QString() : QString::number(event.microBatch);
}

}  // namespace slicescape::ui
