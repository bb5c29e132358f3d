// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan.h"

namespace slicescape {

bool ModelChoice::operator==(const ModelChoice& other) const {
  if (catalogueId != other.catalogueId || unknown != other.unknown) return false;
  if (profile == other.profile) return true;
  return profile != nullptr && other.profile != nullptr && *profile == *other.profile;
}

}  // namespace slicescape
