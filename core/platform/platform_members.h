// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/evaluation.h"
#include "core/plan/plan.h"

namespace slicescape {

// "queue" and "deadline" of the platform are JSON text in the plan, so that keys of other
// programs survive. These read and change one member of them.

/// The member `key` of an object kept as text; empty when it has none, or is no object.
std::optional<boost::json::value> memberOfText(const std::optional<std::string>& text,
                                               std::string_view key);
/// Sets the member, or takes it out when `value` is empty; the rest stays. Text that is no
/// object is replaced by one, and an object without members by nothing.
void setMemberOfText(std::optional<std::string>& text, std::string_view key,
                     std::optional<boost::json::value> value);

/// Members of the deadline whichever way it is written: seconds, a date, or an object.
std::optional<boost::json::value> deadlineMember(const PlatformProfile& platform,
                                                 std::string_view key);
void setDeadlineMember(PlatformProfile& platform, std::string_view key,
                       std::optional<boost::json::value> value);

/// What stands in for each setting of the platform that the plan leaves open: priors with their
/// sources, what the capabilities imply for the queue, the checkpoint interval that costs least.
std::vector<Assumption> openPlatformSettings(const Plan& plan, const Evaluation& evaluation);

}  // namespace slicescape
