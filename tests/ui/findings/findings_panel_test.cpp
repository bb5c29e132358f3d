// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/findings_panel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/inspector/sample_plan.h"
#include "ui/findings/finding_model.h"
#include "ui/widgets/display.h"

using namespace slicescape;
using namespace slicescape::ui;

namespace {

/// Two copies of a 70B model with all optimizer states on single GPUs: far over 80 GiB.
Plan hopelessPlan() {
  Plan plan = slicescape::testing::samplePlan();
  plan.layout = plan.layout.edited([](Layout& layout) {
    layout.tp = 1;
    layout.pp = 4;
    layout.dp = 16;
    layout.zero = 0;
  });
  return plan;
}

Finding finding(const char* code, Severity severity, std::vector<Subject> subjects) {
  Finding result;
  result.code = code;
  result.severity = severity;
  result.subjects = std::move(subjects);
  result.message = Text{"Needs {0}, has {1}.", {gibibytes(91), gibibytes(80)}};
  result.remedy = Text{"Use fewer layers.", {}};
  return result;
}

}  // namespace

class FindingsPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void theModelIsWellBehaved() {
    FindingModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const Plan plan = slicescape::testing::samplePlan();
    const auto memory = finding("memory.over-capacity", Severity::Error, {stageSubject(1)});
    const auto idle = finding("cluster.idle", Severity::Info, {hostSubject("spare")});
    model.setFindings({memory, idle}, plan);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("Needs 91.0 GiB, has 80.0 GiB."));
    QCOMPARE(model.index(0).data(FindingModel::WhereRole).toString(), QStringLiteral("Stage 1"));
    QCOMPARE(model.index(1).data(FindingModel::WhereRole).toString(), QStringLiteral("Spare"));
    QVERIFY(
        model.index(0).data(Qt::AccessibleTextRole).toString().startsWith(QLatin1String("Error")));
    // New numbers in the same findings keep the rows.
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    auto worse = memory;
    worse.message.arguments[0] = gibibytes(99);
    model.setFindings({worse, idle}, plan);
    QCOMPARE(resets.count(), 0);
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("Needs 99.0 GiB, has 80.0 GiB."));
    model.setFindings({idle}, plan);
    QCOMPARE(resets.count(), 1);
    model.setFindings({}, plan);
    QCOMPARE(model.rowCount(), 0);
  }

  void subjectsHaveNames_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* tag, SubjectKind kind, const char* id, const char* name) {
      QTest::newRow(tag) << int(kind) << QString::fromLatin1(id) << QString::fromUtf8(name);
    };
    row("a stage", SubjectKind::Stage, "3", "Stage 3");
    row("a host by its name", SubjectKind::Host, "pod", "DGX H100");
    row("a host that is gone by its id", SubjectKind::Host, "gone", "gone");
    row("a switch", SubjectKind::Switch, "leaf", "Leaf");
    row("a link by its ends", SubjectKind::Link, "up", "DGX H100 – Leaf");
    row("an axis", SubjectKind::Axis, "tp", "TP");
    row("a field by its label", SubjectKind::Field, "layout.tp", "Tensor parallel");
    row("an unknown field by its path", SubjectKind::Field, "layout.zz", "layout.zz");
  }
  void subjectsHaveNames() {
    QFETCH(int, kind);
    QFETCH(QString, id);
    QFETCH(QString, name);
    QCOMPARE(subjectName({static_cast<SubjectKind>(kind), id.toStdString()},
                         slicescape::testing::samplePlan()),
             name);
  }

  void aPlanThatDoesNotFitIsReported() {
    Document document;
    FindingsPanel panel(&document);
    QSignalSpy counts(&panel, &FindingsPanel::countsChanged);
    document.reset(hopelessPlan(), QString());
    QTRY_VERIFY(counts.count() > 0);
    QVERIFY(counts.last().at(0).toInt() >= 1);
    QVERIFY(panel.list()->isVisibleTo(&panel));
    const auto& worst = document.evaluation()->findings.front();
    QCOMPARE(worst.severity, Severity::Error);
    QCOMPARE(panel.model()->index(0).data().toString(), translated(worst.message));
  }

  void clickingSelectsWhatItIsAbout() {
    Document document;
    document.reset(hopelessPlan(), QString());
    FindingsPanel panel(&document);
    panel.resize(700, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QSignalSpy revealed(&document.selection(), &SelectionModel::revealRequested);
    int row = -1;
    for (int i = 0; i < panel.model()->rowCount() && row < 0; ++i) {
      const auto& subjects = panel.model()->finding(i).subjects;
      if (!subjects.empty() && subjects.front().kind == SubjectKind::Stage) row = i;
    }
    QVERIFY(row >= 0);
    const QModelIndex index = panel.model()->index(row);
    panel.list()->scrollTo(index);
    QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, Qt::NoModifier,
                      panel.list()->visualRect(index).center());
    const auto& subjects = panel.model()->finding(row).subjects;
    QCOMPARE(document.selection().selected(), std::set<Subject>(subjects.begin(), subjects.end()));
    QCOMPARE(revealed.count(), 1);
    QCOMPARE(document.undoStack().count(), 0);
  }

  void theKeyboardReachesEveryFinding() {
    Document document;
    document.reset(hopelessPlan(), QString());
    FindingsPanel panel(&document);
    panel.resize(700, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    panel.list()->setFocus();
    QSignalSpy revealed(&document.selection(), &SelectionModel::revealRequested);
    QTest::keyClick(panel.list(), Qt::Key_Home);
    QTest::keyClick(panel.list(), Qt::Key_Return);
    QCOMPARE(revealed.count(), 1);
    QTest::keyClick(panel.list(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), panel.asText());
    QVERIFY(panel.asText().count(u'\n') == panel.model()->rowCount());
  }

  void aPlanWithoutFindingsSaysSo() {
    Document document;
    FindingsPanel panel(&document);
    Plan plan = slicescape::testing::samplePlan();
    document.reset(plan, QString());
    if (!document.evaluation()->findings.empty()) {
      QVERIFY(!panel.emptyText()->isVisibleTo(&panel));
    } else {
      QVERIFY(panel.emptyText()->isVisibleTo(&panel));
      QCOMPARE(panel.emptyText()->text(),
               QStringLiteral("No findings: the plan fits and keeps every rule."));
    }
  }

  void longTextsWrapInNarrowPanels() {
    Document document;
    document.reset(hopelessPlan(), QString());
    FindingsPanel panel(&document);
    panel.resize(900, 400);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const int wide = panel.list()->visualRect(panel.model()->index(0)).height();
    panel.resize(260, 400);
    QTRY_VERIFY(panel.list()->visualRect(panel.model()->index(0)).height() > wide);
  }
};

SLICESCAPE_TEST(FindingsPanelTest);
#include "findings_panel_test.moc"
