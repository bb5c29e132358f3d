// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/wiring_dialog.h"

#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/canvas/canvas_fixture.h"

using namespace slicescape;
using namespace slicescape::ui;

class WiringDialogTest : public QObject {
  Q_OBJECT

 private slots:
  void aNetworkIsOneUndoStep() {
    testing::CanvasFixture fixture;
    Document& document = fixture.document;
    const Plan before = document.plan();
    document.selection().setSelected({hostSubject("left"), hostSubject("right")});
    CanvasEditor& editor = fixture.view->editor();
    WiringDialog dialog(*before.cluster, editor.chosenHosts(), nullptr);
    QVERIFY(dialog.wiring().problem.empty());
    editor.wire(dialog.wiring(), dialog.templateName());
    const Cluster& cluster = *document.plan().cluster;
    // Both groups have links now; the leaf that was drawn for one of them has gone.
    QVERIFY(cluster.switchGroup("leaf") != nullptr);
    QVERIFY(cluster.link("up") == nullptr);
    for (const char* id : {"left", "right"}) {
      QVERIFY(std::any_of(cluster.links.begin(), cluster.links.end(),
                          [&](const Link& link) { return link.from == id; }));
    }
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QVERIFY(document.plan() == before);
  }

  void thePreviewSaysWhatItTakes() {
    // Two groups of two DGX H100: rails take 8 leaves of each group and one spine.
    WiringDialog dialog(*testing::smallPlan().cluster, {"left", "right"}, nullptr);
    const QString result = dialog.findChild<QLabel*>("wiringResult")->text();
    QVERIFY2(result.contains("16 switch"), qPrintable(result));
    QVERIFY2(result.contains("Bisection"), qPrintable(result));
    QVERIFY2(result.contains("Replaces"), qPrintable(result));
  }

  void whatCannotBeBuiltCannotBeAccepted() {
    Cluster cluster = *testing::smallPlan().cluster;
    cluster.hosts.front().count = 20;
    WiringDialog dialog(cluster, {"left"}, nullptr);
    auto* kind = dialog.findChild<QComboBox*>("wiringKind");
    auto* accept = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QVERIFY(accept->isEnabled());
    kind->setCurrentIndex(3);  // a mesh of 20 hosts with 8 NICs each
    QVERIFY(!accept->isEnabled());
    QVERIFY(dialog.findChild<QLabel*>("wiringResult")->text().contains("20"));
  }
};

SLICESCAPE_TEST(WiringDialogTest);
#include "wiring_dialog_test.moc"
