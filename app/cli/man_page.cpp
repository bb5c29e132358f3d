// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/man_page.h"

#include <CLI/CLI.hpp>
#include <string_view>

namespace slicescape::cli {
namespace {

/// Text safe for man(7): backslashes and minus signs are spelled out, and no line begins
/// with a control character.
std::string escaped(std::string_view text) {
  std::string out;
  bool lineBegins = true;
  for (const char c : text) {
    if (lineBegins && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      out += c;
    }
    lineBegins = c == '\n';
  }
  return out;
}

/// One tagged paragraph an option or argument: its names in bold, its value in italics.
std::string optionText(const CLI::Option& option) {
  std::string out = ".TP\n\\fB" + escaped(option.get_name(option.get_positional(), true)) + "\\fR";
  const std::string type = option.get_type_name();
  if (!type.empty()) out += " \\fI" + escaped(type) + "\\fR";
  out += "\n" + escaped(option.get_description());
  if (!option.get_default_str().empty()) {
    out += "\nDefault: " + escaped(option.get_default_str()) + ".";
  }
  return out + "\n";
}

std::string optionsOf(const CLI::App& command) {
  std::string out;
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_group().empty()) continue;  // hidden
    out += optionText(*option);
  }
  return out;
}

}  // namespace

std::string manPage(const CLI::App& app, const std::string& version, const std::string& date) {
  const std::string& name = app.get_name();
  std::string out =
      ".\\\" SPDX-FileCopyrightText: The Slicescape authors\n"
      ".\\\" SPDX-License-Identifier: GPL-3.0-or-later\n"
      ".TH SLICESCAPE\\-CLI 1 \"" +
      date + "\" \"Slicescape " + version + "\" \"User Commands\"\n";
  out += ".SH NAME\n" + escaped(name) + " \\- plan distributed training on the command line\n";
  out += ".SH SYNOPSIS\n.B " + escaped(name) + "\n\\fIVERB\\fR [\\fIOPTION\\fR ...]\n";
  out += ".SH DESCRIPTION\n" + escaped(app.get_description()) + "\n";
  out += ".SH OPTIONS\n" + optionsOf(app) + ".SH VERBS\n";
  for (const CLI::App* verb : app.get_subcommands({})) {
    out += ".SS " + escaped(verb->get_name()) + "\n" + escaped(verb->get_description()) + ".\n";
    out += optionsOf(*verb);
  }
  out += ".SH EXIT STATUS\n" + escaped(app.get_footer()) + "\n";
  out += ".SH SEE ALSO\n.BR slicescape (1)\n";
  return out;
}

}  // namespace slicescape::cli
