// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/stage_words.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

#include "core/layout/megatron_layout.h"

namespace slicescape {
namespace {

constexpr std::string_view kLayoutOption = "pipeline-model-parallel-layout";
constexpr std::string_view kFirstOption = "decoder-first-pipeline-num-layers";
constexpr std::string_view kLastOption = "decoder-last-pipeline-num-layers";
constexpr std::string_view kEmbeddingOption = "account-for-embedding-in-pipeline-split";
constexpr std::string_view kLossOption = "account-for-loss-in-pipeline-split";

Text remedy() {
  return {SLICESCAPE_TEXT("Write a list such as 4,8,6,6, a Megatron layout such as Et*20|t*20L, "
                          "first=18 last=20, or embedding loss"),
          {}};
}

Error refuse(Text expected) {
  return {"", "", std::move(expected), remedy()};
}

/// The words of a text: what blanks, '=' , quotes and leading "--" separate.
std::vector<std::string> wordsOf(const std::string& text, std::string_view separators) {
  std::vector<std::string> words;
  std::size_t at = 0;
  while ((at = text.find_first_not_of(separators, at)) != std::string::npos) {
    const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
    std::string word = text.substr(at, end - at);
    if (word.starts_with("--")) word.erase(0, 2);
    std::replace(word.begin(), word.end(), '_', '-');
    words.push_back(std::move(word));
    at = end;
  }
  return words;
}

std::optional<int> numberFrom(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value < 0) return std::nullopt;
  return value;
}

/// What the option words of a text ask for.
struct Wishes {
  std::optional<int> first;
  std::optional<int> last;
  bool embedding = false;
  bool loss = false;

  bool any() const { return first || last || embedding || loss; }
};

/// Nothing when the text has no option words at all.
Result<std::optional<Wishes>> wishesFrom(const std::string& text) {
  const std::vector<std::string> words = wordsOf(text, " \t\n,=\"'");
  Wishes wishes;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    const bool first = word == "first" || word == kFirstOption;
    const bool last = word == "last" || word == kLastOption;
    if (first || last) {
      std::optional<int>& wish = first ? wishes.first : wishes.last;
      const auto count = i + 1 < words.size() ? numberFrom(words[i + 1]) : std::nullopt;
      if (!count || wish) {
        return refuse({SLICESCAPE_TEXT("Expected one number of layers after \"{0}\""), {word}});
      }
      wish = count;
      ++i;
    } else if (word == "embedding" || word == kEmbeddingOption) {
      wishes.embedding = true;
    } else if (word == "loss" || word == kLossOption) {
      wishes.loss = true;
    } else if (wishes.any()) {
      return refuse({SLICESCAPE_TEXT("\"{0}\" is no stage option"), {word}});
    } else {
      return std::optional<Wishes>();
    }
  }
  return wishes.any() ? std::optional<Wishes>(wishes) : std::nullopt;
}

/// Megatron's rules for uneven pipelines: the ranks with a count of their own get it, the
/// others share the rest evenly; a rank's layers spread evenly over its chunks.
Result<StageMap> spreadAround(const Wishes& wishes, const StageSpace& space) {
  const int free = space.pp - (wishes.first ? 1 : 0) - (wishes.last ? 1 : 0);
  const int rest = space.layers - wishes.first.value_or(0) - wishes.last.value_or(0);
  if (space.pp < 2) {
    return refuse({SLICESCAPE_TEXT("A first or last stage of its own needs PP of 2 or more")});
  }
  if (rest < 0) {
    return refuse({SLICESCAPE_TEXT("The first and last stage would hold {0} layers; the model has "
                                   "{1}: {2} too many"),
                   {space.layers - rest, space.layers, -rest}});
  }
  if (free == 0 ? rest != 0 : rest % (free * space.vpp) != 0) {
    return refuse({SLICESCAPE_TEXT("{0} layers remain for {1} other ranks of {2} chunks each; "
                                   "spread evenly, {3} would be lost"),
                   {rest, free, space.vpp, free == 0 ? rest : rest % (free * space.vpp)}});
  }
  for (const auto& own : {wishes.first, wishes.last}) {
    if (own && *own % space.vpp != 0) {
      return refuse({SLICESCAPE_TEXT("{0} layers do not spread evenly over the {1} chunks of a "
                                     "rank: {2} would be lost"),
                     {*own, space.vpp, *own % space.vpp}});
    }
  }
  std::vector<int> perRank(static_cast<std::size_t>(space.pp), free > 0 ? rest / free : 0);
  if (wishes.first) perRank.front() = *wishes.first;
  if (wishes.last) perRank.back() = *wishes.last;
  std::vector<int> counts;
  for (int chunk = 0; chunk < space.vpp; ++chunk) {
    const bool upwards = space.vShaped && chunk % 2 == 1;
    for (int step = 0; step < space.pp; ++step) {
      const int rank = upwards ? space.pp - 1 - step : step;
      counts.push_back(perRank[static_cast<std::size_t>(rank)] / space.vpp);
    }
  }
  return stageMapOf(counts, space.pp, space.vpp, space.mtpModules, space.vShaped);
}

