// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <optional>

#include "core/advisor/advice.h"

namespace slicescape::ui {

/// One claim of the advice: a mark or a number in a circle at the left, a title and a word at
/// the right, and a note below; texts wrap. Where there is something to show below it, the whole
/// line opens and closes it.
class FoldRow : public QAbstractButton {
  Q_OBJECT
 public:
  static constexpr int kIndent = 28;  ///< of the text, and of what is shown below
  static constexpr int kCircle = 22;

  explicit FoldRow(QWidget* parent = nullptr);

  void setStatus(std::optional<Status> status);
  /// A numbered circle takes the place of the mark, which moves beside the word.
  void setNumber(int number);
  void setTitle(const QString& title);
  void setNote(const QString& note);
  /// A word at the right; where none is set, the status's own, unless the title says it.
  void setWord(const QString& word);
  void setSaysStatus(bool says);
  void setStrong(bool strong);
  /// Fills the ground with the pale colour of the status.
  void setWashed(bool washed);
  void setFoldable(bool foldable);
  QString title() const { return m_title; }
  QString note() const { return m_note; }
  std::optional<Status> status() const { return m_status; }

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {120, 28}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Boxes {
    QRect title, note, word;
    int height = 0;
  };
  Boxes boxesFor(int width) const;
  QString word() const;
  void refresh();

  std::optional<Status> m_status;
  int m_number = 0;
  QString m_title;
  QString m_note;
  QString m_word;
  bool m_strong = false;
  bool m_washed = false;
  bool m_saysStatus = true;
};

}  // namespace slicescape::ui
