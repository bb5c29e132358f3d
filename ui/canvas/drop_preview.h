// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPainter>
#include <QPointF>
#include <optional>
#include <string>

#include "ui/canvas/object_template.h"

namespace slicescape::ui {

class CanvasView;

/// What a template dragged over the canvas would do if it were dropped here: the outlines
/// of new cards with a label, a group that grows, or a model with the GPUs it takes.
class DropPreview {
  Q_DECLARE_TR_FUNCTIONS(DropPreview)
 public:
  explicit DropPreview(CanvasView& view) : m_view(view) {}

  bool isActive() const { return m_object.has_value(); }
  void begin(ObjectTemplate object) { m_object = std::move(object); }
  void moveTo(QPointF scenePoint);
  /// Carries out what is shown.
  void drop();
  void end();
  QString hint() const;
  void paint(QPainter* painter, double lod) const;

 private:
  QString label() const;
  QPointF displacement() const;

  CanvasView& m_view;
  std::optional<ObjectTemplate> m_object;
  QPointF m_at;
  std::string m_enlarges;  ///< id of the group that would grow; empty = none
};

}  // namespace slicescape::ui
