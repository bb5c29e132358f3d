// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/glyph_atlas.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <cstring>

namespace slicescape::ui {

GlyphAtlas::GlyphAtlas(const QFont& font, int pixelSize) : m_pixelSize(pixelSize) {
  QFont sized = font;
  sized.setPixelSize(pixelSize);
  sized.setStyleStrategy(QFont::NoSubpixelAntialias);
  const QFontMetrics metrics(sized);
  m_height = metrics.height();
  for (std::size_t i = 0; i < m_glyphs.size(); ++i) {
    const QChar character = QLatin1Char(kCharacters[i]);
    Glyph& glyph = m_glyphs[i];
    glyph.advance = metrics.horizontalAdvance(character);
    QImage image(glyph.advance, m_height, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.setFont(sized);
    painter.setPen(Qt::white);
    painter.drawText(0, metrics.ascent(), QString(character));
    painter.end();
    glyph.alpha.resize(static_cast<std::size_t>(glyph.advance * m_height));
    for (int y = 0; y < m_height; ++y) {
      const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
      for (int x = 0; x < glyph.advance; ++x) {
        glyph.alpha[static_cast<std::size_t>(y * glyph.advance + x)] =
            static_cast<uchar>(qGreen(line[x]));
      }
    }
  }
}

const GlyphAtlas::Glyph* GlyphAtlas::glyphOf(QChar character) const {
  const char* found = std::strchr(kCharacters, character.toLatin1());
  if (character.isNull() || found == nullptr) return nullptr;
  return &m_glyphs[static_cast<std::size_t>(found - kCharacters)];
}

int GlyphAtlas::widthOf(const QString& text) const {
  int width = 0;
  for (const QChar character : text) {
    if (const Glyph* glyph = glyphOf(character)) width += glyph->advance;
  }
  return width;
}

void GlyphAtlas::draw(QImage& image, int left, int top, const QString& text,
                      const QColor& ink) const {
  const int red = ink.red();
  const int green = ink.green();
  const int blue = ink.blue();
  const auto blend = [](int ground, int letter, int alpha) {
    return ground + (letter - ground) * alpha / 255;
  };
  for (const QChar character : text) {
    const Glyph* glyph = glyphOf(character);
    if (glyph == nullptr) continue;
    const int firstColumn = std::max(-left, 0);
    const int lastColumn = std::min(glyph->advance, image.width() - left);
    for (int y = std::max(-top, 0); y < std::min(m_height, image.height() - top); ++y) {
      auto* line = reinterpret_cast<QRgb*>(image.scanLine(top + y)) + left;
      const uchar* mask = glyph->alpha.data() + y * glyph->advance;
      for (int x = firstColumn; x < lastColumn; ++x) {
        const int alpha = mask[x];
        if (alpha == 0) continue;
        line[x] = qRgb(blend(qRed(line[x]), red, alpha), blend(qGreen(line[x]), green, alpha),
                       blend(qBlue(line[x]), blue, alpha));
      }
    }
    left += glyph->advance;
    if (left >= image.width()) return;
  }
}

}  // namespace slicescape::ui
