// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QSplitter;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace slicescape::ui {

class HelpBrowser;

/// The help beside the work: contents or search hits on the left, the page on the right. Not
/// modal. F1 opens it; Ctrl+F leads to the search, Alt+Left and Alt+Right through the pages seen.
class HelpWindow : public QDialog {
  Q_OBJECT
 public:
  explicit HelpWindow(const QString& language, QWidget* window = nullptr);

  /// Opens a page, at a heading when one is named: "cost-model", "4.1-matrix-products".
  void open(const QString& page, const QString& anchor = {});
  void setLanguage(const QString& language);
  HelpBrowser* browser() const { return m_browser; }
  QLineEdit* searchLine() const { return m_search; }
  QTreeWidget* contents() const { return m_contents; }

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslateUi();
  void updateColours();
  void fill();
  void fillContents();
  void fillHits(const QString& query);
  void markCurrent();
  void openItem(const QTreeWidgetItem* item);

  QString m_language;
  bool m_isTyping = false;     ///< the shown hit changes with every letter
  bool m_typedBefore = false;  ///< the history already has a place for it
  QToolButton* m_back;
  QToolButton* m_forward;
  QToolButton* m_home;
  QLineEdit* m_search;
  QTreeWidget* m_contents;
  HelpBrowser* m_browser;
  QSplitter* m_splitter;
};

}  // namespace slicescape::ui
