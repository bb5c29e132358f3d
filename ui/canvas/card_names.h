// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QRectF>
#include <QString>
#include <vector>

namespace slicescape::ui {

/// A name that its card is too small to hold at the present zoom.
struct CardName {
  QRectF card;    ///< in scene units
  QString text;   ///< "DGX H100 × 2"
  QString least;  ///< what is said where even a shortened name does not fit: "× 2"
};

/// Where such a name stands, in scene units.
struct PlacedName {
  QRectF rect;
  QString text;
};

/// Size of these names on screen at every zoom.
inline constexpr double kNamePixels = 10;

/// Puts each name above its card, below or beside it, wherever there first is room among
/// the other cards and names; where there is none, into the card, shortened to its width. A name is
/// left out rather than laid over another one. `metrics` are those of the names' font in scene
/// units.
std::vector<PlacedName> placeNames(const std::vector<CardName>& names,
                                   const std::vector<QRectF>& cards, const QFontMetricsF& metrics);

}  // namespace slicescape::ui
