// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/object_template.h"

#include <QCoreApplication>
#include <QMimeData>
#include <QStringList>

#include "core/hardware/templates.h"
#include "core/model/model_catalogue.h"
#include "core/storage/plan_json.h"
#include "ui/canvas/host_facts.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

struct Tr {
  Q_DECLARE_TR_FUNCTIONS(ObjectTemplate)
};

constexpr QPointF kSwitchOrigin(0, 0);

SwitchGroup switchOf(const char* id, const QString& name, int tier) {
  SwitchGroup group;
  group.id = id;
  group.name = name.toStdString();
  group.tier = tier;
  group.position = {kSwitchOrigin.x(), kSwitchOrigin.y()};
  return group;
}

QString patternName(LinkPattern pattern) {
  switch (pattern) {
    case LinkPattern::Rail:
      return Tr::tr("rail");
    case LinkPattern::All:
      return Tr::tr("each to each");
    case LinkPattern::Block:
      return Tr::tr("in blocks");
    case LinkPattern::Mesh:
      return Tr::tr("mesh");
  }
  return {};
}

}  // namespace

qint64 ObjectTemplate::deviceCount() const {
  qint64 count = 0;
  for (const HostGroup& group : cluster.hosts) {
    count += qint64{group.count} * hostFacts(group).devicesPerHost;
  }
  return count;
}

QByteArray toBytes(const ObjectTemplate& object) {
  Plan plan;
  plan.name = object.name.toStdString();
  plan.cluster = Shared<Cluster>(object.cluster);
  if (object.model) plan.model = Shared<ModelChoice>(*object.model);
  return QByteArray::fromStdString(savePlan(plan));
}

std::optional<ObjectTemplate> fromBytes(const QByteArray& bytes) {
  const Result<Plan> plan = loadPlan({bytes.constData(), std::size_t(bytes.size())}, {});
  if (!plan) return std::nullopt;
  ObjectTemplate object;
  object.name = QString::fromStdString(plan->name);
  object.cluster = *plan->cluster;
  const bool drawn = !object.cluster.hosts.empty() || !object.cluster.switches.empty();
  const bool model = !plan->model->catalogueId.empty() || plan->model->profile;
  // A whole plan pasted as text is its cluster; a model comes alone.
  if (model && !drawn) object.model = *plan->model;
  if (!drawn && !model) return std::nullopt;
  return object;
}

std::optional<ObjectTemplate> templateIn(const QMimeData* mime) {
  if (!mime) return std::nullopt;
  const QString type = QString::fromLatin1(kTemplateMimeType);
  if (mime->hasFormat(type)) return fromBytes(mime->data(type));
  if (mime->hasText() && mime->text().trimmed().startsWith(QLatin1Char('{'))) {
    return fromBytes(mime->text().toUtf8());
  }
  return std::nullopt;
}

QMimeData* toMimeData(const ObjectTemplate& object) {
  auto* mime = new QMimeData;
  mime->setData(QString::fromLatin1(kTemplateMimeType), toBytes(object));
  mime->setText(toTextTable(object));
  return mime;
}

QString toTextTable(const ObjectTemplate& object) {
  if (object.isModel()) return object.name;
  QStringList lines;
  const auto addRow = [&](const QStringList& cells) { lines << cells.join(QLatin1Char('\t')); };
  const auto name = [&](const std::string& id) {
    if (const HostGroup* host = object.cluster.host(id)) return QString::fromStdString(host->name);
    const SwitchGroup* group = object.cluster.switchGroup(id);
    return QString::fromStdString(group ? group->name : id);
  };
  addRow({Tr::tr("Object"), Tr::tr("Count"), Tr::tr("Contents"), Tr::tr("Ports")});
  for (const HostGroup& group : object.cluster.hosts) {
    const HostFacts facts = hostFacts(group);
    addRow({QString::fromStdString(group.name), QString::number(group.count),
            QStringLiteral("%1 × %2").arg(facts.devicesPerHost).arg(facts.deviceName),
            QStringLiteral("%1 × %2").arg(facts.nics).arg(displayLineRate(facts.nicBandwidth))});
  }
  for (const SwitchGroup& group : object.cluster.switches) {
    addRow({QString::fromStdString(group.name), QString::number(group.count),
            Tr::tr("switch, tier %1").arg(group.tier),
            QStringLiteral("%1 × %2").arg(group.ports).arg(displayLineRate(group.portBandwidth))});
  }
  for (const Link& link : object.cluster.links) {
    addRow({QStringLiteral("%1 – %2").arg(name(link.from), name(link.to)),
            QString::number(link.perHost), patternName(link.pattern),
            displayLineRate(link.bandwidth)});
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

ObjectTemplate hostTemplate(const HostType& type) {
  ObjectTemplate object;
  object.name = shortHostName(type.name);
  HostGroup group;
  group.id = type.id;
  group.name = object.name.toStdString();
  group.type = type.id;
  object.cluster.hosts.push_back(std::move(group));
  return object;
}

ObjectTemplate leafSwitchTemplate() {
  ObjectTemplate object;
  object.name = Tr::tr("Leaf switch");
  object.cluster.switches.push_back(switchOf("leaf", Tr::tr("Leaf"), 1));
  return object;
}

ObjectTemplate spineSwitchTemplate() {
  ObjectTemplate object;
  object.name = Tr::tr("Spine switch");
  object.cluster.switches.push_back(switchOf("spine", Tr::tr("Spine"), 2));
  return object;
}

ObjectTemplate modelTemplate(const ModelProfile& model) {
  ObjectTemplate object;
  object.name = QString::fromStdString(model.name);
  ModelChoice choice;
  choice.catalogueId = model.id;
  object.model = std::move(choice);
  return object;
}

ObjectTemplate clusterTemplate(const HostType& type, int hosts) {
  ObjectTemplate object;
  object.name = QStringLiteral("%1 × %2").arg(displayCount(hosts), shortHostName(type.name));
  object.cluster = makeCluster(type.id, hosts);
  return object;
}

const std::vector<ReadyCluster>& readyClusters() {
  static const std::vector<ReadyCluster> clusters{
      {"dgx-h100", 8},    {"dgx-h100", 32}, {"dgx-h100", 128}, {"dgx-h100", 2048},
      {"gb200-nvl72", 8}, {"dgx-b200", 32}, {"mi300x-8", 16},  {"dgx-a100", 16},
  };
  return clusters;
}

}  // namespace slicescape::ui
