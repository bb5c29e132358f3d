// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exchange/import_facts.h"

#include <QCoreApplication>

#include "core/hardware/catalogue.h"
#include "ui/widgets/display.h"
#include "ui/widgets/display_list.h"

namespace slicescape::ui {
namespace {

namespace json = boost::json;

struct FactLabel {
  const char* key;
  const char* label;
};

constexpr FactLabel kLabels[] = {
    {"hosts", QT_TRANSLATE_NOOP("ImportFacts", "Hosts")},
    {"gpu_hosts", QT_TRANSLATE_NOOP("ImportFacts", "Hosts with GPUs")},
    {"gpus", QT_TRANSLATE_NOOP("ImportFacts", "GPUs")},
    {"gpu_type", QT_TRANSLATE_NOOP("ImportFacts", "GPU type")},
    {"gpu_types", QT_TRANSLATE_NOOP("ImportFacts", "GPU types")},
    {"nics", QT_TRANSLATE_NOOP("ImportFacts", "NICs")},
    {"links", QT_TRANSLATE_NOOP("ImportFacts", "Links between GPUs (pairs)")},
    {"intra_host", QT_TRANSLATE_NOOP("ImportFacts", "Links inside the host")},
    {"switched", QT_TRANSLATE_NOOP("ImportFacts", "Through a switch")},
    {"numa_nodes", QT_TRANSLATE_NOOP("ImportFacts", "Memory domains (NUMA)")},
    {"nic_names", QT_TRANSLATE_NOOP("ImportFacts", "Names of the NICs")},
    {"nic_bytes_per_s", QT_TRANSLATE_NOOP("ImportFacts", "Rate of a NIC")},
    {"nvlinks_per_gpu", QT_TRANSLATE_NOOP("ImportFacts", "NVLinks of a GPU")},
    {"most_hops", QT_TRANSLATE_NOOP("ImportFacts", "Most hops between GPUs")},
    {"collective", QT_TRANSLATE_NOOP("ImportFacts", "Collective")},
    {"ranks", QT_TRANSLATE_NOOP("ImportFacts", "Ranks")},
    {"rows", QT_TRANSLATE_NOOP("ImportFacts", "Lines of the table")},
    {"best_bus_bytes_per_s", QT_TRANSLATE_NOOP("ImportFacts", "Best bus bandwidth")},
    {"topology", QT_TRANSLATE_NOOP("ImportFacts", "Shape of the network")},
    {"switches", QT_TRANSLATE_NOOP("ImportFacts", "Switches")},
    {"leaf_switches", QT_TRANSLATE_NOOP("ImportFacts", "Leaf switches")},
    {"tiers", QT_TRANSLATE_NOOP("ImportFacts", "Tiers")},
    {"roots", QT_TRANSLATE_NOOP("ImportFacts", "Switches at the top")},
    {"blocks", QT_TRANSLATE_NOOP("ImportFacts", "Blocks")},
    {"block_sizes", QT_TRANSLATE_NOOP("ImportFacts", "Block sizes")},
    {"topologies", QT_TRANSLATE_NOOP("ImportFacts", "Topologies in the file")},
    {"topology_groups", QT_TRANSLATE_NOOP("ImportFacts", "Topology groups")},
    {"topology_levels", QT_TRANSLATE_NOOP("ImportFacts", "Topology levels")},
    {"hypernodes", QT_TRANSLATE_NOOP("ImportFacts", "HyperNodes")},
    {"leaf_hypernodes", QT_TRANSLATE_NOOP("ImportFacts", "HyperNodes with hosts")},
    {"down", QT_TRANSLATE_NOOP("ImportFacts", "Out of service")},
    {"cluster", QT_TRANSLATE_NOOP("ImportFacts", "Cluster")},
    {"partitions", QT_TRANSLATE_NOOP("ImportFacts", "Partitions")},
    {"instance_types", QT_TRANSLATE_NOOP("ImportFacts", "Instance types")},
    {"restarts_allowed", QT_TRANSLATE_NOOP("ImportFacts", "Restarts allowed")},
    {"objects", QT_TRANSLATE_NOOP("ImportFacts", "Objects")},
};

QString scalarText(std::string_view key, const json::value& value) {
  if (value.is_bool()) {
    return value.as_bool() ? QCoreApplication::translate("ImportFacts", "yes")
                           : QCoreApplication::translate("ImportFacts", "no");
  }
  if (value.is_null()) return QStringLiteral("—");
  if (const json::string* text = value.if_string()) {
    if (key == "gpu_type" || key == "gpu_types") {
      if (const Device* device = HardwareCatalogue::builtIn().device(std::string_view(*text))) {
        return QString::fromStdString(device->name);
      }
    }
    return QString::fromUtf8(text->data(), static_cast<qsizetype>(text->size()));
  }
  const double number = value.to_number<double>();
  if (key.ends_with("bytes_per_s")) return display(BytesPerSecond(number));
  return displayCount(static_cast<qint64>(number));
}

QString shortList(const QStringList& items) {
  constexpr qsizetype kMost = 12;
  if (items.size() <= kMost) return displayList(items);
  const int more = static_cast<int>(items.size() - kMost);
  //: A list that is cut: the entries, then how many more there are
  return QCoreApplication::translate("ImportFacts", "%1 and %n more", nullptr, more)
      .arg(displayList(items.mid(0, kMost)));
}

/// A list of names or counts; empty when it holds more structure than a line can show.
QString listText(std::string_view key, const json::value& value) {
  QStringList items;
  if (const json::array* array = value.if_array()) {
    for (const json::value& item : *array) {
      if (item.is_structured()) return {};
      items << scalarText(key, item);
    }
  } else if (const json::object* object = value.if_object()) {
    for (const auto& [name, item] : *object) {
      if (item.is_structured()) return {};
      //: %1 a name, %2 how many of it
      items << QCoreApplication::translate("ImportFacts", "%1 × %2")
                   .arg(scalarText(key, json::value(name)), scalarText("", item));
    }
  }
  return items.isEmpty() ? QStringLiteral("—") : shortList(items);
}

}  // namespace

std::vector<std::pair<QString, QString>> importFacts(const json::object& understood) {
  std::vector<std::pair<QString, QString>> facts;
  for (const FactLabel& label : kLabels) {
    const json::value* value = understood.if_contains(label.key);
    if (value == nullptr) continue;
    const QString text =
        value->is_structured() ? listText(label.key, *value) : scalarText(label.key, *value);
    if (text.isEmpty()) continue;
    facts.emplace_back(QCoreApplication::translate("ImportFacts", label.label), text);
  }
  return facts;
}

}  // namespace slicescape::ui
