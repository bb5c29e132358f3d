// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/option_actions.h"

#include <QCoreApplication>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QSignalBlocker>

namespace slicescape::ui {

void useOption(Document& document, const AdviceOption& option) {
  document.apply(QCoreApplication::translate("advisor", "Use the layout %1")
                     .arg(QString::fromStdString(option.name)),
                 option.plan);
}

OptionActions::OptionActions(Document* document, AdviceOption option, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_option(std::move(option)),
      m_preview(new QPushButton(this)),
      m_use(new QPushButton(this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 4, 0, 4);
  layout->setSpacing(8);
  layout->addWidget(m_preview);
  layout->addWidget(m_use);
  layout->addStretch(1);
  m_preview->setCheckable(true);
  m_preview->installEventFilter(this);
  const QString name = QString::fromStdString(m_option.name);
  m_preview->setText(tr("Preview"));
  m_preview->setToolTip(
      tr("Shows %1 in the whole window until you click elsewhere or press Esc").arg(name));
  m_use->setText(tr("Apply"));
  m_use->setToolTip(
      tr("Takes %1 over into the plan; one undo brings the old layout back").arg(name));
  //: %1 is a layout such as "TP 8 · PP 4 · DP 2"
  m_preview->setAccessibleName(tr("Preview %1").arg(name));
  //: %1 is a layout such as "TP 8 · PP 4 · DP 2"
  m_use->setAccessibleName(tr("Apply %1").arg(name));
  connect(m_preview, &QAbstractButton::toggled, this, &OptionActions::showPreview);
  connect(m_use, &QAbstractButton::clicked, this, [this] { useOption(*m_document, m_option); });
  // Another edit, an undo or a drag ends the preview.
  connect(document, &Document::planChanged, this, [this] {
    if (m_document->isPreviewing() || !m_preview->isChecked()) return;
    const QSignalBlocker blocker(m_preview);
    m_preview->setChecked(false);
  });
  updateButtons();
}

OptionActions::~OptionActions() {
  if (m_preview->isChecked()) m_document->cancelPreview();
}

void OptionActions::setFresh(bool fresh) {
  if (fresh == m_fresh) return;
  m_fresh = fresh;
  if (!fresh) m_preview->setChecked(false);
  updateButtons();
}

void OptionActions::updateButtons() {
  const bool isThere = m_option.plan == m_document->committedPlan();
  m_preview->setEnabled(m_fresh && !isThere);
  m_use->setEnabled(m_fresh && !isThere);
}

void OptionActions::showPreview(bool shown) {
  if (shown) {
    m_document->preview(m_option.plan);
  } else {
    m_document->cancelPreview();
  }
}

bool OptionActions::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusOut) {
    const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
    // A menu or another window in front is not yet something else to do.
    if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason &&
        m_preview->isChecked() && !m_use->hasFocus()) {
      m_preview->setChecked(false);
    }
  } else if (event->type() == QEvent::Hide) {
    m_preview->setChecked(false);
  } else if (event->type() == QEvent::KeyPress && m_preview->isChecked() &&
             static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    m_preview->setChecked(false);
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace slicescape::ui
