// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QRegularExpression>
#include <QTest>

#include "core/platform/plan_completion.h"
#include "core/platform/queue_policy.h"
#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/inspector/field_row.h"
#include "ui/inspector/inspector_panel.h"
#include "ui/inspector/level_editor.h"
#include "ui/inspector/link_button.h"
#include "ui/inspector/page.h"
#include "ui/widgets/quantity_line.h"

using namespace slicescape;
using namespace slicescape::ui;

namespace {

struct Bench {
  Bench() {
    document.reset(slicescape::testing::examplePlan(), {});
    panel.resize(300, 700);
    panel.show();
  }
  FieldRow* row(const char* key) { return panel.page()->findChild<FieldRow*>(QLatin1String(key)); }
  LevelFieldEditor* level(const char* key) {
    return qobject_cast<LevelFieldEditor*>(row(key)->editor());
  }
  void pick(const char* key, int index) {
    QComboBox* combo = row(key)->editor()->findChild<QComboBox*>();
    combo->setCurrentIndex(index);
    emit combo->activated(index);
  }
  void type(const char* key, const QString& text) {
    auto* line = row(key)->editor()->findChild<QuantityLine*>();
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
  }

  Document document;
  InspectorPanel panel{&document};
};

}  // namespace

/// The platform's form in the inspector.
class PlatformFieldsTest : public QObject {
  Q_OBJECT
 private slots:
  void everyCapabilitySaysWhatItsLevelsMean();
  void answeringIsOneUndoEntry();
  void anImportedLevelShowsItsLineUntilItIsChanged();
  void everyOpenPriorShowsItsDefault();
  void theQueueIsEditedFieldByField();
  void aDeadlineIsADayOrATime();
};

void PlatformFieldsTest::everyCapabilitySaysWhatItsLevelsMean() {
  Bench bench;
  for (const CapabilityInfo& capability : capabilityTable()) {
    const std::string key = std::string("platform.capabilities.") + capability.key;
    LevelFieldEditor* editor = bench.level(key.c_str());
    QVERIFY2(editor != nullptr, key.c_str());
    QCOMPARE(editor->combo()->count(), 1 + kHighestLevel + 1);
    for (int level = 0; level <= kHighestLevel; ++level) {
      bench.pick(key.c_str(), level + 1);
      QCOMPARE(editor->meaning(),
               QString::fromStdString(toEnglish(capability.levels[std::size_t(level)])));
      QVERIFY(editor->combo()->currentText().startsWith(QString::number(level)));
    }
  }
}

void PlatformFieldsTest::answeringIsOneUndoEntry() {
  Bench bench;
  const auto before = bench.document.plan().platform->capabilities.gang;
  bench.pick("platform.capabilities.gang", 3);
  QCOMPARE(bench.document.plan().platform->capabilities.gang, std::optional<int>(2));
  QCOMPARE(bench.document.undoStack().count(), 1);
  bench.pick("platform.capabilities.gang", 0);
  QCOMPARE(bench.document.plan().platform->capabilities.gang, std::optional<int>());
  bench.document.undoStack().undo();
  bench.document.undoStack().undo();
  QCOMPARE(bench.document.plan().platform->capabilities.gang, before);
}

void PlatformFieldsTest::anImportedLevelShowsItsLineUntilItIsChanged() {
  Bench bench;
  const QString line = QStringLiteral("SchedulerType=sched/backfill");
  bench.document.edit("import", [&line](Plan& plan) {
    plan.platform =
        plan.platform.edited([](PlatformProfile& platform) { platform.capabilities.queue = 2; });
    plan.assumptions.push_back({"platform.capabilities.queue", "measured", line.toStdString(), {}});
  });
  QVERIFY(bench.level("platform.capabilities.queue")->evidence().contains(line));
  bench.pick("platform.capabilities.queue", 4);
  QVERIFY(bench.level("platform.capabilities.queue")->evidence().isEmpty());
  bench.document.undoStack().undo();
  QVERIFY(bench.level("platform.capabilities.queue")->evidence().contains(line));
}

/// What the plan leaves open stands in the field in grey; where it comes from, in its tooltip.
void PlatformFieldsTest::everyOpenPriorShowsItsDefault() {
  Bench bench;
  bench.document.edit("open", [](Plan& plan) {
    plan.platform = plan.platform.edited([](PlatformProfile& platform) {
      platform.priors = PlatformPriors();
      platform.pue.reset();
    });
  });
  for (const char* key :
       {"platform.priors.failures_per_host_day", "platform.priors.job_failures_per_day",
        "platform.priors.detect_s", "platform.priors.restart_s", "platform.priors.requeue_s",
        "platform.priors.human_response_s", "platform.priors.repair_s", "platform.priors.straggler",
        "platform.priors.setup_s", "platform.priors.planned_stops_per_day",
        "platform.priors.planned_stop_s", "platform.priors.storage_bytes_per_s",
        "platform.priors.batch_ramp_tokens", "platform.priors.achieved_flop_share",
        "platform.priors.network_share", "platform.pue"}) {
    auto* line = bench.row(key)->editor()->findChild<QuantityLine*>();
    QVERIFY2(line->placeholderText().startsWith(QStringLiteral("auto: ")), key);
    QVERIFY2(line->placeholderText().contains(QRegularExpression(QStringLiteral("\\d"))), key);
    QVERIFY2(bench.row(key)->editor()->toolTip().contains(QStringLiteral("From:")), key);
  }
}

void PlatformFieldsTest::theQueueIsEditedFieldByField() {
  Bench bench;
  bench.type("platform.queue.utilisation", QStringLiteral("85 %"));
  bench.pick("platform.queue.order", 1);
  bench.type("platform.queue.max_restarts", QStringLiteral("20"));
  const Result<QueueSettings> queue = queueSettings(bench.document.plan());
  QVERIFY(queue.has_value());
  QCOMPARE(queue->utilisation.value_or(0), 0.85);
  QVERIFY(queue->policy.order == QueueOrder::Strict);
  QCOMPARE(queue->maxRestarts.value_or(0), 20);
  QTest::mouseClick(bench.row("platform.queue.utilisation")->dot(), Qt::LeftButton);
  QVERIFY(!queueSettings(bench.document.plan())->utilisation);
}

void PlatformFieldsTest::aDeadlineIsADayOrATime() {
  Bench bench;
  bench.type("platform.deadline.date", QStringLiteral("next spring"));
  QVERIFY(!bench.row("platform.deadline.date")->editor()->message().isEmpty());
  QVERIFY(!bench.document.plan().platform->deadline);
  bench.type("platform.deadline.date", QStringLiteral("2027-03-31"));
  QCOMPARE(deadlineSeconds(bench.document.plan(), "2027-03-01").value_or(0), 30 * 86400.0);
  bench.document.undoStack().undo();
  bench.type("platform.deadline.s", QStringLiteral("30 d"));
  QCOMPARE(deadlineSeconds(bench.document.plan()).value_or(0), 30 * 86400.0);
}

SLICESCAPE_TEST(PlatformFieldsTest);
#include "platform_fields_test.moc"
