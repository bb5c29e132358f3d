// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/model_row.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include "core/plan/evaluate.h"
#include "ui/document/model_replacement.h"
#include "ui/theme/theme.h"
#include "ui/widgets/wheel_guard.h"

namespace slicescape::ui {

ModelRow::ModelRow(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_label(new QLabel(this)),
      m_combo(new QComboBox(this)),
      m_message(new QLabel(this)) {
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 28, 4);
  layout->setSpacing(4);
  layout->addWidget(m_label, 0, 0);
  layout->addWidget(m_combo, 0, 1);
  layout->addWidget(m_message, 1, 1);
  layout->setColumnMinimumWidth(0, 76);
  layout->setColumnStretch(1, 1);
  m_label->setFont(smallFont());
  m_label->setBuddy(m_combo);
  m_message->setFont(smallFont());
  m_message->setWordWrap(true);
  m_message->hide();
  m_combo->setEditable(true);
  m_combo->setInsertPolicy(QComboBox::NoInsert);
  m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_combo->completer()->setFilterMode(Qt::MatchContains);
  m_combo->completer()->setCompletionMode(QCompleter::PopupCompletion);
  m_combo->completer()->setCaseSensitivity(Qt::CaseInsensitive);
  keepWheelForPanel(m_combo);
  m_combo->lineEdit()->installEventFilter(this);
  connect(m_combo, &QComboBox::activated, this,
          [this](int index) { choose(m_combo->itemData(index).toString()); });
  connect(m_combo->lineEdit(), &QLineEdit::editingFinished, this, [this] {
    const QString typed = m_combo->currentText().trimmed();
    const int index = m_combo->findText(typed, Qt::MatchFixedString);
    if (index >= 0) {
      choose(m_combo->itemData(index).toString());
    } else if (!typed.isEmpty()) {
      m_message->setText(tr("No model of the catalogue is called %1.").arg(typed));
      m_message->show();
    } else {
      restore();
    }
  });
  fill();
  retranslateUi();
}

void ModelRow::fill() {
  const QSignalBlocker blocker(m_combo);
  m_combo->clear();
  for (const auto& model : Catalogues::builtIn().models.models()) {
    m_combo->addItem(QString::fromStdString(model->name), QString::fromStdString(model->id));
  }
}

void ModelRow::refresh() {
  if (!m_combo->lineEdit()->isModified()) restore();
}

void ModelRow::restore() {
  m_message->hide();
  const QSignalBlocker blocker(m_combo);
  const ModelChoice& choice = *m_document->plan().model;
  const auto model = modelOf(m_document->plan());
  const int index =
      choice.profile ? -1 : m_combo->findData(QString::fromStdString(choice.catalogueId));
  if (m_combo->currentIndex() != index) m_combo->setCurrentIndex(index);
  const QString text =
      model ? QString::fromStdString(model->name) : QString::fromStdString(choice.catalogueId);
  if (m_combo->currentText() != text) m_combo->setEditText(text);
  m_combo->lineEdit()->setModified(false);
  m_combo->lineEdit()->setCursorPosition(0);
}

void ModelRow::choose(const QString& id) {
  m_combo->lineEdit()->setModified(false);
  const ModelChoice& current = *m_document->plan().model;
  const auto model = Catalogues::builtIn().models.find(id.toStdString());
  if (!model || (!current.profile && current.catalogueId == id.toStdString())) {
    restore();
    return;
  }
  ModelReplacement next = withModel(m_document->committedPlan(), model);
  // The file names the catalogue entry instead of carrying a copy of it.
  next.plan.model = ModelChoice{id.toStdString(), nullptr, current.unknown};
  const QString name = QString::fromStdString(model->name);
  m_document->apply(next.stagesSpreadAgain
                        ? tr("Use model %1 and spread its layers evenly").arg(name)
                        : tr("Use model %1").arg(name),
                    next.plan);
  restore();
}

bool ModelRow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    restore();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void ModelRow::retranslateUi() {
  m_label->setText(tr("Model"));
  m_combo->setAccessibleName(tr("Model"));
  m_combo->setToolTip(
      tr("What is trained. Type part of a name to search the catalogue, or drop a config.json "
         "on the window."));
  if (!m_message->isHidden()) restore();
}

void ModelRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QWidget::changeEvent(event);
}

}  // namespace slicescape::ui
