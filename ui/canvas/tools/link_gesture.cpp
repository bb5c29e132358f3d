// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tools/link_gesture.h"

#include "ui/canvas/canvas_view.h"
#include "ui/canvas/link_item.h"
#include "ui/document/document.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {

LinkGesture::LinkGesture(CanvasView& view, const Subject& from, QPointF at)
    : m_view(view), m_from(from), m_at(at) {
  const Cluster& cluster = *view.document().plan().cluster;
  for (const Subject& subject : movable(cluster, allObjects(cluster))) {
    m_targets[subject] = connectionBetween(cluster, from, subject);
  }
}

void LinkGesture::update(QPointF scenePoint, Qt::KeyboardModifiers) {
  m_at = scenePoint;
  const auto hit = m_view.canvasScene().hitAt(scenePoint, 0);
  m_over.reset();
  if (hit && m_targets.contains(hit->subject)) m_over = hit->subject;
  m_view.viewport()->update();
}

void LinkGesture::finish() {
  if (!m_over || *m_over == m_from) return;
  const Connection& connection = m_targets.at(*m_over);
  if (connection.problem != ConnectionProblem::None) {
    m_view.showHint(sentenceFor(connection.problem));
    return;
  }
  const Link& link = connection.link;
  const auto name = [this](const std::string& id) {
    const Cluster& cluster = *m_view.document().plan().cluster;
    const std::string host = nameOf(cluster, hostSubject(id));
    return QString::fromStdString(host.empty() ? nameOf(cluster, switchSubject(id)) : host);
  };
  m_view.document().edit(tr("Link %1 and %2").arg(name(link.from), name(link.to)), [&](Plan& plan) {
    plan.cluster = plan.cluster.edited([&](Cluster& cluster) { cluster.links.push_back(link); });
  });
  m_view.document().selection().select(linkSubject(link.id));
}

QString LinkGesture::sentenceFor(ConnectionProblem problem) const {
  switch (problem) {
    case ConnectionProblem::None:
      break;
    case ConnectionProblem::Itself:
      return tr("An object is not linked to itself.");
    case ConnectionProblem::HostToHost:
      return tr("Two host groups are joined through a switch: draw the link to a switch.");
    case ConnectionProblem::AlreadyLinked:
      return tr("These two are linked already; its figures are in the inspector.");
    case ConnectionProblem::NoNetworkPorts:
      return tr("There is no free network port to link.");
  }
  return {};
}

QString LinkGesture::hint() const {
  if (!m_over) return tr("Release over a card to link · Esc cancels");
  const Connection& connection = m_targets.at(*m_over);
  if (connection.problem != ConnectionProblem::None) return sentenceFor(connection.problem);
  return tr("Release to lay %n cable(s) of %1 per member", nullptr, connection.link.perHost)
      .arg(displayLineRate(connection.link.bandwidth));
}

void LinkGesture::paint(QPainter* painter, double lod) {
  QColor veil = theme().window;
  veil.setAlphaF(0.65F);
  for (const auto& [subject, connection] : m_targets) {
    if (subject == m_from || connection.problem == ConnectionProblem::None) continue;
    painter->fillRect(m_view.canvasScene().rectOf(subject).adjusted(-2, -2, 2, 2), veil);
  }
  const bool lands = m_over && m_targets.at(*m_over).problem == ConnectionProblem::None;
  const QRectF target = lands ? m_view.canvasScene().rectOf(*m_over) : QRectF(m_at, QSizeF(1, 1));
  QPen pen(theme().accent, 2.5, lands ? Qt::SolidLine : Qt::DashLine);
  pen.setCosmetic(true);
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(pen);
  painter->setBrush(Qt::NoBrush);
  painter->drawPath(linkPath(m_view.canvasScene().rectOf(m_from), target));
  if (lands) painter->drawRoundedRect(target.adjusted(-4 / lod, -4 / lod, 4 / lod, 4 / lod), 6, 6);
}

}  // namespace slicescape::ui
