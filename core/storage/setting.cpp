// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <boost/json/value.hpp>
#include <charconv>
#include <variant>

#include "core/storage/field_shape.h"
#include "core/storage/plan_document.h"
#include "core/storage/plan_json.h"
#include "core/units/json_reader.h"
#include "core/units/spelling.h"

namespace slicescape {
namespace {

namespace json = boost::json;
using Kind = FieldShape::Kind;

/// One step of a path: a key or an index of a list.
using Step = std::variant<std::string, std::size_t>;

Error settingError(std::string place, Text expected, Text remedy) {
  return Error({}, std::move(place), std::move(expected), std::move(remedy));
}

Error malformed(std::string_view path) {
  return settingError(
      std::string(path),
      {SLICESCAPE_TEXT("A setting is path=value, the path made of keys and list indices."), {}},
      {SLICESCAPE_TEXT("Write it as in layout.tp=4 or cluster.hosts[0].count=16."), {}});
}

/// Reads "cluster.hosts[0].count"; a key with a dot in it is written ["like.this"].
Result<std::vector<Step>> parsePath(std::string_view path) {
  std::vector<Step> steps;
  std::size_t at = 0;
  while (at < path.size()) {
    if (path[at] != '[') {
      const std::size_t end = std::min(path.find_first_of(".[", at), path.size());
      if (end == at) return malformed(path);
      steps.emplace_back(std::string(path.substr(at, end - at)));
      at = end;
    } else {
      const bool quoted = path.substr(at, 2) == "[\"";
      const std::size_t end = path.find(quoted ? "\"]" : "]", at + 2);
      if (end == std::string_view::npos) return malformed(path);
      const std::size_t first = at + (quoted ? 2 : 1);
      const std::string_view inside = path.substr(first, end - first);
      if (quoted) {
        steps.emplace_back(std::string(inside));
      } else {
        std::size_t index = 0;
        const auto [stop, code] =
            std::from_chars(inside.data(), inside.data() + inside.size(), index);
        if (code != std::errc() || stop != inside.data() + inside.size()) return malformed(path);
        steps.emplace_back(index);
      }
      at = end + (quoted ? 2 : 1);
    }
    if (at < path.size() && path[at] == '.') {
      ++at;
      if (at == path.size()) return malformed(path);
    } else if (at < path.size() && path[at] != '[') {
      return malformed(path);
    }
  }
  if (steps.empty()) return malformed(path);
  return steps;
}

/// The value as JSON; what is not JSON, and everything given to a text, is a bare word.
json::value parseValue(std::string_view text, const FieldShape& shape) {
  const Result<json::value> value = parseJson(text, {});
  if (!value) return json::value(text);
  const bool wantsText = shape.kind == Kind::Text || shape.kind == Kind::Word;
  if (wantsText && !value->is_string() && !value->is_null()) return json::value(text);
  return *value;
}

/// Walks the document along the path, and the shape beside it, and puts the value there.
class Setter {
 public:
  Setter(std::string_view path, json::value& document)
      : m_path(path), m_value(&document), m_shape(&planShape()) {}

  std::optional<Error> follow(const std::vector<Step>& steps) {
    for (const Step& step : steps) {
      const auto* key = std::get_if<std::string>(&step);
      const std::optional<Error> error = key ? enter(*key) : enter(std::get<std::size_t>(step));
      if (error) return error;
    }
    return std::nullopt;
  }

  void assign(std::string_view text) { *m_value = parseValue(text, *m_shape); }

 private:
  std::optional<Error> enter(const std::string& key) {
    static const FieldShape kAny;
    const bool hasMembers = m_shape->kind == Kind::Object || m_shape->kind == Kind::HostType;
    const FieldShape* next = m_shape->member(key);
    if (m_shape->kind == Kind::Map) next = &m_shape->element[0];
    // Members this version does not know can be set where the file has them.
    const bool inFile = m_value->is_object() && m_value->get_object().contains(key);
    if (!next && (inFile || m_shape->kind == Kind::Any)) next = &kAny;
    if (!next) return hasMembers ? unknownKey(key) : noMembers(key);
    if (!m_value->is_object()) *m_value = json::object();
    m_value = &m_value->get_object()[key];
    m_shape = next;
    return std::nullopt;
  }

  std::optional<Error> enter(std::size_t index) {
    static const FieldShape kAny;
    const std::size_t size = m_value->is_array() ? m_value->get_array().size() : 0;
    if (index >= size) {
      return settingError(
          m_path,
          {SLICESCAPE_TEXT("Index {0} was given where the plan has {1} entries."),
           {static_cast<std::int64_t>(index), static_cast<std::int64_t>(size)}},
          {SLICESCAPE_TEXT("Entries count from 0. A whole list can be set as JSON: path=[…]."),
           {}});
    }
    m_value = &m_value->get_array()[index];
    m_shape = m_shape->element.empty() ? &kAny : &m_shape->element[0];
    return std::nullopt;
  }

  Error unknownKey(const std::string& key) const {
    std::vector<std::string_view> known;
    std::string list;
    for (const auto& [name, shape] : m_shape->members) {
      known.push_back(name);
      list += (list.empty() ? "" : ", ") + name;
    }
    const std::string nearest = nearestSpelling(key, known);
    Text remedy{SLICESCAPE_TEXT("Known here: {0}."), {list}};
    if (!nearest.empty()) remedy = {SLICESCAPE_TEXT("Did you mean {0}?"), {nearest}};
    return settingError(m_path, {SLICESCAPE_TEXT("A plan has no \"{0}\" at this place."), {key}},
                        std::move(remedy));
  }

  Error noMembers(const std::string& key) const {
    return settingError(
        m_path, {SLICESCAPE_TEXT("\"{0}\" was given inside a single value or a list."), {key}},
        {SLICESCAPE_TEXT("An entry of a list is named by its index: cluster.hosts[0].count."), {}});
  }

  std::string m_path;
  json::value* m_value;
  const FieldShape* m_shape;
};

}  // namespace

Result<Plan> withSetting(const Plan& plan, std::string_view assignment) {
  const std::size_t equals = assignment.find('=');
  if (equals == std::string_view::npos || equals == 0) return malformed(assignment);
  const std::string_view path = assignment.substr(0, equals);
  const Result<std::vector<Step>> steps = parsePath(path);
  if (!steps) return steps.error();

  json::value document = planToJson(plan);
  // A model is named or carried: naming another one ends the carrying.
  if (path == "model.catalogue") document.get_object()["model"].get_object().erase("profile");

  Setter setter(path, document);
  if (const std::optional<Error> error = setter.follow(*steps)) return *error;
  setter.assign(assignment.substr(equals + 1));
  return planFromJson(document, {});
}

}  // namespace slicescape
