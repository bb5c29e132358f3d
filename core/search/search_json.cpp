// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_json.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "core/storage/plan_json.h"
#include "core/units/json_reader.h"

namespace slicescape {
namespace {

namespace json = boost::json;

json::object scoreToJson(const PlanScore& score) {
  return {{"step_time_s", score.stepTime},
          {"memory_share", score.memoryShare},
          {"gpus", score.gpus},
          {"completion_s", score.completion},
          {"cost", score.cost},
          {"mfu", score.mfu}};
}

json::array listToJson(const std::vector<FoundPlan>& plans) {
  json::array list;
  for (const FoundPlan& plan : plans) list.push_back(foundPlanToJson(plan));
  return list;
}

}  // namespace

json::object foundPlanToJson(const FoundPlan& found) {
  json::object entry;
  entry["score"] = scoreToJson(found.score);
  entry["best"] = found.isBest;
  entry["ties_with_best"] = found.tiesWithBest;
  if (const Result<json::value> document = parseJson(savePlan(found.plan), {})) {
    entry["layout"] = document->at("layout");
  }
  entry["micro_batch"] = found.plan.workload->microBatch;
  const json::value evaluation = evaluationToJson(found.plan, found.evaluation);
  for (const auto& member : evaluation.as_object()) {
    entry[member.key()] = member.value();
  }
  return entry;
}

json::value searchToJson(const SearchResult& result, const SearchSpace& space, int shard,
                         int shards) {
  json::object document;
  document["schema"] = "slicescape.search/1";
  document["objective"] = objectiveName(result.objective);
  document["framework"] = space.framework.empty() ? "any" : space.framework;
  document["shard"] = shard;
  document["shards"] = shards;
  document["cost_unit"] = result.hasPrice ? "usd" : "gpu_hours";
  document["space"] = result.space;
  document["estimated"] = result.estimated;
  document["evaluated"] = result.evaluated;
  json::object pruned;
  json::object reasons;
  for (const auto& [code, group] : result.pruned.groups()) {
    pruned[code] = group.count;
    reasons[code] = toEnglish(group.why);
  }
  document["pruned"] = std::move(pruned);
  document["pruned_reasons"] = std::move(reasons);
  document["feasible"] = result.feasible;
  document["cancelled"] = result.cancelled;
  document["wall_s"] = result.wallSeconds;
  document["first_result_s"] = result.firstResultSeconds;
  document["plans"] = listToJson(result.plans);
  document["pareto"] = listToJson(result.pareto);
  return document;
}

}  // namespace slicescape
