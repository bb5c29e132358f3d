// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/platform/capabilities.h"
#include "ui/document/document.h"
#include "ui/inspector/field_editor.h"

class QLabel;

namespace slicescape::ui {

class ResetDot;

/// One parameter in the inspector, made from the registry: label, control, and the dot that
/// marks and resets a changed value. Edits every subject at once, as one undo entry.
class FieldRow : public QWidget {
  Q_OBJECT
 public:
  FieldRow(Document* document, const char* key, QWidget* parent = nullptr);

  /// The objects whose value is shown and edited; {""} for what a plan has once.
  void setSubjects(std::vector<std::string> ids);
  /// Whether the dot is of use: a cluster's size has no default worth returning to.
  void setResettable(bool resettable) { m_resettable = resettable; }
  /// Values from a catalogue instead of the registry's; the row becomes a list.
  void setChoices(std::vector<ParameterChoice> choices);
  /// The row of a capability: a list of its levels, with what the chosen one means.
  void showLevels(const CapabilityInfo& capability);
  /// What stands in for open values, beside the evaluation's own assumptions.
  void setOpenValues(std::shared_ptr<const std::vector<Assumption>> values);
  void refresh();

  FieldEditor* editor() const { return m_editor; }
  ResetDot* dot() const { return m_dot; }
  const ParameterInfo& info() const { return *m_field.info; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();
  void commit(const FieldValue& value, bool stepping);
  QString openText() const;
  QString textOf(const FieldValue& value) const;
  void setEditor(FieldEditor* editor);
  QString refusalOf(const QString& typed) const;
  QString undoText(const FieldValue& value, bool respreads) const;

  Document* m_document;
  const PlanField& m_field;
  std::vector<std::string> m_ids{std::string()};
  bool m_resettable = true;
  std::vector<ParameterChoice> m_choices;
  std::shared_ptr<const std::vector<Assumption>> m_openValues;
  QLabel* m_label;
  FieldEditor* m_editor = nullptr;
  ResetDot* m_dot;
};

}  // namespace slicescape::ui
