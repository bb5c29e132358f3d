// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/topology_matrix.h"

#include <algorithm>

namespace slicescape {
namespace {

/// Table rules and the frames of Markdown and reStructuredText become blanks.
std::string withoutFrame(std::string_view line) {
  std::string text(line);
  for (char& c : text) {
    if (c == '|' || c == '>' || c == '`') c = ' ';
  }
  return text;
}

bool isRule(std::string_view line) {
  const std::string_view text = trimmed(line);
  return !text.empty() && text.find_first_not_of("-+=|: \t") == std::string_view::npos;
}

bool isDeviceName(std::string_view word) {
  if (word.size() < 2 || word.size() > 32) return false;
  const char first = word.front();
  if (!((first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z'))) return false;
  const bool digit =
      std::any_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
  return digit && word.find_first_not_of(
                      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                      "0123456789_.:-") == std::string_view::npos;
}

/// "GPU0GPU1" and "mlx5_0mlx5_1" are two names that lost the blank between them.
void splitGlued(std::string_view word, std::vector<std::string>& names) {
  for (const std::string_view stem : {"GPU", "NIC", "mlx5_"}) {
    if (!word.starts_with(stem)) continue;
    std::size_t next = word.size();
    for (const std::string_view other : {"GPU", "NIC", "mlx5_"}) {
      next = std::min(next, word.find(other, stem.size()));
    }
    names.emplace_back(word.substr(0, next));
    if (next < word.size()) splitGlued(word.substr(next), names);
    return;
  }
  names.emplace_back(word);
}

/// Words that end the device columns of a heading.
bool endsDevices(std::string_view word) {
  return word == "CPU" || word == "NUMA" || word == "Affinity" || word == "GPU";
}

/// The widest heading of a host with 16 devices and 24 NICs wraps to a dozen lines.
constexpr std::size_t kLongestHeading = 40;

class MatrixReader {
 public:
  MatrixReader(const std::vector<std::string_view>& lines, RelationLength relation)
      : m_lines(lines), m_relation(relation) {}

  std::vector<TopologyMatrix> read() {
    for (std::size_t i = 0; i < m_lines.size();) {
      TopologyMatrix matrix;
      const std::size_t after = readHeading(i, matrix);
      if (after == i) {
        ++i;
        continue;
      }
      i = readRows(after, matrix);
      if (!matrix.rows.empty()) m_found.push_back(std::move(matrix));
    }
    return std::move(m_found);
  }

 private:
  bool startsRow(std::string_view line, const TopologyMatrix& matrix) const {
    const std::string text = withoutFrame(line);
    const std::vector<std::string_view> cells = words(text);
    return cells.size() >= 2 && matrix.column(cells[0]) >= 0 && m_relation(cells[1]) > 0;
  }

  /// The device names of a heading line; empty when it is none.
  std::vector<std::string> headingNames(std::string_view line, bool& complete) const {
    std::vector<std::string> names;
    if (line.size() > 4096 || isRule(line)) return names;
    const std::string text = withoutFrame(line);
    complete = false;
    for (const std::string_view word : words(text)) {
      if (names.empty() && (word == "GPU" || word == "Device")) continue;  // names the rows
      if (endsDevices(word)) {
        complete = true;
        break;
      }
      if (!isDeviceName(word) || m_relation(word) == word.size()) return {};
      splitGlued(word, names);
    }
    return names;
  }

  /// Reads a heading that starts at line `i`, wrapped or not. Returns the line after it, or
  /// `i` when no heading is there.
  std::size_t readHeading(std::size_t i, TopologyMatrix& matrix) const {
    bool complete = false;
    matrix.columns = headingNames(m_lines[i], complete);
    const bool hasGpu = std::any_of(matrix.columns.begin(), matrix.columns.end(), isGpuName);
    if (!hasGpu) return i;
    matrix.line = i;
    std::size_t next = i + 1;
    for (; next < m_lines.size() && next < i + kLongestHeading; ++next) {
      if (trimmed(m_lines[next]).empty() || isRule(m_lines[next])) continue;
      if (startsRow(m_lines[next], matrix)) return next;
      if (complete) {
        // "GPU NUMA ID" may stand alone on a wrapped line.
        const std::string text = withoutFrame(m_lines[next]);
        const std::vector<std::string_view> rest = words(text);
        const bool onlyWords = std::all_of(rest.begin(), rest.end(), [](std::string_view word) {
          return endsDevices(word) || word == "ID";
        });
        if (!onlyWords) return i;
        continue;
      }
      const std::vector<std::string> more = headingNames(m_lines[next], complete);
      if (more.empty() && !complete) return i;
      matrix.columns.insert(matrix.columns.end(), more.begin(), more.end());
    }
    return i;
  }

  /// Cuts the cells of one row's text; what is left over is its affinities.
  void takeCells(std::string_view text, std::size_t wanted, std::vector<std::string>& cells,
                 std::string& tail) const {
    std::string_view rest = trimmed(text);
    while (!rest.empty() && cells.size() < wanted) {
      const std::size_t length = m_relation(rest);
      if (length == 0) break;
      cells.emplace_back(rest.substr(0, length));
      rest = trimmed(rest.substr(length));
    }
    if (!rest.empty()) {
      if (!tail.empty()) tail += ' ';
      tail += rest;
    }
  }

  std::size_t readRows(std::size_t i, TopologyMatrix& matrix) const {
    for (; i < m_lines.size(); ++i) {
      if (isRule(m_lines[i])) continue;
      const std::string text = withoutFrame(m_lines[i]);
      if (trimmed(text).empty()) {
        if (matrix.rows.size() >= matrix.columns.size()) return i + 1;
        continue;
      }
      if (startsRow(m_lines[i], matrix)) {
        const std::string_view name = words(text).front();
        if (std::find(matrix.rows.begin(), matrix.rows.end(), name) != matrix.rows.end()) {
          return i;  // the same device again: another matrix without a heading
        }
        matrix.rows.emplace_back(name);
        matrix.cells.emplace_back();
        matrix.tails.emplace_back();
        const std::string_view rest = std::string_view(text).substr(text.find(name) + name.size());
        takeCells(rest, matrix.columns.size(), matrix.cells.back(), matrix.tails.back());
        continue;
      }
      // A wrapped row goes on; anything else ends the matrix.
      if (matrix.rows.empty()) return i;
      std::vector<std::string>& cells = matrix.cells.back();
      const bool goesOn = cells.size() < matrix.columns.size() && m_relation(trimmed(text)) > 0;
      const bool affinity =
          cells.size() == matrix.columns.size() &&
          trimmed(text).find_first_not_of("0123456789-, \tN/A") == std::string_view::npos;
      if (!goesOn && !affinity) return i;
      takeCells(text, matrix.columns.size(), cells, matrix.tails.back());
    }
    return i;
  }

  const std::vector<std::string_view>& m_lines;
  RelationLength m_relation;
  std::vector<TopologyMatrix> m_found;
};

}  // namespace

int TopologyMatrix::column(std::string_view name) const {
  const auto found = std::find(columns.begin(), columns.end(), name);
  return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

std::string_view TopologyMatrix::between(std::size_t row, std::size_t column) const {
  if (column < cells[row].size()) return cells[row][column];
  const auto mirror = std::find(rows.begin(), rows.end(), columns[column]);
  const int back = this->column(rows[row]);
  if (mirror == rows.end() || back < 0) return {};
  const std::vector<std::string>& other = cells[static_cast<std::size_t>(mirror - rows.begin())];
  return static_cast<std::size_t>(back) < other.size()
             ? std::string_view(other[static_cast<std::size_t>(back)])
             : std::string_view();
}

bool isGpuName(std::string_view name) {
  return name.starts_with("GPU") && isDigits(name.substr(3));
}

std::vector<TopologyMatrix> findMatrices(const std::vector<std::string_view>& lines,
                                         RelationLength relation) {
  return MatrixReader(lines, relation).read();
}

std::map<std::string, int> countGpuPairs(const TopologyMatrix& matrix) {
  std::map<std::string, int> pairs;
  for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
    if (!isGpuName(matrix.rows[row])) continue;
    const int self = matrix.column(matrix.rows[row]);
    for (std::size_t column = static_cast<std::size_t>(self) + 1; column < matrix.columns.size();
         ++column) {
      if (!isGpuName(matrix.columns[column])) continue;
      const std::string_view relation = matrix.between(row, column);
      if (!relation.empty()) ++pairs[std::string(relation)];
    }
  }
  return pairs;
}

}  // namespace slicescape
