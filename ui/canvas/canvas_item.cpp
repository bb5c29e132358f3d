// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_item.h"

#include <cmath>
#include <utility>

#include "ui/theme/theme.h"

namespace slicescape::ui {

CanvasItem::CanvasItem(Subject subject, const CanvasState& state)
    : m_subject(std::move(subject)), m_state(state) {
  setFlag(ItemUsesExtendedStyleOption);
  setAcceptedMouseButtons(Qt::NoButton);
}

QFont canvasFont(double pixels, int weight) {
  QFont font = bodyFont();
  font.setPixelSize(int(std::lround(pixels)));
  font.setWeight(QFont::Weight(weight));
  // Zooming must not change where a text breaks or ends.
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

QColor mixed(const QColor& base, const QColor& colour, double part) {
  const auto channel = [part](int from, int to) {
    return int(std::lround(from + (to - from) * part));
  };
  return QColor(channel(base.red(), colour.red()), channel(base.green(), colour.green()),
                channel(base.blue(), colour.blue()));
}

QColor readableOn(const QColor& fill) {
  const QColor light(Qt::white);
  const QColor dark = mixed(QColor(Qt::black), fill, 0.12);
  // 3:1 is enough for the short semi-bold labels of a pill; white keeps the calm look.
  return contrastRatio(light, fill) >= 3 ? light : dark;
}

}  // namespace slicescape::ui
