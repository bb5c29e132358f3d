// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/field_writer.h"

#include "core/storage/plan_fields.h"
#include "core/units/json_reader.h"

namespace slicescape {
namespace {

namespace json = boost::json;

/// JSON that was kept as text. It was valid when it was read; a text that someone put
/// there by hand and that is not JSON is kept as a string rather than lost.
json::value parsed(const std::string& text) {
  const Result<json::value> value = parseJson(text, {});
  return value ? *value : json::value(text);
}

}  // namespace

void FieldWriter::raw(std::string_view key, const std::optional<std::string>& member) {
  if (member) m_object[key] = parsed(*member);
}

void FieldWriter::runs(std::string_view key, const std::vector<std::uint16_t>& items) {
  json::array runs;
  for (std::size_t first = 0; first < items.size();) {
    std::size_t end = first;
    while (end < items.size() && items[end] == items[first]) ++end;
    runs.push_back({{"kind", static_cast<std::int64_t>(items[first])},
                    {"count", static_cast<std::int64_t>(end - first)}});
    first = end;
  }
  m_object[key] = std::move(runs);
}

void FieldWriter::rest(const UnknownKeys& unknown) {
  for (const auto& [key, text] : unknown) {
    if (!m_object.contains(key)) m_object[key] = parsed(text);
  }
}

json::value FieldWriter::valueOf(const std::vector<std::pair<std::string, std::string>>& member) {
  json::object object;
  for (const auto& [key, text] : member) object[key] = text;
  return object;
}

json::value FieldWriter::valueOf(const std::variant<std::string, InlineHost>& member) const {
  if (const auto* id = std::get_if<std::string>(&member)) return json::value(*id);
  return valueOf(std::get<InlineHost>(member));
}

}  // namespace slicescape
