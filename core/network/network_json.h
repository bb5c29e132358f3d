// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/object.hpp>

#include "core/network/host_loss.h"
#include "core/network/network_advice.h"

namespace slicescape {

/// `network` of `evaluate --sensitivity --json`: bottleneck, sensitivity[], scaling.
boost::json::object networkAdviceToJson(const NetworkAdvice& advice);

/// `host_loss` of `evaluate --without-host --json`.
boost::json::object hostLossToJson(const Plan& plan, const HostLoss& loss);

}  // namespace slicescape
