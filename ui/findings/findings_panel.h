// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/document/document.h"

class QLabel;
class QListView;
class QModelIndex;
class QPushButton;
class QStackedWidget;

namespace slicescape::ui {

class FindingModel;

/// What is wrong with the plan or worth knowing, worst first. A click, or Enter, selects what
/// a finding is about and brings it into sight in every view; "Why?" of the context menu, or W,
/// explains its figure. "Fix…" on an error, or X, offers the smallest changes that mend it.
class FindingsPanel : public QWidget {
  Q_OBJECT
 public:
  explicit FindingsPanel(Document* document, QWidget* parent = nullptr);

  FindingModel* model() const { return m_model; }
  QListView* list() const { return m_list; }
  QLabel* emptyText() const { return m_empty; }
  /// Every finding with severity, place and remedy, for a review document.
  QString asText() const;
  QPushButton* fixButton() const { return m_fix; }

 public slots:
  /// Offers the changes that mend the whole plan.
  void fixPlan();

 signals:
  void countsChanged(int errors, int warnings);
  /// The explanation of the figure behind a finding is asked for.
  void whyRequested(const QString& metric);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void go(const QModelIndex& index);
  QString metricOf(const QModelIndex& index) const;
  void askWhy(const QModelIndex& index);
  void fix(const QModelIndex& index);
  void openFixes(std::optional<Finding> finding);
  void showMenu(const QPoint& position);
  void copy();
  void retranslateUi();
  void updateEmptyText();

  Document* m_document;
  FindingModel* m_model;
  QLabel* m_summary;
  QPushButton* m_fix;
  QPushButton* m_copy;
  QStackedWidget* m_content;
  QListView* m_list;
  QLabel* m_empty;
  int m_errors = -1;
  int m_warnings = -1;
};

}  // namespace slicescape::ui
