// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/documents.h"

#include <algorithm>
#include <cmath>

namespace slicescape {
namespace {

constexpr double kP90Deviate = 1.2815515655446004;  // of the standard normal law

}  // namespace

double documentLengthSeenByToken(double meanLength, double p90Length, double sequenceLength) {
  if (meanLength <= 0 || meanLength >= sequenceLength) return sequenceLength;
  const double ratio = std::max(1.0, p90Length / meanLength);
  const double root = kP90Deviate * kP90Deviate - 2 * std::log(ratio);
  const double spread = kP90Deviate - std::sqrt(std::max(0.0, root));
  return std::min(sequenceLength, meanLength * std::exp(spread * spread));
}

LayerFlops flopsOfSequence(const LayerKind& layer, const TrainingContext& context) {
  const std::int64_t length = context.attentionSequence();
  LayerFlops flops = countFlops(layer, length);
  if (length == context.sequence) return flops;
  const double documents = static_cast<double>(context.sequence) / static_cast<double>(length);
  for (Flop* part : {&flops.linear, &flops.attentionFull, &flops.attentionCausal, &flops.other}) {
    *part = *part * documents;
  }
  return flops;
}

}  // namespace slicescape
