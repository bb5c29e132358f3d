// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <cstdio>
#include <cstring>
#include <string>

#include "core/storage/plan_json.h"
#include "core/units/json_writer.h"

namespace slicescape::cli {

bool print(std::string_view text) {
  const bool written =
      std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  if (!written) std::fprintf(stderr, "slicescape-cli: the output could not be written.\n");
  return written;
}

bool printJson(const boost::json::value& document) {
  std::string text = toJsonText(document);
  if (text.empty() || text.back() != '\n') text += '\n';
  return print(text);
}

ExitCode fail(const Error& error, ExitCode code, bool asJson) {
  std::string where = error.file;
  if (!error.place.empty()) where += (where.empty() ? "" : ", ") + error.place;
  if (!where.empty()) where += ": ";
  std::fprintf(stderr, "slicescape-cli: %s%s\n", where.c_str(), toEnglish(error.expected).c_str());
  if (!error.remedy.empty()) std::fprintf(stderr, "  %s\n", toEnglish(error.remedy).c_str());
  if (asJson && !printJson(errorToJson(error))) return ExitCode::BadInput;
  return code;
}

}  // namespace slicescape::cli
