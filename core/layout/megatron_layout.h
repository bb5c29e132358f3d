// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/layout/stage_map.h"

namespace slicescape {

/// True when the text is written in Megatron's letters rather than as a list of counts.
bool looksLikeMegatronLayout(const std::string& text);

/// Reads Megatron's --pipeline-model-parallel-layout: E embedding, t one layer, m one MTP
/// module, L loss; '|' ends a chunk; "x*n" and "(…)*n" repeat; commas and spaces mean
/// nothing. "Et*3|(tt|)*29,m|L" is 61 layers in 32 chunks. Chunks are in data order: down
/// the ranks, then the next virtual stage (V-shaped: back up). Fails, with what was counted,
/// when the text loses or doubles a layer, has another number of chunks, or misplaces E or L.
Result<StageMap> parseMegatronLayout(const std::string& text, int layers, int pp, int vpp,
                                     int mtpModules, bool vShaped = false);

/// Writes a legal map in the same letters, as short as repetitions make it:
/// "Et*19|(t*21|)*2t*19L". Reading it back gives the same map. MTP modules stand before the
/// loss of their chunk.
std::string megatronLayoutOf(const StageMap& map, bool vShaped = false);

}  // namespace slicescape
