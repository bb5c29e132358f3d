// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/stage_map.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <string_view>

namespace slicescape {
namespace {

/// Rank of the `position`-th chunk in global order.
int rankOf(int position, int pp, bool vShaped) {
  const int pass = position / pp;
  const int step = position % pp;
  return vShaped && pass % 2 == 1 ? pp - 1 - step : step;
}

/// Chunks in global order. A rank that holds fewer chunks than the others is left out of
/// the passes it takes no part in: such maps are wrong, but still have an order.
std::vector<ChunkPlace> orderOf(const StageMap& map, bool vShaped) {
  const int pp = static_cast<int>(map.size());
  std::size_t passes = 0;
  for (const Stage& stage : map) passes = std::max(passes, stage.chunks.size());
  std::vector<ChunkPlace> order;
  order.reserve(passes * map.size());
  for (int position = 0; position < static_cast<int>(passes) * pp; ++position) {
    const ChunkPlace place{rankOf(position, pp, vShaped), position / pp};
    const auto& chunks = map[static_cast<std::size_t>(place.rank)].chunks;
    if (place.chunk < static_cast<int>(chunks.size())) order.push_back(place);
  }
  return order;
}

const Chunk& chunkAt(const StageMap& map, const ChunkPlace& place) {
  return map[static_cast<std::size_t>(place.rank)].chunks[static_cast<std::size_t>(place.chunk)];
}

Chunk& chunkAt(StageMap& map, const ChunkPlace& place) {
  return map[static_cast<std::size_t>(place.rank)].chunks[static_cast<std::size_t>(place.chunk)];
}

/// How often layers are placed, by a sweep over the chunks sorted by first layer.
struct Coverage {
  std::int64_t missing = 0;   ///< layers placed nowhere
  std::int64_t repeated = 0;  ///< places beyond the first, over all layers
  std::int64_t foreign = 0;   ///< places of layers that the model does not have
  std::int64_t firstMissing = -1;
  std::int64_t firstRepeated = -1;
};

Coverage coverageOf(const StageMap& map, std::int64_t layers) {
  std::vector<std::pair<std::int64_t, std::int64_t>> ranges;  // [first, end)
  Coverage coverage;
  for (const Stage& stage : map) {
    for (const Chunk& chunk : stage.chunks) {
      if (chunk.count <= 0) continue;
      const std::int64_t end = std::int64_t{chunk.first} + chunk.count;
      const std::int64_t clippedFirst = std::clamp<std::int64_t>(chunk.first, 0, layers);
      const std::int64_t clippedEnd = std::clamp<std::int64_t>(end, 0, layers);
      coverage.foreign += chunk.count - (clippedEnd - clippedFirst);
      if (clippedFirst < clippedEnd) ranges.emplace_back(clippedFirst, clippedEnd);
    }
  }
  std::sort(ranges.begin(), ranges.end());
  std::int64_t reached = 0;
  for (const auto& [first, end] : ranges) {
    if (first > reached) {
      if (coverage.firstMissing < 0) coverage.firstMissing = reached;
      coverage.missing += first - reached;
    } else if (first < reached) {
      if (coverage.firstRepeated < 0) coverage.firstRepeated = first;
      coverage.repeated += std::min(reached, end) - first;
    }
    reached = std::max(reached, end);
  }
  if (reached < layers) {
    if (coverage.firstMissing < 0) coverage.firstMissing = reached;
    coverage.missing += layers - reached;
  }
  return coverage;
}

void checkCounts(const StageMap& map, int pp, int vpp, std::vector<Text>& problems) {
  if (static_cast<int>(map.size()) != pp) {
    problems.push_back({SLICESCAPE_TEXT("The map has {0} stages for {1} pipeline ranks"),
                        {static_cast<std::int64_t>(map.size()), pp}});
  }
  for (std::size_t rank = 0; rank < map.size(); ++rank) {
    const auto chunks = static_cast<std::int64_t>(map[rank].chunks.size());
    if (chunks != vpp) {
      problems.push_back({SLICESCAPE_TEXT("Stage {0} holds {1} chunks; every stage needs {2}"),
                          {static_cast<std::int64_t>(rank), chunks, vpp}});
    }
    for (const Chunk& chunk : map[rank].chunks) {
      if (chunk.count < 0) {
        problems.push_back({SLICESCAPE_TEXT("Stage {0} has a chunk with {1} layers"),
                            {static_cast<std::int64_t>(rank), chunk.count}});
      }
    }
  }
}

void checkCoverage(const StageMap& map, int layers, std::vector<Text>& problems) {
  const Coverage coverage = coverageOf(map, layers);
  if (coverage.missing > 0) {
    problems.push_back({SLICESCAPE_TEXT("{0} of {1} layers are not placed and would be lost; the "
                                        "first is layer {2}"),
                        {coverage.missing, layers, coverage.firstMissing}});
  }
  if (coverage.repeated > 0) {
    problems.push_back({SLICESCAPE_TEXT("{0} of {1} layers would be doubled: they are placed more "
                                        "than once; the first is layer {2}"),
                        {coverage.repeated, layers, coverage.firstRepeated}});
  }
  if (coverage.foreign > 0) {
    problems.push_back({SLICESCAPE_TEXT("{0} of the placed layers do not exist: the model has {1}"),
                        {coverage.foreign, layers}});
  }
}

/// Only meaningful once every layer is placed once: then the order is wrong exactly when a
/// chunk does not begin where the one before it ended.
void checkOrder(const StageMap& map, bool vShaped, std::vector<Text>& problems) {
  std::int64_t next = 0;
  for (const ChunkPlace& place : orderOf(map, vShaped)) {
    const Chunk& chunk = chunkAt(map, place);
    if (chunk.count <= 0) continue;
    if (chunk.first != next) {
      problems.push_back({SLICESCAPE_TEXT("Chunk {0} of stage {1} begins with layer {2}, but the "
                                          "data arrives there after layer {3}"),
                          {place.chunk, place.rank, chunk.first, next - 1}});
      return;
    }
    next += chunk.count;
  }
}

/// Embedding and head exist once, where the data enters and leaves the pipeline.
void checkEnds(const StageMap& map, int vpp, bool vShaped, int mtpModules,
               std::vector<Text>& problems) {
  if (map.empty()) return;
  const int pp = static_cast<int>(map.size());
  const int lastRank = rankOf(pp * std::max(vpp, 1) - 1, pp, vShaped);
  std::int64_t embeddings = 0;
  std::int64_t heads = 0;
  std::int64_t mtp = 0;
  for (const Stage& stage : map) {
    embeddings += stage.embedding ? 1 : 0;
    heads += stage.head ? 1 : 0;
    mtp += stage.mtp;
  }
  if (embeddings != 1) {
    problems.push_back(
        {SLICESCAPE_TEXT("The embedding is placed {0} times instead of once"), {embeddings}});
  } else if (!map.front().embedding) {
    problems.push_back(
        {SLICESCAPE_TEXT("The embedding must be on stage 0, where the data enters"), {}});
  }
  if (heads != 1) {
    problems.push_back({SLICESCAPE_TEXT("The head is placed {0} times instead of once"), {heads}});
  } else if (!map[static_cast<std::size_t>(lastRank)].head) {
    problems.push_back(
        {SLICESCAPE_TEXT("The head must be on stage {0}, where the data leaves"), {lastRank}});
  }
  if (mtp != mtpModules) {
    problems.push_back({SLICESCAPE_TEXT("{0} of {1} MTP modules are placed"), {mtp, mtpModules}});
  }
}

/// Whole non-negative number, or nothing.
std::optional<int> countFrom(std::string_view word) {
  while (!word.empty() && word.front() == ' ') word.remove_prefix(1);
  while (!word.empty() && word.back() == ' ') word.remove_suffix(1);
  int value = 0;
  const auto end = word.data() + word.size();
  const auto [read, error] = std::from_chars(word.data(), end, value);
  if (error != std::errc() || read != end || word.empty() || value < 0) return std::nullopt;
  return value;
}

}  // namespace

StageMap stageMapOf(const std::vector<int>& counts, int pp, int vpp, int mtpModules, bool vShaped) {
  StageMap map(static_cast<std::size_t>(std::max(pp, 1)));
  for (Stage& stage : map) stage.chunks.resize(static_cast<std::size_t>(std::max(vpp, 1)));
  const auto order = orderOf(map, vShaped);
  int first = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    Chunk& chunk = chunkAt(map, order[i]);
    chunk.first = first;
    chunk.count = i < counts.size() ? counts[i] : 0;
    first += chunk.count;
  }
  map.front().embedding = true;
  Stage& last = map[static_cast<std::size_t>(order.back().rank)];
  last.head = true;
  last.mtp = mtpModules;
  return map;
}

