// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/capabilities.h"

namespace slicescape {
namespace {

Text say(const char* pattern) {
  return {pattern, {}};
}

using Table = std::array<CapabilityInfo, kCapabilityCount>;

Table makeTable() {
  return {{
      {Capability::Gang,
       "C1",
       "gang",
       say(SLICESCAPE_TEXT("Gang scheduling")),
       {say(SLICESCAPE_TEXT("None: the processes of a job start one by one.")),
        say(SLICESCAPE_TEXT("Emulated: hosts are given back after a time-out and tried again.")),
        say(SLICESCAPE_TEXT("Atomic: all hosts or none (Volcano, KAI, Slurm allocation).")),
        say(SLICESCAPE_TEXT("Atomic and checked against the topology before admission (Kueue TAS, "
                            "hard HyperNode, Slurm block)."))},
       {say(SLICESCAPE_TEXT("Set a time-out after which an incomplete job gives its hosts back.")),
        say(SLICESCAPE_TEXT("Admit jobs as gangs: minimum members = all processes.")),
        say(SLICESCAPE_TEXT("Let the scheduler check the placement before it admits a gang."))}},
      {Capability::Topology,
       "C2",
       "topology",
       say(SLICESCAPE_TEXT("Topology")),
       {say(SLICESCAPE_TEXT("Unknown to the scheduler.")),
        say(SLICESCAPE_TEXT("Static labels or a document.")),
        say(SLICESCAPE_TEXT("The scheduler prefers near hosts.")),
        say(SLICESCAPE_TEXT("Required levels and slices, verified by a test."))},
       {say(SLICESCAPE_TEXT("Label every host with its rack and block.")),
        say(SLICESCAPE_TEXT("Make the scheduler prefer one rack or block.")),
        say(SLICESCAPE_TEXT("Require the level, slice by it, and test it with a probe job."))}},
      {Capability::Queue,
       "C3",
       "queue",
       say(SLICESCAPE_TEXT("Queue and priority")),
       {say(SLICESCAPE_TEXT("First come, first served, by hand.")),
        say(SLICESCAPE_TEXT("Priorities.")),
        say(SLICESCAPE_TEXT("Quotas, priorities, and backfill or fair share.")),
        say(SLICESCAPE_TEXT("The same, with preemption after a minimum run time."))},
       {say(SLICESCAPE_TEXT("Put jobs into a queue with priorities.")),
        say(SLICESCAPE_TEXT("Add quotas and backfill with a reservation for the head.")),
        say(SLICESCAPE_TEXT("Allow preemption after at least one checkpoint interval."))}},
      {Capability::Retry,
       "C4",
       "retry",
       say(SLICESCAPE_TEXT("Failure and retry")),
       {say(SLICESCAPE_TEXT("A person restarts the job.")),
        say(SLICESCAPE_TEXT("The scheduler queues it again.")),
        say(SLICESCAPE_TEXT("It is queued again and resumes from its checkpoint.")),
        say(SLICESCAPE_TEXT("It restarts in place, and bad hosts are left out."))},
       {say(SLICESCAPE_TEXT("Let the scheduler queue failed jobs again.")),
        say(SLICESCAPE_TEXT("Resume from the newest checkpoint without anyone's help.")),
        say(SLICESCAPE_TEXT("Restart inside the allocation and exclude bad hosts."))}},
      {Capability::Reclaim,
       "C5",
       "reclaim",
       say(SLICESCAPE_TEXT("Reclaiming")),
       {say(SLICESCAPE_TEXT("None.")), say(SLICESCAPE_TEXT("Jobs are ended by hand.")),
        say(SLICESCAPE_TEXT("GPUs are reclaimed after a minimum run time.")),
        say(SLICESCAPE_TEXT("The notice is long enough to save a checkpoint."))},
       {say(SLICESCAPE_TEXT("Agree who may end which job.")),
        say(SLICESCAPE_TEXT("Reclaim after a minimum run time.")),
        say(SLICESCAPE_TEXT("Give at least the time that saving takes as notice."))}},
      {Capability::Capacity,
       "C6",
       "capacity",
       say(SLICESCAPE_TEXT("Capacity planning")),
       {say(SLICESCAPE_TEXT("None.")), say(SLICESCAPE_TEXT("A spreadsheet.")),
        say(SLICESCAPE_TEXT("History of utilisation and waits.")),
        say(SLICESCAPE_TEXT("A forecast with P50, P90 and lead times."))},
       {say(SLICESCAPE_TEXT("List the runs that are planned.")),
        say(SLICESCAPE_TEXT("Keep the history of utilisation and waits.")),
        say(SLICESCAPE_TEXT("Forecast P50 and P90 and the order date."))}},
      {Capability::WholeHost,
       "C7",
       "whole_host",
       say(SLICESCAPE_TEXT("Affinity and whole hosts")),
       {say(SLICESCAPE_TEXT("None.")), say(SLICESCAPE_TEXT("A node selector.")),
        say(SLICESCAPE_TEXT("Whole hosts, shared with nobody.")),
        say(SLICESCAPE_TEXT("Aware of NICs and rails."))},
       {say(SLICESCAPE_TEXT("Select hosts by label.")),
        say(SLICESCAPE_TEXT("Give whole hosts to multi-host jobs.")),
        say(SLICESCAPE_TEXT("Bind each GPU to its NIC and rail."))}},
      {Capability::Monitoring,
       "C8",
       "monitoring",
       say(SLICESCAPE_TEXT("Monitoring")),
       {say(SLICESCAPE_TEXT("None.")), say(SLICESCAPE_TEXT("GPU utilisation only.")),
        say(SLICESCAPE_TEXT("Step time, memory, XID errors and NCCL.")),
        say(SLICESCAPE_TEXT("Slow and hanging ranks are found, with an alert within 10 min."))},
       {say(SLICESCAPE_TEXT("Collect GPU utilisation.")),
        say(SLICESCAPE_TEXT("Collect step times, memory and XID errors.")),
        say(SLICESCAPE_TEXT("Detect slow and hanging ranks and alert within 10 min."))}},
      {Capability::Checkpoint,
       "C9",
       "checkpoint",
       say(SLICESCAPE_TEXT("Checkpoint storage")),
       {say(SLICESCAPE_TEXT("Unknown.")), say(SLICESCAPE_TEXT("A shared file system, measured.")),
        say(SLICESCAPE_TEXT("Asynchronous writes or a local tier.")),
        say(SLICESCAPE_TEXT("Restore time tested."))},
       {say(SLICESCAPE_TEXT("Measure how fast all hosts write together.")),
        say(SLICESCAPE_TEXT("Write checkpoints asynchronously.")),
        say(SLICESCAPE_TEXT("Test a restore of the whole job."))}},
      {Capability::Spares,
       "C10",
       "spares",
       say(SLICESCAPE_TEXT("Spare hosts and draining")),
       {say(SLICESCAPE_TEXT("None.")), say(SLICESCAPE_TEXT("Hosts are swapped by hand.")),
        say(SLICESCAPE_TEXT("Health checks drain bad hosts.")),
        say(SLICESCAPE_TEXT("Warm spare hosts, as many as failures need."))},
       {say(SLICESCAPE_TEXT("Keep a list of hosts that can step in.")),
        say(SLICESCAPE_TEXT("Check health regularly and drain bad hosts.")),
        say(SLICESCAPE_TEXT("Keep warm spare hosts for 99 % of the failures."))}},
  }};
}

template <class Levels>
auto& memberOf(Levels& levels, Capability capability) {
  switch (capability) {
    case Capability::Gang:
      return levels.gang;
    case Capability::Topology:
      return levels.topology;
    case Capability::Queue:
      return levels.queue;
    case Capability::Retry:
      return levels.retry;
    case Capability::Reclaim:
      return levels.reclaim;
    case Capability::Capacity:
      return levels.capacity;
    case Capability::WholeHost:
      return levels.wholeHost;
    case Capability::Monitoring:
      return levels.monitoring;
    case Capability::Checkpoint:
      return levels.checkpoint;
    case Capability::Spares:
      break;
  }
  return levels.spares;
}

}  // namespace

const std::array<CapabilityInfo, kCapabilityCount>& capabilityTable() {
  static const Table kTable = makeTable();
  return kTable;
}

const CapabilityInfo& infoOf(Capability capability) {
  return capabilityTable()[static_cast<std::size_t>(capability)];
}

std::optional<int> levelOf(const Capabilities& capabilities, Capability capability) {
  return memberOf(capabilities, capability);
}

void setLevel(Capabilities& capabilities, Capability capability, std::optional<int> level) {
  memberOf(capabilities, capability) = level;
}

}  // namespace slicescape
