// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/storage/plan_json.h"
#include "resources/resources.h"

namespace slicescape::testing {

/// The plan that opens first: Llama 3 70B on 64 GPUs in four stages.
inline Plan examplePlan() {
  const resources::Example& first = resources::examples().front();
  return loadPlan(first.text, first.file).value();
}

}  // namespace slicescape::testing
