// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/summary/summary_strip.h"

#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kHeight = 67;
constexpr int kPadding = 13;
constexpr int kFigures = 7;
constexpr int kLeastCellWidth = 132;
constexpr int kStaleDelayMs = 150;  // shorter waits must not flicker
constexpr double kStaleOpacity = 0.55;

QFont noteFont() {
  static const QFont font = [] {
    QFont made = smallFont();
    made.setPixelSize(11);
    return made;
  }();
  return font;
}

/// The largest size, in steps, at which the value fits its cell.
QFont valueFont(const QString& value, int width) {
  static const QFont largest = keyFigureFont();
  constexpr int kLeastPixels = 13;
  QFont font = largest;
  while (font.pixelSize() > kLeastPixels && QFontMetrics(font).horizontalAdvance(value) > width) {
    font.setPixelSize(font.pixelSize() - 1);
  }
  return font;
}

QColor trendColour(Trend trend) {
  switch (trend) {
    case Trend::Better:
      return theme().good;
    case Trend::Worse:
      return theme().bad;
    case Trend::None:
    case Trend::Unchanged:
      break;
  }
  return theme().secondary;
}

}  // namespace

SummaryStrip::SummaryStrip(Document* document, QWidget* parent)
    : QWidget(parent), m_document(document) {
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_staleTimer.setSingleShot(true);
  m_staleTimer.setInterval(kStaleDelayMs);
  connect(&m_staleTimer, &QTimer::timeout, this, [this] {
    m_dimmed = true;
    update();
  });
  connect(document, &Document::evaluationChanged, this, &SummaryStrip::refresh);
  connect(document, &Document::baselineChanged, this, &SummaryStrip::refresh);
  connect(document, &Document::planChanged, this, [this] {
    if (m_document->isStale() && !m_staleTimer.isActive()) m_staleTimer.start();
  });
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, qOverload<>(&QWidget::update));
  refresh();
}

QSize SummaryStrip::sizeHint() const {
  return {kFigures * 180, kHeight};
}
QSize SummaryStrip::minimumSizeHint() const {
  return {kFigures * kLeastCellWidth, kHeight};
}

void SummaryStrip::refresh() {
  if (!m_document->isStale()) {
    m_staleTimer.stop();
    m_dimmed = false;
  }
  std::optional<EvaluatedPlan> baseline;
  if (m_document->baseline() && m_document->baselinePlan()) {
    baseline.emplace(EvaluatedPlan{*m_document->baselinePlan(), *m_document->baseline()});
  }
  m_figures = keyFigures({m_document->plan(), *m_document->evaluation()}, baseline);
  // Reading aloud follows the committed plan, not every step of a drag.
  if (!m_document->isPreviewing()) describe();
  update();
}

void SummaryStrip::describe() {
  setAccessibleName(tr("Key figures"));
  QStringList sentences;
  for (const KeyFigure& figure : m_figures) {
    //: %1 title of a figure, %2 its value, %3 change against the baseline (may be empty)
    sentences << tr("%1: %2 %3").arg(figure.title, figure.value, figure.delta).trimmed();
  }
  setAccessibleDescription(sentences.join(tr("; ", "between key figures that are read aloud")));
}

QRect SummaryStrip::cellOf(int index) const {
  const int left = index * width() / kFigures;
  return {left, 0, (index + 1) * width() / kFigures - left, height()};
}

int SummaryStrip::figureAt(const QPoint& position) const {
  if (!rect().contains(position)) return -1;
  for (int i = 0; i < kFigures; ++i) {
    if (cellOf(i).contains(position)) return i;
  }
  return -1;
}

void SummaryStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& t = theme();
  painter.fillRect(rect(), t.panel);
  painter.fillRect(0, height() - 1, width(), 1, t.hairline);
  for (int i = 0; i < static_cast<int>(m_figures.size()); ++i) {
    const QRect cell = cellOf(i);
    painter.setOpacity(m_dimmed ? kStaleOpacity : 1.0);
    paintFigure(painter, cell, m_figures[static_cast<std::size_t>(i)]);
    painter.setOpacity(1.0);
    if (i > 0) painter.fillRect(cell.left(), 10, 1, height() - 21, t.hairline);
    if (hasFocus() && i == m_current) {
      painter.setPen(QPen(t.accent, 2));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(cell.adjusted(4, 4, -4, -5), 4, 4);
    }
  }
}

