// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/queue_policy.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>
#include <cmath>

#include "core/units/json_reader.h"

namespace slicescape {
namespace {

namespace json = boost::json;

template <class Enum>
using Words = std::vector<std::pair<const char*, Enum>>;
const Words<QueueOrder> kOrders{{"strict", QueueOrder::Strict},
                                {"best_effort", QueueOrder::BestEffort},
                                {"backfill", QueueOrder::Backfill}};
const Words<GangMode> kGangs{
    {"atomic", GangMode::Atomic}, {"timeout", GangMode::Timeout}, {"none", GangMode::None}};
const Words<TopologyLevel> kLevels{{"host", TopologyLevel::Host},
                                   {"scale_up", TopologyLevel::ScaleUp},
                                   {"rack", TopologyLevel::Rack},
                                   {"block", TopologyLevel::Block},
                                   {"cluster", TopologyLevel::Cluster}};

/// What the capabilities alone say about the queue.
QueueSettings impliedBy(const PlatformSettings& settings) {
  QueueSettings queue;
  QueuePolicy& policy = queue.policy;
  const std::optional<int> gang = settings.level(Capability::Gang);
  if (gang) {
    policy.gang = *gang == 0 ? GangMode::None : *gang == 1 ? GangMode::Timeout : GangMode::Atomic;
  }
  const int order = settings.levelOrNone(Capability::Queue);
  policy.order = order >= 2 ? QueueOrder::Backfill : QueueOrder::Strict;
  policy.preemption = order >= 3;
  policy.failuresPerHostDay = settings.failuresPerHostDay;
  policy.repairS = settings.repairS;
  policy.restartS = settings.restartS;
  policy.spareHosts = settings.spareHosts;
  policy.hotSwapHosts = settings.levelOrNone(Capability::Spares) >= 3 ? settings.spareHosts : 0;
  policy.requeueToFront = settings.levelOrNone(Capability::Retry) >= 2;
  if (settings.checkpointIntervalS) policy.checkpointEveryS = *settings.checkpointIntervalS;
  return queue;
}

/// Reads members of the "queue" object; the first wrong one ends it.
class Reader {
 public:
  explicit Reader(const json::object& object) : m_object(object) {}

  template <class T>
  void number(const char* key, T& target, double least, double most) {
    const json::value* value = m_object.if_contains(key);
    if (value == nullptr || value->is_null()) return;
    const double read = value->is_number() ? value->to_number<double>() : std::nan("");
    if (!(read >= least && read <= most)) {
      fail(key, {SLICESCAPE_TEXT("Expected a number between {0} and {1}."), {least, most}});
      return;
    }
    assign(target, read);
  }

  template <class T>
  void flag(const char* key, T& target) {
    const json::value* value = m_object.if_contains(key);
    if (value == nullptr || value->is_null()) return;
    if (!value->is_bool()) {
      fail(key, {SLICESCAPE_TEXT("Expected true or false."), {}});
      return;
    }
    target = value->get_bool();
  }

  template <class Enum>
  void word(const char* key, Enum& target, const Words<Enum>& words) {
    const json::value* value = m_object.if_contains(key);
    if (value == nullptr || value->is_null()) return;
    std::string known;
    for (const auto& [name, meaning] : words) {
      if (value->is_string() && value->get_string() == name) {
        target = meaning;
        return;
      }
      known += (known.empty() ? "" : ", ") + std::string(name);
    }
    fail(key, {SLICESCAPE_TEXT("Expected one of: {0}."), {known}});
  }

  void windows(const char* key, std::vector<MaintenanceWindow>& target) {
    const json::value* value = m_object.if_contains(key);
    if (value == nullptr || value->is_null()) return;
    if (!value->is_array()) {
      fail(key, {SLICESCAPE_TEXT("Expected a list of windows with start_s and duration_s."), {}});
      return;
    }
    for (const json::value& item : value->get_array()) {
      const json::object* object = item.if_object();
      if (object == nullptr) {
        fail(key, {SLICESCAPE_TEXT("Expected a list of windows with start_s and duration_s."), {}});
        return;
      }
      Reader inner(*object);
      MaintenanceWindow window;
      inner.number("start_s", window.startS, 0, 1e12);
      inner.number("duration_s", window.durationS, 0, 1e9);
      inner.number("first", window.first, 0, 1 << 20);
      inner.number("count", window.count, 0, 1 << 20);
      if (inner.m_error) m_error = inner.m_error;
      target.push_back(window);
    }
  }

