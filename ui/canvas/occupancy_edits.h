// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/hardware/cluster.h"

// Who is on which host, as functions from value to value: failed hosts and other tenants' jobs.

namespace slicescape::ui {

bool isFailed(const Cluster& cluster, const std::string& group, int host);
/// The host down, or up again.
Cluster withFailed(const Cluster& cluster, const std::string& group, int host, bool failed);

/// The tenant that holds GPUs of a host; null when nobody does. The first where several do.
const Tenant* tenantOn(const Cluster& cluster, const std::string& group, int host);
/// All GPUs of a host held by a tenant of that name, of whom nothing else is known. It joins the
/// tenant's hosts beside it.
Cluster withOccupied(const Cluster& cluster, const std::string& group, int host,
                     const std::string& name);
/// Nobody on the host: a tenant that holds hosts on both sides of it is cut in two.
Cluster withFreed(const Cluster& cluster, const std::string& group, int host);

}  // namespace slicescape::ui
