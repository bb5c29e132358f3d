// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_times.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cmath>

#include "core/units/json_reader.h"

namespace slicescape::cli {
namespace {

namespace json = boost::json;

Error wrong(const std::string& file, std::string place, Text expected) {
  return {
      file,
      std::move(place),
      std::move(expected),
      {SLICESCAPE_TEXT("Write one array per rank with one object per chunk, times in seconds.")}};
}

/// One time of a chunk; absent is 0.
Result<double> timeOf(const json::object& chunk, const char* key, const std::string& file,
                      const std::string& place) {
  const json::value* value = chunk.if_contains(key);
  if (value == nullptr) return 0.0;
  const double seconds = value->is_number() ? value->to_number<double>() : -1;
  if (seconds >= 0 && std::isfinite(seconds)) return seconds;
  return wrong(file, jsonPointer(place, key), {SLICESCAPE_TEXT("expected seconds, 0 or more")});
}

}  // namespace

Result<void> readScheduleTimes(const std::string& path, ScheduleTimes& times) {
  const Result<std::string> text = readTextFile(path);
  if (!text) return text.error();
  const Result<json::value> document = parseJson(*text, path);
  if (!document) return document.error();
  const json::array* ranks = document->if_array();
  if (ranks == nullptr || ranks->size() != times.chunks.size()) {
    return wrong(path, "",
                 {SLICESCAPE_TEXT("expected an array of {0} ranks"),
                  {static_cast<std::int64_t>(times.chunks.size())}});
  }
  for (std::size_t rank = 0; rank < ranks->size(); ++rank) {
    const std::string place = jsonPointer("", rank);
    const json::array* chunks = (*ranks)[rank].if_array();
    if (chunks == nullptr || chunks->size() != times.chunks[rank].size()) {
      return wrong(path, place,
                   {SLICESCAPE_TEXT("expected an array of {0} chunks"),
                    {static_cast<std::int64_t>(times.chunks[rank].size())}});
    }
    for (std::size_t chunk = 0; chunk < chunks->size(); ++chunk) {
      const std::string chunkPlace = jsonPointer(place, chunk);
      const json::object* object = (*chunks)[chunk].if_object();
      if (object == nullptr)
        return wrong(path, chunkPlace, {SLICESCAPE_TEXT("expected an object")});
      ChunkTimes& target = times.chunks[rank][chunk];
      const std::pair<const char*, double*> members[] = {
          {"forward", &target.forward},
          {"backward_input", &target.backwardInput},
          {"backward_weight", &target.backwardWeight},
          {"overlapped_pair", &target.overlappedPair}};
      for (const auto& [key, member] : members) {
        const Result<double> seconds = timeOf(*object, key, path, chunkPlace);
        if (!seconds) return seconds.error();
        *member = *seconds;
      }
    }
  }
  return {};
}

}  // namespace slicescape::cli
