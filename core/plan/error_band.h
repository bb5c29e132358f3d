// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "core/hardware/catalogue.h"
#include "core/layout/layout.h"
#include "core/model/model_profile.h"

namespace slicescape {

/// What decides how far a predicted step may be off, from the coarsest trait to the finest:
/// dense or mixture of experts, device generation, parallel axes in use, one host or more.
/// Each trait is a small number; kAnyTrait in a row of the table means "whatever".
struct BandKind {
  static constexpr std::size_t kTraits = 4;
  static constexpr int kAnyTrait = -1;
  std::array<int, kTraits> traits{};

  bool operator==(const BandKind&) const = default;
  auto operator<=>(const BandKind&) const = default;
  /// The kind with only its `level` coarsest traits kept.
  BandKind upTo(std::size_t level) const;
  /// "dense, Hopper, model parallel, several hosts", for tables.
  std::string name() const;
};

BandKind bandKindOf(const Device& device, const ModelProfile& model, const Layout& layout,
                    std::int64_t hosts);

/// Where eight of ten measured steps lie, as shares of the prediction.
struct ErrorBand {
  double low = 1, high = 1;
  int runs = 0;     ///< published runs the band comes from
  int sources = 0;  ///< in how many sources
  BandKind kind;    ///< the kind they have in common
};

/// The band of a kind of configuration, from the table of published runs
/// (error_band_table.h, written by `slicescape-cli validate --bands`). Where no run of that
/// very kind is known, the band of what is known of it, wider by a quarter for each trait
/// without evidence.
ErrorBand errorBandOf(const BandKind& kind);

/// The same from a table of one's own, coarsest kinds first.
ErrorBand errorBandFrom(const std::vector<ErrorBand>& table, const BandKind& kind);

}  // namespace slicescape
