// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/field_editor.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolTip>
#include <QVBoxLayout>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/quantity_edit.h"
#include "ui/widgets/quantity_line.h"
#include "ui/widgets/wheel_guard.h"

namespace slicescape::ui {
namespace {

QVBoxLayout* plainColumn(QWidget* widget) {
  auto* layout = new QVBoxLayout(widget);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  return layout;
}

}  // namespace

QString switchText(bool on) {
  return on ? QCoreApplication::translate("inspector", "On")
            : QCoreApplication::translate("inspector", "Off");
}

// --- quantities ---

QuantityFieldEditor::QuantityFieldEditor(const ParameterInfo& info, QWidget* parent)
    : FieldEditor(parent), m_info(info), m_edit(new QuantityEdit(info.quantity, this)) {
  plainColumn(this)->addWidget(m_edit);
  setFocusProxy(m_edit);
  m_edit->setRange(info.minimum, info.maximum);
  connect(m_edit, &QuantityEdit::committed, this,
          [this](double value, bool stepping) { emit edited(value, stepping); });
  connect(m_edit, &QuantityEdit::cleared, this, [this] { emit edited(FieldValue(), false); });
}

void QuantityFieldEditor::show(const FieldValue& value, bool mixed, const QString& openText) {
  m_edit->setOpen(m_info.mayBeOpen, openText);
  const double* number = std::get_if<double>(&value);
  if (mixed) {
    m_edit->setMixed(true);
  } else {
    m_edit->setValue(number ? std::optional<double>(*number) : std::nullopt);
  }
}

void QuantityFieldEditor::setFieldName(const QString& name) {
  m_edit->setFieldName(name);
}
QString QuantityFieldEditor::message() const {
  return m_edit->message();
}

// --- choices and switches ---

ChoiceFieldEditor::ChoiceFieldEditor(const ParameterInfo& info, QWidget* parent)
    : FieldEditor(parent), m_info(info), m_choices(info.choices), m_combo(new QComboBox(this)) {
  plainColumn(this)->addWidget(m_combo);
  setFocusProxy(m_combo);
  m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_combo->setMinimumContentsLength(6);
  keepWheelForPanel(m_combo);
  connect(m_combo, &QComboBox::activated, this, [this](int index) {
    const QVariant data = m_combo->itemData(index);
    if (!data.isValid()) {
      emit edited(FieldValue(), false);
    } else if (data.typeId() == QMetaType::Bool) {
      emit edited(data.toBool(), false);
    } else {
      emit edited(data.toString().toStdString(), false);
    }
  });
}

void ChoiceFieldEditor::setChoices(std::vector<ParameterChoice> choices) {
  m_choices = std::move(choices);
  fill();
}

void ChoiceFieldEditor::fill() {
  const QSignalBlocker blocker(m_combo);
  m_combo->clear();
  if (m_info.mayBeOpen) m_combo->addItem(m_openText, QVariant());
  if (m_info.form == ParameterForm::Switch) {
    m_combo->addItem(switchText(true), true);
    m_combo->addItem(switchText(false), false);
  } else {
    for (const ParameterChoice& choice : m_choices) {
      m_combo->addItem(translated(choice.label), QString::fromStdString(choice.value));
    }
  }
  QVariant current;
  if (const bool* on = std::get_if<bool>(&m_value)) current = *on;
  if (const auto* text = std::get_if<std::string>(&m_value)) {
    current = QString::fromStdString(*text);
  }
  int index = -1;
  for (int i = 0; i < m_combo->count(); ++i) {
    if (m_combo->itemData(i) == current) index = i;
  }
  if (index < 0 && current.isValid()) {
    // A value from a newer file or another tool stays as it is and is shown.
    m_combo->addItem(current.toString(), current);
    index = m_combo->count() - 1;
  }
  m_combo->setPlaceholderText(m_mixed ? QuantityEdit::mixedText() : QString());
  m_combo->setCurrentIndex(m_mixed ? -1 : index);
}

void ChoiceFieldEditor::show(const FieldValue& value, bool mixed, const QString& openText) {
  const bool isFilled = m_combo->count() > 0;
  if (isFilled && value == m_value && mixed == m_mixed && openText == m_openText) return;
  m_value = value;
  m_mixed = mixed;
  m_openText = openText;
  fill();
}

void ChoiceFieldEditor::setFieldName(const QString& name) {
  m_combo->setAccessibleName(name);
}

/// A choice that the box has to shorten is said in full above what the field means.
bool ChoiceFieldEditor::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return FieldEditor::event(event);
  QStyleOptionComboBox option;
  option.initFrom(m_combo);
  const QRect room = m_combo->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                      QStyle::SC_ComboBoxEditField, m_combo);
  const QString text = m_combo->currentText();
  if (m_combo->fontMetrics().horizontalAdvance(text) <= room.width() - 2) {
    return FieldEditor::event(event);
  }
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                     QStringLiteral("<p><b>%1</b></p>").arg(text.toHtmlEscaped()) + toolTip(),
                     this);
  return true;
}

