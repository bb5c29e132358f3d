// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_catalogue.h"

#include <algorithm>
#include <cassert>

#include "core/model/catalogue_entry.h"
#include "core/model/object_reader.h"
#include "core/model/profile_builder.h"
#include "core/units/json_reader.h"
#include "core/units/spelling.h"
#include "resources/resources.h"

namespace slicescape {
namespace {

/// Above any model that could be trained in this century; below what could overflow a sum.
constexpr double kMostParameters = 1e16;

}  // namespace

Result<ModelCatalogue> ModelCatalogue::parse(std::string_view json, std::string_view file) {
  const auto document = parseJson(json, file);
  if (!document) return document.error();
  ReadingLog log{std::string(file), std::nullopt, {}};
  const Text remedy{
      SLICESCAPE_TEXT("Choose a model catalogue, a file with the schema slicescape.catalogue/1."),
      {}};
  if (!document->is_object()) {
    return Error(log.file, "", Text{SLICESCAPE_TEXT("Expected an object at the top."), {}}, remedy);
  }
  const ObjectReader root(document->get_object(), "", log);
  const std::string schema = root.text({"schema"}, "");
  if (schema != "slicescape.catalogue/1") {
    return Error(log.file, "/schema",
                 Text{SLICESCAPE_TEXT("Expected the schema {0}, found \"{1}\"."),
                      {std::string("slicescape.catalogue/1"), schema}},
                 remedy);
  }
  ModelCatalogue catalogue;
  for (const ObjectReader& entry : root.children({"models"})) {
    auto model = std::make_shared<ModelProfile>(readCatalogueEntry(entry));
    if (!log.error && approximateParameters(*model) > kMostParameters) {
      log.fail(entry.pointer(), Text{SLICESCAPE_TEXT("Expected a model of at most {0} parameters."),
                                     {kMostParameters}});
    }
    if (!log.error && catalogue.find(model->id)) {
      log.fail(entry.place("id"),
               Text{SLICESCAPE_TEXT("Expected different ids, found \"{0}\" twice."), {model->id}});
    }
    if (log.error) return *log.error;
    catalogue.m_models.push_back(std::move(model));
  }
  if (log.error) return *log.error;
  return catalogue;
}

const ModelCatalogue& ModelCatalogue::builtIn() {
  static const ModelCatalogue catalogue = [] {
    auto parsed = parse(resources::modelCatalogue(), "models.json");
    assert(parsed.has_value());  // shipped with the program and covered by its tests
    return parsed ? std::move(*parsed) : ModelCatalogue{};
  }();
  return catalogue;
}

std::shared_ptr<const ModelProfile> ModelCatalogue::find(std::string_view id) const {
  const auto found = std::find_if(m_models.begin(), m_models.end(),
                                  [&](const auto& model) { return model->id == id; });
  return found == m_models.end() ? nullptr : *found;
}

std::string ModelCatalogue::nearest(std::string_view id) const {
  std::vector<std::string_view> ids;
  ids.reserve(m_models.size());
  for (const auto& model : m_models) ids.emplace_back(model->id);
  return nearestSpelling(id, ids);
}

}  // namespace slicescape
