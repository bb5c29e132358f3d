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

}  // namespace slicescape::ui
