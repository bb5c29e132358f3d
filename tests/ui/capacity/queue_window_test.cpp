// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/queue_window.h"

#include <QComboBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/capacity/policy_form.h"
#include "ui/capacity/queue_figures.h"
#include "ui/widgets/quantity_edit.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

namespace {

QString textOf(const QTreeWidget* list) {
  QStringList lines;
  for (int i = 0; i < list->topLevelItemCount(); ++i) {
    const QTreeWidgetItem* item = list->topLevelItem(i);
    lines << QStringList{item->text(0), item->text(1), item->text(2)}.join(QStringLiteral(" | "));
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

/// The queue window: runs beside the mouse, names what is wrong, keeps rules when asked.
class QueueWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_document = std::make_unique<Document>();
    m_document->reset(examplePlan(), {});
    QVERIFY(m_folder.isValid());
  }

  void aTraceIsPlayed() {
    QueueWindow window(m_document.get());
    window.show();
    window.arrivals().setFile(written(
        "jobs.csv", "job_id,submit_s,duration_s,gpus\na,0,100,64\nb,10,100,64\nc,20,5,8\n"));
    run(window);
    // b waits for a, c for b: strict order on 64 GPUs.
    QCOMPARE(window.lastRun()->report.finished, std::int64_t{3});
    QCOMPARE(window.lastRun()->report.longestWaitS, 180.0);
    QVERIFY(window.summaryText().contains("3 job"));
    QVERIFY(!QueueFigures(window.lastRun(), theme()).waits().bars.empty());
    QVERIFY(!QueueFigures(window.lastRun(), theme()).load().curves.empty());
  }

  void rulesChangeTheResultAndAreKeptOnlyWhenAsked() {
    QueueWindow window(m_document.get());
    window.show();
    window.arrivals().setFile(written(
        "jobs.csv", "job_id,submit_s,duration_s,gpus\na,0,100,32\nb,10,100,64\nc,20,5,8\n"));
    auto* order = static_cast<QComboBox*>(window.policy().field("order"));
    order->setCurrentIndex(int(QueueOrder::BestEffort));
    emit order->activated(int(QueueOrder::BestEffort));
    run(window);
    QCOMPARE(window.lastRun()->report.longestWaitS, 90.0);  // c passes b, b waits for a
    QVERIFY(m_document->plan() == examplePlan());
    window.keepInPlan();
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(queueSettings(m_document->plan())->policy.order, QueueOrder::BestEffort);
    m_document->undoStack().undo();
    QVERIFY(m_document->plan() == examplePlan());
  }

  void theSimulatedWaitBecomesThePlans() {
    QueueWindow window(m_document.get());
    window.show();
    window.arrivals().setFile(written(
        "jobs.csv", "job_id,submit_s,duration_s,gpus\na,0,90000,64\nb,10,90000,64\nc,90000,5,8\n"));
    run(window);
    QVERIFY(window.lastRun()->start && window.lastRun()->start->p90S > 0);
    window.takeWait();
    QCOMPARE(m_document->undoStack().count(), 1);
    const PlatformPriors& priors = m_document->plan().platform->priors;
    QCOMPARE(priors.queueWaitS, std::optional(window.lastRun()->start->p50S));
    QCOMPARE(priors.queueWaitP90S, std::optional(window.lastRun()->start->p90S));
  }

  void repairsAreListedWithFileAndLine() {
    QueueWindow window(m_document.get());
    window.show();
    window.arrivals().setFile(
        written("odd.csv",
                "job_id,submit_s,duration_s,gpus\na,50,10,8\nb,0,10,8\nc,60,-5,8\n"
                "d,70,10,4096\n"));
    run(window);
    const QString messages = textOf(window.messages());
    QVERIFY2(messages.contains("odd.csv, line 3 | "), qPrintable(messages));  // unsorted
    QVERIFY2(messages.contains("odd.csv, line 4 | "), qPrintable(messages));  // negative
    QVERIFY2(messages.contains("larger than the cluster"), qPrintable(messages));
    for (int i = 0; i < window.messages()->topLevelItemCount(); ++i) {
      QVERIFY(!window.messages()->topLevelItem(i)->text(2).isEmpty());
    }
  }

  void aTraceWithoutColumnsIsRefused() {
    QueueWindow window(m_document.get());
    window.show();
    window.arrivals().setFile(written("bad.csv", "name,colour\na,red\n"));
    run(window);
    QVERIFY(window.lastRun()->error);
    QVERIFY2(textOf(window.messages()).startsWith("bad.csv, line 1 | "),
             qPrintable(textOf(window.messages())));
  }

  void deadlocksAreNamed() {
    QueueWindow window(m_document.get());
    window.show();
    // Left takes what is free, right, which comes first by priority, what z leaves.
    window.arrivals().setFile(
        written("gangs.csv",
                "job_id,submit_s,duration_s,gpus,priority\nx,0,10,32,0\nz,0,15,16,0\n"
                "left,1,50,64,0\nright,12,50,64,5\n"));
    QueueSettings settings = window.policy().settings();
    settings.policy.gang = GangMode::None;
    window.policy().setSettings(settings);
    run(window);
    const QString messages = textOf(window.messages());
    QVERIFY2(
        messages.contains("Deadlock") && messages.contains("left") && messages.contains("right"),
        qPrintable(messages));
  }

  void aLongRunCanBeEnded() {
    QueueWindow window(m_document.get());
    window.show();
    auto* days = window.arrivals().findChild<QuantityEdit*>("days");
    emit days->committed(3650, false);
    window.start();
    QVERIFY(window.isRunning());
    window.reject();
    QTRY_VERIFY_WITH_TIMEOUT(!window.isRunning(), 20000);
    QVERIFY(window.lastRun() == nullptr);
  }

  void anEmptyClusterSaysWhatToDo() {
    m_document->reset(Plan(), {});
    QueueWindow window(m_document.get());
    window.show();
    QVERIFY(window.summaryText().contains("Draw hosts first"));
    for (const QPushButton* button : window.findChildren<QPushButton*>()) {
      if (button->isDefault()) QVERIFY(!button->isEnabled());
    }
  }

 private:
  QString written(const char* name, const char* text) {
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(text);
    return file.fileName();
  }
  static void run(QueueWindow& window) {
    window.start();
    QTRY_VERIFY_WITH_TIMEOUT(!window.isRunning(), 20000);
    QVERIFY(window.lastRun() != nullptr);
  }

  QTemporaryDir m_folder;
  std::unique_ptr<Document> m_document;
};

SLICESCAPE_TEST(QueueWindowTest);
#include "queue_window_test.moc"
