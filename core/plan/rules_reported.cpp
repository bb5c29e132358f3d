// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/rules.h"

namespace slicescape {
namespace {

using Kind = ReportedFigure::Kind;

/// What was reported beside what is predicted, as a sentence.
struct Comparison {
  const char* code = "";
  Text message;
  double predicted = 0;
};

Comparison compared(const ReportedFigure& figure, const Evaluation& evaluation) {
  const auto deviation = [&figure](double predicted) {
    return Share{figure.value > 0 ? predicted / figure.value - 1 : 0};
  };
  const std::string& source = figure.source;
  switch (figure.kind) {
    case Kind::StepTime: {
      const double predicted = evaluation.stepTime.p50;
      return {"reported.step-time",
              {SLICESCAPE_TEXT("Step time: reported {0}, predicted {1}, a difference of {2}. {3}"),
               {Seconds(figure.value), Seconds(predicted), deviation(predicted), source}},
              predicted};
    }
    case Kind::ModelFlopsPerGpu: {
      const double predicted = evaluation.mfuFull * evaluation.peakFlopPerSecond;
      return {
          "reported.model-flops",
          {SLICESCAPE_TEXT(
               "Model FLOP/s per GPU: reported {0}, predicted {1}, a difference of {2}. {3}"),
           {FlopPerSecond(figure.value), FlopPerSecond(predicted), deviation(predicted), source}},
          predicted};
    }
    case Kind::PeakAllocated:
    case Kind::PeakReserved:
    case Kind::PeakDevice: {
      const Bytes peak = figure.kind == Kind::PeakAllocated  ? evaluation.peakAllocated
                         : figure.kind == Kind::PeakReserved ? evaluation.peakReserved
                                                             : evaluation.peakDevice;
      const auto predicted = static_cast<double>(peak.value());
      return {
          "reported.peak-memory",
          {SLICESCAPE_TEXT("Peak memory: reported {0}, predicted {1}, a difference of {2}. {3}"),
           {Bytes(static_cast<std::int64_t>(figure.value)), peak, deviation(predicted), source}},
          predicted};
    }
  }
  return {};
}

}  // namespace

void checkReportedFigures(const Plan& plan, const Evaluation& evaluation,
                          std::vector<Finding>& findings) {
  for (const ReportedFigure& figure : plan.reported) {
    Comparison comparison = compared(figure, evaluation);
    findings.push_back(
        {comparison.code,
         Severity::Info,
         {{SubjectKind::Field, "reported"}},
         std::move(comparison.message),
         {{"reported", figure.value}, {"predicted", comparison.predicted}},
         {SLICESCAPE_TEXT("Nothing to do: it shows how far to trust the prediction. Why? opens the "
                          "figure's terms.")}});
  }
}

}  // namespace slicescape
