// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exchange/import_dialog.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"
#include "ui/exchange/import_facts.h"

using namespace slicescape;
using namespace slicescape::ui;

namespace {

Imported sample(const char* file) {
  const QString path = slicescape::testing::sourcePath(QStringLiteral("tests/data/import/") + file);
  return *importText(*readTextSource(path.toStdString()));
}

QStringList texts(const ImportDialog& dialog) {
  QStringList all;
  const auto* tree = dialog.findChild<QTreeWidget*>();
  for (int i = 0; i < tree->topLevelItemCount(); ++i) {
    const QTreeWidgetItem* section = tree->topLevelItem(i);
    all << section->text(0);
    for (int k = 0; k < section->childCount(); ++k) {
      all << section->child(k)->text(0) + "=" + section->child(k)->text(1);
    }
  }
  return all;
}

}  // namespace

class ImportDialogTest : public QObject {
  Q_OBJECT
 private slots:
  void factsHaveWordsAndUnits() {
    const QStringList shown =
        texts(ImportDialog("t.txt", sample("nccl-topology.xml"), Plan(), nullptr));
    QVERIFY(shown.contains("GPU type=A100 SXM4 80GB"));
    QVERIFY(shown.contains("Rate of a NIC=25.0 GB/s"));
    QVERIFY(shown.contains("Through a switch=yes"));
  }

  void theChangeIsShownBeforeItIsMade() {
    const Plan plan;
    const ImportDialog dialog("nodes.csv", sample("nodes.csv"), plan, nullptr);
    QVERIFY(texts(dialog).contains("Changes to the plan"));
    QVERIFY(dialog.findChild<QPushButton*>("importApply")->isEnabled());
    QVERIFY(plan.cluster->hosts.empty());
    QVERIFY(!dialog.merge().plan.cluster->hosts.empty());
  }

  void whatAPlanCannotTakeCannotBeApplied() {
    const ImportDialog dialog("one.txt", sample("nccl-one-gpu.txt"), Plan(), nullptr);
    QVERIFY(!dialog.findChild<QPushButton*>("importApply")->isEnabled());
    QVERIFY(texts(dialog).contains("Left out"));
  }

  void aLongListIsCutAndSaysSo() {
    boost::json::array names;
    for (int i = 0; i < 40; ++i) names.emplace_back("mlx5_" + std::to_string(i));
    const auto facts = importFacts({{"nic_names", names}});
    QCOMPARE(facts.size(), 1u);
    QVERIFY(facts[0].second.endsWith("and 28 more"));
  }
};

SLICESCAPE_TEST(ImportDialogTest);
#include "import_dialog_test.moc"