void SummaryStrip::paintFigure(QPainter& painter, const QRect& cell,
                               const KeyFigure& figure) const {
  const Theme& t = theme();
  const QRect inner = cell.adjusted(kPadding, 0, -7, 0);
  const auto draw = [&](const QRect& area, int alignment, const QFont& font, const QColor& colour,
                        const QString& text) {
    painter.setFont(font);
    painter.setPen(colour);
    const QString fitted = QFontMetrics(font).elidedText(text, Qt::ElideRight, area.width());
    painter.drawText(area, alignment | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                     fitted);
  };
  draw({inner.left(), 7, inner.width(), 16}, Qt::AlignLeft, noteFont(), t.secondary, figure.title);
  draw({inner.left(), 23, inner.width(), 25}, Qt::AlignLeft, valueFont(figure.value, inner.width()),
       figure.bad ? t.bad : t.text, figure.value);

  // The change matters more than the band: the band takes what is left, or nothing.
  const QRect line(inner.left(), 47, inner.width(), 15);
  const QFontMetrics metrics(noteFont());
  const int deltaWidth = std::min(metrics.horizontalAdvance(figure.delta) + 1, line.width());
  QRect noteArea = line;
  if (!figure.delta.isEmpty()) {
    draw(line.adjusted(line.width() - deltaWidth, 0, 0, 0), Qt::AlignRight, noteFont(),
         trendColour(figure.trend), figure.delta);
    noteArea.setWidth(line.width() - deltaWidth - 6);
  }
  // Half a band would mislead, half a remark say nothing: the tooltip has both.
  const bool fits = metrics.horizontalAdvance(figure.note) <= noteArea.width();
  if (fits || figure.delta.isEmpty()) {
    draw(noteArea, Qt::AlignLeft, noteFont(), figure.bad ? t.bad : t.secondary, figure.note);
  }
}

void SummaryStrip::setCurrent(int index) {
  m_current = std::clamp(index, 0, kFigures - 1);
  const KeyFigure& figure = m_figures[static_cast<std::size_t>(m_current)];
  if (hasFocus()) QToolTip::showText(mapToGlobal(cellOf(m_current).bottomLeft()), figure.toolTip);
  update();
}

void SummaryStrip::selectSubjectOf(int index) {
  const auto& subject = m_figures[static_cast<std::size_t>(index)].subject;
  if (!subject) return;
  m_document->selection().select(*subject);
  m_document->selection().reveal(*subject);
}

void SummaryStrip::askWhy(int index) {
  if (index < 0 || index >= static_cast<int>(m_figures.size())) return;
  const QString& metric = m_figures[static_cast<std::size_t>(index)].metric;
  if (!metric.isEmpty()) emit whyRequested(metric);
}

void SummaryStrip::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) askWhy(figureAt(event->position().toPoint()));
}

void SummaryStrip::copyAsText() const {
  QString text;
  for (const KeyFigure& figure : m_figures) {
    const QStringList columns{figure.title, figure.value, figure.note, figure.delta};
    text += columns.join(QLatin1Char('\t')) + QLatin1Char('\n');
  }
  QApplication::clipboard()->setText(text);
}

void SummaryStrip::mousePressEvent(QMouseEvent* event) {
  const int index = figureAt(event->position().toPoint());
  if (event->button() != Qt::LeftButton || index < 0) return;
  m_current = index;
  selectSubjectOf(index);
  update();
}

void SummaryStrip::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) return copyAsText();
  switch (event->key()) {
    case Qt::Key_Left:
      return setCurrent(m_current - 1);
    case Qt::Key_Right:
      return setCurrent(m_current + 1);
    case Qt::Key_Home:
      return setCurrent(0);
    case Qt::Key_End:
      return setCurrent(kFigures - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      return selectSubjectOf(m_current);
    case Qt::Key_W:
      return askWhy(m_current);
    default:
      QWidget::keyPressEvent(event);
  }
}

void SummaryStrip::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void SummaryStrip::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void SummaryStrip::contextMenuEvent(QContextMenuEvent* event) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(tr("Copy key figures"), this, &SummaryStrip::copyAsText);
  const int index =
      event->reason() == QContextMenuEvent::Keyboard ? m_current : figureAt(event->pos());
  if (index >= 0 && !m_figures[static_cast<std::size_t>(index)].metric.isEmpty()) {
    menu->addAction(tr("Why?"), this, [this, index] { askWhy(index); });
  }
  if (index >= 0 && m_figures[static_cast<std::size_t>(index)].subject) {
    menu->addAction(tr("Select the fullest stage"), this,
                    [this, index] { selectSubjectOf(index); });
  }
  menu->popup(event->globalPos());
}

bool SummaryStrip::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const int index = figureAt(help->pos());
    if (index >= 0) {
      QToolTip::showText(help->globalPos(), m_figures[static_cast<std::size_t>(index)].toolTip,
                         this, cellOf(index));
    }
    return true;
  }
  return QWidget::event(event);
}

void SummaryStrip::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) refresh();
}

}  // namespace slicescape::ui
