// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/gpu_row.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/quantity_edit.h"
#include "ui/widgets/quantity_line.h"
#include "ui/widgets/wheel_guard.h"

namespace slicescape::ui {
namespace {

constexpr int kLabelWidth = 112;
constexpr double kMostGpus = 1 << 24;

}  // namespace

GpuRow::GpuRow(QWidget* parent)
    : QWidget(parent),
      m_label(new QLabel(this)),
      m_modes(new QComboBox(this)),
      m_pair(new QWidget(this)),
      m_fewest(new QuantityEdit(QuantityKind::Count, m_pair)),
      m_most(new QuantityEdit(QuantityKind::Count, m_pair)) {
  setObjectName(QStringLiteral("gpus"));
  for (int i = 0; i < 3; ++i) m_modes->addItem(QString());
  keepWheelForPanel(m_modes);
  m_label->setFont(smallFont());
  m_label->setFixedWidth(kLabelWidth);
  m_label->setMinimumHeight(28);
  auto* dash = new QLabel(QStringLiteral("–"), m_pair);
  dash->setMinimumHeight(28);
  auto* fields = new QHBoxLayout(m_pair);
  fields->setContentsMargins(0, 0, 0, 0);
  fields->setSpacing(4);
  fields->addWidget(m_fewest, 1, Qt::AlignTop);
  fields->addWidget(dash, 0, Qt::AlignTop);
  fields->addWidget(m_most, 1, Qt::AlignTop);
  auto* column = new QVBoxLayout;
  column->setSpacing(4);
  column->addWidget(m_modes);
  column->addWidget(m_pair);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(m_label, 0, Qt::AlignTop);
  layout->addLayout(column, 1);
  connect(m_modes, &QComboBox::activated, this,
          [this](int index) { setMode(static_cast<Mode>(index)); });
  for (QuantityEdit* edit : {m_fewest, m_most}) {
    connect(edit, &QuantityEdit::committed, this, &GpuRow::applyRanges);
  }
  retranslateUi();
  showFields();
}

void GpuRow::setCounts(qint64 plan, qint64 cluster, qint64 host) {
  m_plan = plan;
  m_cluster = std::max<qint64>(1, cluster);
  m_host = std::clamp<qint64>(host, 1, m_cluster);
  if (!m_fewest->value()) m_fewest->setValue(double(m_host));
  if (!m_most->value()) m_most->setValue(double(m_cluster));
  applyRanges();
  retranslateUi();
}

void GpuRow::applyRanges() {
  m_fewest->setRange(1, m_most->value().value_or(kMostGpus));
  m_most->setRange(m_fewest->value().value_or(1), kMostGpus);
}

GpuRow::Mode GpuRow::mode() const {
  return static_cast<Mode>(std::max(0, m_modes->currentIndex()));
}

void GpuRow::setMode(Mode mode) {
  const bool begins = mode == Between && this->mode() != Between;
  m_modes->setCurrentIndex(mode);
  if (begins) {
    m_fewest->setValue(double(m_host));
    m_most->setValue(double(m_cluster));
    applyRanges();
  }
  showFields();
}

std::pair<qint64, qint64> GpuRow::range() const {
  switch (mode()) {
    case AsPlan:
      return {m_plan, m_plan};
    case WholeCluster:
      return {m_cluster, m_cluster};
    case Between:
      break;
  }
  return {static_cast<qint64>(m_fewest->value().value_or(1)),
          static_cast<qint64>(m_most->value().value_or(double(m_cluster)))};
}

void GpuRow::setRange(qint64 fewest, qint64 most) {
  setMode(Between);
  m_fewest->setValue(double(fewest));
  m_most->setValue(double(most));
  applyRanges();
}

bool GpuRow::isRefused() const {
  return mode() == Between && (m_fewest->line()->isRefused() || m_most->line()->isRefused());
}

void GpuRow::showFields() {
  m_pair->setVisible(mode() == Between);
}

void GpuRow::retranslateUi() {
  m_label->setText(tr("GPUs"));
  m_modes->setAccessibleName(tr("GPUs"));
  m_modes->setItemText(AsPlan, tr("as in the plan: %1").arg(displayCount(m_plan)));
  m_modes->setItemText(WholeCluster, tr("the whole cluster: %1").arg(displayCount(m_cluster)));
  m_modes->setItemText(Between, tr("between"));
  m_fewest->setFieldName(tr("GPUs, at least"));
  m_most->setFieldName(tr("GPUs, at most"));
}

void GpuRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
