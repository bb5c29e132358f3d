// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/unit_expression.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace slicescape {
namespace {

constexpr std::size_t kLongestText = 256;
constexpr int kDeepestNesting = 32;
constexpr double kLargestExactInteger = 9007199254740992.0;  // 2^53

/// A value on the way through an expression. `unit` is the one a bare number would take
/// when it is added; null for a bare number itself.
struct Operand {
  double value = 0;  ///< in the base unit when `unit` is set
  const UnitSpelling* unit = nullptr;
};

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}
bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Recursive descent over one text. Every method returns nothing after the first failure,
/// which `m_error` keeps.
class Parser {
 public:
  Parser(std::string_view text, QuantityKind kind, const NumberMarks& marks)
      : m_text(text), m_kind(kind), m_marks(marks) {}

  std::optional<Operand> parse() {
    auto result = sum();
    if (result && !atEnd()) {
      return fail(Text{SLICESCAPE_TEXT("an operator was expected"), {}},
                  Text{SLICESCAPE_TEXT("Join numbers with + − * or /."), {}});
    }
    return result;
  }

  const Error& error() const { return m_error; }

 private:
  std::nullopt_t failAt(std::size_t position, Text expected, Text remedy) {
    if (m_error.expected.empty()) {
      m_error = Error({}, "column " + std::to_string(position + 1), std::move(expected),
                      std::move(remedy));
    }
    return std::nullopt;
  }
  std::nullopt_t fail(Text expected, Text remedy) {
    return failAt(m_at, std::move(expected), std::move(remedy));
  }

  bool accept(std::string_view token) {
    if (m_text.substr(m_at, token.size()) != token) return false;
    m_at += token.size();
    return true;
  }
  void skipSpaces() {
    while (accept(" ") || accept("\t") || accept("\u00a0") || accept("\u202f")) {
    }
  }
  bool atEnd() {
    skipSpaces();
    return m_at >= m_text.size();
  }

  std::optional<Operand> sum() {
    auto left = product();
    while (left) {
      skipSpaces();
      const bool plus = accept("+");
      if (!plus && !accept("-") && !accept("\u2212")) break;
      auto right = product();
      if (!right) return std::nullopt;
      if (left->unit && !right->unit) right = Operand{left->unit->toBase(right->value), left->unit};
      if (!left->unit && right->unit) left = Operand{right->unit->toBase(left->value), right->unit};
      left->value += plus ? right->value : -right->value;
    }
    return left;
  }

  std::optional<Operand> product() {
    auto left = signedFactor();
    while (left) {
      skipSpaces();
      const std::size_t operatorAt = m_at;
      const bool times = accept("*") || accept("\u00d7") || accept("\u00b7");
      if (!times && !accept("/")) break;
      const auto right = signedFactor();
      if (!right) return std::nullopt;
      if (times) {
        if (left->unit && right->unit) {
          return failAt(operatorAt,
                        Text{SLICESCAPE_TEXT("two quantities cannot be multiplied"), {}},
                        Text{SLICESCAPE_TEXT("Leave the unit out of one of them."), {}});
        }
        left = Operand{left->value * right->value, left->unit ? left->unit : right->unit};
        continue;
      }
      if (right->value == 0) {
        return failAt(operatorAt, Text{SLICESCAPE_TEXT("division by zero"), {}},
                      Text{SLICESCAPE_TEXT("Divide by another number."), {}});
      }
      if (right->unit && !left->unit) {
        return failAt(operatorAt,
                      Text{SLICESCAPE_TEXT("a number cannot be divided by a quantity"), {}},
                      Text{SLICESCAPE_TEXT("Leave the unit out of the divisor."), {}});
      }
      left = Operand{left->value / right->value, right->unit ? nullptr : left->unit};
    }
    return left;
  }

