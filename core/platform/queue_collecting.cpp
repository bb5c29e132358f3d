// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/platform/queue_engine.h"

// Jobs that take their hosts one by one, as pods without a gang scheduler do.

namespace slicescape {

void QueueEngine::collectPass() {
  // Jobs that hold hosts already come first, in their order, then the waiting ones.
  std::vector<Key> order;
  for (const int job : m_collecting) {
    order.push_back({{-m_jobs[static_cast<std::size_t>(job)].priority,
                      m_state[static_cast<std::size_t>(job)].order},
                     job});
  }
  for (const auto& [devices, keys] : m_waiting) order.insert(order.end(), keys.begin(), keys.end());
  std::sort(order.begin(), order.end());
  for (const Key& key : order) {
    const int job = key.second;
    Job& state = m_state[static_cast<std::size_t>(job)];
    const int wanted = m_jobs[static_cast<std::size_t>(job)].devices;
    if (m_pool.freeDevices() == 0) break;
    if (wanted <= m_pool.devices()) {
      tryStart(job);
      continue;
    }
    HostHolds more = m_pool.findSome(wanted - state.held);
    if (more.empty()) continue;
    m_pool.take(more);
    int taken = 0;
    for (const auto& [host, devices] : more) taken += devices;
    const bool wasWaiting = state.state == State::Waiting;
    if (wasWaiting) {
      state.state = State::Collecting;
      m_waiting[wanted].erase(key);
      --m_waitingCount;
      m_collecting.insert(job);
      ++state.generation;
      if (m_policy.gang == GangMode::Timeout) {
        push(m_now + m_policy.gangTimeoutS, EventKind::GangTimeout, job, state.generation);
      }
    }
    state.holds.insert(state.holds.end(), more.begin(), more.end());
    state.held += taken;
    m_held += taken;
    if (state.held < wanted) continue;
    m_held -= state.held;
    m_collecting.erase(job);
    HostHolds all = std::move(state.holds);
    // start() takes the job out of the waiting ones.
    m_waiting[wanted].insert(key);
    ++m_waitingCount;
    start(job, std::move(all));
  }
  detectDeadlock();
}

void QueueEngine::giveBack(int job, bool keepsPlace) {
  Job& state = m_state[static_cast<std::size_t>(job)];
  m_pool.give(state.holds);
  m_held -= state.held;
  state.holds.clear();
  state.held = 0;
  m_collecting.erase(job);
  ++state.generation;
  state.state = State::Absent;
  JobOutcome& outcome = m_report.outcomes[static_cast<std::size_t>(job)];
  ++outcome.restarts;
  const int tries = std::min(30, outcome.restarts - 1);
  double delay = m_policy.backoffS;
  for (int i = 0; i < tries && delay < m_policy.backoffLimitS; ++i) delay *= 2;
  push(m_now + (keepsPlace ? 0 : std::min(delay, m_policy.backoffLimitS)), EventKind::Requeue, job);
}

void QueueEngine::detectDeadlock() {
  if (m_stuck || m_policy.gang != GangMode::None) return;
  if (m_collecting.empty() || !m_running.empty()) return;
  // Nothing runs, so nothing will free a host: whoever holds and waits, waits forever. A job
  // that can still fill up with what is free would have done so in this pass.
  m_stuck = true;
  QueueDeadlock deadlock;
  deadlock.atS = m_now;
  for (const int job : m_collecting) {
    deadlock.jobs.push_back(m_jobs[static_cast<std::size_t>(job)].id);
    deadlock.devicesHeld.push_back(m_state[static_cast<std::size_t>(job)].held);
    deadlock.devicesWanted.push_back(m_jobs[static_cast<std::size_t>(job)].devices);
  }
  m_report.deadlocks.push_back(std::move(deadlock));
  push(m_now + m_policy.stuckReleaseS, EventKind::Unstick, 0);
}

}  // namespace slicescape
