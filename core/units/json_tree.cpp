// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/json_tree.h"

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/value_stack.hpp>
#include <charconv>

namespace slicescape {
namespace {

namespace json = boost::json;

/// What the event parser calls; builds the value as Boost.JSON's own handler does, except
/// for doubles, which are read again from their text. The limits are the parser's own.
struct TreeHandler {
  static constexpr std::size_t max_object_size = json::object::max_size();
  static constexpr std::size_t max_array_size = json::array::max_size();
  static constexpr std::size_t max_key_size = json::string::max_size();
  static constexpr std::size_t max_string_size = json::string::max_size();

  json::value_stack stack;

  using Code = json::error_code;

  bool on_document_begin(Code&) { return true; }
  bool on_document_end(Code&) { return true; }
  bool on_object_begin(Code&) { return true; }
  bool on_object_end(std::size_t members, Code&) {
    stack.push_object(members);
    return true;
  }
  bool on_array_begin(Code&) { return true; }
  bool on_array_end(std::size_t elements, Code&) {
    stack.push_array(elements);
    return true;
  }
  bool on_key_part(json::string_view text, std::size_t, Code&) {
    stack.push_chars(text);
    return true;
  }
  bool on_key(json::string_view text, std::size_t, Code&) {
    stack.push_key(text);
    return true;
  }
  bool on_string_part(json::string_view text, std::size_t, Code&) {
    stack.push_chars(text);
    return true;
  }
  bool on_string(json::string_view text, std::size_t, Code&) {
    stack.push_string(text);
    return true;
  }
  bool on_number_part(json::string_view, Code&) { return true; }
  bool on_int64(std::int64_t number, json::string_view, Code&) {
    stack.push_int64(number);
    return true;
  }
  bool on_uint64(std::uint64_t number, json::string_view, Code&) {
    stack.push_uint64(number);
    return true;
  }
  /// The whole document is one buffer, so `text` is the whole number. Out of range
  /// ("1e999") leaves the parser's own answer, infinity or zero.
  bool on_double(double number, json::string_view text, Code&) {
    double exact = number;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), exact);
    stack.push_double(code == std::errc() ? exact : number);
    return true;
  }
  bool on_bool(bool value, Code&) {
    stack.push_bool(value);
    return true;
  }
  bool on_null(Code&) {
    stack.push_null();
    return true;
  }
  bool on_comment_part(json::string_view, Code&) { return true; }
  bool on_comment(json::string_view, Code&) { return true; }
};

}  // namespace

json::value parseJsonTree(std::string_view text, json::error_code& code, std::size_t& consumed) {
  json::basic_parser<TreeHandler> parser{json::parse_options()};
  parser.handler().stack.reset();
  consumed = parser.write_some(false, text.data(), text.size(), code);
  if (code) return nullptr;
  return parser.handler().stack.release();
}

}  // namespace slicescape
