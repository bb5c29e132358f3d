// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/text_json.h"

#include <cmath>

namespace slicescape {
namespace {

namespace json = boost::json;

struct ArgumentValue {
  json::value operator()(const std::string& text) const { return json::value(text); }
  json::value operator()(std::int64_t count) const { return count; }
  json::value operator()(double value) const { return numberToJson(value); }
  json::value operator()(Share share) const { return numberToJson(share.value); }
  json::value operator()(Bytes bytes) const { return bytes.value(); }
  template <class Quantity>
  json::value operator()(Quantity quantity) const {
    return numberToJson(quantity.value());
  }
};

}  // namespace

json::value numberToJson(double value) {
  return std::isfinite(value) ? json::value(value) : nullptr;
}

json::value argumentToJson(const TextArgument& argument) {
  return std::visit(ArgumentValue(), argument);
}

}  // namespace slicescape
