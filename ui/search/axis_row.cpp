// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/axis_row.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "core/units/parameter_registry.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/quantity_edit.h"
#include "ui/widgets/quantity_line.h"
#include "ui/widgets/wheel_guard.h"

namespace slicescape::ui {
namespace {

constexpr int kLabelWidth = 112;
constexpr int kModeWidth = 88;
constexpr int kOpenEnd = 1048576;  ///< the highest degree of a plan file

int leastOf(SearchAxis axis) {
  return axis == SearchAxis::Zero ? 0 : 1;
}

int mostOf(SearchAxis axis) {
  return axis == SearchAxis::Zero ? 3 : kOpenEnd;
}

}  // namespace

AxisRow::AxisRow(SearchAxis axis, const char* parameter, QWidget* parent)
    : QWidget(parent),
      m_axis(axis),
      m_parameter(parameter),
      m_label(new QLabel(this)),
      m_modes(new QComboBox(this)),
      m_low(new QuantityEdit(QuantityKind::Count, this)),
      m_dash(new QLabel(QStringLiteral("–"), this)),
      m_high(new QuantityEdit(QuantityKind::Count, this)),
      m_range(new QLabel(this)) {
  setObjectName(QLatin1String(parameter));
  for (int i = 0; i < 3; ++i) m_modes->addItem(QString());
  m_modes->setFixedWidth(kModeWidth);
  keepWheelForPanel(m_modes);
  m_label->setFont(smallFont());
  m_label->setFixedWidth(kLabelWidth);
  m_label->setMinimumHeight(28);
  m_label->setWordWrap(true);
  m_range->setFont(smallFont());
  m_range->setForegroundRole(QPalette::PlaceholderText);
  m_range->setMinimumHeight(28);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(m_label, 0, Qt::AlignTop);
  layout->addWidget(m_modes, 0, Qt::AlignTop);
  layout->addWidget(m_low, 1, Qt::AlignTop);
  layout->addWidget(m_dash, 0, Qt::AlignTop);
  layout->addWidget(m_high, 1, Qt::AlignTop);
  layout->addWidget(m_range, 2, Qt::AlignTop);
  m_dash->setMinimumHeight(28);
  connect(m_modes, &QComboBox::activated, this, [this](int index) {
    setMode(static_cast<Mode>(index));
    emit changed();
  });
  for (QuantityEdit* edit : {m_low, m_high}) {
    connect(edit, &QuantityEdit::committed, this, [this] {
      applyRanges();
      emit changed();
    });
  }
  setDefaults({leastOf(axis), mostOf(axis)}, leastOf(axis));
  retranslateUi();
  showFields();
}

void AxisRow::setDefaults(const AxisBound& free, int own) {
  m_free = free;
  m_own = own;
  if (!m_low->value()) m_low->setValue(own);
  if (!m_high->value()) m_high->setValue(std::max(own, std::min(free.high, mostOf(m_axis))));
  applyRanges();
  retranslateUi();
}

void AxisRow::applyRanges() {
  const double least = leastOf(m_axis);
  const double most = mostOf(m_axis);
  const bool between = mode() == Between;
  m_low->setRange(least, between ? m_high->value().value_or(most) : most);
  m_high->setRange(between ? m_low->value().value_or(least) : least, most);
}

AxisRow::Mode AxisRow::mode() const {
  return static_cast<Mode>(std::max(0, m_modes->currentIndex()));
}

/// A mode begins with what is likely: fixed is the plan's own value, between reaches from the
/// least value to the most that free would try.
void AxisRow::setMode(Mode mode) {
  m_modes->setCurrentIndex(mode);
  if (mode == Fixed) m_low->setValue(m_own);
  if (mode == Between) {
    m_low->setValue(leastOf(m_axis));
    m_high->setValue(std::max(m_own, std::min(m_free.high, 64)));
  }
  applyRanges();
  showFields();
}

void AxisRow::setBound(const AxisBound& bound) {
  const bool fixed = bound.isFixed();
  setMode(bound == m_free ? Free : fixed ? Fixed : Between);
  m_low->setValue(bound.low);
  m_high->setValue(std::min(bound.high, mostOf(m_axis)));
  applyRanges();
}

AxisBound AxisRow::bound() const {
  const int low = static_cast<int>(m_low->value().value_or(m_own));
  const int high = static_cast<int>(m_high->value().value_or(m_own));
  switch (mode()) {
    case Fixed:
      return {low, low};
    case Between:
      return {low, high};
    case Free:
      break;
  }
  return m_free;
}

bool AxisRow::isRefused() const {
  return (mode() != Free && m_low->line()->isRefused()) ||
         (mode() == Between && m_high->line()->isRefused());
}

void AxisRow::reset() {
  setMode(Free);
}

void AxisRow::showFields() {
  m_low->setVisible(mode() != Free);
  m_dash->setVisible(mode() == Between);
  m_high->setVisible(mode() == Between);
  m_range->setVisible(mode() == Free);
}

void AxisRow::retranslateUi() {
  m_modes->setItemText(Free, tr("free"));
  m_modes->setItemText(Fixed, tr("fixed"));
  m_modes->setItemText(Between, tr("between"));
  const bool isOpen = m_free.high >= kOpenEnd;
  //: The values that a free axis may take: "1 to 16"
  m_range->setText(isOpen ? tr("any") : tr("%1 to %2").arg(m_free.low).arg(m_free.high));
  const ParameterInfo* info = findParameter(m_parameter);
  if (info == nullptr) return;
  const QString name = translated(info->label);
  m_label->setText(name);
  m_label->setToolTip(translated(info->meaning));
  m_modes->setAccessibleName(name);
  m_modes->setAccessibleDescription(translated(info->meaning));
  //: %1 an axis: tensor parallel
  m_low->setFieldName(mode() == Fixed ? name : tr("%1, at least").arg(name));
  //: %1 an axis: tensor parallel
  m_high->setFieldName(tr("%1, at most").arg(name));
}

void AxisRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
