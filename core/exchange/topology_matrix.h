// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/import.h"

namespace slicescape {

/// A matrix of connections as `nvidia-smi topo -m` and `rocm-smi --showtopo` print it: a
/// heading with device names, then one row for each device.
struct TopologyMatrix {
  std::size_t line = 0;              ///< of the heading, from 0
  std::vector<std::string> columns;  ///< device names, in order
  std::vector<std::string> rows;     ///< the devices that have a row, in order
  /// cells[row][column], "X" on the diagonal, "" where the file lacks one
  std::vector<std::vector<std::string>> cells;
  std::vector<std::string> tails;  ///< what follows the cells of a row: affinities

  int column(std::string_view name) const;
  /// The cell, or its mirror image when the row lacks it.
  std::string_view between(std::size_t row, std::size_t column) const;
};

/// Whether a word is a relation of the matrix ("NV18", "PXB", "XGMI", "0"), and how many
/// characters of a glued text ("PIXSYS0-23") the first relation takes; 0 for none.
using RelationLength = std::size_t (*)(std::string_view text);

/// Every matrix of a text. Reads tab, space, Markdown and reStructuredText tables, headings and
/// rows that a terminal wrapped, cells glued together, quoted and indented text.
std::vector<TopologyMatrix> findMatrices(const std::vector<std::string_view>& lines,
                                         RelationLength relation);

/// "GPU0", "GPU12": an accelerator's row or column.
bool isGpuName(std::string_view name);

/// How many pairs of accelerators are joined by each relation.
std::map<std::string, int> countGpuPairs(const TopologyMatrix& matrix);

}  // namespace slicescape
