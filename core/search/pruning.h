// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "core/search/search_space.h"
#include "core/units/text.h"

namespace slicescape {

/// Layouts dropped for one reason, with a sentence that explains it.
struct PrunedGroup {
  std::int64_t count = 0;
  Text why;
};

/// By a stable code: "memory", "layout.heads", "framework", "slower", …
class Pruned {
 public:
  void add(const std::string& code, std::int64_t count, const Text& why) {
    PrunedGroup& group = m_groups[code];
    group.count += count;
    if (group.why.empty()) group.why = why;
  }
  void merge(const Pruned& other) {
    for (const auto& [code, group] : other.m_groups) add(code, group.count, group.why);
  }
  const std::map<std::string, PrunedGroup>& groups() const { return m_groups; }
  std::int64_t total() const {
    std::int64_t sum = 0;
    for (const auto& [code, group] : m_groups) sum += group.count;
    return sum;
  }

 private:
  std::map<std::string, PrunedGroup> m_groups;
};

/// Codes and sentences used in more than one place.
const char* limitCode(LimitMetric metric);
Text limitReason();
Text memoryReason();

}  // namespace slicescape
