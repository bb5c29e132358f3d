// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/layout/stage_map.h"
#include "ui/document/document.h"

class QLabel;

namespace slicescape::ui {

class ResetDot;
class TextFieldEditor;

/// Why a run of layers cannot become `first` … `last`, in the window's language; empty and
/// the new map in `result` when it can. The neighbours give or take the difference and keep
/// at least one layer each, so that no layer is lost.
QString moveRun(const StageMap& map, int stage, int chunk, int first, int last, int layers,
                bool vShaped, StageMap* result);

/// First and last layer of one run of a stage, as one field: "19 – 39".
class LayersRow : public QWidget {
  Q_OBJECT
 public:
  explicit LayersRow(Document* document, QWidget* parent = nullptr);

  /// `runs`: how many the stage has; the label counts them when there are several.
  void setRun(int stage, int chunk, int runs);
  void refresh(const StageMap& map, int layers);
  TextFieldEditor* editor() const { return m_editor; }
  ResetDot* dot() const { return m_dot; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();
  QString tryToSet(const QString& text, bool apply);

  Document* m_document;
  int m_stage = 0;
  int m_chunk = 0;
  int m_runs = 1;
  QLabel* m_label;
  TextFieldEditor* m_editor;
  ResetDot* m_dot;
};

}  // namespace slicescape::ui
