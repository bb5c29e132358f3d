// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/card_names.h"

#include <algorithm>
#include <array>

namespace slicescape::ui {
namespace {

constexpr double kPaddingOfHeight = 0.25;  // left and right of the text
constexpr double kGapOfHeight = 0.1;       // to the card
constexpr int kLeastLetters = 4;           // a shorter rest of a name tells nothing
/// Each name is held against each card: beyond this the drawing is a map, not a text.
constexpr std::size_t kMostCompared = 256;

bool isFree(const QRectF& rect, const std::vector<QRectF>& taken) {
  return std::none_of(taken.begin(), taken.end(),
                      [&rect](const QRectF& other) { return other.intersects(rect); });
}

}  // namespace

std::vector<PlacedName> placeNames(const std::vector<CardName>& names,
                                   const std::vector<QRectF>& cards, const QFontMetricsF& metrics) {
  const double height = metrics.height();
  const double padding = height * kPaddingOfHeight;
  const auto sizeOf = [&](const QString& text) {
    return QSizeF(metrics.horizontalAdvance(text) + 2 * padding, height);
  };
  const bool outside = cards.size() <= kMostCompared;
  std::vector<QRectF> taken = cards;
  std::vector<PlacedName> placed;
  const auto put = [&](const QRectF& rect, const QString& text) {
    taken.push_back(rect);
    placed.push_back({rect, text});
  };
  for (const CardName& name : names) {
    QRectF rect(QPointF(), sizeOf(name.text));
    rect.moveCenter(name.card.center());
    if (outside) {
      const double gap = height * kGapOfHeight;
      const double across = (name.card.width() + rect.width()) / 2 + gap;
      const double along = (name.card.height() + height) / 2 + gap;
      const std::array places{QPointF(0, -along), QPointF(0, along), QPointF(across, 0),
                              QPointF(-across, 0)};
      const auto place = std::find_if(places.begin(), places.end(), [&](const QPointF& by) {
        return isFree(rect.translated(by), taken);
      });
      if (place != places.end()) {
        put(rect.translated(*place), name.text);
        continue;
      }
    }
    if (height > name.card.height()) continue;
    QString text = metrics.elidedText(name.text, Qt::ElideRight, name.card.width() - 2 * padding);
    if (text != name.text && text.size() <= kLeastLetters) text = name.least;
    rect.setSize(sizeOf(text));
    if (text.isEmpty() || rect.width() > name.card.width()) continue;
    rect.moveCenter(name.card.center());
    put(rect, text);
  }
  return placed;
}

}  // namespace slicescape::ui
