// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/queue_engine.h"

#include <algorithm>
#include <cmath>

namespace slicescape {
namespace {

/// A job that restarts this often does not get from one checkpoint to the next.
constexpr int kHopelessRestarts = 10000;
constexpr std::int64_t kAskEvery = 2048;  ///< events between two looks at the outside

QueueSimulation::Machine withoutSpares(QueueSimulation::Machine machine, int spares) {
  machine.hosts = std::max(0, machine.hosts - std::max(0, spares));
  if (!machine.domains.empty()) machine.domains.resize(static_cast<std::size_t>(machine.hosts));
  return machine;
}

HostBuckets bucketsOf(const QueueSimulation::Machine& machine, int spares) {
  QueueSimulation::Machine used = withoutSpares(machine, spares);
  return {used.hosts, used.devices, std::move(used.domains)};
}

}  // namespace

bool QueueEngine::Event::operator>(const Event& other) const {
  if (time != other.time) return time > other.time;
  if (kind != other.kind) return kind > other.kind;
  return sequence > other.sequence;
}

QueueEngine::QueueEngine(const QueueSimulation::Machine& machine, const std::vector<QueueJob>& jobs,
                         const QueuePolicy& policy, const QueueControl& control)
    : m_jobs(jobs),
      m_policy(policy),
      m_control(control),
      m_pool(bucketsOf(machine, policy.spareHosts)),
      m_random(policy.seed),
      m_state(jobs.size()),
      m_spares(std::min(std::max(0, policy.spareHosts), std::max(0, machine.hosts))) {
  m_capacity = m_pool.hosts() * m_pool.devices();
  m_report.outcomes.resize(jobs.size());
  m_report.jobs = static_cast<std::int64_t>(jobs.size());
}

void QueueEngine::submit(std::size_t job) {
  if (!m_pool.canEverHold(m_jobs[job].devices)) {
    m_report.outcomes[job].rejected = true;
    m_report.rejected.push_back(m_jobs[job].id);
    return;
  }
  ++m_alive;
  push(m_jobs[job].submitS, EventKind::Submit, static_cast<int>(job));
}

void QueueEngine::begin(std::size_t submitted) {
  for (std::size_t j = 0; j < submitted; ++j) submit(j);
  for (std::size_t w = 0; w < m_policy.maintenance.size(); ++w) {
    push(m_policy.maintenance[w].startS, EventKind::WindowStart, static_cast<int>(w));
  }
  const double failures = m_policy.failuresPerHostDay * m_pool.hosts() / 86400;
  if (failures > 0) push(m_random.exponential(1 / failures), EventKind::HostFails, 0);
  m_now = m_jobs.empty() ? 0 : m_jobs.front().submitS;
  m_report.load = LoadSeries(m_now);
}

/// All events of the next moment, then one look at the queue. Gives the number of events.
std::int64_t QueueEngine::step() {
  const double time = m_events.top().time;
  advanceTo(time);
  std::int64_t handled = 0;
  while (!m_events.empty() && m_events.top().time == time) {
    const Event event = m_events.top();
    m_events.pop();
    handle(event);
    ++handled;
  }
  schedule();
  return handled;
}

void QueueEngine::playBefore(double time, const std::function<bool()>& isCancelled) {
  while (!isOver() && m_events.top().time < time && !isCancelled()) step();
}

std::optional<double> QueueEngine::waitOf(std::size_t job,
                                          const std::function<bool()>& isCancelled) {
  const JobOutcome& outcome = m_report.outcomes[job];
  submit(job);
  while (!isOver() && outcome.firstStartS < 0 && !isCancelled()) step();
  return outcome.firstStartS < 0 ? std::nullopt : std::optional<double>(outcome.waitS);
}

QueueReport QueueEngine::run() {
  begin(m_jobs.size());
  const double first = m_now;
  std::int64_t handled = 0;
  std::int64_t nextLook = kAskEvery;
  while (!isOver()) {
    handled += step();
    if (handled < nextLook) continue;
    nextLook = handled + kAskEvery;
    if (m_control.onProgress) {
      m_control.onProgress(static_cast<double>(m_ended) /
                           static_cast<double>(std::max<std::size_t>(1, m_jobs.size())));
    }
    if (m_control.isCancelled && m_control.isCancelled()) {
      m_report.cancelled = true;
      break;
    }
  }
  for (std::size_t j = 0; j < m_jobs.size(); ++j) {
    if (m_report.outcomes[j].firstStartS < 0) noteStarvation(static_cast<int>(j));
  }
  double last = first;
  for (const JobOutcome& outcome : m_report.outcomes) last = std::max(last, outcome.endS);
  m_report.makespanS = (m_report.cancelled ? m_now : last) - first;
  const double capacity = m_report.makespanS * m_capacity;
  m_report.idleDeviceS = std::max(0.0, capacity - m_busyS - m_report.heldDeviceS);
  if (capacity > 0) {
    m_report.utilisation = m_busyS / capacity;
    m_report.fragmentationLoss = m_report.fragmentedDeviceS / capacity;
  }
  summarise(m_jobs, m_report);
  return std::move(m_report);
}

void QueueEngine::push(double time, EventKind kind, int subject, int generation) {
  m_events.push({time, kind, m_sequence++, subject, generation});
}

void QueueEngine::advanceTo(double time) {
  const double dt = time - m_now;
  if (dt > 0) {
    m_busyS += dt * m_busy;
    m_report.heldDeviceS += dt * m_held;
    m_report.load.add(m_now, time,
                      {static_cast<double>(m_busy), static_cast<double>(m_held),
                       static_cast<double>(m_waitingCount)});
    if (const Key* head = firstWaiting()) {
      m_report.headBlockedS += dt;
      const int wanted = m_jobs[static_cast<std::size_t>(head->second)].devices;
      if (m_pool.freeDevices() >= wanted) {
        m_report.headBlockedByShapeS += dt;
        m_report.fragmentedDeviceS += dt * wanted;
      }
    }
  }
  m_now = time;
}

void QueueEngine::handle(const Event& event) {
  const auto job = [&]() -> Job& { return m_state[static_cast<std::size_t>(event.subject)]; };
  switch (event.kind) {
    case EventKind::Submit:
      wait(event.subject, false);
      break;
    case EventKind::Requeue:
      if (job().state == State::Absent) wait(event.subject, m_policy.requeueToFront);
      break;
    case EventKind::End:
      if (job().generation == event.generation && job().state == State::Running) {
        finish(event.subject);
      }
      break;
    case EventKind::Preempted:
      if (job().generation == event.generation && job().state == State::Running) {
        ++m_report.preemptions;
        ++m_report.outcomes[static_cast<std::size_t>(event.subject)].preemptions;
        interrupt(event.subject, m_policy.graceS >= m_policy.saveS, false);
      }
      break;
    case EventKind::HostFails:
      failHost();
      break;
    case EventKind::HostBack:
      if (event.subject < 0) {
        ++m_spares;
      } else {
        m_pool.open(event.subject);
      }
      break;
    case EventKind::WindowStart:
      openWindow(event.subject);
      break;
    case EventKind::WindowEnd:
      closeWindow(event.subject);
      break;
    case EventKind::GangTimeout:
      if (job().generation == event.generation && job().state == State::Collecting) {
        giveBack(event.subject, false);
      }
      break;
    case EventKind::Unstick:
      m_stuck = false;
      if (!m_collecting.empty() && m_running.empty()) {
        const int youngest =
            *std::max_element(m_collecting.begin(), m_collecting.end(), [this](int a, int b) {
              return m_state[static_cast<std::size_t>(a)].order <
                     m_state[static_cast<std::size_t>(b)].order;
            });
        giveBack(youngest, false);
      }
      break;
  }
}

void QueueEngine::wait(int job, bool keepsPlace) {
  Job& state = m_state[static_cast<std::size_t>(job)];
  if (!keepsPlace || state.order == 0) state.order = ++m_order;
  state.state = State::Waiting;
  const QueueJob& asked = m_jobs[static_cast<std::size_t>(job)];
  m_waiting[asked.devices].insert({{-asked.priority, state.order}, job});
  ++m_waitingCount;
}

void QueueEngine::start(int job, HostHolds holds) {
  Job& state = m_state[static_cast<std::size_t>(job)];
  const QueueJob& asked = m_jobs[static_cast<std::size_t>(job)];
  m_waiting[asked.devices].erase({{-asked.priority, state.order}, job});
  --m_waitingCount;
  state.state = State::Running;
  state.holds = std::move(holds);
  state.held = asked.devices;
  state.startedS = m_now;
  state.delayS = 0;
  state.leaving = false;
  ++state.generation;
  const double left = std::max(0.0, asked.durationS - state.doneS);
  const double limit = asked.limitS > 0 ? std::max(asked.limitS - state.doneS, left) : left;
  state.expectedEndS = m_now + limit;
  m_running.insert({state.expectedEndS, job});
  m_busy += asked.devices;
  JobOutcome& outcome = m_report.outcomes[static_cast<std::size_t>(job)];
  if (outcome.firstStartS < 0) {
    outcome.firstStartS = m_now;
    outcome.waitS = m_now - asked.submitS;
    noteStarvation(job);
    m_latestStarted = std::max<std::int64_t>(m_latestStarted, job);
  }
  push(m_now + left, EventKind::End, job, state.generation);
}

double QueueEngine::workDone(const Job& state) const {
  return std::max(0.0, m_now - state.startedS - state.delayS);
}

/// A job that had its notice is gone: when all of them are, the head may ask again.
void QueueEngine::leave(Job& state) {
  if (!state.leaving) return;
  state.leaving = false;
  --m_leaving;
}

void QueueEngine::finish(int job) {
  Job& state = m_state[static_cast<std::size_t>(job)];
  const QueueJob& asked = m_jobs[static_cast<std::size_t>(job)];
  m_pool.give(state.holds);
  m_running.erase({state.expectedEndS, job});
  m_busy -= state.held;
  state.holds.clear();
  leave(state);
  state.state = State::Done;
  m_report.outcomes[static_cast<std::size_t>(job)].endS = m_now;
  m_report.usefulDeviceS += asked.durationS * asked.devices;
  ++m_report.finished;
  ++m_ended;
  --m_alive;
}

void QueueEngine::interrupt(int job, bool saved, bool countsAsRestart) {
  Job& state = m_state[static_cast<std::size_t>(job)];
  JobOutcome& outcome = m_report.outcomes[static_cast<std::size_t>(job)];
  const double done = workDone(state);
  const double every = m_policy.checkpointEveryS;
  const double kept = saved || every <= 0 ? done : std::floor(done / every) * every;
  state.doneS += kept;
  m_report.lostDeviceS += (done - kept) * state.held;
  m_pool.give(state.holds);
  m_running.erase({state.expectedEndS, job});
  m_busy -= state.held;
  state.holds.clear();
  state.held = 0;
  leave(state);
  ++state.generation;
  state.state = State::Absent;
  if (countsAsRestart) {
    ++outcome.restarts;
    const int most = m_policy.maxRestarts >= 0 ? m_policy.maxRestarts : kHopelessRestarts;
    if (outcome.restarts > most) {
      outcome.gaveUp = true;
      outcome.endS = m_now;
      state.state = State::Done;
      ++m_ended;
      --m_alive;
      return;
    }
  }
  const int tries = std::min(30, std::max(0, outcome.restarts + outcome.preemptions - 1));
  const double delay = std::min(m_policy.backoffLimitS, m_policy.backoffS * std::ldexp(1.0, tries));
  push(m_now + delay, EventKind::Requeue, job);
}

void QueueEngine::failHost() {
  const double rate = m_policy.failuresPerHostDay * m_pool.hosts() / 86400;
  push(m_now + m_random.exponential(1 / rate), EventKind::HostFails, 0);
  const int host = static_cast<int>(m_random.uniform() * m_pool.hosts());
  if (m_pool.isClosed(host)) return;
  ++m_report.hostFailures;
  std::vector<int> hit;
  for (const auto& [end, job] : m_running) {
    const HostHolds& holds = m_state[static_cast<std::size_t>(job)].holds;
    if (std::any_of(holds.begin(), holds.end(),
                    [host](const auto& hold) { return hold.first == host; })) {
      hit.push_back(job);
    }
  }
  const bool swaps = m_policy.hotSwapHosts > 0 && m_spares > 0 && !hit.empty();
  if (swaps) {
    // A spare host takes the failed one's place; the failed one becomes the spare when it
    // is repaired. The jobs go on where they are, later.
    --m_spares;
    ++m_report.hotSwaps;
    push(m_now + m_policy.repairS, EventKind::HostBack, -1);
    for (const int job : hit) {
      Job& state = m_state[static_cast<std::size_t>(job)];
      const double done = workDone(state);
      const double every = m_policy.checkpointEveryS;
      const double lost = every > 0 ? std::fmod(done, every) : 0;
      m_report.lostDeviceS += lost * state.held;
      state.delayS += lost + m_policy.restartS;
      ++state.generation;
      ++m_report.outcomes[static_cast<std::size_t>(job)].restarts;
      m_running.erase({state.expectedEndS, job});
      state.expectedEndS += lost + m_policy.restartS;
      m_running.insert({state.expectedEndS, job});
      const double total = m_jobs[static_cast<std::size_t>(job)].durationS - state.doneS;
      push(std::max(m_now, state.startedS + state.delayS + total), EventKind::End, job,
           state.generation);
    }
    return;
  }
  for (const int job : hit) interrupt(job, false, true);
  m_pool.close(host);
  push(m_now + m_policy.repairS, EventKind::HostBack, host);
}

void QueueEngine::openWindow(int window) {
  const MaintenanceWindow& closed = m_policy.maintenance[static_cast<std::size_t>(window)];
  const int first = std::max(0, closed.first);
  const int end =
      closed.count <= 0 ? m_pool.hosts() : std::min(m_pool.hosts(), first + closed.count);
  std::vector<int> hit;
  for (const auto& [expected, job] : m_running) {
    const HostHolds& holds = m_state[static_cast<std::size_t>(job)].holds;
    if (std::any_of(holds.begin(), holds.end(), [first, end](const auto& hold) {
          return hold.first >= first && hold.first < end;
        })) {
      hit.push_back(job);
    }
  }
  // Announced in time: the jobs have saved.
  for (const int job : hit) interrupt(job, true, false);
  for (int host = first; host < end; ++host) m_pool.close(host);
  push(m_now + std::max(0.0, closed.durationS), EventKind::WindowEnd, window);
}

void QueueEngine::closeWindow(int window) {
  const MaintenanceWindow& closed = m_policy.maintenance[static_cast<std::size_t>(window)];
  const int first = std::max(0, closed.first);
  const int end =
      closed.count <= 0 ? m_pool.hosts() : std::min(m_pool.hosts(), first + closed.count);
  for (int host = first; host < end; ++host) m_pool.open(host);
}

void QueueEngine::noteStarvation(int job) {
  JobOutcome& outcome = m_report.outcomes[static_cast<std::size_t>(job)];
  if (outcome.rejected || outcome.starved) return;
  const double waited = m_now - m_jobs[static_cast<std::size_t>(job)].submitS;
  if (waited <= m_policy.starvationS || m_latestStarted <= job) return;
  outcome.starved = true;
  m_report.starved.push_back(m_jobs[static_cast<std::size_t>(job)].id);
}

}  // namespace slicescape
