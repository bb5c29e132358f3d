// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/finding_delegate.h"

#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui/findings/finding_model.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kMargin = 8;
constexpr int kMark = 14;
constexpr int kWordColumn = 72;
constexpr int kLineGap = 2;
constexpr QSize kFixButton(64, 24);

QColor colourOf(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return theme().bad;
    case Severity::Warning:
      return theme().warning;
    case Severity::Info:
      break;
  }
  return theme().secondary;
}

/// Shapes differ as well as colours: a filled octagon-like disc with a bar, a triangle, a
/// ring with an i.
void drawMark(QPainter* painter, const QRectF& box, Severity severity) {
  const QColor colour = colourOf(severity);
  painter->setPen(Qt::NoPen);
  painter->setBrush(colour);
  const QPointF middle = box.center();
  if (severity == Severity::Error) {
    painter->drawEllipse(box);
    painter->fillRect(QRectF(middle.x() - 3.5, middle.y() - 1, 7, 2), theme().panel);
  } else if (severity == Severity::Warning) {
    QPainterPath triangle;
    triangle.moveTo(middle.x(), box.top());
    triangle.lineTo(box.right(), box.bottom() - 1);
    triangle.lineTo(box.left(), box.bottom() - 1);
    triangle.closeSubpath();
    painter->drawPath(triangle);
    painter->fillRect(QRectF(middle.x() - 0.75, box.top() + 5, 1.5, 4), theme().panel);
    painter->fillRect(QRectF(middle.x() - 0.75, box.top() + 10, 1.5, 1.5), theme().panel);
  } else {
    painter->setPen(QPen(colour, 1.2));
    painter->setBrush(Qt::NoBrush);
    painter->drawEllipse(box.adjusted(0.6, 0.6, -0.6, -0.6));
    painter->fillRect(QRectF(middle.x() - 0.75, middle.y() - 1.5, 1.5, 5), colour);
    painter->fillRect(QRectF(middle.x() - 0.75, middle.y() - 4, 1.5, 1.5), colour);
  }
}

struct Lines {
  QString message;
  QString below;
};

Lines linesOf(const QModelIndex& index) {
  const QString where = index.data(FindingModel::WhereRole).toString();
  const QString remedy = index.data(FindingModel::RemedyRole).toString();
  const QString below = where.isEmpty() || remedy.isEmpty()
                            ? where + remedy
                            : QStringLiteral("%1 · %2").arg(where, remedy);
  return {index.data(Qt::DisplayRole).toString(), below};
}

int heightOf(const QString& text, const QFont& font, int width) {
  return QFontMetrics(font)
      .boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text)
      .height();
}

int textWidth(int rowWidth, const QModelIndex& index) {
  const bool fixable = index.data(FindingModel::FixableRole).toBool();
  const int button = fixable ? kFixButton.width() + kMargin : 0;
  return std::max(80, rowWidth - 3 * kMargin - kMark - kWordColumn - button);
}

void drawFixButton(QPainter* painter, const QRect& button, const QString& text) {
  painter->setPen(QPen(theme().hairline, 1));
  painter->setBrush(theme().raised);
  painter->drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  painter->setFont(smallFont());
  painter->setPen(theme().accent);
  painter->drawText(button, Qt::AlignCenter, text);
}

}  // namespace

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
  const auto* view = qobject_cast<const QListView*>(option.widget);
  const int rowWidth = view ? view->viewport()->width() : option.rect.width();
  const int width = textWidth(rowWidth, index);
  const Lines lines = linesOf(index);
  int height = heightOf(lines.message, bodyFont(), width);
  if (!lines.below.isEmpty()) height += kLineGap + heightOf(lines.below, smallFont(), width);
  return {rowWidth, std::max(height, 18) + 2 * kMargin};
}

QRect FindingDelegate::fixButton(const QRect& row) {
  return {QPoint(row.right() - kMargin - kFixButton.width(), row.top() + kMargin - 3), kFixButton};
}

bool FindingDelegate::editorEvent(QEvent* event, QAbstractItemModel*,
                                  const QStyleOptionViewItem& option, const QModelIndex& index) {
  if (event->type() != QEvent::MouseButtonRelease) return false;
  const auto* mouse = static_cast<QMouseEvent*>(event);
  if (mouse->button() != Qt::LeftButton || !index.data(FindingModel::FixableRole).toBool() ||
      !fixButton(option.rect).contains(mouse->position().toPoint())) {
    return false;
  }
  emit fixClicked(index);
  return true;
}

void FindingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRect row = option.rect;
  if (option.state & QStyle::State_Selected) painter->fillRect(row, theme().accentWash);
  painter->setPen(QPen(theme().grid, 1));
  painter->drawLine(row.bottomLeft(), row.bottomRight());
  const auto severity = static_cast<Severity>(index.data(FindingModel::SeverityRole).toInt());
  drawMark(painter, QRectF(row.left() + kMargin, row.top() + kMargin + 1, kMark, kMark), severity);
  const QRect word(row.left() + 2 * kMargin + kMark, row.top() + kMargin, kWordColumn, 18);
  painter->setFont(smallFont());
  painter->setPen(colourOf(severity));
  painter->drawText(word, Qt::AlignLeft | Qt::AlignTop, severityName(severity));
  const Lines lines = linesOf(index);
  const int width = textWidth(row.width(), index);
  const int messageHeight = heightOf(lines.message, bodyFont(), width);
  const QRect message(word.right(), row.top() + kMargin, width, messageHeight);
  painter->setFont(bodyFont());
  painter->setPen(theme().text);
  painter->drawText(message, Qt::TextWordWrap, lines.message);
  painter->setFont(smallFont());
  painter->setPen(theme().secondary);
  painter->drawText(QRect(message.left(), message.bottom() + 1 + kLineGap, width, 10000),
                    Qt::TextWordWrap, lines.below);
  if (index.data(FindingModel::FixableRole).toBool()) {
    //: a button on a finding: shows the changes that mend it
    drawFixButton(painter, fixButton(row), tr("Fix…"));
  }
  if (option.state & QStyle::State_HasFocus) {
    painter->setPen(QPen(theme().accent, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(row).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
  }
  painter->restore();
}

}  // namespace slicescape::ui
