// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/host_facts.h"

#include <QRegularExpression>

namespace slicescape::ui {

QString shortHostName(const std::string& catalogueName) {
  return QString::fromStdString(catalogueName).section(QStringLiteral(" / "), 0, 0);
}

QString displayName(const HostGroup& group) {
  const auto* id = std::get_if<std::string>(&group.type);
  const HostType* type = id ? HardwareCatalogue::builtIn().hostType(*id) : nullptr;
  if (group.name.empty()) return hostFacts(group).typeName;
  return type && group.name == type->name ? shortHostName(type->name)
                                          : QString::fromStdString(group.name);
}

QString shortDeviceName(const std::string& catalogueName) {
  static const QRegularExpression noise(QStringLiteral(
      "\\s*(\\((.*)\\)|\\b(SXM\\d?|PCIe|OAM|GeForce|Instinct)\\b|\\b\\d+\\s?GB\\b)"));
  QString name = QString::fromStdString(catalogueName);
  name.remove(noise);
  return name.simplified();
}

HostFacts hostFacts(const HostType& type) {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  HostFacts facts;
  facts.typeName = shortHostName(type.name);
  facts.devicesPerHost = type.deviceCount;
  facts.nics = type.nics;
  facts.nicBandwidth = type.nicBandwidth;
  if (const Device* device = catalogue.device(type.device)) {
    facts.deviceName = shortDeviceName(device->name);
    facts.deviceMemory = device->memory;
  }
  if (const FabricType* fabric = catalogue.fabric(type.fabric)) facts.linkLatency = fabric->latency;
  return facts;
}

HostFacts hostFacts(const HostGroup& group) {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  if (const auto* id = std::get_if<std::string>(&group.type)) {
    if (const HostType* type = catalogue.hostType(*id)) return hostFacts(*type);
    HostFacts unknown;
    unknown.typeName = QString::fromStdString(*id);
    return unknown;
  }
  const auto& host = std::get<InlineHost>(group.type);
  HostFacts facts;
  facts.typeName = QString::fromStdString(host.device);
  facts.devicesPerHost = host.deviceCount;
  facts.nics = host.nics;
  facts.nicBandwidth = host.nicBandwidth;
  if (const Device* device = catalogue.device(host.device)) {
    facts.deviceName = shortDeviceName(device->name);
    facts.typeName = facts.deviceName;
    facts.deviceMemory = device->memory;
  }
  return facts;
}

}  // namespace slicescape::ui
