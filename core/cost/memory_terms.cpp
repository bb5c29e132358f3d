// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/memory_terms.h"

#include <cmath>
#include <utility>

namespace slicescape {
namespace {

using Combination = Term::Combination;

/// Whole counts read better without a decimal point.
TextArgument countOf(double value) {
  if (std::floor(value) == value && std::abs(value) < 9e15) {
    return static_cast<std::int64_t>(value);
  }
  return value;
}

Term heldTerm(Text name, double parameters, int ranks) {
  Term count = leafTerm({SLICESCAPE_TEXT("Parameters after TP, EP and PP")}, countOf(parameters),
                        Origin::Model, sources::kParameters);
  if (ranks == 1) {
    count.name = std::move(name);
    return count;
  }
  return combinedTerm(
      Combination::Quotient, std::move(name), parameters / ranks,
      {SLICESCAPE_TEXT("parameters / ranks that share them")}, sources::kModelStates,
      {std::move(count), leafTerm({SLICESCAPE_TEXT("ranks that share them")}, std::int64_t{ranks},
                                  Origin::Plan, sources::kModelStates)});
}

}  // namespace

void TensorSum::add(const char* name, double rows, double width, double bytes) {
  const double size = rows * width * bytes;
  m_total += size;
  if (!m_terms || size == 0) return;
  m_terms->push_back(withBytes(
      combinedTerm(
          Combination::Product, {name}, bytesFrom(size),
          {SLICESCAPE_TEXT("rows · width · bytes per element")}, m_source,
          {leafTerm({SLICESCAPE_TEXT("rows on this rank")}, countOf(rows), Origin::Plan, m_source),
           leafTerm({SLICESCAPE_TEXT("width on this rank")}, countOf(width), Origin::Model,
                    m_source),
           withBytes(leafTerm({SLICESCAPE_TEXT("bytes per element")}, bytesFrom(bytes),
                              Origin::Assumption, m_source),
                     bytes)}),
      size));
}

Term stateTerm(const char* name, const HeldParameters& held, double perParameter, double share,
               const char* shareName) {
  const StageParameters& parameters = held.parameters;
  std::vector<Term> kinds{
      heldTerm({SLICESCAPE_TEXT("Dense parameters held")}, parameters.dense, held.denseRanks)};
  if (parameters.expert > 0) {
    kinds.push_back(
        heldTerm({SLICESCAPE_TEXT("Expert parameters held")}, parameters.expert, held.expertRanks));
  }
  std::vector<Term> factors{
      kinds.size() == 1 ? std::move(kinds.front())
                        : combinedTerm(Combination::Sum, {SLICESCAPE_TEXT("Parameters held")},
                                       held.count(), {SLICESCAPE_TEXT("dense + experts")},
                                       sources::kModelStates, std::move(kinds))};
  if (share != 1) {
    factors.push_back(leafTerm({shareName}, Share{share}, Origin::Plan, sources::kModelStates));
  }
  factors.push_back(
      withBytes(leafTerm({SLICESCAPE_TEXT("bytes per parameter")}, bytesFrom(perParameter),
                         Origin::Assumption, sources::kModelStates),
                perParameter));
  const double size = held.count() * share * perParameter;
  return withBytes(combinedTerm(Combination::Product, {name}, bytesFrom(size),
                                {SLICESCAPE_TEXT("parameters held · bytes per parameter")},
                                sources::kModelStates, std::move(factors)),
                   size);
}

void scaleTerms(std::vector<Term>& terms, double kept) {
  for (Term& term : terms) {
    term = timesTerm(term.name, kept, {SLICESCAPE_TEXT("share that is not offloaded")},
                     Origin::Plan, term, sources::kActivations);
  }
}

}  // namespace slicescape
