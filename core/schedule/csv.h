// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/schedule/schedule.h"
#include "core/units/result.h"

namespace slicescape {

/// A schedule read from PyTorch's pipelining CSV.
struct CsvSchedule {
  Schedule schedule;  ///< kind Custom; slots are a rank's stages in ascending order
  /// Entries without computation that the simulator adds itself or that belong to FSDP
  /// (SEND_F, RECV_B, UNSHARD, REDUCE_GRAD, …).
  int ignoredEntries = 0;
};

/// Reads the format of torch.distributed.pipelining's _dump_csv: one row per rank, entries
/// <stage><F|I|B|W><micro-batch>, "(0F1;1B0)OVERLAP_F_B" for an overlapped pair, empty
/// entries for idle steps. Refuses, with the place, what it cannot read, and programs that
/// do not run every stage exactly once per micro-batch.
Result<CsvSchedule> readScheduleCsv(std::string_view text, const std::string& file = {});

/// One text per rank, without idle steps. Fails as writeScheduleCsv().
Result<std::vector<std::string>> scheduleCsvRows(const Schedule& schedule);

/// Writes the same format without idle steps. Fails for DualPipe, whose stages sit on two
/// ranks each, which the format cannot say.
Result<std::string> writeScheduleCsv(const Schedule& schedule);

}  // namespace slicescape
