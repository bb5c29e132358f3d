// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/kubernetes_objects.h"

#include <utility>

#include "core/exchange/yaml_tree.h"

namespace slicescape {
namespace {

namespace json = boost::json;

void collect(const json::value& body, std::string place, std::vector<KubernetesObject>& objects) {
  const json::array& items = listAt(body, "items");
  if (!items.empty()) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      const std::string inList = place + "/items/" + std::to_string(i);
      // A List inside a List does not exist in Kubernetes; one level is enough.
      objects.push_back(
          {textAt(items[i], "kind"), textOf(pathAt(items[i], "metadata/name")), inList, items[i]});
      // kubectl get NAME -o json leaves the kind out of items of typed lists ("NodeList").
      if (objects.back().kind.empty()) {
        std::string kind = textAt(body, "kind");
        if (kind.ends_with("List")) kind.resize(kind.size() - 4);
        objects.back().kind = kind;
      }
    }
    return;
  }
  if (const json::array* list = body.if_array()) {
    for (std::size_t i = 0; i < list->size(); ++i) {
      objects.push_back({textAt((*list)[i], "kind"), textOf(pathAt((*list)[i], "metadata/name")),
                         place + "/" + std::to_string(i), (*list)[i]});
    }
    return;
  }
  if (textAt(body, "kind").ends_with("List")) return;
  objects.push_back(
      {textAt(body, "kind"), textOf(pathAt(body, "metadata/name")), std::move(place), body});
}

}  // namespace

Result<std::vector<KubernetesObject>> kubernetesObjects(const TextSource& source) {
  const Result<std::vector<json::value>> documents = readYamlOrJson(source);
  if (!documents) return documents.error();
  std::vector<KubernetesObject> objects;
  for (std::size_t i = 0; i < documents->size(); ++i) {
    collect((*documents)[i], documents->size() == 1 ? "" : "document " + std::to_string(i + 1),
            objects);
  }
  return objects;
}

bool mentionsKind(const TextSource& source, std::string_view kind) {
  const std::string_view text = source.text;
  for (std::size_t at = text.find(kind); at != std::string_view::npos;
       at = text.find(kind, at + 1)) {
    std::size_t end = at + kind.size();
    // "kind: NodeList" is a list of the kind.
    if (text.substr(end).starts_with("List")) end += 4;
    const bool ends = end == text.size() ||
                      std::string_view("\"',\n }]").find(text[end]) != std::string_view::npos;
    std::size_t before = at;
    while (before > 0 &&
           std::string_view(" \t\"':").find(text[before - 1]) != std::string_view::npos) {
      --before;
    }
    if (ends && before >= 4 && text.substr(before - 4, 4) == "kind") return true;
  }
  return false;
}

double kubernetesQuantity(std::string_view text) {
  text = trimmed(text);
  std::size_t end = 0;
  while (end < text.size() && ((text[end] >= '0' && text[end] <= '9') || text[end] == '.')) ++end;
  double value = 0;
  if (!readNumber(text.substr(0, end), value)) return 0;
  const std::string_view unit = text.substr(end);
  constexpr std::pair<std::string_view, double> kUnits[] = {{"", 1},
                                                            {"m", 1e-3},
                                                            {"k", 1e3},
                                                            {"M", 1e6},
                                                            {"G", 1e9},
                                                            {"T", 1e12},
                                                            {"P", 1e15},
                                                            {"Ki", 1024.0},
                                                            {"Mi", 1048576.0},
                                                            {"Gi", 1073741824.0},
                                                            {"Ti", 1099511627776.0},
                                                            {"Pi", 1125899906842624.0}};
  for (const auto& [name, factor] : kUnits) {
    if (unit == name) return value * factor;
  }
  return 0;
}

}  // namespace slicescape
