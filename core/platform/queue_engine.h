// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <queue>
#include <set>
#include <vector>

#include "core/platform/host_buckets.h"
#include "core/platform/queue_simulation.h"
#include "core/platform/random.h"

namespace slicescape {

/// The event loop behind QueueSimulation, one run.
class QueueEngine {
 public:
  QueueEngine(const QueueSimulation::Machine& machine, const std::vector<QueueJob>& jobs,
              const QueuePolicy& policy, const QueueControl& control);
  QueueReport run();

  // A what-if on a copy of the engine: begin(n) plays the first n jobs only, the rest is
  // submitted on demand.
  void begin(std::size_t submitted);
  /// Plays everything before this time.
  void playBefore(double time, const std::function<bool()>& isCancelled);
  /// Submits a held-back job when it says and plays on until it starts: its wait, or empty.
  std::optional<double> waitOf(std::size_t job, const std::function<bool()>& isCancelled);

 private:
  enum class EventKind {
    End,
    HostBack,
    WindowEnd,
    Preempted,
    HostFails,
    WindowStart,
    GangTimeout,
    Unstick,
    Requeue,
    Submit
  };
  struct Event {
    double time;
    EventKind kind;
    std::int64_t sequence;
    int subject;     ///< job, host or window
    int generation;  ///< of the job when the event was made; another one means it is stale
    bool operator>(const Event& other) const;
  };
  enum class State { Absent, Waiting, Collecting, Running, Done };
  struct Job {
    State state = State::Absent;
    HostHolds holds;
    int held = 0;             ///< devices of `holds`
    double doneS = 0;         ///< saved work
    double startedS = 0;      ///< of this attempt
    double delayS = 0;        ///< stops of this attempt that did no work
    double expectedEndS = 0;  ///< by its limit
    std::int64_t order = 0;   ///< place among equals of its priority
    int generation = 0;
    bool leaving = false;  ///< has its notice
  };
  /// Where and when the blocked head of the queue is to start.
  struct Reservation {
    int job = -1;
    double madeS = 0;
    double whenS = 0;
    HostBuckets::Mask hosts = {};
    bool isKnown = false;
  };
  using Key = std::pair<std::pair<int, std::int64_t>, int>;  ///< ((−priority, order), job)
  class InOrder;

  // events (queue_engine.cpp)
  bool isOver() const { return m_events.empty() || m_alive <= 0; }
  void submit(std::size_t job);
  std::int64_t step();
  void push(double time, EventKind kind, int subject, int generation = 0);
  void handle(const Event& event);
  void advanceTo(double time);
  void wait(int job, bool keepsPlace);
  void start(int job, HostHolds holds);
  void finish(int job);
  void interrupt(int job, bool saved, bool countsAsRestart);
  void leave(Job& state);
  void failHost();
  void openWindow(int window);
  void closeWindow(int window);
  double workDone(const Job& state) const;
  void noteStarvation(int job);

  // passes (queue_passes.cpp)
  void schedule();
  void strictPass();
  void bestEffortPass();
  void backfillBehind(const Key& head);
  void preemptFor(int job);
  bool tryStart(int job, const HostBuckets::Mask* avoid = nullptr);
  const Key* firstWaiting() const;
  const HostBuckets::Mask* drainMask(int job, HostBuckets::Mask& scratch) const;
  bool reservation(int job, double& when, HostBuckets::Mask& hosts) const;
  std::vector<Key> inOrder(int most) const;

  // jobs that start piecemeal (queue_collecting.cpp)
  void collectPass();
  void giveBack(int job, bool keepsPlace);
  void detectDeadlock();

  const std::vector<QueueJob>& m_jobs;
  const QueuePolicy& m_policy;
  const QueueControl& m_control;
  HostBuckets m_pool;
  Random m_random;
  std::vector<Job> m_state;
  std::map<int, std::set<Key>> m_waiting;  ///< by devices
  std::int64_t m_waitingCount = 0;
  std::set<std::pair<double, int>> m_running;  ///< by expected end
  std::set<int> m_collecting;
  std::priority_queue<Event, std::vector<Event>, std::greater<>> m_events;
  std::int64_t m_sequence = 0;
  std::int64_t m_order = 0;
  std::int64_t m_latestStarted = -1;  ///< largest submission number that has started
  std::int64_t m_ended = 0;
  std::int64_t m_alive = 0;  ///< jobs not done and not rejected
  double m_now = 0;
  int m_busy = 0;  ///< devices of running jobs
  int m_held = 0;  ///< devices of collecting ones
  int m_spares = 0;
  Reservation m_reservation;
  int m_leaving = 0;
  bool m_stuck = false;
  double m_busyS = 0;
  int m_capacity = 0;
  QueueReport m_report;
};

/// Waits by size class, quantiles and shares, and the note on jobs that can never run
/// (queue_statistics.cpp).
void summarise(const std::vector<QueueJob>& jobs, QueueReport& report);

}  // namespace slicescape
