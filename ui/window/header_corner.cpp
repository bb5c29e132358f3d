// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/header_corner.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

#include "ui/theme/calm_paint.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {

SearchButton::SearchButton(QWidget* parent) : QAbstractButton(parent) {
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setFont(smallFont());
}

void SearchButton::paintEvent(QPaintEvent*) {
  const Theme& t = theme();
  QPainter painter(this);
  paintBox(painter, rect(), underMouse() ? t.grid : t.raised, hasFocus() ? t.accent : t.hairline,
           kControlRadius);
  const QRect inside = rect().adjusted(10, 0, -10, 0);
  painter.setFont(font());
  painter.setPen(t.secondary);
  painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft, text());
  painter.setPen(t.faint);
  painter.drawText(inside, Qt::AlignVCenter | Qt::AlignRight, m_key);
}

HeaderCorner::HeaderCorner(QWidget* parent)
    : QWidget(parent), m_search(new SearchButton(this)), m_language(new QToolButton(this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 3, 8, 3);
  layout->setSpacing(8);
  layout->addWidget(m_search);
  layout->addWidget(m_language);
  m_language->setAutoRaise(true);
  m_language->setText(QStringLiteral("中 / EN"));
  m_language->setMaximumHeight(24);
  m_language->setFont(smallFont());
  connect(m_search, &QAbstractButton::clicked, this, &HeaderCorner::searchClicked);
  connect(m_language, &QToolButton::clicked, this, &HeaderCorner::languageClicked);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, qOverload<>(&QWidget::update));
  retranslateUi();
}

void HeaderCorner::setSearchKey(const QString& key) {
  m_search->setKey(key);
}

void HeaderCorner::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QWidget::changeEvent(event);
}

void HeaderCorner::retranslateUi() {
  m_search->setText(tr("Search commands"));
  m_search->setAccessibleName(tr("Search commands"));
  m_search->setToolTip(tr("Find any command by its name and run it"));
  m_language->setToolTip(tr("Switch to Chinese", "in each language: names the other one"));
  m_language->setAccessibleName(m_language->toolTip());
}

}  // namespace slicescape::ui
