// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_editor.h"

#include <QMimeData>

#include "core/plan/evaluate.h"
#include "ui/canvas/card_rects.h"
#include "ui/canvas/snap.h"
#include "ui/document/model_replacement.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr QPointF kFirstDuplicateOffset(3 * kGridStep, 3 * kGridStep);

/// The offset between copies and originals, when the selection is just the copies of
/// the last duplication (which may have been moved since).
std::optional<QPointF> lastOffset(const Cluster& cluster, const Subjects& chosen,
                                  const std::map<Subject, QPointF>& originals) {
  if (chosen.empty() || chosen.size() != originals.size()) return std::nullopt;
  std::optional<QPointF> offset;
  for (const Subject& subject : chosen) {
    const auto original = originals.find(subject);
    const auto now = positionOf(cluster, subject);
    if (original == originals.end() || !now) return std::nullopt;
    const QPointF by = *now - original->second;
    if (offset && *offset != by) return std::nullopt;
    offset = by;
  }
  return offset;
}

}  // namespace

CanvasEditor::CanvasEditor(Document& document, QObject* parent)
    : QObject(parent), m_document(document) {}

Subjects CanvasEditor::chosen() const {
  return movable(*m_document.plan().cluster, m_document.selection().selected());
}

void CanvasEditor::applyCluster(const QString& text, const Cluster& cluster,
                                const QString& mergeKey) {
  Plan next = m_document.committedPlan();
  next.cluster = Shared<Cluster>(cluster);
  m_document.apply(text, next, mergeKey);
}

void CanvasEditor::remove() {
  const Removal removal =
      withoutSubjects(*m_document.committedPlan().cluster, m_document.selection().selected());
  if (removal.groups + removal.links == 0) return;
  const int chosenLinks = removal.links - removal.attachedLinks;
  applyCluster(tr("Delete %n object(s)", nullptr, removal.groups + chosenLinks), removal.cluster);
  m_document.selection().clear();
  const QString deleted = tr("%n object(s) deleted.", nullptr, removal.groups + chosenLinks);
  if (removal.attachedLinks == 0) {
    emit announced(deleted);
    return;
  }
  //: %1 is the sentence "3 objects deleted."
  emit announced(
      tr("%1 %n attached link(s) went with them.", nullptr, removal.attachedLinks).arg(deleted));
}

void CanvasEditor::duplicate() {
  const Cluster& cluster = *m_document.committedPlan().cluster;
  const Subjects originals = chosen();
  if (originals.empty()) return;
  const QPointF offset =
      lastOffset(cluster, originals, m_originals).value_or(kFirstDuplicateOffset);
  const Insertion insertion = withInserted(cluster, fragmentOf(cluster, originals), offset);
  std::map<Subject, QPointF> from;
  for (const Subject& copy : insertion.added) {
    from[copy] = *positionOf(insertion.cluster, copy) - offset;
  }
  applyCluster(tr("Duplicate %n object(s)", nullptr, int(originals.size())), insertion.cluster);
  m_originals = std::move(from);
  m_document.selection().setSelected(insertion.added);
}

QMimeData* CanvasEditor::copied() const {
  ObjectTemplate object;
  object.cluster = fragmentOf(*m_document.plan().cluster, chosen());
  if (object.cluster.hosts.empty() && object.cluster.switches.empty()) return nullptr;
  object.name = tr("%n object(s)", nullptr,
                   int(object.cluster.hosts.size() + object.cluster.switches.size()));
  return toMimeData(object);
}

void CanvasEditor::cut() {
  const Removal removal = withoutSubjects(*m_document.committedPlan().cluster, chosen());
  if (removal.groups == 0) return;
  applyCluster(tr("Cut %n object(s)", nullptr, removal.groups), removal.cluster);
  m_document.selection().clear();
}

void CanvasEditor::insert(const ObjectTemplate& object, QPointF by) {
  const Insertion insertion = withInserted(*m_document.committedPlan().cluster, object.cluster, by);
  applyCluster(tr("Add %1").arg(object.name), insertion.cluster);
  m_document.selection().setSelected(insertion.added);
  emit announced(tr("%1 added: %Ln GPU(s).", nullptr, int(object.deviceCount())).arg(object.name));
}

void CanvasEditor::paste(const ObjectTemplate& object, QPointF centre) {
  if (object.isModel()) {
    useModel(object);
    return;
  }
  const QRectF bounds = boundsOf(object.cluster);
  const QPointF corner = snappedToGrid(centre - QPointF(bounds.width() / 2, bounds.height() / 2));
  insert(object, corner - bounds.topLeft());
}

void CanvasEditor::place(const ObjectTemplate& object, QPointF centre) {
  if (object.isModel()) {
    useModel(object);
  } else {
    insert(object, freePlaceFor(object.cluster, *m_document.committedPlan().cluster, centre));
  }
}

