// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Mouse and keyboard of the layer strip.
#include <QHelpEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/slicer/layer_strip.h"
#include "ui/slicer/strip_painter.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr double kKnobReach = 12;  // a knob can be hit in 24 px
constexpr double kLineReach = 5;   // its line over the cells less: cells are clicked too
constexpr int kBigStep = 5;

/// "25" is a position, "+2" and "−1" are steps from `from`.
std::optional<int> typedPosition(QString text, int from) {
  text.replace(QChar(0x2212), QLatin1Char('-'));
  bool valid = false;
  const int number = text.toInt(&valid);
  if (!valid) return std::nullopt;
  const bool relative = text.startsWith(QLatin1Char('+')) || text.startsWith(QLatin1Char('-'));
  return relative ? from + number : number;
}

}  // namespace

std::optional<StripItem> LayerStrip::itemAt(const QPointF& position) const {
  const QRectF area = cellArea();
  const bool onCells = position.y() <= area.bottom();
  if (position.y() < area.top() - 6 || position.y() > height()) return std::nullopt;
  const double reach = onCells ? std::min(kLineReach, m_layout.handleSpacing() / 3) : kKnobReach;
  std::optional<StripItem> nearest;
  double distance = reach;
  for (const StripItem& item : m_model.items()) {
    if (item.kind == StripItem::Kind::Boundary) {
      const double here = std::abs(xOf(item) - position.x());
      if (here > distance) continue;
      distance = here;
      nearest = item;
    } else if (m_layout.block(item).contains(position)) {
      return item;
    }
  }
  return nearest;
}

std::optional<int> LayerStrip::stageAt(const QPointF& position) const {
  if (position.y() < cellArea().top()) return std::nullopt;
  const auto layer = m_layout.layerAt(position.x());
  if (!layer) {
    for (const StripItem& item : m_model.items()) {
      if (m_layout.block(item).contains(position)) return m_model.positionOf(item);
    }
    return std::nullopt;
  }
  for (std::size_t i = 0; i < m_model.order.size(); ++i) {
    const Chunk& chunk = m_model.chunk(i);
    if (*layer >= chunk.first && *layer < chunk.first + chunk.count) return m_model.order[i].rank;
  }
  return std::nullopt;
}

QString LayerStrip::hint() const {
  if (m_edit.isActive()) return tr("Release to keep · Esc or right button restores");
  return tr("Drag a boundary · ←/→ one layer · Ctrl five · Esc restores");
}

void LayerStrip::mousePressEvent(QMouseEvent* event) {
  m_menuSuppressed = false;
  if (m_dragging && event->button() == Qt::RightButton) {
    m_menuSuppressed = true;
    return cancelDrag();
  }
  if (event->button() != Qt::LeftButton || m_dragging) return;
  if (const auto item = itemAt(event->position())) {
    const auto items = m_model.items();
    setFocusIndex(static_cast<int>(std::find(items.begin(), items.end(), *item) - items.begin()));
    m_edit.begin(*item);
    m_dragging = m_edit.isActive();
    m_grabOffset = item->kind == StripItem::Kind::Boundary ? event->position().x() - xOf(*item) : 0;
    if (m_dragging && item->kind == StripItem::Kind::Boundary) {
      m_marks.start(m_document->committedPlan(), m_edit.before(), *item);
    }
    emit toolHintChanged(hint());
    update();
    return;
  }
  const auto stage = stageAt(event->position());
  if (!stage) return m_document->selection().clear();
  if (event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) {
    m_document->selection().toggle(stageSubject(*stage));
  } else {
    m_document->selection().select(stageSubject(*stage));
  }
}

void LayerStrip::mouseMoveEvent(QMouseEvent* event) {
  if (m_dragging) return moveTo(event->position());
  updateHover(event->position());
}

void LayerStrip::moveTo(const QPointF& position) {
  if (!m_edit.isActive()) return;
  const StripItem item = *m_edit.item();
  if (item.kind == StripItem::Kind::Boundary) {
    const auto [least, most] = m_edit.before().rangeOf(item);
    const int layer = m_layout.nearestEdge(position.x() - m_grabOffset);
    m_edit.moveTo(std::clamp(layer, least, most));
  } else if (const auto stage = stageAt(position)) {
    m_edit.moveTo(*stage);
  }
  update();
}

void LayerStrip::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && m_dragging) finishDrag();
}

void LayerStrip::finishDrag() {
  m_dragging = false;
  m_marks.stop();
  const StripItem item = m_edit.item().value_or(StripItem());
  const bool moved = m_edit.isActive() && m_edit.position() != m_edit.before().positionOf(item);
  m_edit.commit();
  if (!moved && item.kind != StripItem::Kind::Boundary && m_model.positionOf(item) >= 0) {
    m_document->selection().select(stageSubject(m_model.positionOf(item)));
  }
  refresh();
  emit toolHintChanged(hint());
}

void LayerStrip::cancelDrag() {
  m_dragging = false;
  m_marks.stop();
  m_edit.cancel();
  refresh();
  emit toolHintChanged(hint());
}

void LayerStrip::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (itemAt(event->position())) return openEditor({});
  const auto layer = m_layout.layerAt(event->position().x());
  if (layer && stageAt(event->position())) m_document->selection().select(layerSubject(*layer));
}

