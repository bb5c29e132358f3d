// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "core/validation/judgement.h"
#include "core/validation/kernels.h"

namespace slicescape::cli {

/// What a validation is to be shown as.
struct ValidationView {
  std::string by = "source";  ///< source, gpu, model, kind or axes
  bool ranking = false;
};

/// The document of `validate --json`.
boost::json::object validationJson(const Judgement& judgement, const KernelJudgement& kernels,
                                   const ValidationView& view);
/// The same as tables for a terminal.
std::string validationText(const Judgement& judgement, const KernelJudgement& kernels,
                           const ValidationView& view);
/// The help page "Accuracy": what was measured, how far the predictions are off, what is
/// known of the worst. Markdown of headings, paragraphs and tables.
std::string accuracyPage(const Judgement& judgement, const KernelJudgement& kernels,
                         const std::string& version, const std::string& date);

/// "4.5 %".
std::string percentText(double share);

}  // namespace slicescape::cli
