// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>

#include "ui/canvas/canvas_view.h"
#include "ui/canvas/occupancy_edits.h"
#include "ui/canvas/tenants_dialog.h"

// What the canvas shows and edits of a gang among other tenants' jobs and failed hosts.

namespace slicescape::ui {

void CanvasView::setGang(const Plan& plan, const std::optional<GangView>& gang) {
  std::map<std::string, std::vector<GangHosts>> hosts;
  if (gang) {
    for (const PlacedRun& run : gang->placement.where) {
      const auto group = static_cast<std::size_t>(run.hostGroup);
      if (group >= plan.cluster->hosts.size() || run.devicesPerHost <= 0) continue;
      const int count = int((run.rankCount + run.devicesPerHost - 1) / run.devicesPerHost);
      hosts[plan.cluster->hosts[group].id].push_back({run.firstHost, count, run.devicesPerHost});
    }
  }
  m_scene->setGang(std::move(hosts), gang && gang->placement.answer == GangAnswer::FitsNow);
  m_gangCard->setGang(gang);
  layOutOverlays();
  updateAccessibleText();
  viewport()->update();
}

void CanvasView::editTenants() {
  auto* dialog = new TenantsDialog(m_document, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

/// What can be said of the one host under the mouse; each entry is one undo entry.
void CanvasView::addHostEntries(QMenu* menu, const CanvasHit& hit) {
  if (!hit.device || hit.subject.kind != SubjectKind::Host || m_document->isPreviewing()) return;
  const std::string group = hit.subject.id;
  const int host = hit.device->host;
  const auto change = [this](const QString& text,
                             const std::function<Cluster(const Cluster&)>& to) {
    m_document->edit(text, [&](Plan& plan) {
      plan.cluster = plan.cluster.edited([&](Cluster& cluster) { cluster = to(cluster); });
    });
  };
  const Cluster& cluster = *m_document->plan().cluster;
  menu->addSeparator();
  const bool failed = isFailed(cluster, group, host);
  //: %1 is the number of a host in its group
  const QString mark = failed ? tr("Mark host %1 as healthy") : tr("Mark host %1 as failed");
  menu->addAction(mark.arg(host), this, [change, text = mark.arg(host), group, host, failed] {
    change(text, [&](const Cluster& now) { return withFailed(now, group, host, !failed); });
  });
  if (const Tenant* tenant = tenantOn(cluster, group, host)) {
    //: %1 number of a host, %2 name of a tenant
    const QString text =
        tr("Free host %1 of %2").arg(host).arg(QString::fromStdString(tenant->name));
    menu->addAction(text, this, [change, text, group, host] {
      change(text, [&](const Cluster& now) { return withFreed(now, group, host); });
    });
  } else {
    const QString text = tr("Host %1 is another tenant's").arg(host);
    const std::string name = tr("tenant").toStdString();
    menu->addAction(text, this, [change, text, group, host, name] {
      change(text, [&](const Cluster& now) { return withOccupied(now, group, host, name); });
    });
  }
  menu->addAction(tr("Other tenants' jobs…"), this, &CanvasView::editTenants);
}

}  // namespace slicescape::ui
