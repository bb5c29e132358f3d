// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>
#include <set>
#include <string>
#include <vector>

#include "core/plan/evaluation.h"
#include "ui/document/document.h"

class QLabel;
class QVBoxLayout;

namespace slicescape::ui {

class FieldRow;
class Section;
class ValueRow;

/// The first line of a page: a colour when the subject has one, its name, and a note at the
/// right ("hosts 2–3 · 16 GPUs").
class PageHeader : public QWidget {
  Q_OBJECT
 public:
  explicit PageHeader(QWidget* parent = nullptr);
  void setTitle(const QString& title);
  void setNote(const QString& note);
  void setColour(const QColor& colour);
  QString title() const;
  QString note() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void updateColours();

  QColor m_colour;
  QLabel* m_title;
  QLabel* m_note;
};

/// What the inspector shows for one kind of selection. The panel calls `refresh` when the
/// page is in sight and the plan, its evaluation or the selection changed.
class InspectorPage : public QWidget {
  Q_OBJECT
 public:
  InspectorPage(Document* document, QWidget* parent);
  virtual void refresh() = 0;

 signals:
  void whyRequested(const QString& metric);

 protected:
  void changeEvent(QEvent* event) override;
  virtual void retranslateUi() = 0;

  const Plan& plan() const { return m_document->plan(); }
  std::shared_ptr<const Evaluation> evaluation() const { return m_document->evaluation(); }
  Document* document() const { return m_document; }
  PageHeader* header() const { return m_header; }

  Section* addSection(const char* objectName, bool openAtFirst = true);
  FieldRow* addField(Section* section, const char* key);
  ValueRow* addValue(Section* section);
  /// A line of secondary text.
  QLabel* addNote(Section* section);
  void addWidget(QWidget* widget);
  void refreshFields();
  void setFieldSubjects(const std::vector<std::string>& ids);

  /// The first of `metrics` that the current evaluation can explain; empty when none.
  QString explainable(std::initializer_list<QString> metrics) const;
  void updateExplainable();

 private:
  Document* m_document;
  PageHeader* m_header;
  QVBoxLayout* m_layout;
  std::vector<FieldRow*> m_fields;
  std::set<std::string> m_explainable;
};

}  // namespace slicescape::ui
