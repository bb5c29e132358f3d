// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/units/result.h"

namespace slicescape {

/// What happened while one document was read. Readers go on after a failure with
/// defaults and the caller looks here once at the end: the first failure counts.
struct ReadingLog {
  std::string file;
  std::optional<Error> error;
  std::set<std::string> recognised;  ///< JSON pointers of the keys that were used

  void fail(std::string place, Text expected, Text remedy = {});
};

/// The whole numbers a key may hold.
struct NumberRange {
  std::int64_t least = 1;
  std::int64_t most = 1;
};

/// Limits of model sizes. Far above any real model, and low enough that the parameters of
/// one layer stay below 2^56: sums over a layer cannot overflow.
namespace model_limits {
inline constexpr NumberRange kWidth{1, std::int64_t{1} << 20};  // hidden, head size, rank
inline constexpr NumberRange kWidthOrNone{0, std::int64_t{1} << 20};
inline constexpr NumberRange kInner{1, std::int64_t{1} << 24};  // MLP width, vocabulary
inline constexpr NumberRange kInnerOrNone{0, std::int64_t{1} << 24};
inline constexpr NumberRange kHeads{1, std::int64_t{1} << 16};
inline constexpr NumberRange kLayers{1, 100'000};
inline constexpr NumberRange kLayersOrNone{0, 100'000};
inline constexpr NumberRange kExpertsOrNone{0, std::int64_t{1} << 16};
inline constexpr NumberRange kTokensOrNone{0, std::int64_t{1} << 32};  // positions, windows
inline constexpr NumberRange kSmall{1, 1024};                          // kernels, factors
inline constexpr NumberRange kSmallOrNone{0, 1024};
// Towers are smaller, and some of their tables multiply more sizes.
inline constexpr NumberRange kTowerWidth{1, std::int64_t{1} << 16};
inline constexpr NumberRange kTowerInner{1, std::int64_t{1} << 20};
inline constexpr NumberRange kTowerLayers{1, 4096};
inline constexpr NumberRange kTowerTokens{0, std::int64_t{1} << 24};
inline constexpr NumberRange kMerge{1, 64};  // patches, tiles or frames joined to one
inline constexpr NumberRange kPixels{1, 16384};
}  // namespace model_limits

/// Typed access to one JSON object with its place in the document. Every getter takes
/// alternative names (the first that is present and not null is used), notes the key as
/// recognised, and logs a failure when the value is of the wrong kind or out of range.
class ObjectReader {
 public:
  using Names = std::initializer_list<std::string_view>;

  ObjectReader(const boost::json::object& object, std::string pointer, ReadingLog& log)
      : m_object(&object), m_pointer(std::move(pointer)), m_log(&log) {}

  bool has(std::string_view name) const;  ///< present and not null
  /// The first of `names` that is present and not null; empty when none is.
  std::string_view present(Names names) const;
  std::string place(std::string_view name) const;

  std::optional<std::int64_t> integer(Names names, NumberRange range) const;
  std::int64_t integer(Names names, NumberRange range, std::int64_t fallback) const;
  /// Like integer, but a missing key is a failure that says which key is needed.
  std::int64_t required(Names names, NumberRange range) const;
  std::optional<double> number(Names names) const;
  bool flag(Names names, bool fallback) const;
  std::optional<std::string> text(Names names) const;
  std::string text(Names names, std::string_view fallback) const;
  /// A list of whole numbers; a single number reads as a list of one.
  std::optional<std::vector<std::int64_t>> integers(Names names, NumberRange range) const;
  std::optional<std::vector<std::string>> texts(Names names) const;
  std::optional<ObjectReader> child(Names names) const;
  std::vector<ObjectReader> children(Names names) const;       ///< objects of a list
  const boost::json::value* raw(std::string_view name) const;  ///< null when absent or null

  const boost::json::object& object() const { return *m_object; }
  const std::string& pointer() const { return m_pointer; }
  ReadingLog& log() const { return *m_log; }

 private:
  const boost::json::value* take(Names names, std::string& pointer) const;

  const boost::json::object* m_object;
  std::string m_pointer;
  ReadingLog* m_log;
};

}  // namespace slicescape
