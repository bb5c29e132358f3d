// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/schedule_raster.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace slicescape::ui {
namespace {

constexpr float kBusyFrom = 0.5F;     // of a column, to be drawn as busy
constexpr double kSeparatedFrom = 4;  // px: wider blocks get a line between them
constexpr double kJoinedGap = 0.25;   // px between blocks that vector output joins

/// What one column of a row is made of. Sums of colour weighted by time.
struct Column {
  float red = 0;
  float green = 0;
  float blue = 0;
  float covered = 0;
};

class Row {
 public:
  explicit Row(int columns) : m_columns(static_cast<std::size_t>(columns)) {}

  void clear() { std::fill(m_columns.begin(), m_columns.end(), Column()); }

  void add(double from, double to, const QColor& colour) {
    const int last = static_cast<int>(m_columns.size()) - 1;
    const int first = std::clamp(static_cast<int>(from), 0, last);
    const int end = std::clamp(static_cast<int>(to), 0, last);
    for (int i = first; i <= end; ++i) {
      const double share = std::min(to, i + 1.0) - std::max(from, static_cast<double>(i));
      if (share <= 0) continue;
      Column& column = m_columns[static_cast<std::size_t>(i)];
      const auto weight = static_cast<float>(share);
      column.red += weight * static_cast<float>(colour.red());
      column.green += weight * static_cast<float>(colour.green());
      column.blue += weight * static_cast<float>(colour.blue());
      column.covered += weight;
    }
  }

  void write(QRgb* line) const {
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
      const Column& c = m_columns[i];
      const auto channel = [&c](float sum) { return static_cast<int>(sum / c.covered + 0.5F); };
      line[i] = c.covered < kBusyFrom
                    ? qRgba(0, 0, 0, 0)
                    : qRgba(channel(c.red), channel(c.green), channel(c.blue), 255);
    }
  }

 private:
  std::vector<Column> m_columns;
};

}  // namespace

QColor operationColour(OperationKind kind, const Theme& theme) {
  switch (kind) {
    case OperationKind::Forward:
    case OperationKind::ForwardBackward:
      return theme.forward;
    case OperationKind::Backward:
    case OperationKind::BackwardInput:
      return theme.backwardInput;
    case OperationKind::BackwardWeight:
      return theme.backwardWeight;
  }
  return theme.idle;
}

const QImage& ScheduleRaster::image(const std::shared_ptr<const Timeline>& timeline, int columns,
                                    double end, const Theme& theme) {
  const int ranks = static_cast<int>(timeline->ranks.size());
  const bool same =
      timeline == m_timeline && theme.name == m_theme && end == m_end && m_image.width() == columns;
  if (same) return m_image;
  m_timeline = timeline;
  m_theme = theme.name;
  m_end = end;
  m_image = QImage(columns, std::max(ranks, 1) * 2, QImage::Format_ARGB32);
  const std::array colours{operationColour(OperationKind::Forward, theme),
                           operationColour(OperationKind::Backward, theme),
                           operationColour(OperationKind::BackwardInput, theme),
                           operationColour(OperationKind::BackwardWeight, theme)};
  const double scale = columns / end;
  const QRgb separator = theme.panel.rgb();
  Row upper(columns);
  Row lower(columns);
  for (int rank = 0; rank < ranks; ++rank) {
    const auto& blocks = timeline->ranks[static_cast<std::size_t>(rank)];
    auto* first = reinterpret_cast<QRgb*>(m_image.scanLine(2 * rank));
    auto* second = reinterpret_cast<QRgb*>(m_image.scanLine(2 * rank + 1));
    upper.clear();
    lower.clear();
    bool split = false;
    for (const TimelineBlock& block : blocks) {
      const bool pair = block.operation.kind == OperationKind::ForwardBackward;
      const QColor& colour = colours[pair ? 0 : static_cast<std::size_t>(block.operation.kind)];
      upper.add(block.start * scale, block.end * scale, colour);
      lower.add(block.start * scale, block.end * scale, pair ? colours[1] : colour);
      split = split || pair;
    }
    upper.write(first);
    if (split) {
      lower.write(second);
    } else {
      std::copy(first, first + columns, second);
    }
    for (const TimelineBlock& block : blocks) {
      if ((block.end - block.start) * scale < kSeparatedFrom) continue;
      const int column = static_cast<int>(block.start * scale);
      if (column > 0 && column < columns) first[column] = second[column] = separator;
    }
  }
  return m_image;
}

void paintScheduleRow(QPainter& painter, const std::vector<TimelineBlock>& blocks,
                      const QRectF& row, double end, const Theme& theme) {
  const double scale = row.width() / end;
  const double joined = kJoinedGap / scale;
  for (std::size_t i = 0; i < blocks.size();) {
    const OperationKind kind = blocks[i].operation.kind;
    const double from = blocks[i].start;
    double to = blocks[i].end;
    const bool narrow = (to - from) * scale < kSeparatedFrom;
    for (++i; narrow && i < blocks.size() && blocks[i].operation.kind == kind &&
              blocks[i].start - to < joined;
         ++i) {
      to = blocks[i].end;
    }
    const double gap = narrow ? 0 : 0.5;
    const QRectF body(row.left() + from * scale + gap, row.top(), (to - from) * scale - gap,
                      row.height());
    painter.fillRect(body, operationColour(kind, theme));
    if (kind == OperationKind::ForwardBackward) {
      painter.fillRect(body.adjusted(0, body.height() / 2, 0, 0),
                       operationColour(OperationKind::Backward, theme));
    }
  }
}

}  // namespace slicescape::ui
