// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace slicescape::ui {

/// A field over a card's title. Enter and leaving it accept, Esc does not; it deletes
/// itself afterwards.
class RenameEditor : public QLineEdit {
  Q_OBJECT
 public:
  RenameEditor(const QString& name, const QRect& place, QWidget* parent);

 signals:
  void renamed(const QString& name);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void finish(bool accepted);

  bool m_done = false;
};

}  // namespace slicescape::ui
