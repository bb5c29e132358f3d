// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/network_pages.h"

#include <QLabel>
#include <algorithm>

#include "core/network/network_advice.h"
#include "ui/inspector/field_row.h"
#include "ui/inspector/section.h"
#include "ui/inspector/value_row.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

QString nameOf(const Cluster& cluster, const std::string& id) {
  if (const HostGroup* host = cluster.host(id)) return QString::fromStdString(host->name);
  if (const SwitchGroup* group = cluster.switchGroup(id)) {
    return QString::fromStdString(group->name);
  }
  return QString::fromStdString(id);
}

QString linkName(const Cluster& cluster, const Link& link) {
  return InspectorPage::tr("%1 – %2", "the two ends of a link")
      .arg(nameOf(cluster, link.from), nameOf(cluster, link.to));
}

/// How busy the drawn link is; nothing when no collective crosses it.
std::optional<LinkUsage> loadOf(const Cluster& cluster, const Evaluation& evaluation,
                                const Link& link) {
  for (const LinkLoad& load : evaluation.links) {
    if (load.linkId != link.id) continue;
    LinkUsage usage;
    usage.name = linkName(cluster, link);
    usage.share = std::clamp(load.utilisation, 0.0, 1.0);
    //: how busy a link is: %1 percentage, %2 the axis that uses it most, such as DP
    usage.figure = InspectorPage::tr("%1 busy (%2)")
                       .arg(displayShare(load.utilisation),
                            QString::fromStdString(load.hottestAxis).toUpper());
    usage.details = InspectorPage::tr("%1 per step through the busiest cable, per direction")
                        .arg(display(load.bytesPerStep));
    return usage;
  }
  return std::nullopt;
}

/// Shows one row for each usage; rows are made once and kept.
void showUsages(const std::vector<LinkUsage>& usages, Section* section,
                std::vector<UsageRow*>& rows) {
  while (rows.size() < usages.size()) {
    rows.push_back(new UsageRow(section));
    section->add(rows.back());
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i]->setVisible(i < usages.size());
    if (i < usages.size()) rows[i]->setUsage(usages[i]);
  }
}

}  // namespace

SwitchPage::SwitchPage(Document* document, QWidget* parent) : InspectorPage(document, parent) {
  for (const char* key : {"cluster.switches[].name", "cluster.switches[].count",
                          "cluster.switches[].tier", "cluster.switches[].ports",
                          "cluster.switches[].port_bytes_per_s", "cluster.switches[].latency_s"}) {
    addField(nullptr, key)->setResettable(std::string_view(key).ends_with("_s"));
  }
  m_links = addSection("switch.links");
  retranslateUi();
}

void SwitchPage::setSwitches(std::vector<std::string> ids) {
  m_ids = std::move(ids);
  setFieldSubjects(m_ids);
}

void SwitchPage::retranslateUi() {
  m_links->setTitle(tr("Links"));
}

void SwitchPage::refresh() {
  const Cluster& cluster = *plan().cluster;
  const SwitchGroup* first = cluster.switchGroup(m_ids.front());
  std::int64_t count = 0;
  for (const std::string& id : m_ids) {
    if (const SwitchGroup* group = cluster.switchGroup(id)) count += group->count;
  }
  header()->setTitle(m_ids.size() == 1 && first
                         ? QString::fromStdString(first->name)
                         : tr("%n switch group(s)", nullptr, int(m_ids.size())));
  header()->setNote(tr("%n switch(es)", nullptr, int(count)));
  refreshFields();
  std::vector<LinkUsage> usages;
  for (const Link& link : cluster.links) {
    const bool ends = std::any_of(m_ids.begin(), m_ids.end(), [&](const std::string& id) {
      return link.from == id || link.to == id;
    });
    if (!ends) continue;
    LinkUsage idle;
    idle.name = linkName(cluster, link);
    idle.figure = QStringLiteral("—");
    idle.details = tr("The evaluation names no load for this link.");
    usages.push_back(loadOf(cluster, *evaluation(), link).value_or(idle));
  }
  showUsages(usages, m_links, m_usages);
  m_links->setVisible(!usages.empty());
}

LinkPage::LinkPage(Document* document, QWidget* parent) : InspectorPage(document, parent) {
  for (const char* key : {"cluster.links[].bytes_per_s", "cluster.links[].latency_s",
                          "cluster.links[].pattern", "cluster.links[].per_host"}) {
    addField(nullptr, key)->setResettable(std::string_view(key).ends_with("_s"));
  }
  m_load = addSection("link.load");
  m_unused = addNote(m_load);
  m_bottleneck = addNote(m_load);
  m_sensitivity = addSection("link.sensitivity");
  m_twice = addValue(m_sensitivity);
  m_half = addValue(m_sensitivity);
  connect(m_sensitivity, &Section::opened, this, &LinkPage::refresh);
  retranslateUi();
}

void LinkPage::setLinks(std::vector<std::string> ids) {
  m_ids = std::move(ids);
  setFieldSubjects(m_ids);
}

void LinkPage::retranslateUi() {
  m_load->setTitle(tr("Utilisation"));
  m_unused->setText(tr("The evaluation names no load for this link."));
  m_sensitivity->setTitle(tr("What its speed does to the step"));
  m_twice->setName(tr("Twice as fast"));
  m_half->setName(tr("Half as fast"));
}

void LinkPage::refresh() {
  const Cluster& cluster = *plan().cluster;
  const Link* first = cluster.link(m_ids.front());
  const bool one = m_ids.size() == 1;
  header()->setTitle(one && first ? linkName(cluster, *first)
                                  : tr("%n link(s)", nullptr, int(m_ids.size())));
  header()->setNote(one && first ? displayLineRate(first->bandwidth) : QString());
  refreshFields();
  std::vector<LinkUsage> usages;
  for (const std::string& id : m_ids) {
    const Link* link = cluster.link(id);
    const auto usage = link ? loadOf(cluster, *evaluation(), *link) : std::nullopt;
    if (usage) usages.push_back(*usage);
  }
  showUsages(usages, m_load, m_usages);
  m_unused->setVisible(usages.empty());
  refreshSensitivity(one && first);
}

/// Two more evaluations: not while something is dragged and not while folded.
void LinkPage::refreshSensitivity(bool one) {
  m_sensitivity->setVisible(one && evaluation()->stepTime.p50 > 0);
  const Bottleneck worst = bottleneckOf(plan(), *evaluation());
  const bool isWorst = one && !worst.linkId.empty() && worst.linkId == m_ids.front();
  m_bottleneck->setVisible(isWorst);
  if (isWorst) m_bottleneck->setText(translated(worst.sentence));
  if (!one || !m_sensitivity->isOpen() || document()->isPreviewing() || document()->isStale()) {
    return;
  }
  NetworkPart part;
  part.links = {m_ids.front()};
  const std::optional<Sensitivity> row = sensitivityOf(plan(), *evaluation(), part);
  if (!row) return;
  const auto show = [this](ValueRow* value, double step, double change) {
    //: what another link speed does: %1 a signed percentage of the step, %2 a time
    value->setValue(step > 0 ? tr("%1 · %2").arg(displaySignedShare(change), display(Seconds(step)))
                             : QStringLiteral("—"));
  };
  show(m_twice, row->doubledStep, row->doubledChange);
  show(m_half, row->halvedStep, row->halvedChange);
}

}  // namespace slicescape::ui
