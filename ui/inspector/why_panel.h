// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/plan/explanation.h"
#include "ui/document/document.h"

class QLabel;
class QPushButton;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace slicescape::ui {

class LinkButton;

/// Why a number is what it is: the terms it is made of as a tree, and of the term that is
/// selected the formula, its inputs with their origin, and the source. Follows the plan
/// while it is in sight.
class WhyPanel : public QWidget {
  Q_OBJECT
 public:
  explicit WhyPanel(Document* document, QWidget* parent = nullptr);

  /// `metric` as in core/plan/explanation.h; "#Term" behind it selects one term.
  void explain(const QString& metric);
  void refresh();
  /// The whole explanation as indented text, for a review document.
  QString asText() const;

  QTreeWidget* tree() const { return m_tree; }
  QString details() const;

 signals:
  void backRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void retranslateUi();
  void fill(QTreeWidgetItem* item, const Explanation& explanation);
  void showDetails();
  void updateColours();
  void selectTerm(const QString& englishName);
  const Explanation* explanationOf(const QTreeWidgetItem* item) const;

  Document* m_document;
  QString m_metric;
  bool m_known = false;
  Explanation m_explanation;
  LinkButton* m_back;
  QPushButton* m_copy;
  QLabel* m_problem;
  QTreeWidget* m_tree;
  QTextBrowser* m_details;
};

}  // namespace slicescape::ui
