// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/json_writer.h"

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <cmath>

namespace slicescape {
namespace {

constexpr std::size_t kLineWidth = 100;

void appendDouble(std::string& out, double value) {
  if (!std::isfinite(value)) {
    out += "null";
    return;
  }
  std::array<char, 32> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
  const std::string_view digits(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
  // 5e+10 and 2e-07 are not the shortest: exponents need neither plus nor leading zeros.
  const std::size_t exponent = digits.find('e');
  if (exponent == std::string_view::npos) {
    out += digits;
    return;
  }
  out += digits.substr(0, exponent + 1);
  std::string_view power = digits.substr(exponent + 1);
  if (power.front() == '-') out += '-';
  power.remove_prefix(power.find_first_not_of("+-0"));
  out += power;
}

/// The value on one line; `space` stands after each comma and colon, and is empty in the
/// canonical form.
void appendInline(std::string& out, const boost::json::value& value, std::string_view space) {
  bool first = true;
  const auto separate = [&] {
    if (!first) {
      out += ',';
      out += space;
    }
    first = false;
  };
  switch (value.kind()) {
    case boost::json::kind::double_:
      appendDouble(out, value.get_double());
      break;
    case boost::json::kind::array:
      out += '[';
      for (const auto& element : value.get_array()) {
        separate();
        appendInline(out, element, space);
      }
      out += ']';
      break;
    case boost::json::kind::object:
      out += '{';
      for (const auto& member : value.get_object()) {
        separate();
        out += boost::json::serialize(boost::json::string(member.key()));
        out += ':';
        out += space;
        appendInline(out, member.value(), space);
      }
      out += '}';
      break;
    default:
      out += boost::json::serialize(value);
  }
}

bool isContainer(const boost::json::value& value) {
  return value.is_array() || value.is_object();
}

/// True when the value reads best on one line: no containers inside, except short
/// lists of pairs such as measured points.
bool isFlat(const boost::json::value& value) {
  if (value.is_array()) {
    for (const auto& element : value.get_array()) {
      if (element.is_object() || (element.is_array() && !isFlat(element))) return false;
    }
    return true;
  }
  if (value.is_object()) {
    for (const auto& member : value.get_object()) {
      if (isContainer(member.value())) return false;
    }
  }
  return true;
}

void appendPretty(std::string& out, const boost::json::value& value, std::size_t indent) {
  if (!isContainer(value)) {
    appendInline(out, value, " ");
    return;
  }
  if (isFlat(value)) {
    std::string line;
    appendInline(line, value, " ");
    if (line.size() + indent <= kLineWidth) {
      out += line;
      return;
    }
  }
  const std::string inner(indent + 2, ' ');
  const bool isArray = value.is_array();
  out += isArray ? "[\n" : "{\n";
  bool first = true;
  const auto separate = [&] {
    if (!first) out += ",\n";
    first = false;
    out += inner;
  };
  if (isArray) {
    for (const auto& element : value.get_array()) {
      separate();
      appendPretty(out, element, indent + 2);
    }
  } else {
    for (const auto& member : value.get_object()) {
      separate();
      out += boost::json::serialize(boost::json::string(member.key()));
      out += ": ";
      appendPretty(out, member.value(), indent + 2);
    }
  }
  out += '\n';
  out.append(indent, ' ');
  out += isArray ? ']' : '}';
}

}  // namespace

std::string toJsonText(const boost::json::value& value) {
  std::string out;
  appendPretty(out, value, 0);
  out += '\n';
  return out;
}

std::string toCanonicalJson(const boost::json::value& value) {
  std::string out;
  appendInline(out, value, "");
  return out;
}

}  // namespace slicescape
