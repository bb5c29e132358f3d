// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/field_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "core/units/unit_expression.h"
#include "ui/document/model_replacement.h"
#include "ui/inspector/level_editor.h"
#include "ui/inspector/link_button.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kLabelWidth = 116;

/// Stage lists written for other numbers of runs would lose or double layers.
bool isCutOfPipeline(const ParameterInfo& info) {
  return info.key == "layout.pp" || info.key == "layout.vpp";
}

}  // namespace

FieldRow::FieldRow(Document* document, const char* key, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_field(planField(key)),
      m_label(new QLabel(this)),
      m_dot(new ResetDot(this)) {
  const ParameterInfo& info = *m_field.info;
  setObjectName(QString::fromLatin1(key));
  m_choices = info.choices;
  m_label->setFont(smallFont());
  m_label->setFixedWidth(kLabelWidth);
  m_label->setWordWrap(true);
  m_label->setMinimumHeight(28);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(m_label, 0, Qt::AlignTop);
  layout->addWidget(m_dot, 0, Qt::AlignTop);
  if (info.form == ParameterForm::Quantity) {
    setEditor(new QuantityFieldEditor(info, this));
  } else if (info.form == ParameterForm::Choice || info.form == ParameterForm::Switch) {
    setEditor(new ChoiceFieldEditor(info, this));
  } else {
    auto* text = new TextFieldEditor(info.mayBeOpen, this);
    text->setCheck([this](const QString& typed) { return refusalOf(typed); });
    setEditor(text);
  }
  connect(m_dot, &QAbstractButton::clicked, this,
          [this] { commit(defaultOf(*m_field.info), false); });
  retranslateUi();
}

void FieldRow::setEditor(FieldEditor* editor) {
  delete m_editor;
  m_editor = editor;
  m_label->setBuddy(editor);
  static_cast<QHBoxLayout*>(layout())->insertWidget(1, editor, 1);
  connect(editor, &FieldEditor::edited, this, &FieldRow::commit);
}

void FieldRow::setChoices(std::vector<ParameterChoice> choices) {
  m_choices = choices;
  auto* editor = new ChoiceFieldEditor(*m_field.info, this);
  editor->setChoices(std::move(choices));
  setEditor(editor);
  retranslateUi();
}

void FieldRow::showLevels(const CapabilityInfo& capability) {
  setEditor(new LevelFieldEditor(capability, this));
  retranslateUi();
}

void FieldRow::setOpenValues(std::shared_ptr<const std::vector<Assumption>> values) {
  m_openValues = std::move(values);
}

/// Why a typed text cannot be taken for one of the subjects; empty when it can.
QString FieldRow::refusalOf(const QString& typed) const {
  if (!m_field.check) return {};
  for (const std::string& id : m_ids) {
    const QString why = m_field.check(m_document->plan(), id, typed.toStdString());
    if (!why.isEmpty()) return why;
  }
  return {};
}

void FieldRow::setSubjects(std::vector<std::string> ids) {
  if (ids == m_ids || ids.empty()) return;
  m_ids = std::move(ids);
}

void FieldRow::refresh() {
  const Plan& plan = m_document->plan();
  const FieldValue first = m_field.get(plan, m_ids.front());
  bool mixed = false;
  bool changed = false;
  for (const std::string& id : m_ids) {
    const FieldValue value = m_field.get(plan, id);
    mixed = mixed || value != first;
    changed = changed || isChanged(*m_field.info, value);
  }
  m_editor->show(first, mixed, openText());
  const auto note =
      std::find_if(plan.assumptions.begin(), plan.assumptions.end(),
                   [this](const AssumptionNote& one) { return one.path == m_field.info->key; });
  m_editor->setEvidence(note == plan.assumptions.end() ? QString()
                                                       : QString::fromStdString(note->note));
  m_dot->setChanged(changed && m_resettable);
}

/// What the evaluation uses where the plan leaves the parameter open.
QString FieldRow::openText() const {
  const ParameterInfo& info = *m_field.info;
  if (!info.mayBeOpen) return {};
  const auto evaluation = m_document->evaluation();
  const auto& all = m_openValues ? *m_openValues : evaluation->assumptions;
  for (const Assumption& assumption : all) {
    if (assumption.path != info.key) continue;
    FieldValue value = assumption.value;
    if (info.form == ParameterForm::Switch) value = assumption.value == "true";
    if (info.form == ParameterForm::Quantity) {
      const auto number = parseQuantity(assumption.value, info.quantity);
      if (number) value = *number;
    }
    //: %1 is the value that is used because the plan does not say one
    return tr("auto: %1").arg(textOf(value));
  }
  return info.form == ParameterForm::Quantity || info.form == ParameterForm::Name ||
                 info.form == ParameterForm::List
             ? tr("not set")
             : tr("auto");
}

QString FieldRow::textOf(const FieldValue& value) const {
  const ParameterInfo& info = *m_field.info;
  if (std::holds_alternative<std::monostate>(value)) return tr("auto");
  if (const bool* on = std::get_if<bool>(&value)) return switchText(*on);
  if (const auto* text = std::get_if<std::string>(&value)) {
    for (const ParameterChoice& choice : m_choices) {
      if (choice.value == *text) return translated(choice.label);
    }
    return QString::fromStdString(*text);
  }
  const double number = std::get<double>(value);
  switch (info.quantity) {
    case QuantityKind::Count:
      return displayCount(qint64(number));
    case QuantityKind::Share:
      return displayShare(number);
    case QuantityKind::Bytes:
      return display(bytesFrom(number));
    case QuantityKind::BytesPerSecond:
      return display(BytesPerSecond(number));
    case QuantityKind::LineRate:
      return displayLineRate(BytesPerSecond(number));
    case QuantityKind::Seconds:
      return display(Seconds(number));
    case QuantityKind::FlopPerSecond:
      return display(FlopPerSecond(number));
    case QuantityKind::Watts:
      return tr("%1 W").arg(displayNumber(number));
    case QuantityKind::Number:
      break;
  }
  return displayNumber(number);
}

QString FieldRow::undoText(const FieldValue& value, bool respreads) const {
  const QString label = translated(m_field.info->label);
  if (respreads) {
    return tr("Set %1 to %2 and spread the layers evenly").arg(label, textOf(value));
  }
  if (m_ids.size() > 1) {
    return tr("Set %1 of %n object(s) to %2", nullptr, int(m_ids.size())).arg(label, textOf(value));
  }
  return tr("Set %1 to %2").arg(label, textOf(value));
}

void FieldRow::commit(const FieldValue& value, bool stepping) {
  const Layout& layout = *m_document->plan().layout;
  const bool respreads = isCutOfPipeline(*m_field.info) && (layout.stages || layout.stageLayout);
  QString mergeKey;
  if (stepping) {
    mergeKey = QString::fromStdString(m_field.info->key);
    for (const std::string& id : m_ids) mergeKey += u'/' + QString::fromStdString(id);
  }
  m_document->edit(
      undoText(value, respreads),
      [&](Plan& plan) {
        for (const std::string& id : m_ids) m_field.set(plan, id, value);
        if (respreads) plan = withEvenStages(plan);
      },
      mergeKey);
  refresh();
}

void FieldRow::retranslateUi() {
  const ParameterInfo& info = *m_field.info;
  const QString label = translated(info.label);
  m_label->setText(label);
  m_editor->setFieldName(label);
  //: tooltip of a field: %1 what it means, %2 where the value comes from, %3 its path in files
  const QString tip =
      tr("<p>%1</p><p>From: %2</p><p><code>%3</code></p>")
          .arg(translated(info.meaning).toHtmlEscaped(), translated(info.origin).toHtmlEscaped(),
               QString::fromStdString(info.key).toHtmlEscaped());
  m_label->setToolTip(tip);
  m_editor->setToolTip(tip);
  const QString reset = tr("Changed. Click for the default: %1").arg(textOf(defaultOf(info)));
  m_dot->setToolTip(reset);
  //: %1 is the name of a field
  m_dot->setAccessibleName(tr("Reset %1").arg(label));
  m_dot->setAccessibleDescription(reset);
}

void FieldRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslateUi();
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace slicescape::ui
