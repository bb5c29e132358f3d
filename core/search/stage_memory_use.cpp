// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/stage_memory_use.h"

namespace slicescape {

StageMemoryUse::StageMemoryUse(const ResolvedPlan& resolved)
    : m_resolved(resolved), m_counts(*resolved.model), m_inFlight(m_table.of(resolved.schedule)) {
  m_single.model = resolved.model;
  m_single.grid = resolved.grid;
  m_single.fabrics = resolved.fabrics;
  m_single.schedule = resolved.schedule;
  // One direction alone: the mirror's chunk is added below.
  if (chunkCopies(resolved.schedule.kind) > 1) m_single.schedule.kind = ScheduleKind::OneFOneB;
}

double StageMemoryUse::fill(int position, int first, int end) const {
  const Chunk chunk{first, end - first, {}};
  std::vector<int> key{position};
  for (std::size_t kind = 0; kind < m_counts.kinds(); ++kind) {
    key.push_back(m_counts.of(kind, chunk));
  }
  const auto known = m_known.find(key);
  if (known != m_known.end()) return known->second;

  const ScheduleShape& shape = m_resolved.schedule;
  const int slot = position / shape.ranks;
  const int inside = position % shape.ranks;
  const int rank = isVShaped(shape.kind) && slot % 2 == 1 ? shape.ranks - 1 - inside : inside;
  const auto r = static_cast<std::size_t>(rank);
  Stage stage;
  stage.chunks.assign(static_cast<std::size_t>(shape.chunks), chunk);
  stage.embedding = position == 0;
  stage.head = position + 1 == stageCount(shape);
  stage.mtp = stage.head ? m_resolved.model->mtpModules : 0;
  m_single.stages = {std::move(stage)};
  m_single.contexts = {m_resolved.contexts[r]};
  m_single.hostGroupOfStage = {m_resolved.hostGroupOfStage[r]};
  StageCost cost = stageCosts(m_single).front();
  if (chunkCopies(shape.kind) > 1) cost.chunks.push_back(cost.chunks.front());
  const TrainingContext& context = m_single.contexts.front();
  const StateMemory states = stateMemory(cost.parameters, context);
  const ActivationPeak peak = m_inFlight[r].peak(cost, states, context.fusedLoss);
  const double result =
      stageMemory(m_single, context, states, peak).device() / context.deviceMemory;
  m_known.emplace(std::move(key), result);
  return result;
}

}  // namespace slicescape
