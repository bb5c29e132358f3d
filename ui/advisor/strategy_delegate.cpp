// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/strategy_delegate.h"

#include <QPainter>
#include <QTableView>
#include <algorithm>

#include "ui/advisor/status_mark.h"
#include "ui/advisor/strategy_model.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kMargin = 5;
constexpr int kTop = 5;
constexpr int kMark = 12;
constexpr int kMarkGap = 5;

int heightOf(const QString& text, const QFont& font, int width) {
  if (text.isEmpty()) return 0;
  return QFontMetrics(font)
      .boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text)
      .height();
}

/// Green is the rule and needs no mark: only what to mind stands out.
bool hasMark(const QModelIndex& index) {
  const QVariant status = index.data(StrategyModel::StatusRole);
  return status.isValid() && status.toInt() != static_cast<int>(Status::Green);
}

}  // namespace

QSize StrategyDelegate::sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const {
  const QString figure = index.data().toString();
  const QString words = index.data(StrategyModel::WordsRole).toString();
  const int mark = hasMark(index) ? kMark + kMarkGap : 0;
  const int natural = std::max(QFontMetrics(bodyFont()).horizontalAdvance(figure) + mark,
                               QFontMetrics(smallFont()).horizontalAdvance(words)) +
                      2 * kMargin + 2;
  const int width = std::clamp(natural, kNarrowest, kWidest);
  const auto* view = qobject_cast<const QTableView*>(option.widget);
  const int column = view != nullptr ? view->columnWidth(index.column()) : width;
  const int room = std::max(40, column - 2 * kMargin);
  const int height =
      heightOf(figure, bodyFont(), room - mark) + heightOf(words, smallFont(), room) + 2 * kTop + 2;
  return {width, height};
}

void StrategyDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
  painter->save();
  const bool selected = option.state & QStyle::State_Selected;
  if (selected) painter->fillRect(option.rect, theme().accentWash);
  painter->setPen(QPen(theme().grid, 1));
  painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  const QRect room = option.rect.adjusted(kMargin, kTop, -kMargin, -kTop);
  const bool marked = hasMark(index);
  int left = room.left();
  if (marked) {
    const int line = QFontMetrics(bodyFont()).height();
    paintStatusMark(painter, QRectF(left, room.top() + (line - kMark) / 2.0, kMark, kMark),
                    static_cast<Status>(index.data(StrategyModel::StatusRole).toInt()),
                    selected ? theme().accentWash : theme().panel);
    left += kMark + kMarkGap;
  }
  const QString figure = index.data().toString();
  const int height = heightOf(figure, bodyFont(), room.right() + 1 - left);
  painter->setFont(bodyFont());
  painter->setPen(theme().text);
  painter->drawText(QRect(left, room.top(), room.right() + 1 - left, height), Qt::TextWordWrap,
                    figure);
  painter->setFont(smallFont());
  painter->setPen(theme().secondary);
  painter->drawText(QRect(room.left(), room.top() + height + 1, room.width(), 10000),
                    Qt::TextWordWrap, index.data(StrategyModel::WordsRole).toString());
  if (option.state & QStyle::State_HasFocus) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(theme().accent, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
  }
  painter->restore();
}

}  // namespace slicescape::ui
