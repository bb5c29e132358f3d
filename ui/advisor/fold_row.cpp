// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/fold_row.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/advisor/status_mark.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kTop = 6;
constexpr int kGap = 2;
constexpr int kMark = 14;
constexpr int kSmallMark = 12;
constexpr int kChevron = 16;
constexpr int kLeastText = 60;

int heightOf(const QString& text, const QFont& font, int width) {
  if (text.isEmpty()) return 0;
  return QFontMetrics(font)
      .boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text)
      .height();
}

}  // namespace

FoldRow::FoldRow(QWidget* parent) : QAbstractButton(parent) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setAttribute(Qt::WA_Hover);
  setFocusPolicy(Qt::TabFocus);
}

void FoldRow::setStatus(std::optional<Status> status) {
  m_status = status;
  refresh();
}
void FoldRow::setNumber(int number) {
  m_number = number;
  refresh();
}
void FoldRow::setTitle(const QString& title) {
  m_title = title;
  refresh();
}
void FoldRow::setNote(const QString& note) {
  m_note = note;
  refresh();
}
void FoldRow::setWord(const QString& word) {
  m_word = word;
  refresh();
}
void FoldRow::setSaysStatus(bool says) {
  m_saysStatus = says;
  refresh();
}
void FoldRow::setStrong(bool strong) {
  m_strong = strong;
  refresh();
}

void FoldRow::setWashed(bool washed) {
  m_washed = washed;
  refresh();
}

void FoldRow::setFoldable(bool foldable) {
  setCheckable(foldable);
  setCursor(foldable ? Qt::PointingHandCursor : Qt::ArrowCursor);
  refresh();
}

QString FoldRow::word() const {
  return m_word.isEmpty() && m_status && m_saysStatus ? statusWord(*m_status) : m_word;
}

/// What is read aloud is what is seen: status, title, note.
void FoldRow::refresh() {
  const QString number = m_number > 0 ? QString::number(m_number) + u' ' : QString();
  //: read aloud: %1 a title, %2 a word such as "Watch"
  setAccessibleName(word().isEmpty() ? number + m_title
                                     : tr("%1, %2").arg(number + m_title, word()));
  setAccessibleDescription(m_note);
  updateGeometry();
  update();
}

FoldRow::Boxes FoldRow::boxesFor(int width) const {
  Boxes boxes;
  const QFont titleFont = m_strong ? sectionFont() : bodyFont();
  const QFontMetrics wordMetrics{smallFont()};
  int wordWidth = word().isEmpty() ? 0 : wordMetrics.horizontalAdvance(word()) + 2;
  if (m_number > 0 && m_status) wordWidth += kSmallMark + 4;
  const int right = width - (isCheckable() ? kChevron : m_washed ? kTop : 0);
  const int left = kIndent;
  const int titleWidth = std::max(kLeastText, right - left - (wordWidth > 0 ? wordWidth + 8 : 0));
  const int titleHeight =
      std::max(heightOf(m_title, titleFont, titleWidth), QFontMetrics(titleFont).height());
  boxes.title = {left, kTop, titleWidth, titleHeight};
  boxes.word = {right - wordWidth, kTop, wordWidth, QFontMetrics(titleFont).height()};
  const int noteWidth = std::max(kLeastText, right - left);
  const int noteHeight = heightOf(m_note, smallFont(), noteWidth);
  boxes.note = {left, boxes.title.bottom() + 1 + kGap, noteWidth, noteHeight};
  boxes.height = (noteHeight > 0 ? boxes.note.bottom() : boxes.title.bottom()) + 1 + kTop;
  return boxes;
}

int FoldRow::heightForWidth(int width) const {
  return std::max(28, boxesFor(width).height);
}

QSize FoldRow::sizeHint() const {
  const int wide = std::max(width(), 200);
  return {wide, heightForWidth(wide)};
}

void FoldRow::keyPressEvent(QKeyEvent* event) {
  if (isCheckable() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
    click();
    return;
  }
  if (isCheckable() && (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left)) {
    if (isChecked() != (event->key() == Qt::Key_Right)) click();
    return;
  }
  QAbstractButton::keyPressEvent(event);
}

void FoldRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Boxes boxes = boxesFor(width());
  const Theme& colours = theme();
  const QColor ground = m_washed && m_status ? statusWash(*m_status) : colours.panel;
  if (m_washed && m_status) {
    painter.setPen(QPen(statusColour(*m_status), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
  } else if (isCheckable() && underMouse()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.raised);
    painter.drawRoundedRect(rect().adjusted(m_number > 0 ? kIndent - 4 : 0, 1, 0, -1), 4, 4);
  }
  const QFont titleFont = m_strong ? sectionFont() : bodyFont();
  const double line = QFontMetrics(titleFont).height();
  const QColor statusInk = m_status ? statusColour(*m_status) : colours.secondary;
  if (m_number > 0) {
    const QRectF circle(0.5, kTop + (line - kCircle) / 2 + 0.5, kCircle - 1, kCircle - 1);
    painter.setPen(QPen(statusInk, 1.4));
    painter.setBrush(m_status ? statusWash(*m_status) : colours.raised);
    painter.drawEllipse(circle);
    painter.setFont(sectionFont());
    painter.setPen(statusInk);
    painter.drawText(circle, Qt::AlignCenter, QString::number(m_number));
    if (m_status) {
      const QRectF mark(boxes.word.left(), kTop + (line - kSmallMark) / 2, kSmallMark, kSmallMark);
      paintStatusMark(&painter, mark, *m_status, ground);
    }
  } else if (m_status) {
    const QRectF mark((kIndent - kMark) / 2.0 + (m_washed ? 1 : -3), kTop + (line - kMark) / 2,
                      kMark, kMark);
    paintStatusMark(&painter, mark, *m_status, ground);
  }
  painter.setFont(titleFont);
  painter.setPen(colours.text);
  painter.drawText(boxes.title, Qt::TextWordWrap, m_title);
  painter.setFont(smallFont());
  painter.setPen(m_status ? statusInk : colours.secondary);
  painter.drawText(boxes.word, Qt::AlignRight | Qt::AlignVCenter, word());
  painter.setPen(colours.secondary);
  painter.drawText(boxes.note, Qt::TextWordWrap, m_note);
  if (isCheckable()) {
    painter.setPen(QPen(colours.secondary, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip(width() - 6.5, kTop + line / 2);
    if (isChecked()) {
      painter.drawPolyline(
          QPolygonF({tip + QPointF(-4, -2), tip + QPointF(0, 2), tip + QPointF(4, -2)}));
    } else {
      painter.drawPolyline(
          QPolygonF({tip + QPointF(-2, -4), tip + QPointF(2, 0), tip + QPointF(-2, 4)}));
    }
  }
  if (hasFocus()) {
    painter.setPen(QPen(colours.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
}

}  // namespace slicescape::ui
