// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/training_context.h"

namespace slicescape {

const char* peakKey(Precision precision) {
  switch (precision) {
    case Precision::Fp32:
      return "tf32";
    case Precision::Fp16:
      return "fp16";
    case Precision::Bf16:
      return "bf16";
    case Precision::Fp8:
    case Precision::MxFp8:
      return "fp8";
    case Precision::NvFp4:
      return "fp4";
  }
  return "bf16";
}

bool isLowPrecision(Precision precision) {
  return precision == Precision::Fp8 || precision == Precision::MxFp8 ||
         precision == Precision::NvFp4;
}

}  // namespace slicescape
