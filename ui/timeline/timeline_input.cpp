// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What mouse, wheel and keys do in the timeline.
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/timeline/timeline_plottables.h"
#include "ui/timeline/timeline_text.h"
#include "ui/timeline/timeline_view.h"

namespace slicescape::ui {
namespace {

constexpr double kDragFrom = 4;      // px: less is a click
constexpr double kNotch = 120;       // eighths of a degree, as Qt counts wheels
constexpr double kWheelPixels = 60;  // of one notch
constexpr double kPanShare = 0.12;   // of the width, per key press
constexpr double kPitchStep = 1.25;
constexpr double kFocusShare = 0.5;  // of the width that a focused block takes

}  // namespace

void TimelineView::pointAt(const QPointF& position) {
  m_pointer = position;
  if (m_scene.data == nullptr || m_scene.data->isEmpty()) return;
  const QRectF rows = rowsArea();
  const QRectF memory = memoryArea();
  SelectionModel& selection = m_document->selection();
  const bool inWidth = position.x() >= rows.left() && position.x() <= rows.right();
  m_sendsMoment = inWidth;
  m_scene.moment =
      inWidth ? std::optional(std::clamp(m_scene.viewport.timeAt(position.x() - rows.left()), 0.0,
                                         m_scene.data->end()))
              : std::nullopt;
  const TimelineScene::Hit hit =
      rows.contains(position) ? m_scene.hit(position - rows.topLeft()) : TimelineScene::Hit();
  m_scene.hovered =
      hit.block != nullptr ? std::optional(TimelineData::idOf(*hit.block)) : std::nullopt;
  QString tip;
  if (m_gesture == Gesture::None) {
    if (hit.rank >= 0) {
      tip = TimelineText::hitTip(m_scene, hit);
    } else if (memory.contains(position)) {
      tip = TimelineText::memoryTip(*m_scene.data, m_scene.memoryRank, *m_scene.moment);
    } else if (rulerArea().contains(position) && m_scene.range) {
      tip = TimelineText::rangeTip(*m_scene.data, *m_scene.range);
    }
  } else if (m_gesture == Gesture::Range && m_scene.range) {
    tip = TimelineText::rangeTip(*m_scene.data, *m_scene.range);
  }
  m_overlay->setTip(tip, position);
  const bool onName =
      position.x() < rows.left() && m_scene.viewport.rankAt(position.y() - rows.top()) >= 0;
  const int rank = onName ? m_scene.viewport.rankAt(position.y() - rows.top()) : hit.rank;
  const auto subject = rank >= 0 ? std::optional(stageSubject(rank)) : std::nullopt;
  m_pointing = true;
  selection.setMoment(m_scene.moment);
  selection.setHovered(subject);
  m_pointing = false;
  replotOverlay();
}

void TimelineView::clearPointer() {
  m_pointer.reset();
  m_scene.hovered.reset();
  m_scene.moment.reset();
  m_overlay->setTip({}, {});
  m_document->selection().setMoment(std::nullopt);
  m_sendsMoment = false;
  m_document->selection().setHovered(std::nullopt);
  replotOverlay();
}

void TimelineView::setCurrent(const StepEvent* event, bool reveal) {
  m_scene.current = event != nullptr ? std::optional(TimelineData::idOf(*event)) : std::nullopt;
  SelectionModel& selection = m_document->selection();
  if (event == nullptr) {
    selection.setMicroBatch(std::nullopt);
    replotOverlay();
    return;
  }
  const StepEvent block = *event;  // selecting may bring another evaluation
  if (reveal) m_scene.viewport.reveal(block.start, block.end, block.rank);
  selection.setMicroBatch(block.microBatch >= 0 ? std::optional<int>(block.microBatch)
                                                : std::nullopt);
  selection.select(stageSubject(block.rank));
  setMemoryRank(block.rank);
  const QString sentence = TimelineText::blockSentence(*m_scene.data, block);
  setAccessibleDescription(sentence);
  emit hintChanged(sentence);
  if (reveal) {
    applyViewport();
  } else {
    replotOverlay();
  }
}

void TimelineView::mousePressEvent(QMouseEvent* event) {
  emit activated();
  if (m_scene.data == nullptr || m_scene.data->isEmpty()) return;
  m_pressed = m_last = event->position();
  if (event->button() == Qt::MiddleButton) {
    m_gesture = Gesture::Pan;
    setCursor(Qt::ClosedHandCursor);
  } else if (event->button() == Qt::LeftButton && rulerArea().contains(m_pressed)) {
    m_gesture = Gesture::Range;
    m_scene.range.reset();
    replotOverlay();
  } else if (event->button() == Qt::LeftButton) {
    m_gesture = Gesture::Click;
  }
}

void TimelineView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF position = event->position();
  const double moved = (position - m_pressed).manhattanLength();
  if (m_gesture == Gesture::Click && moved >= kDragFrom) {
    m_gesture = Gesture::Pan;
    m_last = m_pressed;
    setCursor(Qt::ClosedHandCursor);
  }
  if (m_gesture == Gesture::Range && (moved >= kDragFrom || m_scene.range)) {
    const QRectF rows = rowsArea();
    const auto timeOf = [&](double x) {
      return std::clamp(
          m_scene.viewport.timeAt(std::clamp(x, rows.left(), rows.right()) - rows.left()), 0.0,
          m_scene.data->end());
    };
    const double a = timeOf(m_pressed.x());
    const double b = timeOf(position.x());
    m_scene.range = {std::min(a, b), std::max(a, b)};
  }
  if (m_gesture == Gesture::Pan) {
    const QPointF step = position - m_last;
    m_last = position;
    m_scene.viewport.panBy(-step.x());
    m_scene.viewport.scrollBy(-step.y());
    applyViewport();
  }
  pointAt(position);
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event) {
  const Gesture gesture = m_gesture;
  m_gesture = Gesture::None;
  unsetCursor();
  if (m_scene.data == nullptr || m_scene.data->isEmpty()) return;
  if (gesture == Gesture::Range && m_scene.range && !(event->modifiers() & Qt::ShiftModifier)) {
    const TimeRange range = *m_scene.range;
    m_scene.range.reset();
    m_scene.viewport.showRange(range.from, range.to);
    applyViewport();
  }
  if (gesture == Gesture::Click) {
    const QRectF rows = rowsArea();
    const QPointF place = event->position() - rows.topLeft();
    const int rank = m_scene.viewport.rankAt(place.y());
    const bool adds = event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
    const TimelineScene::Hit hit =
        rows.contains(event->position()) ? m_scene.hit(place) : TimelineScene::Hit();
    SelectionModel& selection = m_document->selection();
    if (adds && rank >= 0) {
      selection.toggle(stageSubject(rank));
    } else if (hit.block != nullptr) {
      setCurrent(hit.block, false);
    } else if (rank >= 0) {
      setCurrent(nullptr, false);
      selection.select(stageSubject(rank));
    }
  }
  pointAt(event->position());
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || m_scene.data == nullptr || m_scene.data->isEmpty())
    return;
  if (rulerArea().contains(event->position())) return fitAll();
  const QRectF rows = rowsArea();
  if (!rows.contains(event->position())) return;
  const TimelineScene::Hit hit = m_scene.hit(event->position() - rows.topLeft());
  if (hit.block == nullptr) return;
  setCurrent(hit.block, false);
  focusSelection();
}

