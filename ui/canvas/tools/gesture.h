// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPointF>
#include <QString>

namespace slicescape::ui {

/// One drag from press to release. It previews through Document while it runs; `finish`
/// makes it one undo entry, `cancel` leaves no trace.
class Gesture {
 public:
  Gesture() = default;
  virtual ~Gesture() = default;
  Gesture(const Gesture&) = delete;
  Gesture& operator=(const Gesture&) = delete;

  virtual void update(QPointF scenePoint, Qt::KeyboardModifiers modifiers) = 0;
  virtual void finish() = 0;
  virtual void cancel() = 0;
  virtual QString hint() const = 0;
  virtual void paint(QPainter* painter, double lod) = 0;
};

}  // namespace slicescape::ui
