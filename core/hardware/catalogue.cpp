// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/catalogue.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/hardware/catalogue_parser.h"
#include "core/hardware/fabric_names.h"
#include "core/units/spelling.h"
#include "resources/resources.h"

namespace slicescape {
namespace {

template <class T>
const T* findById(const std::vector<T>& items, std::string_view id) {
  const auto found =
      std::find_if(items.begin(), items.end(), [&](const T& item) { return item.id == id; });
  return found == items.end() ? nullptr : &*found;
}

template <class T>
void put(std::vector<T>& items, T entry) {
  const auto found =
      std::find_if(items.begin(), items.end(), [&](const T& item) { return item.id == entry.id; });
  if (found == items.end()) {
    items.push_back(std::move(entry));
  } else {
    *found = std::move(entry);
  }
}

// What a kernel asked for in one precision runs in when the device lacks it, nearest
// first. Narrow formats widen to the next one with tensor cores; bf16 and fp16 stand in
// for each other (a V100 trains bf16 recipes in fp16); fp32 matrix products of a device
// that lists none run in its widest tensor format.
using Chain = std::array<std::string_view, 6>;
constexpr std::array<std::pair<std::string_view, Chain>, 9> kFallbacks{{
    {"nvfp4", {"nvfp4", "fp4", "fp8", "bf16", "fp16", "fp32"}},
    {"mxfp4", {"mxfp4", "fp4", "fp8", "bf16", "fp16", "fp32"}},
    {"fp4", {"fp4", "fp8", "bf16", "fp16", "fp32", ""}},
    {"mxfp8", {"mxfp8", "fp8", "bf16", "fp16", "fp32", ""}},
    {"fp8", {"fp8", "bf16", "fp16", "tf32", "fp32", ""}},
    {"bf16", {"bf16", "fp16", "tf32", "fp32", "", ""}},
    {"fp16", {"fp16", "bf16", "tf32", "fp32", "", ""}},
    {"tf32", {"tf32", "fp32", "bf16", "", "", ""}},
    {"fp32", {"fp32", "tf32", "bf16", "", "", ""}},
}};

}  // namespace

FlopPerSecond Device::peakFor(std::string_view precision) const {
  const auto listed = [this](std::string_view name) {
    const auto found = peak.find(std::string(name));
    return found == peak.end() ? FlopPerSecond() : found->second;
  };
  for (const auto& [wanted, chain] : kFallbacks) {
    if (wanted != precision) continue;
    for (const std::string_view candidate : chain) {
      if (const FlopPerSecond rate = listed(candidate); rate.value() > 0) return rate;
    }
  }
  return listed(precision);
}

Result<HardwareCatalogue> HardwareCatalogue::parse(std::string_view json, std::string_view file) {
  Result<CatalogueContents> contents = parseCatalogue(json, file);
  if (!contents) return contents.error();
  HardwareCatalogue catalogue;
  catalogue.m_devices = std::move(contents->devices);
  catalogue.m_hostTypes = std::move(contents->hostTypes);
  catalogue.m_fabrics = std::move(contents->fabrics);
  return catalogue;
}

const HardwareCatalogue& HardwareCatalogue::builtIn() {
  static const HardwareCatalogue catalogue =
      parse(resources::hardwareCatalogue(), "hardware.json").value();
  return catalogue;
}

HardwareCatalogue HardwareCatalogue::with(Device entry) const {
  HardwareCatalogue copy = *this;
  put(copy.m_devices, std::move(entry));
  return copy;
}

HardwareCatalogue HardwareCatalogue::with(HostType entry) const {
  HardwareCatalogue copy = *this;
  put(copy.m_hostTypes, std::move(entry));
  return copy;
}

const Device* HardwareCatalogue::device(std::string_view id) const {
  return findById(m_devices, id);
}

const HostType* HardwareCatalogue::hostType(std::string_view id) const {
  return findById(m_hostTypes, id);
}

const FabricType* HardwareCatalogue::fabric(std::string_view idOrName) const {
  if (const FabricType* exact = findById(m_fabrics, idOrName)) return exact;
  return fabricByFreeText(m_fabrics, idOrName);
}

std::string HardwareCatalogue::nearestHostType(std::string_view id) const {
  std::vector<std::string_view> ids;
  ids.reserve(m_hostTypes.size());
  for (const HostType& type : m_hostTypes) ids.push_back(type.id);
  return nearestSpelling(id, ids);
}

}  // namespace slicescape
