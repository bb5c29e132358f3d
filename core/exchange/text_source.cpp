// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/text_source.h"

#include <algorithm>
#include <charconv>

#include "core/units/json_reader.h"

namespace slicescape {
namespace {

constexpr char kEscape = '\x1b';

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

void appendUtf8(std::string& out, char32_t code) {
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else if (code < 0x800) {
    out += static_cast<char>(0xC0 | (code >> 6));
    out += static_cast<char>(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    out += static_cast<char>(0xE0 | (code >> 12));
    out += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (code & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | (code >> 18));
    out += static_cast<char>(0x80 | ((code >> 12) & 0x3F));
    out += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (code & 0x3F));
  }
}

/// PowerShell and Windows editors write UTF-16. Lone surrogates become U+FFFD.
std::string fromUtf16(std::string_view bytes, bool littleEndian) {
  const auto unit = [&](std::size_t i) {
    const auto a = static_cast<unsigned char>(bytes[i]);
    const auto b = static_cast<unsigned char>(bytes[i + 1]);
    return static_cast<char32_t>(littleEndian ? a | (b << 8) : b | (a << 8));
  };
  std::string out;
  out.reserve(bytes.size() / 2);
  for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
    char32_t code = unit(i);
    if (code >= 0xD800 && code < 0xDC00 && i + 3 < bytes.size()) {
      const char32_t low = unit(i + 2);
      if (low >= 0xDC00 && low < 0xE000) {
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        i += 2;
      }
    }
    if (code >= 0xD800 && code < 0xE000) code = 0xFFFD;
    appendUtf8(out, code);
  }
  return out;
}

bool isUtf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto c = static_cast<unsigned char>(text[i]);
    std::size_t more = 0;
    if (c < 0x80) {
      more = 0;
    } else if (c >= 0xC2 && c < 0xE0) {
      more = 1;
    } else if (c >= 0xE0 && c < 0xF0) {
      more = 2;
    } else if (c >= 0xF0 && c < 0xF5) {
      more = 3;
    } else {
      return false;
    }
    if (i + more >= text.size() + (more == 0 ? 1 : 0)) return false;
    for (std::size_t k = 1; k <= more; ++k) {
      if ((static_cast<unsigned char>(text[i + k]) & 0xC0) != 0x80) return false;
    }
    i += more + 1;
  }
  return true;
}

std::string fromLatin1(std::string_view bytes) {
  std::string out;
  out.reserve(bytes.size() + bytes.size() / 8);
  for (const char c : bytes) appendUtf8(out, static_cast<unsigned char>(c));
  return out;
}

/// Drops escape sequences (CSI "ESC [ … letter", OSC "ESC ] … BEL", two-byte ones) and
/// turns every kind of line end into '\n'.
std::string withoutTerminalCodes(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == kEscape) {
      if (i + 1 >= text.size()) break;
      const char kind = text[++i];
      if (kind == '[') {
        while (i + 1 < text.size() && !(text[i + 1] >= '@' && text[i + 1] <= '~')) ++i;
        ++i;
      } else if (kind == ']') {
        while (i + 1 < text.size() && text[i + 1] != '\a' && text[i + 1] != kEscape &&
               text[i + 1] != '\n') {
          ++i;
        }
        if (i + 1 < text.size() && text[i + 1] == '\a') ++i;
      }
    } else if (c == '\r') {
      if (i + 1 >= text.size() || text[i + 1] != '\n') out += '\n';
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace

std::vector<std::string_view> TextSource::lines() const {
  std::vector<std::string_view> result = parts(text, '\n');
  if (!result.empty() && result.back().empty()) result.pop_back();
  return result;
}

Result<TextSource> decodeText(std::string bytes, std::string file) {
  TextSource source;
  source.file = std::move(file);
  const auto startsWith = [&bytes](std::string_view mark) { return bytes.starts_with(mark); };
  if (startsWith("\xFF\xFE") || startsWith("\xFE\xFF")) {
    source.text = fromUtf16(std::string_view(bytes).substr(2), startsWith("\xFF\xFE"));
  } else if (isUtf8(bytes)) {
    source.text = startsWith("\xEF\xBB\xBF") ? bytes.substr(3) : std::move(bytes);
  } else {
    source.text = fromLatin1(bytes);
    source.latin1 = true;
  }
  const std::size_t zero = source.text.find('\0');
  if (zero != std::string::npos) {
    return Error(source.file, "byte " + std::to_string(zero),
                 {SLICESCAPE_TEXT("Expected a text file, found a zero byte.")},
                 {SLICESCAPE_TEXT("Unpack the file, or save the output of the command as text.")});
  }
  source.text = withoutTerminalCodes(source.text);
  if (trimmed(source.text).empty()) {
    return Error(source.file, "", {SLICESCAPE_TEXT("The file is empty.")},
                 {SLICESCAPE_TEXT("Save the output of the command again.")});
  }
  return source;
}

Result<TextSource> readTextSource(const std::string& path) {
  Result<std::string> bytes = readTextFile(path);
  if (!bytes) return bytes.error();
  return decodeText(std::move(*bytes), path);
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\n\r\f\v";
  const std::size_t first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

std::string lowered(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), lower);
  return result;
}

bool startsWithNoCase(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() &&
         std::equal(prefix.begin(), prefix.end(), text.begin(),
                    [](char a, char b) { return lower(a) == lower(b); });
}

bool containsNoCase(std::string_view text, std::string_view part) {
  return std::search(text.begin(), text.end(), part.begin(), part.end(),
                     [](char a, char b) { return lower(a) == lower(b); }) != text.end();
}

std::vector<std::string_view> words(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> result;
  for (std::size_t at = text.find_first_not_of(separators); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
    result.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(separators, end);
  }
  return result;
}

std::vector<std::string_view> parts(std::string_view text, char separator) {
  std::vector<std::string_view> result;
  for (std::size_t at = 0;;) {
    const std::size_t end = text.find(separator, at);
    result.push_back(text.substr(at, end == std::string_view::npos ? end : end - at));
    if (end == std::string_view::npos) return result;
    at = end + 1;
  }
}

bool isDigits(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool readNumber(std::string_view text, double& value) {
  text = trimmed(text);
  double read = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), read);
  if (code != std::errc() || end != text.data() + text.size()) return false;
  value = read;
  return true;
}

bool readNumber(std::string_view text, int& value) {
  text = trimmed(text);
  int read = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), read);
  if (code != std::errc() || end != text.data() + text.size()) return false;
  value = read;
  return true;
}

std::string linePlace(std::size_t index) {
  return "line " + std::to_string(index + 1);
}

}  // namespace slicescape
