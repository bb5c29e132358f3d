// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/hf/reading.h"

namespace slicescape::hf {

/// True for Meta's and Mistral's params.json: dim, n_layers, n_heads.
bool isMetaParams(const ObjectReader& root);

/// Reads a params.json: a Llama or Mixtral whose MLP width may follow from multiple_of and
/// ffn_dim_multiplier.
void readMetaParams(const ObjectReader& root, Reading& reading);

}  // namespace slicescape::hf
