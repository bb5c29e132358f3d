// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/exchange/text_source.h"
#include "core/hardware/cluster.h"
#include "core/units/result.h"
#include "core/units/text.h"

namespace slicescape {

/// Something in an imported file that a user should know: where, and what.
struct ImportNote {
  std::string place;  ///< "line 12", a JSON pointer, an XML path; may be empty
  Text message;
  bool operator==(const ImportNote&) const = default;
};

/// One server as a topology file describes it, without a network around it.
struct HostDescription {
  std::string device;  ///< catalogue id; empty when the file does not tell
  int deviceCount = 0;
  int nics = 0;
  BytesPerSecond nicBandwidth;    ///< one NIC, one direction; 0 unknown
  std::string intraType;          ///< e.g. "NVLink", "xGMI", "PCIe"
  BytesPerSecond intraBandwidth;  ///< per device and direction; 0 unknown
  bool intraSwitched = false;
};

/// A platform capability that the file proves, at a level of readiness (0–3).
struct CapabilityEvidence {
  std::string capability;  ///< key of the plan, e.g. "gang"
  int level = 0;
  std::string place;
  std::string line;  ///< the line or field of the file that proves it
};

/// What can be merged into a plan.
using ImportPayload =
    std::variant<std::monostate, HostDescription, Cluster, std::vector<MeasuredCurve>>;

/// What was understood of a file and what was not.
struct Imported {
  std::string kind;                ///< id of the importer, e.g. "nvidia-smi-topo"
  boost::json::object understood;  ///< facts in the order a reader wants them
  std::vector<ImportNote> warnings;
  std::vector<ImportNote> ignored;
  std::vector<CapabilityEvidence> capabilities;
  ImportPayload payload;

  void warn(std::string place, Text message) {
    warnings.push_back({std::move(place), std::move(message)});
  }
  void ignore(std::string place, Text reason) {
    ignored.push_back({std::move(place), std::move(reason)});
  }
};

/// One kind of file. `confidence` looks at the content alone and says how sure it is that
/// the file is of this kind: 0 no, 1 certainly.
struct Importer {
  std::string_view kind;
  const char* name;  ///< what a user calls it, in English, marked for translation
  double (*confidence)(const TextSource& source);
  Result<Imported> (*read)(const TextSource& source);
};

/// Every importer, in the order in which equal confidence is decided.
const std::vector<Importer>& importers();

/// The importer that is surest of the text, by its first megabyte; nullptr when none is.
const Importer* recognise(const TextSource& whole);

/// Reads `source` as `kind`, or as what it is recognised as when `kind` is empty. An unknown
/// file is refused with the list of what could be read.
Result<Imported> importText(const TextSource& source, std::string_view kind = {});

}  // namespace slicescape