void CanvasEditor::enlarge(const std::string& hostId, int by) {
  const HostGroup* group = m_document.committedPlan().cluster->host(hostId);
  if (!group) return;
  const QString name = QString::fromStdString(group->name);
  const int count = group->count + by;
  m_document.edit(tr("Enlarge %1 to %2 hosts").arg(name, displayCount(count)), [&](Plan& plan) {
    plan.cluster = plan.cluster.edited([&](Cluster& cluster) {
      for (HostGroup& host : cluster.hosts) {
        if (host.id == hostId) host.count = count;
      }
    });
  });
  m_document.selection().select(hostSubject(hostId));
  emit announced(tr("%1 has %n host(s) now.", nullptr, count).arg(name));
}

void CanvasEditor::useModel(const ObjectTemplate& object) {
  Plan next = m_document.committedPlan();
  next.model = Shared<ModelChoice>(*object.model);
  bool spreadAgain = false;
  if (const auto profile = modelOf(next)) {
    ModelReplacement replacement = withModel(m_document.committedPlan(), profile);
    spreadAgain = replacement.stagesSpreadAgain;
    next = std::move(replacement.plan);
    // A preset stays a reference to the catalogue.
    next.model = Shared<ModelChoice>(*object.model);
  }
  m_document.apply(tr("Use model %1").arg(object.name), next);
  emit announced(spreadAgain
                     ? tr("The model is %1 now; its layers are spread evenly over the stages.")
                           .arg(object.name)
                     : tr("The model is %1 now.").arg(object.name));
}

void CanvasEditor::multiply(int factor) {
  const Subjects subjects = chosen();
  if (subjects.empty() || factor < 2) return;
  applyCluster(tr("Replicate %n group(s)", nullptr, int(subjects.size())),
               withMultipliedCounts(*m_document.committedPlan().cluster, subjects, factor));
  emit announced(tr("Every selected group is %n time(s) as large.", nullptr, factor));
}

void CanvasEditor::gridOfCopies(int copies, int columns, QSizeF pitch) {
  const Subjects subjects = chosen();
  if (subjects.empty() || copies < 1) return;
  const Insertion insertion = withGridOfCopies(*m_document.committedPlan().cluster, subjects,
                                               copies, std::max(1, columns), pitch);
  applyCluster(tr("Replicate as %n copies", nullptr, copies), insertion.cluster);
  Subjects all = insertion.added;
  all.insert(subjects.begin(), subjects.end());
  m_document.selection().setSelected(std::move(all));
  emit announced(tr("%n copies added.", nullptr, copies));
}

std::vector<std::string> CanvasEditor::chosenHosts() const {
  std::vector<std::string> ids;
  for (const HostGroup& group : m_document.plan().cluster->hosts) {
    if (m_document.selection().isSelected(hostSubject(group.id))) ids.push_back(group.id);
  }
  return ids;
}

void CanvasEditor::wire(const Wiring& wiring, const QString& name) {
  if (!wiring.problem.empty()) return;
  int switches = 0;
  for (const int count : wiring.switches) switches += count;
  //: an undo entry: %1 is a network template such as "Fat tree"
  applyCluster(tr("Wire hosts: %1").arg(name), wiring.cluster);
  //: %1 such as "12 switches", %2 such as "512 cables"
  emit announced(tr("%1 and %2 drawn.")
                     .arg(tr("%Ln switch(es)", nullptr, switches),
                          tr("%Ln cable(s)", nullptr, int(wiring.cables))));
}

void CanvasEditor::align(Qt::Edge edge, const RectOf& rectOf) {
  const Subjects subjects = chosen();
  if (subjects.size() < 2) return;
  applyCluster(tr("Align %n object(s)", nullptr, int(subjects.size())),
               withAligned(*m_document.committedPlan().cluster, subjects, edge, rectOf));
}

void CanvasEditor::distribute(Qt::Orientation orientation, const RectOf& rectOf) {
  const Subjects subjects = chosen();
  if (subjects.size() < 3) return;
  applyCluster(tr("Distribute %n object(s)", nullptr, int(subjects.size())),
               withDistributed(*m_document.committedPlan().cluster, subjects, orientation, rectOf));
}

void CanvasEditor::nudge(QPointF by) {
  const Subjects subjects = chosen();
  if (subjects.empty()) return;
  QString key = QStringLiteral("canvas.nudge");
  for (const Subject& subject : subjects)
    key += QLatin1Char(':') + QString::fromStdString(subject.id);
  applyCluster(tr("Move %n object(s)", nullptr, int(subjects.size())),
               withMoved(*m_document.committedPlan().cluster, subjects, by), key);
}

void CanvasEditor::rename(const Subject& subject, const QString& name) {
  Cluster cluster = *m_document.committedPlan().cluster;
  const QString before = QString::fromStdString(nameOf(cluster, subject));
  if (name.trimmed().isEmpty() || name == before) return;
  setName(cluster, subject, name.trimmed().toStdString());
  applyCluster(tr("Rename %1 to %2").arg(before, name.trimmed()), cluster);
}

const HostGroup* CanvasEditor::enlargeable(const ObjectTemplate& object, const Cluster& cluster,
                                           const Subject& under) {
  const Cluster& dropped = object.cluster;
  if (under.kind != SubjectKind::Host || dropped.hosts.size() != 1 || !dropped.switches.empty()) {
    return nullptr;
  }
  const HostGroup* group = cluster.host(under.id);
  return group && group->type == dropped.hosts.front().type ? group : nullptr;
}

}  // namespace slicescape::ui
