// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/cost/memory.h"
#include "core/cost/sources.h"
#include "core/cost/term.h"

namespace slicescape {

/// Adds up tensors of rows × width elements; with `terms` it also writes each one down.
class TensorSum {
 public:
  explicit TensorSum(std::vector<Term>* terms = nullptr,
                     std::string_view source = sources::kActivations)
      : m_terms(terms), m_source(source) {}

  /// `bytes` per element may be the sum over several tensors of that shape.
  void add(const char* name, double rows, double width, double bytes);
  double total() const { return m_total; }

 private:
  std::vector<Term>* m_terms;
  std::string_view m_source;
  double m_total = 0;
};

/// The parameters of a stage as one rank holds them after sharding.
struct HeldParameters {
  const StageParameters& parameters;
  int denseRanks, expertRanks;

  double count() const { return parameters.dense / denseRanks + parameters.expert / expertRanks; }
};

/// One kind of model state: parameters held · share · bytes per parameter.
Term stateTerm(const char* name, const HeldParameters& held, double perParameter, double share,
               const char* shareName);

/// Multiplies every term by the share of the activations that stays on the device.
void scaleTerms(std::vector<Term>& terms, double kept);

}  // namespace slicescape
