// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/policy_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>

#include "ui/capacity/maintenance_table.h"
#include "ui/theme/theme.h"
#include "ui/widgets/quantity_edit.h"

namespace slicescape::ui {
namespace {

constexpr double kLongestS = 1e9;
constexpr double kMostHosts = 1 << 20;
constexpr double kHour = 3600;
constexpr int kCaptionWidth = 128;

std::optional<double> scaled(const std::optional<double>& value, double factor) {
  return value ? std::optional(*value * factor) : std::nullopt;
}

}  // namespace

PolicyForm::PolicyForm(QWidget* parent) : QWidget(parent), m_layout(new QFormLayout(this)) {
  m_layout->setContentsMargins(0, 0, 0, 0);
  m_layout->setVerticalSpacing(5);
  m_layout->setHorizontalSpacing(8);
  m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_layout->setRowWrapPolicy(QFormLayout::DontWrapRows);
  buildOrder();
  buildRetry();
  buildJob();
  retranslateUi();
  setSettings({});
}

void PolicyForm::buildOrder() {
  addHeading(QT_TR_NOOP("Rules of the queue"));
  addChoice("order", QT_TR_NOOP("Order"),
            QT_TR_NOOP("Strict: the first in the queue blocks everyone behind it. Best effort: "
                       "whatever fits starts, large gangs may starve. Backfill: others start only "
                       "where they do not delay the first one's reservation."),
            {QT_TR_NOOP("Strict"), QT_TR_NOOP("Best effort"), QT_TR_NOOP("Backfill")},
            [this]() -> int& { return m_order; });
  addChoice("gang", QT_TR_NOOP("Gangs"),
            QT_TR_NOOP("Atomic: all hosts or none. Time-out: hosts one by one, given back when "
                       "the last does not come. None: hosts one by one, held; two halves can "
                       "block each other for ever."),
            {QT_TR_NOOP("Atomic"), QT_TR_NOOP("Time-out"), QT_TR_NOOP("None")},
            [this]() -> int& { return m_gang; });
  addSeconds("gangTimeout", QT_TR_NOOP("Gang time-out"),
             QT_TR_NOOP("After it an incomplete gang gives its hosts back (Kueue: 30 min)."),
             &QueuePolicy::gangTimeoutS);
  addChoice("level", QT_TR_NOOP("Gang stays within"),
            QT_TR_NOOP("Jobs of more than one host get all their hosts in one such domain."),
            {QT_TR_NOOP("a host"), QT_TR_NOOP("a scale-up domain"), QT_TR_NOOP("a rack"),
             QT_TR_NOOP("a block"), QT_TR_NOOP("the cluster")},
            [this]() -> int& { return m_level; });
  addFlag("preemption", QT_TR_NOOP("Preemption"),
          QT_TR_NOOP("Jobs of higher priority take the place of preemptible ones."),
          [this]() -> bool& { return m_settings.policy.preemption; });
  addHours("minimumRun", QT_TR_NOOP("Least run time, h"),
           QT_TR_NOOP("A job may be preempted only after it has run so long."),
           &QueuePolicy::minimumRunS);
  addSeconds("grace", QT_TR_NOOP("Grace"),
             QT_TR_NOOP("Between the notice and the end; a job that can save in it loses nothing."),
             &QueuePolicy::graceS);
  addSeconds("save", QT_TR_NOOP("Time to save"),
             QT_TR_NOOP("What a job needs to save when it gets its notice."), &QueuePolicy::saveS);
  addHours("checkpoint", QT_TR_NOOP("Checkpoint every, h"),
           QT_TR_NOOP("Work since the last checkpoint is done again after an interruption."),
           &QueuePolicy::checkpointEveryS);
}

void PolicyForm::buildRetry() {
  addHeading(QT_TR_NOOP("Failures and maintenance"));
  addNumber(
      "failures", QT_TR_NOOP("Failures per host and day"),
      QT_TR_NOOP("0 = no host fails. Published: 0.0023 to 0.0065."), QuantityKind::Number, 0, 100,
      [this] { return std::optional(m_settings.policy.failuresPerHostDay); },
      [this](std::optional<double> value) {
        m_settings.policy.failuresPerHostDay = value.value_or(0);
      });
  addHours("repair", QT_TR_NOOP("Repair takes, h"), QT_TR_NOOP("A failed host is away so long."),
           &QueuePolicy::repairS);
  addSeconds("restart", QT_TR_NOOP("Restart takes"),
             QT_TR_NOOP("A job whose host was swapped goes on after it."), &QueuePolicy::restartS);
  addHosts("spares", QT_TR_NOOP("Spare hosts"),
           QT_TR_NOOP("Kept out of the queue to replace failed ones."), &QueuePolicy::spareHosts);
  addHosts("hotSwap", QT_TR_NOOP("Swapped in place"),
           QT_TR_NOOP("Failed hosts that a spare one replaces under a running job; 0 = the job "
                      "is queued again."),
           &QueuePolicy::hotSwapHosts);
  addFlag("front", QT_TR_NOOP("Requeue to the front"),
          QT_TR_NOOP("An interrupted job keeps its place; else it goes to the end."),
          [this]() -> bool& { return m_settings.policy.requeueToFront; });
  addSeconds("backoff", QT_TR_NOOP("Requeue after"),
             QT_TR_NOOP("Doubled with each try up to the longest one."), &QueuePolicy::backoffS);
  addSeconds("backoffLimit", QT_TR_NOOP("At the longest"),
             QT_TR_NOOP("The longest time before an interrupted job is queued again."),
             &QueuePolicy::backoffLimitS);
  addNumber(
      "restarts", QT_TR_NOOP("Restarts allowed"),
      QT_TR_NOOP("After so many a job is given up (Volcano: 3)."), QuantityKind::Count, 0, 1e6,
      [this] {
        return m_settings.maxRestarts ? std::optional<double>(*m_settings.maxRestarts)
                                      : std::nullopt;
      },
      [this](std::optional<double> value) {
        m_settings.maxRestarts = value ? std::optional<int>(int(*value)) : std::nullopt;
        m_settings.policy.maxRestarts = m_settings.maxRestarts.value_or(-1);
      },
      QT_TR_NOOP("any number"));
  m_maintenance = new MaintenanceTable(this);
  connect(m_maintenance, &MaintenanceTable::edited, this, [this] {
    m_settings.policy.maintenance = m_maintenance->windows();
    emit edited();
  });
  m_layout->addRow(m_maintenance);
}

void PolicyForm::buildJob() {
  addHeading(QT_TR_NOOP("This plan's job, and growth"));
  addNumber(
      "priority", QT_TR_NOOP("Priority"), QT_TR_NOOP("Higher ones come first."),
      QuantityKind::Count, -1e9, 1e9, [this] { return std::optional<double>(m_settings.priority); },
      [this](std::optional<double> value) { m_settings.priority = int(value.value_or(0)); });
  addFlag("preemptible", QT_TR_NOOP("Preemptible"),
          QT_TR_NOOP("This plan's job may be preempted by those of higher priority."),
          [this]() -> bool& { return m_settings.preemptible; });
  addNumber(
      "limit", QT_TR_NOOP("Time limit, h"), QT_TR_NOOP("Of one allocation of this plan's job."),
      QuantityKind::Number, 0.01, kLongestS / kHour,
      [this] { return scaled(m_settings.timeLimitS, 1 / kHour); },
      [this](std::optional<double> value) { m_settings.timeLimitS = scaled(value, kHour); },
      QT_TR_NOOP("none"));
  addNumber(
      "growth", QT_TR_NOOP("Growth per year"),
      QT_TR_NOOP("Of the load that jobs offer; 50 % = half as much again. Decides when the pool is "
                 "full."),
      QuantityKind::Share, 0, 100, [this] { return m_settings.growthPerYear; },
      [this](std::optional<double> value) { m_settings.growthPerYear = value; },
      QT_TR_NOOP("not stated"));
  addNumber(
      "waitTarget", QT_TR_NOOP("Promised P90 wait, h"),
      QT_TR_NOOP("The pool is full when nine of ten jobs no longer start within it."),
      QuantityKind::Number, 0, kLongestS / kHour,
      [this] { return scaled(m_settings.waitTargetS, 1 / kHour); },
      [this](std::optional<double> value) { m_settings.waitTargetS = scaled(value, kHour); },
      QT_TR_NOOP("not stated"));
}

void PolicyForm::addHeading(const char* text) {
  auto* heading = new QLabel(this);
  heading->setFont(sectionFont());
  heading->setContentsMargins(0, m_headings.empty() ? 0 : 8, 0, 0);
  m_headings.emplace_back(heading, text);
  m_layout->addRow(heading);
}

void PolicyForm::place(Row row) {
  row.caption = new QLabel(this);
  row.caption->setFont(smallFont());
  row.caption->setBuddy(row.editor);
  row.caption->setMinimumWidth(kCaptionWidth);
  row.editor->setObjectName(QLatin1String(row.key));
  m_layout->addRow(row.caption, row.editor);
  m_rows.push_back(std::move(row));
}

void PolicyForm::addChoice(const char* key, const char* label, const char* meaning,
                           const std::vector<const char*>& choices, std::function<int&()> value) {
  auto* box = new QComboBox(this);
  for (std::size_t i = 0; i < choices.size(); ++i) box->addItem(QString());
  connect(box, &QComboBox::activated, this, [this, value](int index) {
    value() = index;
    m_settings.policy.order = QueueOrder(m_order);
    m_settings.policy.gang = GangMode(m_gang);
    m_settings.policy.required = TopologyLevel(m_level);
    emit edited();
  });
  place({key, label, meaning, nullptr, box, [box, value] { box->setCurrentIndex(value()); },
         [this, box, choices, label] {
           for (std::size_t i = 0; i < choices.size(); ++i)
             box->setItemText(int(i), tr(choices[i]));
           box->setAccessibleName(tr(label));
         }});
}

void PolicyForm::addFlag(const char* key, const char* label, const char* meaning,
                         std::function<bool&()> value) {
  auto* box = new QCheckBox(this);
  connect(box, &QCheckBox::clicked, this, [this, value](bool on) {
    value() = on;
    emit edited();
  });
  place({key, label, meaning, nullptr, box, [box, value] { box->setChecked(value()); },
         [this, box, label] { box->setAccessibleName(tr(label)); }});
}

void PolicyForm::addNumber(const char* key, const char* label, const char* meaning,
                           QuantityKind kind, double least, double most,
                           std::function<std::optional<double>()> read,
                           std::function<void(std::optional<double>)> write, const char* open) {
  auto* edit = new QuantityEdit(kind, this);
  edit->setRange(least, most);
  connect(edit, &QuantityEdit::committed, this, [this, write](double value) {
    write(value);
    emit edited();
  });
  connect(edit, &QuantityEdit::cleared, this, [this, write] {
    write(std::nullopt);
    emit edited();
  });
  place({key, label, meaning, nullptr, edit, [edit, read] { edit->setValue(read()); },
         [this, edit, label, open] {
           if (open != nullptr) edit->setOpen(true, tr(open));
           edit->setFieldName(tr(label));
         }});
}

void PolicyForm::addSeconds(const char* key, const char* label, const char* meaning,
                            double QueuePolicy::*member) {
  addNumber(
      key, label, meaning, QuantityKind::Seconds, 0, kLongestS,
      [this, member] { return std::optional(m_settings.policy.*member); },
      [this, member](std::optional<double> value) {
        m_settings.policy.*member = value.value_or(0);
      });
}

/// Spans of days, in hours.
void PolicyForm::addHours(const char* key, const char* label, const char* meaning,
                          double QueuePolicy::*member) {
  addNumber(
      key, label, meaning, QuantityKind::Number, 0, kLongestS / kHour,
      [this, member] { return std::optional(m_settings.policy.*member / kHour); },
      [this, member](std::optional<double> value) {
        m_settings.policy.*member = value.value_or(0) * kHour;
      });
}

void PolicyForm::addHosts(const char* key, const char* label, const char* meaning,
                          int QueuePolicy::*member) {
  addNumber(
      key, label, meaning, QuantityKind::Count, 0, kMostHosts,
      [this, member] { return std::optional<double>(m_settings.policy.*member); },
      [this, member](std::optional<double> value) {
        m_settings.policy.*member = int(value.value_or(0));
      });
}

void PolicyForm::setSettings(const QueueSettings& settings) {
  m_settings = settings;
  m_order = int(settings.policy.order);
  m_gang = int(settings.policy.gang);
  m_level = int(settings.policy.required);
  for (const Row& row : m_rows) row.show();
  m_maintenance->setWindows(settings.policy.maintenance);
}

QWidget* PolicyForm::field(const QString& key) const {
  return findChild<QWidget*>(key);
}

void PolicyForm::retranslateUi() {
  for (const auto& [heading, text] : m_headings) heading->setText(tr(text));
  for (const Row& row : m_rows) {
    row.caption->setText(tr(row.label));
    row.caption->setToolTip(tr(row.meaning));
    row.editor->setToolTip(tr(row.meaning));
    row.editor->setAccessibleDescription(tr(row.meaning));
    row.retranslate();
  }
}

void PolicyForm::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
