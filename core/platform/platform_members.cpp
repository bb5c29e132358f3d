// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/platform_members.h"

#include <boost/json/object.hpp>
#include <utility>

#include "core/platform/plan_completion.h"
#include "core/platform/queue_policy.h"
#include "core/units/format.h"
#include "core/units/json_reader.h"
#include "core/units/json_writer.h"

namespace slicescape {
namespace {

namespace json = boost::json;

json::object objectOf(const std::optional<std::string>& text) {
  if (!text) return {};
  const Result<json::value> parsed = parseJson(*text, "");
  const json::object* object = parsed ? parsed->if_object() : nullptr;
  return object != nullptr ? *object : json::object();
}

/// "deadline" as an object: a number is its "s", a text its "date".
json::object deadlineObject(const std::optional<std::string>& text) {
  if (!text) return {};
  const Result<json::value> parsed = parseJson(*text, "");
  if (!parsed) return {};
  if (parsed->is_number()) return {{"s", *parsed}};
  if (parsed->is_string()) return {{"date", *parsed}};
  return parsed->is_object() ? parsed->get_object() : json::object();
}

void put(std::optional<std::string>& text, json::object object, std::string_view key,
         std::optional<json::value> value) {
  if (value) {
    object[key] = std::move(*value);
  } else {
    object.erase(key);
  }
  if (object.empty()) {
    text.reset();
  } else {
    text = toCanonicalJson(json::value(std::move(object)));
  }
}

const char* wordOf(QueueOrder order) {
  switch (order) {
    case QueueOrder::Strict:
      return "strict";
    case QueueOrder::BestEffort:
      return "best_effort";
    case QueueOrder::Backfill:
      break;
  }
  return "backfill";
}

void addQueue(const Plan& plan, std::vector<Assumption>& all) {
  const Result<QueueSettings> queue = queueSettings(plan);
  if (!queue) return;
  const Text implied{SLICESCAPE_TEXT("Implied by the platform's capabilities."), {}};
  const auto add = [&](const char* key, std::string value) {
    if (!memberOfText(plan.platform->queue, key)) {
      all.push_back(
          {std::string("platform.queue.") + key, std::move(value), "assumption", implied});
    }
  };
  const QueuePolicy& policy = queue->policy;
  add("order", wordOf(policy.order));
  add("preemption", policy.preemption ? "true" : "false");
  add("preemptible", queue->preemptible ? "true" : "false");
  add("required_level", std::string(topologyLevelWord(policy.required)));
  add("minimum_run_s", formatNumber(policy.minimumRunS));
  add("priority", std::to_string(queue->priority));
}

}  // namespace

std::optional<json::value> memberOfText(const std::optional<std::string>& text,
                                        std::string_view key) {
  const json::object object = objectOf(text);
  const json::value* found = object.if_contains(key);
  return found == nullptr || found->is_null() ? std::nullopt : std::optional(*found);
}

void setMemberOfText(std::optional<std::string>& text, std::string_view key,
                     std::optional<json::value> value) {
  put(text, objectOf(text), key, std::move(value));
}

std::optional<json::value> deadlineMember(const PlatformProfile& platform, std::string_view key) {
  const json::object object = deadlineObject(platform.deadline);
  const json::value* found = object.if_contains(key);
  return found == nullptr || found->is_null() ? std::nullopt : std::optional(*found);
}

void setDeadlineMember(PlatformProfile& platform, std::string_view key,
                       std::optional<json::value> value) {
  put(platform.deadline, deadlineObject(platform.deadline), key, std::move(value));
}

std::vector<Assumption> openPlatformSettings(const Plan& plan, const Evaluation& evaluation) {
  std::vector<Assumption> all;
  platformSettings(plan, &all);
  addQueue(plan, all);
  const std::optional<PlanCompletion> completion = planCompletionInput(plan, evaluation);
  if (!completion) return all;
  const PlatformPriors& priors = plan.platform->priors;
  if (!priors.checkpointIntervalS) {
    all.push_back({"platform.priors.checkpoint_interval_s",
                   formatNumber(completion->input.intervalS),
                   "assumption",
                   {SLICESCAPE_TEXT("Where lost work and stalls are least."), {}}});
  }
  if (!priors.checkpointBlockingS) {
    all.push_back({"platform.priors.checkpoint_blocking_s",
                   formatNumber(completion->input.blockingS),
                   "assumption",
                   {SLICESCAPE_TEXT("From the checkpoint's size and the storage bandwidth."), {}}});
  }
  return all;
}

}  // namespace slicescape
