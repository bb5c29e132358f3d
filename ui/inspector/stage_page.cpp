// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/stage_page.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

#include "core/plan/evaluate.h"
#include "ui/inspector/layers_row.h"
#include "ui/inspector/link_usage.h"
#include "ui/inspector/section.h"
#include "ui/inspector/stage_devices.h"
#include "ui/inspector/value_row.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

/// The operation on a micro-batch during which a peak is reached, inside a sentence.
QString momentName(PeakMoment moment) {
  switch (moment) {
    case PeakMoment::Forward:
      return StagePage::tr("forward");
    case PeakMoment::BackwardWeight:
      return StagePage::tr("weight gradient");
    case PeakMoment::Backward:
    case PeakMoment::BackwardInput:
      return StagePage::tr("backward");
    case PeakMoment::ForwardBackward:
      return StagePage::tr("overlapped forward and backward");
    case PeakMoment::Load:
    case PeakMoment::Optimizer:
      break;
  }
  return {};
}

/// The term of a memory explanation that stands for the category: its English name there.
QString termOf(MemoryCategory category) {
  switch (category) {
    case MemoryCategory::Weights:
      return QStringLiteral("Weights");
    case MemoryCategory::Gradients:
      return QStringLiteral("Gradients");
    case MemoryCategory::Optimizer:
      return QStringLiteral("Optimizer");
    case MemoryCategory::Activations:
      return QStringLiteral("Activations");
    case MemoryCategory::Logits:
      return QStringLiteral("Logits");
    case MemoryCategory::Buffers:
      return QStringLiteral("Buffers");
  }
  return {};
}

QString stageMetric(int stage, const char* name) {
  return QStringLiteral("stages[%1].%2").arg(stage).arg(QLatin1String(name));
}

}  // namespace

StagePage::StagePage(Document* document, QWidget* parent)
    : InspectorPage(document, parent), m_layersBox(new QWidget(this)) {
  auto* box = new QVBoxLayout(m_layersBox);
  box->setContentsMargins(0, 0, 0, 0);
  box->setSpacing(4);
  addWidget(m_layersBox);
  for (const char* key :
       {"layout.tp", "layout.recompute.mode", "workload.micro_batch", "layout.schedule.kind"}) {
    addField(nullptr, key);
  }
  m_several = addSection("stage.several");
  m_memory = addSection("stage.memory");
  for (const MemoryCategory category : kMemoryCategories) {
    m_categories[static_cast<std::size_t>(category)] = addValue(m_memory);
  }
  m_memoryNote = addNote(m_memory);
  m_time = addSection("stage.time");
  m_forward = addValue(m_time);
  m_backwardInput = addValue(m_time);
  m_backwardWeight = addValue(m_time);
  m_recompute = addValue(m_time);
  m_tp = addValue(m_time);
  m_cp = addValue(m_time);
  m_ep = addValue(m_time);
  m_bubble = addValue(m_time);
  m_links = addSection("stage.links");
  m_linksNote = addNote(m_links);
  retranslateUi();
}

void StagePage::setStages(std::vector<int> stages) {
  std::sort(stages.begin(), stages.end());
  m_stages = std::move(stages);
}

void StagePage::retranslateUi() {
  m_memory->setTitle(tr("Memory at peak"));
  m_time->setTitle(tr("Time per micro-batch"));
  m_links->setTitle(tr("Links used"));
  m_several->setTitle(tr("Peak memory"));
  m_forward->setName(tr("Forward"));
  m_backwardInput->setName(tr("Backward, input"));
  m_backwardWeight->setName(tr("Backward, weight"));
  m_recompute->setName(tr("of it recomputed"));
  m_tp->setName(tr("TP exchange, exposed"));
  m_cp->setName(tr("CP exchange, exposed"));
  m_ep->setName(tr("EP exchange, exposed"));
  m_bubble->setName(tr("Idle (bubble ratio)"));
}

const StageResult* StagePage::result(int stage) const {
  for (const StageResult& candidate : evaluation()->stages) {
    if (candidate.stage == stage) return &candidate;
  }
  return nullptr;
}

void StagePage::refresh() {
  updateExplainable();
  const bool one = m_stages.size() == 1;
  const int stage = m_stages.front();
  header()->setTitle(one ? tr("Stage %1").arg(stage)
                         : tr("%n stage(s)", nullptr, int(m_stages.size())));
  header()->setColour(one ? theme().stage(stage) : QColor());
  header()->setNote(devicesNote());
  refreshLayers();
  refreshFields();
  const StageResult* found = one ? result(stage) : nullptr;
  m_several->setVisible(!one);
  m_memory->setVisible(found != nullptr);
  m_time->setVisible(found != nullptr);
  m_links->setVisible(one);
  if (found) {
    refreshMemory(*found);
    refreshTimes(*found);
  }
  if (one) refreshLinks();
  if (!one) refreshSeveral();
}

QString StagePage::devicesNote() const {
  const StageDevices devices = stageDevices(plan(), *evaluation(), m_stages);
  const QString gpus = tr("%n GPU(s)", nullptr, int(devices.count));
  if (devices.hosts.isEmpty()) return gpus;
  //: where a stage sits: %1 host numbers such as "2–3", %2 such as "16 GPUs"
  return tr("hosts %1 · %2").arg(devices.hosts, gpus);
}

