// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <map>
#include <optional>

#include "ui/canvas/cluster_edits.h"
#include "ui/canvas/tools/gesture.h"

namespace slicescape::ui {

class CanvasView;

/// Draws a link from one card to another. Cards that cannot be its end are dimmed while
/// it runs; over one of them the hint says why.
class LinkGesture : public Gesture {
  Q_DECLARE_TR_FUNCTIONS(LinkGesture)
 public:
  LinkGesture(CanvasView& view, const Subject& from, QPointF at);

  void update(QPointF scenePoint, Qt::KeyboardModifiers modifiers) override;
  void finish() override;
  void cancel() override {}
  QString hint() const override;
  void paint(QPainter* painter, double lod) override;

 private:
  QString sentenceFor(ConnectionProblem problem) const;

  CanvasView& m_view;
  Subject m_from;
  QPointF m_at;
  std::map<Subject, Connection> m_targets;
  std::optional<Subject> m_over;
};

}  // namespace slicescape::ui
