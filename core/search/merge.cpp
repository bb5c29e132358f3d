// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <set>

#include "core/search/search_json.h"
#include "core/units/json_reader.h"

namespace slicescape {
namespace {

namespace json = boost::json;

Error badShard(const std::string& file, std::string place, Text expected) {
  return Error(file, std::move(place), std::move(expected),
               {SLICESCAPE_TEXT("Give the files that \"search --json\" wrote for one plan."), {}});
}

double number(const json::value& plan, std::string_view key) {
  const json::value* score = plan.as_object().if_contains("score");
  if (score == nullptr || !score->is_object()) return 0;
  const json::value* value = score->get_object().if_contains(key);
  return value != nullptr && value->is_number() ? value->to_number<double>() : 0;
}

PlanScore scoreOf(const json::value& plan) {
  PlanScore score;
  score.stepTime = number(plan, "step_time_s");
  score.memoryShare = number(plan, "memory_share");
  score.gpus = static_cast<std::int64_t>(number(plan, "gpus"));
  score.completion = number(plan, "completion_s");
  score.cost = number(plan, "cost");
  return score;
}

bool beats(const json::value& a, const json::value& b) {
  bool better = false;
  for (const char* key : {"step_time_s", "memory_share", "gpus", "cost"}) {
    if (number(a, key) > number(b, key)) return false;
    better = better || number(a, key) < number(b, key);
  }
  return better;
}

/// Best first. Shards order ties among themselves; between shards the objective decides, and
/// what ties with the overall best is marked anew.
json::array rank(std::vector<json::value> plans, Objective objective, std::size_t top) {
  const auto value = [&](const json::value& plan) { return scoreOf(plan).valueOf(objective); };
  std::stable_sort(plans.begin(), plans.end(),
                   [&](const json::value& a, const json::value& b) { return value(a) < value(b); });
  if (plans.size() > top) plans.resize(top);
  json::array ranked;
  const double tie = plans.empty() ? 0 : tieValue(scoreOf(plans.front()), objective);
  for (json::value& plan : plans) {
    json::object& entry = plan.as_object();
    entry["best"] = ranked.empty();
    entry["ties_with_best"] = value(plan) <= tie;
    ranked.push_back(plan);
  }
  return ranked;
}

json::array front(const std::vector<json::value>& plans) {
  json::array kept;
  for (const json::value& plan : plans) {
    const bool beaten = std::any_of(plans.begin(), plans.end(),
                                    [&](const json::value& other) { return beats(other, plan); });
    if (!beaten) kept.push_back(plan);
  }
  return kept;
}

/// Adds up what one shard counted and collects its plans.
class Merger {
 public:
  std::optional<Error> add(const std::string& file, const json::value& shard) {
    const json::object* object = shard.if_object();
    const json::value* schema = object != nullptr ? object->if_contains("schema") : nullptr;
    if (schema == nullptr || *schema != "slicescape.search/1") {
      return badShard(file, "/schema",
                      {SLICESCAPE_TEXT("This is no search result (slicescape.search/1)."), {}});
    }
    for (const char* key : {"objective", "shards", "framework", "cost_unit"}) {
      const json::value* value = object->if_contains(key);
      if (value == nullptr) return badShard(file, std::string("/") + key, missing());
      if (!m_document.contains(key)) m_document[key] = *value;
      if (m_document[key] != *value) {
        return badShard(file, std::string("/") + key,
                        {SLICESCAPE_TEXT("The files are parts of different searches."), {}});
      }
    }
    const json::value* index = object->if_contains("shard");
    if (index == nullptr || !index->is_int64()) return badShard(file, "/shard", missing());
    if (!m_seen.insert(index->get_int64()).second) {
      return badShard(file, "/shard",
                      {SLICESCAPE_TEXT("Shard {0} is given twice."), {index->get_int64()}});
    }
    for (const char* key : {"space", "estimated", "evaluated", "feasible"}) {
      const json::value* value = object->if_contains(key);
      if (value == nullptr || !value->is_int64()) {
        return badShard(file, std::string("/") + key, missing());
      }
      m_counts[key] = (m_counts.contains(key) ? m_counts[key].get_int64() : 0) + value->get_int64();
    }
    return addLists(file, *object);
  }

  json::value finish(std::size_t top) {
    json::object document;
    document["schema"] = "slicescape.search/1";
    for (const auto& member : m_document) document[member.key()] = member.value();
    json::array merged;
    for (const std::int64_t shard : m_seen) merged.push_back(shard);
    document["merged_shards"] = std::move(merged);
    for (const auto& member : m_counts) document[member.key()] = member.value();
    document["pruned"] = m_pruned;
    document["pruned_reasons"] = m_reasons;
    document["wall_s"] = m_wall;
    const auto objective = objectiveFrom(std::string_view(m_document["objective"].as_string()));
    document["plans"] = rank(std::move(m_plans), objective.value_or(Objective::StepTime), top);
    document["pareto"] = front(m_pareto);
    return document;
  }

 private:
  static Text missing() { return {SLICESCAPE_TEXT("A figure of the search is missing here."), {}}; }

  std::optional<Error> addLists(const std::string& file, const json::object& shard) {
    for (const char* key : {"plans", "pareto"}) {
      const json::value* list = shard.if_contains(key);
      if (list == nullptr || !list->is_array()) {
        return badShard(file, std::string("/") + key, missing());
      }
      std::vector<json::value>& plans = key == std::string_view("plans") ? m_plans : m_pareto;
      for (const json::value& plan : list->get_array()) {
        if (!plan.is_object()) return badShard(file, std::string("/") + key, missing());
        plans.push_back(plan);
      }
    }
    if (const json::value* pruned = shard.if_contains("pruned"); pruned && pruned->is_object()) {
      for (const auto& member : pruned->get_object()) {
        if (!member.value().is_int64()) continue;
        const std::int64_t before =
            m_pruned.contains(member.key()) ? m_pruned[member.key()].get_int64() : 0;
        m_pruned[member.key()] = before + member.value().get_int64();
      }
    }
    if (const json::value* why = shard.if_contains("pruned_reasons"); why && why->is_object()) {
      for (const auto& member : why->get_object()) m_reasons[member.key()] = member.value();
    }
    // Shards run side by side: the slowest is what one waits for.
    if (const json::value* wall = shard.if_contains("wall_s"); wall && wall->is_number()) {
      m_wall = std::max(m_wall, wall->to_number<double>());
    }
    return std::nullopt;
  }

  json::object m_document;
  json::object m_counts;
  json::object m_pruned;
  json::object m_reasons;
  std::set<std::int64_t> m_seen;
  std::vector<json::value> m_plans;
  std::vector<json::value> m_pareto;
  double m_wall = 0;
};

}  // namespace

Result<json::value> mergeSearches(const std::vector<SearchText>& shards, std::size_t top) {
  Merger merger;
  for (const SearchText& shard : shards) {
    const Result<json::value> value = parseJson(shard.text, shard.file);
    if (!value) return value.error();
    if (const std::optional<Error> error = merger.add(shard.file, *value)) return *error;
  }
  return merger.finish(std::max<std::size_t>(1, top));
}

}  // namespace slicescape