void ChoiceFieldEditor::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  FieldEditor::changeEvent(event);
}

// --- texts and lists ---

TextFieldEditor::TextFieldEditor(bool mayBeOpen, QWidget* parent)
    : FieldEditor(parent),
      m_mayBeOpen(mayBeOpen),
      m_line(new QuantityLine(this)),
      m_message(new QLabel(this)) {
  m_message->setWordWrap(true);
  m_message->setFont(smallFont());
  m_message->hide();
  auto* layout = plainColumn(this);
  layout->addWidget(m_line);
  layout->addWidget(m_message);
  setFocusProxy(m_line);
  connect(m_line, &QLineEdit::editingFinished, this, &TextFieldEditor::commit);
  connect(m_line, &QuantityLine::escapePressed, this, &TextFieldEditor::restore);
  connect(m_line, &QLineEdit::textEdited, this, [this] { setMessage({}); });
}

void TextFieldEditor::setSuffix(const QString& suffix) {
  m_line->setUnit(suffix);
}

void TextFieldEditor::show(const FieldValue& value, bool mixed, const QString& openText) {
  const auto* text = std::get_if<std::string>(&value);
  const QString shown = text && !mixed ? QString::fromStdString(*text) : QString();
  m_line->setPlaceholderText(mixed ? QuantityEdit::mixedText() : openText);
  if (shown == m_shown && m_line->isModified()) return;
  m_shown = shown;
  restore();
}

void TextFieldEditor::commit() {
  if (!m_line->isModified()) return;
  const QString text = m_line->text().trimmed();
  if (text == m_shown) {
    restore();
    return;
  }
  if (text.isEmpty() && !m_mayBeOpen) {
    setMessage(tr("A text is needed."));
    return;
  }
  const QString refusal = m_check && !text.isEmpty() ? m_check(text) : QString();
  setMessage(refusal);
  if (!refusal.isEmpty()) return;
  m_line->setModified(false);
  m_shown = text;
  emit edited(text.isEmpty() ? FieldValue() : FieldValue(text.toStdString()), false);
}

void TextFieldEditor::restore() {
  m_line->setText(m_shown);
  m_line->setModified(false);
  setMessage({});
}

void TextFieldEditor::setMessage(const QString& text) {
  QPalette colours = palette();
  colours.setColor(QPalette::WindowText, theme().bad);
  m_message->setPalette(colours);
  m_message->setText(text);
  m_message->setVisible(!text.isEmpty());
  m_line->setRefused(!text.isEmpty());
  m_line->setAccessibleDescription(text);
}

void TextFieldEditor::setFieldName(const QString& name) {
  m_line->setAccessibleName(name);
}
QString TextFieldEditor::message() const {
  return m_message->isHidden() ? QString() : m_message->text();
}

}  // namespace slicescape::ui
