// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Context menu and tooltips of the layer strip.
#include <QContextMenuEvent>
#include <QMenu>
#include <algorithm>

#include "core/search/stage_changes.h"
#include "ui/slicer/balance_dialog.h"
#include "ui/slicer/layer_strip.h"
#include "ui/slicer/stage_layout_dialog.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {

void LayerStrip::place(const StripItem& item, int position) {
  m_edit.begin(item);
  m_edit.moveTo(position);
  m_edit.commit();
}

void LayerStrip::addPlacements(QMenu* menu, const StripItem& item, const QString& title) {
  QMenu* places = menu->addMenu(title);
  places->setToolTipsVisible(true);
  for (int stage = 0; stage < m_model.ranks; ++stage) {
    QAction* action = places->addAction(tr("Place on stage %1").arg(stage));
    const QString problem = m_model.problemWith(item, stage);
    action->setCheckable(true);
    action->setChecked(stage == m_model.positionOf(item));
    action->setEnabled(problem.isEmpty());
    action->setToolTip(problem);
    connect(action, &QAction::triggered, this, [this, item, stage] { place(item, stage); });
  }
}

/// Splitting and merging change PP by one, locking keeps the stage as it is; each is one undo
/// entry. What is not possible is greyed, with the reason.
void LayerStrip::addStageActions(QMenu* menu, int stage) {
  menu->setToolTipsVisible(true);
  const Plan& plan = m_document->plan();
  const auto add = [&](const QString& text, const Result<Plan>& result) {
    QAction* action = menu->addAction(text);
    action->setEnabled(result && !m_document->isPreviewing());
    if (!result) return action->setToolTip(translated(result.error()));
    connect(action, &QAction::triggered, this,
            [this, text, next = *result] { m_document->apply(text, next); });
  };
  add(tr("Split stage %1").arg(stage), withStageSplit(plan, stage));
  add(tr("Merge stage %1 with the next").arg(stage), withStagesMerged(plan, stage));
  const bool locked = m_model.isLocked(stage);
  add(locked ? tr("Unlock stage %1").arg(stage) : tr("Lock stage %1").arg(stage),
      withStageLocked(plan, stage, !locked));
}

void LayerStrip::contextMenuEvent(QContextMenuEvent* event) {
  if (m_menuSuppressed || m_dragging || !m_model.profile) return;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const bool byKeyboard = event->reason() == QContextMenuEvent::Keyboard;
  const QPointF position = byKeyboard && currentItem() ? gripOf(*currentItem()) : event->pos();
  if (const auto item = itemAt(position); item && item->kind == StripItem::Kind::Boundary) {
    const auto items = m_model.items();
    setFocusIndex(static_cast<int>(std::find(items.begin(), items.end(), *item) - items.begin()));
    menu->addAction(tr("Type a position…"), this, [this] { openEditor({}); });
    menu->addSeparator();
  }
  if (const auto stage = stageAt(position)) {
    menu->addAction(tr("Select stage %1").arg(*stage), this, [this, stage = *stage] {
      m_document->selection().select(stageSubject(stage));
    });
    addStageActions(menu, *stage);
  }
  if (const auto layer = m_layout.layerAt(position.x())) {
    menu->addAction(tr("Select layer %1").arg(*layer), this, [this, layer = *layer] {
      m_document->selection().select(layerSubject(layer));
    });
  }
  menu->addSeparator();
  for (const StripItem& item : m_model.items()) {
    switch (item.kind) {
      case StripItem::Kind::Embedding:
        addPlacements(menu, item, tr("Embedding"));
        break;
      case StripItem::Kind::Head:
        addPlacements(menu, item, tr("Head"));
        break;
      case StripItem::Kind::Mtp:
        addPlacements(menu, item, tr("MTP module %1").arg(item.index));
        break;
      case StripItem::Kind::Boundary:
        break;
    }
  }
  QAction* spread = menu->addAction(tr("Spread layers evenly"));
  connect(spread, &QAction::triggered, this, [this] {
    m_document->apply(
        tr("Spread layers evenly"),
        withStages(m_document->plan(),
                   evenStageMap(m_model.layers(), m_model.ranks, m_model.chunksPerRank,
                                m_model.mtpModules(), m_model.vShaped)));
  });
  menu->addAction(tr("Balance stages…"), this, &LayerStrip::balanceStages);
  menu->addAction(tr("Type a stage layout…"), this, &LayerStrip::typeStageLayout);
  menu->popup(mapToGlobal(position.toPoint()));
}

void LayerStrip::typeStageLayout() {
  if (!m_model.profile || m_document->isPreviewing()) return;
  openBeside(new StageLayoutDialog(m_document, window()));
}

void LayerStrip::balanceStages() {
  if (!m_model.profile || m_document->isPreviewing()) return;
  openBeside(new BalanceDialog(m_document, window()));
}

void LayerStrip::openBeside(QDialog* dialog) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  const QPoint strip = mapToGlobal(QPoint(0, 0));
  const int frame = dialog->frameGeometry().height() + 40;
  dialog->move(strip.x() + (width() - dialog->width()) / 2,
               strip.y() > frame ? strip.y() - frame : strip.y() + height() + 8);
}

QString LayerStrip::layerToolTip(int layer) const {
  const auto evaluation = m_document->evaluation();
  const auto index = static_cast<std::size_t>(layer);
  QStringList lines{tr("Layer %1").arg(layer)};
  for (std::size_t i = 0; i < m_model.order.size(); ++i) {
    const Chunk& chunk = m_model.chunk(i);
    if (layer < chunk.first || layer >= chunk.first + chunk.count) continue;
    lines << (m_model.chunksPerRank > 1
                  ? tr("Stage %1, chunk %2").arg(m_model.order[i].rank).arg(m_model.order[i].chunk)
                  : tr("Stage %1").arg(m_model.order[i].rank));
  }
  if (index < evaluation->layerForward.size()) {
    lines
        << tr("Forward: %1 per micro-batch").arg(display(Seconds(evaluation->layerForward[index])));
  }
  if (index < evaluation->layerMemory.size()) {
    lines << tr("Memory: %1 with the activations of one micro-batch")
                 .arg(display(evaluation->layerMemory[index]));
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace slicescape::ui
