// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Events and painting of CanvasView; what they do is in canvas_view.cpp and the tools.
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QMenu>
#include <QMimeData>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QScrollBar>
#include <cmath>

#include "ui/canvas/canvas_view.h"
#include "ui/canvas/snap.h"
#include "ui/canvas/tools/pan_tool.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr double kLinkReachPixels = 6;
constexpr double kFrameGapPixels = 5;
constexpr int kBigNudge = 10;
constexpr double kWheelZoom = 1.0015;  ///< per eighth of a degree

/// The commands of the context menu in their order; empty = separator.
const QStringList& menuCommands() {
  static const QStringList ids{QStringLiteral("edit.rename"),
                               QStringLiteral("edit.duplicate"),
                               QStringLiteral("edit.replicate"),
                               QStringLiteral("insert.network"),
                               QString(),
                               QStringLiteral("edit.cut"),
                               QStringLiteral("edit.copy"),
                               QStringLiteral("edit.paste"),
                               QStringLiteral("edit.delete"),
                               QString(),
                               QStringLiteral("arrange.left"),
                               QStringLiteral("arrange.right"),
                               QStringLiteral("arrange.top"),
                               QStringLiteral("arrange.bottom"),
                               QStringLiteral("arrange.horizontal"),
                               QStringLiteral("arrange.vertical"),
                               QString(),
                               QStringLiteral("edit.selectAll"),
                               QStringLiteral("view.fitSelection"),
                               QStringLiteral("view.fitAll")};
  return ids;
}

}  // namespace

bool CanvasView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    // Esc and Space are the canvas's own; and a command in the middle of a drag, undo
    // above all, would pull the plan away from under the gesture.
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Escape || key->key() == Qt::Key_Space || tool().isBusy()) {
      event->accept();
      return true;
    }
  }
  return QGraphicsView::event(event);
}

bool CanvasView::viewportEvent(QEvent* event) {
  switch (event->type()) {
    case QEvent::NativeGesture: {
      const auto* gesture = static_cast<QNativeGestureEvent*>(event);
      if (gesture->gestureType() != Qt::ZoomNativeGesture) break;
      zoomAt(gesture->position().toPoint(), zoom() * (1 + gesture->value()));
      return true;
    }
    case QEvent::Gesture: {
      auto* pinch = static_cast<QPinchGesture*>(
          static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture));
      if (!pinch) break;
      const QPoint at = viewport()->mapFromGlobal(pinch->centerPoint().toPoint());
      zoomAt(at, zoom() * pinch->scaleFactor());
      return true;
    }
    case QEvent::Leave:
      m_document->selection().setHovered(std::nullopt);
      break;
    default:
      break;
  }
  return QGraphicsView::viewportEvent(event);
}

void CanvasView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::MiddleButton) m_middlePan = true;
  tool().mousePress(event);
  viewport()->setCursor(tool().cursor());
  updateHint();
  event->accept();
}

void CanvasView::mouseMoveEvent(QMouseEvent* event) {
  tool().mouseMove(event);
  viewport()->setCursor(tool().cursor());
  updateHint();
  event->accept();
}

void CanvasView::mouseReleaseEvent(QMouseEvent* event) {
  tool().mouseRelease(event);
  if (event->button() == Qt::MiddleButton) m_middlePan = false;
  viewport()->setCursor(tool().cursor());
  updateHint();
  event->accept();
}

void CanvasView::mouseDoubleClickEvent(QMouseEvent* event) {
  tool().mouseDoubleClick(event);
  event->accept();
}

void CanvasView::hoverAt(QPoint viewportPoint) {
  const auto hit = m_scene->hitAt(mapToScene(viewportPoint), kLinkReachPixels / zoom());
  std::optional<Subject> subject;
  if (hit) subject = hit->stage >= 0 ? stageSubject(hit->stage) : hit->subject;
  if (subject != m_document->selection().hovered()) m_document->selection().setHovered(subject);
}

void CanvasView::wheelEvent(QWheelEvent* event) {
  const QPoint angle = event->angleDelta();
  if (event->modifiers().testFlag(Qt::ControlModifier)) {
    zoomAt(event->position().toPoint(), zoom() * std::pow(kWheelZoom, angle.y()));
  } else {
    QPoint by = event->pixelDelta().isNull() ? angle * 3 / 8 : event->pixelDelta();
    if (event->modifiers().testFlag(Qt::ShiftModifier)) by = {by.y(), by.x()};
    scrollBy(by);
  }
  event->accept();
}