  const std::optional<Error>& error() const { return m_error; }

 private:
  static void assign(double& target, double value) { target = value; }
  static void assign(std::optional<double>& target, double value) { target = value; }
  static void assign(int& target, double value) { target = static_cast<int>(value); }
  static void assign(std::optional<int>& target, double value) { target = static_cast<int>(value); }
  void fail(const char* key, Text expected) {
    if (m_error) return;
    m_error = Error("", jsonPointer("/platform/queue", key), std::move(expected),
                    {SLICESCAPE_TEXT("Correct this value of the plan's queue."), {}});
  }

  const json::object& m_object;
  std::optional<Error> m_error;
};

/// Writes members of the "queue" object that differ from what the capabilities imply; one that
/// does not is taken out.
class Writer {
 public:
  explicit Writer(json::object object) : m_object(std::move(object)) {}

  template <class T>
  void member(const char* key, const T& value, const T& implied) {
    if (value == implied) {
      m_object.erase(key);
    } else {
      m_object[key] = json::value_from(value);
    }
  }
  template <class T>
  void member(const char* key, const std::optional<T>& value) {
    if (value) {
      m_object[key] = json::value_from(*value);
    } else {
      m_object.erase(key);
    }
  }
  template <class Enum>
  void word(const char* key, Enum value, Enum implied, const Words<Enum>& words) {
    std::string text;
    for (const auto& [name, meaning] : words) {
      if (meaning == value) text = name;
    }
    member(key, value == implied ? std::string() : text, std::string());
  }
  void windows(const char* key, const std::vector<MaintenanceWindow>& windows) {
    json::array list;
    for (const MaintenanceWindow& window : windows) {
      list.push_back({{"start_s", window.startS},
                      {"duration_s", window.durationS},
                      {"first", window.first},
                      {"count", window.count}});
    }
    if (list.empty()) {
      m_object.erase(key);
    } else {
      m_object[key] = std::move(list);
    }
  }

  const json::object& object() const { return m_object; }

