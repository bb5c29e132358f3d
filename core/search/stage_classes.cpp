// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/stage_classes.h"

#include <algorithm>

namespace slicescape {
namespace {

bool areEqual(const Stage& a, const Stage& b, const KindCounts& counts) {
  if (a.embedding != b.embedding || a.head != b.head || a.mtp != b.mtp ||
      a.chunks.size() != b.chunks.size()) {
    return false;
  }
  for (std::size_t c = 0; c < a.chunks.size(); ++c) {
    if (a.chunks[c].count != b.chunks[c].count) return false;
    for (std::size_t kind = 0; kind < counts.kinds(); ++kind) {
      if (counts.of(kind, a.chunks[c]) != counts.of(kind, b.chunks[c])) return false;
    }
  }
  return true;
}

}  // namespace

KindCounts::KindCounts(const ModelProfile& model)
    : m_before(model.kinds.size(), std::vector<int>(model.layers.size() + 1, 0)) {
  for (std::size_t layer = 0; layer < model.layers.size(); ++layer) {
    for (std::size_t kind = 0; kind < m_before.size(); ++kind) {
      m_before[kind][layer + 1] = m_before[kind][layer] + (model.layers[layer] == kind ? 1 : 0);
    }
  }
}

StageClasses classesOf(const StageMap& stages, const std::vector<int>& hostGroupOfStage,
                       const KindCounts& counts) {
  StageClasses classes;
  classes.classOf.reserve(stages.size());
  for (std::size_t s = 0; s < stages.size(); ++s) {
    const auto known =
        std::find_if(classes.firstOf.rbegin(), classes.firstOf.rend(), [&](int first) {
          const auto f = static_cast<std::size_t>(first);
          return hostGroupOfStage[f] == hostGroupOfStage[s] &&
                 areEqual(stages[f], stages[s], counts);
        });
    if (known == classes.firstOf.rend()) {
      classes.classOf.push_back(static_cast<int>(classes.firstOf.size()));
      classes.firstOf.push_back(static_cast<int>(s));
    } else {
      classes.classOf.push_back(static_cast<int>(classes.firstOf.rend() - known) - 1);
    }
  }
  return classes;
}

}  // namespace slicescape
