// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/plan_notes_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

#include "ui/document/document.h"

namespace slicescape::ui {

PlanNotesDialog::PlanNotesDialog(Document* document, QWidget* window)
    : QDialog(window),
      m_document(document),
      m_name(new QLineEdit(this)),
      m_notes(new QPlainTextEdit(this)) {
  setObjectName(QStringLiteral("planNotesDialog"));
  setWindowTitle(tr("Name and notes"));
  resize(460, 260);
  const Plan& plan = document->committedPlan();
  m_name->setText(QString::fromStdString(plan.name));
  m_name->setAccessibleName(tr("Name"));
  m_notes->setPlainText(QString::fromStdString(plan.notes));
  m_notes->setAccessibleName(tr("Notes"));
  m_notes->setTabChangesFocus(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  auto* form = new QFormLayout(this);
  form->setContentsMargins(16, 16, 16, 16);
  form->setSpacing(12);
  form->addRow(tr("Name"), m_name);
  form->addRow(tr("Notes"), m_notes);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &PlanNotesDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &PlanNotesDialog::reject);
}

void PlanNotesDialog::accept() {
  m_document->edit(tr("Change name and notes"), [this](Plan& plan) {
    plan.name = m_name->text().trimmed().toStdString();
    plan.notes = m_notes->toPlainText().toStdString();
  });
  QDialog::accept();
}

}  // namespace slicescape::ui
