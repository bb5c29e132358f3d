// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/row_tiles.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/charts/chart_frame.h"
#include "ui/charts/schedule_columns.h"

namespace slicescape::ui {
namespace {

constexpr int kHatchSpacing = 6;    // logical px, as fillHatched() draws it
constexpr int kPatternSpacing = 4;  // of lines over a fill
constexpr int kLabelAir = 3;        // px on either side of a label

/// Collects a row by columns and writes it into an image.
class PixelRow : public RowCanvas {
 public:
  PixelRow(QImage& image, std::int64_t first, const RowHeights& heights, const Theme& theme,
           double ratio, const GlyphAtlas* atlas, int chunks)
      : m_image(image),
        m_first(first),
        m_heights(heights),
        m_theme(theme),
        m_ratio(ratio),
        m_atlas(atlas),
        m_chunks(chunks),
        m_upper(image.width()),
        m_lower(image.width()),
        m_strip(image.width()),
        m_idle(static_cast<std::size_t>(image.width()), kNone),
        m_pattern(static_cast<std::size_t>(image.width())) {}

  void idle(double from, double to, IdleLook look) override {
    // A column belongs to what its centre lies in.
    const int first = std::max(static_cast<int>(std::ceil(from - 0.5)), 0);
    const int end = std::min(static_cast<int>(std::ceil(to - 0.5)), m_image.width());
    for (int x = first; x < end; ++x) m_idle[static_cast<std::size_t>(x)] = static_cast<int>(look);
  }

  void block(double from, double to, const BlockLook& look) override {
    switch (look.band) {
      case Band::Whole:
        m_upper.add(from, to, look.fill);
        m_lower.add(from, to, look.fill);
        break;
      case Band::Upper:
        m_upper.add(from, to, look.fill);
        break;
      case Band::Lower:
        m_lower.add(from, to, look.fill);
        m_split = true;
        break;
      case Band::Strip:
        m_strip.add(from, to, look.fill);
        break;
    }
    if (look.pattern == Pattern::None || to - from < kSeparatedFrom) return;
    const int first = std::max(static_cast<int>(std::lround(from)), 0);
    const int end = std::min(static_cast<int>(std::lround(to)), m_image.width());
    for (int x = first; x < end; ++x) {
      m_pattern[static_cast<std::size_t>(x)] = {look.pattern, look.band, look.lines.rgb()};
    }
  }

  void label(double from, double to, const StepEvent& event, const BlockLook& look) override {
    if (m_atlas == nullptr || !RowTiles::hasOwnLabel(to - from)) return;
    write();
    const int top = look.band == Band::Lower ? m_heights.middle() : m_heights.top;
    const int bottom = look.band == Band::Upper ? m_heights.middle() : m_heights.bottom;
    if (bottom - top < m_atlas->pixelSize() + 1) return;
    const double room = to - from - 2 * kLabelAir;
    QString text = longLabel(event, m_chunks);
    if (m_atlas->widthOf(text) > room) text = shortLabel(event);
    const int width = m_atlas->widthOf(text);
    if (text.isEmpty() || width > room) return;
    const int left = static_cast<int>(std::floor((from + to - width) / 2));
    if (left >= m_image.width() || left + width <= 0) return;
    m_atlas->draw(m_image, left, (top + bottom - m_atlas->height() + 1) / 2, text, look.ink);
  }

  /// Puts what was collected into the image; labels are written over it.
  void write() {
    if (m_written) return;
    m_written = true;
    m_image.fill(m_theme.panel);
    prepareIdle();
    for (int y = m_heights.top; y < m_heights.bottom; ++y) {
      const bool lower = m_split && y >= m_heights.middle();
      writeLine(y, lower ? m_lower : m_upper, lower ? Band::Lower : Band::Upper);
    }
    for (int y = m_heights.bottom; y < m_heights.stripBottom; ++y) writeStrip(y);
  }

 private:
  static constexpr int kNone = -1;
  struct PatternAt {
    Pattern pattern = Pattern::None;
    Band band = Band::Whole;
    QRgb lines = 0;
  };

  void prepareIdle() {
    for (std::size_t i = 0; i < m_idleColours.size(); ++i) {
      m_idleColours[i] = idleColour(static_cast<IdleLook>(i), m_theme).rgb();
    }
    m_panel = m_theme.panel.rgb();
    m_busyUpper = linesOf(m_upper);
    if (m_split) m_busyLower = linesOf(m_lower);
  }

  std::vector<QRgb> linesOf(const ScheduleColumns& columns) const {
    std::vector<QRgb> line(static_cast<std::size_t>(columns.size()), m_panel);
    for (int x = 0; x < columns.size(); ++x) {
      if (columns.isBusy(x) && !columns.isSeparator(x)) {
        line[static_cast<std::size_t>(x)] = columns.colour(x);
      }
    }
    return line;
  }

  bool onLine(int x, int y, int spacing, bool rising) const {
    const int step = std::max(static_cast<int>(std::lround(spacing * m_ratio)), 2);
    const int thickness = std::max(static_cast<int>(m_ratio), 1);
    const std::int64_t place = rising ? m_first + x + y : m_first + x - y + 64 * step;
    return static_cast<int>(place % step) < thickness;
  }

