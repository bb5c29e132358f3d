// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/schedule_columns.h"

#include <algorithm>
#include <cmath>

namespace slicescape::ui {
namespace {

constexpr double kLightestChunk = 0.5;  // of the way to white
constexpr double kDarkestChunk = 0.38;  // of the way to black

}  // namespace

void ScheduleColumns::clear() {
  std::fill(m_columns.begin(), m_columns.end(), Column());
}

void ScheduleColumns::add(double from, double to, const QColor& colour) {
  const double width = static_cast<double>(m_columns.size());
  if (to <= 0 || from >= width) return;
  if (to - from >= kSeparatedFrom) {
    from = std::round(from);
    to = std::round(to);
    if (from >= 0 && from < width) m_columns[static_cast<std::size_t>(from)].separator = true;
  }
  const auto red = static_cast<float>(colour.red());
  const auto green = static_cast<float>(colour.green());
  const auto blue = static_cast<float>(colour.blue());
  const auto first = static_cast<std::size_t>(std::max(from, 0.0));
  const auto end = static_cast<std::size_t>(std::ceil(std::min(to, width)));
  for (std::size_t i = first; i < end; ++i) {
    const auto left = static_cast<double>(i);
    const double share = std::min(to, left + 1) - std::max(from, left);
    if (share <= 0) continue;
    Column& column = m_columns[i];
    const auto weight = static_cast<float>(share);
    column.red += weight * red;
    column.green += weight * green;
    column.blue += weight * blue;
    column.covered += weight;
  }
}

QRgb ScheduleColumns::colour(int column) const {
  const Column& c = at(column);
  const auto channel = [&c](float sum) { return static_cast<int>(sum / c.covered + 0.5F); };
  return qRgb(channel(c.red), channel(c.green), channel(c.blue));
}

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

QColor chunkShade(const QColor& colour, OperationKind kind, int chunk, int chunks) {
  if (chunk <= 0 || chunks < 2) return colour;
  const double share = static_cast<double>(chunk) / (chunks - 1);
  const bool forward = kind == OperationKind::Forward || kind == OperationKind::ForwardBackward;
  return forward ? mixed(colour, Qt::white, share * kLightestChunk)
                 : mixed(colour, Qt::black, share * kDarkestChunk);
}

}  // namespace slicescape::ui
