// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/units/text.h"

namespace slicescape {

/// Where a value comes from. `Derived`: from the other values of its term; `Simulation`: read
/// off the simulated timeline of the step.
enum class Origin {
  Plan,
  Model,
  Default,
  Datasheet,
  Measured,
  Calibrated,
  Published,
  Assumption,
  Derived,
  Simulation
};

/// "plan", "datasheet", … as files and the command line write it.
std::string_view originWord(Origin origin);

/// One input of a formula that is no term of its own.
struct TermInput {
  Text name;
  TextArgument value;
  Origin origin = Origin::Derived;
};

/// Why a number is what it is: the formula, its inputs, where they come from, and the terms it
/// is made of, down to what the plan, the model or a datasheet says. Terms are written by the
/// functions that compute the numbers, so that the two cannot drift apart.
struct Term {
  /// How the terms make the value. Difference: the first less all others. Quotient: the first
  /// over the product of the others. Maximum and minimum keep the losers.
  enum class Combination { Leaf, Sum, Difference, Product, Quotient, Maximum, Minimum };

  Text name;
  TextArgument value;
  double number = 0;      ///< the value in its base unit, before bytes are rounded
  std::string_view unit;  ///< of a plain number that has one: "1/s" for tokens per second
  Text formula;
  Combination combination = Combination::Leaf;
  Origin origin = Origin::Derived;
  std::vector<TermInput> inputs;
  std::string_view source;  ///< a citation (core/cost/sources.h)
  std::vector<Term> terms;
};

/// The number in a value, in its base unit; 0 for a word.
double numberOf(const TextArgument& value);

Term leafTerm(Text name, TextArgument value, Origin origin, std::string_view source);
/// A computed value whose formula needs no terms, only inputs.
Term formulaTerm(Text name, TextArgument value, Text formula, std::vector<TermInput> inputs,
                 std::string_view source);
Term combinedTerm(Term::Combination combination, Text name, TextArgument value, Text formula,
                  std::string_view source, std::vector<Term> terms);

/// `count` times `one`; `one` itself when the count is 1.
Term timesTerm(Text name, double count, Text countName, Origin countOrigin, Term one,
               std::string_view source);

/// The term that decides a maximum or a minimum; null for other combinations.
const Term* decidingTerm(const Term& term);

/// Bytes are rounded for display only.
Term withBytes(Term term, double bytes);

}  // namespace slicescape
