// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/platform/capabilities.h"
#include "ui/inspector/field_editor.h"

namespace slicescape::ui {

/// A capability of the platform: its levels as a list, and below it what the chosen one means,
/// or that the question is open. A level that an imported file proved shows the line that did.
class LevelFieldEditor : public FieldEditor {
  Q_OBJECT
 public:
  LevelFieldEditor(const CapabilityInfo& capability, QWidget* parent);

  void show(const FieldValue& value, bool mixed, const QString& openText) override;
  void setFieldName(const QString& name) override;
  void setEvidence(const QString& line) override;
  QComboBox* combo() const { return m_combo; }
  QString meaning() const;
  QString evidence() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void showMeaning();

  const CapabilityInfo& m_capability;
  QComboBox* m_combo;
  QLabel* m_meaning;
  QLabel* m_evidence;
  FieldValue m_value;
  QString m_line;
};

}  // namespace slicescape::ui
