// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/arrivals_form.h"

#include <QEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>
#include <functional>

#include "core/units/quantity_kind.h"
#include "ui/theme/theme.h"
#include "ui/widgets/quantity_edit.h"

namespace slicescape::ui {
namespace {

constexpr double kUsualLoad = 0.8;
constexpr int kCaptionWidth = 128;

}  // namespace

ArrivalsForm::ArrivalsForm(QWidget* parent)
    : QWidget(parent),
      m_heading(new QLabel(this)),
      m_fromFile(new QRadioButton(this)),
      m_generated(new QRadioButton(this)),
      m_path(new QLineEdit(this)),
      m_browse(new QPushButton(this)),
      m_layout(new QFormLayout) {
  m_heading->setFont(sectionFont());
  m_generated->setChecked(true);
  m_arrivals.load = kUsualLoad;
  auto* file = new QHBoxLayout;
  file->setSpacing(4);
  file->addWidget(m_path, 1);
  file->addWidget(m_browse);
  m_layout->setVerticalSpacing(5);
  m_layout->setHorizontalSpacing(8);
  m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  column->addWidget(m_heading);
  column->addWidget(m_fromFile);
  column->addLayout(file);
  column->addWidget(m_generated);
  column->addLayout(m_layout);

  JobMix& mix = m_arrivals.mix;
  m_load = addNumber("load", QT_TR_NOOP("Offered load"),
                     QT_TR_NOOP("GPU-hours that the jobs ask for, over those of the pool. The "
                                "published durations are scaled to it; empty takes them as they "
                                "are."),
                     int(QuantityKind::Share), 0.01, 10, kUsualLoad,
                     [this](double value) { m_arrivals.load = value; });
  connect(m_load, &QuantityEdit::cleared, this, [this] {
    m_arrivals.load.reset();
    emit edited();
  });
  addNumber("jobsPerDay", QT_TR_NOOP("Jobs a day"),
            QT_TR_NOOP("Philly, 2017: 82,247 jobs in 108 days."), int(QuantityKind::Number), 1, 1e6,
            mix.jobsPerDay, [this](double value) { m_arrivals.mix.jobsPerDay = value; });
  addNumber("burstiness", QT_TR_NOOP("Burstiness"),
            QT_TR_NOOP("Coefficient of variation of the time between two jobs: 1 is a Poisson "
                       "process, Philly had 15."),
            int(QuantityKind::Number), 1, 100, mix.burstiness,
            [this](double value) { m_arrivals.mix.burstiness = value; });
  addNumber("days", QT_TR_NOOP("Days"), QT_TR_NOOP("How long jobs arrive."),
            int(QuantityKind::Number), 0.05, 3650, mix.days,
            [this](double value) { m_arrivals.mix.days = value; });
  addNumber("largest", QT_TR_NOOP("Largest job, GPUs"),
            QT_TR_NOOP("Larger ones are left out of the published mix, which goes up to 32."),
            int(QuantityKind::Count), 1, 1 << 20, mix.largestDevices,
            [this](double value) { m_arrivals.mix.largestDevices = int(value); });
  addNumber("preemptibleShare", QT_TR_NOOP("Preemptible"),
            QT_TR_NOOP("Share of the jobs that have a low priority and may be preempted."),
            int(QuantityKind::Share), 0, 1, mix.preemptibleShare,
            [this](double value) { m_arrivals.mix.preemptibleShare = value; });
  addNumber("seed", QT_TR_NOOP("Seed"),
            QT_TR_NOOP("The same seed gives the same jobs on every machine."),
            int(QuantityKind::Count), 0, 1e9, double(mix.seed),
            [this](double value) { m_arrivals.mix.seed = std::uint64_t(value); });

  m_fromFile->setObjectName(QStringLiteral("fromFile"));
  m_generated->setObjectName(QStringLiteral("generated"));
  m_path->setObjectName(QStringLiteral("path"));
  connect(m_fromFile, &QRadioButton::clicked, this, [this] { choose(true); });
  connect(m_generated, &QRadioButton::clicked, this, [this] { choose(false); });
  connect(m_browse, &QPushButton::clicked, this, &ArrivalsForm::browse);
  connect(m_path, &QLineEdit::editingFinished, this, [this] {
    if (m_path->text() != m_file) setFile(m_path->text());
  });
  retranslateUi();
  updateEnabled();
}

QuantityEdit* ArrivalsForm::addNumber(const char* key, const char* label, const char* meaning,
                                      int kind, double least, double most, double value,
                                      std::function<void(double)> write) {
  auto* edit = new QuantityEdit(QuantityKind(kind), this);
  edit->setObjectName(QLatin1String(key));
  edit->setRange(least, most);
  edit->setValue(value);
  connect(edit, &QuantityEdit::committed, this, [this, write = std::move(write)](double entered) {
    write(entered);
    emit edited();
  });
  auto* caption = new QLabel(this);
  caption->setFont(smallFont());
  caption->setBuddy(edit);
  caption->setMinimumWidth(kCaptionWidth);
  m_layout->addRow(caption, edit);
  m_rows.push_back({label, meaning, caption, edit});
  return edit;
}

void ArrivalsForm::setFile(const QString& path) {
  m_file = path;
  m_path->setText(path);
  m_fromFile->setChecked(true);
  choose(true);
}

void ArrivalsForm::browse() {
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Jobs from a file"), m_file,
                                   tr("Job traces (*.csv *.swf *.txt *.tsv);;All files (*)"));
  if (!path.isEmpty()) setFile(path);
}

void ArrivalsForm::choose(bool file) {
  m_arrivals.file = file ? m_file : QString();
  updateEnabled();
  emit edited();
  if (file && m_file.isEmpty()) browse();
}

void ArrivalsForm::updateEnabled() {
  m_path->setEnabled(m_fromFile->isChecked());
  for (const Row& row : m_rows) {
    row.caption->setEnabled(m_generated->isChecked());
    row.edit->setEnabled(m_generated->isChecked());
  }
}

void ArrivalsForm::retranslateUi() {
  m_heading->setText(tr("Jobs"));
  m_fromFile->setText(tr("From a file"));
  m_fromFile->setToolTip(
      tr("CSV with the columns submit_s, duration_s and gpus, a Standard Workload "
         "Format file, or the output of sacct --parsable2."));
  m_generated->setText(tr("Generated, bursty"));
  m_generated->setToolTip(
      tr("Sizes and durations of Microsoft's Philly cluster, arrivals in bursts."));
  m_path->setPlaceholderText(tr("CSV, SWF or sacct output"));
  m_path->setAccessibleName(tr("File of jobs"));
  m_path->setToolTip(m_fromFile->toolTip());
  m_browse->setText(tr("Choose…"));
  m_browse->setAccessibleName(tr("Choose a file of jobs"));
  m_load->setOpen(true, tr("as published"));
  for (const Row& row : m_rows) {
    row.caption->setText(tr(row.label));
    row.caption->setToolTip(tr(row.meaning));
    row.edit->setToolTip(tr(row.meaning));
    row.edit->setFieldName(tr(row.label));
    row.edit->setAccessibleDescription(tr(row.meaning));
  }
}

void ArrivalsForm::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