void StagePage::refreshLayers() {
  const bool one = m_stages.size() == 1;
  const StageMap map = one ? stagesOf(plan()) : StageMap();
  const auto stage = static_cast<std::size_t>(m_stages.front());
  const std::size_t runs = stage < map.size() ? map[stage].chunks.size() : 0;
  m_layersBox->setVisible(runs > 0);
  while (m_layers.size() < runs) {
    m_layers.push_back(new LayersRow(document(), m_layersBox));
    m_layersBox->layout()->addWidget(m_layers.back());
  }
  const auto model = modelOf(plan());
  for (std::size_t i = 0; i < m_layers.size(); ++i) {
    m_layers[i]->setVisible(i < runs);
    if (i >= runs) continue;
    m_layers[i]->setRun(m_stages.front(), int(i), int(runs));
    m_layers[i]->refresh(map, model ? model->layerCount() : 0);
  }
}

QString StagePage::peakNote(const StageResult& stage) const {
  if (stage.peakMoment == PeakMoment::Load) {
    //: %1 capacity of the GPU
    return tr("Of %1. The peak comes while a checkpoint is loaded.").arg(display(stage.capacity));
  }
  if (stage.peakMoment == PeakMoment::Optimizer) {
    //: %1 capacity of the GPU, %2 time since the start of the step
    return tr("Of %1. The peak comes with the optimizer step at %2.")
        .arg(display(stage.capacity), display(stage.peakTime));
  }
  //: %1 capacity of the GPU, %2 how many micro-batches are held at the peak, %3 what runs
  //: then, %4 its micro-batch, %5 time since the start of the step
  return tr("Of %1. %2 micro-batches are held at the peak, during the %3 of micro-batch %4 at %5.")
      .arg(display(stage.capacity), QLocale().toString(stage.inFlight, 'g', 3),
           momentName(stage.peakMoment), QLocale().toString(stage.peakMicroBatch),
           display(stage.peakTime));
}

void StagePage::refreshMemory(const StageResult& stage) {
  m_memory->setFigure(display(stage.peak));
  const QString metric = explainable({stageMetric(stage.stage, "peak_bytes")});
  for (const MemoryCategory category : kMemoryCategories) {
    ValueRow* row = m_categories[static_cast<std::size_t>(category)];
    const Bytes amount = memoryIn(stage.memory, category);
    row->setColour(theme().memoryColour(category));
    row->setName(memoryCategoryName(category));
    row->setValue(amount.value() == 0 ? QStringLiteral("—") : display(amount),
                  displayExact(amount));
    row->setMetric(metric.isEmpty() ? metric : metric + u'#' + termOf(category));
  }
  m_memoryNote->setText(peakNote(stage));
}

void StagePage::refreshTimes(const StageResult& stage) {
  m_time->setFigure(display(stage.forward + stage.backwardInput + stage.backwardWeight));
  const auto show = [&](ValueRow* row, Seconds time, const char* metric, bool always) {
    row->setVisible(always || time.value() > 0);
    row->setValue(display(time));
    row->setMetric(explainable({stageMetric(stage.stage, metric)}));
  };
  show(m_forward, stage.forward, "forward_s", true);
  show(m_backwardInput, stage.backwardInput, "backward_input_s", true);
  show(m_backwardWeight, stage.backwardWeight, "backward_weight_s", true);
  show(m_recompute, stage.recompute, "recompute_s", false);
  show(m_tp, stage.tpExposed, "tp_exposed_s", false);
  show(m_cp, stage.cpExposed, "cp_exposed_s", false);
  show(m_ep, stage.epExposed, "ep_exposed_s", false);
  m_bubble->setValue(displayShare(stage.bubbleRatio));
  m_bubble->setMetric(explainable({QStringLiteral("bubble_ratio")}));
}

void StagePage::refreshLinks() {
  const std::vector<LinkUsage> usages = linkUsages(*evaluation());
  while (m_usages.size() < usages.size()) {
    m_usages.push_back(new UsageRow(this));
    m_links->add(m_usages.back());
  }
  for (std::size_t i = 0; i < m_usages.size(); ++i) {
    m_usages[i]->setVisible(i < usages.size());
    if (i < usages.size()) m_usages[i]->setUsage(usages[i]);
  }
  m_linksNote->setText(usages.empty()
                           ? tr("One GPU exchanges nothing.")
                           : tr("On stage %1, whose rank finishes last. Dark: waited for.")
                                 .arg(evaluation()->breakdownRank));
}

void StagePage::refreshSeveral() {
  while (m_peaks.size() < m_stages.size()) m_peaks.push_back(addValue(m_several));
  for (std::size_t i = 0; i < m_peaks.size(); ++i) {
    const bool used = i < m_stages.size();
    m_peaks[i]->setVisible(used);
    if (!used) continue;
    const int stage = m_stages[i];
    const StageResult* found = result(stage);
    m_peaks[i]->setColour(theme().stage(stage));
    m_peaks[i]->setName(tr("Stage %1").arg(stage));
    m_peaks[i]->setValue(found ? display(found->peak) : QStringLiteral("—"));
    m_peaks[i]->setMetric(found ? explainable({stageMetric(stage, "peak_bytes")}) : QString());
  }
}

}  // namespace slicescape::ui
