// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/plan/plan.h"
#include "core/units/text.h"

namespace slicescape {

/// What a platform can do for a training job, in the order the profile lists it.
enum class Capability {
  Gang,
  Topology,
  Queue,
  Retry,
  Reclaim,
  Capacity,
  WholeHost,
  Monitoring,
  Checkpoint,
  Spares,
};

inline constexpr int kCapabilityCount = 10;
inline constexpr int kHighestLevel = 3;

/// One capability in words: what each of its levels 0 … 3 means, and what to do first to
/// get from one level to the next.
struct CapabilityInfo {
  Capability capability = Capability::Gang;
  const char* id = "";   ///< "C1" … "C10"
  const char* key = "";  ///< in the plan file, below platform.capabilities: "whole_host"
  Text name;
  std::array<Text, kHighestLevel + 1> levels;
  /// `steps[k]`: the first thing to do on level k to reach level k + 1.
  std::array<Text, kHighestLevel> steps;
};

/// The table that the form shows and the advisor quotes, in the order of Capability.
const std::array<CapabilityInfo, kCapabilityCount>& capabilityTable();
const CapabilityInfo& infoOf(Capability capability);

/// The level the plan states; empty when the question is unanswered.
std::optional<int> levelOf(const Capabilities& capabilities, Capability capability);
/// Answers the question (or, with an empty level, takes the answer back).
void setLevel(Capabilities& capabilities, Capability capability, std::optional<int> level);

}  // namespace slicescape
