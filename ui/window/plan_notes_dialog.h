// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;

namespace slicescape::ui {

class Document;

/// Name and notes of the plan; accepting is one undo entry.
class PlanNotesDialog : public QDialog {
  Q_OBJECT
 public:
  PlanNotesDialog(Document* document, QWidget* window);
  void accept() override;

 private:
  Document* m_document;
  QLineEdit* m_name;
  QPlainTextEdit* m_notes;
};

}  // namespace slicescape::ui
