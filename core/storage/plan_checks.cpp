// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/plan_checks.h"

#include <set>

namespace slicescape {
namespace {

constexpr std::int64_t kMostRanks = 1'000'000'000;

/// Selections, links and findings refer to objects by id.
template <class Items>
void checkIds(const Items& items, std::string_view key, const JsonPlace& cluster,
              std::set<std::string_view>& seen, ReadFailure& failure) {
  const JsonPlace list{&cluster, key, {}};
  for (std::size_t i = 0; i < items.size(); ++i) {
    const JsonPlace entry{&list, {}, i};
    const JsonPlace place{&entry, "id", {}};
    if (items[i].id.empty()) {
      failure.set(place, {SLICESCAPE_TEXT("A text that is not empty was expected."), {}});
    } else if (!seen.insert(items[i].id).second) {
      failure.set(place, {SLICESCAPE_TEXT("The id \"{0}\" is already used in this cluster."),
                          {items[i].id}});
    }
  }
}

void checkCluster(const Cluster& cluster, const JsonPlace& root, ReadFailure& failure) {
  const JsonPlace place{&root, "cluster", {}};
  std::set<std::string_view> seen;
  checkIds(cluster.hosts, "hosts", place, seen, failure);
  checkIds(cluster.switches, "switches", place, seen, failure);
  checkIds(cluster.links, "links", place, seen, failure);
}

void checkLayout(const Layout& layout, const JsonPlace& root, ReadFailure& failure) {
  const JsonPlace place{&root, "layout", {}};
  const double ranks = static_cast<double>(layout.tp) * layout.cp * layout.dp * layout.pp;
  if (ranks > static_cast<double>(kMostRanks)) {
    failure.set(place, {SLICESCAPE_TEXT("tp · cp · dp · pp may be at most {0} ranks, and is {1}."),
                        {kMostRanks, ranks}});
  }
  if (std::int64_t{layout.pp} * layout.vpp > kCount.most) {
    failure.set(place, {SLICESCAPE_TEXT("pp · vpp may be at most {0} chunks."), {kCount.most}});
  }
}

/// An upper bound of one layer's parameters, in floating point so that it cannot overflow.
double parametersAtMost(const LayerKind& layer) {
  const auto real = [](std::int64_t value) { return static_cast<double>(value); };
  const FeedForward& mlp = layer.feedForward;
  const Mixer& mixer = layer.mixer;
  const double headWidth = real(mixer.headDim) + real(mixer.qkNopeHeadDim) +
                           real(mixer.qkRopeHeadDim) + real(mixer.valueHeadDim);
  const double heads = real(mixer.heads) + real(mixer.keyValueHeads);
  const double latent = real(mixer.queryLoraRank) + real(mixer.keyValueLoraRank) +
                        real(mixer.outputLoraRank) * (real(mixer.outputGroups) + 1.0);
  const double width = real(mlp.width) + real(mlp.sharedWidth) +
                       real(mlp.experts) * (real(mlp.expertWidth) + 1.0) + 2.0 * heads * headWidth +
                       latent;
  return 3.0 * (real(layer.hidden) + real(mlp.expertHidden) + 1.0) * width +
         2.0 * latent * heads * headWidth + real(layer.norms) * 2.0 * real(layer.hidden) +
         real(mixer.stateParameters) + real(layer.extraParameters);
}

void checkProfile(const ModelProfile& model, const JsonPlace& root, ReadFailure& failure) {
  const JsonPlace modelPlace{&root, "model", {}};
  const JsonPlace place{&modelPlace, "profile", {}};
  double parameters =
      2.0 * static_cast<double>(model.hidden) *
      (static_cast<double>(model.vocabulary) + static_cast<double>(model.learnedPositions));
  for (const std::uint16_t kind : model.layers) {
    if (kind >= model.kinds.size()) {
      const JsonPlace layers{&place, "layers", {}};
      failure.set(
          layers,
          {SLICESCAPE_TEXT("Layer kind {0} is used here, but \"kinds\" lists only {1}."),
           {static_cast<std::int64_t>(kind), static_cast<std::int64_t>(model.kinds.size())}});
      return;
    }
    parameters += parametersAtMost(model.kinds[kind]);
  }
  parameters += model.mtpModules * parametersAtMost(model.mtpKind);
  for (const Tower& tower : model.towers) parameters += static_cast<double>(tower.parameters);
  if (parameters > static_cast<double>(kParameters.most)) {
    failure.set(place, {SLICESCAPE_TEXT("A model may have at most {0} parameters; the sizes given "
                                        "here make more than that."),
                        {kParameters.most}});
  }
}

}  // namespace

void checkPlanAsWhole(const Plan& plan, ReadFailure& failure) {
  const JsonPlace root;
  checkCluster(*plan.cluster, root, failure);
  checkLayout(*plan.layout, root, failure);
  if (plan.model->profile) checkProfile(*plan.model->profile, root, failure);
}

}  // namespace slicescape
