// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

class DocumentTest : public QObject {
  Q_OBJECT

 private:
  static Plan withTp(const Plan& plan, int tp) {
    Plan next = plan;
    next.layout = plan.layout.edited([tp](Layout& layout) { layout.tp = tp; });
    return next;
  }

  /// One random change: a degree, a batch, a name, a host count or a position.
  static Plan randomEdit(const Plan& plan, QRandomGenerator& random) {
    Plan next = plan;
    const int number = random.bounded(1, 9);
    switch (random.bounded(5)) {
      case 0:
        next.layout = plan.layout.edited([&](Layout& l) { l.tp = number; });
        break;
      case 1:
        next.workload = plan.workload.edited([&](Workload& w) { w.microBatch = number; });
        break;
      case 2:
        next.name = "plan " + std::to_string(number);
        break;
      case 3:
        next.cluster = plan.cluster.edited([&](Cluster& c) { c.hosts.at(0).count = number; });
        break;
      default:
        next.cluster =
            plan.cluster.edited([&](Cluster& c) { c.hosts.at(0).position.x = number * 8; });
    }
    return next;
  }

 private slots:
  void undoWalksBackThroughEveryPlan() {
    Document document;
    document.reset(examplePlan(), {});
    QRandomGenerator random(20261130);
    std::vector<Plan> snapshots{document.plan()};
    for (int edit = 0; edit < 2000; ++edit) {
      const Plan next = randomEdit(document.plan(), random);
      if (next == document.plan()) continue;
      document.apply("edit", next);
      snapshots.push_back(document.plan());
    }
    QUndoStack& stack = document.undoStack();
    QCOMPARE(stack.count(), static_cast<int>(snapshots.size()) - 1);
    for (std::size_t i = snapshots.size(); i-- > 1;) {
      QVERIFY(document.plan() == snapshots[i]);
      stack.undo();
    }
    QVERIFY(document.plan() == snapshots.front());
    QVERIFY(!document.isModified());
    for (std::size_t i = 1; i < snapshots.size(); ++i) {
      stack.redo();
      QVERIFY(document.plan() == snapshots[i]);
    }
  }

  void anEqualPlanIsNoEdit() {
    Document document;
    document.reset(examplePlan(), {});
    document.apply("nothing", document.plan());
    QCOMPARE(document.undoStack().count(), 0);
  }

  void aGestureIsOneEntryAndFollowsTheMouse() {
    Document document;
    document.reset(examplePlan(), {});
    const Plan before = document.plan();
    const auto evaluationBefore = document.evaluation();
    QSignalSpy planChanged(&document, &Document::planChanged);
    document.beginPreview();
    for (int tp = 1; tp <= 4; ++tp) {
      document.preview(withTp(before, tp));
      QCOMPARE(document.plan().layout->tp, tp);
      QVERIFY(document.committedPlan() == before);
      QVERIFY(document.committedEvaluation() == evaluationBefore);
    }
    QCOMPARE(planChanged.count(), 4);
    QVERIFY(!document.isModified());
    document.commitPreview("drag");
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QVERIFY(document.plan() == before);
    QVERIFY(!document.isModified());
  }

  void cancellingAGestureRestoresPlanAndNumbers() {
    Document document;
    document.reset(examplePlan(), {});
    const Plan before = document.plan();
    const auto evaluation = document.evaluation();
    document.beginPreview();
    document.preview(withTp(before, 2));
    document.cancelPreview();
    QVERIFY(document.plan() == before);
    QVERIFY(document.evaluation() == evaluation);
    QVERIFY(!document.isStale());
    QCOMPARE(document.undoStack().count(), 0);
  }

  void aGestureThatEndsWhereItBeganLeavesNoEntry() {
    Document document;
    document.reset(examplePlan(), {});
    const Plan before = document.plan();
    document.beginPreview();
    document.preview(withTp(before, 2));
    document.preview(before);
    document.commitPreview("drag");
    QCOMPARE(document.undoStack().count(), 0);
  }

  void typingInOneFieldIsOneEntry() {
    Document document;
    document.reset(examplePlan(), {});
    const Plan before = document.plan();
    for (int tp : {1, 2, 4}) document.apply("TP", withTp(before, tp), "layout.tp");
    QCOMPARE(document.undoStack().count(), 1);
    document.apply("other", withTp(before, 16), "layout.other");
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    document.undoStack().undo();
    QVERIFY(document.plan() == before);
  }

