// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/parameter_tables.h"

// The platform part: policy, the ten capabilities, failure and time priors, prices. A prior
// that the plan leaves open takes the default of core/platform/platform_settings.h, which
// is named here with its source.

namespace slicescape::parameter_tables {
namespace {

using K = QuantityKind;

constexpr Range kTimes{0, 1e9};
constexpr Range kPerDay{0, 1e4};
constexpr const char* kYourPolicy = SLICESCAPE_TEXT("Your policy.");
constexpr const char* kYourPlatform = SLICESCAPE_TEXT("The team that runs the cluster.");
constexpr const char* kYourContract = SLICESCAPE_TEXT("Your contract.");

ParameterInfo capability(const char* key, const char* label, const char* meaning) {
  return quantity(key, K::Count, {0, 3}, std::nullopt, {label, meaning, kYourPlatform});
}

std::vector<ParameterInfo> capabilityLevels() {
  return {
      capability("platform.capabilities.gang", SLICESCAPE_TEXT("Gang scheduling"),
                 SLICESCAPE_TEXT("Whether all processes of a job start together or not at all.")),
      capability("platform.capabilities.topology", SLICESCAPE_TEXT("Topology"),
                 SLICESCAPE_TEXT("Whether the scheduler knows which hosts are near each other.")),
      capability("platform.capabilities.queue", SLICESCAPE_TEXT("Queue and priority"),
                 SLICESCAPE_TEXT("How waiting jobs are ordered.")),
      capability("platform.capabilities.retry", SLICESCAPE_TEXT("Failure and retry"),
                 SLICESCAPE_TEXT("Who restarts a job after a failure.")),
      capability("platform.capabilities.reclaim", SLICESCAPE_TEXT("Reclaiming"),
                 SLICESCAPE_TEXT("How GPUs are taken back from a running job.")),
      capability("platform.capabilities.capacity", SLICESCAPE_TEXT("Capacity planning"),
                 SLICESCAPE_TEXT("How the need for GPUs is foreseen.")),
      capability("platform.capabilities.whole_host", SLICESCAPE_TEXT("Affinity and whole hosts"),
                 SLICESCAPE_TEXT("Whether a job gets hosts for itself.")),
      capability("platform.capabilities.monitoring", SLICESCAPE_TEXT("Monitoring"),
                 SLICESCAPE_TEXT("What is seen of a running job.")),
      capability("platform.capabilities.checkpoint", SLICESCAPE_TEXT("Checkpoint storage"),
                 SLICESCAPE_TEXT("How checkpoints are kept.")),
      capability("platform.capabilities.spares", SLICESCAPE_TEXT("Spare hosts and draining"),
                 SLICESCAPE_TEXT("What replaces a host that failed."))};
}

std::vector<ParameterInfo> failurePriors() {
  return {
      quantity("platform.priors.failures_per_host_day", K::Number, kPerDay, std::nullopt,
               {SLICESCAPE_TEXT("Failures per host and day"),
                SLICESCAPE_TEXT("Interruptions of a job that one of its hosts causes, per day."),
                SLICESCAPE_TEXT("0.0038, as in Llama 3's 54 days on 16,384 GPUs "
                                "(arXiv:2407.21783); published clusters: 0.0023 to 0.0065.")}),
      quantity("platform.priors.job_failures_per_day", K::Number, kPerDay, std::nullopt,
               {SLICESCAPE_TEXT("Software failures per day"),
                SLICESCAPE_TEXT("Interruptions of the job that do not grow with its hosts."),
                SLICESCAPE_TEXT("0; take your own history. Small jobs fail more often than their "
                                "hosts alone explain (arXiv:2410.21680).")}),
      quantity("platform.priors.detect_s", K::Seconds, kTimes, std::nullopt,
               {SLICESCAPE_TEXT("Detection"),
                SLICESCAPE_TEXT("From a failure until something notices it."),
                SLICESCAPE_TEXT("5 min: the heartbeat time-out of NVIDIA's resiliency "
                                "extension.")}),
      quantity("platform.priors.restart_s", K::Seconds, kTimes, std::nullopt,
               {SLICESCAPE_TEXT("Restart"),
                SLICESCAPE_TEXT("Diagnosis, scheduling, initialisation and loading."),
                SLICESCAPE_TEXT("15 min; 5 to 20 min on Meta's research clusters "
                                "(arXiv:2410.21680).")}),
      quantity("platform.priors.requeue_s", K::Seconds, kTimes, std::nullopt,
               {SLICESCAPE_TEXT("Wait after a failure"),
                SLICESCAPE_TEXT("Mean wait in the queue before the job runs again; 0 with a "
                                "spare host."),
                SLICESCAPE_TEXT("0; take your own history.")}),
      quantity("platform.priors.human_response_s", K::Seconds, kTimes, std::nullopt,
               {SLICESCAPE_TEXT("Human response"),
                SLICESCAPE_TEXT("Until a person restarts the job where nothing does it."),
                SLICESCAPE_TEXT("8 h: the length of a night. An assumption.")}),
      quantity("platform.priors.repair_s", K::Seconds, kTimes, std::nullopt,
               {SLICESCAPE_TEXT("Repair"), SLICESCAPE_TEXT("How long a failed host stays away."),
                SLICESCAPE_TEXT("7 d: OPT-175B lost about two hosts a day and kept 12 to 18 "
                                "spare ones.")}),
      quantity("platform.priors.straggler", K::Number, {1, 1000}, std::nullopt,
               {SLICESCAPE_TEXT("Straggler factor"),
                SLICESCAPE_TEXT("Step time over that of a job without slow hosts."),
                SLICESCAPE_TEXT("1.05 in the median, 1.2 in one of ten; an assumption after the "
                                "OSDI '25 study.")})};
}

std::vector<ParameterInfo> timePriors() {
  return {
      quantity("platform.priors.setup_s", K::Seconds, kTimes, std::nullopt,
               {SLICESCAPE_TEXT("First start"),
                SLICESCAPE_TEXT("From the allocation to the first step."),
                SLICESCAPE_TEXT("15 min, as a restart.")}),
      quantity("platform.priors.queue_wait_s", K::Seconds, kTimes, std::nullopt,
               {SLICESCAPE_TEXT("Queue wait, P50"),
                SLICESCAPE_TEXT("Wait before the first start that half of such jobs stay below."),
                SLICESCAPE_TEXT("Your queue's history, or a simulation of it.")}),
      quantity("platform.priors.queue_wait_p90_s", K::Seconds, kTimes, std::nullopt,
               {SLICESCAPE_TEXT("Queue wait, P90"),
                SLICESCAPE_TEXT("Wait that nine of ten such jobs stay below."),
                SLICESCAPE_TEXT("Your queue's history, or a simulation of it.")}),
      quantity("platform.priors.planned_stops_per_day", K::Number, kPerDay, std::nullopt,
               {SLICESCAPE_TEXT("Planned stops per day"),
                SLICESCAPE_TEXT("Time limits and maintenance that the job saves before."),
                SLICESCAPE_TEXT("0; Llama 3 had about one a day.")}),
      quantity("platform.priors.planned_stop_s", K::Seconds, kTimes, std::nullopt,
               {SLICESCAPE_TEXT("Length of a planned stop"),
                SLICESCAPE_TEXT("From saving to the next step."),
                SLICESCAPE_TEXT("15 min, as a restart.")}),
      quantity("platform.priors.checkpoint_interval_s", K::Seconds, kTimes, std::nullopt,
               {SLICESCAPE_TEXT("Checkpoint interval"),
                SLICESCAPE_TEXT("Training time between two checkpoints."),
                SLICESCAPE_TEXT("The best one: where lost work and stalls are least.")}),
      quantity("platform.priors.checkpoint_blocking_s", K::Seconds, kTimes, std::nullopt,
               {SLICESCAPE_TEXT("Checkpoint stall"),
                SLICESCAPE_TEXT("How long a checkpoint stops the training."),
                SLICESCAPE_TEXT("Its size over the storage bandwidth; where it is written "
                                "asynchronously, the copy to host memory.")}),
      quantity("platform.priors.storage_bytes_per_s", K::BytesPerSecond, {1, 1e18}, std::nullopt,
               {SLICESCAPE_TEXT("Checkpoint bandwidth"),
                SLICESCAPE_TEXT("Of the storage, to all hosts of the job together."),
                SLICESCAPE_TEXT("20 GB/s, between the 2.5 of a remote store and the 111 of "
                                "ByteCheckpoint (arXiv:2407.20143).")}),
      quantity("platform.priors.batch_ramp_tokens", K::Count, {0, 1e18}, std::nullopt,
               {SLICESCAPE_TEXT("Batch ramp"),
                SLICESCAPE_TEXT("Tokens over which the batch grows evenly to its full size."),
                SLICESCAPE_TEXT("0: the full batch from the start.")}),
      quantity("platform.priors.achieved_flop_share", K::Share, {0.01, 1}, std::nullopt,
               {SLICESCAPE_TEXT("Achieved arithmetic"),
                SLICESCAPE_TEXT("Share of the GPU's peak that the network is judged against."),
                SLICESCAPE_TEXT("40.4 %: Llama 3 405B's 400 TFLOP/s on the H100's 989.")}),
      quantity("platform.priors.network_share", K::Share, {0.01, 1}, std::nullopt,
               {SLICESCAPE_TEXT("Achieved bandwidth"),
                SLICESCAPE_TEXT("Share of the line rate that collectives reach."),
                SLICESCAPE_TEXT("85 %, within the published 70 to 95 % (arXiv:2410.21680).")})};
}

std::vector<ParameterInfo> costs() {
  return {
      quantity("platform.spare_hosts", K::Count, {0, 1048576}, std::nullopt,
               {SLICESCAPE_TEXT("Spare hosts"),
                SLICESCAPE_TEXT("Healthy hosts kept free to replace failed ones."), kYourPolicy}),
      quantity(
          "platform.memory_headroom", K::Share, {0, 0.9}, std::nullopt,
          {SLICESCAPE_TEXT("Memory headroom"),
           SLICESCAPE_TEXT("Share of the GPU's memory that a plan must leave free."), kYourPolicy}),
      quantity("platform.usd_per_gpu_hour", K::Number, {0, 1e6}, std::nullopt,
               {SLICESCAPE_TEXT("USD per GPU-hour"), SLICESCAPE_TEXT("Price of one GPU-hour."),
                kYourContract}),
      quantity("platform.usd_per_kwh", K::Number, {0, 1e6}, std::nullopt,
               {SLICESCAPE_TEXT("USD per kWh"), SLICESCAPE_TEXT("Price of electricity."),
                kYourContract}),
      quantity("platform.pue", K::Number, {1, 100}, std::nullopt,
               {SLICESCAPE_TEXT("PUE"),
                SLICESCAPE_TEXT("Energy of the building over that of its computers."),
                SLICESCAPE_TEXT("1.2; the operator of the building.")})};
}

std::vector<ParameterInfo> queueRules() {
  constexpr const char* kImplied = SLICESCAPE_TEXT("The scheduler's settings.");
  return {
      choice("platform.queue.pool", nullptr,
             {{"shared", SLICESCAPE_TEXT("Shared")}, {"dedicated", SLICESCAPE_TEXT("Dedicated")}},
             {SLICESCAPE_TEXT("Pool"), SLICESCAPE_TEXT("Whether other jobs use the same hosts."),
              kYourPlatform}),
      quantity("platform.queue.utilisation", K::Share, {0, 1}, std::nullopt,
               {SLICESCAPE_TEXT("Load of the pool"),
                SLICESCAPE_TEXT("Share of the pool's GPUs that other jobs use."),
                SLICESCAPE_TEXT("The drawn tenants; published clusters run at 60 to 85 %.")}),
      choice("platform.queue.order", nullptr,
             {{"strict", SLICESCAPE_TEXT("Strict order")},
              {"best_effort", SLICESCAPE_TEXT("Best effort")},
              {"backfill", SLICESCAPE_TEXT("Backfill with a reservation")}},
             {SLICESCAPE_TEXT("Order of the queue"),
              SLICESCAPE_TEXT("Who starts when the head of the queue does not fit."), kImplied}),
      choice("platform.queue.required_level", nullptr,
             {{"host", SLICESCAPE_TEXT("One host")},
              {"scale_up", SLICESCAPE_TEXT("One NVLink domain")},
              {"rack", SLICESCAPE_TEXT("One rack")},
              {"block", SLICESCAPE_TEXT("One block")},
              {"cluster", SLICESCAPE_TEXT("Anywhere")}},
             {SLICESCAPE_TEXT("Required level"),
              SLICESCAPE_TEXT("How near to each other all hosts of the job must be."), kImplied}),
      quantity("platform.queue.priority", K::Count, {-1e9, 1e9}, std::nullopt,
               {SLICESCAPE_TEXT("Priority"), SLICESCAPE_TEXT("Of this job; higher goes first."),
                SLICESCAPE_TEXT("0.")}),
      openSwitch("platform.queue.preemption",
                 {SLICESCAPE_TEXT("Preempts others"),
                  SLICESCAPE_TEXT("Whether jobs of lower priority are ended for it."), kImplied}),
      openSwitch(
          "platform.queue.preemptible",
          {SLICESCAPE_TEXT("May be preempted"),
           SLICESCAPE_TEXT("Whether this job may be ended for one of higher priority."), kImplied}),
      quantity("platform.queue.minimum_run_s", K::Seconds, {0, 1e9}, std::nullopt,
               {SLICESCAPE_TEXT("Least run time"),
                SLICESCAPE_TEXT("How long a job runs before it may be preempted."), kImplied}),
      quantity("platform.queue.max_restarts", K::Count, {0, 1e6}, std::nullopt,
               {SLICESCAPE_TEXT("Restarts allowed"),
                SLICESCAPE_TEXT("How often the scheduler starts the job again."),
                SLICESCAPE_TEXT("The job's manifest; Volcano's default is 3.")}),
      quantity("platform.queue.time_limit_s", K::Seconds, {1, 1e9}, std::nullopt,
               {SLICESCAPE_TEXT("Time limit"), SLICESCAPE_TEXT("Longest time of one allocation."),
                kImplied}),
      quantity("platform.queue.wait_target_s", K::Seconds, {0, 1e9}, std::nullopt,
               {SLICESCAPE_TEXT("Wait promised"),
                SLICESCAPE_TEXT("P90 of the wait that the pool is meant to keep."), kYourPolicy}),
      quantity("platform.queue.growth_per_year", K::Number, {-1, 100}, std::nullopt,
               {SLICESCAPE_TEXT("Growth per year"),
                SLICESCAPE_TEXT("Of the load: 0.5 is half as much again in a year."),
                SLICESCAPE_TEXT("Your demand planning.")}),
      openName(
          "platform.deadline.date", ParameterForm::Name,
          {SLICESCAPE_TEXT("Deadline"),
           SLICESCAPE_TEXT("The day the training must be finished, as YYYY-MM-DD."), kYourPolicy}),
      openName("platform.deadline.start", ParameterForm::Name,
               {SLICESCAPE_TEXT("Counted from"),
                SLICESCAPE_TEXT("The day the job is submitted, as YYYY-MM-DD."),
                SLICESCAPE_TEXT("Today.")}),
      quantity("platform.deadline.s", K::Seconds, {1, 1e9}, std::nullopt,
               {SLICESCAPE_TEXT("Time allowed"),
                SLICESCAPE_TEXT("From submission to the last token, in place of a date."),
                kYourPolicy})};
}

}  // namespace

std::vector<ParameterInfo> platform() {
  std::vector<ParameterInfo> all{openName(
      "platform.scheduler", ParameterForm::Name,
      {SLICESCAPE_TEXT("Scheduler"),
       SLICESCAPE_TEXT("What starts the jobs, for instance slurm or kueue."), kYourPlatform})};
  for (const std::vector<ParameterInfo>& part :
       {capabilityLevels(), failurePriors(), timePriors(), costs(), queueRules()}) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

}  // namespace slicescape::parameter_tables
