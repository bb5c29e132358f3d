// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/layout_text.h"

#include <algorithm>
#include <sstream>

namespace slicescape {
namespace {

/// Lower case, parts with one blank between them: "TP = 8 · PP4," becomes "tp=8 pp4".
std::string normalised(const std::string& text) {
  constexpr std::string_view kMiddleDot = "\xC2\xB7";
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, kMiddleDot.size(), kMiddleDot) == 0) {
      plain += ' ';
      i += kMiddleDot.size() - 1;
      continue;
    }
    const char c = text[i];
    const bool separates = c == ',' || c == ';' || c == '\t' || c == '\n' || c == '\r' || c == ' ';
    if (c == '=') {
      while (!plain.empty() && plain.back() == ' ') plain.pop_back();
      plain += '=';
    } else if (separates) {
      if (!plain.empty() && plain.back() != ' ' && plain.back() != '=') plain += ' ';
    } else {
      plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
  }
  return plain;
}

bool namesPart(const std::string& word) {
  return searchAxisFrom(word).has_value() || word == "recompute" || word == "schedule";
}

/// The parts as "name=value", whichever way they are written.
std::vector<std::string> partsOf(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream stream(normalised(text));
  for (std::string word; stream >> word;) words.push_back(word);
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    const auto digits = std::min(word.find_first_of("0123456789"), word.size());
    const std::string name = word.substr(0, digits);
    if (word.find('=') != std::string::npos) {
      parts.push_back(word);
    } else if (digits < word.size() && searchAxisFrom(name)) {
      parts.push_back(name + '=' + word.substr(digits));
    } else if (scheduleKindFrom(word)) {
      parts.push_back("schedule=" + word);
    } else if (namesPart(word) && i + 1 < words.size()) {
      parts.push_back(word + '=' + words[++i]);
    } else {
      parts.push_back(word);
    }
  }
  return parts;
}

}  // namespace

Result<Plan> withLayoutText(const Plan& plan, const std::string& text,
                            const Catalogues& catalogues) {
  SearchSpace space = defaultSpace(plan, catalogues);
  Candidate candidate = candidateOf(plan, space, catalogues);
  candidate.slicing = Slicing::Even;
  const std::int64_t gpus = plan.layout->worldSize();
  bool dpIsGiven = false;
  for (const std::string& part : partsOf(text)) {
    SearchSpace one = space;
    const Result<void> read = narrow(one, part);
    if (!read) return read.error();
    const std::string name = part.substr(0, part.find('='));
    const auto axis = searchAxisFrom(name);
    if (name == "recompute") {
      space.recompute = one.recompute;
      candidate.recompute = 0;
    } else if (name == "schedule") {
      space.schedules = one.schedules;
      candidate.schedule = 0;
    } else if (axis) {
      const AxisBound& bound = one.bound(*axis);
      if (!bound.isFixed()) {
        return Error(part, {}, {SLICESCAPE_TEXT("A layout has one value on each axis."), {}},
                     {SLICESCAPE_TEXT("Write it as in tp=4,pp=8,mbs=2."), {}});
      }
      candidate.set(*axis, bound.low);
      dpIsGiven = dpIsGiven || *axis == SearchAxis::Dp;
    } else {
      return Error(part, {}, {SLICESCAPE_TEXT("\"{0}\" is no part of a layout."), {name}},
                   {SLICESCAPE_TEXT("Parts: tp, pp, vpp, cp, ep, etp, dp, mbs, zero, recompute, "
                                    "schedule."),
                    {}});
    }
  }
  if (!dpIsGiven) {
    const std::int64_t inside = std::int64_t{candidate.tp} * candidate.cp * candidate.pp;
    candidate.dp = static_cast<int>(std::max<std::int64_t>(1, gpus / inside));
  }
  // One chunk per rank and more are different schedules.
  std::string& kind = space.schedules[candidate.schedule];
  if (candidate.pp > 1 && candidate.vpp > 1 && kind == "1f1b") kind = "interleaved-1f1b";
  if (candidate.pp > 1 && candidate.vpp == 1 && kind == "interleaved-1f1b") kind = "1f1b";
  return withCandidate(plan, space, candidate);
}

std::string layoutText(const Plan& plan, const Catalogues& catalogues) {
  SearchSpace space = defaultSpace(plan, catalogues);
  const Candidate candidate = candidateOf(plan, space, catalogues);
  std::string text;
  for (const SearchAxis axis :
       {SearchAxis::Tp, SearchAxis::Pp, SearchAxis::Vpp, SearchAxis::Cp, SearchAxis::Ep,
        SearchAxis::Etp, SearchAxis::Dp, SearchAxis::MicroBatch, SearchAxis::Zero}) {
    text += axis == SearchAxis::MicroBatch ? std::string("mbs") : std::string(searchAxisName(axis));
    text += '=' + std::to_string(candidate.valueOf(axis)) + ',';
  }
  const RecomputeChoice& recompute = space.recompute[candidate.recompute];
  std::string modules;
  for (const std::string& module : recompute.modules) {
    modules += (modules.empty() ? "" : "+") + module;
  }
  const bool names = recompute.mode == "selective" && !modules.empty();
  text += "recompute=" + (names ? modules : recompute.mode);
  if (candidate.pp > 1) text += ",schedule=" + space.schedules[candidate.schedule];
  return text;
}

}  // namespace slicescape