  void typingBackToTheStartLeavesNoEntry() {
    Document document;
    document.reset(examplePlan(), {});
    const Plan before = document.plan();
    document.apply("TP", withTp(before, 1), "layout.tp");
    document.apply("TP", before, "layout.tp");
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
  }

  void savingInTheMiddleKeepsTheCleanFlagRight() {
    QTemporaryDir folder;
    Document document;
    document.reset(examplePlan(), {});
    const Plan before = document.plan();
    document.apply("TP", withTp(before, 1), "layout.tp");
    QVERIFY(document.saveAs(folder.filePath("a.slicescape")).has_value());
    QVERIFY(!document.isModified());
    document.apply("TP", withTp(before, 2), "layout.tp");
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QVERIFY2(!document.isModified(), "back at what the file holds");
    document.undoStack().undo();
    QVERIFY(document.isModified());
  }

  void undoBringsTheSelectionBack() {
    Document document;
    document.reset(examplePlan(), {});
    document.selection().select(stageSubject(2));
    document.apply("TP", withTp(document.plan(), 1));
    document.selection().select(stageSubject(0));
    document.undoStack().undo();
    QVERIFY(document.selection().isSelected(stageSubject(2)));
    document.undoStack().redo();
    QVERIFY(document.selection().isSelected(stageSubject(0)));
  }

  void theBaselineStaysWhileThePlanMoves() {
    Document document;
    document.reset(examplePlan(), {});
    QVERIFY(document.baseline() == nullptr);
    document.pinBaseline();
    const auto baseline = document.baseline();
    const double stepTime = baseline->stepTime.p50;
    document.apply("micro-batch", [&] {
      Plan next = document.plan();
      next.workload = next.workload.edited([](Workload& w) { w.globalBatch *= 2; });
      return next;
    }());
    QCOMPARE(document.baseline(), baseline);
    QCOMPARE(document.baseline()->stepTime.p50, stepTime);
    QVERIFY(document.evaluation()->stepTime.p50 != stepTime);
    QSignalSpy changed(&document, &Document::baselineChanged);
    document.clearBaseline();
    QVERIFY(document.baseline() == nullptr);
    QCOMPARE(changed.count(), 1);
  }

  void filesRoundTripAndForeignChangesAreNoticed() {
    QTemporaryDir folder;
    const QString path = folder.filePath("plan.slicescape");
    Document document;
    document.reset(examplePlan(), {});
    QVERIFY(document.saveAs(path).has_value());
    QCOMPARE(document.path(), path);
    QVERIFY(!document.changedOnDisk());

    Document other;
    QVERIFY(other.open(path).has_value());
    QVERIFY(other.plan() == document.plan());
    QVERIFY(!other.isModified());

    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("\n");
    file.close();
    QVERIFY(document.changedOnDisk());
  }

  void aFileThatCannotBeReadLeavesThePlanAlone() {
    QTemporaryDir folder;
    const QString path = folder.filePath("broken.slicescape");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"schema\": \"slicescape.plan/1\", ");
    file.close();
    Document document;
    document.reset(examplePlan(), {});
    document.apply("TP", withTp(document.plan(), 1));
    const Plan before = document.plan();
    QVERIFY(document.open(path).has_error());
    QVERIFY(document.plan() == before);
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.open(folder.filePath("absent.slicescape")).has_error());
    QVERIFY(document.plan() == before);
  }

  void everyPlanChangeEndsWithItsEvaluation() {
    Document document;
    document.reset(examplePlan(), {});
    QTRY_VERIFY(!document.isStale());
    QCOMPARE(document.evaluation()->worldSize, document.plan().layout->worldSize());
    document.apply("DP", [&] {
      Plan next = document.plan();
      next.layout = next.layout.edited([](Layout& layout) { layout.dp = 1; });
      return next;
    }());
    QTRY_VERIFY(!document.isStale());
    QCOMPARE(document.evaluation()->worldSize, document.plan().layout->worldSize());
  }

  void selectionIsOneTruth() {
    SelectionModel selection;
    QSignalSpy changed(&selection, &SelectionModel::selectionChanged);
    selection.select(stageSubject(1));
    selection.select(stageSubject(1));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(selection.single(), std::optional(stageSubject(1)));
    selection.toggle(hostSubject("pod"));
    QVERIFY(!selection.single().has_value());
    selection.toggle(stageSubject(1));
    QCOMPARE(selection.single(), std::optional(hostSubject("pod")));
    selection.clear();
    QVERIFY(selection.selected().empty());
  }
};

SLICESCAPE_TEST(DocumentTest);
#include "document_test.moc"
