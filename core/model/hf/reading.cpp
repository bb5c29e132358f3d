// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf/reading.h"

#include <utility>

#include "core/model/profile_builder.h"

namespace slicescape::hf {

void Reading::add(LayerKind layer) {
  if (failed() || appendLayer(model, std::move(layer))) return;
  log.fail("", Text{SLICESCAPE_TEXT("Expected at most {0} different kinds of layers."),
                    {static_cast<std::int64_t>(kMostLayerKinds)}});
}

void Reading::leaveOut(std::string name, std::string place, std::string reason) {
  warn(std::move(place),
       Text{SLICESCAPE_TEXT("The {0} is left out of the counts: {1}."), {name, reason}});
  model.towers.push_back({std::move(name), 0, std::move(reason)});
}

}  // namespace slicescape::hf
