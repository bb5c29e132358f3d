// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/catalogue_parser.h"

#include <algorithm>
#include <boost/json/value.hpp>
#include <cmath>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "core/units/json_reader.h"

namespace slicescape {
namespace {

namespace json = boost::json;

constexpr std::string_view kSchema = "slicescape.catalogue/1";

// The largest integer a double holds exactly bounds every count of a datasheet.
constexpr double kLargestInteger = 9007199254740992.0;

/// Collects the first failure of a file; later ones are usually its echoes.
class Reading {
 public:
  explicit Reading(std::string_view file) : m_file(file) {}

  void fail(std::string place, Text expected) {
    if (m_error) return;
    m_error =
        Error(m_file, std::move(place), std::move(expected),
              {SLICESCAPE_TEXT("Correct the catalogue file at this place and load it again."), {}});
  }
  const std::optional<Error>& error() const { return m_error; }

 private:
  std::string m_file;
  std::optional<Error> m_error;
};

/// One object of the file with its place. A member that is absent or null reads as
/// `fallback`; a member of another kind or sign is a failure.
class Item {
 public:
  Item(Reading& reading, const json::value& value, std::string place)
      : m_reading(reading), m_place(std::move(place)), m_object(value.if_object()) {
    if (!m_object) m_reading.fail(m_place, {SLICESCAPE_TEXT("An object was expected here."), {}});
  }

  const std::string& place() const { return m_place; }
  std::string placeOf(std::string_view key) const { return jsonPointer(m_place, key); }

  const json::value* find(std::string_view key) const {
    if (!m_object) return nullptr;
    const auto found = m_object->find(key);
    return found == m_object->end() || found->value().is_null() ? nullptr : &found->value();
  }

  std::string text(std::string_view key, std::string fallback = {}) const {
    const json::value* value = find(key);
    if (!value) return fallback;
    if (value->is_string()) return std::string(value->get_string());
    m_reading.fail(placeOf(key), {SLICESCAPE_TEXT("A text was expected here."), {}});
    return fallback;
  }

  std::string requiredText(std::string_view key) const {
    std::string value = text(key);
    if (value.empty() && m_object) {
      m_reading.fail(placeOf(key),
                     {SLICESCAPE_TEXT("A text that is not empty must stand here."), {}});
    }
    return value;
  }

  /// A number from 0 up; nothing in a datasheet is negative.
  double number(std::string_view key, double fallback = 0) const {
    const json::value* value = find(key);
    if (!value) return fallback;
    const double number = value->is_number() ? value->to_number<double>() : -1;
    if (number >= 0 && std::isfinite(number)) return number;
    m_reading.fail(placeOf(key), {SLICESCAPE_TEXT("A number from 0 up was expected here."), {}});
    return fallback;
  }

  std::int64_t integer(std::string_view key, std::int64_t fallback, double largest) const {
    const double value = number(key, static_cast<double>(fallback));
    if (value <= largest && value == std::floor(value)) return static_cast<std::int64_t>(value);
    m_reading.fail(placeOf(key),
                   {SLICESCAPE_TEXT("A whole number from 0 to {0} was expected here."),
                    {static_cast<std::int64_t>(largest)}});
    return fallback;
  }
  int count(std::string_view key, int fallback = 0) const {
    return static_cast<int>(integer(key, fallback, 1e6));
  }
  Bytes bytes(std::string_view key) const { return Bytes(integer(key, 0, kLargestInteger)); }

  std::optional<bool> boolean(std::string_view key) const {
    const json::value* value = find(key);
    if (!value) return std::nullopt;
    if (value->is_bool()) return value->get_bool();
    m_reading.fail(placeOf(key), {SLICESCAPE_TEXT("true or false was expected here."), {}});
    return std::nullopt;
  }

