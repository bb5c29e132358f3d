// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>

#include "ui/palette/palette_model.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kSectionHeight = 28;
constexpr int kCardHeight = 42;  ///< with the gap below
constexpr int kMoreHeight = 26;
constexpr int kSide = 10;
constexpr int kSwatch = 12;

QColor swatchOf(PaletteSection section) {
  switch (section) {
    case PaletteSection::Hosts:
      return theme().secondary;
    case PaletteSection::Fabric:
      return theme().faint;
    case PaletteSection::Clusters:
      return theme().stage(0);
    case PaletteSection::Models:
      return theme().stage(2);
  }
  return theme().secondary;
}

class PaletteDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
    switch (index.data(PaletteModel::KindRole).toInt()) {
      case PaletteModel::SectionRow:
        return {120, kSectionHeight};
      case PaletteModel::CardRow:
        return {120, kCardHeight};
      default:
        return {120, kMoreHeight};
    }
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (index.data(PaletteModel::KindRole).toInt()) {
      case PaletteModel::SectionRow:
        paintSection(painter, option, index);
        break;
      case PaletteModel::CardRow:
        paintCard(painter, option, index);
        break;
      default:
        paintMore(painter, option, index);
        break;
    }
    painter->restore();
  }

 private:
  static bool isFocused(const QStyleOptionViewItem& option) {
    return option.state.testFlag(QStyle::State_HasFocus);
  }

  void paintSection(QPainter* painter, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const {
    const QRect rect = option.rect.adjusted(kSide, 0, -kSide, 0);
    const bool open = option.state.testFlag(QStyle::State_Open);
    const QPointF at(rect.left() + 4, rect.center().y() + 1);
    QPainterPath arrow;
    if (open) {
      arrow.addPolygon(
          QPolygonF{{at + QPointF(-4, -2.5), at + QPointF(4, -2.5), at + QPointF(0, 3)}});
    } else {
      arrow.addPolygon(
          QPolygonF{{at + QPointF(-2.5, -4), at + QPointF(3, 0), at + QPointF(-2.5, 4)}});
    }
    painter->fillPath(arrow, theme().text);
    painter->setFont(smallFont());
    painter->setPen(isFocused(option) ? theme().accent : theme().text);
    painter->drawText(rect.adjusted(12, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                      index.data().toString());
  }

  void paintCard(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const {
    const QRectF card = QRectF(option.rect).adjusted(kSide + 0.5, 0.5, -kSide - 0.5, -5.5);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    painter->setPen(QPen(selected || hovered ? theme().accent : theme().hairline, 1));
    painter->setBrush(selected ? theme().accentWash : theme().raised);
    painter->drawRoundedRect(card, 5, 5);
    const auto section = PaletteSection(index.data(PaletteModel::SectionRole).toInt());
    painter->setPen(Qt::NoPen);
    painter->setBrush(swatchOf(section));
    painter->drawRoundedRect(
        QRectF(card.left() + 8, card.center().y() - kSwatch / 2.0, kSwatch, kSwatch), 3, 3);
    QRect text = card.toRect().adjusted(8 + kSwatch + 8, 2, -4, -2);
    QFont nameFont = smallFont();
    nameFont.setWeight(QFont::Medium);
    painter->setFont(nameFont);
    painter->setPen(theme().text);
    painter->drawText(
        QRect(text.left(), text.top(), text.width(), text.height() / 2),
        Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetrics(nameFont).elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    QFont figureFont = smallFont();
    figureFont.setPixelSize(qMax(10, QFontInfo(figureFont).pixelSize() - 2));
    painter->setFont(figureFont);
    painter->setPen(theme().secondary);
    painter->drawText(
        QRect(text.left(), text.top() + text.height() / 2, text.width(), text.height() / 2),
        Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetrics(figureFont)
            .elidedText(index.data(PaletteModel::FiguresRole).toString(), Qt::ElideRight,
                        text.width()));
  }

  void paintMore(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const {
    QFont font = smallFont();
    font.setUnderline(isFocused(option) || option.state.testFlag(QStyle::State_MouseOver));
    painter->setFont(font);
    painter->setPen(theme().accent);
    painter->drawText(option.rect.adjusted(kSide + 12, 0, -kSide, -4),
                      Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
  }
};

}  // namespace

PaletteView::PaletteView(QWidget* parent) : QTreeView(parent) {
  setItemDelegate(new PaletteDelegate(this));
  setHeaderHidden(true);
  setIndentation(0);
  setRootIsDecorated(false);
  setFrameShape(QFrame::NoFrame);
  setMouseTracking(true);
  setExpandsOnDoubleClick(false);
  setDragEnabled(true);
  setDragDropMode(QAbstractItemView::DragOnly);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setUniformRowHeights(false);
  viewport()->setBackgroundRole(QPalette::Window);
  viewport()->setAutoFillBackground(false);
}

void PaletteView::activateRow(const QModelIndex& index) {
  if (!index.isValid()) return;
  if (index.data(PaletteModel::KindRole).toInt() == PaletteModel::SectionRow) {
    setExpanded(index, !isExpanded(index));
  } else {
    emit chosen(index);
  }
}

void PaletteView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    activateRow(currentIndex());
    event->accept();
    return;
  }
  QTreeView::keyPressEvent(event);
}

void PaletteView::mouseReleaseEvent(QMouseEvent* event) {
  const bool dragged = state() == DraggingState;
  QTreeView::mouseReleaseEvent(event);
  const QModelIndex index = indexAt(event->pos());
  // One click folds a header and opens the rest; a card waits for the second.
  if (!dragged && event->button() == Qt::LeftButton && index.isValid() &&
      index.data(PaletteModel::KindRole).toInt() != PaletteModel::CardRow) {
    activateRow(index);
  }
}

void PaletteView::mouseDoubleClickEvent(QMouseEvent* event) {
  const QModelIndex index = indexAt(event->pos());
  if (index.isValid() && index.data(PaletteModel::KindRole).toInt() == PaletteModel::CardRow) {
    activateRow(index);
  }
  event->accept();
}

}  // namespace slicescape::ui
