// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <boost/json/value.hpp>

#include "core/storage/plan_json.h"
#include "core/units/text_json.h"

// The `explanation` of `slicescape.evaluation/1`: a tree of terms in base units.

namespace slicescape {
namespace {

namespace json = boost::json;

/// The base unit a value is in; counts and texts have none.
struct UnitWord {
  std::string_view operator()(const std::string&) const { return ""; }
  std::string_view operator()(std::int64_t) const { return ""; }
  std::string_view operator()(double) const { return ""; }
  std::string_view operator()(Share) const { return "share"; }
  std::string_view operator()(Bytes) const { return "bytes"; }
  std::string_view operator()(Seconds) const { return "s"; }
  std::string_view operator()(BytesPerSecond) const { return "bytes/s"; }
  std::string_view operator()(Flop) const { return "FLOP"; }
  std::string_view operator()(FlopPerSecond) const { return "FLOP/s"; }
};

/// `number` is the value in its base unit, unrounded: the terms add up to it.
json::value valueOf(const TextArgument& value, double number) {
  if (const auto* text = std::get_if<std::string>(&value)) return json::value(*text);
  if (const auto* count = std::get_if<std::int64_t>(&value)) return *count;
  const auto* bytes = std::get_if<Bytes>(&value);
  if (bytes && static_cast<double>(bytes->value()) == number) return bytes->value();
  return numberToJson(number);
}

std::string_view combinationWord(Term::Combination combination) {
  switch (combination) {
    case Term::Combination::Sum:
      return "sum";
    case Term::Combination::Difference:
      return "difference";
    case Term::Combination::Product:
      return "product";
    case Term::Combination::Quotient:
      return "quotient";
    case Term::Combination::Maximum:
      return "maximum";
    case Term::Combination::Minimum:
      return "minimum";
    case Term::Combination::Leaf:
      break;
  }
  return "leaf";
}

}  // namespace

json::value explanationToJson(const Explanation& explanation) {
  json::array inputs;
  for (const ExplanationInput& input : explanation.inputs) {
    inputs.push_back({{"name", toEnglish(input.name)},
                      {"value", valueOf(input.value, numberOf(input.value))},
                      {"unit", std::visit(UnitWord(), input.value)},
                      {"origin", originWord(input.origin)}});
  }
  json::array terms;
  terms.reserve(explanation.terms.size());
  for (const Term& term : explanation.terms) terms.push_back(explanationToJson(term));
  return {{"name", toEnglish(explanation.name)},
          {"value", valueOf(explanation.value, explanation.number)},
          {"unit",
           explanation.unit.empty() ? std::visit(UnitWord(), explanation.value) : explanation.unit},
          {"formula", toEnglish(explanation.formula)},
          {"combination", combinationWord(explanation.combination)},
          {"origin", originWord(explanation.origin)},
          {"inputs", std::move(inputs)},
          {"source", explanation.source},
          {"terms", std::move(terms)}};
}

}  // namespace slicescape