StageMap evenStageMap(int layers, int pp, int vpp, int mtpModules, bool vShaped) {
  const int chunks = std::max(pp, 1) * std::max(vpp, 1);
  const int base = std::max(layers, 0) / chunks;
  const int rest = std::max(layers, 0) % chunks;
  std::vector<int> counts(static_cast<std::size_t>(chunks), base);
  const auto firstLarger = counts.begin() + (chunks - rest) / 2;
  std::for_each(firstLarger, firstLarger + rest, [](int& count) { ++count; });
  return stageMapOf(counts, pp, vpp, mtpModules, vShaped);
}

StageMap embeddingAndLossStageMap(int layers, int pp, int vpp, int mtpModules, bool vShaped) {
  const int chunks = std::max(pp, 1) * std::max(vpp, 1);
  const int slots = (layers + 2) / chunks;
  if (chunks < 2 || (layers + 2) % chunks != 0 || slots < 1) {
    return evenStageMap(layers, pp, vpp, mtpModules, vShaped);
  }
  std::vector<int> counts(static_cast<std::size_t>(chunks), slots);
  --counts.front();
  --counts.back();
  return stageMapOf(counts, pp, vpp, mtpModules, vShaped);
}

std::vector<ChunkPlace> chunkOrder(const StageMap& map) {
  return orderOf(map, false);
}

