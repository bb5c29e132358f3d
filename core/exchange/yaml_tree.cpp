// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/yaml_tree.h"

#include <yaml-cpp/yaml.h>

#include <boost/json/serialize.hpp>

#include "core/units/json_reader.h"

namespace slicescape {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostValues = 1'000'000;
constexpr int kDeepest = 64;

/// Copies a YAML node; false when it is too deep or too large.
bool copyNode(const YAML::Node& node, json::value& value, std::size_t& budget, int depth) {
  if (depth > kDeepest || budget == 0) return false;
  --budget;
  switch (node.Type()) {
    case YAML::NodeType::Scalar:
      value = node.Scalar();
      return true;
    case YAML::NodeType::Sequence: {
      json::array& array = value.emplace_array();
      for (const YAML::Node& child : node) {
        if (!copyNode(child, array.emplace_back(nullptr), budget, depth + 1)) return false;
      }
      return true;
    }
    case YAML::NodeType::Map: {
      json::object& object = value.emplace_object();
      for (const auto& pair : node) {
        if (!pair.first.IsScalar()) continue;
        if (!copyNode(pair.second, object[pair.first.Scalar()], budget, depth + 1)) return false;
      }
      return true;
    }
    default:
      value = nullptr;
      return true;
  }
}

}  // namespace

Result<std::vector<json::value>> readYamlOrJson(const TextSource& source) {
  std::vector<json::value> documents;
  const std::string_view text = trimmed(source.text);
  if (text.starts_with('{') || text.starts_with('[')) {
    Result<json::value> document = parseJson(text, source.file);
    if (!document) return document.error();
    documents.push_back(std::move(*document));
    return documents;
  }
  // yaml-cpp reports by exceptions; they end here.
  try {
    std::size_t budget = kMostValues;
    for (const YAML::Node& node : YAML::LoadAll(source.text)) {
      json::value value;
      if (!copyNode(node, value, budget, 0)) {
        return Error(
            source.file, "",
            {SLICESCAPE_TEXT("The YAML unfolds to more than {0} values or {1} levels."),
             {static_cast<std::int64_t>(kMostValues), static_cast<std::int64_t>(kDeepest)}},
            {SLICESCAPE_TEXT("Import a part of it, or the same objects as JSON.")});
      }
      if (!value.is_null()) documents.push_back(std::move(value));
    }
  } catch (const YAML::Exception& problem) {
    return Error(source.file,
                 problem.mark.is_null() ? std::string()
                                        : "line " + std::to_string(problem.mark.line + 1) +
                                              ", column " + std::to_string(problem.mark.column + 1),
                 {SLICESCAPE_TEXT("The file is not valid YAML: {0}."), {problem.msg}},
                 {SLICESCAPE_TEXT("Correct it there, or import the same objects as JSON.")});
  }
  return documents;
}

const json::value& memberAt(const json::value& value, std::string_view key) {
  static const json::value kNothing;
  const json::object* object = value.if_object();
  if (object == nullptr) return kNothing;
  const json::value* member = object->if_contains(key);
  return member == nullptr ? kNothing : *member;
}

const json::value& pathAt(const json::value& value, std::string_view path) {
  const json::value* at = &value;
  for (const std::string_view key : parts(path, '/')) at = &memberAt(*at, key);
  return *at;
}

std::string textOf(const json::value& value) {
  if (const json::string* text = value.if_string()) return std::string(*text);
  if (value.is_number() || value.is_bool()) return json::serialize(value);
  return {};
}

std::string textAt(const json::value& value, std::string_view key) {
  return textOf(memberAt(value, key));
}

const json::array& listAt(const json::value& value, std::string_view key) {
  static const json::array kNothing;
  const json::array* array = memberAt(value, key).if_array();
  return array == nullptr ? kNothing : *array;
}

}  // namespace slicescape
