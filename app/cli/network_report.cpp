// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/network_report.h"

#include <fmt/format.h>

#include <cmath>

#include "app/cli/text_table.h"
#include "core/units/format.h"

namespace slicescape::cli {
namespace {

std::string change(double share) {
  return fmt::format("{}{:.1f} %", share < 0 ? "−" : "+", 100 * std::abs(share));
}

std::string nameOf(const NetworkPart& part) {
  switch (part.kind) {
    case NetworkPart::Kind::InsideHosts:
      return "inside the hosts (" + part.name + ")";
    case NetworkPart::Kind::Tier:
      return part.tier == 0
                 ? "NICs and links of the hosts"
                 : fmt::format("links between switch tiers {} and {}", part.tier, part.tier + 1);
    case NetworkPart::Kind::Link:
      break;
  }
  return "link " + part.name;
}

std::string scalingTable(const char* title, const std::vector<ScalingPoint>& points) {
  TextTable table({title, "GPUs", "Batch", "Step", "Tokens/s", "Per GPU"});
  for (const ScalingPoint& point : points) {
    const bool runs = point.step > 0;
    std::string hosts = formatCount(point.hosts);
    if (point.isPlan) hosts += " (this plan)";
    if (!point.isDrawn) hosts += " (network grown alike)";
    if (!point.fits) hosts += " (does not run)";
    table.addRow({hosts, formatCount(point.gpus), formatCount(point.globalBatch),
                  runs ? formatSeconds(Seconds(point.step)) : "—",
                  runs ? formatCount(std::llround(point.tokensPerSecond)) : "—",
                  runs ? formatCount(std::llround(point.tokensPerSecondPerGpu)) : "—"});
  }
  return "\n" + table.text();
}

}  // namespace

std::string networkText(const NetworkAdvice& advice) {
  std::string out = "\nNetwork\n";
  for (const Text& sentence : {advice.bottleneck.sentence, advice.scaling.sentence}) {
    if (!sentence.empty()) out += "  " + toEnglish(sentence) + "\n";
  }
  if (advice.sensitivity.empty()) {
    out += "  No rank talks to another.\n";
  } else {
    TextTable table({"Part of the network", "Step at twice its speed", "", "At half", ""});
    for (const Sensitivity& row : advice.sensitivity) {
      table.addRow({nameOf(row.part), formatSeconds(Seconds(row.doubledStep)),
                    change(row.doubledChange), formatSeconds(Seconds(row.halvedStep)),
                    change(row.halvedChange)});
    }
    out += "\n" + table.text();
  }
  if (!advice.scaling.sameBatch.empty()) {
    out += scalingTable("Hosts, same batch", advice.scaling.sameBatch);
    out += scalingTable("Hosts, batch grows alike", advice.scaling.grownBatch);
  }
  return out;
}

std::string hostLossText(const HostLoss& loss) {
  std::string out = "\nIf this host goes\n";
  for (const Text& sentence : loss.sentences) out += "  " + toEnglish(sentence) + "\n";
  if (loss.stopsNothing()) return out;
  std::string groups;
  for (const Axis axis : {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp}) {
    const std::int64_t count = loss.groups[static_cast<std::size_t>(axis)];
    if (count == 0) continue;
    groups +=
        fmt::format("{}{} {}", groups.empty() ? "" : ", ", formatCount(count), axisName(axis));
  }
  out += fmt::format("  Groups that lose a rank: {}. Hosts left: {}, idle of its type: {}.\n",
                     groups.empty() ? "none" : groups, loss.hostsLeft, loss.spareHosts);
  return out;
}

}  // namespace slicescape::cli
