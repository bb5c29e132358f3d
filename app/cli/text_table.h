// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace slicescape::cli {

/// A table for a terminal: columns as wide as their widest cell, two spaces apart, the
/// first column left-aligned and the others right-aligned, the heading underlined. Width
/// is counted in characters, not bytes ("µ" is one).
class TextTable {
 public:
  explicit TextTable(std::vector<std::string> heading) : m_rows{std::move(heading)} {}

  void addRow(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
  /// The table, every line indented by two spaces and ended.
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> m_rows;
};

}  // namespace slicescape::cli