  std::optional<Operand> signedFactor() {
    bool negative = false;
    for (;;) {
      skipSpaces();
      if (accept("-") || accept("\u2212")) {
        negative = !negative;
      } else if (!accept("+")) {
        break;
      }
    }
    auto factor = accept("(") ? parenthesis() : number();
    if (!factor) return std::nullopt;
    if (!readUnit(*factor)) return std::nullopt;
    if (negative) factor->value = -factor->value;
    return factor;
  }

  std::optional<Operand> parenthesis() {
    if (++m_depth > kDeepestNesting) {
      return fail(Text{SLICESCAPE_TEXT("too many parentheses"), {}},
                  Text{SLICESCAPE_TEXT("Write a simpler expression."), {}});
    }
    auto inner = sum();
    if (!inner) return std::nullopt;
    skipSpaces();
    if (!accept(")")) {
      return fail(Text{SLICESCAPE_TEXT("a closing parenthesis was expected"), {}},
                  Text{SLICESCAPE_TEXT("Close every parenthesis."), {}});
    }
    --m_depth;
    return inner;
  }

  std::string digits() {
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && isDigit(m_text[m_at])) ++m_at;
    return std::string(m_text.substr(begin, m_at - begin));
  }

  /// digits, group marks between runs of three, the decimal mark, an exponent.
  std::optional<Operand> number() {
    const std::size_t begin = m_at;
    std::string plain = digits();
    const bool mayGroup = !plain.empty() && plain.size() <= 3 && plain[0] != '0';
    int groups = 0;
    while (!m_marks.group.empty() && !plain.empty() && accept(m_marks.group)) {
      const std::string run = digits();
      if (!mayGroup || run.size() != 3) return misplacedMark(begin);
      plain += run;
      ++groups;
    }
    bool fraction = false;
    if (accept(m_marks.decimal)) {
      const std::string run = digits();
      if (plain.empty() && run.empty()) return numberExpected(begin);
      plain += "." + run;
      fraction = true;
    }
    if (plain.empty()) return numberExpected(begin);
    const bool anotherMark = m_at < m_text.size() && (m_text[m_at] == '.' || m_text[m_at] == ',');
    if (anotherMark) return misplacedMark(begin);
    if (groups == 1 && !fraction && m_marks.group == ".") {
      return failAt(begin,
                    Text{SLICESCAPE_TEXT("{0} means different numbers in different countries"),
                         {std::string(m_text.substr(begin, m_at - begin))}},
                    Text{SLICESCAPE_TEXT("Leave out the group mark, or use {0} as decimal mark."),
                         {m_marks.decimal}});
    }
    readExponent(plain);
    double value = 0;
    const auto read = std::from_chars(plain.data(), plain.data() + plain.size(), value);
    if (read.ec != std::errc() || !std::isfinite(value)) {
      return failAt(begin, Text{SLICESCAPE_TEXT("the number is too large or too small"), {}},
                    Text{SLICESCAPE_TEXT("Write a number nearer to the allowed range."), {}});
    }
    return Operand{value, nullptr};
  }

  /// "e12" and "E-3" belong to the number only when digits follow; else it is a unit.
  void readExponent(std::string& plain) {
    std::size_t at = m_at;
    if (at >= m_text.size() || (m_text[at] != 'e' && m_text[at] != 'E')) return;
    ++at;
    std::string sign;
    if (at < m_text.size() && (m_text[at] == '-' || m_text[at] == '+')) {
      if (m_text[at] == '-') sign = "-";
      ++at;
    }
    if (at >= m_text.size() || !isDigit(m_text[at])) return;
    m_at = at;
    plain += "e" + sign + digits();
  }

  std::nullopt_t numberExpected(std::size_t position) {
    return failAt(position, Text{SLICESCAPE_TEXT("a number was expected"), {}},
                  Text{SLICESCAPE_TEXT("Type a number, a unit if you like, and + − * / ( )."), {}});
  }
  std::nullopt_t misplacedMark(std::size_t position) {
    return failAt(
        position, Text{SLICESCAPE_TEXT("the marks in this number contradict each other"), {}},
        Text{SLICESCAPE_TEXT("Write it without group marks and with {0} as decimal mark."),
             {m_marks.decimal}});
  }

  /// Reads the unit behind a number or a parenthesis, if there is one.
  bool readUnit(Operand& operand) {
    const std::size_t before = m_at;
    skipSpaces();
    const std::size_t begin = m_at;
    std::size_t end = begin;
    while (end < m_text.size()) {
      const bool micro = m_text.substr(end, 2) == "\u00b5" || m_text.substr(end, 2) == "\u03bc";
      const bool perSecond = end > begin && m_text.substr(end, 2) == "/s" &&
                             (end + 2 >= m_text.size() || !isLetter(m_text[end + 2]));
      if (micro || perSecond) {
        end += 2;
      } else if (isLetter(m_text[end]) || m_text[end] == '%') {
        ++end;
      } else {
        break;
      }
    }
    if (end == begin) {
      m_at = before;
      return true;
    }
    const std::string_view word = m_text.substr(begin, end - begin);
    for (const UnitSpelling& unit : unitSpellings(m_kind)) {
      if (unit.symbol != word) continue;
      if (operand.unit) {
        failAt(begin, Text{SLICESCAPE_TEXT("a second unit"), {}},
               Text{SLICESCAPE_TEXT("Give each number one unit."), {}});
        return false;
      }
      m_at = end;
      // Prefixes of counts are factors: "64k + 1" is 64,001, not 65,000.
      const bool isFactor = m_kind == QuantityKind::Count || m_kind == QuantityKind::Number;
      operand = Operand{unit.toBase(operand.value), isFactor ? nullptr : &unit};
      return true;
    }
    failAt(begin, Text{SLICESCAPE_TEXT("{0} is not a unit of this field"), {std::string(word)}},
           Text{SLICESCAPE_TEXT("Known units: {0}. Upper and lower case differ."), {knownUnits()}});
    return false;
  }

  std::string knownUnits() const {
    std::string list;
    for (const UnitSpelling& unit : unitSpellings(m_kind)) {
      if (!list.empty()) list += ", ";
      list += unit.symbol;
    }
    return list;
  }

  std::string_view m_text;
  QuantityKind m_kind;
  const NumberMarks& m_marks;
  std::size_t m_at = 0;
  int m_depth = 0;
  Error m_error;
};

}  // namespace

