// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace slicescape::ui {

/// A word that does something when clicked ("Why?"): accent-coloured, underlined under the
/// mouse and with the focus, 24 px high so that it can be hit.
class LinkButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit LinkButton(QWidget* parent = nullptr);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
};

/// The mark of a value that is not the default; a click resets it. Keeps its place when
/// there is nothing to reset, so that fields stay aligned.
class ResetDot : public QAbstractButton {
  Q_OBJECT
 public:
  explicit ResetDot(QWidget* parent = nullptr);
  void setChanged(bool changed);
  QSize sizeHint() const override { return {24, 28}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  bool m_changed = false;
};

}  // namespace slicescape::ui
