// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/system/result.hpp>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/units/text.h"

namespace slicescape {

/// A failure at a boundary (file, JSON, database): which file, where in it, what
/// was expected there and what the user can do. A wrong *plan* is no error but a
/// Finding (core/plan/finding.h).
/// (Constructors keep it from being an aggregate: a Result<std::string> must not take
/// a string for an Error.)
struct Error {
  Error() = default;
  Error(std::string inFile, std::string atPlace, Text whatWasExpected, Text whatToDo)
      : file(std::move(inFile)),
        place(std::move(atPlace)),
        expected(std::move(whatWasExpected)),
        remedy(std::move(whatToDo)) {}

  std::string file;   ///< as the user named it; may be empty for text from memory
  std::string place;  ///< JSON pointer ("/layout/tp") or "line 12, column 3"; may be empty
  Text expected;      ///< what was expected and what was found instead
  Text remedy;        ///< what to do

  bool operator==(const Error&) const = default;
};

/// Thrown only by Result::value() on a failure that was not checked: a programmer's error.
[[noreturn]] inline void throw_exception_from_error(const Error& error,
                                                    const boost::source_location&) {
  throw std::logic_error(error.file + " " + error.place + ": " + toEnglish(error.expected));
}

template <class T>
using Result = boost::system::result<T, Error>;

}  // namespace slicescape
