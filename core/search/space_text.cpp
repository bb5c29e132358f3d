// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <sstream>

#include "core/search/search_space.h"
#include "core/units/spelling.h"
#include "core/units/unit_expression.h"

// The space as people write it: "tp=8", "pp=2..16", "memory=90%".

namespace slicescape {
namespace {

Error badText(const std::string& text, Text expected, Text remedy) {
  return Error(text, {}, std::move(expected), std::move(remedy));
}

std::optional<std::int64_t> wholeNumber(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

struct Range {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

/// "8", "2..16", "..16" or "4..".
std::optional<Range> rangeOf(std::string_view text, std::int64_t least, std::int64_t most) {
  const std::size_t dots = text.find("..");
  if (dots == std::string_view::npos) {
    const auto value = wholeNumber(text);
    if (!value) return std::nullopt;
    return Range{*value, *value};
  }
  Range range{least, most};
  const std::string_view low = text.substr(0, dots);
  const std::string_view high = text.substr(dots + 2);
  if (!low.empty()) {
    const auto value = wholeNumber(low);
    if (!value) return std::nullopt;
    range.low = *value;
  }
  if (!high.empty()) {
    const auto value = wholeNumber(high);
    if (!value) return std::nullopt;
    range.high = *value;
  }
  return range;
}

std::vector<std::string> listOf(const std::string& text) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, ',');) parts.push_back(part);
  return parts;
}

std::string joined(const std::vector<std::string>& names) {
  std::string all;
  for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
  return all;
}

/// "none", "full", "selective", or modules joined by '+': "mlp+norm".
std::optional<RecomputeChoice> recomputeFrom(const std::string& text) {
  RecomputeChoice choice;
  if (text == "none" || text == "full" || text == "selective") {
    choice.mode = text;
    if (text == "selective") choice.modules = {"core_attention", "norm", "mlp_act", "mla_up"};
    return choice;
  }
  static const std::vector<std::string> kModules{"core_attention", "mlp",     "norm",
                                                 "mlp_act",        "moe_act", "mla_up"};
  choice.mode = "selective";
  std::istringstream stream(text);
  for (std::string module; std::getline(stream, module, '+');) {
    if (std::find(kModules.begin(), kModules.end(), module) == kModules.end()) return std::nullopt;
    choice.modules.push_back(module);
  }
  if (choice.modules.empty()) return std::nullopt;
  return choice;
}

Result<void> narrowRecompute(SearchSpace& space, const std::string& constraint,
                             const std::string& value) {
  std::vector<RecomputeChoice> choices;
  for (const std::string& part : listOf(value)) {
    const auto choice = recomputeFrom(part);
    if (!choice) {
      return badText(constraint, {SLICESCAPE_TEXT("\"{0}\" is no way to recompute."), {part}},
                     {SLICESCAPE_TEXT("Use none, selective, full, or modules joined by + "
                                      "(core_attention, mlp, norm, mlp_act, moe_act, mla_up).")});
    }
    choices.push_back(*choice);
  }
  if (!choices.empty()) space.recompute = std::move(choices);
  return {};
}

Result<void> narrowSchedules(SearchSpace& space, const std::string& constraint,
                             const std::string& value) {
  std::vector<std::string> names = listOf(value);
  for (const std::string& name : names) {
    if (scheduleKindFrom(name)) continue;
    std::vector<std::string> known;
    for (const ScheduleKind kind : availableSchedules()) known.emplace_back(scheduleName(kind));
    return badText(constraint, {SLICESCAPE_TEXT("The schedule \"{0}\" is not known."), {name}},
                   {SLICESCAPE_TEXT("Known: {0}."), {joined(known)}});
  }
  if (!names.empty()) space.schedules = std::move(names);
  return {};
}

Result<void> narrowSlicings(SearchSpace& space, const std::string& constraint,
                            const std::string& value) {
  std::vector<Slicing> slicings;
  for (const std::string& name : listOf(value)) {
    if (name != "even" && name != "balanced") {
      return badText(constraint, {SLICESCAPE_TEXT("The slicing \"{0}\" is not known."), {name}},
                     {SLICESCAPE_TEXT("Use even, balanced or both.")});
    }
    slicings.push_back(name == "even" ? Slicing::Even : Slicing::Balanced);
  }
  if (!slicings.empty()) space.slicings = std::move(slicings);
  return {};
}

struct LimitName {
  const char* name;
  LimitMetric metric;
  QuantityKind kind;
};

constexpr LimitName kLimits[] = {
    {"step_time", LimitMetric::StepTime, QuantityKind::Seconds},
    {"memory", LimitMetric::Memory, QuantityKind::Share},
    {"cost", LimitMetric::Cost, QuantityKind::Number},
    {"completion", LimitMetric::Completion, QuantityKind::Seconds},
    {"mfu", LimitMetric::Mfu, QuantityKind::Share},
    {"gpus", LimitMetric::Gpus, QuantityKind::Count},
};

}  // namespace