bool CanvasView::nudge(QKeyEvent* event) {
  QPointF direction;
  switch (event->key()) {
    case Qt::Key_Left:
      direction = {-1, 0};
      break;
    case Qt::Key_Right:
      direction = {1, 0};
      break;
    case Qt::Key_Up:
      direction = {0, -1};
      break;
    case Qt::Key_Down:
      direction = {0, 1};
      break;
    default:
      return false;
  }
  if (m_editor->chosen().empty()) return false;
  const bool big = event->modifiers().testFlag(Qt::ShiftModifier);
  m_editor->nudge(direction * kGridStep * (big ? kBigNudge : 1));
  return true;
}

void CanvasView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Escape:
      if (!tool().cancel()) {
        if (m_drop.isActive()) {
          m_drop.end();
        } else {
          m_document->selection().clear();
        }
      }
      updateHint();
      return;
    case Qt::Key_Space:
      if (!event->isAutoRepeat() && !m_spaceHeld) {
        tool().cancel();
        m_spaceHeld = true;
        viewport()->setCursor(tool().cursor());
        updateHint();
      }
      return;
    case Qt::Key_Control:
    case Qt::Key_Shift:
      tool().modifiersChanged(
          event->modifiers() |
          (event->key() == Qt::Key_Control ? Qt::ControlModifier : Qt::ShiftModifier));
      return;
    default:
      break;
  }
  if (!nudge(event)) QGraphicsView::keyPressEvent(event);
}

void CanvasView::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
    m_pan->cancel();
    m_spaceHeld = false;
    viewport()->setCursor(tool().cursor());
    updateHint();
  } else if (event->key() == Qt::Key_Control || event->key() == Qt::Key_Shift) {
    tool().modifiersChanged(event->modifiers());
  } else {
    QGraphicsView::keyReleaseEvent(event);
  }
}

void CanvasView::focusInEvent(QFocusEvent* event) {
  QGraphicsView::focusInEvent(event);
  m_keyboardFocus = event->reason() == Qt::TabFocusReason ||
                    event->reason() == Qt::BacktabFocusReason ||
                    event->reason() == Qt::ShortcutFocusReason;
  viewport()->update();
}

void CanvasView::focusOutEvent(QFocusEvent* event) {
  // The release of Space goes to whoever has the focus then.
  m_spaceHeld = false;
  m_keyboardFocus = false;
  QGraphicsView::focusOutEvent(event);
  viewport()->update();
}

bool CanvasView::focusNextPrevChild(bool next) {
  const std::vector<Subject> order = m_scene->readingOrder();
  const Subjects& selected = m_document->selection().selected();
  int at = next ? -1 : int(order.size());
  for (int i = 0; i < int(order.size()); ++i) {
    if (selected.contains(order[std::size_t(i)])) {
      at = i;
      if (!next) break;
    }
  }
  at += next ? 1 : -1;
  // Past the last object Tab goes on to the next widget: the canvas is no trap.
  if (at < 0 || at >= int(order.size())) return QGraphicsView::focusNextPrevChild(next);
  const Subject subject = order[std::size_t(at)];
  m_document->selection().select(subject);
  reveal(subject);
  return true;
}

void CanvasView::contextMenuEvent(QContextMenuEvent* event) {
  std::optional<CanvasHit> hit;
  if (event->reason() == QContextMenuEvent::Mouse) {
    hit = m_scene->hitAt(mapToScene(event->pos()), kLinkReachPixels / zoom());
    SelectionModel& selection = m_document->selection();
    if (!hit) {
      selection.clear();
    } else if (!selection.isSelected(hit->subject)) {
      selection.select(hit->subject);
    }
  }
  QMenu menu(this);
  bool pendingSeparator = false;
  for (const QString& id : menuCommands()) {
    if (id.isEmpty()) {
      pendingSeparator = !menu.isEmpty();
      continue;
    }
    for (QAction* action : actions()) {
      if (action->objectName() != id || !action->isEnabled()) continue;
      if (pendingSeparator) menu.addSeparator();
      pendingSeparator = false;
      menu.addAction(action);
    }
  }
  if (hit) addHostEntries(&menu, *hit);
  if (!menu.isEmpty()) menu.exec(event->globalPos());
  event->accept();
}

