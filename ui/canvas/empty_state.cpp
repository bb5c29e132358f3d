// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/empty_state.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QStyleOptionButton>
#include <QVBoxLayout>

#include "ui/canvas/canvas_item.h"
#include "ui/canvas/object_template.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

/// A push button drawn as a card: title and one line of explanation.
class CardButton : public QPushButton {
 public:
  using QPushButton::QPushButton;
  QSize sizeHint() const override { return {208, 92}; }
  void setDetail(const QString& detail) {
    m_detail = detail;
    setAccessibleDescription(detail);
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool active = underMouse() || hasFocus();
    painter.setPen(QPen(active ? theme().accent : theme().hairline, active ? 1.5 : 1));
    painter.setBrush(isDown() ? theme().accentWash : theme().panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    painter.setPen(theme().text);
    painter.setFont(sectionFont());
    const QRect room = rect().adjusted(14, 12, -14, -10);
    const int titleHeight = QFontMetrics(sectionFont()).height();
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, text());
    painter.setPen(theme().secondary);
    painter.setFont(smallFont());
    painter.drawText(room.adjusted(0, titleHeight + 4, 0, 0),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_detail);
  }
  void enterEvent(QEnterEvent* event) override {
    QPushButton::enterEvent(event);
    update();
  }
  void leaveEvent(QEvent* event) override {
    QPushButton::leaveEvent(event);
    update();
  }

 private:
  QString m_detail;
};

}  // namespace

EmptyState::EmptyState(QWidget* parent) : QWidget(parent), m_title(new QLabel(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(16);
  m_title->setAlignment(Qt::AlignCenter);
  m_title->setForegroundRole(QPalette::WindowText);
  layout->addWidget(m_title);
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  layout->addLayout(row);
  for (QPushButton*& card : m_cards) {
    card = new CardButton(this);
    card->setCursor(Qt::PointingHandCursor);
    row->addWidget(card);
  }
  connect(m_cards[0], &QPushButton::clicked, this, &EmptyState::openExampleRequested);
  connect(m_cards[1], &QPushButton::clicked, this, &EmptyState::chooseCluster);
  connect(m_cards[2], &QPushButton::clicked, this, &EmptyState::importRequested);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &EmptyState::applyTheme);
  retranslateUi();
  applyTheme();
}

void EmptyState::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QWidget::changeEvent(event);
}

void EmptyState::retranslateUi() {
  m_title->setText(tr("Nothing is drawn yet. Drag hosts from the palette, or begin here:"));
  const auto say = [this](int card, const QString& title, const QString& detail) {
    m_cards[std::size_t(card)]->setText(title);
    m_cards[std::size_t(card)]->setAccessibleName(title);
    static_cast<CardButton*>(m_cards[std::size_t(card)])->setDetail(detail);
  };
  say(0, tr("Open an example"), tr("A finished plan with its figures, to look around and change"));
  say(1, tr("Start from a cluster"), tr("Ready-made hosts with their fabric, 8 to 2,048 of them"));
  say(2, tr("Import a file"), tr("A plan, or a model's config.json"));
  adjustSize();
}

void EmptyState::applyTheme() {
  QPalette quiet = m_title->palette();
  quiet.setColor(QPalette::WindowText, theme().secondary);
  m_title->setPalette(quiet);
  update();
}

void EmptyState::chooseCluster() {
  QMenu menu(this);
  for (const ReadyCluster& ready : readyClusters()) {
    const HostType* type = HardwareCatalogue::builtIn().hostType(ready.hostType);
    if (!type) continue;
    const ObjectTemplate object = clusterTemplate(*type, ready.hosts);
    menu.addAction(object.name, this, [this, object] { emit templateChosen(toBytes(object)); });
  }
  menu.exec(m_cards[1]->mapToGlobal(QPoint(0, m_cards[1]->height())));
}

}  // namespace slicescape::ui
