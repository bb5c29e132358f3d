// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/hint_strip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <array>

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr std::array<const char*, HintStrip::kHintCount> kHints{
    QT_TRANSLATE_NOOP(
        "slicescape::ui::HintStrip",
        "These figures belong to the plan on screen. Point at one to read what it means."),
    QT_TRANSLATE_NOOP(
        "slicescape::ui::HintStrip",
        "Drag a stage boundary in the layer strip: all figures follow. Esc restores."),
    QT_TRANSLATE_NOOP("slicescape::ui::HintStrip",
                      "Drag hosts, switches and models here, or drop a Hugging Face config.json."),
    QT_TRANSLATE_NOOP(
        "slicescape::ui::HintStrip",
        "Press B on the canvas to pin a baseline: each figure then shows its change."),
    QT_TRANSLATE_NOOP(
        "slicescape::ui::HintStrip",
        "Ctrl+Shift+P finds any command, F1 opens the help, each edit can be undone."),
};

}  // namespace

HintStrip::HintStrip(QWidget* parent)
    : QWidget(parent),
      m_count(new QLabel(this)),
      m_text(new QLabel(this)),
      m_back(new QPushButton(this)),
      m_next(new QPushButton(this)),
      m_close(new QToolButton(this)) {
  setObjectName(QStringLiteral("hintStrip"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(12, 5, 8, 6);
  layout->setSpacing(8);
  m_text->setWordWrap(true);
  layout->addWidget(m_count);
  layout->addWidget(m_text, 1);
  layout->addWidget(m_back);
  layout->addWidget(m_next);
  layout->addWidget(m_close);
  m_close->setAutoRaise(true);
  connect(m_back, &QPushButton::clicked, this, [this] { go(m_current - 1); });
  connect(m_next, &QPushButton::clicked, this, [this] {
    if (m_current + 1 < kHintCount) {
      go(m_current + 1);
    } else {
      emit dismissed();
    }
  });
  connect(m_close, &QToolButton::clicked, this, &HintStrip::dismissed);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &HintStrip::retranslateUi);
  retranslateUi();
}

void HintStrip::start() {
  go(0);
  show();
}

void HintStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().accentWash);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme().hairline);
}

void HintStrip::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QWidget::changeEvent(event);
}

void HintStrip::go(int hint) {
  m_current = hint;
  retranslateUi();
}

void HintStrip::retranslateUi() {
  //: Which hint of how many
  m_count->setText(tr("Hint %1 of %2").arg(m_current + 1).arg(kHintCount));
  QPalette accent = palette();
  accent.setColor(QPalette::WindowText, theme().accent);
  m_count->setPalette(accent);
  m_text->setText(tr(kHints[static_cast<std::size_t>(m_current)]));
  m_back->setText(tr("Back"));
  m_back->setEnabled(m_current > 0);
  m_next->setText(m_current + 1 < kHintCount ? tr("Next") : tr("Done"));
  m_close->setIcon(themedIcon(QStringLiteral("close")));
  m_close->setToolTip(tr("Hide the hints; Help › First steps shows them again"));
  for (QAbstractButton* button :
       {static_cast<QAbstractButton*>(m_back), static_cast<QAbstractButton*>(m_next)}) {
    button->setAccessibleName(button->text());
  }
  m_close->setAccessibleName(tr("Hide the hints"));
}

}  // namespace slicescape::ui