/// Embedding and loss stand for a layer each; all chunks then hold equally many.
Result<StageMap> countAsLayers(const Wishes& wishes, const StageSpace& space) {
  const int chunks = space.pp * space.vpp;
  const int slots = space.layers + (wishes.embedding ? 1 : 0) + (wishes.loss ? 1 : 0);
  if (slots % chunks != 0) {
    return refuse({SLICESCAPE_TEXT("{0} layers, with embedding and loss counted as asked, do not "
                                   "spread evenly over {1} chunks: {2} would be lost"),
                   {slots, chunks, slots % chunks}});
  }
  std::vector<int> counts(static_cast<std::size_t>(chunks), slots / chunks);
  counts.front() -= wishes.embedding ? 1 : 0;
  counts.back() -= wishes.loss ? 1 : 0;
  return stageMapOf(counts, space.pp, space.vpp, space.mtpModules, space.vShaped);
}

std::vector<int> countsOf(const StageMap& map, bool vShaped) {
  std::vector<int> counts;
  for (const ChunkPlace& place : vShaped ? vChunkOrder(map) : chunkOrder(map)) {
    counts.push_back(map[static_cast<std::size_t>(place.rank)]
                         .chunks[static_cast<std::size_t>(place.chunk)]
                         .count);
  }
  return counts;
}

std::string option(std::string_view name) {
  return "--" + std::string(name);
}

}  // namespace

Result<StageMap> readStageWords(const std::string& text, const StageSpace& space) {
  const auto wishes = wishesFrom(text);
  if (!wishes) return wishes.error();
  if (*wishes) {
    const Wishes& asked = **wishes;
    const bool counts = asked.first || asked.last;
    if (counts && (asked.embedding || asked.loss)) {
      return refuse(
          {SLICESCAPE_TEXT("A first or last count and counting embedding or loss as a "
                           "layer exclude each other")});
    }
    return counts ? spreadAround(asked, space) : countAsLayers(asked, space);
  }
  // The option's name, quotes and an equals sign around a layout string.
  std::string words;
  for (std::string& word : wordsOf(text, " \t\n=\"'")) {
    if (word == kLayoutOption) continue;
    if (!words.empty()) words += ',';
    words += word;
  }
  if (looksLikeMegatronLayout(words)) {
    return parseMegatronLayout(words, space.layers, space.pp, space.vpp, space.mtpModules,
                               space.vShaped);
  }
  std::string list;
  for (const std::string& word : wordsOf(words, ",;-/")) list += (list.empty() ? "" : ",") + word;
  return parseStageList(list, space.layers, space.pp, space.vpp, space.mtpModules, space.vShaped);
}

Result<std::string> stageListOf(const StageMap& map, const StageSpace& space) {
  const std::vector<int> counts = countsOf(map, space.vShaped);
  if (stageMapOf(counts, space.pp, space.vpp, space.mtpModules, space.vShaped) != map) {
    return Error("", "",
                 {SLICESCAPE_TEXT("A list of layers cannot say that MTP modules are away from the "
                                  "head"),
                  {}},
                 {SLICESCAPE_TEXT("Copy the Megatron layout string instead"), {}});
  }
  std::string list;
  for (const int count : counts) list += (list.empty() ? "" : ",") + std::to_string(count);
  return list;
}

std::string megatronOptionsOf(const StageMap& map, const StageSpace& space) {
  const std::vector<int> counts = countsOf(map, space.vShaped);
  const bool even =
      std::adjacent_find(counts.begin(), counts.end(), std::not_equal_to<>()) == counts.end();
  const auto says = [&](const Wishes& wishes) {
    const Result<StageMap> read =
        wishes.first || wishes.last ? spreadAround(wishes, space) : countAsLayers(wishes, space);
    return read && *read == map;
  };
  const auto plain = stageMapOf(counts, space.pp, space.vpp, space.mtpModules, space.vShaped);
  if (even && plain == map) return {};
  if (says({{}, {}, true, true})) return option(kEmbeddingOption) + " " + option(kLossOption);
  if (says({{}, {}, true, false})) return option(kEmbeddingOption);
  if (says({{}, {}, false, true})) return option(kLossOption);
  if (space.pp > 1) {
    const auto sum = [&](int rank) {
      int layers = 0;
      for (const Chunk& chunk : map[static_cast<std::size_t>(rank)].chunks) layers += chunk.count;
      return layers;
    };
    const int first = sum(0);
    const int last = sum(space.pp - 1);
    if (says({first, {}, false, false})) return option(kFirstOption) + " " + std::to_string(first);
    if (says({{}, last, false, false})) return option(kLastOption) + " " + std::to_string(last);
    if (space.pp > 2 && says({first, last, false, false})) {
      return option(kFirstOption) + " " + std::to_string(first) + " " + option(kLastOption) + " " +
             std::to_string(last);
    }
  }
  return option(kLayoutOption) + " \"" + megatronLayoutOf(map, space.vShaped) + "\"";
}

}  // namespace slicescape
