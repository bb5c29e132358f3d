// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/drop_preview.h"

#include <QFontMetricsF>

#include "ui/canvas/canvas_editor.h"
#include "ui/canvas/canvas_view.h"
#include "ui/canvas/card_rects.h"
#include "ui/canvas/snap.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {

void DropPreview::moveTo(QPointF scenePoint) {
  if (!m_object) return;
  m_at = scenePoint;
  m_enlarges.clear();
  const auto hit = m_view.canvasScene().hitAt(scenePoint, 0);
  if (hit) {
    const HostGroup* group =
        CanvasEditor::enlargeable(*m_object, *m_view.document().plan().cluster, hit->subject);
    if (group) m_enlarges = group->id;
  }
  m_view.viewport()->update();
}

QPointF DropPreview::displacement() const {
  const QRectF bounds = boundsOf(m_object->cluster);
  return snappedToGrid(m_at - QPointF(bounds.width() / 2, bounds.height() / 2)) - bounds.topLeft();
}

void DropPreview::drop() {
  if (!m_object) return;
  const ObjectTemplate object = *m_object;
  const std::string enlarges = m_enlarges;
  const QPointF by = displacement();
  end();
  if (object.isModel()) {
    m_view.editor().useModel(object);
  } else if (!enlarges.empty()) {
    m_view.editor().enlarge(enlarges, object.cluster.hosts.front().count);
  } else {
    m_view.editor().insert(object, by);
  }
}

void DropPreview::end() {
  m_object.reset();
  m_enlarges.clear();
  m_view.viewport()->update();
}

QString DropPreview::label() const {
  const Plan& plan = m_view.document().plan();
  if (m_object->isModel()) {
    qint64 available = 0;
    ObjectTemplate drawn;
    drawn.cluster = *plan.cluster;
    available = drawn.deviceCount();
    return tr("%1 · takes %2 of %3 GPUs (TP %4 · PP %5 · DP %6)")
        .arg(m_object->name, displayCount(plan.layout->worldSize()), displayCount(available))
        .arg(plan.layout->tp)
        .arg(plan.layout->pp)
        .arg(plan.layout->dp);
  }
  if (!m_enlarges.empty()) {
    const HostGroup* group = plan.cluster->host(m_enlarges);
    const int count = group ? group->count : 0;
    return tr("%1: %2 → %3 hosts")
        .arg(m_object->name, displayCount(count),
             displayCount(count + m_object->cluster.hosts.front().count));
  }
  const qint64 devices = m_object->deviceCount();
  if (devices == 0) return m_object->name;
  return tr("%1 · %Ln GPU(s)", nullptr, int(devices)).arg(m_object->name);
}

QString DropPreview::hint() const {
  if (!m_object) return {};
  if (m_object->isModel()) return tr("Drop to train this model on the drawn cluster");
  return m_enlarges.empty() ? tr("Drop to add · over a group of the same type it joins the group")
                            : tr("Drop to join this group");
}

void DropPreview::paint(QPainter* painter, double lod) const {
  if (!m_object) return;
  QColor wash = theme().accent;
  wash.setAlphaF(0.12F);
  QPen pen(theme().accent, 1.5, Qt::DashLine);
  pen.setCosmetic(true);
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(pen);
  painter->setBrush(wash);
  QPointF labelAt = m_at;
  if (m_object->isModel()) {
    const QRectF target = m_view.canvasScene().contentBounds();
    if (!target.isNull()) painter->drawRoundedRect(target.adjusted(-12, -12, 12, 12), 8, 8);
  } else if (!m_enlarges.empty()) {
    const QRectF card = m_view.canvasScene().rectOf(hostSubject(m_enlarges));
    painter->drawRoundedRect(card.adjusted(-5, -5, 5, 5), 8, 8);
    labelAt = card.center();
  } else {
    QRectF bounds;
    for (const QRectF& rect : cardRectsOf(m_object->cluster)) {
      const QRectF at = rect.translated(displacement());
      painter->drawRoundedRect(at, 6, 6);
      bounds |= at;
    }
    labelAt = bounds.center();
  }
  const QFont font = canvasFont(12, QFont::DemiBold);
  const QString text = label();
  const double width = QFontMetricsF(font).horizontalAdvance(text) + 20;
  painter->save();
  painter->translate(labelAt);
  painter->scale(1 / lod, 1 / lod);
  const QRectF chip(-width / 2, -13, width, 26);
  painter->setPen(Qt::NoPen);
  painter->setBrush(theme().accent);
  painter->drawRoundedRect(chip, 4, 4);
  painter->setPen(theme().onAccent);
  painter->setFont(font);
  painter->drawText(chip, Qt::AlignCenter | Qt::TextSingleLine, text);
  painter->restore();
}

}  // namespace slicescape::ui