std::vector<ChunkPlace> vChunkOrder(const StageMap& map) {
  return orderOf(map, true);
}

std::vector<Text> checkStageMap(const StageMap& map, int layers, int pp, int vpp, bool vShaped,
                                int mtpModules) {
  std::vector<Text> problems;
  checkCounts(map, pp, vpp, problems);
  const std::size_t before = problems.size();
  checkCoverage(map, layers, problems);
  if (problems.size() == before) checkOrder(map, vShaped, problems);
  checkEnds(map, vpp, vShaped, mtpModules, problems);
  return problems;
}

std::vector<int> boundaries(const StageMap& map, bool vShaped) {
  const auto order = orderOf(map, vShaped);
  std::vector<int> result;
  int end = 0;
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    const Chunk& chunk = chunkAt(map, order[i]);
    end += chunk.count;
    result.push_back(end);
  }
  return result;
}

StageMap withBoundary(const StageMap& map, int index, int layer, int layers, bool vShaped) {
  StageMap moved = map;
  const auto order = orderOf(map, vShaped);
  if (index < 0 || index + 1 >= static_cast<int>(order.size())) return moved;
  const auto position = static_cast<std::size_t>(index);
  Chunk& before = chunkAt(moved, order[position]);
  Chunk& after = chunkAt(moved, order[position + 1]);
  const int end = std::min(before.first + before.count + after.count, layers);
  if (end - before.first < 2) return moved;
  const int boundary = std::clamp(layer, before.first + 1, end - 1);
  before.count = boundary - before.first;
  after.first = boundary;
  after.count = end - boundary;
  return moved;
}

Result<StageMap> parseStageList(const std::string& text, int layers, int pp, int vpp,
                                int mtpModules, bool vShaped) {
  const Text remedy{SLICESCAPE_TEXT("Write {0} whole numbers that sum to {1}, separated by commas"),
                    {pp * vpp, layers}};
  std::vector<int> counts;
  std::size_t start = 0;
  while (start <= text.size()) {
    const std::size_t comma = std::min(text.find(',', start), text.size());
    const std::string word = text.substr(start, comma - start);
    const auto count = countFrom(word);
    if (!count) {
      return Error({}, {},
                   {SLICESCAPE_TEXT("Entry {0} of the stage list, “{1}”, is no number of layers"),
                    {static_cast<std::int64_t>(counts.size() + 1), word}},
                   remedy);
    }
    counts.push_back(*count);
    start = comma + 1;
  }
  if (static_cast<int>(counts.size()) != pp * vpp) {
    return Error({}, {},
                 {SLICESCAPE_TEXT("The stage list has {0} entries; {1} ranks with {2} chunks each "
                                  "need {3}"),
                  {static_cast<std::int64_t>(counts.size()), pp, vpp, pp * vpp}},
                 remedy);
  }
  const auto sum = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
  if (sum != layers) {
    return Error({}, {},
                 sum < layers
                     ? Text{SLICESCAPE_TEXT("The stage list places {0} layers, the model has {1}: "
                                            "{2} would be lost"),
                            {sum, layers, layers - sum}}
                     : Text{SLICESCAPE_TEXT("The stage list places {0} layers, the model has {1}: "
                                            "{2} too many"),
                            {sum, layers, sum - layers}},
                 remedy);
  }
  return stageMapOf(counts, pp, vpp, mtpModules, vShaped);
}

}  // namespace slicescape
