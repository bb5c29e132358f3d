// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/tuned_stages.h"

#include <algorithm>
#include <vector>

#include "core/cost/layer_cost.h"
#include "core/layout/stage_map.h"
#include "core/plan/resolve.h"
#include "core/plan/stage_cost.h"

namespace slicescape {
namespace {

double seconds(const LayerCost& cost) {
  return cost.forward.total() + cost.backwardInput.total() + cost.backwardWeight.total();
}

/// Fills chunks from the front up to `bound` seconds each; the last takes what is left.
std::vector<int> fill(const std::vector<double>& layers, std::size_t chunks, double bound,
                      double first) {
  std::vector<int> counts(chunks, 0);
  std::size_t chunk = 0;
  double load = first;
  for (const double layer : layers) {
    if (load + layer > bound && chunk + 1 < chunks) {
      ++chunk;
      load = 0;
    }
    ++counts[chunk];
    load += layer;
  }
  return counts;
}

/// The largest load of a chunk.
double largest(const std::vector<double>& layers, const std::vector<int>& counts, double first,
               double last) {
  double worst = 0;
  std::size_t layer = 0;
  for (std::size_t chunk = 0; chunk < counts.size(); ++chunk) {
    double load = chunk == 0 ? first : 0;
    if (chunk + 1 == counts.size()) load += last;
    for (int i = 0; i < counts[chunk]; ++i) load += layers[layer++];
    worst = std::max(worst, load);
  }
  return worst;
}

}  // namespace

StageMap tunedStages(const Plan& plan, const Catalogues& catalogues) {
  const ResolvedPlan resolved = resolvePlan(plan, catalogues);
  const int chunkCount = resolved.schedule.ranks * resolved.schedule.chunks;
  if (resolved.contexts.empty() || resolved.model == nullptr || chunkCount < 1) {
    return resolved.stages;
  }
  const ModelProfile& model = *resolved.model;
  const TrainingContext& context = resolved.contexts.front();
  const AxisPaths paths = axisPaths(resolved, 0);
  std::vector<double> byKind;
  for (const LayerKind& kind : model.kinds) {
    byKind.push_back(seconds(layerCost(kind, context, paths, false)));
  }
  std::vector<double> layers;
  for (const std::uint16_t kind : model.layers) layers.push_back(byKind[kind]);
  const double first = seconds(embeddingCost(model, context, paths));
  const double head = model.hasHead ? seconds(headCost(model, context, paths)) : 0;
  double last = head;
  if (model.mtpModules > 0) {
    last += model.mtpModules * (head + seconds(layerCost(model.mtpKind, context, paths, false)));
  }
  // Bisection over the bound of a chunk, to a thousandth of the whole.
  double high = first + last;
  for (const double layer : layers) high += layer;
  double low = high / chunkCount;
  std::vector<int> best;
  double bestWorst = 0;
  const double tolerance = high / 1000 / chunkCount;
  while (high - low > tolerance) {
    const double bound = 0.5 * (low + high);
    const std::vector<int> counts =
        fill(layers, static_cast<std::size_t>(chunkCount), bound, first);
    const double worst = largest(layers, counts, first, last);
    if (best.empty() || worst < bestWorst) {
      best = counts;
      bestWorst = worst;
    }
    (worst <= bound ? high : low) = bound;
  }
  return stageMapOf(best, resolved.schedule.ranks, resolved.schedule.chunks, model.mtpModules);
}

}  // namespace slicescape
