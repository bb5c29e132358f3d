// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

class QToolButton;

namespace slicescape::ui {

/// A button that looks like a search field: it opens the command palette.
class SearchButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit SearchButton(QWidget* parent = nullptr);
  void setKey(const QString& key) { m_key = key; }
  QSize sizeHint() const override { return {228, 24}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString m_key;
};

/// The right end of the menu bar: search for commands, and the language switch.
class HeaderCorner : public QWidget {
  Q_OBJECT
 public:
  explicit HeaderCorner(QWidget* parent = nullptr);
  void setSearchKey(const QString& key);

 signals:
  void searchClicked();
  void languageClicked();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();

  SearchButton* m_search;
  QToolButton* m_language;
};

}  // namespace slicescape::ui
