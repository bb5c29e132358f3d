// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/kernel_terms.h"

#include <cmath>

#include "core/cost/measured_curve.h"
#include "core/cost/sources.h"

namespace slicescape {
namespace {

using Combination = Term::Combination;

std::int64_t whole(double value) {
  return std::llround(value);
}

Term efficiencyTerm(Text name, double share) {
  return leafTerm(std::move(name), Share{share}, Origin::Calibrated, sources::kEfficiency);
}

/// Rate at which a group moves data: the datasheet's, and the share of it that is achieved.
Term bandwidthTerm(BytesPerSecond achieved, const GroupPath& path) {
  const bool leaves = path.leavesDomain() && path.scaleOutNominal.value() > 0;
  const BytesPerSecond nominal = leaves ? path.scaleOutNominal : path.scaleUpNominal;
  if (nominal.value() <= 0) {
    return leafTerm({SLICESCAPE_TEXT("Bandwidth achieved")}, achieved, Origin::Assumption,
                    sources::kFabric);
  }
  Term rated = leafTerm({SLICESCAPE_TEXT("Rated bandwidth per GPU, {0}"), {path.linkName}}, nominal,
                        Origin::Datasheet, sources::kFabricData);
  Term share = formulaTerm(
      {SLICESCAPE_TEXT("Share achieved by the group")}, Share{achieved / nominal},
      {SLICESCAPE_TEXT("efficiency of the algorithm, all members' NICs, narrower tiers")},
      {{{SLICESCAPE_TEXT("members in one scale-up domain")}, path.perScaleUp, Origin::Plan},
       {{SLICESCAPE_TEXT("domains")}, path.domains, Origin::Plan},
       {{SLICESCAPE_TEXT("ranks per host")}, path.ranksPerHost, Origin::Plan}},
      sources::kFabric);
  share.origin = Origin::Calibrated;
  return combinedTerm(Combination::Product, {SLICESCAPE_TEXT("Bandwidth achieved")}, achieved,
                      {SLICESCAPE_TEXT("rated · share achieved")}, sources::kFabric,
                      {std::move(rated), std::move(share)});
}

Term transferTerm(Text name, double bytes, BytesPerSecond bandwidth, const GroupPath& path) {
  // The group has no link of this kind to pass.
  if (!std::isfinite(bandwidth.value())) {
    return leafTerm(std::move(name), Seconds(0), Origin::Plan, sources::kFabric);
  }
  Term amount = withBytes(leafTerm({SLICESCAPE_TEXT("Bytes through one rank")}, bytesFrom(bytes),
                                   Origin::Derived, sources::kWire),
                          bytes);
  return combinedTerm(Combination::Quotient, std::move(name),
                      Seconds(bytes > 0 ? bytes / bandwidth.value() : 0),
                      {SLICESCAPE_TEXT("bytes / bandwidth")}, sources::kCollective,
                      {std::move(amount), bandwidthTerm(bandwidth, path)});
}

Term wayTerm(const CollectiveWay& way, const GroupPath& path) {
  std::vector<Term> parts;
  const auto add = [&](Text name, double seconds, Origin origin) {
    if (seconds == 0) return;
    parts.push_back(leafTerm(std::move(name), Seconds(seconds), origin, sources::kCollective));
  };
  add({SLICESCAPE_TEXT("Start of the collective")}, way.base, Origin::Published);
  if (way.hops != 0) {
    parts.push_back(formulaTerm(
        {SLICESCAPE_TEXT("Latency of the hops")}, Seconds(way.hops),
        {SLICESCAPE_TEXT("steps inside · latency + steps between · latency")},
        {{{SLICESCAPE_TEXT("ranks")}, std::int64_t{path.size}, Origin::Plan},
         {{SLICESCAPE_TEXT("hop inside")}, Seconds(way.hopInside), Origin::Published},
         {{SLICESCAPE_TEXT("hop between")}, Seconds(way.hopBetween), Origin::Published}},
        sources::kCollective));
  }
  add({SLICESCAPE_TEXT("Filling the pipeline")}, way.fill, Origin::Calibrated);
  if (way.bytes > 0 && way.besideBytes > 0) {
    parts.push_back(
        combinedTerm(Combination::Maximum, {SLICESCAPE_TEXT("Transfer")}, Seconds(way.transfer()),
                     {SLICESCAPE_TEXT("the slower of the two links, used at the same time")},
                     sources::kCollective,
                     {transferTerm({SLICESCAPE_TEXT("Inside the domain")}, way.bytes, way.bandwidth,
                                   [&] {
                                     GroupPath inside = path;
                                     inside.domains = 1;
                                     return inside;
                                   }()),
                      transferTerm({SLICESCAPE_TEXT("Between domains")}, way.besideBytes,
                                   way.besideBandwidth, path)}));
  } else if (way.besideBytes > 0) {
    parts.push_back(
        transferTerm({SLICESCAPE_TEXT("Transfer")}, way.besideBytes, way.besideBandwidth, path));
  } else {
    parts.push_back(transferTerm({SLICESCAPE_TEXT("Transfer")}, way.bytes, way.bandwidth, path));
  }
  return combinedTerm(Combination::Sum, {way.name}, Seconds(way.time()),
                      {SLICESCAPE_TEXT("start + hops + filling + transfer")}, sources::kCollective,
                      std::move(parts));
}

}  // namespace

Term peakTerm(const TrainingContext& context, const char* precision) {
  return leafTerm({SLICESCAPE_TEXT("Dense peak of {0}, {1}"), {context.device->name, precision}},
                  context.device->peakFor(precision), Origin::Datasheet, sources::kDatasheet);
}

Term gemmTerm(Text name, const Gemm& gemm, const TrainingContext& context) {
  const Seconds time = gemmTime(gemm, context);
  if (time.value() <= 0) {
    return leafTerm(std::move(name), time, Origin::Derived, sources::kGemm);
  }
  const GemmParts parts = gemmParts(gemm, context);
  std::vector<Term> factors;
  Term flop = formulaTerm({SLICESCAPE_TEXT("FLOP")}, parts.flop,
                          {SLICESCAPE_TEXT("2 · M · N · K · products")},
                          {{{SLICESCAPE_TEXT("M")}, whole(gemm.m), Origin::Plan},
                           {{SLICESCAPE_TEXT("N")}, whole(gemm.n), Origin::Model},
                           {{SLICESCAPE_TEXT("K")}, whole(gemm.k), Origin::Model},
                           {{SLICESCAPE_TEXT("products")}, whole(gemm.count), Origin::Model}},
                          sources::kFlops);
  factors.push_back(std::move(flop));
  factors.push_back(leafTerm({SLICESCAPE_TEXT("Dense peak of {0}"), {context.device->name}},
                             parts.peak, Origin::Datasheet, sources::kDatasheet));
  factors.push_back(efficiencyTerm({SLICESCAPE_TEXT("Share of the peak that large products reach")},
                                   parts.ceiling));
  factors.push_back(
      formulaTerm({SLICESCAPE_TEXT("Ramp of the contraction")}, Share{parts.ramp},
                  {SLICESCAPE_TEXT("K / (K + K0)")},
                  {{{SLICESCAPE_TEXT("K")}, whole(gemm.k), Origin::Model},
                   {{SLICESCAPE_TEXT("K0")}, context.efficiency.gemmRampK, Origin::Calibrated}},
                  sources::kGemm));
  if (parts.layout != 1) {
    factors.push_back(
        efficiencyTerm({SLICESCAPE_TEXT("Layout of a weight gradient")}, parts.layout));
  }
  factors.push_back(
      formulaTerm({SLICESCAPE_TEXT("Whole tiles and whole waves")}, Share{parts.quantisation},
                  {SLICESCAPE_TEXT("best tile: useful / (tiles · tile area) · wave efficiency")},
                  {{{SLICESCAPE_TEXT("compute units")},
                    std::int64_t{context.device->computeUnits},
                    Origin::Datasheet},
                   {{SLICESCAPE_TEXT("M")}, whole(gemm.m), Origin::Plan},
                   {{SLICESCAPE_TEXT("N")}, whole(gemm.n), Origin::Model}},
                  sources::kGemm));
  if (parts.alignment != 1) {
    factors.push_back(efficiencyTerm(
        {SLICESCAPE_TEXT("Widths that are no multiples of 64 elements")}, parts.alignment));
  }
  if (parts.burst != 1) {
    factors.push_back(
        efficiencyTerm({SLICESCAPE_TEXT("Clock of a short kernel timed alone")}, parts.burst));
  }
  if (parts.grouped != 1) {
    Term grouped = formulaTerm(
        {SLICESCAPE_TEXT("Rate of a grouped product")}, Share{1 / parts.grouped},
        {SLICESCAPE_TEXT("1 / slow-down of the arithmetic")},
        {{{SLICESCAPE_TEXT("slow-down")}, parts.grouped, Origin::Calibrated}}, sources::kGemm);
    factors.push_back(std::move(grouped));
  }
  Term arithmetic =
      combinedTerm(Combination::Quotient, {SLICESCAPE_TEXT("Arithmetic")}, parts.arithmetic(),
                   {SLICESCAPE_TEXT("FLOP / (peak · shares)")}, sources::kGemm, std::move(factors));

  Term bytes =
      withBytes(formulaTerm({SLICESCAPE_TEXT("Operands and result")}, bytesFrom(parts.bytes),
                            {SLICESCAPE_TEXT("products · (element · (M·K + K·N) + result · M·N)")},
                            {{{SLICESCAPE_TEXT("M")}, whole(gemm.m), Origin::Plan},
                             {{SLICESCAPE_TEXT("N")}, whole(gemm.n), Origin::Model},
                             {{SLICESCAPE_TEXT("K")}, whole(gemm.k), Origin::Model}},
                            sources::kGemm),
                parts.bytes);
  Term traffic = combinedTerm(
      Combination::Quotient, {SLICESCAPE_TEXT("Memory traffic")}, parts.traffic(),
      {SLICESCAPE_TEXT("bytes / (bandwidth · share)")}, sources::kGemm,
      {std::move(bytes),
       leafTerm({SLICESCAPE_TEXT("Memory bandwidth")}, parts.bandwidth, Origin::Datasheet,
                sources::kDatasheet),
       efficiencyTerm({SLICESCAPE_TEXT("Share of the bandwidth")}, parts.bandwidthShare)});
  return combinedTerm(
      parts.addsTraffic ? Combination::Sum : Combination::Maximum, std::move(name), time,
      {parts.addsTraffic ? SLICESCAPE_TEXT("arithmetic + memory traffic that it does not hide")
                         : SLICESCAPE_TEXT("the larger of arithmetic and memory traffic")},
      sources::kGemm, {std::move(arithmetic), std::move(traffic)});
}

Term memoryBoundTerm(Text name, double seconds, double bytes, double overhead,
                     const TrainingContext& context) {
  Term moved = withBytes(leafTerm({SLICESCAPE_TEXT("Bytes read and written")}, bytesFrom(bytes),
                                  Origin::Derived, sources::kMemoryBound),
                         bytes);
  const double rate = context.efficiency.memory * context.device->memoryBandwidth.value();
  std::vector<Term> parts{combinedTerm(
      Combination::Quotient, {SLICESCAPE_TEXT("Memory traffic")}, Seconds(bytes / rate),
      {SLICESCAPE_TEXT("bytes / (bandwidth · share)")}, sources::kMemoryBound,
      {std::move(moved),
       leafTerm({SLICESCAPE_TEXT("Memory bandwidth")}, context.device->memoryBandwidth,
                Origin::Datasheet, sources::kDatasheet),
       efficiencyTerm({SLICESCAPE_TEXT("Share of the bandwidth")}, context.efficiency.memory)})};
  if (overhead > 0) {
    parts.push_back(leafTerm({SLICESCAPE_TEXT("Start of the kernels")}, Seconds(overhead),
                             Origin::Assumption, sources::kMemoryBound));
  }
  return combinedTerm(Combination::Sum, std::move(name), Seconds(seconds),
                      {SLICESCAPE_TEXT("traffic + start of the kernels")}, sources::kMemoryBound,
                      std::move(parts));
}

Term collectiveTerm(Text name, Collective collective, double total, const GroupPath& path) {
  const Seconds time = collectiveTime(collective, total, path);
  if (time.value() <= 0) {
    return leafTerm(std::move(name), time, Origin::Derived, sources::kCollective);
  }
  const CollectiveWays ways = collectiveWays(collective, total, path);
  std::vector<Term> terms;
  for (int i = 0; i < ways.count; ++i) {
    terms.push_back(wayTerm(ways.way[static_cast<std::size_t>(i)], path));
  }
  Term modelled = combinedTerm(Combination::Minimum, name, Seconds(ways.best().time()),
                               {SLICESCAPE_TEXT("the quickest way to run it")},
                               sources::kCollective, std::move(terms));
  const FabricCurve* curve = measuredCurve(collective, path);
  if (curve == nullptr) return modelled;
  Term measured =
      formulaTerm({SLICESCAPE_TEXT("Measured over modelled time")},
                  Share{measuredOverModelled(collective, total, path)},
                  {SLICESCAPE_TEXT("measured time of the measured group / its modelled time")},
                  {{{SLICESCAPE_TEXT("ranks that were measured")},
                    std::int64_t{curve->ranks()},
                    Origin::Measured},
                   {{SLICESCAPE_TEXT("measured on")}, curve->place(), Origin::Plan},
                   {{SLICESCAPE_TEXT("measurement")}, curve->source(), Origin::Measured}},
                  sources::kMeasuredCurve);
  measured.origin = Origin::Measured;
  return combinedTerm(Combination::Product, std::move(name), time,
                      {SLICESCAPE_TEXT("modelled · measured over modelled")},
                      sources::kMeasuredCurve, {std::move(modelled), std::move(measured)});
}

Term wireTerm(Text name, Collective collective, double total, int size) {
  const double bytes = wireBytes(collective, total, size);
  return withBytes(
      formulaTerm(std::move(name), bytesFrom(bytes),
                  {SLICESCAPE_TEXT("all-reduce 2(n−1)/n · S; gather, scatter and all-to-all "
                                   "(n−1)/n · S; send S")},
                  {{{SLICESCAPE_TEXT("S, whole tensor")}, bytesFrom(total), Origin::Derived},
                   {{SLICESCAPE_TEXT("n, ranks")}, std::int64_t{size}, Origin::Plan}},
                  sources::kWire),
      bytes);
}

}  // namespace slicescape
