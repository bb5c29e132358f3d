// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/search/search.h"

namespace slicescape {

/// Why a layout is not the one to take.
struct WhyNot {
  bool isLegal = false;
  bool fits = false;
  Plan plan;  ///< with the layout asked about
  Evaluation evaluation;
  /// The rules it breaks, or the bytes by which it does not fit, or the seconds it loses
  /// against the reference, the deciding reason first.
  std::vector<Text> reasons;
};

/// Judges `asked` against `reference` (usually the best of a search). Both are evaluated in
/// full.
WhyNot whyNot(const Plan& asked, const Plan& reference, const std::string& framework = {},
              const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
