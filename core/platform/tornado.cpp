// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/platform/capacity.h"

namespace slicescape {
namespace {

constexpr int kDraws = 400;

double p90Of(const CompletionInput& input) {
  CompletionOptions options;
  options.draws = kDraws;
  return estimateCompletion(input, options).p90S;
}

}  // namespace

double tornadoCentreS(const CompletionInput& input) {
  return p90Of(input);
}

std::vector<TornadoBar> tornado(const CompletionInput& input) {
  std::vector<TornadoBar> bars;
  const auto add = [&](const char* key, const char* name, TextArgument low, TextArgument high,
                       auto&& atLow, auto&& atHigh) {
    CompletionInput first = input;
    CompletionInput second = input;
    atLow(first);
    atHigh(second);
    bars.push_back({key, {name, {}}, std::move(low), std::move(high), p90Of(first), p90Of(second)});
  };
  const auto setter = [](double CompletionInput::*member, double value) {
    return [member, value](CompletionInput& in) { in.*member = value; };
  };
  if (input.failuresPerHostDay > 0) {
    // The tenth and ninetieth percentile of the log-uniform factor.
    const double span = input.failureRateHigh / input.failureRateLow;
    const double low = input.failuresPerHostDay * input.failureRateLow * std::pow(span, 0.1);
    const double high = input.failuresPerHostDay * input.failureRateLow * std::pow(span, 0.9);
    const auto at = [](double rate) {
      return [rate](CompletionInput& in) {
        in.failuresPerHostDay = rate;
        in.failureRateLow = in.failureRateHigh = 1;
      };
    };
    add("failures_per_host_day", SLICESCAPE_TEXT("Failures per host and day"), low, high, at(low),
        at(high));
  }
  const auto pace = [](double factor) {
    return [factor](CompletionInput& in) {
      in.usefulS *= factor;
      in.batchRampS *= factor;
      in.paceLow = in.paceHigh = 1;
    };
  };
  add("pace", SLICESCAPE_TEXT("Step time"), Share{input.paceLow}, Share{input.paceHigh},
      pace(input.paceLow), pace(input.paceHigh));
  if (input.stragglerP90 > 1) {
    const auto slow = [](double factor) {
      return [factor](CompletionInput& in) { in.straggler = in.stragglerP90 = factor; };
    };
    add("straggler", SLICESCAPE_TEXT("Slow hosts"), 1.0, input.stragglerP90, slow(1.0),
        slow(input.stragglerP90));
  }
  const double response = input.detectS + input.responseS + input.restartS;
  if (response > 0) {
    const auto restart = [&](double factor) {
      return [factor](CompletionInput& in) {
        in.detectS *= factor;
        in.responseS *= factor;
        in.restartS *= factor;
      };
    };
    add("restart_s", SLICESCAPE_TEXT("Restart time"), Seconds(response / 2), Seconds(response * 2),
        restart(0.5), restart(2));
  }
  if (std::isfinite(input.intervalS) && input.intervalS > 0) {
    add("checkpoint_interval_s", SLICESCAPE_TEXT("Checkpoint interval"),
        Seconds(input.intervalS / 2), Seconds(input.intervalS * 2),
        setter(&CompletionInput::intervalS, input.intervalS / 2),
        setter(&CompletionInput::intervalS, input.intervalS * 2));
  }
  if (input.queueWaitP90S > 0) {
    const auto wait = [](double seconds) {
      return [seconds](CompletionInput& in) { in.queueWaitP50S = in.queueWaitP90S = seconds; };
    };
    const double p10 = input.queueWaitP50S > 0
                           ? input.queueWaitP50S * input.queueWaitP50S / input.queueWaitP90S
                           : 0;
    add("queue_wait_s", SLICESCAPE_TEXT("Queue wait"), Seconds(p10), Seconds(input.queueWaitP90S),
        wait(p10), wait(input.queueWaitP90S));
  }
  if (input.requeueS > 0) {
    add("requeue_s", SLICESCAPE_TEXT("Wait after a failure"), Seconds(0),
        Seconds(input.requeueS * 2), setter(&CompletionInput::requeueS, 0),
        setter(&CompletionInput::requeueS, input.requeueS * 2));
  }
  std::stable_sort(bars.begin(), bars.end(),
                   [](const TornadoBar& a, const TornadoBar& b) { return a.swing() > b.swing(); });
  return bars;
}

}  // namespace slicescape
