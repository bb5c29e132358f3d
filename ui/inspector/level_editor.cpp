// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/level_editor.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/wheel_guard.h"

namespace slicescape::ui {

LevelFieldEditor::LevelFieldEditor(const CapabilityInfo& capability, QWidget* parent)
    : FieldEditor(parent),
      m_capability(capability),
      m_combo(new QComboBox(this)),
      m_meaning(new QLabel(this)),
      m_evidence(new QLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 4);
  column->setSpacing(2);
  column->addWidget(m_combo);
  for (QLabel* line : {m_meaning, m_evidence}) {
    line->setFont(smallFont());
    line->setWordWrap(true);
    line->setTextFormat(Qt::PlainText);
    column->addWidget(line);
  }
  m_meaning->setForegroundRole(QPalette::PlaceholderText);
  setFocusProxy(m_combo);
  m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_combo->setMinimumContentsLength(6);
  keepWheelForPanel(m_combo);
  connect(m_combo, &QComboBox::activated, this, [this](int index) {
    const QVariant level = m_combo->itemData(index);
    emit edited(level.isValid() ? FieldValue(level.toDouble()) : FieldValue(), false);
  });
}

/// One entry a level, cut short; its full sentence is the entry's tooltip and the line below.
void LevelFieldEditor::fill() {
  const QSignalBlocker blocker(m_combo);
  m_combo->clear();
  m_combo->addItem(tr("Not answered"), QVariant());
  for (int level = 0; level <= kHighestLevel; ++level) {
    const QString sentence = translated(m_capability.levels[static_cast<std::size_t>(level)]);
    //: a level of readiness: %1 its number, %2 what it means
    m_combo->addItem(tr("%1 · %2").arg(level).arg(sentence), static_cast<double>(level));
    m_combo->setItemData(level + 1, sentence, Qt::ToolTipRole);
  }
  const double* level = std::get_if<double>(&m_value);
  m_combo->setCurrentIndex(level != nullptr ? static_cast<int>(*level) + 1 : 0);
}

void LevelFieldEditor::show(const FieldValue& value, bool, const QString&) {
  if (m_combo->count() > 0 && value == m_value) return;
  m_value = value;
  fill();
  showMeaning();
}

void LevelFieldEditor::showMeaning() {
  const double* level = std::get_if<double>(&m_value);
  const bool known = level != nullptr && *level >= 0 && *level <= kHighestLevel;
  m_meaning->setText(known
                         ? translated(m_capability.levels[static_cast<std::size_t>(*level)])
                         : tr("Counts as level 0, but does not stop a job: answer it to be sure."));
  m_evidence->setVisible(!m_line.isEmpty());
  //: %1 is a line of an imported file
  m_evidence->setText(m_line.isEmpty() ? QString() : tr("Read from “%1”").arg(m_line));
  m_combo->setAccessibleDescription(m_meaning->text());
}

void LevelFieldEditor::setEvidence(const QString& line) {
  if (line == m_line) return;
  m_line = line;
  showMeaning();
}

QString LevelFieldEditor::meaning() const {
  return m_meaning->text();
}
QString LevelFieldEditor::evidence() const {
  return m_evidence->text();
}

void LevelFieldEditor::setFieldName(const QString& name) {
  m_combo->setAccessibleName(name);
}

void LevelFieldEditor::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    fill();
    showMeaning();
  }
  FieldEditor::changeEvent(event);
}

}  // namespace slicescape::ui
