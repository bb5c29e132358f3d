// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <optional>
#include <vector>

#include "core/cost/layer_cost.h"
#include "core/cost/memory.h"

namespace slicescape {

/// Costs of the layer kinds under one context, each with and without full recompute, and of the
/// blocks at the two ends, computed when first asked for.
class KindCosts {
 public:
  KindCosts(const ModelProfile& model, const TrainingContext& context, AxisPaths paths)
      : m_model(model),
        m_context(context),
        m_paths(std::move(paths)),
        m_entries(model.kinds.size()) {}

  struct Entry {
    LayerCost cost;
    LayerActivations activations;
  };

  const Entry& get(std::size_t kind, bool recomputed) {
    auto& entry = m_entries[kind][recomputed ? 1 : 0];
    if (!entry) entry = make(m_model.kinds[kind], recomputed);
    return *entry;
  }

  Entry make(const LayerKind& kind, bool recomputed) const {
    return {layerCost(kind, m_context, m_paths, recomputed),
            layerActivations(kind, m_context, recomputed)};
  }

  const LayerCost& embedding() {
    if (!m_embedding) m_embedding = embeddingCost(m_model, m_context, m_paths);
    return *m_embedding;
  }
  const LayerCost& head() {
    if (!m_head) m_head = headCost(m_model, m_context, m_paths);
    return *m_head;
  }

 private:
  const ModelProfile& m_model;
  TrainingContext m_context;
  AxisPaths m_paths;
  std::vector<std::array<std::optional<Entry>, 2>> m_entries;
  std::optional<LayerCost> m_embedding;
  std::optional<LayerCost> m_head;
};

/// Layer costs by host group. Plans that differ in stages and schedule alone share one: a
/// layer costs the same wherever it is placed on equal hardware.
using LayerCostCache = std::map<int, KindCosts>;

}  // namespace slicescape
