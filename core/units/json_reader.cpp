// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/json_reader.h"

#include <filesystem>
#include <fstream>
#include <unordered_set>
#include <vector>

#include "core/units/json_tree.h"

namespace slicescape {
namespace {

/// "line 12, column 3" of a byte offset; columns count bytes from 1.
std::string lineAndColumn(std::string_view text, std::size_t offset) {
  std::size_t line = 1;
  std::size_t lineStart = 0;
  for (std::size_t i = 0; i < offset && i < text.size(); ++i) {
    if (text[i] == '\n') {
      ++line;
      lineStart = i + 1;
    }
  }
  return "line " + std::to_string(line) + ", column " + std::to_string(offset - lineStart + 1);
}

/// The end of the string literal that starts at `start` (its opening quote), one
/// past the closing quote.
std::size_t skipString(std::string_view text, std::size_t start) {
  std::size_t i = start + 1;
  while (i < text.size() && text[i] != '"') i += text[i] == '\\' ? 2 : 1;
  return std::min(i + 1, text.size());
}

/// Replaces the bare words Infinity, -Infinity and NaN by null, padded with spaces so
/// that the positions in error messages stay those of the user's file.
std::string withoutPythonLiterals(std::string_view text) {
  std::string result(text);
  for (std::size_t i = 0; i < result.size();) {
    if (result[i] == '"') {
      i = skipString(result, i);
      continue;
    }
    bool replaced = false;
    for (const std::string_view word : {"-Infinity", "Infinity", "NaN"}) {
      if (std::string_view(result).substr(i, word.size()) != word) continue;
      if (word.size() >= 4) {
        std::string padded = "null";
        padded.resize(word.size(), ' ');
        result.replace(i, word.size(), padded);
        i += word.size();
      } else {
        result.replace(i, word.size(), "null");
        i += 4;
      }
      replaced = true;
      break;
    }
    if (!replaced) ++i;
  }
  return result;
}

/// The offset of the first key that its object already has, or npos. `text` is valid JSON.
std::size_t findDuplicateKey(std::string_view text) {
  std::vector<std::unordered_set<std::string_view>> objects;  // keys of the open objects
  std::vector<bool> isObject;
  bool expectKey = false;
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    if (c == '"') {
      const std::size_t end = skipString(text, i);
      if (expectKey && !objects.back().insert(text.substr(i, end - i)).second) return i;
      expectKey = false;
      i = end;
      continue;
    }
    if (c == '{') {
      objects.emplace_back();
      isObject.push_back(true);
      expectKey = true;
    } else if (c == '[') {
      isObject.push_back(false);
      expectKey = false;
    } else if (c == '}') {
      objects.pop_back();
      isObject.pop_back();
      expectKey = false;
    } else if (c == ']') {
      isObject.pop_back();
    } else if (c == ',') {
      expectKey = !isObject.empty() && isObject.back();
    }
    ++i;
  }
  return std::string_view::npos;
}

Error jsonError(std::string_view file, std::string_view text, std::size_t offset, Text expected) {
  return Error{std::string(file),
               lineAndColumn(text, offset),
               std::move(expected),
               {SLICESCAPE_TEXT("Correct the file at this place, or choose another file."), {}}};
}

}  // namespace

Result<boost::json::value> parseJson(std::string_view text, std::string_view file,
                                     JsonOptions options) {
  if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
  std::string cleaned;
  if (options.pythonLiterals) {
    cleaned = withoutPythonLiterals(text);
    text = cleaned;
  }
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return jsonError(file, text, 0, {SLICESCAPE_TEXT("expected JSON, found an empty file"), {}});
  }
  boost::json::error_code code;
  std::size_t consumed = 0;
  boost::json::value value = parseJsonTree(text, code, consumed);
  if (!code && consumed < text.size()) {
    const std::size_t rest = text.find_first_not_of(" \t\r\n", consumed);
    if (rest != std::string_view::npos) {
      return jsonError(file, text, rest,
                       {SLICESCAPE_TEXT("expected the end of the file after the JSON value"), {}});
    }
  }
  if (code == boost::json::error::too_deep) {
    return jsonError(file, text, consumed,
                     {SLICESCAPE_TEXT("expected at most 32 levels of nesting"), {}});
  }
  if (code) {
    return jsonError(file, text, consumed,
                     {SLICESCAPE_TEXT("expected valid JSON, found: {0}"), {code.message()}});
  }
  const std::size_t duplicate = findDuplicateKey(text);
  if (duplicate != std::string_view::npos) {
    const std::size_t end = skipString(text, duplicate);
    return jsonError(file, text, duplicate,
                     {SLICESCAPE_TEXT("expected each key once, found {0} twice in one object"),
                      {std::string(text.substr(duplicate, end - duplicate))}});
  }
  return value;
}

Result<std::string> readTextFile(const std::string& path, std::size_t limit) {
  const auto refuse = [&](Text expected, Text remedy) {
    return Error{path, "", std::move(expected), std::move(remedy)};
  };
  std::error_code code;
  const auto status = std::filesystem::status(path, code);
  if (code || !std::filesystem::exists(status)) {
    return refuse({SLICESCAPE_TEXT("expected a file, found none at this path"), {}},
                  {SLICESCAPE_TEXT("Check the path and its spelling."), {}});
  }
  if (std::filesystem::is_directory(status)) {
    return refuse({SLICESCAPE_TEXT("expected a file, found a folder"), {}},
                  {SLICESCAPE_TEXT("Name a file inside the folder."), {}});
  }
  std::ifstream stream(path, std::ios::binary);
  if (!stream) {
    return refuse({SLICESCAPE_TEXT("expected a readable file, it cannot be opened"), {}},
                  {SLICESCAPE_TEXT("Check the permissions of the file."), {}});
  }
  // Read in blocks and stop at the limit: a device or pipe has no size to ask for.
  std::string text;
  std::vector<char> block(std::size_t{1} << 16);
  while (stream) {
    stream.read(block.data(), static_cast<std::streamsize>(block.size()));
    text.append(block.data(), static_cast<std::size_t>(stream.gcount()));
    if (text.size() > limit) {
      return refuse({SLICESCAPE_TEXT("expected at most {0}, the file is larger"),
                     {Bytes(static_cast<std::int64_t>(limit))}},
                    {SLICESCAPE_TEXT("Choose the right file, or a part of it."), {}});
    }
  }
  return text;
}

std::string jsonPointer(std::string_view parent, std::string_view key) {
  std::string result(parent);
  result += '/';
  for (const char c : key) {
    if (c == '~') {
      result += "~0";
    } else if (c == '/') {
      result += "~1";
    } else {
      result += c;
    }
  }
  return result;
}

std::string jsonPointer(std::string_view parent, std::size_t index) {
  return std::string(parent) + '/' + std::to_string(index);
}

}  // namespace slicescape
