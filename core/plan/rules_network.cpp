// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/cost/collective.h"
#include "core/plan/rules.h"

namespace slicescape {
namespace {

/// What a measurement of large messages is held against: below this share of the nominal rate
/// something is usually wrong with the set-up (user demand; healthy NVLink and InfiniBand reach
/// 0.74 to 1.07, cost_model 5.5).
constexpr double kShareOfNominal = 0.7;
/// Below this share of what hosts of the kind reach the hardware's own limits are no excuse.
constexpr double kShareOfUsual = 0.85;
/// Bus bandwidth of smaller messages is latency's (half of it at 16–64 MiB, cost_model 5.5).
constexpr double kLargeMessage = 256.0 * 1024 * 1024;

Subject field(const char* path) {
  return {SubjectKind::Field, path};
}

void checkTensorAcrossHosts(const Plan& plan, const Fabric& fabric, const GroupPath& tp,
                            const Evaluation& evaluation, bool computed,
                            std::vector<Finding>& findings) {
  const BytesPerSecond across =
      std::min(tp.scaleUp, BytesPerSecond(tp.scaleOut.value() * tp.perScaleUp));
  const std::int64_t degree{plan.layout->tp};
  const std::int64_t domain{fabric.devicesPerDomain()};
  std::vector<TextArgument> figures{degree, domain, tp.linkName, across, tp.scaleUp};
  std::vector<std::pair<std::string, TextArgument>> evidence{{"tp", degree}, {"domain", domain}};
  Text message{SLICESCAPE_TEXT("TP {0} leaves the scale-up domain of {1} GPUs: every layer "
                               "exchanges over {2}, at {3} instead of {4}."),
               figures};
  if (computed && evaluation.stepTime.p50 > 0) {
    const Seconds price = evaluation.breakdown.tpExposed;
    const Share share{price.value() / evaluation.stepTime.p50};
    figures.insert(figures.end(), {price, share});
    message = {SLICESCAPE_TEXT("TP {0} leaves the scale-up domain of {1} GPUs: every layer "
                               "exchanges over {2}, at {3} instead of {4}. Waiting for it costs "
                               "{5} of every step, {6}."),
               figures};
    evidence.emplace_back("exposed_s", price);
    evidence.emplace_back("exposed_share", share);
  }
  findings.push_back({"network.tp-across-hosts",
                      Severity::Warning,
                      {{SubjectKind::Axis, "tp"}, field("layout.tp")},
                      std::move(message),
                      std::move(evidence),
                      {SLICESCAPE_TEXT("Keep TP within {0} and use PP across hosts."), {domain}}});
}

void checkAxes(const Plan& plan, const ResolvedPlan& resolved, const Evaluation& evaluation,
               bool computed, std::vector<Finding>& findings) {
  if (resolved.hostGroupOfStage.empty()) return;
  const Fabric& fabric =
      resolved.fabrics[static_cast<std::size_t>(resolved.hostGroupOfStage.front())];
  const GroupPath tp = fabric.path(resolved.grid.group(Axis::Tp));
  if (tp.leavesDomain()) {
    checkTensorAcrossHosts(plan, fabric, tp, evaluation, computed, findings);
  }
  const GroupPath ep = fabric.path(resolved.grid.group(Axis::Ep));
  if (plan.layout->ep > 1 && ep.leavesDomain()) {
    findings.push_back(
        {"network.ep-across-hosts",
         Severity::Info,
         {{SubjectKind::Axis, "ep"}, field("layout.ep")},
         {SLICESCAPE_TEXT("EP {0} spans {1} scale-up domains: the expert exchange rides {2}."),
          {std::int64_t{plan.layout->ep}, ep.domains, ep.linkName}},
         {},
         {SLICESCAPE_TEXT("EP {0} would stay inside."),
          {static_cast<std::int64_t>(ep.perScaleUp)}}});
  }
}

/// Bus bandwidth of the group at the nominal rate of its links. A ring through g ranks of
/// every domain is as fast as their NICs together; in an all-to-all each rank sends what
/// leaves its domain, (n − g)/(n − 1) of it, over its own.
double nominalRate(Collective collective, const GroupPath& path) {
  const double inside = path.scaleUpNominal.value();
  if (!path.leavesDomain()) return inside;
  const double own = path.scaleOutNominal.value();
  switch (collective) {
    case Collective::AllToAll:
      return std::min(inside, own * (path.size - 1) / std::max(1.0, path.size - path.perScaleUp));
    case Collective::PointToPoint:
      return own;
    default:
      return std::min(inside, own * path.perScaleUp);
  }
}

void checkCurve(const Cluster& cluster, const ResolvedPlan& resolved, const MeasuredCurve& curve,
                std::vector<Finding>& findings) {
  const std::optional<Collective> collective = collectiveOf(curve.collective);
  if (!collective || curve.points.empty()) return;
  const auto largest = std::max_element(curve.points.begin(), curve.points.end());
  if (largest->first < kLargeMessage) return;
  const Link* link = cluster.link(curve.link);
  for (std::size_t g = 0; g < cluster.hosts.size(); ++g) {
    const std::string& hosts = cluster.hosts[g].id;
    const bool inside = hosts == curve.link;
    if (!inside && (link == nullptr || (link->from != hosts && link->to != hosts))) continue;
    const Fabric& fabric = resolved.fabrics[g];
    if (fabric.device() == nullptr) return;
    const int domain = fabric.devicesPerDomain();
    const int ranks = curve.ranks > 1 ? curve.ranks : inside ? domain : 2 * domain;
    if (ranks < 2) return;  // one GPU exchanges with nobody
    GroupPath path = fabric.path({ranks, 1});
    path.curves.clear();  // what the model alone expects
    const double nominal = nominalRate(*collective, path);
    const double measured = largest->second;
    if (nominal <= 0 || measured >= kShareOfNominal * nominal) return;
    const double usual = wireBytes(*collective, largest->first, ranks) /
                         collectiveTime(*collective, largest->first, path).value();
    const bool unusual = measured < kShareOfUsual * usual;
    const Subject subject =
        inside ? Subject{SubjectKind::Host, curve.link} : Subject{SubjectKind::Link, curve.link};
    const Text checklist =
        path.leavesDomain()
            ? Text{SLICESCAPE_TEXT(
                  "Check in this order: ACS is off in the PCIe bridges; GPUDirect RDMA is loaded "
                  "(nvidia-peermem or dma-buf); every GPU uses the NIC under its own PCIe switch "
                  "(rail mapping, NCCL topology file in virtual machines); all rails are up at "
                  "full rate; on RoCE the GID index, traffic class and lossless queues; ECMP or "
                  "adaptive routing of the switches.")}
            : Text{SLICESCAPE_TEXT(
                  "Check in this order: ACS is off in the PCIe bridges; peer-to-peer is allowed "
                  "and no link is down (nvidia-smi nvlink -s); the fabric manager runs; power "
                  "caps and clocks; processes are bound to the NUMA node of their GPU.")};
    findings.push_back(
        {"network.measured-below-nominal",
         unusual ? Severity::Warning : Severity::Info,
         {subject},
         {SLICESCAPE_TEXT("Measured {0} over {1} ranks reaches {2}, {3} of the nominal {4}; hosts "
                          "of this kind usually reach {5}."),
          {curve.collective, std::int64_t{ranks}, BytesPerSecond(measured),
           Share{measured / nominal}, BytesPerSecond(nominal), BytesPerSecond(usual)}},
         {{"measured_bytes_per_s", BytesPerSecond(measured)},
          {"nominal_bytes_per_s", BytesPerSecond(nominal)},
          {"usual_bytes_per_s", BytesPerSecond(usual)},
          {"share_of_nominal", Share{measured / nominal}}},
         unusual ? checklist
                 : Text{SLICESCAPE_TEXT("That is normal for this hardware; nothing to mend.")}});
    return;
  }
}

}  // namespace

void checkNetworkRules(const Plan& plan, const ResolvedPlan& resolved, const Evaluation& evaluation,
                       bool computed, std::vector<Finding>& findings) {
  checkAxes(plan, resolved, evaluation, computed, findings);
  for (const MeasuredCurve& curve : plan.cluster->measured) {
    checkCurve(*plan.cluster, resolved, curve, findings);
  }
}

}  // namespace slicescape
