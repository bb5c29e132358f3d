// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/step_work_terms.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/cost/kernel_terms.h"
#include "core/cost/layer_terms.h"
#include "core/cost/sources.h"

namespace slicescape {
namespace {

using Combination = Term::Combination;

const char* kTimesPerStep = SLICESCAPE_TEXT("times per step");

Term noWait() {
  return leafTerm({SLICESCAPE_TEXT("No wait")}, Seconds(0), Origin::Derived, sources::kOverlap);
}

}  // namespace

void recordStepCollective(StepWorkTerms& terms, Collective collective, double bytes, double count,
                          const GroupPath& path) {
  const Text name = collectiveText(collective);
  StepWorkTerms::Row row;
  row.bytes = timesTerm(name, count, {kTimesPerStep}, Origin::Derived,
                        wireTerm(name, collective, bytes, path.size), sources::kTraffic);
  row.time = timesTerm(name, count, {kTimesPerStep}, Origin::Derived,
                       collectiveTerm(name, collective, bytes, path), sources::kTraffic);
  row.exposed = noWait();
  terms.collectives.push_back(std::move(row));
}

Term hiddenTerm(Text name, double wait, double time, double hiddenBehind,
                std::vector<TermInput> inputs) {
  Term difference =
      combinedTerm(Combination::Difference, {SLICESCAPE_TEXT("Not hidden behind compute")},
                   Seconds(time - hiddenBehind),
                   {SLICESCAPE_TEXT("communication − compute that hides it")}, sources::kOverlap,
                   {leafTerm({SLICESCAPE_TEXT("communication")}, Seconds(time), Origin::Derived,
                             sources::kTraffic),
                    leafTerm({SLICESCAPE_TEXT("compute that hides it")}, Seconds(hiddenBehind),
                             Origin::Derived, sources::kOverlap)});
  difference.inputs = std::move(inputs);
  return combinedTerm(Combination::Maximum, std::move(name), Seconds(wait),
                      {SLICESCAPE_TEXT("a wait is never negative")}, sources::kOverlap,
                      {std::move(difference), noWait()});
}

Term bucketTerm(Text name, double wait, Term time, double hiddenBehind, double buckets,
                bool overlaps) {
  if (!overlaps) {
    time.name = std::move(name);
    return time;
  }
  const double whole = time.number;
  Term bucket =
      combinedTerm(Combination::Quotient, {SLICESCAPE_TEXT("One bucket, which nothing hides")},
                   Seconds(whole / std::max(1.0, buckets)), {SLICESCAPE_TEXT("time / buckets")},
                   sources::kOverlap,
                   {time, leafTerm({SLICESCAPE_TEXT("buckets")}, std::max(1.0, buckets),
                                   Origin::Derived, sources::kOverlap)});
  Term rest = combinedTerm(
      Combination::Difference, {SLICESCAPE_TEXT("Not hidden behind compute")},
      Seconds(whole - hiddenBehind), {SLICESCAPE_TEXT("communication − compute that hides it")},
      sources::kOverlap,
      {std::move(time), leafTerm({SLICESCAPE_TEXT("compute that hides it")}, Seconds(hiddenBehind),
                                 Origin::Derived, sources::kOverlap)});
  return combinedTerm(Combination::Maximum, std::move(name), Seconds(wait),
                      {SLICESCAPE_TEXT("never less than one bucket")}, sources::kOverlap,
                      {std::move(rest), std::move(bucket)});
}

Term shareTerm(const Term& time, double exposed, double share) {
  return combinedTerm(Combination::Product, time.name, Seconds(exposed),
                      {SLICESCAPE_TEXT("time · share that is waited for")}, sources::kOverlap,
                      {time, leafTerm({SLICESCAPE_TEXT("share that is waited for")}, Share{share},
                                      Origin::Derived, sources::kOverlap)});
}

Term partOfTerm(const Term& time, double count) {
  if (count == 1) return time;
  return combinedTerm(Combination::Quotient, {SLICESCAPE_TEXT("One of them")},
                      Seconds(time.number / count), {SLICESCAPE_TEXT("time / times per step")},
                      sources::kTraffic,
                      {time, leafTerm({kTimesPerStep}, count, Origin::Plan, sources::kTraffic)});
}

Term partTerm(Text name, double whole, std::vector<TermInput> inputs, double part) {
  inputs.insert(inputs.begin(),
                {{SLICESCAPE_TEXT("time per step")}, Seconds(whole), Origin::Derived});
  return formulaTerm(std::move(name), Seconds(part),
                     {SLICESCAPE_TEXT("time per step / times per step / layers")},
                     std::move(inputs), sources::kOverlap);
}

Term scattersTerm(double exposed, const Term& last, double each, double count) {
  return combinedTerm(Combination::Sum, {SLICESCAPE_TEXT("Reduce-scatter of gradients")},
                      Seconds(exposed), {SLICESCAPE_TEXT("the last + the waits of those before")},
                      sources::kOverlap,
                      {last, timesTerm({SLICESCAPE_TEXT("Those before")}, count,
                                       {SLICESCAPE_TEXT("scatters")}, Origin::Plan,
                                       leafTerm({SLICESCAPE_TEXT("wait of one")}, Seconds(each),
                                                Origin::Derived, sources::kOverlap),
                                       sources::kOverlap)});
}

Term updateTerm(double seconds, double parameters, double bytesPerParameter, double share,
                const Device& device) {
  Term bytes = combinedTerm(
      Combination::Product, {SLICESCAPE_TEXT("Bytes read and written")},
      bytesFrom(parameters * bytesPerParameter), {SLICESCAPE_TEXT("parameters · bytes of each")},
      sources::kOptimizer,
      {leafTerm({SLICESCAPE_TEXT("Parameters this rank updates")}, parameters, Origin::Model,
                sources::kModelStates),
       withBytes(leafTerm({SLICESCAPE_TEXT("bytes per parameter")}, bytesFrom(bytesPerParameter),
                          Origin::Published, sources::kOptimizer),
                 bytesPerParameter)});
  bytes.number = parameters * bytesPerParameter;
  return combinedTerm(Combination::Quotient, {SLICESCAPE_TEXT("Update on the device")},
                      Seconds(seconds), {SLICESCAPE_TEXT("bytes / (bandwidth · share)")},
                      sources::kOptimizer,
                      {std::move(bytes),
                       leafTerm({SLICESCAPE_TEXT("Memory bandwidth")}, device.memoryBandwidth,
                                Origin::Datasheet, sources::kDatasheet),
                       leafTerm({SLICESCAPE_TEXT("Share of the bandwidth")}, Share{share},
                                Origin::Assumption, sources::kOptimizer)});
}

Term hostUpdateTerm(double seconds, double parameters, double bytesPerParameter,
                    BytesPerSecond link, double secondsPerParameter) {
  const double bytes = parameters * bytesPerParameter;
  return combinedTerm(
      Combination::Sum, {SLICESCAPE_TEXT("Update on the host")}, Seconds(seconds),
      {SLICESCAPE_TEXT("copies over the host link + update in host memory")}, sources::kOptimizer,
      {combinedTerm(Combination::Quotient, {SLICESCAPE_TEXT("Gradients down, parameters up")},
                    Seconds(bytes / link.value()), {SLICESCAPE_TEXT("bytes / bandwidth")},
                    sources::kOptimizer,
                    {withBytes(leafTerm({SLICESCAPE_TEXT("Bytes copied")}, bytesFrom(bytes),
                                        Origin::Derived, sources::kOptimizer),
                               bytes),
                     leafTerm({SLICESCAPE_TEXT("Host link, achieved")}, link, Origin::Datasheet,
                              sources::kDatasheet)}),
       combinedTerm(Combination::Product, {SLICESCAPE_TEXT("Update in host memory")},
                    Seconds(parameters * secondsPerParameter),
                    {SLICESCAPE_TEXT("parameters · time of each")}, sources::kOptimizer,
                    {leafTerm({SLICESCAPE_TEXT("Parameters on the host")}, parameters,
                              Origin::Model, sources::kModelStates),
                     leafTerm({SLICESCAPE_TEXT("time per parameter")}, Seconds(secondsPerParameter),
                              Origin::Assumption, sources::kOptimizer)})});
}

Term boundaryTerm(double seconds, double bytes, const GroupPath& path, const GroupPath* gather) {
  std::vector<Term> parts{collectiveTerm({SLICESCAPE_TEXT("Send to the neighbouring stage")},
                                         Collective::PointToPoint, bytes, path)};
  if (gather) {
    parts.push_back(collectiveTerm({SLICESCAPE_TEXT("Gather inside the receiving host")},
                                   Collective::AllGather, bytes * gather->size, *gather));
  }
  return sumOf({SLICESCAPE_TEXT("One transfer between stages")}, Seconds(seconds),
               {SLICESCAPE_TEXT("send + gather")}, sources::kTraffic, std::move(parts));
}

}  // namespace slicescape
