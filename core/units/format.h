// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/units/quantity.h"
#include "core/units/text.h"

namespace slicescape {

// The one formatter of core: English, locale-free, three significant digits.
// Memory is IEC (GiB), links are SI (GB/s), compute is FLOP/s. "—" is unknown.

std::string formatBytes(Bytes value);                   // "74.8 GiB"
std::string formatSeconds(Seconds value);               // "6.42 s", "236 ms", "1.31 µs"
std::string formatBytesPerSecond(BytesPerSecond value); // "50.0 GB/s"
std::string formatLineRate(BytesPerSecond value);       // "400 Gb/s", for ports and NICs
std::string formatFlop(Flop value);                     // "1.52 EFLOP"
std::string formatFlopPerSecond(FlopPerSecond value);   // "434 TFLOP/s"
std::string formatShare(Share value);                   // "8.6 %"
std::string formatCount(std::int64_t value);            // "16,384"
std::string formatShortCount(double value);             // "70.6 B", for parameters and tokens
std::string formatNumber(double value);                 // three significant digits
std::string formatArgument(const TextArgument& value);

}  // namespace slicescape
