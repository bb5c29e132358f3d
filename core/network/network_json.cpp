// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/network_json.h"

#include <boost/json/array.hpp>
#include <boost/json/value_from.hpp>

#include "core/units/text_json.h"

namespace slicescape {
namespace {

namespace json = boost::json;

const char* kindWord(NetworkPart::Kind kind) {
  switch (kind) {
    case NetworkPart::Kind::InsideHosts:
      return "inside_hosts";
    case NetworkPart::Kind::Tier:
      return "tier";
    case NetworkPart::Kind::Link:
      break;
  }
  return "link";
}

const char* verdictWord(ScalingVerdict verdict) {
  switch (verdict) {
    case ScalingVerdict::Good:
      return "good";
    case ScalingVerdict::Poor:
      return "poor";
    case ScalingVerdict::Slower:
      return "slower";
    case ScalingVerdict::SlowerNext:
      break;
  }
  return "slower_next";
}

/// Figures that do not exist are null, never 0.
json::value known(double value) {
  return value > 0 ? numberToJson(value) : json::value(nullptr);
}

json::array pointsToJson(const std::vector<ScalingPoint>& points) {
  json::array list;
  for (const ScalingPoint& point : points) {
    list.push_back({{"hosts", point.hosts},
                    {"gpus", point.gpus},
                    {"global_batch", point.globalBatch},
                    {"step_time_s", known(point.step)},
                    {"tokens_per_s", known(point.tokensPerSecond)},
                    {"tokens_per_s_per_gpu", known(point.tokensPerSecondPerGpu)},
                    {"fits", point.fits},
                    {"is_plan", point.isPlan},
                    {"is_drawn", point.isDrawn}});
  }
  return list;
}

}  // namespace

json::object networkAdviceToJson(const NetworkAdvice& advice) {
  const Bottleneck& worst = advice.bottleneck;
  json::array rows;
  for (const Sensitivity& row : advice.sensitivity) {
    json::object object{{"part", kindWord(row.part.kind)},
                        {"name", row.part.name},
                        {"links", json::value_from(row.part.links)},
                        {"step_time_doubled_s", known(row.doubledStep)},
                        {"step_change_doubled", numberToJson(row.doubledChange)},
                        {"step_time_halved_s", known(row.halvedStep)},
                        {"step_change_halved", numberToJson(row.halvedChange)},
                        {"message", toEnglish(row.sentence)}};
    if (row.part.kind == NetworkPart::Kind::Tier) object["tier"] = row.part.tier;
    rows.push_back(std::move(object));
  }
  return {{"bottleneck",
           {{"axis", worst.axis},
            {"link", worst.link},
            {"link_id", worst.linkId},
            {"exposed_s", numberToJson(worst.exposed.value())},
            {"share", numberToJson(worst.share)},
            {"utilisation", numberToJson(worst.utilisation)},
            {"message", toEnglish(worst.sentence)}}},
          {"sensitivity", std::move(rows)},
          {"scaling",
           {{"verdict", verdictWord(advice.scaling.verdict)},
            {"message", toEnglish(advice.scaling.sentence)},
            {"same_batch", pointsToJson(advice.scaling.sameBatch)},
            {"grown_batch", pointsToJson(advice.scaling.grownBatch)}}}};
}

json::object hostLossToJson(const Plan& plan, const HostLoss& loss) {
  json::array ranks;
  for (const auto& [first, last] : loss.ranks) ranks.push_back({first, last});
  json::object groups;
  for (const Axis axis : {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp}) {
    groups[axisName(axis)] = loss.groups[static_cast<std::size_t>(axis)];
  }
  json::array messages;
  for (const Text& sentence : loss.sentences) messages.emplace_back(toEnglish(sentence));
  return {{"hosts", plan.cluster->hosts[static_cast<std::size_t>(loss.hostGroup)].id},
          {"host", loss.host},
          {"ranks", std::move(ranks)},
          {"rank_count", loss.rankCount},
          {"stages", json::value_from(loss.stages)},
          {"replicas", json::value_from(loss.replicas)},
          {"groups", std::move(groups)},
          {"hosts_left", loss.hostsLeft},
          {"spare_hosts", loss.spareHosts},
          {"gang", gangAnswerWord(loss.gang.answer)},
          {"dp_left", loss.replicasLeft},
          {"tokens_per_s", known(loss.tokensPerSecond)},
          {"throughput_share", known(loss.throughputShare)},
          {"messages", std::move(messages)}};
}

}  // namespace slicescape