Result<void> narrow(SearchSpace& space, const std::string& constraint) {
  const std::size_t equals = constraint.find('=');
  const std::string name = constraint.substr(0, equals);
  const std::string value = equals == std::string::npos ? "" : constraint.substr(equals + 1);
  if (value.empty()) {
    return badText(constraint,
                   {SLICESCAPE_TEXT("A constraint is axis=value or axis=low..high."), {}},
                   {SLICESCAPE_TEXT("Write it as in tp=8, pp=2..16 or recompute=none,full.")});
  }
  if (name == "recompute") return narrowRecompute(space, constraint, value);
  if (name == "schedule") return narrowSchedules(space, constraint, value);
  if (name == "slicing") return narrowSlicings(space, constraint, value);
  if (name == "gpus") return setGpuRange(space, value);
  if (name == "framework") {
    space.framework = value == "any" ? std::string() : value;
    return {};
  }
  const auto axis = searchAxisFrom(name);
  if (!axis) {
    const std::vector<std::string_view> known{
        "tp",   "pp",        "vpp",      "cp",   "ep",          "etp",     "dp",
        "zero", "recompute", "schedule", "gpus", "micro_batch", "slicing", "framework"};
    const std::string nearest = nearestSpelling(name, known);
    return badText(constraint, {SLICESCAPE_TEXT("\"{0}\" is no axis of the search."), {name}},
                   nearest.empty()
                       ? Text{SLICESCAPE_TEXT("Axes: tp, pp, vpp, cp, ep, etp, dp, micro_batch, "
                                              "zero, recompute, schedule, slicing, gpus, "
                                              "framework."),
                              {}}
                       : Text{SLICESCAPE_TEXT("Did you mean {0}?"), {nearest}});
  }
  const bool isZero = *axis == SearchAxis::Zero;
  const int least = isZero ? 0 : 1;
  const int most = isZero ? 3 : std::numeric_limits<int>::max();
  const auto range = rangeOf(value, least, most);
  if (!range || range->low < least || range->high > most || range->low > range->high) {
    return badText(constraint,
                   {SLICESCAPE_TEXT("\"{0}\" is no value or range for {1}."), {value, name}},
                   isZero ? Text{SLICESCAPE_TEXT("Use 0, 1, 2 or 3, or a range such as 1..3."), {}}
                          : Text{SLICESCAPE_TEXT("Use a whole number from 1 up, or a range such as "
                                                 "2..16."),
                                 {}});
  }
  space.bound(*axis) = {static_cast<int>(range->low), static_cast<int>(range->high)};
  return {};
}

Result<void> addLimit(SearchSpace& space, const std::string& limit) {
  const std::size_t equals = limit.find('=');
  const std::string name = limit.substr(0, equals);
  const std::string value = equals == std::string::npos ? "" : limit.substr(equals + 1);
  for (const LimitName& known : kLimits) {
    if (name != known.name || value.empty()) continue;
    const Result<double> number = parseQuantity(value, known.kind);
    if (!number) return badText(limit, number.error().expected, number.error().remedy);
    space.limits.push_back({known.metric, *number});
    return {};
  }
  return badText(limit, {SLICESCAPE_TEXT("A limit is name=value."), {}},
                 {SLICESCAPE_TEXT("Names: step_time, memory (share of the GPU), cost (dollars), "
                                  "completion (time), mfu, gpus; as in memory=90% or "
                                  "step_time=30s.")});
}

Result<void> setGpuRange(SearchSpace& space, const std::string& range) {
  const auto read = rangeOf(range, 1, 1 << 24);
  if (!read || read->low < 1 || read->low > read->high || read->high > (1 << 24)) {
    return badText(range,
                   {SLICESCAPE_TEXT("\"{0}\" is no number of GPUs or range of them."), {range}},
                   {SLICESCAPE_TEXT("Write it as in 64 or 64..512.")});
  }
  space.fewestGpus = read->low;
  space.mostGpus = read->high;
  return {};
}

}  // namespace slicescape
