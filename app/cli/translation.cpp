// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/translation.h"

#include <map>
#include <pugixml.hpp>
#include <vector>

#include "core/units/format.h"
#include "resources/resources.h"

namespace slicescape::cli {
namespace {

using Table = std::map<std::string, std::string, std::less<>>;

/// The "core" context of a Qt Linguist file. Unfinished entries are left out, as the window
/// leaves them out.
Table tableOf(std::string_view ts) {
  Table table;
  pugi::xml_document document;
  if (!document.load_buffer(ts.data(), ts.size())) return table;
  for (const pugi::xml_node& context : document.child("TS").children("context")) {
    if (std::string_view(context.child_value("name")) != "core") continue;
    for (const pugi::xml_node& message : context.children("message")) {
      const pugi::xml_node translation = message.child("translation");
      const std::string_view state = translation.attribute("type").value();
      const char* words = translation.child_value();
      if (*words == '\0' || state == "vanished" || state == "obsolete") continue;
      table.emplace(message.child_value("source"), words);
    }
  }
  return table;
}

const Table& chinese() {
  static const Table kTable = tableOf(resources::chineseTranslations());
  return kTable;
}

}  // namespace

std::string translated(const Text& text, std::string_view language) {
  if (language != "zh_CN") return toEnglish(text);
  const auto found = chinese().find(text.pattern);
  if (found == chinese().end()) return toEnglish(text);
  return toEnglish({found->second, text.arguments});
}

}  // namespace slicescape::cli
