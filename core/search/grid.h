// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/plan/resolve.h"
#include "core/search/search_space.h"

namespace slicescape {

/// The degrees that decide who talks to whom: layouts with the same grid share their paths.
struct Grid {
  int tp = 1;
  int cp = 1;
  int pp = 1;
  int dp = 1;
  int ep = 1;
  int etp = 1;
};

/// A schedule with its number of chunks, as one choice.
struct ShapeChoice {
  std::uint8_t schedule = 0;  ///< index into SearchSpace::schedules
  int vpp = 1;
};

/// Every grid of the space on `gpus` GPUs: divisors that the bounds allow, EP a divisor of
/// the experts, ETP 1 or TP.
std::vector<Grid> gridsOf(const SearchSpace& space, const ModelProfile& model, std::int64_t gpus);

/// Schedules and chunk counts to try with PP ranks. Chunk counts divide the layers, or the
/// layers with embedding and loss counted among them; a fixed VPP is taken as it is.
std::vector<ShapeChoice> shapesOf(const SearchSpace& space, const ModelProfile& model, int pp);

/// Micro-batches in bounds that make the global batch whole.
std::vector<int> microBatchesOf(const SearchSpace& space, std::int64_t globalBatch, int dp);

/// Puts grids that usually win first, so that the first results are useful ones: tensor
/// parallelism filling a host, short pipelines.
void orderByPromise(std::vector<Grid>& grids, int devicesPerHost);

}  // namespace slicescape
