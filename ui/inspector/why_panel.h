// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/plan/explanation.h"
#include "ui/document/document.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace slicescape::ui {

/// Why a number is what it is: the terms it is made of as a tree down to datasheets, a line that
/// finds terms as one types, and of the term that is selected the formula, its inputs with their
/// origin, and the source. Follows the plan while it is in sight. Branches are filled when they
/// are opened.
class WhyPanel : public QWidget {
  Q_OBJECT
 public:
  explicit WhyPanel(Document* document, QWidget* parent = nullptr);

  /// `metric` as in core/plan/explanation.h; "#Term" behind it selects one term.
  void explain(const QString& metric);
  void refresh();
  /// Shows the terms that contain `words` and what leads to them; all when empty.
  void find(const QString& words);
  /// The whole explanation as indented text, for a review document.
  QString asText() const;

  QTreeWidget* tree() const { return m_tree; }
  QLineEdit* searchLine() const { return m_search; }
  QString details() const;

 signals:
  void backRequested();
  /// A chapter of the help that a source cites is to be shown.
  void helpRequested(const QString& page, const QString& chapter);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void retranslateUi();
  void fill(QTreeWidgetItem* item, const Term& term, const Term* decider, bool deep);
  bool filter(QTreeWidgetItem* item, const Term& term, const QString& words);
  void openBranch(QTreeWidgetItem* item);
  void showDetails();
  void updateColours();
  void selectTerm(const QString& englishName);
  const Term* termOf(const QTreeWidgetItem* item) const;

  Document* m_document;
  QString m_metric;
  bool m_known = false;
  Explanation m_explanation;
  QLineEdit* m_search;
  QPushButton* m_copy;
  QLabel* m_problem;
  QTreeWidget* m_tree;
  QTextBrowser* m_details;
};

}  // namespace slicescape::ui
