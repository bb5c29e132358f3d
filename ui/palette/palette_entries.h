// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "ui/canvas/object_template.h"

namespace slicescape::ui {

enum class PaletteSection { Hosts, Fabric, Clusters, Models };
inline constexpr std::array kPaletteSections{PaletteSection::Hosts, PaletteSection::Fabric,
                                             PaletteSection::Clusters, PaletteSection::Models};

QString paletteSectionName(PaletteSection section);

/// One card: what it is called, its two key figures, what the filter also finds it by,
/// and how to make what it places (made when it is dragged, not before).
struct PaletteEntry {
  PaletteSection section = PaletteSection::Hosts;
  QString name;
  QString figures;
  QString keywords;
  std::function<ObjectTemplate()> make;
};

/// Everything of the shipped catalogues that can be placed, the usual choices first in
/// each section.
std::vector<PaletteEntry> paletteEntries();

}  // namespace slicescape::ui
