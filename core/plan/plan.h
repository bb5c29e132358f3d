// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/hardware/cluster.h"
#include "core/layout/layout.h"
#include "core/model/model_profile.h"
#include "core/units/unknown_keys.h"

namespace slicescape {

/// An immutable value shared between plans: copying a plan copies pointers.
/// `edited()` is the only way to a changed one.
template <class T>
class Shared {
 public:
  Shared() : m_value(std::make_shared<const T>()) {}
  Shared(T value) : m_value(std::make_shared<const T>(std::move(value))) {}  // NOLINT

  const T& operator*() const { return *m_value; }
  const T* operator->() const { return m_value.get(); }
  /// True when both are the very same object: a cheap "nothing changed here".
  bool isSame(const Shared& other) const { return m_value == other.m_value; }
  bool operator==(const Shared& other) const {
    return m_value == other.m_value || *m_value == *other.m_value;
  }
  /// A copy with `change(T&)` applied.
  template <class Change>
  Shared edited(Change&& change) const {
    T copy = *m_value;
    change(copy);
    return Shared(std::move(copy));
  }

 private:
  std::shared_ptr<const T> m_value;
};

/// The "model" part: a catalogue id, or a profile carried by the plan.
struct ModelChoice {
  std::string catalogueId;
  std::shared_ptr<const ModelProfile> profile;  ///< set when the plan carries its own
  UnknownKeys unknown;
  bool operator==(const ModelChoice& other) const;
};

/// The "platform" part, kept whole here and interpreted by core/platform.
struct Capabilities {
  std::optional<int> gang, topology, queue, retry, reclaim, capacity, wholeHost, monitoring,
      checkpoint, spares;
  UnknownKeys unknown;
  bool operator==(const Capabilities&) const = default;
};

struct PlatformPriors {
  std::optional<double> failuresPerHostDay, jobFailuresPerDay, detectS, restartS, requeueS,
      humanResponseS, repairS, straggler, setupS, queueWaitS, queueWaitP90S, plannedStopsPerDay,
      plannedStopS, checkpointIntervalS, checkpointBlockingS, storageBytesPerS, batchRampTokens,
      achievedFlopShare, networkShare;
  UnknownKeys unknown;
  bool operator==(const PlatformPriors&) const = default;
};

struct PlatformProfile {
  std::optional<std::string> scheduler;
  Capabilities capabilities;
  PlatformPriors priors;
  std::optional<int> spareHosts;
  std::optional<double> memoryHeadroom;  ///< share of capacity to keep free
  std::optional<double> usdPerDeviceHour;
  std::optional<double> usdPerKwh;
  std::optional<double> pue;
  /// "queue" and "deadline" as JSON text: their shape belongs to the queue simulation.
  std::optional<std::string> queue;
  std::optional<std::string> deadline;
  UnknownKeys unknown;
  bool operator==(const PlatformProfile&) const = default;
};

/// Where a value came from, said by the user or an importer.
struct AssumptionNote {
  std::string path;    ///< "layout.flags.flash_attention"
  std::string origin;  ///< default, datasheet, measured, calibrated, assumption, user
  std::string note;
  UnknownKeys unknown;
  bool operator==(const AssumptionNote&) const = default;
};

/// What somebody measured or published of this very design, shown beside the prediction.
struct ReportedFigure {
  enum class Kind {
    StepTime,          ///< seconds
    ModelFlopsPerGpu,  ///< FLOP/s a GPU, attention counted in full, recompute not
    PeakAllocated,     ///< bytes on the worst GPU, tensors alone
    PeakReserved,      ///< bytes, with what the allocator holds
    PeakDevice,        ///< bytes, with context and communicators
  };
  Kind kind = Kind::StepTime;
  double value = 0;
  std::string source;  ///< who says so, and where
  UnknownKeys unknown;
  bool operator==(const ReportedFigure&) const = default;
};

/// Everything the product knows of one design. An immutable value that shares
/// structure: undo, comparison, autosave and search all hold plans by value.
struct Plan {
  std::string name;
  std::string notes;
  Shared<Cluster> cluster;
  Shared<ModelChoice> model;
  Shared<Workload> workload;
  Shared<Layout> layout;
  Shared<PlacementChoice> placement;
  Shared<PlatformProfile> platform;
  std::vector<AssumptionNote> assumptions;
  std::vector<ReportedFigure> reported;
  UnknownKeys unknown;

  bool operator==(const Plan&) const = default;
};

}  // namespace slicescape
