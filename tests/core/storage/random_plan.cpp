// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storage/random_plan.h"

#include <random>

#include "core/storage/plan_fields.h"

namespace slicescape::testing {
namespace {

/// Visitor that fills a struct (verbs: plan_fields.h). Only the raw generator is used:
/// its output is fixed by the standard, that of the distributions is not.
class RandomFiller {
 public:
  explicit RandomFiller(std::mt19937& random) : m_random(random) {}

  void constant(std::string_view, std::string_view) {}
  template <class T, class Limits = Unlimited>
  void required(std::string_view, T& member, Limits limits = {}) {
    fill(member, limits);
  }
  template <class T, class Limits = Unlimited>
  void member(std::string_view, T& member, Limits limits = {}) {
    fill(member, limits);
  }
  template <class T, class Default, class Limits = Unlimited>
  void sparse(std::string_view, T& target, const Default& usual, Limits limits = {}) {
    if (below(3) == 0) {
      target = usual;
    } else {
      fill(target, limits);
    }
  }
  template <class T, class Limits = Unlimited>
  void cosmetic(std::string_view, T& target, Limits limits = {}) {
    fill(target, limits);
  }
  void raw(std::string_view, std::optional<std::string>& member) {
    if (below(2) == 0) member = R"({"any":[1,2.5,null],"json":{"is":"kept"}})";
  }
  template <class Listing>
  void group(std::string_view, Listing&& listing) {
    RandomFiller nested(m_random);
    listing(nested);
  }
  void pair(std::string_view, int& first, int& second, Whole limits) {
    fill(first, limits);
    fill(second, limits);
  }
  template <class T>
  void keyed(std::string_view, std::vector<T>& items, std::string T::*name) {
    items.resize(below(3));
    for (std::size_t i = 0; i < items.size(); ++i) {
      fill(items[i], Unlimited());
      items[i].*name = "layout.flags.f" + std::to_string(i);
    }
  }
  void runs(std::string_view, std::vector<std::uint16_t>& items) {
    items.resize(below(100));
    for (auto& item : items) item = static_cast<std::uint16_t>(below(3));
  }
  void rest(UnknownKeys& unknown) {
    static const char* const kValues[] = {"1",  "-2.5", "\"text\"",        "[1,[2,{\"a\":null}]]",
                                          "{}", "true", "9007199254740993"};
    const std::uint32_t count = below(3);
    for (std::uint32_t i = 0; i < count; ++i) {
      unknown.emplace_back("x-" + std::to_string(i) + "/~\"ключ", kValues[below(7)]);
    }
  }

 private:
  std::uint32_t below(std::uint32_t limit) { return m_random() % limit; }

  void fill(bool& member, Unlimited) { member = below(2) == 0; }
  void fill(std::string& member, Unlimited) {
    static const char* const kTexts[] = {
        "", "a", "bf16", "two words", "层 \"quoted\" \\ / \n\t", "🦙", "\x01 control"};
    member = kTexts[below(7)];
  }
  void fill(std::int64_t& member, Whole limits) {
    const auto span = static_cast<std::uint64_t>(limits.most - limits.least) + 1;
    const std::uint64_t wide = (std::uint64_t{m_random()} << 32) | m_random();
    // Half of them small: the ends of a range meet the rules that span fields.
    const std::uint64_t offset =
        below(2) == 0 ? wide % span : wide % std::min<std::uint64_t>(span, 8);
    member = limits.least + static_cast<std::int64_t>(offset);
  }
  void fill(int& member, Whole limits) {
    std::int64_t number = 0;
    fill(number, limits);
    member = static_cast<int>(number);
  }
  void fill(double& member, Real limits) {
    const double share = m_random() / 4294967296.0;
    switch (below(3)) {
      case 0:
        member = limits.least + share * (limits.most - limits.least);
        break;
      case 1:
        member = std::min(limits.most, std::max(limits.least, share));
        break;
      default:
        member = std::min(limits.most, std::max(limits.least, std::floor(share * 1000)));
    }
  }
  void fill(Position& member, Real limits) {
    fill(member.x, limits);
    fill(member.y, limits);
  }
  void fill(std::pair<double, double>& member, Real limits) {
    fill(member.first, limits);
    fill(member.second, limits);
  }
  void fill(std::vector<std::pair<std::string, std::string>>& member, Unlimited) {
    member.resize(below(3));
    for (std::size_t i = 0; i < member.size(); ++i) {
      member[i].first = "label" + std::to_string(i);
      fill(member[i].second, Unlimited());
    }
  }
  void fill(std::variant<std::string, InlineHost>& member, Unlimited);

