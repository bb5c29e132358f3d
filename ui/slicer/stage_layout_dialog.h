// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "core/layout/stage_words.h"
#include "ui/document/document.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace slicescape::ui {

/// Types the cut of the model in other people's words: a list of layers per chunk, Megatron's
/// layout string or its options. What is typed is read at every key and shown on the strip
/// and everywhere else at once; what cannot be read says why, with the counts. OK keeps it as
/// one undo entry. The present cut can be copied in the same words.
class StageLayoutDialog : public QDialog {
  Q_OBJECT
 public:
  explicit StageLayoutDialog(Document* document, QWidget* parent = nullptr);

  QLineEdit* edit() const { return m_edit; }
  /// What is wrong with the text, or what it comes to.
  QString message() const;

 public slots:
  void accept() override;
  void reject() override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void read();
  void updateCopies(const StageMap& map);
  void retranslateUi();

  Document* m_document;
  StageSpace m_space;
  bool m_valid = false;
  QLabel* m_intro;
  QLineEdit* m_edit;
  QLabel* m_message;
  QPushButton* m_copyList;
  QPushButton* m_copyLayout;
  QPushButton* m_copyOptions;
  QDialogButtonBox* m_buttons;
};

}  // namespace slicescape::ui
