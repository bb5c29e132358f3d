// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/overlay_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include "ui/theme/theme.h"

namespace slicescape::ui {

OverlayBar::OverlayBar(QWidget* parent)
    : QFrame(parent),
      m_label(new QLabel(this)),
      m_buttons(new QButtonGroup(this)),
      m_axis(new QComboBox(this)),
      m_legend(new QLabel(this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(10, 2, 6, 2);
  layout->setSpacing(2);
  layout->addWidget(m_label);
  layout->addSpacing(6);
  for (const CanvasOverlay overlay :
       {CanvasOverlay::Stage, CanvasOverlay::Memory, CanvasOverlay::Links, CanvasOverlay::Gang}) {
    auto* button = new QToolButton(this);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setMinimumHeight(24);
    m_buttons->addButton(button, int(overlay));
    layout->addWidget(button);
  }
  m_buttons->button(int(CanvasOverlay::Stage))->setChecked(true);
  m_axis->setObjectName(QStringLiteral("linkAxis"));
  m_axis->addItem(QString(), -1);
  for (const Axis axis : {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp, Axis::Dp}) {
    m_axis->addItem(QString::fromStdString(std::string(axisName(axis))).toUpper(), int(axis));
  }
  m_legend->setTextFormat(Qt::RichText);
  layout->addWidget(m_axis);
  layout->addWidget(m_legend);
  connect(m_axis, &QComboBox::currentIndexChanged, this,
          [this] { emit axisChosen(m_axis->currentData().toInt()); });
  connect(m_buttons, &QButtonGroup::idClicked, this,
          [this](int id) { emit chosen(CanvasOverlay(id)); });
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &OverlayBar::applyTheme);
  setCursor(Qt::ArrowCursor);
  retranslateUi();
  applyTheme();
}

void OverlayBar::setOverlay(CanvasOverlay overlay) {
  m_buttons->button(int(overlay))->setChecked(true);
  updateLinkParts();
}

/// Axis and legend belong to the links overlay alone.
void OverlayBar::updateLinkParts() {
  const bool links = m_buttons->checkedId() == int(CanvasOverlay::Links);
  m_axis->setVisible(links);
  m_legend->setVisible(links);
  const auto entry = [](const QColor& colour, const QString& meaning) {
    return QStringLiteral("<span style='color:%1'>■</span> %2")
        .arg(colour.name(), meaning.toHtmlEscaped());
  };
  m_legend->setText(QStringList{entry(theme().good, tr("< 50 % busy")),
                                entry(theme().warning, tr("< 80 %")),
                                entry(theme().bad, tr("more"))}
                        .join(QStringLiteral("&nbsp; ")));
  adjustSize();
}

void OverlayBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QFrame::changeEvent(event);
}

void OverlayBar::retranslateUi() {
  m_label->setText(tr("Overlay"));
  const auto name = [this](CanvasOverlay overlay, const QString& text, const QString& meaning) {
    QAbstractButton* button = m_buttons->button(int(overlay));
    button->setText(text);
    button->setToolTip(meaning);
    button->setAccessibleName(text);
    button->setAccessibleDescription(meaning);
  };
  name(CanvasOverlay::Stage, tr("Stage"),
       tr("GPUs in the colour of their pipeline stage, filled by the memory they use."));
  name(CanvasOverlay::Memory, tr("Memory"),
       tr("What fills each GPU: weights, gradients, optimizer, activations, logits, buffers."));
  name(CanvasOverlay::Links, tr("Links"),
       tr("Links by how busy they are: green below 50 %, amber below 80 %, red above."));
  name(CanvasOverlay::Gang, tr("Gang"),
       tr("Where the job's gang would go, green now and amber later; others' hosts hatched, failed "
          "hosts crossed."));
  m_axis->setItemText(0, tr("All axes"));
  m_axis->setAccessibleName(tr("Axis whose traffic the links show"));
  m_axis->setToolTip(m_axis->accessibleName());
  updateLinkParts();
}

void OverlayBar::applyTheme() {
  m_label->setFont(smallFont());
  m_label->setForegroundRole(QPalette::WindowText);
  QPalette quiet = m_label->palette();
  quiet.setColor(QPalette::WindowText, theme().secondary);
  m_label->setPalette(quiet);
  for (QAbstractButton* button : m_buttons->buttons()) button->setFont(smallFont());
  m_axis->setFont(smallFont());
  m_legend->setFont(smallFont());
  updateLinkParts();
  update();
}

void OverlayBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme().hairline, 1));
  painter.setBrush(theme().panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

}  // namespace slicescape::ui
