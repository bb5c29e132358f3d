// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweeps/sweep_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/charts/sweep_chart.h"
#include "ui/sweeps/axis_edit.h"
#include "ui/sweeps/sweep_words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kFormWidth = 296;

}  // namespace

SweepPage::SweepPage(Document* document, QWidget* parent)
    : QWidget(parent), m_document(document), m_chart(new SweepChart(this)) {
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFixedWidth(kFormWidth);
  auto* form = new QWidget(scroll);
  buildForm(form);
  scroll->setWidget(form);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->addWidget(scroll);
  layout->addWidget(m_chart, 1);

  connect(m_two, &QCheckBox::toggled, m_second, &QWidget::setVisible);
  m_second->hide();
  connect(m_output, &QComboBox::currentIndexChanged, this, &SweepPage::fillChart);
  connect(m_run, &QPushButton::clicked, this, &SweepPage::run);
  connect(m_stop, &QPushButton::clicked, this, &SweepPage::stop);
  connect(m_chart, &SweepChart::picked, this, &SweepPage::load);
  connect(&m_job, &BackgroundJob::started, this, &SweepPage::updateStatus);
  connect(&m_job, &BackgroundJob::finished, this, &SweepPage::updateStatus);
  connect(&m_job, &BackgroundJob::progressed, this,
          [this](double share) { m_progress->setValue(static_cast<int>(100 * share)); });
  connect(document, &Document::planChanged, this, &SweepPage::updateStatus);
  connect(document, &Document::replaced, this, [this] {
    m_job.cancel();
    take(m_document->plan(), {}, std::vector<SweepPoint>{});
  });
  retranslateUi();
}

void SweepPage::buildForm(QWidget* form) {
  m_intro = new QLabel(form);
  m_intro->setWordWrap(true);
  m_intro->setFont(smallFont());
  m_firstLabel = new QLabel(form);
  m_first = new AxisEdit(m_document, "workload.seq_len", form);
  m_two = new QCheckBox(form);
  m_second = new AxisEdit(m_document, "gpus", form);
  m_outputLabel = new QLabel(form);
  m_output = new QComboBox(form);
  m_run = new QPushButton(form);
  m_stop = new QPushButton(form);
  m_export = new QToolButton(form);
  m_export->setPopupMode(QToolButton::InstantPopup);
  m_progress = new QProgressBar(form);
  m_progress->setTextVisible(false);
  m_progress->setFixedHeight(6);
  m_progress->setRange(0, 100);
  m_status = new QLabel(form);
  m_status->setWordWrap(true);
  m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_run);
  buttons->addWidget(m_stop);
  buttons->addStretch();
  buttons->addWidget(m_export);
  auto* layout = new QVBoxLayout(form);
  layout->setContentsMargins(4, 4, 12, 4);
  layout->setSpacing(6);
  for (QWidget* part : std::initializer_list<QWidget*>{m_intro, m_firstLabel, m_first, m_two,
                                                       m_second, m_outputLabel, m_output}) {
    layout->addWidget(part);
  }
  layout->addSpacing(6);
  layout->addLayout(buttons);
  layout->addWidget(m_progress);
  layout->addWidget(m_status);
  layout->addStretch();
}

QString SweepPage::status() const {
  return m_status->text();
}

QString SweepPage::outputId() const {
  return m_output->currentData().toString();
}

void SweepPage::run() {
  std::vector<SweepAxis> axes{m_first->axis()};
  if (m_two->isChecked()) axes.push_back(m_second->axis());
  const bool complete = std::all_of(axes.begin(), axes.end(),
                                    [](const SweepAxis& axis) { return !axis.values.empty(); });
  if (!complete || (axes.size() == 2 && axes[0].path == axes[1].path)) {
    m_error = Error({}, {},
                    complete ? Text{SLICESCAPE_TEXT("Both parameters are the same."), {}}
                             : Text{SLICESCAPE_TEXT("The range has no beginning or no end."), {}},
                    {SLICESCAPE_TEXT("Choose another parameter or range."), {}});
    return updateStatus();
  }
  m_error.reset();
  m_progress->setValue(0);
  m_job.start([this, plan = m_document->committedPlan(), axes](
                  const std::atomic<bool>& cancel,
                  const BackgroundJob::Report& report) -> BackgroundJob::Done {
    SweepOptions options;
    options.cancel = &cancel;
    options.progress = report;
    return [this, plan, axes, points = sweep(plan, axes, options)] { take(plan, axes, points); };
  });
}

void SweepPage::stop() {
  m_job.stop();
}

