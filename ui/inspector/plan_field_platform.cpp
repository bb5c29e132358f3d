// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "core/platform/plan_completion.h"
#include "core/platform/platform_members.h"
#include "ui/inspector/field_value.h"

// The platform: what it can do, how it fails and waits, what it costs.

namespace slicescape::ui {

namespace {

FieldValue fieldOf(const std::optional<boost::json::value>& member) {
  if (!member) return {};
  if (member->is_bool()) return member->get_bool();
  if (member->is_number()) return member->to_number<double>();
  if (const auto* text = member->if_string()) return std::string(text->begin(), text->end());
  return {};
}

/// Counts are written without a point.
std::optional<boost::json::value> memberOf(const FieldValue& value, const ParameterInfo& info) {
  if (const bool* on = std::get_if<bool>(&value)) return boost::json::value(*on);
  if (const auto* text = std::get_if<std::string>(&value)) return boost::json::value(*text);
  if (const double* number = std::get_if<double>(&value)) {
    if (info.quantity == QuantityKind::Count) return std::int64_t(std::llround(*number));
    return boost::json::value(*number);
  }
  return std::nullopt;
}

/// A member of "platform.queue", which the plan keeps as JSON.
PlanField queueField(const char* key) {
  PlanField field;
  field.info = registered(key);
  const std::string name = std::string(key).substr(sizeof("platform.queue.") - 1);
  field.get = [name](const Plan& plan, const std::string&) {
    return fieldOf(memberOfText(plan.platform->queue, name));
  };
  field.set = [name, info = field.info](Plan& plan, const std::string&, const FieldValue& value) {
    plan.platform = plan.platform.edited([&](PlatformProfile& platform) {
      setMemberOfText(platform.queue, name, memberOf(value, *info));
    });
  };
  return field;
}

PlanField deadlineField(const char* key) {
  PlanField field;
  field.info = registered(key);
  const std::string name = std::string(key).substr(sizeof("platform.deadline.") - 1);
  field.get = [name](const Plan& plan, const std::string&) {
    return fieldOf(deadlineMember(*plan.platform, name));
  };
  field.set = [name, info = field.info](Plan& plan, const std::string&, const FieldValue& value) {
    plan.platform = plan.platform.edited([&](PlatformProfile& platform) {
      setDeadlineMember(platform, name, memberOf(value, *info));
    });
  };
  if (field.info->form == ParameterForm::Name) {
    field.check = [](const Plan&, const std::string&, const std::string& text) {
      return daysBetween(text, text)
                 ? QString()
                 : QCoreApplication::translate("inspector", "Write a day as 2027-03-31.");
    };
  }
  return field;
}

/// A level that is set by hand is no longer the one that a file proved.
PlanField capabilityField(const char* key, auto access) {
  PlanField field = partField(key, &Plan::platform, access);
  field.set = [set = field.set, path = std::string(key)](Plan& plan, const std::string& id,
                                                         const FieldValue& value) {
    set(plan, id, value);
    std::erase_if(plan.assumptions,
                  [&path](const AssumptionNote& note) { return note.path == path; });
  };
  return field;
}

}  // namespace

std::vector<PlanField> plan_field_tables::platform() {
  const auto part = &Plan::platform;
  return {
      partField("platform.scheduler", part, SLICESCAPE_MEMBER(scheduler)),
      capabilityField("platform.capabilities.gang", SLICESCAPE_MEMBER(capabilities.gang)),
      capabilityField("platform.capabilities.topology", SLICESCAPE_MEMBER(capabilities.topology)),
      capabilityField("platform.capabilities.queue", SLICESCAPE_MEMBER(capabilities.queue)),
      capabilityField("platform.capabilities.retry", SLICESCAPE_MEMBER(capabilities.retry)),
      capabilityField("platform.capabilities.reclaim", SLICESCAPE_MEMBER(capabilities.reclaim)),
      capabilityField("platform.capabilities.capacity", SLICESCAPE_MEMBER(capabilities.capacity)),
      capabilityField("platform.capabilities.whole_host",
                      SLICESCAPE_MEMBER(capabilities.wholeHost)),
      capabilityField("platform.capabilities.monitoring",
                      SLICESCAPE_MEMBER(capabilities.monitoring)),
      capabilityField("platform.capabilities.checkpoint",
                      SLICESCAPE_MEMBER(capabilities.checkpoint)),
      capabilityField("platform.capabilities.spares", SLICESCAPE_MEMBER(capabilities.spares)),
      partField("platform.priors.failures_per_host_day", part,
                SLICESCAPE_MEMBER(priors.failuresPerHostDay)),
      partField("platform.priors.job_failures_per_day", part,
                SLICESCAPE_MEMBER(priors.jobFailuresPerDay)),
      partField("platform.priors.detect_s", part, SLICESCAPE_MEMBER(priors.detectS)),
      partField("platform.priors.restart_s", part, SLICESCAPE_MEMBER(priors.restartS)),
      partField("platform.priors.requeue_s", part, SLICESCAPE_MEMBER(priors.requeueS)),
      partField("platform.priors.human_response_s", part, SLICESCAPE_MEMBER(priors.humanResponseS)),
      partField("platform.priors.repair_s", part, SLICESCAPE_MEMBER(priors.repairS)),
      partField("platform.priors.straggler", part, SLICESCAPE_MEMBER(priors.straggler)),
      partField("platform.priors.setup_s", part, SLICESCAPE_MEMBER(priors.setupS)),
      partField("platform.priors.queue_wait_s", part, SLICESCAPE_MEMBER(priors.queueWaitS)),
      partField("platform.priors.queue_wait_p90_s", part, SLICESCAPE_MEMBER(priors.queueWaitP90S)),
      partField("platform.priors.planned_stops_per_day", part,
                SLICESCAPE_MEMBER(priors.plannedStopsPerDay)),
      partField("platform.priors.planned_stop_s", part, SLICESCAPE_MEMBER(priors.plannedStopS)),
      partField("platform.priors.checkpoint_interval_s", part,
                SLICESCAPE_MEMBER(priors.checkpointIntervalS)),
      partField("platform.priors.checkpoint_blocking_s", part,
                SLICESCAPE_MEMBER(priors.checkpointBlockingS)),
      partField("platform.priors.storage_bytes_per_s", part,
                SLICESCAPE_MEMBER(priors.storageBytesPerS)),
      partField("platform.priors.batch_ramp_tokens", part,
                SLICESCAPE_MEMBER(priors.batchRampTokens)),
      partField("platform.priors.achieved_flop_share", part,
                SLICESCAPE_MEMBER(priors.achievedFlopShare)),
      partField("platform.priors.network_share", part, SLICESCAPE_MEMBER(priors.networkShare)),
      partField("platform.spare_hosts", part, SLICESCAPE_MEMBER(spareHosts)),
      partField("platform.memory_headroom", part, SLICESCAPE_MEMBER(memoryHeadroom)),
      partField("platform.usd_per_gpu_hour", part, SLICESCAPE_MEMBER(usdPerDeviceHour)),
      partField("platform.usd_per_kwh", part, SLICESCAPE_MEMBER(usdPerKwh)),
      partField("platform.pue", part, SLICESCAPE_MEMBER(pue)),
      queueField("platform.queue.pool"),
      queueField("platform.queue.utilisation"),
      queueField("platform.queue.order"),
      queueField("platform.queue.required_level"),
      queueField("platform.queue.priority"),
      queueField("platform.queue.preemption"),
      queueField("platform.queue.preemptible"),
      queueField("platform.queue.minimum_run_s"),
      queueField("platform.queue.max_restarts"),
      queueField("platform.queue.time_limit_s"),
      queueField("platform.queue.wait_target_s"),
      queueField("platform.queue.growth_per_year"),
      deadlineField("platform.deadline.date"),
      deadlineField("platform.deadline.start"),
      deadlineField("platform.deadline.s"),
  };
}

}  // namespace slicescape::ui
