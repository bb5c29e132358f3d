// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/resolve.h"

namespace slicescape {

/// Layers by kind, summed up from the first layer on, to tell equal stages quickly.
class KindCounts {
 public:
  explicit KindCounts(const ModelProfile& model);
  /// Layers of `kind` among first … first + count − 1.
  int of(std::size_t kind, const Chunk& chunk) const {
    return m_before[kind][static_cast<std::size_t>(chunk.first + chunk.count)] -
           m_before[kind][static_cast<std::size_t>(chunk.first)];
  }
  std::size_t kinds() const { return m_before.size(); }

 private:
  std::vector<std::vector<int>> m_before;
};

/// Stages that hold the same on the same hardware cost the same: a pipeline of many stages
/// has three or four classes. `firstOf[c]` is a stage of class c.
struct StageClasses {
  std::vector<int> classOf;  ///< by stage
  std::vector<int> firstOf;  ///< by class
};
StageClasses classesOf(const StageMap& stages, const std::vector<int>& hostGroupOfStage,
                       const KindCounts& counts);

}  // namespace slicescape
