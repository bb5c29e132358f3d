// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>
#include <string_view>

#include "core/plan/plan.h"
#include "core/storage/field_writer.h"
#include "core/units/result.h"

// Between plan text and plan values: the document as a JSON value. For use inside
// core/storage; everyone else calls plan_json.h.

namespace slicescape {

boost::json::value planToJson(const Plan& plan, WrittenPart part = WrittenPart::Everything);
Result<Plan> planFromJson(const boost::json::value& document, std::string_view file);

}  // namespace slicescape