  template <class T, class Limits>
  requires kIsQuantity<T>
  void fill(T& member, Limits limits) {
    auto number = member.value();
    fill(number, limits);
    member = T(number);
  }
  template <class T>
  requires std::is_enum_v<T>
  void fill(T& member, Unlimited) {
    member = EnumWords<T>::kWords[below(EnumWords<T>::kWords.size())].second;
  }
  template <class T, class Limits>
  void fill(std::optional<T>& member, Limits limits) {
    member.reset();
    if (below(2) == 0) fill(member.emplace(), limits);
  }
  template <class T, class Limits>
  void fill(Shared<T>& member, Limits limits) {
    T copy;
    fill(copy, limits);
    member = Shared<T>(std::move(copy));
  }
  template <class T, class Limits>
  void fill(std::shared_ptr<const T>& member, Limits limits) {
    if (below(2) == 0) return;
    auto fresh = std::make_shared<T>();
    fill(*fresh, limits);
    member = std::move(fresh);
  }
  template <class T, class Limits>
  void fill(std::vector<T>& member, Limits limits) {
    member.resize(below(4));
    for (T& item : member) fill(item, limits);
  }
  template <class T>
  requires requires(RandomFiller& filler, T& value) { fields(filler, value); }
  void fill(T& member, Unlimited) {
    RandomFiller nested(m_random);
    fields(nested, member);
  }

  std::mt19937& m_random;
};

void RandomFiller::fill(std::variant<std::string, InlineHost>& member, Unlimited) {
  if (below(2) == 0) {
    fill(member.emplace<std::string>(), Unlimited());
  } else {
    fill(member.emplace<InlineHost>(), Unlimited());
  }
}

/// Keeps what was filled in within the rules that span several fields.
void obeySpanningRules(Plan& plan, std::mt19937& random) {
  plan.cluster = plan.cluster.edited([](Cluster& cluster) {
    int number = 0;
    for (auto& group : cluster.hosts) group.id = "h" + std::to_string(number++);
    for (auto& group : cluster.switches) group.id = "s" + std::to_string(number++);
    for (auto& link : cluster.links) link.id = "l" + std::to_string(number++);
  });
  plan.layout = plan.layout.edited([&](Layout& layout) {
    for (int* degree : {&layout.tp, &layout.cp, &layout.dp, &layout.pp, &layout.vpp}) {
      *degree = 1 + static_cast<int>(random() % 100);
    }
  });
  if (!plan.model->profile) return;
  plan.model = plan.model.edited([](ModelChoice& model) {
    ModelProfile profile = *model.profile;
    const auto kinds = static_cast<std::uint16_t>(profile.kinds.size());
    if (kinds == 0) profile.layers.clear();
    for (auto& layer : profile.layers) layer = static_cast<std::uint16_t>(layer % kinds);
    const auto makeSmall = [](LayerKind& kind) {
      kind.hidden %= 10'000;
      for (auto* size :
           {&kind.feedForward.width, &kind.feedForward.sharedWidth, &kind.feedForward.expertWidth,
            &kind.feedForward.expertHidden, &kind.mixer.headDim, &kind.mixer.valueHeadDim,
            &kind.mixer.qkNopeHeadDim, &kind.mixer.qkRopeHeadDim, &kind.mixer.queryLoraRank,
            &kind.mixer.keyValueLoraRank, &kind.mixer.outputLoraRank, &kind.extraParameters,
            &kind.mixer.stateParameters}) {
        *size %= 1000;
      }
      for (auto* count : {&kind.mixer.heads, &kind.mixer.keyValueHeads, &kind.mixer.outputGroups,
                          &kind.feedForward.experts}) {
        *count %= 100;
      }
    };
    for (LayerKind& kind : profile.kinds) makeSmall(kind);
    makeSmall(profile.mtpKind);
    for (Tower& tower : profile.towers) tower.parameters %= 1'000'000'000;
    model.profile = std::make_shared<ModelProfile>(std::move(profile));
  });
}

}  // namespace

Plan randomPlan(std::uint32_t seed) {
  std::mt19937 random(seed);
  RandomFiller filler(random);
  Plan plan;
  fields(filler, plan);
  obeySpanningRules(plan, random);
  return plan;
}

}  // namespace slicescape::testing
