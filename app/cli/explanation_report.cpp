// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explanation_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/units/format.h"

namespace slicescape::cli {
namespace {

class Writer {
 public:
  void add(const Term& term, const std::string& lead, const std::string& below, bool decides,
           std::string_view sourceAbove);
  std::string text() const;

 private:
  std::size_t numberOfSource(std::string_view source);

  std::string m_text;
  std::vector<std::string_view> m_sources;
};

std::size_t Writer::numberOfSource(std::string_view source) {
  const auto known = std::find(m_sources.begin(), m_sources.end(), source);
  if (known == m_sources.end()) {
    m_sources.push_back(source);
    return m_sources.size();
  }
  return static_cast<std::size_t>(known - m_sources.begin()) + 1;
}

void Writer::add(const Term& term, const std::string& lead, const std::string& below, bool decides,
                 std::string_view sourceAbove) {
  m_text += fmt::format("{}{}: {}", lead, toEnglish(term.name), formatArgument(term.value));
  if (term.unit == "1/s") m_text += " /s";
  if (term.terms.empty() && term.formula.empty()) {
    m_text += fmt::format("  ({})", originWord(term.origin));
  }
  if (decides) m_text += "  ← decides";
  if (term.source != sourceAbove) m_text += fmt::format("  [{}]", numberOfSource(term.source));
  m_text += "\n";
  const std::string inside = below + (term.terms.empty() ? "   " : "│  ");
  if (!term.formula.empty()) m_text += fmt::format("{}= {}\n", inside, toEnglish(term.formula));
  for (const TermInput& input : term.inputs) {
    m_text += fmt::format("{}  {}: {}  ({})\n", inside, toEnglish(input.name),
                          formatArgument(input.value), originWord(input.origin));
  }
  const Term* decider = decidingTerm(term);
  for (const Term& part : term.terms) {
    const bool last = &part == &term.terms.back();
    add(part, below + (last ? "└─ " : "├─ "), below + (last ? "   " : "│  "), &part == decider,
        term.source);
  }
}

std::string Writer::text() const {
  std::string text = m_text + "\nSources\n";
  for (std::size_t i = 0; i < m_sources.size(); ++i) {
    text += fmt::format("  [{}] {}\n", i + 1, m_sources[i]);
  }
  return text;
}

}  // namespace

std::string explanationText(const Explanation& explanation) {
  Writer writer;
  writer.add(explanation, "", "", false, {});
  return "Why\n" + writer.text();
}

}  // namespace slicescape::cli
