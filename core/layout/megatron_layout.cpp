// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/megatron_layout.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace slicescape {
namespace {

// Far above any real layout: repeated repetitions must not fill the memory.
constexpr std::size_t kMostLetters = 1 << 20;

Error refuse(Text expected) {
  return {"",
          "layout.stage_layout",
          std::move(expected),
          {SLICESCAPE_TEXT("Write E, then t for each layer, m for each MTP module and L, with | "
                           "between chunks, such as Et*20|t*20|t*20|t*20L.")}};
}

/// Spells every repetition out. The grammar has one level of parentheses.
class Expander {
 public:
  explicit Expander(std::string_view text) : m_text(text) {}

  Result<std::string> run() {
    while (m_next < m_text.size()) {
      const char c = m_text[m_next];
      std::string unit;
      if (c == ',' || std::isspace(static_cast<unsigned char>(c)) != 0) {
        ++m_next;
        continue;
      }
      if (c == '(') {
        const std::size_t end = m_text.find(')', m_next);
        if (end == std::string_view::npos) {
          return refuse({SLICESCAPE_TEXT("Expected a closing parenthesis in the stage layout")});
        }
        Result<std::string> inner = Expander(m_text.substr(m_next + 1, end - m_next - 1)).run();
        if (!inner) return inner.error();
        unit = std::move(*inner);
        m_next = end + 1;
      } else if (std::string_view("EtmL|").find(c) != std::string_view::npos) {
        unit.assign(1, c);
        ++m_next;
      } else {
        return refuse({SLICESCAPE_TEXT("\"{0}\" at character {1} is no letter of a stage layout"),
                       {std::string(1, c), static_cast<std::int64_t>(m_next)}});
      }
      const std::size_t times = repetitions();
      if (unit.size() * times + m_result.size() > kMostLetters) {
        return refuse({SLICESCAPE_TEXT("The stage layout repeats too often")});
      }
      for (std::size_t i = 0; i < times; ++i) m_result += unit;
    }
    return std::move(m_result);
  }

 private:
  /// The number after '*'; 1 without one.
  std::size_t repetitions() {
    if (m_next >= m_text.size() || m_text[m_next] != '*') return 1;
    ++m_next;
    std::size_t times = 0;
    while (m_next < m_text.size() &&
           std::isdigit(static_cast<unsigned char>(m_text[m_next])) != 0) {
      times = std::min<std::size_t>(kMostLetters,
                                    10 * times + static_cast<std::size_t>(m_text[m_next] - '0'));
      ++m_next;
    }
    return times;
  }

  std::string_view m_text;
  std::size_t m_next = 0;
  std::string m_result;
};

/// Rank of the `position`-th chunk in data order.
int rankOfChunk(int position, int pp, bool vShaped) {
  const bool upwards = vShaped && position / pp % 2 == 1;
  return upwards ? pp - 1 - position % pp : position % pp;
}

/// "", "t", "t*3", "(tt|)*29": whichever way is short.
std::string repeated(const std::string& unit, int times) {
  if (times <= 0 || unit.empty()) return {};
  if (times == 1) return unit;
  const std::string number = "*" + std::to_string(times);
  if (unit.size() > 1) return "(" + unit + ")" + number;
  return times == 2 ? unit + unit : unit + number;
}

}  // namespace

bool looksLikeMegatronLayout(const std::string& text) {
  return text.find_first_of("EtmL|") != std::string::npos;
}

Result<StageMap> parseMegatronLayout(const std::string& text, int layers, int pp, int vpp,
                                     int mtpModules, bool vShaped) {
  const Result<std::string> letters = Expander(text).run();
  if (!letters) return letters.error();
  std::vector<std::string> chunks(1);
  for (const char c : *letters) {
    if (c == '|') {
      chunks.emplace_back();
    } else {
      chunks.back() += c;
    }
  }
  const int wanted = pp * vpp;
  if (static_cast<int>(chunks.size()) != wanted) {
    return refuse({SLICESCAPE_TEXT("The stage layout has {0} chunks; PP × VPP asks for {1}"),
                   {static_cast<std::int64_t>(chunks.size()), std::int64_t{wanted}}});
  }
  StageMap map(static_cast<std::size_t>(pp));
  int placed = 0;
  int modules = 0;
  int embeddings = 0;
  int losses = 0;
  for (int index = 0; index < wanted; ++index) {
    Stage& stage = map[static_cast<std::size_t>(rankOfChunk(index, pp, vShaped))];
    Chunk chunk;
    chunk.first = placed;
    for (const char c : chunks[static_cast<std::size_t>(index)]) {
      if (c == 't') ++chunk.count;
      if (c == 'm') ++stage.mtp;
      if (c == 'm') ++modules;
      if (c == 'E') ++embeddings;
      if (c == 'L') ++losses;
    }
    placed += chunk.count;
    stage.chunks.push_back(chunk);
  }
  if (placed != layers) {
    return refuse(placed < layers
                      ? Text{SLICESCAPE_TEXT("The stage layout places {0} layers; the model has "
                                             "{1}: {2} would be lost"),
                             {placed, layers, layers - placed}}
                      : Text{SLICESCAPE_TEXT("The stage layout places {0} layers; the model has "
                                             "{1}: {2} too many"),
                             {placed, layers, placed - layers}});
  }
  if (modules != mtpModules) {
    return refuse({SLICESCAPE_TEXT("The stage layout places {0} MTP modules; the model has {1}"),
                   {std::int64_t{modules}, std::int64_t{mtpModules}}});
  }
  const bool isFramed = embeddings == 1 && losses == 1 && chunks.front().find('E') == 0 &&
                        chunks.back().find('L') + 1 == chunks.back().size();
  if (!isFramed) {
    return refuse(
        {SLICESCAPE_TEXT("The stage layout must begin with the one E and end with the one L")});
  }
  map.front().embedding = true;
  map[static_cast<std::size_t>(rankOfChunk(wanted - 1, pp, vShaped))].head = true;
  return map;
}

std::string megatronLayoutOf(const StageMap& map, bool vShaped) {
  const auto order = vShaped ? vChunkOrder(map) : chunkOrder(map);
  // A stage says how many modules it has, not in which chunk: they come last, where the
  // data of the last layer is.
  std::vector<std::string> chunks;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Stage& stage = map[static_cast<std::size_t>(order[i].rank)];
    const bool last = order[i].chunk + 1 == static_cast<int>(stage.chunks.size());
    std::string text;
    if (i == 0) text += 'E';
    text += repeated("t", stage.chunks[static_cast<std::size_t>(order[i].chunk)].count);
    if (last) text += repeated("m", stage.mtp);
    if (i + 1 == order.size()) {
      text += 'L';
    } else {
      text += '|';
    }
    chunks.push_back(std::move(text));
  }
  std::string result;
  for (std::size_t i = 0; i < chunks.size();) {
    std::size_t end = i + 1;
    while (end < chunks.size() && chunks[end] == chunks[i]) ++end;
    result += repeated(chunks[i], static_cast<int>(end - i));
    i = end;
  }
  return result;
}

}  // namespace slicescape
