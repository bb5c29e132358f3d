// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/text_source.h"

namespace slicescape {

/// One statement of a Slurm file or block of scontrol: Key=Value pairs on one logical line.
struct SlurmStatement {
  std::size_t line = 0;
  std::vector<std::pair<std::string, std::string>> pairs;

  /// The value of a key, without regard to case; empty when it is absent.
  std::string_view value(std::string_view key) const;
  bool has(std::string_view key) const;
};

/// The statements of slurm.conf and topology.conf: comments after '#' removed, lines that end
/// with a backslash joined.
std::vector<SlurmStatement> slurmStatements(const TextSource& source);

/// What a Gres or a TRES text says of accelerators: "gpu:h100:8(S:0-1),gpu:a100:2",
/// "gres/gpu:a100=8".
struct GresGpus {
  std::string type;
  int count = 0;
  bool mixed = false;  ///< several types in one host; the first is named
};
GresGpus gpusOfGres(std::string_view text);

/// "DRAIN", "DOWN*", "IDLE+DRAIN", "FAIL", "MAINT", "POWERED_DOWN": no job starts there.
bool isDownState(std::string_view state);

}  // namespace slicescape
