// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QGraphicsItem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "core/plan/evaluation.h"
#include "core/plan/finding.h"

namespace slicescape::ui {

/// What the colours on the canvas stand for.
enum class CanvasOverlay {
  Stage,   ///< GPUs in the colour of their stage, filled by memory
  Memory,  ///< GPUs as small memory charts in the category colours
  Links,   ///< links by utilisation, GPUs muted
  Gang,    ///< where the gang would go, others' hosts and failed ones; GPUs muted
};

/// Consecutive hosts of one group that the gang would take, with so many GPUs of each.
struct GangHosts {
  int first = 0;
  int count = 0;
  int devicesPerHost = 0;
};

/// What all items of one canvas share when they paint.
struct CanvasState {
  CanvasOverlay overlay = CanvasOverlay::Stage;
  std::shared_ptr<const Evaluation> evaluation;        ///< null before the first
  std::optional<Axis> linkAxis;                        ///< the links overlay shows this axis alone
  std::map<std::string, LinkLoad> loads;               ///< by link id
  std::set<std::string> hottestLinks;                  ///< the busiest, when busy enough to matter
  std::set<int> highlightedStages;                     ///< selected or under the mouse
  std::set<Subject> labelledLinks;                     ///< selected or under the mouse
  std::map<std::string, std::vector<GangHosts>> gang;  ///< by host group
  bool gangFitsNow = false;                            ///< else only later
};

/// Base of everything drawn from the plan: knows what it shows, answers hits by
/// arithmetic, holds no plan data that it could change. Items take no mouse events; the
/// tools of the view do.
class CanvasItem : public QGraphicsItem {
 public:
  CanvasItem(Subject subject, const CanvasState& state);

  const Subject& subject() const { return m_subject; }
  /// What selection frames, guides and links attach to, in scene coordinates.
  virtual QRectF frame() const = 0;
  virtual bool isHit(QPointF scenePoint, double tolerance) const = 0;
  /// Rebuilds cached words and colours after a new evaluation, language or theme.
  virtual void refresh() = 0;

 protected:
  const CanvasState& state() const { return m_state; }

 private:
  Subject m_subject;
  const CanvasState& m_state;
};

/// Text smaller than this on screen is left out.
inline constexpr double kReadablePixels = 9;

/// The application's font at a size in scene units.
QFont canvasFont(double pixels, int weight = QFont::Normal);

}  // namespace slicescape::ui
