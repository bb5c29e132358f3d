// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/platform/queue_engine.h"

// Which of the waiting jobs start now: strict, best effort, backfill and preemption.

namespace slicescape {

const QueueEngine::Key* QueueEngine::firstWaiting() const {
  const Key* first = nullptr;
  for (const auto& [devices, keys] : m_waiting) {
    if (!keys.empty() && (first == nullptr || *keys.begin() < *first)) first = &*keys.begin();
  }
  return first;
}

/// The waiting jobs in the order of the queue: the lists by size are in order already and are
/// merged as far as one looks. A job that was given may be taken off its list.
class QueueEngine::InOrder {
 public:
  explicit InOrder(const std::map<int, std::set<Key>>& waiting) {
    for (const auto& [devices, keys] : waiting) {
      if (!keys.empty()) m_lists.emplace_back(keys.begin(), keys.end());
    }
  }
  bool isAtEnd() const { return m_lists.empty(); }
  Key next() {
    const auto least =
        std::min_element(m_lists.begin(), m_lists.end(),
                         [](const auto& a, const auto& b) { return *a.first < *b.first; });
    const Key key = *least->first;
    if (++least->first == least->second) m_lists.erase(least);
    return key;
  }

 private:
  using Iterator = std::set<Key>::const_iterator;
  std::vector<std::pair<Iterator, Iterator>> m_lists;
};

std::vector<QueueEngine::Key> QueueEngine::inOrder(int most) const {
  std::vector<Key> keys;
  InOrder order(m_waiting);
  while (static_cast<int>(keys.size()) < most && !order.isAtEnd()) keys.push_back(order.next());
  return keys;
}

/// Hosts of a maintenance window that the job, by its limit, would run into.
const HostBuckets::Mask* QueueEngine::drainMask(int job, HostBuckets::Mask& scratch) const {
  if (m_policy.maintenance.empty()) return nullptr;
  const QueueJob& asked = m_jobs[static_cast<std::size_t>(job)];
  const double left =
      std::max(asked.limitS, asked.durationS) - m_state[static_cast<std::size_t>(job)].doneS;
  bool any = false;
  for (const MaintenanceWindow& window : m_policy.maintenance) {
    if (window.startS <= m_now || m_now + left <= window.startS) continue;
    // A job longer than the time between windows would never start: it may run into one.
    if (left > m_policy.starvationS) continue;
    if (!any) scratch = m_pool.emptyMask();
    any = true;
    const int first = std::max(0, window.first);
    const int end =
        window.count <= 0 ? m_pool.hosts() : std::min(m_pool.hosts(), first + window.count);
    for (int host = first; host < end; ++host) {
      scratch[static_cast<std::size_t>(host) / 64] |= std::uint64_t{1} << (host % 64);
    }
  }
  return any ? &scratch : nullptr;
}

bool QueueEngine::tryStart(int job, const HostBuckets::Mask* avoid) {
  const int devices = m_jobs[static_cast<std::size_t>(job)].devices;
  HostBuckets::Mask scratch;
  const HostBuckets::Mask* drained = drainMask(job, scratch);
  if (drained != nullptr && avoid != nullptr) {
    for (std::size_t w = 0; w < scratch.size(); ++w) scratch[w] |= (*avoid)[w];
  }
  HostHolds holds = m_pool.find(devices, drained != nullptr ? drained : avoid);
  if (holds.empty()) return false;
  m_pool.take(holds);
  start(job, std::move(holds));
  return true;
}

void QueueEngine::schedule() {
  if (m_waitingCount == 0 && m_collecting.empty()) return;
  if (m_policy.gang != GangMode::Atomic) {
    collectPass();
  } else if (m_policy.order == QueueOrder::BestEffort) {
    bestEffortPass();
  } else {
    strictPass();
  }
}

void QueueEngine::strictPass() {
  while (const Key* head = firstWaiting()) {
    const Key key = *head;
    if (tryStart(key.second)) continue;
    preemptFor(key.second);
    if (m_policy.order == QueueOrder::Backfill) backfillBehind(key);
    return;
  }
}

void QueueEngine::bestEffortPass() {
  if (const Key* head = firstWaiting()) {
    if (m_policy.preemption &&
        m_pool.find(m_jobs[static_cast<std::size_t>(head->second)].devices).empty()) {
      preemptFor(head->second);
    }
  }
  if (!m_policy.maintenance.empty()) {  // what fits depends on each job's limit
    for (const Key& key : inOrder(std::max(1, m_policy.backfillDepth))) tryStart(key.second);
    return;
  }
  // Placing only takes devices away: a size that did not fit will not fit in this pass, so
  // the scan over the queue in order needs to look at the first of each size alone.
  std::set<int> tooLarge;
  while (true) {
    const Key* first = nullptr;
    for (const auto& [devices, keys] : m_waiting) {
      if (devices > m_pool.freeDevices()) break;
      if (keys.empty() || tooLarge.count(devices) > 0) continue;
      if (first == nullptr || *keys.begin() < *first) first = &*keys.begin();
    }
    if (first == nullptr) return;
    const int job = first->second;
    if (!tryStart(job)) tooLarge.insert(m_jobs[static_cast<std::size_t>(job)].devices);
  }
}

/// When the job could start if the running ones end by their limits, and on which hosts.
bool QueueEngine::reservation(int job, double& when, HostBuckets::Mask& hosts) const {
  HostBuckets later = m_pool;
  const int devices = m_jobs[static_cast<std::size_t>(job)].devices;
  for (const auto& [end, running] : m_running) {
    later.give(m_state[static_cast<std::size_t>(running)].holds);
    if (later.freeDevices() < devices) continue;
    const HostHolds holds = later.find(devices);
    if (holds.empty()) continue;
    when = std::max(end, m_now);
    hosts = later.emptyMask();
    for (const auto& [host, held] : holds) {
      hosts[static_cast<std::size_t>(host) / 64] |= std::uint64_t{1} << (host % 64);
    }
    return true;
  }
  return false;
}

void QueueEngine::backfillBehind(const Key& head) {
  if (m_waitingCount < 2) return;
  int smallest = std::numeric_limits<int>::max();
  for (const auto& [devices, keys] : m_waiting) {
    if (!keys.empty()) {
      smallest = devices;
      break;
    }
  }
  if (smallest > m_pool.freeDevices()) return;
  // Who starts behind the head does not move its reservation, so it is worked out again only
  // for another head or after an interval, as Slurm does.
  Reservation& kept = m_reservation;
  if (kept.job != head.second || m_now >= kept.madeS + m_policy.backfillIntervalS) {
    kept = {head.second, m_now, std::numeric_limits<double>::infinity(), m_pool.emptyMask()};
    kept.isKnown = reservation(head.second, kept.whenS, kept.hosts);
  }
  std::set<int> tooLarge;
  InOrder order(m_waiting);
  for (int seen = std::max(1, m_policy.backfillDepth) + 1; seen > 0 && !order.isAtEnd(); --seen) {
    if (smallest > m_pool.freeDevices()) return;
    const Key key = order.next();
    if (key == head) continue;
    const QueueJob& asked = m_jobs[static_cast<std::size_t>(key.second)];
    if (asked.devices > m_pool.freeDevices() || tooLarge.count(asked.devices) > 0) continue;
    const double left = std::max(asked.limitS, asked.durationS) -
                        m_state[static_cast<std::size_t>(key.second)].doneS;
    const bool endsBefore = !kept.isKnown || m_now + left <= kept.whenS;
    const bool started = tryStart(key.second, endsBefore ? nullptr : &kept.hosts);
    if (!started && endsBefore && m_policy.maintenance.empty()) tooLarge.insert(asked.devices);
  }
}

/// Gives notice to running jobs of lower priority so that `job` fits: lowest priority first,
/// then the one that started last; those that turn out not to be needed stay.
void QueueEngine::preemptFor(int job) {
  if (!m_policy.preemption || m_leaving > 0) return;
  const QueueJob& asked = m_jobs[static_cast<std::size_t>(job)];
  std::vector<int> order;
  for (const auto& [end, running] : m_running) {
    const QueueJob& victim = m_jobs[static_cast<std::size_t>(running)];
    const Job& state = m_state[static_cast<std::size_t>(running)];
    if (!victim.preemptible || state.leaving || victim.priority >= asked.priority) continue;
    if (m_now - state.startedS < m_policy.minimumRunS) continue;
    order.push_back(running);
  }
  std::sort(order.begin(), order.end(), [this](int a, int b) {
    const int first = m_jobs[static_cast<std::size_t>(a)].priority;
    const int second = m_jobs[static_cast<std::size_t>(b)].priority;
    if (first != second) return first < second;
    const double startA = m_state[static_cast<std::size_t>(a)].startedS;
    const double startB = m_state[static_cast<std::size_t>(b)].startedS;
    return startA != startB ? startA > startB : a > b;
  });
  HostBuckets without = m_pool;
  std::vector<int> victims;
  bool fits = false;
  for (const int victim : order) {
    without.give(m_state[static_cast<std::size_t>(victim)].holds);
    victims.push_back(victim);
    fits = !without.find(asked.devices).empty();
    if (fits) break;
  }
  if (!fits) return;
  for (std::size_t i = victims.size(); i-- > 0;) {
    const HostHolds& holds = m_state[static_cast<std::size_t>(victims[i])].holds;
    without.take(holds);
    if (without.find(asked.devices).empty()) {
      without.give(holds);
    } else {
      victims.erase(victims.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  for (const int victim : victims) {
    Job& state = m_state[static_cast<std::size_t>(victim)];
    state.leaving = true;
    ++m_leaving;
    push(m_now + m_policy.graceS, EventKind::Preempted, victim, state.generation);
  }
}

}  // namespace slicescape
