// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace slicescape::ui {

/// Five hints for the first minutes, one at a time, in a strip above the canvas. Nothing
/// waits for them: they can be dismissed at once and read again from the Help menu.
class HintStrip : public QWidget {
  Q_OBJECT
 public:
  explicit HintStrip(QWidget* parent = nullptr);
  static constexpr int kHintCount = 5;

  void start();  ///< shows the first hint
  int current() const { return m_current; }

 signals:
  void dismissed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void go(int hint);
  void retranslateUi();

  int m_current = 0;
  QLabel* m_count;
  QLabel* m_text;
  QPushButton* m_back;
  QPushButton* m_next;
  QToolButton* m_close;
};

}  // namespace slicescape::ui
