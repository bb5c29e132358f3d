// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quantity_edit.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/units/unit_expression.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/quantity_line.h"

namespace slicescape::ui {
namespace {

NumberMarks localeMarks() {
  const QLocale locale;
  return {locale.decimalPoint().toStdString(), locale.groupSeparator().toStdString()};
}

QString sentenceCase(const QString& text) {
  return text.isEmpty() ? text : text.left(1).toUpper() + text.mid(1);
}

}  // namespace

QuantityEdit::QuantityEdit(QuantityKind kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_line(new QuantityLine(this)), m_message(new QLabel(this)) {
  m_message->setWordWrap(true);
  m_message->setFont(smallFont());
  m_message->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(m_line);
  layout->addWidget(m_message);
  setFocusProxy(m_line);
  connect(m_line, &QLineEdit::editingFinished, this, &QuantityEdit::commit);
  connect(m_line, &QLineEdit::textEdited, this, &QuantityEdit::showMeaning);
  connect(m_line, &QuantityLine::stepRequested, this, &QuantityEdit::step);
  connect(m_line, &QuantityLine::escapePressed, this, &QuantityEdit::restore);
  showValue();
}

void QuantityEdit::setRange(double minimum, double maximum) {
  m_minimum = minimum;
  m_maximum = maximum;
}

void QuantityEdit::setValue(std::optional<double> value) {
  if (value == m_value && !m_mixed) {
    if (!m_line->isModified()) showValue();
    return;
  }
  m_value = value;
  m_mixed = false;
  accept();
}

void QuantityEdit::setMixed(bool mixed) {
  if (mixed == m_mixed) return;
  m_mixed = mixed;
  if (mixed) m_value.reset();
  accept();
}

void QuantityEdit::setOpen(bool mayBeOpen, const QString& text) {
  m_mayBeOpen = mayBeOpen;
  m_openText = text;
  if (!m_line->isModified()) showValue();
}

void QuantityEdit::setSuffix(const QString& suffix) {
  m_suffix = suffix;
  if (!m_line->isModified()) showValue();
}

void QuantityEdit::setFieldName(const QString& name) {
  m_line->setAccessibleName(name);
}

QString QuantityEdit::message() const {
  return m_message->isHidden() ? QString() : m_message->text();
}

void QuantityEdit::showValue() {
  const QSignalBlocker blocker(m_line);
  if (m_value) {
    const QuantityText text = quantityText(*m_value, m_kind, localeMarks());
    m_unit = text.unit;
    m_line->setText(QString::fromStdString(text.number));
  } else {
    m_unit = quantityText(0, m_kind).unit;
    m_line->clear();
  }
  const QString symbol = QString::fromUtf8(m_unit.symbol.data(), qsizetype(m_unit.symbol.size()));
  m_line->setUnit(m_suffix.isEmpty() ? symbol : m_suffix);
  m_line->setPlaceholderText(m_mixed ? mixedText() : m_openText);
  m_line->setModified(false);
}

void QuantityEdit::accept() {
  m_line->setRefused(false);
  setMessage({}, false);
  showValue();
}

void QuantityEdit::restore() {
  accept();
  m_line->selectAll();
}

void QuantityEdit::commit() {
  if (!m_line->isModified()) return;
  const QString text = m_line->text();
  if (text.trimmed().isEmpty()) {
    if (!m_mayBeOpen && !m_mixed) {
      refuse(tr("A value is needed. %1").arg(rangeText()));
      return;
    }
    const bool changes = m_value.has_value();
    m_value.reset();
    accept();
    if (changes) emit cleared();
    return;
  }
  const auto read = parseQuantity(text.toStdString(), m_kind, m_unit, localeMarks());
  if (read.has_error()) {
    Error error = read.error();
    error.place.clear();  // the field is in sight; a column number would only be noise
    refuse(sentenceCase(translated(error)));
    return;
  }
  if (*read < m_minimum || *read > m_maximum) {
    refuse(tr("%1 is out of range. %2").arg(inUnits(*read), rangeText()));
    return;
  }
  const bool changes = m_mixed || m_value != *read;
  m_value = *read;
  m_mixed = false;
  accept();
  if (changes) emit committed(*m_value, false);
}

/// One step is one of the unit in the field: a rank, a GiB, a Gb/s, a percent.
void QuantityEdit::step(int steps) {
  if (m_line->isModified()) commit();
  if (!m_value || m_line->isRefused()) return;
  const double next = m_unit.toBase(m_unit.fromBase(*m_value) + steps);
  if (next < m_minimum || next > m_maximum) {
    setMessage(rangeText(), false);
    return;
  }
  m_value = next;
  accept();
  emit committed(next, true);
}

/// While an expression is typed, its value stands under the field: nobody has to guess
/// whether 64k is 64,000.
void QuantityEdit::showMeaning() {
  m_line->setRefused(false);
  const QString text = m_line->text().trimmed();
  const auto read = parseQuantity(text.toStdString(), m_kind, m_unit, localeMarks());
  bool isPlain = true;
  for (const QChar c : text) isPlain = isPlain && (c.isDigit() || c == u'.' || c == u',');
  //: the value of what is being typed, under the field
  setMessage(read && !isPlain ? tr("= %1").arg(inUnits(*read)) : QString(), false);
}

void QuantityEdit::refuse(const QString& why) {
  m_line->setRefused(true);
  setMessage(why, true);
}

QString QuantityEdit::inUnits(double value) const {
  const QuantityText text = quantityText(value, m_kind, localeMarks());
  const QString symbol =
      QString::fromUtf8(text.unit.symbol.data(), qsizetype(text.unit.symbol.size()));
  const QString number = QString::fromStdString(text.number);
  return symbol.isEmpty() ? number : number + QChar(0x00a0) + symbol;
}

QString QuantityEdit::rangeText() const {
  const bool hasLeast = m_minimum > std::numeric_limits<double>::lowest();
  const bool hasMost = m_maximum < std::numeric_limits<double>::max();
  if (hasLeast && hasMost) {
    return tr("Allowed: %1 to %2.").arg(inUnits(m_minimum), inUnits(m_maximum));
  }
  if (hasLeast) return tr("Allowed: %1 or more.").arg(inUnits(m_minimum));
  if (hasMost) return tr("Allowed: %1 or less.").arg(inUnits(m_maximum));
  return {};
}

void QuantityEdit::setMessage(const QString& text, bool isError) {
  QPalette colours = palette();
  colours.setColor(QPalette::WindowText, isError ? theme().bad : theme().secondary);
  m_message->setPalette(colours);
  m_message->setText(text);
  m_message->setVisible(!text.isEmpty());
  m_line->setAccessibleDescription(text);
}

void QuantityEdit::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
    if (!m_line->isModified()) accept();
  }
  if (event->type() == QEvent::PaletteChange && !m_message->isHidden()) {
    setMessage(m_message->text(), m_line->isRefused());
  }
  QWidget::changeEvent(event);
}

}  // namespace slicescape::ui
