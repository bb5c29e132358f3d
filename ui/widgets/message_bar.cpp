// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/message_bar.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr std::size_t kMostRows = 3;

struct Look {
  const char* icon;
  QColor ink;
  QColor wash;
};

Look lookOf(MessageKind kind) {
  const Theme& t = theme();
  switch (kind) {
    case MessageKind::Info:
      return {"info", t.accent, t.accentWash};
    case MessageKind::Success:
      return {"success", t.good, t.goodWash};
    case MessageKind::Warning:
      return {"findings", t.warning, t.warningWash};
    case MessageKind::Error:
      return {"error", t.bad, t.badWash};
  }
  return {"info", t.accent, t.accentWash};
}

}  // namespace

MessageRow::MessageRow(Message message, QWidget* parent)
    : QWidget(parent),
      m_message(std::move(message)),
      m_icon(new QLabel(this)),
      m_text(new QLabel(this)),
      m_close(new QToolButton(this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(12, 5, 8, 6);
  layout->setSpacing(8);
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  layout->addWidget(m_icon, 0, Qt::AlignVCenter);
  layout->addWidget(m_text, 1, Qt::AlignVCenter);
  for (const Message::Action& action : m_message.actions) {
    auto* button = new QPushButton(this);
    connect(button, &QPushButton::clicked, this, [this, run = action.run] {
      emit closed();
      run();
    });
    layout->addWidget(button, 0, Qt::AlignVCenter);
    m_buttons.push_back(button);
  }
  m_close->setAutoRaise(true);
  layout->addWidget(m_close, 0, Qt::AlignVCenter);
  connect(m_close, &QToolButton::clicked, this, &MessageRow::closed);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &MessageRow::updateColours);
  updateColours();
  retranslateUi();
}

void MessageRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), lookOf(m_message.kind).wash);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme().hairline);
}

void MessageRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QWidget::changeEvent(event);
}

void MessageRow::retranslateUi() {
  const QString text = m_message.text();
  m_text->setText(text);
  m_text->setAccessibleName(text);
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    m_buttons[i]->setText(m_message.actions[i].text());
    m_buttons[i]->setAccessibleName(m_buttons[i]->text());
  }
  m_close->setToolTip(tr("Dismiss this message"));
  m_close->setAccessibleName(tr("Dismiss this message"));
}

void MessageRow::updateColours() {
  const Look look = lookOf(m_message.kind);
  m_icon->setPixmap(iconPixmap(QString::fromLatin1(look.icon), look.ink, 16, devicePixelRatioF()));
  m_close->setIcon(themedIcon(QStringLiteral("close")));
}

MessageBar::MessageBar(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)) {
  m_layout->setContentsMargins(0, 0, 0, 0);
  m_layout->setSpacing(0);
  setVisible(false);
}

void MessageBar::show(Message message) {
  if (!message.topic.isEmpty()) dismiss(message.topic);
  while (m_rows.size() >= kMostRows) remove(m_rows.back());
  auto* row = new MessageRow(std::move(message), this);
  connect(row, &MessageRow::closed, this, [this, row] { remove(row); });
  m_layout->insertWidget(0, row);
  m_rows.insert(m_rows.begin(), row);
  setVisible(true);
  QAccessibleEvent alert(row, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void MessageBar::dismiss(const QString& topic) {
  const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const MessageRow* row) {
    return row->message().topic == topic;
  });
  if (found != m_rows.end()) remove(*found);
}

void MessageBar::dismissAll() {
  while (!m_rows.empty()) remove(m_rows.back());
}

QStringList MessageBar::texts() const {
  QStringList list;
  for (const MessageRow* row : m_rows) list << row->message().text();
  return list;
}

void MessageBar::remove(MessageRow* row) {
  m_rows.erase(std::remove(m_rows.begin(), m_rows.end(), row), m_rows.end());
  m_layout->removeWidget(row);
  row->hide();
  row->deleteLater();  // it may be in one of its own signals
  setVisible(!m_rows.empty());
}

}  // namespace slicescape::ui
