// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/hf/reading.h"

namespace slicescape::hf {

/// Sizes of an encoder class when the file leaves them out.
struct EncoderDefaults {
  std::int64_t hidden = 0;
  std::int64_t heads = 0;
  std::int64_t inner = 0;
};

/// A layer of the BERT kind (biases, LayerNorm, plain MLP) and the parts of the model that
/// go with it: no final norm, no head.
LayerKind readEncoderLayer(const ObjectReader& keys, Reading& reading,
                           const EncoderDefaults& defaults);

/// As many layers as the file says.
void appendEncoderLayers(const ObjectReader& keys, Reading& reading, const LayerKind& layer,
                         std::int64_t fallback);

}  // namespace slicescape::hf
