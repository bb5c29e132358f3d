// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pane_cycle.h"

#include <QApplication>
#include <utility>

namespace slicescape::ui {
namespace {

bool takesKeyboard(const QWidget* widget) {
  return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0;
}

}  // namespace

PaneCycle::PaneCycle(QList<QWidget*> panes, QObject* parent)
    : QObject(parent), m_panes(std::move(panes)) {
  connect(qApp, &QApplication::focusChanged, this,
          [this](QWidget*, QWidget* now) { remember(now); });
}

void PaneCycle::remember(QWidget* focused) {
  if (focused == nullptr) return;
  if (const int pane = paneOf(focused); pane >= 0) m_last[m_panes[pane]] = focused;
}

int PaneCycle::paneOf(const QWidget* widget) const {
  if (widget == nullptr) return -1;
  for (int i = 0; i < m_panes.size(); ++i) {
    if (m_panes[i] == widget || m_panes[i]->isAncestorOf(widget)) return i;
  }
  return -1;
}

QWidget* PaneCycle::targetIn(QWidget* pane) const {
  if (QWidget* last = m_last.value(pane); last != nullptr && takesKeyboard(last)) return last;
  if (takesKeyboard(pane)) return pane;
  // The focus chain is the tab order, which is the reading order inside the pane.
  for (QWidget* widget = pane->nextInFocusChain(); widget != pane;
       widget = widget->nextInFocusChain()) {
    if (pane->isAncestorOf(widget) && takesKeyboard(widget)) return widget;
  }
  return nullptr;
}

void PaneCycle::step(int direction) {
  const int count = static_cast<int>(m_panes.size());
  const int current = paneOf(QApplication::focusWidget());
  const int from = current < 0 ? (direction > 0 ? -1 : 0) : current;
  for (int i = 1; i <= count; ++i) {
    QWidget* pane = m_panes[((from + direction * i) % count + count) % count];
    if (!pane->isVisible()) continue;
    if (QWidget* target = targetIn(pane)) {
      target->setFocus(Qt::TabFocusReason);
      return;
    }
  }
}

}  // namespace slicescape::ui
