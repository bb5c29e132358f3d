// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/model/hf/reading.h"

namespace slicescape::hf {

/// Counts the parts beside the language stack: vision and audio towers and the projectors
/// between. A tower whose layout is not known is named as left out. `rootType` is the
/// model_type of the whole file.
void readTowers(const ObjectReader& root, std::string_view rootType, Reading& reading);

/// Parameters of a vision tower by its own keys; 0 when its layout is not known
/// (vision_towers.cpp).
std::int64_t countVisionTower(const ObjectReader& vision, std::string_view type,
                              std::string_view rootType);

/// Parameters of the part that carries image features into the language stack of width
/// `text` (projectors.cpp); 0 when there is none or it belongs to the tower.
std::int64_t countProjector(const ObjectReader& root, const ObjectReader& vision,
                            std::string_view type, std::string_view rootType, std::int64_t text);

}  // namespace slicescape::hf
