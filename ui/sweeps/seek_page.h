// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "core/search/goal_seek.h"
#include "ui/document/background_job.h"
#include "ui/document/document.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace slicescape::ui {

class InputChoice;
class QuantityEdit;

/// "Find the least bandwidth so that the MFU is at least 45 %": one input, one goal. The answer
/// is a sentence, or the reason why there is none; "Apply" takes its plan as one undo entry.
class SeekPage : public QWidget {
  Q_OBJECT
 public:
  explicit SeekPage(Document* document, QWidget* parent = nullptr);

  /// Sets every field, in base units.
  void setGoal(const SeekGoal& goal);
  SeekGoal goal() const;
  bool isRunning() const { return m_job.isRunning(); }
  const std::optional<SeekResult>& result() const { return m_result; }
  QString answer() const;
  QPushButton* applyButton() const { return m_apply; }

 public slots:
  void find();
  void apply();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void takeInput();
  void takeOutput();
  QuantityEdit* makeEdit(QuantityKind kind);
  void fillChoices();
  void updateAnswer();
  void retranslateUi();

  Document* m_document;
  QLabel* m_intro;
  QFormLayout* m_form;
  QComboBox* m_which;  ///< the least, the largest
  InputChoice* m_input;
  QWidget* m_range;
  QuantityEdit* m_low = nullptr;
  QuantityEdit* m_high = nullptr;
  QComboBox* m_output;
  QComboBox* m_comparison;  ///< at most, at least
  QWidget* m_targetRow;
  QuantityEdit* m_target = nullptr;
  QPushButton* m_find;
  QPushButton* m_stop;
  QPushButton* m_apply;
  QProgressBar* m_busy;
  QLabel* m_answer;

  SeekGoal m_goal;  ///< that the result answers
  Plan m_base;
  std::optional<SeekResult> m_result;
  QString m_problem;
  BackgroundJob m_job;
};

}  // namespace slicescape::ui
