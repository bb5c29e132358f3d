// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/outline/outline_model.h"

#include <QStringList>

#include "core/hardware/catalogue.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

/// Objects carry their branch in the internal id; branches themselves 0.
constexpr quintptr kRoot = 0;

constexpr SubjectKind kKinds[] = {SubjectKind::Host, SubjectKind::Switch, SubjectKind::Link};

/// No group is larger: an entry above is a slip of the keyboard.
constexpr int kMostMembers = 1'000'000;

QString text(const std::string& words) {
  return QString::fromStdString(words);
}

QString typeName(const HostGroup& group) {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  if (const auto* own = std::get_if<InlineHost>(&group.type)) {
    const Device* device = catalogue.device(own->device);
    //: a host that the plan describes: %1 a count, %2 a device name
    return OutlineModel::tr("%1 × %2").arg(displayCount(own->deviceCount),
                                           text(device ? device->name : own->device));
  }
  const auto& id = std::get<std::string>(group.type);
  const HostType* type = catalogue.hostType(id);
  return text(type ? type->name : id);
}

QString endName(const Cluster& cluster, const std::string& id) {
  if (const HostGroup* host = cluster.host(id)) return text(host->name.empty() ? id : host->name);
  const SwitchGroup* group = cluster.switchGroup(id);
  return text(group == nullptr || group->name.empty() ? id : group->name);
}

template <class Group>
std::vector<std::string> idsOf(const std::vector<Group>& groups) {
  std::vector<std::string> ids;
  ids.reserve(groups.size());
  for (const Group& group : groups) ids.push_back(group.id);
  return ids;
}

template <class Group>
Group* find(std::vector<Group>& groups, const std::string& id) {
  const auto found =
      std::find_if(groups.begin(), groups.end(), [&](const Group& item) { return item.id == id; });
  return found == groups.end() ? nullptr : &*found;
}

}  // namespace

OutlineModel::OutlineModel(Document* document, QObject* parent)
    : QAbstractItemModel(parent), m_document(document) {
  connect(document, &Document::planChanged, this, &OutlineModel::takePlan);
  takePlan();
}

void OutlineModel::takePlan() {
  std::vector<std::string> now[kBranches] = {idsOf(cluster().hosts), idsOf(cluster().switches),
                                             idsOf(cluster().links)};
  if (std::equal(std::begin(now), std::end(now), std::begin(m_ids))) {
    retranslate();
    return;
  }
  beginResetModel();
  std::move(std::begin(now), std::end(now), std::begin(m_ids));
  endResetModel();
}

void OutlineModel::retranslate() {
  for (int branch = 0; branch < kBranches; ++branch) {
    const QModelIndex top = index(branch, 0);
    emit dataChanged(top, index(branch, kColumns - 1));
    const int rows = rowCount(top);
    if (rows > 0) emit dataChanged(index(0, 0, top), index(rows - 1, kColumns - 1, top));
  }
  emit headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex& parent) const {
  if (row < 0 || column < 0 || column >= kColumns || row >= rowCount(parent)) return {};
  return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : kRoot);
}

QModelIndex OutlineModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == kRoot) return {};
  return createIndex(int(child.internalId()) - 1, 0, kRoot);
}

int OutlineModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return kBranches;
  if (parent.internalId() != kRoot || parent.column() != 0) return 0;
  return int(m_ids[parent.row()].size());
}

std::optional<Subject> OutlineModel::subjectAt(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == kRoot) return std::nullopt;
  const int branch = int(index.internalId()) - 1;
  return Subject{kKinds[branch], m_ids[branch][std::size_t(index.row())]};
}

