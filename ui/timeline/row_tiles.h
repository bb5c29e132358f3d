// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <list>
#include <memory>
#include <optional>

#include "ui/timeline/glyph_atlas.h"
#include "ui/timeline/row_painter.h"
#include "ui/timeline/timeline_viewport.h"

namespace slicescape::ui {

/// A label in a row with less room than this has none.
inline constexpr int kLeastLabelPixels = 9;

/// Pictures of pieces of rows, kept from frame to frame and from zoom step to zoom step:
/// panning copies pixels, and only what comes into sight is drawn anew. What was not used
/// for longest goes when the pictures take more than a fixed amount of memory.
class RowTiles {
 public:
  static constexpr int kTileWidth = 256;                       ///< device pixels
  static constexpr std::size_t kMostBytes = 64 * 1024 * 1024;  ///< of kept pictures

  /// Blocks wider than a tile get their words when the frame is painted, so that they stay
  /// in sight.
  static bool hasOwnLabel(double devicePixels) { return devicePixels < kTileWidth; }

  /// What the pictures show. Another step, style or theme throws them away.
  void setContent(std::shared_ptr<const TimelineData> data, const RowStyle& style,
                  const Theme& theme);
  /// The picture of tile `index` of a rank's row; tile 0 begins at time 0.
  const QImage& tile(int rank, std::int64_t index, const TimelineViewport& viewport);

  int drawnTiles() const { return m_drawn; }  ///< since the beginning, for tests

 private:
  struct Key {
    int rank;
    std::int64_t index;
    std::int64_t scale;  ///< logarithm of the zoom, rounded: steps to and fro meet
    int pitch;
    int percent;  ///< scale of the screen
    bool operator==(const Key&) const = default;
  };
  friend size_t qHash(const Key& key, size_t seed) {
    return qHashMulti(seed, key.rank, key.index, key.scale, key.pitch, key.percent);
  }
  struct Entry {
    Key key;
    QImage image;
  };

  void render(QImage& image, int rank, std::int64_t index, const TimelineViewport& viewport);
  const GlyphAtlas* atlasFor(const RowHeights& heights, double ratio);

  std::shared_ptr<const TimelineData> m_data;
  RowStyle m_style;
  Theme m_theme;
  std::optional<RowLooks> m_looks;
  std::list<Entry> m_entries;  // newest first
  QHash<Key, std::list<Entry>::iterator> m_byKey;
  std::size_t m_bytes = 0;
  std::optional<GlyphAtlas> m_atlas;
  int m_drawn = 0;
};

}  // namespace slicescape::ui
