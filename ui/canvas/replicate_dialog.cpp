// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/replicate_dialog.h"

#include <QEvent>
#include <QFormLayout>
#include <QPushButton>
#include <algorithm>

#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

/// Separate copies are objects to draw and to name; more of them are a group's business.
constexpr int kMostCopies = 64;
constexpr int kMostTimes = 4096;

}  // namespace

ReplicateDialog::ReplicateDialog(int members, QWidget* parent)
    : QDialog(parent),
      m_members(members),
      m_timesLabel(new QLabel(this)),
      m_times(new QSpinBox(this)),
      m_oneGroup(new QRadioButton(this)),
      m_grid(new QRadioButton(this)),
      m_columnsLabel(new QLabel(this)),
      m_columns(new QSpinBox(this)),
      m_result(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  m_times->setRange(2, kMostTimes);
  m_times->setValue(4);
  m_columns->setRange(1, kMostCopies);
  m_columns->setValue(4);
  m_oneGroup->setChecked(true);
  m_timesLabel->setBuddy(m_times);
  m_columnsLabel->setBuddy(m_columns);
  auto* layout = new QFormLayout(this);
  layout->addRow(m_timesLabel, m_times);
  layout->addRow(m_oneGroup);
  layout->addRow(m_grid);
  layout->addRow(m_columnsLabel, m_columns);
  layout->addRow(m_result);
  layout->addRow(m_buttons);
  m_result->setFont(smallFont());
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_times, &QSpinBox::valueChanged, this, &ReplicateDialog::describe);
  connect(m_oneGroup, &QRadioButton::toggled, this, &ReplicateDialog::describe);
  retranslateUi();
  m_times->selectAll();
  m_times->setFocus();
}

void ReplicateDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QDialog::changeEvent(event);
}

void ReplicateDialog::retranslateUi() {
  setWindowTitle(tr("Replicate"));
  m_timesLabel->setText(tr("&How many in total:"));
  m_times->setAccessibleName(tr("How many in total"));
  m_oneGroup->setText(tr("As &one group that stays one object"));
  m_grid->setText(tr("As separate &copies in a grid"));
  m_columnsLabel->setText(tr("Co&lumns of the grid:"));
  m_columns->setAccessibleName(tr("Columns of the grid"));
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Replicate"));
  describe();
}

void ReplicateDialog::describe() {
  const bool group = m_oneGroup->isChecked();
  m_times->setMaximum(group ? kMostTimes : kMostCopies);
  m_columns->setEnabled(!group);
  m_columnsLabel->setEnabled(!group);
  m_result->setText(group ? tr("The selection then stands for %Ln member(s).", nullptr,
                               m_members * m_times->value())
                          : tr("%n copies will be added.", nullptr, m_times->value() - 1));
}

}  // namespace slicescape::ui