Result<double> parseQuantity(std::string_view text, QuantityKind kind, const UnitSpelling& bareUnit,
                             const NumberMarks& marks) {
  if (text.size() > kLongestText) {
    return Error({}, {},
                 Text{SLICESCAPE_TEXT("at most {0} characters were expected"),
                      {static_cast<std::int64_t>(kLongestText)}},
                 Text{SLICESCAPE_TEXT("Write a simpler expression."), {}});
  }
  Parser parser(text, kind, marks);
  const auto operand = parser.parse();
  if (!operand) return parser.error();
  const double value = operand->unit ? operand->value : bareUnit.toBase(operand->value);
  if (!std::isfinite(value)) {
    return Error({}, "column 1", Text{SLICESCAPE_TEXT("the number is too large or too small"), {}},
                 Text{SLICESCAPE_TEXT("Write a number nearer to the allowed range."), {}});
  }
  if (kind == QuantityKind::Count) {
    // 0.1 * 30 is not exactly 3 in binary; a millionth of a unit is a typing error, 1e-9 is not.
    const double whole = std::round(value);
    if (std::abs(value - whole) > 1e-9 * std::max(1.0, std::abs(value)) ||
        std::abs(whole) > kLargestExactInteger) {
      return Error({}, "column 1",
                   Text{SLICESCAPE_TEXT("a whole number was expected, {0} is none"), {value}},
                   Text{SLICESCAPE_TEXT("Write a whole number."), {}});
    }
    return whole;
  }
  return value;
}

}  // namespace slicescape
