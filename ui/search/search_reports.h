// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/search/why_not.h"
#include "ui/search/search_session.h"

namespace slicescape::ui {

/// A plan with its figures; cost and finishing time as the search scores them.
struct ScoredPlan {
  Plan plan;
  std::shared_ptr<const Evaluation> evaluation;
  PlanScore score;
};

/// The pages beside the results, as HTML in the colours of the theme.

/// Figures of `found` against the plan as it is, and what differs told in amounts.
QString comparisonReport(const ScoredPlan& now, const FoundPlan& found, bool hasPrice);

/// Why a layout is not the one to take. `withBest`: it was compared with the best of a
/// search, not with the plan as it is.
QString whyNotReport(const WhyNot& answer, bool withBest);

/// Why layouts were dropped, most first.
QString droppedReport(const SearchResult& result);

/// One paragraph in secondary text: a hint where nothing is to be shown yet.
QString hintReport(const QString& sentence);

}  // namespace slicescape::ui