// --- drag and drop ---

void CanvasView::dragEnterEvent(QDragEnterEvent* event) {
  auto object = event->mimeData()->hasUrls() ? std::nullopt : templateIn(event->mimeData());
  if (!object) {  // a file: the window knows what to do with it
    event->ignore();
    return;
  }
  m_drop.begin(std::move(*object));
  m_drop.moveTo(mapToScene(event->position().toPoint()));
  updateHint();
  event->acceptProposedAction();
}

void CanvasView::dragMoveEvent(QDragMoveEvent* event) {
  if (!m_drop.isActive()) {
    event->ignore();
    return;
  }
  m_drop.moveTo(mapToScene(event->position().toPoint()));
  updateHint();
  event->acceptProposedAction();
}

void CanvasView::dragLeaveEvent(QDragLeaveEvent* event) {
  m_drop.end();
  updateHint();
  event->accept();
}

void CanvasView::dropEvent(QDropEvent* event) {
  if (!m_drop.isActive()) {
    event->ignore();
    return;
  }
  const bool wasEmpty = m_scene->isEmpty();
  m_drop.moveTo(mapToScene(event->position().toPoint()));
  m_drop.drop();
  event->acceptProposedAction();
  setFocus(Qt::OtherFocusReason);
  updateHint();
  if (wasEmpty) fitAll();
}

// --- painting ---

void CanvasView::drawBackground(QPainter* painter, const QRectF& rect) {
  painter->fillRect(rect, theme().window);
  // Every eighth grid step, coarser when the lines would come closer than 20 pixels.
  double step = 4 * kGridStep;
  while (step * zoom() < 20) step *= 4;
  painter->setRenderHint(QPainter::Antialiasing, false);
  painter->setPen(QPen(theme().grid, 0));
  std::vector<QLineF> lines;
  for (double x = std::ceil(rect.left() / step) * step; x < rect.right(); x += step) {
    lines.emplace_back(x, rect.top(), x, rect.bottom());
  }
  for (double y = std::ceil(rect.top() / step) * step; y < rect.bottom(); y += step) {
    lines.emplace_back(rect.left(), y, rect.right(), y);
  }
  painter->drawLines(lines.data(), int(lines.size()));
}

void CanvasView::paintFrames(QPainter* painter, double lod) const {
  const SelectionModel& selection = m_document->selection();
  const auto frame = [&](const Subject& subject, double gap) {
    return m_scene->rectOf(subject).adjusted(-gap / lod, -gap / lod, gap / lod, gap / lod);
  };
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setBrush(Qt::NoBrush);
  if (const auto& hovered = selection.hovered();
      hovered && !m_scene->rectOf(*hovered).isNull() && hovered->kind != SubjectKind::Link) {
    painter->setPen(QPen(theme().accent, 1 / lod));
    painter->drawRoundedRect(frame(*hovered, 0), 6, 6);
  }
  QPen pen(theme().accent, 1.8 / lod);
  pen.setDashPattern({3, 2});
  for (const Subject& subject : selection.selected()) {
    if (m_scene->rectOf(subject).isNull()) continue;
    painter->setPen(pen);
    if (subject.kind == SubjectKind::Link) {
      painter->drawPath(m_scene->pathOf(subject));
    } else {
      painter->drawRoundedRect(frame(subject, kFrameGapPixels), 6 / lod, 6 / lod);
    }
  }
}

void CanvasView::drawForeground(QPainter* painter, const QRectF& rect) {
  const double lod = zoom();
  paintFrames(painter, lod);
  m_scene->paintNames(painter, lod);
  m_scene->paintLinkLabels(painter, lod, rect);
  tool().paint(painter, lod);
  m_drop.paint(painter, lod);
  if (m_keyboardFocus) {
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(QPen(theme().accent, 2 / lod));
    painter->setBrush(Qt::NoBrush);
    const double inset = 1 / lod;
    painter->drawRect(visibleScene().adjusted(inset, inset, -inset, -inset));
  }
}

}  // namespace slicescape::ui