void TimelineView::wheelEvent(QWheelEvent* event) {
  event->accept();
  if (m_scene.data == nullptr || m_scene.data->isEmpty()) return;
  const QRectF rows = rowsArea();
  const QPointF place = event->position() - rows.topLeft();
  const QPoint turned = event->angleDelta();
  const double notches = (turned.y() != 0 ? turned.y() : turned.x()) / kNotch;
  const bool control = event->modifiers() & Qt::ControlModifier;
  const bool shift = event->modifiers() & Qt::ShiftModifier;
  TimelineViewport& view = m_scene.viewport;
  if (control && shift) {
    view.setPitch(view.pitch() * std::pow(kPitchStep, notches), place.y());
  } else if (control) {
    view.zoom(std::pow(TimelineViewport::kZoomStep, notches),
              std::clamp(place.x(), 0.0, rows.width()));
  } else if (shift || turned.x() != 0 || view.mostScroll() == 0) {
    view.panBy(-notches * kWheelPixels);
  } else {
    view.scrollBy(-notches * kWheelPixels);
  }
  applyViewport();
  pointAt(event->position());
}

void TimelineView::fitAll() {
  m_scene.viewport.fit();
  applyViewport();
}

void TimelineView::focusSelection() {
  if (m_scene.data == nullptr || m_scene.data->isEmpty()) return;
  TimelineViewport& view = m_scene.viewport;
  const StepEvent* current = m_scene.current ? m_scene.data->find(*m_scene.current) : nullptr;
  double from = 0;
  double to = m_scene.data->end();
  if (m_scene.range) {
    from = m_scene.range->from;
    to = m_scene.range->to;
  } else if (current != nullptr) {
    const double around = (current->end - current->start) * (1 / kFocusShare - 1) / 2;
    from = current->start - around;
    to = current->end + around;
  }
  const double pixel = view.secondsPerDevicePixel() * 2;
  const bool already = std::abs(view.span() - (to - from)) < pixel;
  if (already || (!m_scene.range && current == nullptr)) return fitAll();
  view.showRange(from, to);
  if (current != nullptr) view.reveal(view.begin(), view.begin(), current->rank);
  applyViewport();
}

