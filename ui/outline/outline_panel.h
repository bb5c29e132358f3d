// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/outline/outline_model.h"

class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace slicescape::ui {

/// The canvas as a table: every host group, switch group and link by name, for the keyboard and
/// for screen readers, which cannot look into a drawing. Shares the selection with the canvas;
/// F2 or a double click edits name, type and count, Del removes, the search narrows the rows.
class OutlinePanel : public QWidget {
  Q_OBJECT
 public:
  explicit OutlinePanel(Document* document, QWidget* parent = nullptr);
  void focusSearch();
  QTreeView* tree() const { return m_tree; }
  QLineEdit* search() const { return m_search; }

 signals:
  void deleteRequested();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslateUi();
  void selectRows();
  void takeRows();
  void filter(const QString& text);

  Document* m_document;
  OutlineModel* m_model;
  QSortFilterProxyModel* m_filter;
  QLineEdit* m_search;
  QTreeView* m_tree;
  bool m_syncing = false;
};

}  // namespace slicescape::ui
