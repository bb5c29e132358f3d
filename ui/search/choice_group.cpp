// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/choice_group.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <algorithm>

#include "ui/theme/theme.h"

namespace slicescape::ui {

ChoiceGroup::ChoiceGroup(std::function<QString()> title,
                         std::vector<std::function<QString()>> labels, int columns, QWidget* parent)
    : QWidget(parent),
      m_titleOf(std::move(title)),
      m_labelOf(std::move(labels)),
      m_title(new QLabel(this)),
      m_all(new QToolButton(this)) {
  m_title->setFont(smallFont());
  m_all->setFont(smallFont());
  m_all->setAutoRaise(true);
  m_all->setFocusPolicy(Qt::TabFocus);
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setHorizontalSpacing(8);
  layout->setVerticalSpacing(2);
  layout->addWidget(m_title, 0, 0, 1, columns);
  layout->addWidget(m_all, 0, columns - 1, Qt::AlignRight);
  for (std::size_t i = 0; i < m_labelOf.size(); ++i) {
    auto* box = new QCheckBox(this);
    box->setChecked(true);
    box->setMinimumHeight(24);
    const int place = static_cast<int>(i);
    layout->addWidget(box, 1 + place / columns, place % columns);
    connect(box, &QCheckBox::toggled, this, &ChoiceGroup::changed);
    m_boxes.push_back(box);
  }
  connect(m_all, &QToolButton::clicked, this, [this] {
    const auto now = checked();
    const bool all = std::find(now.begin(), now.end(), false) == now.end();
    for (std::size_t i = 0; i < m_boxes.size(); ++i) m_boxes[i]->setChecked(!all || i == 0);
  });
  retranslateUi();
}

std::vector<bool> ChoiceGroup::checked() const {
  std::vector<bool> checked;
  for (const QCheckBox* box : m_boxes) checked.push_back(box->isChecked());
  return checked;
}

bool ChoiceGroup::anyChecked() const {
  return std::any_of(m_boxes.begin(), m_boxes.end(),
                     [](const QCheckBox* box) { return box->isChecked(); });
}

void ChoiceGroup::setChecked(int index, bool checked) {
  box(index)->setChecked(checked);
}

void ChoiceGroup::checkAll() {
  for (QCheckBox* box : m_boxes) box->setChecked(true);
}

void ChoiceGroup::retranslateUi() {
  m_title->setText(m_titleOf());
  m_all->setText(tr("all"));
  m_all->setToolTip(tr("Try all of these; again only the first"));
  //: %1 a group of choices, such as "Schedules"
  m_all->setAccessibleName(tr("%1: all").arg(m_titleOf()));
  for (std::size_t i = 0; i < m_boxes.size(); ++i) {
    m_boxes[i]->setText(m_labelOf[i]());
    //: %1 a group of choices, %2 one of them: "Schedules: 1F1B"
    m_boxes[i]->setAccessibleName(tr("%1: %2").arg(m_titleOf(), m_labelOf[i]()));
  }
}

void ChoiceGroup::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
