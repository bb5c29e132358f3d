// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tools/select_tool.h"

#include <QApplication>
#include <QLineF>
#include <array>

#include "ui/canvas/canvas_view.h"
#include "ui/canvas/tools/band_gesture.h"
#include "ui/canvas/tools/link_gesture.h"
#include "ui/canvas/tools/move_gesture.h"
#include "ui/document/document.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr double kPortPixels = 5;
constexpr double kPortReachPixels = 12;
/// Smaller cards show no ports: they would cover the card.
constexpr double kPortCardPixels = 72;
constexpr double kLinkReachPixels = 6;

std::array<QPointF, 4> portsOf(const QRectF& card) {
  const QPointF c = card.center();
  return {QPointF(c.x(), card.top()), QPointF(c.x(), card.bottom()), QPointF(card.left(), c.y()),
          QPointF(card.right(), c.y())};
}

bool isToggle(Qt::KeyboardModifiers modifiers) {
  return modifiers.testFlag(Qt::ShiftModifier) || modifiers.testFlag(Qt::ControlModifier);
}

}  // namespace

QString SelectTool::hint() const {
  if (m_gesture) return m_gesture->hint();
  if (m_portCard) {
    return tr("Drag moves · a port links · Ctrl+drag copies · double-click zooms");
  }
  return tr("Drag from the palette · drag a frame to select · Space+drag pans");
}

QCursor SelectTool::cursor() const {
  if (!m_gesture && portAt(m_lastPoint)) return Qt::CrossCursor;
  return Qt::ArrowCursor;
}

std::optional<QPointF> SelectTool::portAt(QPointF scenePoint) const {
  if (!m_portCard) return std::nullopt;
  const double reach = kPortReachPixels / view().zoom();
  for (const QPointF& port : portsOf(view().canvasScene().rectOf(*m_portCard))) {
    if (QLineF(port, scenePoint).length() <= reach) return port;
  }
  return std::nullopt;
}

void SelectTool::updatePorts(QPointF scenePoint) {
  // The ports reach out of the card, so it keeps them until the mouse is well away.
  if (m_portCard && portAt(scenePoint)) return;
  std::optional<Subject> card;
  if (const auto hit = view().canvasScene().hitAt(scenePoint, 0)) {
    const QRectF rect = view().canvasScene().rectOf(hit->subject);
    if (hit->subject.kind != SubjectKind::Link && rect.width() * view().zoom() >= kPortCardPixels) {
      card = hit->subject;
    }
  }
  if (card == m_portCard) return;
  m_portCard = card;
  view().viewport()->update();
}

void SelectTool::mousePress(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const QPointF at = view().mapToScene(event->pos());
  m_lastPoint = at;
  updatePorts(at);
  if (portAt(at)) {
    m_gesture = std::make_unique<LinkGesture>(view(), *m_portCard, at);
    return;
  }
  m_pressedAt = event->pos();
  m_pressed = view().canvasScene().hitAt(at, kLinkReachPixels / view().zoom());
  if (!m_pressed) {
    const bool adds = isToggle(event->modifiers());
    if (!adds) view().document().selection().clear();
    m_gesture = std::make_unique<BandGesture>(view(), at, adds);
  } else if (!isToggle(event->modifiers()) &&
             !view().document().selection().isSelected(m_pressed->subject)) {
    click(*m_pressed, event->modifiers());
  }
}

void SelectTool::mouseMove(QMouseEvent* event) {
  const QPointF at = view().mapToScene(event->pos());
  m_lastPoint = at;
  if (m_gesture) {
    m_gesture->update(at, event->modifiers());
    return;
  }
  if (m_pressed && event->buttons().testFlag(Qt::LeftButton)) {
    const bool far =
        (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (!far || m_pressed->subject.kind == SubjectKind::Link) return;
    SelectionModel& selection = view().document().selection();
    const bool copies = event->modifiers().testFlag(Qt::ControlModifier);
    if (!selection.isSelected(m_pressed->subject)) selection.select(m_pressed->subject);
    m_gesture = std::make_unique<MoveGesture>(view(), m_pressed->subject,
                                              view().mapToScene(m_pressedAt), copies);
    m_pressed.reset();
    m_gesture->update(at, event->modifiers());
    return;
  }
  updatePorts(at);
  view().hoverAt(event->pos());
}

void SelectTool::mouseRelease(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (m_gesture) {
    const std::unique_ptr<Gesture> gesture = std::move(m_gesture);
    gesture->finish();
    view().viewport()->update();
  } else if (m_pressed) {
    click(*m_pressed, event->modifiers());
  }
  m_pressed.reset();
}

void SelectTool::click(const CanvasHit& hit, Qt::KeyboardModifiers modifiers) {
  SelectionModel& selection = view().document().selection();
  if (isToggle(modifiers)) {
    selection.toggle(hit.subject);
    return;
  }
  Subjects chosen{hit.subject};
  if (hit.stage >= 0) chosen.insert(stageSubject(hit.stage));
  selection.setSelected(std::move(chosen));
}

void SelectTool::mouseDoubleClick(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const auto hit = view().canvasScene().hitAt(view().mapToScene(event->pos()), 0);
  if (hit && hit->subject.kind != SubjectKind::Link) view().fitSelection();
}

void SelectTool::modifiersChanged(Qt::KeyboardModifiers modifiers) {
  if (m_gesture) m_gesture->update(m_lastPoint, modifiers);
}

bool SelectTool::cancel() {
  m_pressed.reset();
  if (!m_gesture) return false;
  m_gesture->cancel();
  m_gesture.reset();
  view().viewport()->update();
  return true;
}

void SelectTool::paint(QPainter* painter, double lod) {
  if (m_gesture) {
    m_gesture->paint(painter, lod);
    return;
  }
  if (!m_portCard) return;
  const QRectF card = view().canvasScene().rectOf(*m_portCard);
  if (card.isNull()) return;
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(theme().accent, 1.5 / lod));
  painter->setBrush(theme().panel);
  for (const QPointF& port : portsOf(card)) {
    painter->drawEllipse(port, kPortPixels / lod, kPortPixels / lod);
  }
}

}  // namespace slicescape::ui
