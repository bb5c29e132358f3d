// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTest>
#include <memory>

#include "ui/canvas/canvas_view.h"
#include "ui/document/document.h"

namespace slicescape::testing {

/// Two host groups under one leaf, 32 GPUs in two stages, shown at 100 % so that scene
/// units are pixels. "left" is linked to the leaf, "right" is not.
inline Plan smallPlan() {
  Plan plan;
  Cluster cluster;
  const auto host = [](const char* id, double x) {
    HostGroup group;
    group.id = id;
    group.name = id;
    group.count = 2;
    group.type = std::string("dgx-h100");
    group.position = {x, 200};
    return group;
  };
  cluster.hosts = {host("left", 0), host("right", 240)};
  SwitchGroup leaf;
  leaf.id = "leaf";
  leaf.name = "Leaf";
  leaf.count = 8;
  leaf.position = {128, 0};
  cluster.switches = {leaf};
  Link link;
  link.id = "up";
  link.from = "left";
  link.to = "leaf";
  link.perHost = 8;
  cluster.links = {link};
  plan.cluster = Shared<Cluster>(cluster);
  ModelChoice model;
  model.catalogueId = "llama3-8b";
  plan.model = Shared<ModelChoice>(model);
  plan.layout = plan.layout.edited([](Layout& layout) {
    layout.tp = 8;
    layout.dp = 2;
    layout.pp = 2;
  });
  return plan;
}

/// A document on `smallPlan` and a view of it that is drawn at 100 % with the scene's
/// origin at (200, 150) of the viewport.
struct CanvasFixture {
  explicit CanvasFixture(const Plan& plan = smallPlan()) {
    document.reset(plan, {});
    view = std::make_unique<ui::CanvasView>(&document);
    view->resize(1000, 700);
    view->show();
    QApplication::processEvents();
    view->zoomAt({0, 0}, 1);
    const QPoint at = view->mapFromScene(QPointF(0, 0));
    view->scrollBy(QPoint(200, 150) - at);
  }

  QPoint pixel(double x, double y) const { return view->mapFromScene(QPointF(x, y)); }
  const Cluster& cluster() const { return *document.plan().cluster; }
  QPointF positionOf(const char* id) const {
    if (const HostGroup* host = cluster().host(id)) return {host->position.x, host->position.y};
    const SwitchGroup* group = cluster().switchGroup(id);
    return group ? QPointF(group->position.x, group->position.y) : QPointF();
  }
  std::set<Subject> selected() const {
    return const_cast<ui::Document&>(document).selection().selected();
  }
  int undoEntries() const { return const_cast<ui::Document&>(document).undoStack().count(); }

  /// Press, a first step beyond the drag distance, further steps, and (unless kept
  /// pressed) release.
  void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
            bool release = true) {
    QWidget* viewport = view->viewport();
    QTest::mousePress(viewport, Qt::LeftButton, modifiers, from);
    for (const double part : {0.3, 0.7, 1.0}) move(from + (to - from) * part, modifiers);
    if (release) QTest::mouseRelease(viewport, Qt::LeftButton, modifiers, to);
  }
  /// QTest::mouseMove takes no modifiers and no pressed button.
  void move(QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
            Qt::MouseButtons buttons = Qt::LeftButton) {
    QMouseEvent event(QEvent::MouseMove, to, view->viewport()->mapToGlobal(to), Qt::NoButton,
                      buttons, modifiers);
    QApplication::sendEvent(view->viewport(), &event);
  }

  ui::Document document;
  std::unique_ptr<ui::CanvasView> view;
};

}  // namespace slicescape::testing
