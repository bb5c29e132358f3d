// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/memory_reserves.h"

#include <algorithm>

#include "core/cost/memory_terms.h"

namespace slicescape {
namespace {

constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;
// 0.5 to 1 GiB measured (S. Bekman, Machine Learning Engineering); 1.6 GiB on A100 in early 2022
// (BigScience's chronicles of BLOOM).
constexpr double kContext = 1.0 * kGiB;
constexpr double kEagerContext = 1.6 * kGiB;
constexpr int kLazyLoadingYear = 2023;
constexpr double kPerCommunicator = 0.4 * kGiB;
constexpr int kMostCommunicators = 4;
// Reserved over allocated: 1.03 to 1.10 with expandable segments, up to 1.2 without (cost_model
// 3.2); within these ranges calibrated over all published runs of a generation.
constexpr AllocatorSlack kExpandable{0.05, 0.02};
constexpr AllocatorSlack kSegments{0.08, 0.04};
constexpr AllocatorSlack kSegmentsOfTorch1{0.15, 0.06};
constexpr int kTorch2Year = 2023;
// PCIe 5 reaches 0.87 of its rate, NVLink-C2C 0.8 one way (cost_model 3.8, measured).
constexpr double kPcieRate = 0.87;
constexpr double kCoherentRate = 0.8;
constexpr double kSlowestCoherentLink = 200e9;

}  // namespace

double contextReserve(const TrainingContext& context) {
  return context.softwareYear < kLazyLoadingYear ? kEagerContext : kContext;
}

double communicatorReserve(const TrainingContext& context, std::vector<Term>* terms) {
  int communicators = 0;
  for (const int degree : {context.tp, context.cp, context.ep, context.dp, context.pp}) {
    if (degree > 1) ++communicators;
  }
  TensorSum sum(terms, sources::kReserves);
  sum.add(SLICESCAPE_TEXT("Communicators: at most four that cross GPUs"),
          std::min(communicators, kMostCommunicators), 1, kPerCommunicator);
  return sum.total();
}

AllocatorSlack allocatorSlack(const TrainingContext& context) {
  if (context.expandableSegments) return kExpandable;
  return context.softwareYear < kTorch2Year ? kSegmentsOfTorch1 : kSegments;
}

double fragmentation(const TrainingContext& context, double allocated, double room) {
  const AllocatorSlack slack = allocatorSlack(context);
  return std::clamp(room, slack.least * allocated, slack.usual * allocated);
}

double hostLinkRate(const Device& device) {
  const double rate = device.hostLinkBandwidth.value();
  return std::max(1.0, rate * (rate >= kSlowestCoherentLink ? kCoherentRate : kPcieRate));
}

double hostCopyWait(double bytes, const Device& device, double compute) {
  return bytes > 0 ? std::max(0.0, bytes / hostLinkRate(device) - compute) : 0;
}

}  // namespace slicescape
