// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/value_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include "ui/inspector/link_button.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kSwatch = 9;

}  // namespace

ValueRow::ValueRow(QWidget* parent)
    : QWidget(parent),
      m_name(new QLabel(this)),
      m_value(new QLabel(this)),
      m_why(new LinkButton(this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(m_name);
  layout->addWidget(m_value, 1);
  layout->addWidget(m_why);
  m_name->setFont(smallFont());
  m_name->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Preferred);
  m_value->setFont(smallFont());
  m_value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_value->setMinimumWidth(1);  // a long value is shortened, never the name
  m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
  setFixedHeight(24);
  setMetric({});
  connect(m_why, &QAbstractButton::clicked, this, [this] { emit whyRequested(m_metric); });
  retranslateUi();
}

void ValueRow::setName(const QString& name) {
  m_name->setText(name);
  updateAccessibleName();
}

void ValueRow::setValue(const QString& value, const QString& exact) {
  m_text = value;
  m_exact = exact;
  elide();
  updateAccessibleName();
}

void ValueRow::elide() {
  const QString shown = m_value->fontMetrics().elidedText(m_text, Qt::ElideRight, m_value->width());
  m_value->setText(shown);
  m_value->setToolTip(m_exact.isEmpty() && shown != m_text ? m_text : m_exact);
}

void ValueRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layout()->activate();
  elide();
}

void ValueRow::setColour(const QColor& fill) {
  if (fill == m_colour) return;
  m_colour = fill;
  m_name->setContentsMargins(fill.isValid() ? kSwatch + 8 : 0, 0, 0, 0);
  update();
}

void ValueRow::setMetric(const QString& metric) {
  m_metric = metric;
  if (m_why->isHidden() != metric.isEmpty()) {
    m_why->setVisible(!metric.isEmpty());
    layout()->activate();
    elide();
  }
}

QString ValueRow::name() const {
  return m_name->text();
}
QString ValueRow::value() const {
  return m_text;
}

void ValueRow::retranslateUi() {
  m_why->setText(tr("Why?"));
  updateAccessibleName();
}

void ValueRow::updateAccessibleName() {
  //: name of a "Why?" link for assistive technology; %1 is a value's name, %2 the value
  m_why->setAccessibleName(tr("Why is %1 %2?").arg(m_name->text(), m_text));
}

void ValueRow::paintEvent(QPaintEvent*) {
  if (!m_colour.isValid()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme().outlineOf(m_colour), 1));
  painter.setBrush(m_colour);
  painter.drawRoundedRect(QRectF(0.5, (height() - kSwatch) / 2 + 0.5, kSwatch, kSwatch), 2, 2);
}

void ValueRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QWidget::changeEvent(event);
}

UsageRow::UsageRow(QWidget* parent) : QWidget(parent) {
  setFont(smallFont());
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void UsageRow::setUsage(const LinkUsage& usage) {
  if (usage == m_usage) return;
  m_usage = usage;
  setAccessibleName(usage.name);
  setAccessibleDescription(usage.figure);
  setToolTip(usage.details);
  update();
}

void UsageRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRect line(0, 2, width(), 18);
  const int figureWidth = fontMetrics().horizontalAdvance(m_usage.figure);
  painter.setPen(theme().text);
  painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, m_usage.figure);
  const int nameWidth = width() - figureWidth - 8;
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   fontMetrics().elidedText(m_usage.name, Qt::ElideRight, nameWidth));
  const QRectF track(0, 23, width(), 4);
  painter.setPen(Qt::NoPen);
  const auto bar = [&](double share, const QColor& colour) {
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(track.x(), track.y(), track.width() * share, track.height()), 2,
                            2);
  };
  bar(1, theme().grid);
  if (m_usage.share > 0) bar(m_usage.share, theme().hidden);
  if (m_usage.exposed > 0) bar(m_usage.exposed, theme().exposed);
}

}  // namespace slicescape::ui
