// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/completion.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/platform/failures.h"
#include "core/platform/random.h"

namespace slicescape {
namespace {

constexpr double kDayS = 86400;
constexpr double kNinetieth = 1.2815515655446004;  // standard normal quantile of 0.9
/// Failures played one by one in a draw; what is left of a job that fails more often is
/// added at its expected pace.
constexpr int kMostFailures = 20000;
/// Below this share of useful time the closed form stands in for the play.
constexpr double kLeastRatio = 0.02;
constexpr int kCancelEvery = 100;

double mtbfOf(const CompletionInput& in) {
  const double perDay = in.hosts * in.failuresPerHostDay + in.jobFailuresPerDay;
  return perDay > 0 ? kDayS / perDay : std::numeric_limits<double>::infinity();
}

double stragglerExtra(const CompletionInput& in) {
  return in.usefulS * (in.straggler - 1);
}

/// Steps to run, stalls and failures not counted.
double workOf(const CompletionInput& in) {
  return in.usefulS * in.straggler + in.batchRampS;
}

/// A never-saving job has one segment.
double intervalOf(const CompletionInput& in) {
  return in.intervalS > 0 && std::isfinite(in.intervalS) ? in.intervalS : std::max(1.0, workOf(in));
}

RestartModel modelOf(const CompletionInput& in) {
  return {mtbfOf(in), intervalOf(in), in.blockingS, in.detectS + in.responseS + in.restartS,
          in.requeueS};
}

CompletionInput drawParameters(const CompletionInput& in, Random& random) {
  CompletionInput drawn = in;
  const double factor = random.logUniform(in.failureRateLow, in.failureRateHigh);
  drawn.failuresPerHostDay = in.failuresPerHostDay * factor;
  drawn.jobFailuresPerDay = in.jobFailuresPerDay * factor;
  const double z = random.normal();
  const double edge = z < 0 ? in.paceLow : in.paceHigh;
  const double pace = edge > 0 ? std::exp(std::abs(z) * std::log(edge) / kNinetieth) : 1;
  drawn.usefulS = in.usefulS * pace;
  drawn.batchRampS = in.batchRampS * pace;
  // A job is never faster than without slow hosts.
  drawn.straggler =
      1 + random.logNormal(std::max(0.0, in.straggler - 1), std::max(0.0, in.stragglerP90 - 1));
  return drawn;
}

/// Plays the failures of one job whose parameters are known.
CompletionParts play(const CompletionInput& in, Random& random, int& failures) {
  CompletionParts parts;
  parts.queueWait = random.logNormal(in.queueWaitP50S, in.queueWaitP90S);
  parts.setup = in.setupS;
  parts.compute = in.usefulS;
  parts.straggler = stragglerExtra(in);
  parts.batchRamp = in.batchRampS;

  const double mtbf = mtbfOf(in);
  const double interval = intervalOf(in);
  const double segment = interval + in.blockingS;
  double left = workOf(in);
  failures = 0;
  const bool hopeless = exactTimeRatio(modelOf(in)) < kLeastRatio;
  while (left > 0) {
    const double savesLeft = std::max(0.0, std::ceil(left / interval) - 1);
    const double needed = left + savesLeft * in.blockingS;
    const double next = std::isinf(mtbf) ? mtbf : random.exponential(mtbf);
    if (next >= needed) {
      parts.checkpoint += savesLeft * in.blockingS;
      break;
    }
    if (hopeless || failures >= kMostFailures) {
      const double ratio = std::max(1e-12, exactTimeRatio(modelOf(in)));
      parts.lostWork += left / ratio - left;
      break;
    }
    ++failures;
    const double saved = std::floor(next / segment);
    left -= saved * interval;
    parts.checkpoint += saved * in.blockingS;
    parts.lostWork += next - saved * segment;
    parts.detect += in.detectS;
    parts.restart += in.responseS;
    parts.requeue += random.exponential(in.requeueS);
    // A failure during the restart starts it again.
    for (int again = 0; again < 100; ++again) {
      const double broken = random.exponential(mtbf);
      if (broken >= in.restartS) break;
      parts.restart += broken;
      ++failures;
    }
    parts.restart += in.restartS;
  }
  const double running =
      parts.compute + parts.straggler + parts.batchRamp + parts.checkpoint + parts.lostWork;
  parts.plannedStops = running / kDayS * in.plannedStopsPerDay * in.plannedStopS;
  return parts;
}

void add(CompletionParts& sum, const CompletionParts& part, double weight) {
  sum.queueWait += weight * part.queueWait;
  sum.setup += weight * part.setup;
  sum.compute += weight * part.compute;
  sum.straggler += weight * part.straggler;
  sum.batchRamp += weight * part.batchRamp;
  sum.checkpoint += weight * part.checkpoint;
  sum.detect += weight * part.detect;
  sum.lostWork += weight * part.lostWork;
  sum.restart += weight * part.restart;
  sum.requeue += weight * part.requeue;
  sum.plannedStops += weight * part.plannedStops;
}

Band bandOf(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const double* begin = values.data();
  const double* end = begin + values.size();
  return {quantileOfSorted(begin, end, 0.1), quantileOfSorted(begin, end, 0.5),
          quantileOfSorted(begin, end, 0.9)};
}

}  // namespace

double CompletionEstimate::probabilityBy(double seconds) const {
  if (samplesS.empty()) return 0;
  const auto end = std::upper_bound(samplesS.begin(), samplesS.end(), seconds);
  return static_cast<double>(end - samplesS.begin()) / static_cast<double>(samplesS.size());
}

CompletionParts expectedCompletion(const CompletionInput& in) {
  CompletionParts parts;
  parts.queueWait = in.queueWaitP50S;
  parts.setup = in.setupS;
  parts.compute = in.usefulS;
  parts.straggler = stragglerExtra(in);
  parts.batchRamp = in.batchRampS;
  const double work = workOf(in);
  const double interval = intervalOf(in);
  const double mtbf = mtbfOf(in);
  const double saves = std::max(0.0, std::ceil(work / interval) - 1);
  parts.checkpoint = saves * in.blockingS;
  if (std::isfinite(mtbf)) {
    // Failures per segment of the renewal process, e^{(dt + w)/M} − 1, each of which loses
    // M − (dt + w)/(e^{(dt + w)/M} − 1) of running time; the restart repeats e^{u/M} times.
    const double segment = interval + in.blockingS;
    const double perSegment = std::expm1(segment / mtbf);
    const double failures = perSegment * work / interval;
    const double lost = perSegment > 0 ? mtbf - segment / perSegment : 0;
    parts.lostWork = failures * lost;
    parts.detect = failures * in.detectS;
    parts.requeue = failures * in.requeueS;
    parts.restart = failures * (in.responseS + mtbf * std::expm1(in.restartS / mtbf));
  }
  const double running = work + parts.checkpoint + parts.lostWork;
  parts.plannedStops = running / kDayS * in.plannedStopsPerDay * in.plannedStopS;
  return parts;
}

CompletionEstimate estimateCompletion(const CompletionInput& input,
                                      const CompletionOptions& options) {
  CompletionEstimate result;
  const RestartModel model = modelOf(input);
  result.analyticMeanS = expectedCompletion(input).total();
  result.analyticIsValid = model.restart + model.interval / 2 <= kRatioEnvelope * model.mtbf;
  result.effectiveTimeRatio = bestTimeRatio(model);

  // Parameters and chance have generators of their own: holding one still moves not the other.
  Random parameters(options.seed);
  Random chance(options.seed ^ 0x5DEECE66DULL);
  std::vector<double> held;
  std::vector<double> averaged;
  const int draws = std::max(1, options.draws);
  result.samplesS.reserve(static_cast<std::size_t>(draws));
  double failuresSum = 0;
  for (int i = 0; i < draws; ++i) {
    if (i % kCancelEvery == 0 && options.isCancelled && options.isCancelled()) {
      result.cancelled = true;
      break;
    }
    const CompletionInput drawn =
        options.sampleParameters ? drawParameters(input, parameters) : input;
    int failures = 0;
    const CompletionParts parts = play(drawn, chance, failures);
    failuresSum += failures;
    add(result.parts, parts, 1);
    result.samplesS.push_back(parts.total());
    if (options.sampleParameters) {
      int unused = 0;
      held.push_back(play(input, chance, unused).total());
      averaged.push_back(expectedCompletion(drawn).total());
    }
  }
  result.draws = static_cast<int>(result.samplesS.size());
  if (result.draws == 0) return result;
  const double count = result.draws;
  CompletionParts mean;
  add(mean, result.parts, 1 / count);
  result.parts = mean;
  result.meanS = mean.total();
  result.expectedFailures = failuresSum / count;
  double squares = 0;
  for (const double sample : result.samplesS) {
    squares += (sample - result.meanS) * (sample - result.meanS);
  }
  result.standardDeviationS = std::sqrt(squares / std::max(1.0, count - 1));
  const Band all = bandOf(result.samplesS);
  result.p10S = all.p10;
  result.p50S = all.p50;
  result.p90S = all.p90;
  result.chance = options.sampleParameters ? bandOf(std::move(held)) : all;
  result.parameters = options.sampleParameters ? bandOf(std::move(averaged))
                                               : Band{result.meanS, result.meanS, result.meanS};
  std::sort(result.samplesS.begin(), result.samplesS.end());
  if (input.deadlineS) result.deadlineProbability = result.probabilityBy(*input.deadlineS);
  return result;
}

}  // namespace slicescape
