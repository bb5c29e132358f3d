// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace slicescape::ui {

/// A cell of the comparison: the figure with the mark of its status, and its words below in
/// secondary text. Lines wrap.
class StrategyDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  static constexpr int kNarrowest = 96;
  static constexpr int kWidest = 196;

  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  /// The width that the column should have and the height that the text then needs.
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace slicescape::ui
