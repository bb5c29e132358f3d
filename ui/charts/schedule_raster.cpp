// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/schedule_raster.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "ui/charts/schedule_columns.h"

namespace slicescape::ui {
namespace {

constexpr double kJoinedGap = 0.25;  // px between blocks that vector output joins

/// What a row of operations is drawn with.
class ShadeTable {
 public:
  ShadeTable(int chunks, const Theme& theme) : m_chunks(std::max(chunks, 1)) {
    for (const OperationKind kind : kKinds) {
      for (int chunk = 0; chunk < m_chunks; ++chunk) {
        m_shades.push_back(chunkShade(operationColour(kind, theme), kind, chunk, m_chunks));
      }
    }
  }

  const QColor& of(OperationKind kind, int chunk) const {
    return m_shades[static_cast<std::size_t>(kind) * static_cast<std::size_t>(m_chunks) +
                    static_cast<std::size_t>(std::min(chunk, m_chunks - 1))];
  }

 private:
  static constexpr std::array kKinds{OperationKind::Forward, OperationKind::Backward,
                                     OperationKind::BackwardInput, OperationKind::BackwardWeight,
                                     OperationKind::ForwardBackward};
  int m_chunks;
  std::vector<QColor> m_shades;  // [kind · chunks + chunk]
};

void writeLine(const ScheduleColumns& columns, QRgb separator, QRgb* line) {
  for (int i = 0; i < columns.size(); ++i) {
    line[i] = columns.isSeparator(i) ? separator
              : columns.isBusy(i)    ? columns.colour(i)
                                     : qRgba(0, 0, 0, 0);
  }
}

}  // namespace

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
  const ShadeTable shades(chunkSlots(timeline->shape), theme);
  const double scale = columns / end;
  const QRgb separator = theme.panel.rgb();
  ScheduleColumns upper(columns);
  ScheduleColumns lower(columns);
  for (int rank = 0; rank < ranks; ++rank) {
    auto* first = reinterpret_cast<QRgb*>(m_image.scanLine(2 * rank));
    auto* second = reinterpret_cast<QRgb*>(m_image.scanLine(2 * rank + 1));
    upper.clear();
    lower.clear();
    bool split = false;
    for (const TimelineBlock& block : timeline->ranks[static_cast<std::size_t>(rank)]) {
      const Operation& operation = block.operation;
      const bool pair = operation.kind == OperationKind::ForwardBackward;
      const QColor& shade = shades.of(operation.kind, operation.chunk);
      upper.add(block.start * scale, block.end * scale, shade);
      lower.add(block.start * scale, block.end * scale,
                pair ? shades.of(OperationKind::Backward, operation.backwardChunk) : shade);
      split = split || pair;
    }
    writeLine(upper, separator, first);
    if (split) {
      writeLine(lower, separator, second);
    } else {
      std::copy(first, first + columns, second);
    }
  }
  return m_image;
}

void paintScheduleRow(QPainter& painter, const std::vector<TimelineBlock>& blocks, int chunks,
                      const QRectF& row, double end, const Theme& theme) {
  const ShadeTable shades(chunks, theme);
  const double scale = row.width() / end;
  const double joined = kJoinedGap / scale;
  for (std::size_t i = 0; i < blocks.size();) {
    const Operation operation = blocks[i].operation;
    const double from = blocks[i].start;
    double to = blocks[i].end;
    const bool narrow = (to - from) * scale < kSeparatedFrom;
    for (++i; narrow && i < blocks.size() && blocks[i].operation.kind == operation.kind &&
              blocks[i].operation.chunk == operation.chunk && blocks[i].start - to < joined;
         ++i) {
      to = blocks[i].end;
    }
    const double gap = narrow ? 0 : 0.5;
    const QRectF body(row.left() + from * scale + gap, row.top(), (to - from) * scale - gap,
                      row.height());
    painter.fillRect(body, shades.of(operation.kind, operation.chunk));
    if (operation.kind == OperationKind::ForwardBackward) {
      painter.fillRect(body.adjusted(0, body.height() / 2, 0, 0),
                       shades.of(OperationKind::Backward, operation.backwardChunk));
    }
  }
}

}  // namespace slicescape::ui
