// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include <algorithm>

namespace slicescape::cli {
namespace {

std::size_t widthOf(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

}  // namespace

std::string TextTable::text() const {
  std::vector<std::size_t> widths(m_rows.front().size(), 0);
  for (const auto& row : m_rows) {
    for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i) {
      widths[i] = std::max(widths[i], widthOf(row[i]));
    }
  }
  std::string out;
  const auto addLine = [&out](std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    out += "  " + line + "\n";
  };
  for (std::size_t r = 0; r < m_rows.size(); ++r) {
    std::string line;
    for (std::size_t i = 0; i < widths.size(); ++i) {
      const std::string cell = i < m_rows[r].size() ? m_rows[r][i] : std::string();
      const std::string padding(widths[i] - widthOf(cell), ' ');
      if (i > 0) line += "  ";
      line += i == 0 ? cell + padding : padding + cell;
    }
    addLine(std::move(line));
    if (r > 0) continue;
    std::string rule;
    for (std::size_t i = 0; i < widths.size(); ++i) {
      for (std::size_t n = 0; n < widths[i]; ++n) rule += "─";
      if (i + 1 < widths.size()) rule += "  ";
    }
    addLine(std::move(rule));
  }
  return out;
}

}  // namespace slicescape::cli
