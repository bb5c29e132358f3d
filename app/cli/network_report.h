// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/network/host_loss.h"
#include "core/network/network_advice.h"

namespace slicescape::cli {

/// The bottleneck, what faster and slower links would change, and throughput over hosts.
std::string networkText(const NetworkAdvice& advice);
/// What breaks when a host goes.
std::string hostLossText(const HostLoss& loss);

}  // namespace slicescape::cli
