// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/layer_terms.h"

#include <iterator>
#include <utility>

#include "core/cost/kernel_terms.h"
#include "core/cost/sources.h"

namespace slicescape {
namespace {

void appendTerms(std::vector<Term>& to, std::vector<Term>& from) {
  to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

/// `count` collectives of which a share is waited for.
Term exposedTerm(Text name, double count, const Term& one, double share) {
  Term result = combinedTerm(
      Term::Combination::Product, std::move(name), Seconds(count * one.number * share),
      {SLICESCAPE_TEXT("times · one collective · share that the layer loses")}, sources::kOverlap,
      {leafTerm({SLICESCAPE_TEXT("times per layer and micro-batch")}, count, Origin::Derived,
                sources::kTraffic),
       one,
       leafTerm({SLICESCAPE_TEXT("share not hidden, and what the hidden part slows")}, Share{share},
                share == 1 ? Origin::Plan : Origin::Assumption, sources::kOverlap)});
  return result;
}

}  // namespace

void PhaseTerms::append(PhaseTerms other) {
  appendTerms(kernels, other.kernels);
  appendTerms(tp, other.tp);
  appendTerms(cp, other.cp);
  appendTerms(ep, other.ep);
}

Text collectiveText(Collective collective) {
  switch (collective) {
    case Collective::AllReduce:
      return {SLICESCAPE_TEXT("All-reduce")};
    case Collective::AllGather:
      return {SLICESCAPE_TEXT("All-gather")};
    case Collective::ReduceScatter:
      return {SLICESCAPE_TEXT("Reduce-scatter")};
    case Collective::AllToAll:
      return {SLICESCAPE_TEXT("All-to-all")};
    case Collective::PointToPoint:
      break;
  }
  return {SLICESCAPE_TEXT("Send and receive")};
}

void recordCollective(LayerTerms& terms, LayerAxis axis, Collective collective, double total,
                      const GroupPath& path, double forward, double backward, double exposedShare) {
  const Text name = collectiveText(collective);
  const Term once = collectiveTerm(name, collective, total, path);
  const Term wire = wireTerm(name, collective, total, path.size);
  const Text times{SLICESCAPE_TEXT("times per layer and micro-batch")};
  const auto traffic = [&](double count) {
    return TrafficTerm{axis,
                       collective,
                       count,
                       timesTerm(name, count, times, Origin::Derived, wire, sources::kTraffic),
                       timesTerm(name, count, times, Origin::Derived, once, sources::kTraffic),
                       exposedTerm(name, count, once, exposedShare)};
  };
  if (forward > 0) {
    terms.forward.waits(axis).push_back(exposedTerm(name, forward, once, exposedShare));
    terms.repeated.push_back(traffic(forward));
  }
  if (backward > 0) {
    terms.backwardInput.waits(axis).push_back(exposedTerm(name, backward, once, exposedShare));
  }
  if (forward + backward > 0) terms.traffic.push_back(traffic(forward + backward));
}

Term sumOf(Text name, Seconds value, Text formula, std::string_view source,
           std::vector<Term> terms) {
  if (terms.empty()) return leafTerm(std::move(name), value, Origin::Derived, source);
  return combinedTerm(Term::Combination::Sum, std::move(name), value, std::move(formula), source,
                      std::move(terms));
}

}  // namespace slicescape
