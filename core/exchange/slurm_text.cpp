// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/slurm_text.h"

namespace slicescape {
namespace {

/// Cuts "Key=Value Key2="a b"" into pairs. A word without '=' belongs to the value before it,
/// as in scontrol's "OS=Linux 5.15.0 #1 SMP".
void readPairs(std::string_view text, SlurmStatement& statement) {
  for (std::size_t at = text.find_first_not_of(" \t"); at != std::string_view::npos;) {
    std::size_t end = at;
    bool quoted = false;
    while (end < text.size() && (quoted || (text[end] != ' ' && text[end] != '\t'))) {
      if (text[end] == '"') quoted = !quoted;
      ++end;
    }
    const std::string_view word = text.substr(at, end - at);
    const std::size_t equals = word.find('=');
    if (equals != std::string_view::npos && equals > 0) {
      std::string value(word.substr(equals + 1));
      if (value.size() >= 2 && value.front() == '"' && value.back() == '"') {
        value = value.substr(1, value.size() - 2);
      }
      statement.pairs.emplace_back(std::string(word.substr(0, equals)), std::move(value));
    } else if (!statement.pairs.empty()) {
      statement.pairs.back().second += ' ';
      statement.pairs.back().second += word;
    }
    at = text.find_first_not_of(" \t", end);
  }
}

std::string_view withoutComment(std::string_view line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '#' && (i == 0 || line[i - 1] != '\\')) return line.substr(0, i);
  }
  return line;
}

}  // namespace

std::string_view SlurmStatement::value(std::string_view key) const {
  for (const auto& [name, text] : pairs) {
    if (name.size() == key.size() && startsWithNoCase(name, key)) return text;
  }
  return {};
}

bool SlurmStatement::has(std::string_view key) const {
  for (const auto& [name, text] : pairs) {
    if (name.size() == key.size() && startsWithNoCase(name, key)) return true;
  }
  return false;
}

std::vector<SlurmStatement> slurmStatements(const TextSource& source) {
  std::vector<SlurmStatement> statements;
  const std::vector<std::string_view> lines = source.lines();
  std::string joined;
  std::size_t first = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (joined.empty()) first = i;
    std::string_view line = trimmed(withoutComment(lines[i]));
    const bool goesOn = !line.empty() && line.back() == '\\';
    if (goesOn) line.remove_suffix(1);
    joined += line;
    if (goesOn) {
      joined += ' ';
      continue;
    }
    SlurmStatement statement;
    statement.line = first;
    readPairs(joined, statement);
    if (!statement.pairs.empty()) statements.push_back(std::move(statement));
    joined.clear();
  }
  return statements;
}

GresGpus gpusOfGres(std::string_view text) {
  GresGpus result;
  for (std::string_view item : words(text, ",")) {
    item = trimmed(item);
    if (startsWithNoCase(item, "gres/")) item.remove_prefix(5);
    if (!startsWithNoCase(item, "gpu")) continue;
    item = item.substr(0, item.find('('));
    // gpu:8, gpu:h100:8, gpu=8, gpu:h100=8
    std::vector<std::string_view> fields = words(item, ":=");
    fields.erase(fields.begin());
    int count = 1;
    if (!fields.empty() && readNumber(fields.back(), count)) fields.pop_back();
    const std::string_view type = fields.empty() ? std::string_view() : fields.front();
    if (count <= 0) continue;
    if (result.count == 0) {
      result.type = std::string(type);
      result.count = count;
    } else if (type.empty() || result.type.empty()) {
      // TRES prints the total ("gres/gpu=8") beside each type ("gres/gpu:h100=8").
      if (result.type.empty()) result.type = std::string(type);
      result.count = std::max(result.count, count);
    } else if (type == result.type) {
      result.count += count;
    } else {
      result.mixed = true;
      result.count += count;
    }
  }
  return result;
}

bool isDownState(std::string_view state) {
  for (const std::string_view bad :
       {"drain", "drng", "down", "fail", "maint", "error", "not_responding", "future"}) {
    if (containsNoCase(state, bad)) return true;
  }
  return false;
}

}  // namespace slicescape
