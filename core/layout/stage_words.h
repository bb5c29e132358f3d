// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/layout/stage_map.h"

// Stage maps in other people's words: whatever a launch script, a colleague's message or a
// paper says about who holds which layers.

namespace slicescape {

/// The model and the pipeline that the words are about.
struct StageSpace {
  int layers = 0;
  int pp = 1;
  int vpp = 1;  ///< chunks per rank
  int mtpModules = 0;
  bool vShaped = false;
};

/// Reads any of these, with or without Megatron's option name in front:
///   a layout string                    Et*3|(tt|)*29,m|L
///   layers of every chunk in order     4,8,6,6   4 8 6 6   4-8-6-6
///   layers of the first or last rank   first=18 last=20
///       (--decoder-first-pipeline-num-layers 18 --decoder-last-pipeline-num-layers 20)
///   embedding and loss count as layers embedding loss
///       (--account-for-embedding-in-pipeline-split --account-for-loss-in-pipeline-split)
/// The last two spread the other layers evenly and are refused, as Megatron does, when that
/// is not whole. Whatever would lose or double a layer is refused with the counts.
Result<StageMap> readStageWords(const std::string& text, const StageSpace& space);

/// "4,8,6,6". Fails when a list of counts cannot say it: MTP modules away from the head.
Result<std::string> stageListOf(const StageMap& map, const StageSpace& space);

/// Megatron's launch options for the map: nothing for an even split, the first and last
/// counts or the account-for switches where they say it, else the layout string.
std::string megatronOptionsOf(const StageMap& map, const StageSpace& space);

}  // namespace slicescape