QModelIndex OutlineModel::indexOf(const Subject& subject) const {
  for (int branch = 0; branch < kBranches; ++branch) {
    if (kKinds[branch] != subject.kind) continue;
    const auto& ids = m_ids[branch];
    const auto found = std::find(ids.begin(), ids.end(), subject.id);
    if (found != ids.end()) return index(int(found - ids.begin()), 0, index(branch, 0));
  }
  return {};
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const std::optional<Subject> subject = subjectAt(index);
  if (!subject)
    return role == Qt::DisplayRole ? branchData(index.row(), index.column()) : QVariant();
  if (role == Qt::TextAlignmentRole && index.column() == Count) {
    return int(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole &&
      role != kChoicesRole) {
    return {};
  }
  if (role == Qt::ToolTipRole) role = Qt::DisplayRole;
  if (subject->kind == SubjectKind::Host) {
    const HostGroup* group = cluster().host(subject->id);
    return group ? hostData(*group, index.column(), role) : QVariant();
  }
  if (subject->kind == SubjectKind::Switch) {
    const SwitchGroup* group = cluster().switchGroup(subject->id);
    return group ? switchData(*group, index.column(), role) : QVariant();
  }
  const Link* link = cluster().link(subject->id);
  return link ? linkData(*link, index.column(), role) : QVariant();
}

QVariant OutlineModel::branchData(int branch, int column) const {
  if (column == Count) {
    qint64 members = 0;
    if (branch == Hosts) {
      for (const HostGroup& group : cluster().hosts) members += group.count;
    } else if (branch == Switches) {
      for (const SwitchGroup& group : cluster().switches) members += group.count;
    } else {
      members = qint64(cluster().links.size());
    }
    return displayCount(members);
  }
  if (column != Name) return {};
  return branch == Hosts ? tr("Hosts") : branch == Switches ? tr("Switches") : tr("Links");
}

QVariant OutlineModel::hostData(const HostGroup& group, int column, int role) const {
  if (role == kChoicesRole) {
    QStringList ids;
    if (column == Type && std::holds_alternative<std::string>(group.type)) {
      for (const HostType& type : HardwareCatalogue::builtIn().hostTypes()) ids << text(type.id);
    }
    return ids;
  }
  switch (column) {
    case Name:
      return text(group.name);
    case Type:
      if (role == Qt::EditRole && std::holds_alternative<std::string>(group.type)) {
        return text(std::get<std::string>(group.type));
      }
      return typeName(group);
    default:
      return role == Qt::EditRole ? QVariant(group.count) : displayCount(group.count);
  }
}

QVariant OutlineModel::switchData(const SwitchGroup& group, int column, int role) const {
  switch (column) {
    case Name:
      return text(group.name);
    case Type:
      //: a switch: %1 its tier, %2 its number of ports, %3 such as "400 Gb/s"
      return tr("tier %1 · %2 × %3")
          .arg(displayCount(group.tier), displayCount(group.ports),
               displayLineRate(group.portBandwidth));
    default:
      return role == Qt::EditRole ? QVariant(group.count) : displayCount(group.count);
  }
}

QVariant OutlineModel::linkData(const Link& link, int column, int role) const {
  switch (column) {
    case Name:
      //: the two ends of a link
      return tr("%1 – %2").arg(endName(cluster(), link.from), endName(cluster(), link.to));
    case Type:
      return displayLineRate(link.bandwidth);
    default:
      return role == Qt::EditRole ? QVariant(link.perHost) : displayCount(link.perHost);
  }
}

QVariant OutlineModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole && section == Count) {
    return tr("Members of a group; of a link, the cables of each member at its first end");
  }
  if (role != Qt::DisplayRole) return {};
  return section == Name ? tr("Name") : section == Type ? tr("Type") : tr("Count");
}

Qt::ItemFlags OutlineModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  const std::optional<Subject> subject = subjectAt(index);
  if (!subject) return Qt::ItemIsEnabled;
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  const bool isLink = subject->kind == SubjectKind::Link;
  const bool hasChoices = !data(index, kChoicesRole).toStringList().isEmpty();
  const bool editable =
      index.column() == Count || (index.column() == Name && !isLink) ||
      (index.column() == Type && hasChoices && subject->kind == SubjectKind::Host);
  return editable ? flags | Qt::ItemIsEditable : flags;
}

bool OutlineModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const std::optional<Subject> subject = subjectAt(index);
  if (!subject || role != Qt::EditRole || value == data(index, Qt::EditRole)) return false;
  if (m_document->isPreviewing()) return false;
  Cluster edited = *m_document->committedPlan().cluster;
  HostGroup* host = find(edited.hosts, subject->id);
  SwitchGroup* group = find(edited.switches, subject->id);
  Link* link = find(edited.links, subject->id);
  QString words;
  if (index.column() == Count) {
    const int count = value.toInt();
    if (count < 1 || count > kMostMembers) return false;
    const bool isLink = subject->kind == SubjectKind::Link;
    (isLink                               ? link->perHost
     : subject->kind == SubjectKind::Host ? host->count
                                          : group->count) = count;
    words =
        tr("Set the count of %1 to %2")
            .arg(data(this->index(index.row(), Name, index.parent()), Qt::DisplayRole).toString(),
                 displayCount(count));
  } else if (index.column() == Name && subject->kind != SubjectKind::Link) {
    const std::string name = value.toString().trimmed().toStdString();
    if (name.empty()) return false;
    (subject->kind == SubjectKind::Host ? host->name : group->name) = name;
    words = tr("Rename to %1").arg(text(name));
  } else if (index.column() == Type && subject->kind == SubjectKind::Host) {
    const std::string id = value.toString().toStdString();
    const HostType* type = HardwareCatalogue::builtIn().hostType(id);
    if (type == nullptr) return false;
    host->type = id;
    words = tr("Make %1 of type %2").arg(text(host->name), text(type->name));
  } else {
    return false;
  }
  Plan next = m_document->committedPlan();
  next.cluster = Shared<Cluster>(std::move(edited));
  m_document->apply(words, next);
  return true;
}

}  // namespace slicescape::ui
