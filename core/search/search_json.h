// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/search/search.h"
#include "core/units/result.h"

namespace slicescape {

/// A found plan: its evaluation (slicescape.evaluation/1) with layout, micro-batch, score and
/// whether it ties with the best.
boost::json::object foundPlanToJson(const FoundPlan& found);

/// `slicescape.search/1`: the keys of the command line's contract.
boost::json::value searchToJson(const SearchResult& result, const SearchSpace& space, int shard,
                                int shards);

/// Joins the results of shards: counts are added, the best plans of all stay, and the Pareto
/// front is taken again. Fails when a text is no search result, when the objectives differ,
/// or when the same shard stands twice.
struct SearchText {
  std::string file;
  std::string text;
};
Result<boost::json::value> mergeSearches(const std::vector<SearchText>& shards, std::size_t top);

}  // namespace slicescape
