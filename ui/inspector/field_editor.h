// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "ui/inspector/plan_field.h"

class QComboBox;
class QLabel;

namespace slicescape::ui {

class QuantityEdit;
class QuantityLine;

/// The control of one parameter. It shows what it is told and says what was entered; it
/// knows neither the plan nor the undo stack.
class FieldEditor : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;

  /// `mixed`: several objects with different values. `openText`: what stands for "open".
  virtual void show(const FieldValue& value, bool mixed, const QString& openText) = 0;
  virtual void setFieldName(const QString& name) = 0;
  virtual QString message() const { return {}; }
  /// The line of a file that the value was read from, where the editor shows it.
  virtual void setEvidence(const QString&) {}

 signals:
  void edited(const slicescape::ui::FieldValue& value, bool stepping);
};

/// A number with its unit.
class QuantityFieldEditor : public FieldEditor {
  Q_OBJECT
 public:
  QuantityFieldEditor(const ParameterInfo& info, QWidget* parent);
  void show(const FieldValue& value, bool mixed, const QString& openText) override;
  void setFieldName(const QString& name) override;
  QString message() const override;
  QuantityEdit* edit() const { return m_edit; }

 private:
  const ParameterInfo& m_info;
  QuantityEdit* m_edit;
};

/// A drop-down list: a choice, or a switch with On and Off. Where the plan may leave the
/// parameter open, the first entry says what the evaluation chose.
class ChoiceFieldEditor : public FieldEditor {
  Q_OBJECT
 public:
  ChoiceFieldEditor(const ParameterInfo& info, QWidget* parent);
  void show(const FieldValue& value, bool mixed, const QString& openText) override;
  void setFieldName(const QString& name) override;
  /// Replaces the registry's choices, for lists that come from a catalogue.
  void setChoices(std::vector<ParameterChoice> choices);
  QComboBox* combo() const { return m_combo; }

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fill();

  const ParameterInfo& m_info;
  std::vector<ParameterChoice> m_choices;
  QComboBox* m_combo;
  FieldValue m_value;
  bool m_mixed = false;
  QString m_openText;
};

/// A text or a list, checked before it is taken.
class TextFieldEditor : public FieldEditor {
  Q_OBJECT
 public:
  /// Why a text cannot be taken; empty when it can.
  using Check = std::function<QString(const QString&)>;

  explicit TextFieldEditor(bool mayBeOpen, QWidget* parent);
  void setCheck(Check check) { m_check = std::move(check); }
  void setSuffix(const QString& suffix);
  void show(const FieldValue& value, bool mixed, const QString& openText) override;
  void setFieldName(const QString& name) override;
  QString message() const override;
  QuantityLine* line() const { return m_line; }

 private:
  void commit();
  void restore();
  void setMessage(const QString& text);

  bool m_mayBeOpen;
  Check m_check;
  QuantityLine* m_line;
  QLabel* m_message;
  QString m_shown;
};

/// "On" and "Off" in the window's language.
QString switchText(bool on);

}  // namespace slicescape::ui