void TimelineView::zoomAround(double factor) {
  const QRectF rows = rowsArea();
  const bool pointed = m_pointer && m_pointer->x() >= rows.left() && m_pointer->x() <= rows.right();
  double x = pointed ? m_pointer->x() - rows.left() : rows.width() / 2;
  // With the keyboard alone, the selected block stays where it is.
  if (!pointed && m_scene.current && m_scene.data != nullptr) {
    if (const StepEvent* current = m_scene.data->find(*m_scene.current)) {
      const double middle = m_scene.viewport.xOf((current->start + current->end) / 2);
      if (middle >= 0 && middle <= rows.width()) x = middle;
    }
  }
  m_scene.viewport.zoom(factor, x);
  applyViewport();
}

void TimelineView::panByShare(int direction) {
  m_scene.viewport.panBy(direction * kPanShare * rowsArea().width());
  applyViewport();
}

void TimelineView::changePitch(int direction) {
  TimelineViewport& view = m_scene.viewport;
  view.setPitch(view.pitch() * std::pow(kPitchStep, direction), rowsArea().height() / 2);
  applyViewport();
}

void TimelineView::stepBlock(int direction) {
  if (m_scene.data == nullptr || m_scene.data->isEmpty()) return;
  if (const StepEvent* next =
          m_scene.current ? m_scene.data->neighbour(*m_scene.current, direction) : nullptr) {
    return setCurrent(next, true);
  }
  if (m_scene.current) return;  // the end of the row
  // Begin at the first block in sight of the selected rank.
  const auto single = m_document->selection().single();
  const int wanted = single && single->kind == SubjectKind::Stage
                         ? QString::fromStdString(single->id).toInt()
                         : m_scene.viewport.firstRank();
  const auto& body = m_scene.data->row(std::clamp(wanted, 0, m_scene.data->ranks() - 1)).body;
  const double begin = m_scene.viewport.begin();
  const auto first =
      std::find_if(body.begin(), body.end(), [begin](const StepEvent& e) { return e.end > begin; });
  if (first != body.end()) setCurrent(&*first, true);
}

void TimelineView::stepRank(int direction) {
  if (m_scene.data == nullptr || m_scene.data->isEmpty()) return;
  if (!m_scene.current) return stepBlock(1);
  const StepEvent* current = m_scene.data->find(*m_scene.current);
  const int rank = m_scene.current->rank + direction;
  if (current == nullptr || rank < 0 || rank >= m_scene.data->ranks()) return;
  // The block that runs at the same time, or the next one when the rank is idle then.
  const double time = (current->start + current->end) / 2;
  const auto& body = m_scene.data->row(rank).body;
  const auto found =
      std::find_if(body.begin(), body.end(), [time](const StepEvent& e) { return e.end > time; });
  if (found != body.end()) {
    setCurrent(&*found, true);
  } else if (!body.empty()) {
    setCurrent(&body.back(), true);
  }
}

bool TimelineView::giveUp() {
  if (m_gesture == Gesture::Range || m_scene.range) {
    m_gesture = Gesture::None;
    m_scene.range.reset();
  } else if (m_scene.current || m_document->selection().microBatch()) {
    setCurrent(nullptr, false);
    describe();
    emit hintChanged({});
  } else {
    return false;
  }
  replotOverlay();
  return true;
}

void TimelineView::keyPressEvent(QKeyEvent* event) {
  emit activated();
  TimelineViewport& view = m_scene.viewport;
  const double page = rowsArea().height();
  switch (event->key()) {
    case Qt::Key_Right:
      return stepBlock(1);
    case Qt::Key_Left:
      return stepBlock(-1);
    case Qt::Key_Down:
      return stepRank(1);
    case Qt::Key_Up:
      return stepRank(-1);
    case Qt::Key_End:
      view.panBy(m_scene.viewport.end() / view.secondsPerDevicePixel());
      return applyViewport();
    case Qt::Key_PageDown:
      view.scrollBy(page);
      return applyViewport();
    case Qt::Key_PageUp:
      view.scrollBy(-page);
      return applyViewport();
    case Qt::Key_Escape:
      if (giveUp()) return;
      break;
    default:
      break;
  }
  QWidget::keyPressEvent(event);
}

void TimelineView::enterEvent(QEnterEvent* event) {
  QWidget::enterEvent(event);
  emit activated();
}

void TimelineView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  clearPointer();
}

void TimelineView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  emit activated();
  update();
}

void TimelineView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  emit hintChanged({});
  update();
}

}  // namespace slicescape::ui
