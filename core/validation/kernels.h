// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/units/result.h"

namespace slicescape {

/// Errors of predicted kernel times on one device.
struct KernelErrors {
  std::vector<double> absolute;  ///< |predicted / measured − 1|, one per row

  double mean() const;
  double median() const;
};

/// Measured kernels by what they are: "gemm" (single and grouped products), "attention"
/// (causal flash kernels) and "collectives" (all-reduce, all-gather, reduce-scatter,
/// all-to-all; "collectives_from_1_mb" those of them that are large), by device id.
using KernelJudgement = std::map<std::string, std::map<std::string, KernelErrors>>;

/// True when the text is a file of measured kernels (`slicescape.gemm/1` or
/// `slicescape.collectives/1`): those are no runs and are judged apart.
bool isKernelFile(std::string_view json);

/// Predicts every row that has a size and a time and adds the errors to `judgement`. Rows
/// of other kinds (ceilings, whole layers) are passed over.
Result<void> judgeKernels(std::string_view json, std::string_view file, KernelJudgement& judgement);

}  // namespace slicescape
