// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <cstdint>
#include <vector>

#include "ui/theme/theme.h"
#include "ui/timeline/timeline_data.h"

namespace slicescape::ui {

/// What can be switched on in the rows.
struct RowStyle {
  bool idleCauses = false;    ///< idle time in the colour of its cause
  bool criticalPath = false;  ///< what is not on it steps back

  bool operator==(const RowStyle&) const = default;
};

/// The heights of a row, in device pixels from its top: blocks from `top` to `bottom`, the
/// lane of what runs beside them from `bottom` to `stripBottom`.
struct RowHeights {
  int top = 0;
  int bottom = 1;
  int stripBottom = 1;

  int middle() const { return (top + bottom) / 2; }
  static RowHeights of(int pitch, double ratio);
};

enum class Band : std::uint8_t { Whole, Upper, Lower, Strip };

/// Lines over a fill, for what shares its colour with something else.
enum class Pattern : std::uint8_t { None, Repeated, Closing };

enum class IdleLook : std::uint8_t { Plain, WarmUp, Drain, Imbalance, Link };

struct BlockLook {
  Band band = Band::Whole;
  QColor fill;
  Pattern pattern = Pattern::None;
  QColor lines;  ///< of the pattern
  QColor ink;    ///< of the words on it
};

/// The looks of all events of a step in one theme, worked out once: a frame asks for tens of
/// thousands.
class RowLooks {
 public:
  RowLooks(int chunks, const Theme& theme);

  BlockLook of(const StepEvent& event, bool steppedBack) const;
  const Theme& theme() const { return m_theme; }

 private:
  int m_chunks;
  Theme m_theme;
  std::vector<BlockLook> m_looks;  // [kind · chunks + chunk]
};

/// Where a row is drawn to: the pixels of a kept picture, or the lines of a vector file.
/// Positions are device pixels from the left edge of what is drawn.
class RowCanvas {
 public:
  virtual ~RowCanvas() = default;
  virtual void idle(double from, double to, IdleLook look) = 0;
  virtual void block(double from, double to, const BlockLook& look) = 0;
  /// Called after the blocks. `event` tells the words.
  virtual void label(double from, double to, const StepEvent& event, const BlockLook& look) = 0;
};

/// Draws what of a row lies between `first` and `first + width` device pixels: the one place
/// that decides what a block looks like, for every way of drawing.
void paintRow(RowCanvas& canvas, const TimelineData& data, int rank, const RowStyle& style,
              const RowLooks& looks, std::int64_t first, int width, double secondsPerPixel);

/// The look of an event, without the effect of a style.
BlockLook lookOf(const StepEvent& event, int chunks, const Theme& theme);
QColor idleColour(IdleLook look, const Theme& theme);
IdleLook lookOf(IdleCause cause);

/// "F12.1": kind, micro-batch and, where ranks have several, chunk.
QString longLabel(const StepEvent& event, int chunks);
/// "12"
QString shortLabel(const StepEvent& event);
}  // namespace slicescape::ui