void SweepPage::take(const Plan& base, std::vector<SweepAxis> axes,
                     const Result<std::vector<SweepPoint>>& points) {
  m_base = base;
  m_loaded.reset();
  m_points.clear();
  m_axes = std::move(axes);
  m_error.reset();
  if (points) {
    m_points = *points;
  } else {
    m_error = points.error();
    m_axes.clear();
  }
  // A stopped sweep has only some of the combinations, in order.
  m_cells.clear();
  std::size_t next = 0;
  const auto place = [&](const std::vector<double>& values) {
    const bool found = next < m_points.size() && m_points[next].values == values;
    m_cells.push_back(found ? static_cast<int>(next++) : -1);
  };
  for (std::size_t i = 0; !m_axes.empty() && i < m_axes[0].values.size(); ++i) {
    if (m_axes.size() == 1) {
      place({m_axes[0].values[i]});
      continue;
    }
    for (const double second : m_axes[1].values) place({m_axes[0].values[i], second});
  }
  m_chart->setLoaded(-1);
  fillChart();
  updateStatus();
}

const SweepPoint* SweepPage::pointOf(int cell) const {
  if (cell < 0 || cell >= static_cast<int>(m_cells.size())) return nullptr;
  const int index = m_cells[static_cast<std::size_t>(cell)];
  return index < 0 ? nullptr : &m_points[static_cast<std::size_t>(index)];
}

/// Points belong to the plan that was swept: loading one must not undo later edits.
bool SweepPage::isOfThisPlan() const {
  const Plan& plan = m_document->committedPlan();
  return plan == m_base || (m_loaded && plan == *m_loaded);
}

void SweepPage::load(int cell) {
  const SweepPoint* point = pointOf(cell);
  if (point == nullptr || !isOfThisPlan()) return;
  m_loaded = point->plan;
  m_chart->setLoaded(cell);
  //: an entry of the undo list: %1 the inputs of a point, "Sequence length 8,192"
  m_document->apply(tr("Load the point %1").arg(inputsOf(*point)), point->plan);
  updateStatus();
}

void SweepPage::updateStatus() {
  const bool running = m_job.isRunning();
  m_run->setEnabled(!running);
  m_stop->setEnabled(running);
  m_progress->setVisible(running);
  m_export->setEnabled(!m_points.empty());
  if (running) {
    m_status->setText(tr("Evaluating the combinations…"));
  } else if (m_error) {
    m_status->setText(translated(*m_error));
  } else if (m_points.empty()) {
    m_status->clear();
  } else if (!isOfThisPlan()) {
    m_status->setText(tr("The plan has changed since this sweep. Run it again to load points."));
  } else {
    const auto count = [&](Verdict verdict) {
      return static_cast<int>(
          std::count_if(m_points.begin(), m_points.end(),
                        [&](const SweepPoint& point) { return point.verdict == verdict; }));
    };
    //: %1 such as "42 points fit", %2 "5 do not fit", %3 "2 cannot run"
    m_status->setText(tr("%1, %2, %3. Click a point to load its plan.")
                          .arg(tr("%n point(s) fit", nullptr, count(Verdict::Fits)),
                               tr("%n do(es) not fit", nullptr, count(Verdict::DoesNotFit)),
                               tr("%n cannot run", nullptr, count(Verdict::Invalid))));
  }
}

void SweepPage::fillOutputs() {
  const QSignalBlocker quiet(m_output);
  const QString present = outputId();
  m_output->clear();
  for (const std::string& output : sweepOutputs()) {
    m_output->addItem(sweepOutputName(output), QString::fromStdString(output));
  }
  m_output->setCurrentIndex(std::max(0, m_output->findData(present)));
}

void SweepPage::retranslateUi() {
  m_intro->setText(tr("What an output does over a range of one parameter, or of two."));
  m_firstLabel->setText(tr("Vary"));
  m_two->setText(tr("and a second parameter"));
  m_outputLabel->setText(tr("Show"));
  m_output->setAccessibleName(tr("Output"));
  m_run->setText(tr("Run"));
  m_stop->setText(tr("Stop"));
  m_export->setText(tr("Export ▾"));
  m_export->setAccessibleName(tr("Export"));
  m_progress->setAccessibleName(tr("Progress of the sweep"));
  m_chart->setAccessibleName(tr("Result of the sweep"));
  m_chart->setEmptyText(
      tr("Choose a parameter and its range, then Run: the chart shows every point, those that do "
         "not fit included, and a click on one loads its plan."));
  fillOutputs();
  fillExportMenu();
  fillChart();
  updateStatus();
}

void SweepPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
