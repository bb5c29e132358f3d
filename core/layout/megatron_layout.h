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
/// the ranks, then the next virtual stage. Fails, with what was counted, when the text
/// loses or doubles a layer, has another number of chunks, or misplaces E or L.
Result<StageMap> parseMegatronLayout(const std::string& text, int layers, int pp, int vpp,
                                     int mtpModules);

}  // namespace slicescape