  QRgb idlePixel(int x, int y) const {
    const int look = m_idle[static_cast<std::size_t>(x)];
    if (look == kNone) return m_panel;
    const QRgb ink = m_idleColours[static_cast<std::size_t>(look)];
    switch (static_cast<IdleLook>(look)) {
      case IdleLook::Link:
        return ink;
      case IdleLook::Plain:
      case IdleLook::WarmUp:
        return onLine(x, y, kHatchSpacing, true) ? ink : m_panel;
      case IdleLook::Drain:
        return onLine(x, y, kHatchSpacing, false) ? ink : m_panel;
      case IdleLook::Imbalance:
        return onLine(x, y, kHatchSpacing, true) || onLine(x, y, kHatchSpacing, false) ? ink
                                                                                       : m_panel;
    }
    return m_panel;
  }

  void writeLine(int y, const ScheduleColumns& columns, Band band) {
    auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(y));
    const std::vector<QRgb>& busy = band == Band::Lower ? m_busyLower : m_busyUpper;
    std::copy(busy.begin(), busy.end(), line);
    for (int x = 0; x < columns.size(); ++x) {
      if (columns.isSeparator(x)) continue;
      if (!columns.isBusy(x)) {
        line[x] = idlePixel(x, y);
        continue;
      }
      const PatternAt& pattern = m_pattern[static_cast<std::size_t>(x)];
      if (pattern.pattern == Pattern::None) continue;
      if (pattern.band == Band::Lower && band == Band::Upper) continue;
      if (onLine(x, y, kPatternSpacing, pattern.pattern == Pattern::Repeated)) {
        line[x] = pattern.lines;
      }
    }
  }

  void writeStrip(int y) {
    auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(y));
    const bool air = y == m_heights.bottom && m_heights.stripBottom - m_heights.bottom > 2;
    for (int x = 0; x < m_strip.size(); ++x) {
      if (!air && m_strip.isBusy(x)) line[x] = m_strip.colour(x);
    }
  }

  QImage& m_image;
  std::int64_t m_first;
  RowHeights m_heights;
  const Theme& m_theme;
  double m_ratio;
  const GlyphAtlas* m_atlas;
  int m_chunks;
  ScheduleColumns m_upper;
  ScheduleColumns m_lower;
  ScheduleColumns m_strip;
  std::vector<int> m_idle;  // IdleLook, or kNone
  std::vector<PatternAt> m_pattern;
  std::array<QRgb, 5> m_idleColours{};
  std::vector<QRgb> m_busyUpper;
  std::vector<QRgb> m_busyLower;
  QRgb m_panel = 0;
  bool m_split = false;
  bool m_written = false;
};

}  // namespace

void RowTiles::setContent(std::shared_ptr<const TimelineData> data, const RowStyle& style,
                          const Theme& theme) {
  if (data == m_data && style == m_style && theme.name == m_theme.name) return;
  m_data = std::move(data);
  m_style = style;
  m_theme = theme;
  m_looks.emplace(m_data->chunks(), theme);
  m_entries.clear();
  m_byKey.clear();
  m_bytes = 0;
}

const QImage& RowTiles::tile(int rank, std::int64_t index, const TimelineViewport& viewport) {
  constexpr double kScaleResolution = 1e7;
  const Key key{rank, index,
                std::llround(std::log(viewport.secondsPerDevicePixel()) * kScaleResolution),
                viewport.devicePitch(), static_cast<int>(std::lround(viewport.ratio() * 100))};
  if (const auto found = m_byKey.constFind(key); found != m_byKey.constEnd()) {
    m_entries.splice(m_entries.begin(), m_entries, *found);
    return m_entries.front().image;
  }
  m_entries.push_front({key, QImage(kTileWidth, viewport.devicePitch(), QImage::Format_RGB32)});
  m_byKey.insert(key, m_entries.begin());
  QImage& image = m_entries.front().image;
  render(image, rank, index, viewport);
  ++m_drawn;
  m_bytes += static_cast<std::size_t>(image.sizeInBytes());
  while (m_bytes > kMostBytes && m_entries.size() > 1) {
    m_bytes -= static_cast<std::size_t>(m_entries.back().image.sizeInBytes());
    m_byKey.remove(m_entries.back().key);
    m_entries.pop_back();
  }
  return image;
}

void RowTiles::render(QImage& image, int rank, std::int64_t index,
                      const TimelineViewport& viewport) {
  const std::int64_t first = index * kTileWidth;
  const RowHeights heights = RowHeights::of(viewport.devicePitch(), viewport.ratio());
  PixelRow row(image, first, heights, m_theme, viewport.ratio(),
               atlasFor(heights, viewport.ratio()), m_data->chunks());
  paintRow(row, *m_data, rank, m_style, *m_looks, first, kTileWidth,
           viewport.secondsPerDevicePixel());
  row.write();
}

const GlyphAtlas* RowTiles::atlasFor(const RowHeights& heights, double ratio) {
  const int room = static_cast<int>((heights.bottom - heights.top) / ratio) - 2;
  if (room < kLeastLabelPixels) return nullptr;
  const int size = static_cast<int>(std::lround(std::min(room, chartFont().pixelSize()) * ratio));
  if (!m_atlas || m_atlas->pixelSize() != size) m_atlas.emplace(chartFont(), size);
  return &*m_atlas;
}

}  // namespace slicescape::ui
