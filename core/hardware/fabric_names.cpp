// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/fabric_names.h"

#include <algorithm>
#include <string>

namespace slicescape {
namespace {

// Locale-free on purpose: ids and vendor texts are ASCII.
char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
bool isWordCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

std::vector<std::string> wordsOf(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char raw : text) {
    const char c = lower(raw);
    if (isWordCharacter(c)) {
      words.back() += c;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

// "100" and "v1" must match whole words ("100" is not "1000"); a name such as "tcpx"
// also stands for its variants ("TCPXplus").
bool means(const std::string& wordOfText, const std::string& wordOfId) {
  if (wordOfText == wordOfId) return true;
  return wordOfId.size() >= 4 && wordOfText.compare(0, wordOfId.size(), wordOfId) == 0;
}

}  // namespace

const FabricType* fabricByFreeText(const std::vector<FabricType>& fabrics, std::string_view text) {
  const std::vector<std::string> words = wordsOf(text);
  const FabricType* best = nullptr;
  std::size_t bestHits = 0;
  std::size_t bestPlace = 0;
  for (const FabricType& fabric : fabrics) {
    if (fabric.name == text) return &fabric;
    std::size_t hits = 0;
    std::size_t place = words.size();
    for (const std::string& wordOfId : wordsOf(fabric.id)) {
      const auto found = std::find_if(words.begin(), words.end(), [&](const std::string& word) {
        return means(word, wordOfId);
      });
      if (found == words.end()) continue;
      ++hits;
      place = std::min(place, static_cast<std::size_t>(found - words.begin()));
    }
    if (hits > bestHits || (hits == bestHits && hits > 0 && place < bestPlace)) {
      best = &fabric;
      bestHits = hits;
      bestPlace = place;
    }
  }
  return best;
}

}  // namespace slicescape
