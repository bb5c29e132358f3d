// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/layer_page.h"

#include <algorithm>

#include "core/plan/evaluate.h"
#include "ui/inspector/section.h"
#include "ui/inspector/value_row.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/quantity_edit.h"

namespace slicescape::ui {
namespace {

/// The stage that holds a layer; −1 when none does.
int stageOf(const StageMap& map, int layer) {
  for (std::size_t stage = 0; stage < map.size(); ++stage) {
    for (const Chunk& chunk : map[stage].chunks) {
      if (layer >= chunk.first && layer < chunk.first + chunk.count) return int(stage);
    }
  }
  return -1;
}

}  // namespace

LayerPage::LayerPage(Document* document, QWidget* parent) : InspectorPage(document, parent) {
  m_figures = addSection("layer.figures");
  m_kind = addValue(m_figures);
  m_stage = addValue(m_figures);
  m_parameters = addValue(m_figures);
  m_active = addValue(m_figures);
  m_flops = addValue(m_figures);
  m_time = addValue(m_figures);
  m_memory = addValue(m_figures);
  retranslateUi();
}

void LayerPage::setLayers(std::vector<int> layers) {
  std::sort(layers.begin(), layers.end());
  m_layers = std::move(layers);
}

void LayerPage::retranslateUi() {
  m_kind->setName(tr("Kind"));
  m_stage->setName(tr("Stage"));
  m_parameters->setName(tr("Parameters"));
  m_active->setName(tr("Active per token"));
  m_flops->setName(tr("Forward, one sequence"));
  m_time->setName(tr("Forward, one micro-batch"));
  m_memory->setName(tr("Memory of a GPU"));
  m_memory->setToolTip(tr("Model states and the activations of one micro-batch"));
}

void LayerPage::refresh() {
  const bool one = m_layers.size() == 1;
  header()->setTitle(one ? tr("Layer %1").arg(m_layers.front())
                         : tr("%n layer(s)", nullptr, int(m_layers.size())));
  m_figures->setTitle(one ? tr("Figures") : tr("Figures, all together"));
  const auto model = modelOf(plan());
  if (!model) {
    header()->setNote({});
    m_figures->hide();
    return;
  }
  header()->setNote(tr("of %1").arg(displayCount(model->layerCount())));
  m_figures->show();
  const auto result = evaluation();
  const StageMap map = stagesOf(plan());
  std::int64_t parameters = 0;
  std::int64_t active = 0;
  Flop flops;
  double time = 0;
  Bytes memory;
  std::set<QString> kinds;
  std::set<int> stages;
  for (const int layer : m_layers) {
    if (layer < 0 || layer >= model->layerCount()) continue;
    const auto index = static_cast<std::size_t>(layer);
    const LayerKind& kind = model->layer(layer);
    const LayerParameters counts = countParameters(kind);
    parameters += counts.total();
    active += counts.active();
    flops += countFlops(kind, plan().workload->sequenceLength).forward(kind.mixer.causal);
    if (index < result->layerForward.size()) time += result->layerForward[index];
    if (index < result->layerMemory.size()) memory += result->layerMemory[index];
    kinds.insert(QString::fromStdString(kind.name));
    stages.insert(stageOf(map, layer));
  }
  const int stage = stages.size() == 1 ? *stages.begin() : -1;
  header()->setColour(stage >= 0 ? theme().stage(stage) : QColor());
  m_kind->setValue(kinds.size() == 1 ? *kinds.begin() : QuantityEdit::mixedText());
  m_stage->setValue(stages.size() > 1 ? QuantityEdit::mixedText()
                    : stage < 0       ? QStringLiteral("—")
                                      : QString::number(stage));
  m_parameters->setValue(displayShortCount(double(parameters)), displayCount(parameters));
  m_active->setVisible(active != parameters);
  m_active->setValue(displayShortCount(double(active)), displayCount(active));
  m_flops->setValue(display(flops));
  m_time->setValue(result->layerForward.empty() ? QStringLiteral("—") : display(Seconds(time)));
  m_memory->setValue(result->layerMemory.empty() ? QStringLiteral("—") : display(memory),
                     result->layerMemory.empty() ? QString() : displayExact(memory));
}

}  // namespace slicescape::ui
