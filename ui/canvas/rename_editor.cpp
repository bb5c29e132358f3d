// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/rename_editor.h"

#include <QKeyEvent>

namespace slicescape::ui {

RenameEditor::RenameEditor(const QString& name, const QRect& place, QWidget* parent)
    : QLineEdit(name, parent) {
  setAccessibleName(tr("Name"));
  setGeometry(place);
  show();
  selectAll();
  setFocus();
}

void RenameEditor::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    finish(false);
  } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    finish(true);
  } else {
    QLineEdit::keyPressEvent(event);
  }
}

void RenameEditor::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  // The context menu of the field takes the focus for a moment only.
  if (event->reason() != Qt::PopupFocusReason) finish(true);
}

void RenameEditor::finish(bool accepted) {
  if (m_done) return;
  m_done = true;
  if (accepted) emit renamed(text());
  if (parentWidget()) parentWidget()->setFocus();
  deleteLater();
  hide();
}

}  // namespace slicescape::ui
