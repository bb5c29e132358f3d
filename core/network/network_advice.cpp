// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/network_advice.h"

#include <algorithm>
#include <map>

namespace slicescape {
namespace {

/// Waiting below this share of the step names no bottleneck.
constexpr double kWaitWorthNaming = 0.001;

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
  return text;
}

std::string endsOf(const Cluster& cluster, const std::string& linkId) {
  const Link* link = cluster.link(linkId);
  if (link == nullptr) return linkId;
  const auto name = [&](const std::string& id) {
    if (const HostGroup* host = cluster.host(id)) return host->name.empty() ? id : host->name;
    const SwitchGroup* group = cluster.switchGroup(id);
    return group == nullptr || group->name.empty() ? id : group->name;
  };
  return name(link->from) + " – " + name(link->to);
}

Text doubledText(const NetworkPart& part, double change) {
  switch (part.kind) {
    case NetworkPart::Kind::InsideHosts:
      return {SLICESCAPE_TEXT("Twice the speed inside the hosts ({0}) changes the step by {1}."),
              {part.name, Share{change}}};
    case NetworkPart::Kind::Tier:
      if (part.tier == 0) {
        return {SLICESCAPE_TEXT("NICs and links of the hosts twice as fast change the step by "
                                "{0}."),
                {Share{change}}};
      }
      return {SLICESCAPE_TEXT("Links between switch tiers {0} and {1} twice as fast change the "
                              "step by {2}."),
              {std::int64_t{part.tier}, std::int64_t{part.tier + 1}, Share{change}}};
    case NetworkPart::Kind::Link:
      break;
  }
  return {SLICESCAPE_TEXT("The link {0} twice as fast changes the step by {1}."),
          {part.name, Share{change}}};
}

}  // namespace

Bottleneck bottleneckOf(const Plan& plan, const Evaluation& evaluation) {
  Bottleneck worst;
  const double step = evaluation.stepTime.p50;
  if (step <= 0) return worst;
  std::map<std::string, Seconds> byAxis;
  for (const CommunicationItem& item : evaluation.communication) byAxis[item.axis] += item.exposed;
  for (const auto& [axis, exposed] : byAxis) {
    if (exposed <= worst.exposed) continue;
    worst.axis = axis;
    worst.exposed = exposed;
  }
  worst.share = worst.exposed.value() / step;
  if (worst.share < kWaitWorthNaming) {
    worst = {};
    worst.sentence = {
        SLICESCAPE_TEXT("No link holds the step up: every exchange hides behind "
                        "compute.")};
    return worst;
  }
  Seconds longest{-1};
  for (const CommunicationItem& item : evaluation.communication) {
    if (item.axis != worst.axis || item.exposed <= longest) continue;
    longest = item.exposed;
    worst.link = item.link;
    worst.linkId = item.linkId;
  }
  for (const LinkLoad& load : evaluation.links) {
    if (load.linkId == worst.linkId) worst.utilisation = load.utilisation;
  }
  const std::string axis = upper(worst.axis);
  worst.sentence =
      worst.linkId.empty()
          ? Text{SLICESCAPE_TEXT("The bottleneck is {0} inside the hosts, used by {1}: {2} of "
                                 "every step ({3}) wait for it."),
                 {worst.link, axis, worst.exposed, Share{worst.share}}}
          : Text{SLICESCAPE_TEXT("The bottleneck is the link {0} ({1}), used by {2}: {3} of every "
                                 "step ({4}) wait for it; it is busy {5} of the step."),
                 {endsOf(*plan.cluster, worst.linkId), worst.link, axis, worst.exposed,
                  Share{worst.share}, Share{worst.utilisation}}};
  return worst;
}

std::optional<Sensitivity> sensitivityOf(const Plan& plan, const Evaluation& evaluation,
                                         const NetworkPart& part, const Catalogues& catalogues) {
  const double now = evaluation.stepTime.p50;
  if (now <= 0) return std::nullopt;
  Sensitivity result;
  result.part = part;
  result.doubledStep = evaluateVaried(plan, part, 2, catalogues).stepTime.p50;
  result.halvedStep = evaluateVaried(plan, part, 0.5, catalogues).stepTime.p50;
  result.doubledChange = result.doubledStep > 0 ? result.doubledStep / now - 1 : 0;
  result.halvedChange = result.halvedStep > 0 ? result.halvedStep / now - 1 : 0;
  result.sentence = doubledText(part, result.doubledChange);
  return result;
}

NetworkAdvice networkAdvice(const Plan& plan, const Evaluation& evaluation,
                            const Catalogues& catalogues) {
  NetworkAdvice advice;
  advice.bottleneck = bottleneckOf(plan, evaluation);
  std::vector<NetworkPart> parts = networkParts(plan, evaluation, catalogues);
  for (const NetworkPart& part : parts) {
    // A tier of one link is that link.
    const bool said = part.kind == NetworkPart::Kind::Link &&
                      std::any_of(parts.begin(), parts.end(), [&](const NetworkPart& other) {
                        return other.kind == NetworkPart::Kind::Tier && other.links == part.links;
                      });
    if (said) continue;
    if (auto row = sensitivityOf(plan, evaluation, part, catalogues)) {
      advice.sensitivity.push_back(std::move(*row));
    }
  }
  std::stable_sort(
      advice.sensitivity.begin(), advice.sensitivity.end(),
      [](const Sensitivity& a, const Sensitivity& b) { return a.doubledChange < b.doubledChange; });
  advice.scaling = hostScaling(plan, evaluation, catalogues);
  return advice;
}

}  // namespace slicescape
