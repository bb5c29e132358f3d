// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/why_not_panel.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/search/report_view.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

class WhyNotPanelTest : public QObject {
  Q_OBJECT
 private slots:
  void answersAreOfTheRightKind_data();
  void answersAreOfTheRightKind();
  void aJudgedLayoutCanBeLoaded();

 private:
  Document m_document;
};

void WhyNotPanelTest::answersAreOfTheRightKind_data() {
  QTest::addColumn<QString>("layout");
  QTest::addColumn<QString>("says");
  QTest::newRow("a rule it breaks") << "tp=16,pp=1,dp=3"
                                    << "It breaks a rule.";
  QTest::newRow("memory it lacks") << "tp=1 pp=4 mbs=1"
                                   << "GiB";
  QTest::newRow("seconds it loses") << "recompute=full"
                                    << "longer than the best";
  QTest::newRow("as people write it") << "TP8 PP4 MBS 2"
                                      << "MBS 1 → 2";
  QTest::newRow("what is no layout") << "warp=9"
                                     << "\"warp\" is no";
}

void WhyNotPanelTest::answersAreOfTheRightKind() {
  QFETCH(const QString, layout);
  QFETCH(const QString, says);
  m_document.reset(examplePlan(), {});
  WhyNotPanel panel(&m_document);
  const QSignalSpy answered(&panel, &WhyNotPanel::answered);
  QTest::keyClicks(panel.line(), layout);
  QTest::keyClick(panel.line(), Qt::Key_Return);
  QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, 20000);
  QVERIFY2(panel.answer()->toPlainText().contains(says), qPrintable(panel.answer()->toPlainText()));
}

void WhyNotPanelTest::aJudgedLayoutCanBeLoaded() {
  m_document.reset(examplePlan(), {});
  WhyNotPanel panel(&m_document);
  QSignalSpy loaded(&panel, &WhyNotPanel::loadRequested);
  QVERIFY(!panel.loadButton()->isEnabled());
  panel.ask(QStringLiteral("tp=4,pp=8"));
  QTRY_VERIFY_WITH_TIMEOUT(panel.loadButton()->isEnabled(), 20000);
  panel.loadButton()->click();
  QCOMPARE(loaded.size(), 1);
  QCOMPARE(loaded.front().front().value<Plan>().layout->pp, 8);
  panel.ask({});
  QVERIFY(!panel.loadButton()->isEnabled());
}

SLICESCAPE_TEST(WhyNotPanelTest);

#include "why_not_panel_test.moc"
