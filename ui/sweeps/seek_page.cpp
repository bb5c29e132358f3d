// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweeps/seek_page.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/sweeps/axis_edit.h"
#include "ui/sweeps/sweep_words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/quantity_edit.h"

namespace slicescape::ui {
namespace {

constexpr int kFormWidth = 640;
constexpr int kFieldHeight = 48;  // a field and the remark below it

}  // namespace

SeekPage::SeekPage(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_intro(new QLabel(this)),
      m_form(new QFormLayout),
      m_which(new QComboBox(this)),
      m_input(new InputChoice(this)),
      m_range(new QWidget(this)),
      m_output(new QComboBox(this)),
      m_comparison(new QComboBox(this)),
      m_targetRow(new QWidget(this)),
      m_find(new QPushButton(this)),
      m_stop(new QPushButton(this)),
      m_apply(new QPushButton(this)),
      m_busy(new QProgressBar(this)),
      m_answer(new QLabel(this)) {
  m_intro->setWordWrap(true);
  m_intro->setFont(smallFont());
  m_answer->setWordWrap(true);
  m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_answer->setMinimumHeight(4 * m_answer->fontMetrics().lineSpacing());
  m_answer->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_busy->setRange(0, 0);
  m_busy->setTextVisible(false);
  m_busy->setFixedHeight(6);
  for (QWidget* row : {m_range, m_targetRow}) {
    row->setFixedHeight(kFieldHeight);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
  }
  m_which->addItem({}, false);
  m_which->addItem({}, true);
  m_comparison->addItem({}, false);
  m_comparison->addItem({}, true);

  auto* find = new QHBoxLayout;
  find->addWidget(m_which);
  find->addWidget(m_input, 1);
  auto* target = new QHBoxLayout;
  target->addWidget(m_output, 1);
  target->addWidget(m_comparison);
  m_form->addRow(new QLabel(this), find);
  m_form->addRow(new QLabel(this), m_range);
  m_form->addRow(new QLabel(this), target);
  m_form->addRow(new QLabel(this), m_targetRow);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_find);
  buttons->addWidget(m_stop);
  buttons->addStretch();
  auto* box = new QWidget(this);
  box->setMaximumWidth(kFormWidth);
  auto* column = new QVBoxLayout(box);
  column->setSpacing(8);
  column->addWidget(m_intro);
  column->addLayout(m_form);
  column->addLayout(buttons);
  column->addWidget(m_busy);
  column->addWidget(m_answer);
  column->addWidget(m_apply, 0, Qt::AlignLeft);
  column->addStretch();
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->addWidget(box, 1);
  layout->addStretch();

  fillChoices();
  m_input->setPath("workload.seq_len");
  m_which->setCurrentIndex(1);
  takeInput();
  takeOutput();
  connect(m_input, &QComboBox::currentIndexChanged, this, &SeekPage::takeInput);
  connect(m_output, &QComboBox::currentIndexChanged, this, &SeekPage::takeOutput);
  connect(m_find, &QPushButton::clicked, this, &SeekPage::find);
  connect(m_stop, &QPushButton::clicked, this, [this] { m_job.cancel(); });
  connect(m_apply, &QPushButton::clicked, this, &SeekPage::apply);
  connect(&m_job, &BackgroundJob::started, this, &SeekPage::updateAnswer);
  connect(&m_job, &BackgroundJob::finished, this, &SeekPage::updateAnswer);
  connect(document, &Document::planChanged, this, &SeekPage::updateAnswer);
  connect(document, &Document::replaced, this, [this] {
    m_job.cancel();
    m_result.reset();
    takeInput();
    updateAnswer();
  });
  retranslateUi();
}

QuantityEdit* SeekPage::makeEdit(QuantityKind kind) {
  auto* edit = new QuantityEdit(kind, this);
  edit->setRange(0, 1e18);
  connect(edit, &QuantityEdit::committed, this, [edit](double value) { edit->setValue(value); });
  return edit;
}

void SeekPage::takeInput() {
  delete m_low;
  delete m_high;
  const QuantityKind kind = sweepQuantity(m_input->path());
  m_low = makeEdit(kind);
  m_high = makeEdit(kind);
  const auto [low, high] = usualRange(m_document->committedPlan(), m_input->path());
  m_low->setValue(low);
  m_high->setValue(high);
  for (QuantityEdit* edit : {m_low, m_high}) {
    static_cast<QHBoxLayout*>(m_range->layout())->addWidget(edit, 1, Qt::AlignTop);
  }
  m_low->setFieldName(tr("From"));
  m_high->setFieldName(tr("To"));
}

/// "Fits" needs no target; another output begins with what the plan reaches now.
void SeekPage::takeOutput() {
  const std::string output = m_output->currentData().toString().toStdString();
  delete m_target;
  m_target = makeEdit(sweepOutputQuantity(output));
  const auto present =
      outputOf(m_document->committedPlan(), *m_document->committedEvaluation(), output);
  if (present) m_target->setValue(*present);
  static_cast<QHBoxLayout*>(m_targetRow->layout())->addWidget(m_target, 1, Qt::AlignTop);
  m_target->setFieldName(tr("Target"));
  const bool fits = output == "fits";
  m_comparison->setVisible(!fits);
  m_target->setVisible(!fits);
  m_form->labelForField(m_targetRow)->setVisible(!fits);
}

void SeekPage::setGoal(const SeekGoal& goal) {
  m_input->setPath(goal.input);
  m_which->setCurrentIndex(goal.largest ? 1 : 0);
  m_low->setValue(goal.low);
  m_high->setValue(goal.high);
  m_output->setCurrentIndex(m_output->findData(QString::fromStdString(goal.output)));
  m_comparison->setCurrentIndex(goal.atMost ? 1 : 0);
  m_target->setValue(goal.target);
}

SeekGoal SeekPage::goal() const {
  SeekGoal goal;
  goal.input = m_input->path();
  goal.low = m_low->value().value_or(0);
  goal.high = m_high->value().value_or(0);
  goal.output = m_output->currentData().toString().toStdString();
  goal.target = m_target->value().value_or(0);
  goal.atMost = m_comparison->currentData().toBool();
  goal.largest = m_which->currentData().toBool();
  const std::int64_t multiple = sweepMultiple(m_document->committedPlan(), goal.input);
  goal.wholeNumbers = multiple > 0;
  goal.multipleOf = static_cast<double>(multiple);
  return goal;
}

void SeekPage::find() {
  m_problem.clear();
  m_result.reset();
  m_goal = goal();
  m_base = m_document->committedPlan();
  if (!m_low->value() || !m_high->value() || (m_goal.output != "fits" && !m_target->value())) {
    m_problem = tr("Give the range to look in and the target.");
    return updateAnswer();
  }
  m_job.start([this, plan = m_base, goal = m_goal](
                  const std::atomic<bool>& cancel,
                  const BackgroundJob::Report&) mutable -> BackgroundJob::Done {
    goal.cancel = &cancel;
    return [this, result = goalSeek(plan, goal)] { m_result = result; };
  });
}

void SeekPage::apply() {
  if (!m_result || !m_result->found || !(m_document->committedPlan() == m_base)) return;
  //: an entry of the undo list: %1 a parameter, %2 its value
  m_document->apply(tr("Set %1 to %2")
                        .arg(sweepInputName(m_goal.input),
                             sweepText(m_result->value, sweepQuantity(m_goal.input))),
                    m_result->plan);
}

QString SeekPage::answer() const {
  return m_answer->text();
}

void SeekPage::updateAnswer() {
  const bool running = m_job.isRunning();
  const bool current = m_document->committedPlan() == m_base;
  m_busy->setVisible(running);
  m_find->setEnabled(!running);
  m_stop->setEnabled(running);
  m_apply->setEnabled(!running && m_result && m_result->found && current);
  if (running) return m_answer->setText(tr("Trying values…"));
  if (!m_result) return m_answer->setText(m_problem);
  const QuantityKind inputKind = sweepQuantity(m_goal.input);
  const QuantityKind outputKind = sweepOutputQuantity(m_goal.output);
  const QString value = sweepText(m_result->value, inputKind);
  const QString input = sweepInputName(m_goal.input);
  const QString output = sweepOutputName(m_goal.output);
  QStringList sentences;
  if (m_result->found && m_goal.output == "fits") {
    //: %1 a parameter, %2 its value
    sentences << tr("%1 %2: the plan fits and keeps every rule.").arg(input, value);
  } else if (m_result->found) {
    //: %1 a parameter, %2 its value, %3 an output, %4 what it becomes
    sentences
        << tr("%1 %2: %3 %4.").arg(input, value, output, sweepText(m_result->output, outputKind));
  } else if (m_result->output != 0) {
    //: %1 the target, %2 the best that was reached, %3 a parameter, %4 its value there
    sentences << tr("No value in the range meets %1. The nearest is %2, at %3 %4.")
                     .arg(sweepText(m_goal.target, outputKind),
                          sweepText(m_result->output, outputKind), input, value);
  } else {
    sentences << tr("No value in the range does it.") << translated(m_result->reason);
  }
  sentences << tr("%n plan(s) evaluated.", nullptr, m_result->evaluations);
  const bool applied = m_document->committedPlan() == m_result->plan;
  if (m_result->found && applied) {
    sentences << tr("This is the plan now.");
  } else if (m_result->found && !current) {
    sentences << tr("The plan has changed since: find it again to apply it.");
  }
  m_answer->setText(sentences.join(QLatin1Char('\n')));
}

void SeekPage::fillChoices() {
  const QSignalBlocker quiet(m_output);
  const QVariant present = m_output->currentData();
  m_output->clear();
  m_output->addItem(sweepOutputName("fits"), QStringLiteral("fits"));
  for (const std::string& output : sweepOutputs()) {
    m_output->addItem(sweepOutputName(output), QString::fromStdString(output));
  }
  m_output->setCurrentIndex(std::max(0, m_output->findData(present)));
}

void SeekPage::retranslateUi() {
  m_intro->setText(
      tr("The value of one input for which an output meets a target: the bandwidth "
         "for 45 % MFU, the longest sequence that fits, the fewest GPUs for a date."));
  const std::array labels{tr("Find"), tr("between"), tr("so that"), tr("target")};
  for (int row = 0; row < m_form->rowCount(); ++row) {
    auto* label = static_cast<QLabel*>(m_form->itemAt(row, QFormLayout::LabelRole)->widget());
    label->setText(labels[static_cast<std::size_t>(row)]);
  }
  m_which->setItemText(0, tr("the least"));
  m_which->setItemText(1, tr("the largest"));
  m_which->setAccessibleName(tr("Least or largest"));
  m_input->retranslate();
  m_input->setAccessibleName(tr("Input"));
  m_comparison->setItemText(0, tr("is at least"));
  m_comparison->setItemText(1, tr("is at most"));
  m_comparison->setAccessibleName(tr("Comparison"));
  fillChoices();
  m_output->setAccessibleName(tr("Output"));
  m_low->setFieldName(tr("From"));
  m_high->setFieldName(tr("To"));
  m_target->setFieldName(tr("Target"));
  m_busy->setAccessibleName(tr("Values are being tried"));
  m_find->setText(tr("Find"));
  m_stop->setText(tr("Stop"));
  m_apply->setText(tr("Apply"));
  updateAnswer();
}

void SeekPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
