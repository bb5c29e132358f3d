// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_panel.h"

#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include "ui/charts/chart_frame.h"
#include "ui/timeline/timeline_text.h"

namespace slicescape::ui {
namespace {

constexpr int kHeaderHeight = 28;
constexpr int kPadding = 8;
constexpr int kButtonHeight = 24;

}  // namespace

TimelinePanel::TimelinePanel(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_view(new TimelineView(document, this)),
      m_idleCauses(new QToolButton(this)),
      m_criticalPath(new QToolButton(this)),
      m_fit(new QToolButton(this)),
      m_menu(new QToolButton(this)) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  for (QToolButton* button : {m_idleCauses, m_criticalPath, m_fit, m_menu}) {
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFont(smallFont());
  }
  m_idleCauses->setCheckable(true);
  m_criticalPath->setCheckable(true);
  m_menu->setText(QStringLiteral("⋯"));
  connect(m_idleCauses, &QToolButton::toggled, this, [this](bool shown) {
    m_view->setIdleCauses(shown);
    emit idleCausesChanged(shown);
  });
  connect(m_criticalPath, &QToolButton::toggled, this, [this](bool shown) {
    m_view->setCriticalPath(shown);
    emit criticalPathChanged(shown);
  });
  connect(m_fit, &QToolButton::clicked, m_view, &TimelineView::fitAll);
  connect(m_menu, &QToolButton::clicked, this, [this] {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(menu);
    menu->popup(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
  });
  connect(m_view, &TimelineView::contentChanged, this, &TimelinePanel::updateContent);
  setTabOrder(m_idleCauses, m_criticalPath);
  setTabOrder(m_criticalPath, m_fit);
  setTabOrder(m_fit, m_menu);
  setTabOrder(m_menu, m_view);
  retranslateUi();
}

void TimelinePanel::setIdleCauses(bool shown) {
  m_idleCauses->setChecked(shown);
}

void TimelinePanel::setCriticalPath(bool shown) {
  m_criticalPath->setChecked(shown);
}

QString TimelinePanel::heading() const {
  const auto& data = m_view->scene().data;
  if (data == nullptr || data->isEmpty()) return tr("Timeline");
  return TimelineText::heading(*data);
}

std::vector<LegendEntry> TimelinePanel::legend(const Theme& theme) const {
  const auto& data = m_view->scene().data;
  if (data == nullptr || data->isEmpty()) return {};
  return TimelineText::legend(*data, m_view->scene().style, theme);
}

double TimelinePanel::legendRoom(double width) const {
  return legendHeight(legend(theme()), width);
}

/// Heading and legend alone: the view between them paints itself.
void TimelinePanel::updateContent() {
  arrange();
  update(0, 0, width(), m_view->y());
  const int bottom = m_view->geometry().bottom() + 1;
  update(0, bottom, width(), height() - bottom);
}

void TimelinePanel::arrange() {
  int right = width() - kPadding;
  for (QToolButton* button : {m_menu, m_fit, m_criticalPath, m_idleCauses}) {
    const int wide = button->sizeHint().width();
    right -= wide;
    button->setGeometry(right, (kHeaderHeight - kButtonHeight) / 2, wide, kButtonHeight);
  }
  const int bottom = static_cast<int>(legendRoom(width()));
  m_view->setGeometry(0, kHeaderHeight, width(), std::max(height() - kHeaderHeight - bottom, 40));
}

void TimelinePanel::paintFrame(QPainter& painter, const QRectF& frame, double headingRight,
                               const Theme& theme) const {
  const QFontMetricsF metrics(sectionFont());
  painter.setFont(sectionFont());
  painter.setPen(theme.text);
  const QRectF top(frame.left() + kPadding, frame.top(), headingRight - kPadding, kHeaderHeight);
  painter.drawText(top, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                   metrics.elidedText(heading(), Qt::ElideRight, top.width()));
  const std::vector<LegendEntry> entries = legend(theme);
  const double height = legendHeight(entries, frame.width());
  paintLegend(
      painter,
      QRectF(frame.left() + kPadding, frame.bottom() - height, frame.width() - kPadding, height),
      entries, theme);
}

void TimelinePanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().panel);
  paintFrame(painter, rect(), m_idleCauses->x() - kPadding, theme());
}

void TimelinePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void TimelinePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void TimelinePanel::retranslateUi() {
  setAccessibleName(tr("Timeline"));
  m_idleCauses->setText(tr("Idle by cause"));
  m_idleCauses->setToolTip(tr("Colour idle time by what the rank waits for"));
  m_criticalPath->setText(tr("Critical path"));
  m_criticalPath->setToolTip(
      tr("Highlight the chain of operations that decides how long the step takes"));
  m_fit->setText(tr("Fit"));
  m_fit->setToolTip(tr("Show the whole step"));
  m_menu->setToolTip(tr("Copy or save the timeline"));
  for (QToolButton* button : {m_idleCauses, m_criticalPath, m_fit}) {
    button->setAccessibleName(button->text());
    button->setAccessibleDescription(button->toolTip());
  }
  m_menu->setAccessibleName(tr("Timeline menu"));
  updateContent();
}

}  // namespace slicescape::ui
