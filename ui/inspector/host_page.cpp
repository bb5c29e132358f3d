// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/host_page.h"

#include <algorithm>

#include "core/hardware/catalogue.h"
#include "ui/inspector/field_row.h"
#include "ui/inspector/host_loss_row.h"
#include "ui/inspector/section.h"
#include "ui/inspector/value_row.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

const QString kUnknown = QStringLiteral("—");

std::vector<ParameterChoice> hostTypes() {
  std::vector<ParameterChoice> choices;
  for (const HostType& type : HardwareCatalogue::builtIn().hostTypes()) {
    choices.push_back({type.id, Text{type.name, {}}});
  }
  return choices;
}

std::vector<ParameterChoice> deviceTypes() {
  std::vector<ParameterChoice> choices;
  for (const Device& device : HardwareCatalogue::builtIn().devices()) {
    choices.push_back({device.id, Text{device.name, {}}});
  }
  return choices;
}

/// What one host of the group holds, whether the catalogue or the plan describes it.
struct HostFigures {
  const Device* device = nullptr;
  int devices = 0;
  QString inside;
  int nics = 0;
  BytesPerSecond nicBandwidth;
  double power = 0;
};

HostFigures figuresOf(const HostGroup& group) {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  HostFigures figures;
  if (const auto* own = std::get_if<InlineHost>(&group.type)) {
    figures.device = catalogue.device(own->device);
    figures.devices = own->deviceCount;
    figures.inside = QString::fromStdString(own->intraType);
    figures.nics = own->nics;
    figures.nicBandwidth = own->nicBandwidth;
    figures.power = own->powerW.value_or(0);
  } else if (const HostType* type = catalogue.hostType(std::get<std::string>(group.type))) {
    figures.device = catalogue.device(type->device);
    figures.devices = type->deviceCount;
    figures.inside = QString::fromStdString(type->intraHost);
    figures.nics = type->nics;
    figures.nicBandwidth = type->nicBandwidth;
    figures.power = type->maxPower ? type->maxPower->value() : 0;
  }
  return figures;
}

}  // namespace

HostPage::HostPage(Document* document, QWidget* parent) : InspectorPage(document, parent) {
  m_name = addField(nullptr, "cluster.hosts[].name");
  addField(nullptr, "cluster.hosts[].count")->setResettable(false);
  m_type = addField(nullptr, "cluster.hosts[].type");
  for (const char* key : {"cluster.hosts[].failed", "cluster.hosts[].overrides.gpu_power_cap_w",
                          "cluster.hosts[].overrides.slowdown_share",
                          "cluster.hosts[].overrides.gpu_memory_bytes",
                          "cluster.scale_up_domains[].hosts_per_domain"}) {
    addField(nullptr, key);
  }
  m_name->setResettable(false);
  m_type->setResettable(false);
  m_type->setChoices(hostTypes());
  m_inline = addSection("host.inline");
  for (const char* key :
       {"cluster.hosts[].type.gpu", "cluster.hosts[].type.gpus", "cluster.hosts[].type.intra.type",
        "cluster.hosts[].type.intra.bytes_per_s", "cluster.hosts[].type.intra.switched",
        "cluster.hosts[].type.nics", "cluster.hosts[].type.nic_bytes_per_s",
        "cluster.hosts[].type.host_memory_bytes", "cluster.hosts[].type.power_w"}) {
    FieldRow* row = addField(m_inline, key);
    row->setResettable(false);
    if (row->info().key == "cluster.hosts[].type.gpu") row->setChoices(deviceTypes());
  }
  m_figures = addSection("host.figures");
  m_device = addValue(m_figures);
  m_memory = addValue(m_figures);
  m_bandwidth = addValue(m_figures);
  m_peak = addValue(m_figures);
  m_inside = addValue(m_figures);
  m_nics = addValue(m_figures);
  m_power = addValue(m_figures);
  m_loss = addSection("host.loss", false);
  m_lossRow = new HostLossRow(m_loss);
  m_loss->add(m_lossRow);
  connect(m_loss, &Section::opened, this, &HostPage::refresh);
  retranslateUi();
}

void HostPage::setHosts(std::vector<std::string> ids) {
  m_ids = std::move(ids);
  setFieldSubjects(m_ids);
}

void HostPage::retranslateUi() {
  m_inline->setTitle(tr("Described in the plan"));
  m_figures->setTitle(tr("One host"));
  m_loss->setTitle(tr("If a host goes"));
  m_device->setName(tr("GPUs"));
  m_memory->setName(tr("Memory of a GPU"));
  m_bandwidth->setName(tr("Its bandwidth"));
  m_peak->setName(tr("Dense bf16 peak"));
  m_inside->setName(tr("Links inside"));
  m_nics->setName(tr("NICs"));
  m_power->setName(tr("Largest power"));
}

void HostPage::refresh() {
  std::int64_t hosts = 0;
  std::int64_t devices = 0;
  bool allInline = true;
  for (const std::string& id : m_ids) {
    const HostGroup* group = plan().cluster->host(id);
    if (!group) continue;
    hosts += group->count;
    devices += std::int64_t{group->count} * figuresOf(*group).devices;
    allInline = allInline && std::holds_alternative<InlineHost>(group->type);
  }
  const HostGroup* first = plan().cluster->host(m_ids.front());
  const bool one = m_ids.size() == 1;
  header()->setTitle(one && first ? QString::fromStdString(first->name)
                                  : tr("%n host group(s)", nullptr, int(m_ids.size())));
  //: %1 such as "8 hosts", %2 such as "64 GPUs"
  header()->setNote(tr("%1 · %2").arg(tr("%n host(s)", nullptr, int(hosts)),
                                      tr("%n GPU(s)", nullptr, int(devices))));
  m_inline->setVisible(allInline);
  m_type->setVisible(!allInline);
  m_figures->setVisible(one && first);
  m_loss->setVisible(one && first);
  refreshFields();
  if (!one || !first) return;
  refreshFigures(*first);
  refreshLoss(*first);
}

/// Not while something is dragged and not while folded: it evaluates another plan.
void HostPage::refreshLoss(const HostGroup& group) {
  if (!m_loss->isOpen() || document()->isPreviewing() || document()->isStale()) return;
  const std::vector<HostGroup>& hosts = plan().cluster->hosts;
  m_lossRow->setHosts(plan(), evaluation(), static_cast<int>(&group - hosts.data()));
}

void HostPage::refreshFigures(const HostGroup& group) {
  const HostFigures figures = figuresOf(group);
  const Device* device = figures.device;
  //: %1 a count, %2 a device name
  m_device->setValue(device ? tr("%1 × %2").arg(displayCount(figures.devices),
                                                QString::fromStdString(device->name))
                            : kUnknown);
  m_memory->setValue(device ? display(device->usableMemory) : kUnknown,
                     device ? displayExact(device->usableMemory) : QString());
  m_bandwidth->setValue(device ? display(device->memoryBandwidth) : kUnknown);
  m_peak->setValue(device ? display(device->peakFor("bf16")) : kUnknown);
  m_inside->setValue(figures.inside.isEmpty() ? kUnknown : figures.inside, figures.inside);
  m_nics->setValue(figures.nics > 0 ? tr("%1 × %2").arg(displayCount(figures.nics),
                                                        displayLineRate(figures.nicBandwidth))
                                    : kUnknown);
  m_power->setValue(figures.power > 0 ? tr("%1 W").arg(displayCount(qint64(figures.power)))
                                      : kUnknown);
}

}  // namespace slicescape::ui
