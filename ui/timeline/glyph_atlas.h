// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QImage>
#include <QString>
#include <array>
#include <vector>

namespace slicescape::ui {

/// The letters and digits of block labels, rendered once and copied. A zoom step writes
/// thousands of labels; QPainter would need longer than a frame for them.
class GlyphAtlas {
 public:
  /// Letters of `pixelSize` device pixels.
  explicit GlyphAtlas(const QFont& font, int pixelSize);

  int pixelSize() const { return m_pixelSize; }
  int height() const { return m_height; }
  /// Width of a text in pixels; characters outside the set count as nothing.
  int widthOf(const QString& text) const;
  /// Blends the text into an RGB32 image, cut off at its edges. `left` and `top` may lie
  /// outside.
  void draw(QImage& image, int left, int top, const QString& text, const QColor& ink) const;

 private:
  struct Glyph {
    int advance = 0;
    std::vector<uchar> alpha;  // [y · advance + x]
  };
  const Glyph* glyphOf(QChar character) const;

  static constexpr char kCharacters[] = "0123456789FBWR.";
  int m_pixelSize;
  int m_height = 0;
  std::array<Glyph, sizeof(kCharacters) - 1> m_glyphs;
};

}  // namespace slicescape::ui
