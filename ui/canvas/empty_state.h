// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <array>

namespace slicescape::ui {

/// What an empty canvas says: three ways to begin, as cards.
class EmptyState : public QWidget {
  Q_OBJECT
 public:
  explicit EmptyState(QWidget* parent);

 signals:
  void openExampleRequested();
  void importRequested();
  /// One of the ready-made clusters, as template bytes.
  void templateChosen(const QByteArray& bytes);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();
  void applyTheme();
  void chooseCluster();

  QLabel* m_title;
  std::array<QPushButton*, 3> m_cards{};
};

}  // namespace slicescape::ui
