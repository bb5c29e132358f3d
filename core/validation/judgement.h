// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/validation/band_fit.h"
#include "core/validation/run_plan.h"

namespace slicescape {

/// One prediction against one measurement.
struct ValidationCase {
  std::string id;
  std::string source;  ///< the file it came from, without folder and suffix
  std::string device;
  std::string model;
  std::string metric;  ///< step_time, peak_memory, peak_memory_allocated, bubble_ratio_span, …
  double measured = 0;
  double predicted = 0;
  bool doubtful = false;
  bool withinBand = false;
  StepBreakdown breakdown;  ///< of the predicted step (step_time alone)
  BandKind kind;
  std::string rankingGroup;  ///< equal for runs equal in model, hardware and batch
  std::optional<Plan> plan;  ///< what was predicted (step_time alone)
  std::string axes;          ///< parallel axes in use, "TP + PP"
  std::vector<std::string> assumptions;

  double error() const { return predicted / measured - 1; }
};

struct SkippedRun {
  std::string id;
  std::string reason;
};

/// Errors of one metric over a group of cases.
struct ErrorSummary {
  int count = 0;
  double medianAbsolute = 0;
  double meanAbsolute = 0;
  double p90Absolute = 0;
  double bias = 0;  ///< median signed error
  double within10Percent = 0;
  double withinBand = 0;
  /// |predicted − measured|: what counts for a ratio, where a share of a small number says
  /// nothing.
  double medianDifference = 0;
  double p90Difference = 0;
};

/// True for metrics that are themselves shares and are judged by their difference.
bool isRatio(std::string_view metric);

/// Fit as a classification: a row with a measured time is one that ran.
struct FitCounts {
  int truePositive = 0;   ///< out of memory, predicted so
  int falsePositive = 0;  ///< ran, predicted out of memory
  int trueNegative = 0;
  int falseNegative = 0;  ///< out of memory, predicted to fit
};

struct Judgement {
  std::vector<ValidationCase> cases;
  std::vector<SkippedRun> skipped;
  FitCounts fit;

  void add(const MeasuredRun& run, const std::string& source, const Catalogues& catalogues);
  /// Doubtful rows are left out of every summary.
  ErrorSummary summary(const std::string& metric) const;
  /// By "source", "gpu", "model", "model_kind" (dense or experts), "axes" or "kind" (of
  /// configuration, as the error bands have it).
  std::map<std::string, ErrorSummary> summaryBy(const std::string& key,
                                                const std::string& metric) const;
  std::vector<std::string> metrics() const;
  /// Trusted runs with a measured step.
  std::vector<StepResidual> stepResiduals() const;
};

}  // namespace slicescape
