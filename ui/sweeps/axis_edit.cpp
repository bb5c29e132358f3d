// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweeps/axis_edit.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "core/units/parameter_registry.h"
#include "ui/sweeps/sweep_words.h"
#include "ui/widgets/quantity_edit.h"

namespace slicescape::ui {
namespace {

constexpr int kMostPoints = 64;
constexpr int kUsualPoints = 7;
constexpr int kRangeHeight = 48;  // a field and the remark below it

}  // namespace

InputChoice::InputChoice(QWidget* parent) : QComboBox(parent) {
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(18);
  setMaxVisibleItems(20);
  retranslate();
}

void InputChoice::setPath(const std::string& path) {
  const int index = findData(QString::fromStdString(path));
  if (index >= 0) setCurrentIndex(index);
}

void InputChoice::retranslate() {
  const QSignalBlocker quiet(this);
  const std::string present = path();
  clear();
  for (const std::string& input : sweepInputs()) {
    if (static_cast<std::size_t>(count()) == usualSweepInputs()) insertSeparator(count());
    addItem(sweepInputName(input), QString::fromStdString(input));
    setItemData(count() - 1, QString::fromStdString(input), Qt::ToolTipRole);
  }
  if (!present.empty()) setPath(present);
}

std::pair<double, double> usualRange(const Plan& plan, const std::string& path) {
  const double own = sweepValue(plan, path).value_or(1);
  if (path == "link_bandwidth") return {0.25, 4};
  const ParameterInfo* info = findParameter(path);
  double low = own > 0 ? own / 4 : 0;
  double high = own > 0 ? own * 4 : 1;
  if (sweepQuantity(path) == QuantityKind::Count) low = std::max(1.0, std::round(low));
  if (info != nullptr) {
    low = std::clamp(low, info->minimum, info->maximum);
    high = std::clamp(high, info->minimum, info->maximum);
  }
  return {low, high};
}

AxisEdit::AxisEdit(Document* document, const std::string& path, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_input(new InputChoice(this)),
      m_points(new QSpinBox(this)),
      m_spacing(new QComboBox(this)),
      m_layout(new QVBoxLayout(this)) {
  m_points->setRange(2, kMostPoints);
  m_points->setValue(kUsualPoints);
  m_spacing->addItem({}, false);
  m_spacing->addItem({}, true);
  m_spacing->setCurrentIndex(1);
  auto* spacing = new QHBoxLayout;
  spacing->addWidget(m_points);
  spacing->addWidget(m_spacing, 1);
  m_layout->setContentsMargins(0, 0, 0, 0);
  m_layout->setSpacing(4);
  m_layout->addWidget(m_input);
  m_layout->addLayout(spacing);
  m_input->setPath(path);
  connect(m_input, &QComboBox::currentIndexChanged, this, &AxisEdit::takePath);
  connect(m_points, &QSpinBox::valueChanged, this, &AxisEdit::changed);
  connect(m_spacing, &QComboBox::currentIndexChanged, this, &AxisEdit::changed);
  // Another plan has other values to begin with.
  connect(document, &Document::replaced, this, &AxisEdit::takePath);
  takePath();
  retranslateUi();
}

void AxisEdit::buildFields() {
  delete m_range;
  m_range = new QWidget(this);
  m_range->setMinimumHeight(kRangeHeight);
  auto* row = new QHBoxLayout(m_range);
  row->setContentsMargins(0, 0, 0, 0);
  m_low = new QuantityEdit(sweepQuantity(path()), m_range);
  m_high = new QuantityEdit(sweepQuantity(path()), m_range);
  row->addWidget(m_low, 1, Qt::AlignTop);
  row->addWidget(m_high, 1, Qt::AlignTop);
  for (QuantityEdit* edit : {m_low, m_high}) {
    if (const ParameterInfo* info = findParameter(path())) {
      edit->setRange(info->minimum, info->maximum);
    } else {
      edit->setRange(0, 1e18);
    }
    connect(edit, &QuantityEdit::committed, this, [this, edit](double value) {
      edit->setValue(value);
      emit changed();
    });
  }
  m_layout->insertWidget(1, m_range);
}

void AxisEdit::takePath() {
  buildFields();
  const auto [low, high] = usualRange(m_document->committedPlan(), path());
  m_low->setValue(low);
  m_high->setValue(high);
  retranslateUi();
  emit changed();
}

void AxisEdit::setRange(double low, double high) {
  m_low->setValue(low);
  m_high->setValue(high);
  emit changed();
}

void AxisEdit::setPoints(int points) {
  m_points->setValue(points);
}

void AxisEdit::setByFactors(bool byFactors) {
  m_spacing->setCurrentIndex(byFactors ? 1 : 0);
}

SweepAxis AxisEdit::axis() const {
  SweepAxis axis{path(), {}};
  const auto low = m_low->value();
  const auto high = m_high->value();
  if (!low || !high || *low > *high) return axis;
  axis.values = sweepValues(m_document->committedPlan(), axis.path, *low, *high, m_points->value(),
                            m_spacing->currentData().toBool());
  return axis;
}

void AxisEdit::retranslateUi() {
  m_input->retranslate();
  m_input->setAccessibleName(tr("Parameter"));
  m_low->setFieldName(tr("From"));
  m_high->setFieldName(tr("To"));
  m_low->setToolTip(tr("First value"));
  m_high->setToolTip(tr("Last value"));
  m_points->setAccessibleName(tr("Number of values"));
  m_points->setSuffix(tr(" values"));
  m_spacing->setAccessibleName(tr("Spacing"));
  m_spacing->setItemText(0, tr("in equal steps"));
  m_spacing->setItemText(1, tr("by equal factors"));
}

void AxisEdit::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
