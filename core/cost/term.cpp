// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/term.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>

namespace slicescape {

std::string_view originWord(Origin origin) {
  switch (origin) {
    case Origin::Plan:
      return "plan";
    case Origin::Model:
      return "model";
    case Origin::Default:
      return "default";
    case Origin::Datasheet:
      return "datasheet";
    case Origin::Measured:
      return "measured";
    case Origin::Calibrated:
      return "calibrated";
    case Origin::Published:
      return "published";
    case Origin::Assumption:
      return "assumption";
    case Origin::Simulation:
      return "simulation";
    case Origin::Derived:
      break;
  }
  return "derived";
}

double numberOf(const TextArgument& value) {
  return std::visit(
      [](const auto& v) -> double {
        using T = std::decay_t<decltype(v)>;
        if constexpr (std::is_same_v<T, std::string>) {
          return 0;
        } else if constexpr (std::is_same_v<T, Share>) {
          return v.value;
        } else if constexpr (std::is_arithmetic_v<T>) {
          return static_cast<double>(v);
        } else {
          return static_cast<double>(v.value());
        }
      },
      value);
}

Term leafTerm(Text name, TextArgument value, Origin origin, std::string_view source) {
  Term term;
  term.name = std::move(name);
  term.number = numberOf(value);
  term.value = std::move(value);
  term.origin = origin;
  term.source = source;
  return term;
}

Term formulaTerm(Text name, TextArgument value, Text formula, std::vector<TermInput> inputs,
                 std::string_view source) {
  Term term = leafTerm(std::move(name), std::move(value), Origin::Derived, source);
  term.formula = std::move(formula);
  term.inputs = std::move(inputs);
  return term;
}

Term combinedTerm(Term::Combination combination, Text name, TextArgument value, Text formula,
                  std::string_view source, std::vector<Term> terms) {
  Term term = leafTerm(std::move(name), std::move(value), Origin::Derived, source);
  term.combination = combination;
  term.formula = std::move(formula);
  term.terms = std::move(terms);
  return term;
}

Term timesTerm(Text name, double count, Text countName, Origin countOrigin, Term one,
               std::string_view source) {
  if (count == 1) {
    one.name = std::move(name);
    return one;
  }
  const double number = count * one.number;
  TextArgument value = std::visit(
      [number](const auto& v) -> TextArgument {
        using T = std::decay_t<decltype(v)>;
        if constexpr (std::is_same_v<T, Bytes>) {
          return bytesFrom(number);
        } else if constexpr (std::is_same_v<T, std::string> || std::is_arithmetic_v<T>) {
          return number;
        } else {
          return T{number};
        }
      },
      one.value);
  const bool isWhole = std::floor(count) == count && std::abs(count) < 9e15;
  Term times = leafTerm(std::move(countName),
                        isWhole ? TextArgument(static_cast<std::int64_t>(count)) : count,
                        countOrigin, source);
  Term result = combinedTerm(Term::Combination::Product, std::move(name), std::move(value),
                             {SLICESCAPE_TEXT("count · one")}, source, {});
  result.number = number;
  result.terms.push_back(std::move(times));
  result.terms.push_back(std::move(one));
  return result;
}

const Term* decidingTerm(const Term& term) {
  const auto less = [](const Term& a, const Term& b) { return a.number < b.number; };
  if (term.combination == Term::Combination::Maximum) {
    return &*std::max_element(term.terms.begin(), term.terms.end(), less);
  }
  if (term.combination == Term::Combination::Minimum) {
    return &*std::min_element(term.terms.begin(), term.terms.end(), less);
  }
  return nullptr;
}

Term withBytes(Term term, double bytes) {
  term.value = bytesFrom(bytes);
  term.number = bytes;
  return term;
}

}  // namespace slicescape
