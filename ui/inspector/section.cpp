// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/section.h"

#include <QSettings>

#include "ui/inspector/section_header.h"

namespace slicescape::ui {

Section::Section(const QString& objectName, QWidget* parent, bool openAtFirst)
    : QWidget(parent), m_header(new SectionHeader(this)), m_body(new QWidget(this)) {
  setObjectName(objectName);
  m_rows = new QVBoxLayout(m_body);
  m_rows->setContentsMargins(0, 2, 0, 8);
  m_rows->setSpacing(2);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_header);
  layout->addWidget(m_body);
  const QString key = QStringLiteral("inspector/sections/%1").arg(objectName);
  const bool open = QSettings().value(key, openAtFirst).toBool();
  m_header->setChecked(open);
  m_body->setVisible(open);
  connect(m_header, &QAbstractButton::toggled, this, [this, key](bool checked) {
    m_body->setVisible(checked);
    QSettings().setValue(key, checked);
    if (checked) emit opened();
  });
}

void Section::setTitle(const QString& title) {
  m_header->setText(title);
}
void Section::setFigure(const QString& figure) {
  m_header->setFigure(figure);
}
void Section::add(QWidget* row) {
  m_rows->addWidget(row);
}
bool Section::isOpen() const {
  return m_header->isChecked();
}
void Section::setOpen(bool open) {
  m_header->setChecked(open);
}

}  // namespace slicescape::ui