 private:
  json::object m_object;
};

}  // namespace

Plan withQueue(const Plan& plan, const QueueSettings& queue) {
  const QueueSettings implied = impliedBy(platformSettings(plan));
  json::object before;
  if (plan.platform->queue) {
    const Result<json::value> parsed = parseJson(*plan.platform->queue, "queue");
    if (parsed && parsed->is_object()) before = parsed->get_object();
  }
  Writer writer(std::move(before));
  const QueuePolicy& policy = queue.policy;
  const QueuePolicy& usual = implied.policy;
  writer.word("order", policy.order, usual.order, kOrders);
  writer.word("gang", policy.gang, usual.gang, kGangs);
  writer.word("required_level", policy.required, usual.required, kLevels);
  writer.member("pool", queue.shared
                            ? std::optional<std::string>(*queue.shared ? "shared" : "dedicated")
                            : std::nullopt);
  writer.member("backfill_depth", policy.backfillDepth, usual.backfillDepth);
  writer.member("backfill_interval_s", policy.backfillIntervalS, usual.backfillIntervalS);
  writer.member("gang_timeout_s", policy.gangTimeoutS, usual.gangTimeoutS);
  writer.member("preemption", policy.preemption, usual.preemption);
  writer.member("minimum_run_s", policy.minimumRunS, usual.minimumRunS);
  writer.member("grace_s", policy.graceS, usual.graceS);
  writer.member("checkpoint_every_s", policy.checkpointEveryS, usual.checkpointEveryS);
  writer.member("save_s", policy.saveS, usual.saveS);
  writer.member("backoff_s", policy.backoffS, usual.backoffS);
  writer.member("backoff_limit_s", policy.backoffLimitS, usual.backoffLimitS);
  writer.member("requeue_to_front", policy.requeueToFront, usual.requeueToFront);
  writer.member("max_restarts", queue.maxRestarts);
  writer.member("failures_per_host_day", policy.failuresPerHostDay, usual.failuresPerHostDay);
  writer.member("stuck_release_s", policy.stuckReleaseS, usual.stuckReleaseS);
  writer.member("starvation_s", policy.starvationS, usual.starvationS);
  writer.windows("maintenance", policy.maintenance);
  writer.member("utilisation", queue.utilisation);
  writer.member("priority", queue.priority, 0);
  writer.member("preemptible", queue.preemptible, false);
  writer.member("time_limit_s", queue.timeLimitS);
  writer.member("growth_per_year", queue.growthPerYear);
  writer.member("wait_target_s", queue.waitTargetS);
  Plan changed = plan;
  changed.platform = plan.platform.edited([&](PlatformProfile& profile) {
    if (policy.spareHosts != profile.spareHosts.value_or(0)) profile.spareHosts = policy.spareHosts;
  });
  // Spare hosts may imply how many are swapped in place.
  writer.member("hot_swap_hosts", policy.hotSwapHosts,
                impliedBy(platformSettings(changed)).policy.hotSwapHosts);
  changed.platform = changed.platform.edited([&](PlatformProfile& profile) {
    if (writer.object().empty()) {
      profile.queue.reset();
    } else {
      profile.queue = json::serialize(writer.object());
    }
  });
  return changed;
}

Result<QueueSettings> queueSettings(const Plan& plan) {
  QueueSettings queue = impliedBy(platformSettings(plan));
  if (!plan.platform->queue) return queue;
  const Result<json::value> parsed = parseJson(*plan.platform->queue, "queue");
  if (!parsed) return parsed.error();
  if (parsed->is_null()) return queue;
  const json::object* object = parsed->if_object();
  if (object == nullptr) {
    return Error("", "/platform/queue", {SLICESCAPE_TEXT("Expected an object."), {}},
                 {SLICESCAPE_TEXT("Correct this value of the plan's queue."), {}});
  }
  constexpr double kLongest = 1e9;
  Reader reader(*object);
  QueuePolicy& policy = queue.policy;
  reader.word("order", policy.order, kOrders);
  reader.word("gang", policy.gang, kGangs);
  reader.word("required_level", policy.required, kLevels);
  reader.word("pool", queue.shared,
              {{"shared", std::optional<bool>(true)}, {"dedicated", std::optional<bool>(false)}});
  reader.number("backfill_depth", policy.backfillDepth, 1, 100000);
  reader.number("backfill_interval_s", policy.backfillIntervalS, 0, kLongest);
  reader.number("gang_timeout_s", policy.gangTimeoutS, 1, kLongest);
  reader.flag("preemption", policy.preemption);
  reader.number("minimum_run_s", policy.minimumRunS, 0, kLongest);
  reader.number("grace_s", policy.graceS, 0, kLongest);
  reader.number("checkpoint_every_s", policy.checkpointEveryS, 0, kLongest);
  reader.number("save_s", policy.saveS, 0, kLongest);
  reader.number("backoff_s", policy.backoffS, 0, kLongest);
  reader.number("backoff_limit_s", policy.backoffLimitS, 0, kLongest);
  reader.flag("requeue_to_front", policy.requeueToFront);
  reader.number("max_restarts", queue.maxRestarts, 0, 1e6);
  reader.number("failures_per_host_day", policy.failuresPerHostDay, 0, 100);
  reader.number("hot_swap_hosts", policy.hotSwapHosts, 0, 1 << 20);
  reader.number("stuck_release_s", policy.stuckReleaseS, 1, kLongest);
  reader.number("starvation_s", policy.starvationS, 1, kLongest);
  reader.windows("maintenance", policy.maintenance);
  reader.number("utilisation", queue.utilisation, 0, 1);
  reader.number("priority", queue.priority, -1e9, 1e9);
  reader.flag("preemptible", queue.preemptible);
  reader.number("time_limit_s", queue.timeLimitS, 1, kLongest);
  reader.number("growth_per_year", queue.growthPerYear, -1, 100);
  reader.number("wait_target_s", queue.waitTargetS, 0, kLongest);
  if (reader.error()) return *reader.error();
  if (queue.maxRestarts) policy.maxRestarts = *queue.maxRestarts;
  return queue;
}

}  // namespace slicescape
