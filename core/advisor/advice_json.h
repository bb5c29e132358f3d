// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/object.hpp>
#include <functional>
#include <string>

#include "core/advisor/advice.h"

namespace slicescape {

/// Puts a sentence into the reader's language; toEnglish where there is no other.
using Say = std::function<std::string(const Text&)>;

/// The advice with the keys of the command-line contract.
boost::json::object adviceToJson(const Advice& advice, const Say& say);
/// "completion" of an evaluation or an advice.
boost::json::object completionToJson(const PlanCompletion& completion, const Say& say);
/// A queue simulation with the keys of the contract.
boost::json::object queueReportToJson(const QueueReport& report, const Say& say);

}  // namespace slicescape