  /// Calls `each(value, place)` for every entry of a list; absent is empty.
  template <class Each>
  void list(std::string_view key, Each&& each) const {
    const json::value* value = find(key);
    if (!value) return;
    if (!value->is_array()) {
      m_reading.fail(placeOf(key), {SLICESCAPE_TEXT("A list was expected here."), {}});
      return;
    }
    std::size_t index = 0;
    for (const json::value& entry : value->get_array()) {
      each(entry, jsonPointer(placeOf(key), index++));
    }
  }

  std::vector<std::string> texts(std::string_view key) const {
    std::vector<std::string> result;
    list(key, [&](const json::value& entry, const std::string& place) {
      if (entry.is_string()) {
        result.emplace_back(entry.get_string());
      } else {
        m_reading.fail(place, {SLICESCAPE_TEXT("A text was expected here."), {}});
      }
    });
    return result;
  }

  /// A nested object; absent reads as an empty one.
  Item child(std::string_view key) const {
    static const json::value kEmpty = json::object();
    const json::value* value = find(key);
    return Item(m_reading, value ? *value : kEmpty, placeOf(key));
  }

  const json::object* object() const { return m_object; }
  Reading& reading() const { return m_reading; }

 private:
  Reading& m_reading;
  std::string m_place;
  const json::object* m_object;
};

Device readDevice(const Item& item) {
  Device device;
  device.id = item.requiredText("id");
  device.name = item.text("name", device.id);
  device.vendor = item.text("vendor");
  device.year = item.count("year");
  device.memory = item.bytes("memory_bytes");
  if (device.memory.value() == 0) {
    item.reading().fail(item.placeOf("memory_bytes"),
                        {SLICESCAPE_TEXT("The memory of an accelerator must stand here."), {}});
  }
  const Bytes reported = item.bytes("memory_bytes_reported_by_driver");
  device.usableMemory = reported.value() > 0 ? reported : device.memory;
  device.memoryBandwidth = BytesPerSecond(item.number("memory_bandwidth_bytes_per_s"));
  const Item peak = item.child("peak_dense_flop_per_s");
  if (peak.object()) {
    for (const auto& member : *peak.object()) {
      device.peak[std::string(member.key())] = FlopPerSecond(peak.number(member.key()));
    }
  }
  device.computeUnits = item.count("compute_units");
  device.tdp = Watts(item.number("tdp_w"));

  const Item scaleUp = item.child("scale_up_link");
  device.scaleUpBandwidth = BytesPerSecond(scaleUp.number("bytes_per_s_per_direction_total"));
  if (device.scaleUpBandwidth.value() > 0) device.scaleUpType = scaleUp.text("type");
  device.scaleUpSwitched = scaleUp.boolean("switched").value_or(false);
  // A switch gives any pair the whole rate; a mesh without a stated pair rate has at
  // least one link.
  device.scaleUpPairBandwidth = BytesPerSecond(scaleUp.number(
      "pair_bytes_per_s_per_direction",
      device.scaleUpSwitched ? device.scaleUpBandwidth.value()
                             : scaleUp.number("bytes_per_s_per_direction_per_link")));
  device.hostLinkBandwidth =
      BytesPerSecond(item.child("host_link").number("bytes_per_s_per_direction"));
  device.confidence = item.text("confidence");
  device.sources = item.texts("sources");
  return device;
}

HostType readHostType(const Item& item, const std::vector<Device>& devices) {
  HostType host;
  host.id = item.requiredText("id");
  host.name = item.text("name", host.id);
  host.device = item.requiredText("gpu");
  const auto device = std::find_if(devices.begin(), devices.end(),
                                   [&](const Device& d) { return d.id == host.device; });
  if (device == devices.end()) {
    item.reading().fail(
        item.placeOf("gpu"),
        {SLICESCAPE_TEXT("The accelerator {0} is not in the catalogue."), {host.device}});
  }
  host.deviceCount = item.count("gpu_count");
  if (host.deviceCount == 0) {
    item.reading().fail(item.placeOf("gpu_count"),
                        {SLICESCAPE_TEXT("A host needs at least one accelerator."), {}});
  }
  host.intraHost = item.text("intra_node");
  // Some accelerators are sold both ways (V100: a mesh in DGX-1, NVSwitch in DGX-2);
  // the vendor's description of the host then decides.
  host.scaleUpSwitched = (device != devices.end() && device->scaleUpSwitched) ||
                         host.intraHost.find("NVSwitch") != std::string::npos;
  host.nics = item.count("scale_out_nics");
  host.nicBandwidth = BytesPerSecond(item.number("nic_bytes_per_s_per_direction"));
  host.fabric = item.text("fabric");
  host.hostMemory = item.bytes("host_memory_bytes");
  if (item.find("max_power_w")) host.maxPower = Watts(item.number("max_power_w"));
  item.list("pcie_switch_groups", [&](const json::value& entry, const std::string& place) {
    const bool isCount = entry.is_int64() && entry.get_int64() > 0 && entry.get_int64() <= 1024;
    if (isCount) {
      host.pcieSwitchGroups.push_back(static_cast<int>(entry.get_int64()));
    } else {
      item.reading().fail(place, {SLICESCAPE_TEXT("The number of accelerators under one PCIe "
                                                  "switch was expected here."),
                                  {}});
    }
  });
  host.sources = item.texts("sources");
  return host;
}

FabricType readFabric(const Item& item) {
  FabricType fabric;
  fabric.id = item.requiredText("id");
  fabric.name = item.text("name", fabric.id);
  fabric.portBandwidth = BytesPerSecond(item.number("port_bytes_per_s_per_direction"));
  fabric.latency = Seconds(item.number("one_way_latency_s"));
  fabric.switchHopLatency = Seconds(item.number("switch_hop_latency_s"));
  std::vector<double> achieved;
  item.list("achieved_large_message_fraction",
            [&](const json::value& entry, const std::string& place) {
              const double share = entry.is_number() ? entry.to_number<double>() : -1;
              if (!(share > 0 && share <= 1)) {
                item.reading().fail(
                    place, {SLICESCAPE_TEXT("A share above 0 and up to 1 was expected here."), {}});
              }
              achieved.push_back(share);
            });
  if (!achieved.empty()) {
    const auto [low, high] = std::minmax_element(achieved.begin(), achieved.end());
    fabric.achievedLow = *low;
    fabric.achievedHigh = *high;
  }
  fabric.sources = item.texts("sources");
  return fabric;
}

template <class T, class Read>
std::vector<T> readItems(const Item& root, std::string_view key, Read&& read) {
  std::vector<T> items;
  std::set<std::string> ids;
  root.list(key, [&](const json::value& entry, const std::string& place) {
    if (root.reading().error()) return;
    const Item item(root.reading(), entry, place);
    items.push_back(read(item));
    if (!ids.insert(items.back().id).second) {
      root.reading().fail(
          item.placeOf("id"),
          {SLICESCAPE_TEXT("The id {0} stands in the catalogue twice."), {items.back().id}});
    }
  });
  return items;
}

}  // namespace

Result<CatalogueContents> parseCatalogue(std::string_view json, std::string_view file) {
  const Result<json::value> parsed = parseJson(json, file);
  if (!parsed) return parsed.error();

  Reading reading(file);
  const Item root(reading, *parsed, "");
  if (root.object() && root.text("schema") != kSchema) {
    reading.fail("/schema", {SLICESCAPE_TEXT("A hardware catalogue says \"{0}\" here."),
                             {std::string(kSchema)}});
  }
  CatalogueContents contents;
  contents.devices = readItems<Device>(root, "gpus", readDevice);
  contents.hostTypes = readItems<HostType>(
      root, "nodes", [&](const Item& item) { return readHostType(item, contents.devices); });
  contents.fabrics = readItems<FabricType>(root, "fabrics", readFabric);
  if (reading.error()) return *reading.error();
  return contents;
}

}  // namespace slicescape
