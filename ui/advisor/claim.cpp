// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/claim.h"

#include <QPainter>
#include <QVBoxLayout>

#include "ui/theme/theme.h"

namespace slicescape::ui {

Claim::Claim(Make make, QWidget* parent)
    : QWidget(parent), m_row(new FoldRow(this)), m_make(std::move(make)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_row);
  m_row->setFoldable(m_make != nullptr);
  connect(m_row, &QAbstractButton::toggled, this, [this, layout](bool open) {
    if (open && m_body == nullptr) {
      m_body = m_make(this);
      layout->addWidget(m_body);
    }
    if (m_body != nullptr) m_body->setVisible(open);
    emit opened(open);
  });
}

void Claim::setConnected(bool connected) {
  m_connected = connected;
  update();
}

void Claim::paintEvent(QPaintEvent*) {
  if (!m_connected) return;
  QPainter painter(this);
  painter.setPen(QPen(theme().hairline, 2));
  const int x = FoldRow::kCircle / 2;
  painter.drawLine(x, FoldRow::kCircle + 8, x, height() - 2);
}

}  // namespace slicescape::ui
