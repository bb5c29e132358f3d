// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_profile.h"
#include "core/model/object_reader.h"

namespace slicescape {

/// Reads one entry of a model catalogue (resources/catalogue/models.json describes the
/// keys in its field_notes). Failures go to the log of `entry`.
ModelProfile readCatalogueEntry(const ObjectReader& entry);

}  // namespace slicescape