void LayerStrip::updateHover(const QPointF& position) {
  const auto item = itemAt(position);
  if (item != m_hoverItem) {
    m_hoverItem = item;
    update();
  }
  if (!item) {
    unsetCursor();
  } else {
    setCursor(item->kind == StripItem::Kind::Boundary ? Qt::SplitHCursor : Qt::OpenHandCursor);
  }
  const auto stage = stageAt(position);
  m_document->selection().setHovered(stage ? std::optional(stageSubject(*stage)) : std::nullopt);
}

void LayerStrip::enterEvent(QEnterEvent* event) {
  QWidget::enterEvent(event);
  emit toolHintChanged(hint());
}

void LayerStrip::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  m_hoverItem.reset();
  m_document->selection().setHovered(std::nullopt);
  if (!hasFocus()) emit toolHintChanged({});
  update();
}

void LayerStrip::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (m_editor->isVisibleTo(this)) closeEditor(false);
  if (m_dragging) cancelDrag();
}

void LayerStrip::setFocusIndex(int index) {
  if (index != m_focusIndex) {
    m_edit.endRun();
    m_noteTimer.stop();
  }
  m_focusIndex = index;
  describe();
  update();
}

void LayerStrip::stepFocused(int by) {
  const auto item = currentItem();
  if (!item) return;
  m_edit.step(*item, by);
  showNote();
}

void LayerStrip::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && m_edit.isActive()) return cancelDrag();
  if (m_dragging || !currentItem()) return QWidget::keyPressEvent(event);
  const int last = static_cast<int>(m_model.items().size()) - 1;
  const int step = event->modifiers() & Qt::ControlModifier ? kBigStep : 1;
  switch (event->key()) {
    case Qt::Key_Left:
      return stepFocused(-step);
    case Qt::Key_Right:
      return stepFocused(step);
    case Qt::Key_Up:
      return setFocusIndex(std::max(m_focusIndex - 1, 0));
    case Qt::Key_Down:
      return setFocusIndex(std::min(m_focusIndex + 1, last));
    case Qt::Key_Home:
      return setFocusIndex(0);
    case Qt::Key_End:
      return setFocusIndex(last);
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return openEditor({});
    default:
      break;
  }
  const QString text = event->text();
  if (!text.isEmpty() && typedPosition(QLatin1Char('1') + text.mid(1), 0) &&
      (text[0].isDigit() || QStringLiteral("+-\u2212").contains(text[0]))) {
    return openEditor(text);
  }
  QWidget::keyPressEvent(event);
}

void LayerStrip::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  emit toolHintChanged(hint());
  update();
}

void LayerStrip::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  if (!underMouse() && !m_editor->hasFocus()) emit toolHintChanged({});
  update();
}

bool LayerStrip::focusNextPrevChild(bool next) {
  const int index = m_focusIndex + (next ? 1 : -1);
  if (hasFocus() && index >= 0 && index < static_cast<int>(m_model.items().size())) {
    setFocusIndex(index);
    return true;
  }
  return QWidget::focusNextPrevChild(next);
}

void LayerStrip::openEditor(const QString& start) {
  const auto item = currentItem();
  if (!item || m_edit.isActive()) return;
  m_edit.begin(*item);
  if (!m_edit.isActive()) return;
  const QPoint grip = gripOf(*item);
  const int left = std::clamp(grip.x() + 12, 0, std::max(width() - m_editor->width(), 0));
  m_editor->move(left, static_cast<int>(cellArea().bottom()) + 3);
  m_editor->clear();
  m_editor->show();
  m_editor->setFocus(Qt::OtherFocusReason);
  m_editor->setText(start);
  update();
}

void LayerStrip::previewTyped() {
  if (!m_edit.isActive()) return;
  const int from = m_edit.before().positionOf(*m_edit.item());
  m_edit.moveTo(typedPosition(m_editor->text(), from).value_or(from));
  update();
}

void LayerStrip::closeEditor(bool accept) {
  if (accept) {
    m_edit.commit();
  } else {
    m_edit.cancel();
  }
  m_editor->hide();
  setFocus(Qt::OtherFocusReason);
  refresh();
}

bool LayerStrip::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_editor) return QWidget::eventFilter(watched, event);
  if (event->type() == QEvent::KeyPress) {
    switch (static_cast<QKeyEvent*>(event)->key()) {
      case Qt::Key_Escape:
        closeEditor(false);
        return true;
      case Qt::Key_Return:
      case Qt::Key_Enter:
        // A position that is not allowed stays in the field, with the reason beside it.
        if (!m_edit.isRefused()) closeEditor(true);
        return true;
      default:
        break;
    }
  }
  if (event->type() == QEvent::FocusOut && m_editor->isVisible() && m_edit.isActive()) {
    const bool accept = !m_edit.isRefused();
    accept ? m_edit.commit() : m_edit.cancel();
    m_editor->hide();
    refresh();
  }
  return false;
}

bool LayerStrip::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && m_edit.isActive() &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();  // Esc ends the drag, whatever else it may mean in the window
    return true;
  }
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto layer = m_layout.layerAt(help->pos().x());
    if (layer && cellArea().contains(help->pos()) && !m_dragging) {
      QToolTip::showText(help->globalPos(), layerToolTip(*layer), this,
                         m_layout.cell(*layer).toAlignedRect());
    } else {
      QToolTip::hideText();
    }
    return true;
  }
  return QWidget::event(event);
}

}  // namespace slicescape::ui
