// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/plan/evaluate.h"
#include "tests/support/registry.h"
#include "tests/ui/inspector/sample_plan.h"
#include "ui/inspector/host_loss_row.h"
#include "ui/inspector/network_pages.h"
#include "ui/inspector/section.h"
#include "ui/inspector/value_row.h"

using namespace slicescape;
using namespace slicescape::ui;

/// What the inspector answers about a host that goes and a link of another speed.
class NetworkAnswersTest : public QObject {
  Q_OBJECT

 private slots:
  // Host h of the sample holds ranks 8 h … 8 h + 7; two hosts are spare.
  void aLostHostNamesItsRanks() {
    const Plan plan = testing::samplePlan();
    HostLossRow row;
    row.setHosts(plan, std::make_shared<const Evaluation>(evaluate(plan)), 0);
    QCOMPARE(row.host()->maximum(), 7);
    row.host()->setValue(5);
    QVERIFY2(row.answer().contains("40–47"), qPrintable(row.answer()));
    QVERIFY2(row.answer().contains("2 idle hosts"), qPrintable(row.answer()));
  }

  void anotherSpeedChangesTheStep() {
    Document document;
    document.reset(testing::samplePlan(), {});
    LinkPage page(&document, nullptr);
    page.setLinks({"up"});
    page.findChild<Section*>("link.sensitivity")->setOpen(true);
    page.refresh();
    int signedShares = 0;
    for (const ValueRow* row : page.findChildren<ValueRow*>()) {
      if (row->value().contains('%')) ++signedShares;
    }
    QCOMPARE(signedShares, 2);
  }
};

SLICESCAPE_TEST(NetworkAnswersTest);
#include "network_answers_test.moc"
