// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/plan/error_band.h"

namespace slicescape {

/// One measured step against its prediction.
struct StepResidual {
  std::string source;
  BandKind kind;
  double ratio = 1;  ///< measured over predicted
};

/// Bands of every kind that has runs, coarsest kinds first: P10 and P90 of the ratio, a source
/// weighing as the square root of its runs so that none rules alone; a kind known from few
/// sources is drawn towards the next coarser one. `widening` multiplies the bands in
/// logarithms.
std::vector<ErrorBand> fitBands(const std::vector<StepResidual>& residuals, double widening);

/// What the bands are worth on runs they have not seen.
struct HeldOutSource {
  int runs = 0;
  double covered = 0;              ///< share of its runs inside the bands of all other sources
  double medianAbsoluteError = 0;  ///< after the scale that the other sources suggest
};
struct HeldOut {
  double widening = 1;  ///< at which 80 % of the left-out runs are covered
  double covered = 0;   ///< at that widening, over all runs
  double medianOfSources = 0;
  std::map<std::string, HeldOutSource> bySource;
};

/// Leaves out one source after another: bands, and a scale for each kind (the median ratio,
/// drawn towards 1 where evidence is thin), come from the other sources alone.
HeldOut crossValidate(const std::vector<StepResidual>& residuals);

/// core/plan/error_band_table.h for these bands.
std::string bandTableSource(const std::vector<ErrorBand>& bands);

}  // namespace slicescape
