// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace slicescape::ui {

/// The cards of the palette: a tree drawn as section headers and cards. Arrows move,
/// Enter and double-click place, a click on a header folds it, cards are dragged out.
class PaletteView : public QTreeView {
  Q_OBJECT
 public:
  explicit PaletteView(QWidget* parent = nullptr);

 signals:
  /// A card was placed or the "show all" row chosen.
  void chosen(const QModelIndex& index);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void drawBranches(QPainter*, const QRect&, const QModelIndex&) const override {}

 private:
  void activateRow(const QModelIndex& index);
};

}  // namespace slicescape::ui
