// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_entries.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <string_view>

#include "core/model/model_catalogue.h"
#include "ui/canvas/host_facts.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

struct Tr {
  Q_DECLARE_TR_FUNCTIONS(Palette)
};

// The usual choices: a hall of today, one of the rack scale, one of another vendor; and a
// dense and two sparse models.
constexpr std::array<std::string_view, 4> kFirstHosts{"dgx-h100", "gb200-nvl72", "mi300x-8",
                                                      "dgx-b200"};
constexpr std::array<std::string_view, 4> kFirstModels{"llama3-70b", "deepseek-v3",
                                                       "qwen3-235b-a22b", "llama3.1-405b"};

template <class Ids>
std::size_t rankIn(const Ids& ids, std::string_view id) {
  return std::size_t(std::find(ids.begin(), ids.end(), id) - ids.begin());
}

QString joined(const QString& first, const QString& second) {
  return second.isEmpty() ? first : QStringLiteral("%1 · %2").arg(first, second);
}

/// A nameplate capacity without the zero after the point: "80 GiB", not "80.0 GiB".
QString nominal(Bytes memory) {
  return display(memory).replace(QLocale().decimalPoint() + QLatin1String("0 "),
                                 QLatin1String(" "));
}

QString nicsOf(const HostFacts& facts) {
  return facts.nics == 0
             ? QString()
             : QStringLiteral("%1 × %2").arg(facts.nics).arg(displayLineRate(facts.nicBandwidth));
}

void addHosts(std::vector<PaletteEntry>& entries) {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  std::vector<const HostType*> types;
  for (const HostType& type : catalogue.hostTypes()) types.push_back(&type);
  const auto yearOf = [&](const HostType* type) {
    const Device* device = catalogue.device(type->device);
    return device ? device->year : 0;
  };
  std::stable_sort(types.begin(), types.end(), [&](const HostType* a, const HostType* b) {
    const std::size_t rankA = rankIn(kFirstHosts, a->id);
    const std::size_t rankB = rankIn(kFirstHosts, b->id);
    return rankA != rankB ? rankA < rankB : yearOf(a) > yearOf(b);
  });
  for (const HostType* type : types) {
    const HostFacts facts = hostFacts(*type);
    const Device* device = catalogue.device(type->device);
    PaletteEntry entry;
    entry.section = PaletteSection::Hosts;
    entry.name = facts.typeName;
    entry.figures = joined(QStringLiteral("%1 × %2 %3")
                               .arg(facts.devicesPerHost)
                               .arg(facts.deviceName, nominal(facts.deviceMemory)),
                           nicsOf(facts));
    entry.keywords =
        QString::fromStdString(type->id + " " + type->name + " " + type->intraHost + " " +
                               type->fabric + " " + (device ? device->vendor : std::string()));
    entry.make = [type] { return hostTemplate(*type); };
    entries.push_back(std::move(entry));
  }
}

void addFabric(std::vector<PaletteEntry>& entries) {
  const auto add = [&](const QString& keywords, ObjectTemplate (*make)()) {
    const ObjectTemplate object = make();
    const SwitchGroup& group = object.cluster.switches.front();
    PaletteEntry entry;
    entry.section = PaletteSection::Fabric;
    entry.name = object.name;
    entry.figures =
        joined(QStringLiteral("%1 × %2").arg(group.ports).arg(displayLineRate(group.portBandwidth)),
               Tr::tr("tier %1").arg(group.tier));
    entry.keywords = keywords;
    entry.make = make;
    entries.push_back(std::move(entry));
  };
  add(QStringLiteral("switch network tor"), leafSwitchTemplate);
  add(QStringLiteral("switch network core"), spineSwitchTemplate);
}

void addClusters(std::vector<PaletteEntry>& entries) {
  for (const ReadyCluster& ready : readyClusters()) {
    const HostType* type = HardwareCatalogue::builtIn().hostType(ready.hostType);
    if (!type) continue;
    const HostFacts facts = hostFacts(*type);
    PaletteEntry entry;
    entry.section = PaletteSection::Clusters;
    entry.name =
        QStringLiteral("%1 × %2").arg(displayCount(ready.hosts), shortHostName(type->name));
    entry.figures = joined(Tr::tr("%Ln GPU(s)", nullptr, ready.hosts * facts.devicesPerHost),
                           Tr::tr("rail-optimised"));
    entry.keywords = QString::fromStdString(type->id + " " + type->name + " pod cluster");
    entry.make = [type, hosts = ready.hosts] { return clusterTemplate(*type, hosts); };
    entries.push_back(std::move(entry));
  }
}

void addModels(std::vector<PaletteEntry>& entries) {
  std::vector<std::shared_ptr<const ModelProfile>> models = ModelCatalogue::builtIn().models();
  std::stable_sort(models.begin(), models.end(), [](const auto& a, const auto& b) {
    return rankIn(kFirstModels, a->id) < rankIn(kFirstModels, b->id);
  });
  for (const auto& model : models) {
    const QString total = displayShortCount(double(model->totalParameters()));
    const QString size = model->isMoe()
                             ? Tr::tr("%1 / %2 active")
                                   .arg(total, displayShortCount(double(model->activeParameters())))
                             : total;
    PaletteEntry entry;
    entry.section = PaletteSection::Models;
    entry.name = QString::fromStdString(model->name);
    entry.figures = joined(Tr::tr("%n layer(s)", nullptr, model->layerCount()), size);
    entry.keywords = QString::fromStdString(model->id + " " + model->family);
    entry.make = [model] { return modelTemplate(*model); };
    entries.push_back(std::move(entry));
  }
}

}  // namespace

QString paletteSectionName(PaletteSection section) {
  switch (section) {
    case PaletteSection::Hosts:
      return Tr::tr("Hosts");
    case PaletteSection::Fabric:
      return Tr::tr("Fabric");
    case PaletteSection::Clusters:
      return Tr::tr("Clusters");
    case PaletteSection::Models:
      return Tr::tr("Models");
  }
  return {};
}

std::vector<PaletteEntry> paletteEntries() {
  std::vector<PaletteEntry> entries;
  addHosts(entries);
  addFabric(entries);
  addClusters(entries);
  addModels(entries);
  return entries;
}

}  // namespace slicescape::ui
