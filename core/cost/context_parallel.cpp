// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "core/cost/kernel_terms.h"
#include "core/cost/layer_parts.h"
#include "core/cost/sources.h"

namespace slicescape {
namespace {

using Combination = Term::Combination;

/// Wait of one phase of the ring, seconds: what the attention of the chunks already here does
/// not hide, and an edge that nothing hides.
struct RingWait {
  double exchange, hidden, edge;

  double total() const { return std::max(0.0, exchange - hidden) + edge; }
};

Term ringWaitTerm(const RingWait& wait, double exchanges, const Term& hop) {
  Term difference = combinedTerm(
      Combination::Difference, {SLICESCAPE_TEXT("Exchanges that attention does not hide")},
      Seconds(wait.exchange - wait.hidden),
      {SLICESCAPE_TEXT("exchanges − attention of the chunks already here")}, sources::kOverlap,
      {timesTerm({SLICESCAPE_TEXT("Exchanges of the ring")}, exchanges,
                 {SLICESCAPE_TEXT("exchanges")}, Origin::Plan, hop, sources::kTraffic),
       leafTerm({SLICESCAPE_TEXT("Attention of the chunks already here")}, Seconds(wait.hidden),
                Origin::Derived, sources::kAttention)});
  return combinedTerm(
      Combination::Sum, {SLICESCAPE_TEXT("Ring of keys and values")}, Seconds(wait.total()),
      {SLICESCAPE_TEXT("max(0, exchanges − attention) + edge")}, sources::kOverlap,
      {combinedTerm(Combination::Maximum, {SLICESCAPE_TEXT("Not hidden")},
                    Seconds(std::max(0.0, wait.exchange - wait.hidden)),
                    {SLICESCAPE_TEXT("a wait is never negative")}, sources::kOverlap,
                    {std::move(difference), leafTerm({SLICESCAPE_TEXT("No wait")}, Seconds(0),
                                                     Origin::Derived, sources::kOverlap)}),
       formulaTerm({SLICESCAPE_TEXT("Edge: the first exchange's share")}, Seconds(wait.edge),
                   {SLICESCAPE_TEXT("one exchange / CP")},
                   {{{SLICESCAPE_TEXT("one exchange")}, Seconds(hop.number), Origin::Derived}},
                   sources::kOverlap)});
}

void explainRing(LayerTerms& terms, double hopBytes, const GroupPath& ring, double steps,
                 const RingWait& forward, const RingWait& backward) {
  const Text name{SLICESCAPE_TEXT("Ring of keys and values")};
  const Term hop =
      collectiveTerm({SLICESCAPE_TEXT("One exchange")}, Collective::PointToPoint, hopBytes, ring);
  const Term bytes =
      wireTerm({SLICESCAPE_TEXT("One exchange")}, Collective::PointToPoint, hopBytes, ring.size);
  const Term waitForward = ringWaitTerm(forward, steps, hop);
  const Term waitBackward = ringWaitTerm(backward, 2 * steps, hop);
  const auto traffic = [&](double count, Term exposed) {
    const Text times{SLICESCAPE_TEXT("exchanges")};
    return TrafficTerm{LayerAxis::Cp,
                       Collective::PointToPoint,
                       count,
                       timesTerm(name, count, times, Origin::Plan, bytes, sources::kTraffic),
                       timesTerm(name, count, times, Origin::Plan, hop, sources::kTraffic),
                       std::move(exposed)};
  };
  terms.forward.cp.push_back(waitForward);
  terms.backwardInput.cp.push_back(waitBackward);
  terms.repeated.push_back(traffic(steps, waitForward));
  terms.traffic.push_back(traffic(
      3 * steps, combinedTerm(Combination::Sum, name, Seconds(forward.total() + backward.total()),
                              {SLICESCAPE_TEXT("forward + backward")}, sources::kOverlap,
                              {waitForward, waitBackward})));
}

}  // namespace

void addContextParallel(LayerBuilder& builder, const LayerKind& layer,
                        const TrainingContext& context, const AxisPaths& paths) {
  const AttentionTime& attention = builder.attentionSum();
  if (context.cp <= 1 || layer.mixer.kind == MixerKind::None) return;
  const Mixer& mixer = layer.mixer;
  const bool latent = mixer.kind == MixerKind::LatentAttention;
  const double keyValue =
      latent ? static_cast<double>(mixer.heads) / context.tp *
                   static_cast<double>(mixer.qkNopeHeadDim + mixer.qkRopeHeadDim +
                                       mixer.valueHeadDim) /
                   2
             : static_cast<double>(mixer.keyValueWidth()) /
                   std::min<double>(context.tp, static_cast<double>(std::max<std::int64_t>(
                                                    1, mixer.keyValueHeads)));
  const double query = static_cast<double>(mixer.queryWidth()) / context.tp;
  const double element = context.activationBytes();
  LayerCost& cost = builder.cost();
  switch (context.cpComm) {
    case CpComm::P2p: {
      const double hop = 2 * context.tokens() * keyValue * element;
      GroupPath ring = paths.cp;
      // The ring's slowest hop decides; it leaves the domain as soon as the group does.
      const double time = collectiveTime(Collective::PointToPoint, hop, ring).value();
      const double steps = context.cp - 1.0;
      const RingWait forward{steps * time, attention.forward * steps / context.cp,
                             time / context.cp};
      const RingWait backward{2 * steps * time, attention.backward * steps / context.cp,
                              time / context.cp};
      cost.cp[Collective::PointToPoint] += AxisTraffic{3 * steps * hop, 3 * steps, 3 * steps * time,
                                                       forward.total() + backward.total()};
      builder.repeated().cp[Collective::PointToPoint] +=
          AxisTraffic{steps * hop, steps, steps * time, forward.total()};
      cost.forward.cpExposed += forward.total();
      cost.backwardInput.cpExposed += backward.total();
      if (builder.terms()) explainRing(*builder.terms(), hop, ring, steps, forward, backward);
      return;
    }
    case CpComm::AllGather: {
      const double total = 2 * context.tokens() * context.cp * keyValue * element;
      const double time = collectiveTime(Collective::AllGather, total, paths.cp).value();
      const AxisTraffic once{wireBytes(Collective::AllGather, total, context.cp), 1, time, time};
      cost.cp[Collective::AllGather] += once * 3;
      builder.repeated().cp[Collective::AllGather] += once;
      cost.forward.cpExposed += time;
      cost.backwardInput.cpExposed += 2 * time;
      if (builder.terms()) {
        recordCollective(*builder.terms(), LayerAxis::Cp, Collective::AllGather, total, paths.cp, 1,
                         2, 1);
      }
      return;
    }
    case CpComm::AllToAll: {
      const double total = context.tokens() * (2 * query + 2 * keyValue) * element;
      const double time = collectiveTime(Collective::AllToAll, total, paths.cp).value();
      // Four exchanges each way: queries, keys, values in, outputs back.
      const AxisTraffic once{wireBytes(Collective::AllToAll, total, context.cp), 4, time, time};
      cost.cp[Collective::AllToAll] += once * 2;
      builder.repeated().cp[Collective::AllToAll] += once;
      cost.forward.cpExposed += time;
      cost.backwardInput.cpExposed += time;
      if (builder.terms()) {
        recordCollective(*builder.terms(), LayerAxis::Cp, Collective::AllToAll, total, paths.cp, 1,
                         1, 1);
      }
      return;
    }
  }
}

}  // namespace slicescape
