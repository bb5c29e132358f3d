// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace slicescape {

/// The catalogue id of an accelerator from what drivers, schedulers and clouds call it:
/// "NVIDIA H100 80GB HBM3", "Tesla-V100-SXM2-32GB", "gpu:a100_80g", "AMD Instinct MI300X",
/// "V100M32". `memoryGiB` (0 unknown) decides between sizes of one product. Empty when the name
/// is unknown or, like "A100" of unknown form and size, could be several: then `family` still
/// tells what is sure.
struct GpuName {
  std::string id;        ///< catalogue id, empty when not sure
  std::string family;    ///< "H100", empty when unknown
  bool assumed = false;  ///< form factor or memory was not in the name; the common one is taken
};

GpuName gpuFromName(std::string_view name, double memoryGiB = 0);

}  // namespace slicescape
