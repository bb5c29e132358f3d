// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

namespace slicescape::ui {

/// F6: moves the focus from part to part of the window in reading order, and back to
/// where it was inside a part. Hidden parts are skipped; no part can trap the keyboard.
class PaneCycle : public QObject {
  Q_OBJECT
 public:
  PaneCycle(QList<QWidget*> panes, QObject* parent);
  void next() { step(1); }
  void previous() { step(-1); }

 private:
  void step(int direction);
  void remember(QWidget* focused);
  int paneOf(const QWidget* widget) const;
  QWidget* targetIn(QWidget* pane) const;

  QList<QWidget*> m_panes;
  QHash<QWidget*, QPointer<QWidget>> m_last;
};

}  // namespace slicescape::ui
