// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/gpu_names.h"
#include "core/exchange/host_list.h"
#include "tests/support/registry.h"

using namespace slicescape;

/// Names as drivers, schedulers and clouds write them.
class NamesTest : public QObject {
  Q_OBJECT
 private slots:
  void aProductNameGivesTheCatalogueId_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("gib");
    QTest::addColumn<QString>("id");
    const auto row = [](const char* name, double gib, const char* id) {
      QTest::newRow(name) << name << gib << id;
    };
    row("NVIDIA H100 80GB HBM3", 0, "h100-sxm");
    row("NVIDIA-H100-80GB-HBM3", 80, "h100-sxm");
    row("NVIDIA H100 PCIe", 0, "h100-pcie");
    row("NVIDIA H100 NVL", 0, "h100-nvl");
    row("nvidia-h100-mega-80gb", 0, "h100-sxm");
    row("NVIDIA H200", 0, "h200-sxm");
    row("NVIDIA A100-SXM4-40GB", 0, "a100-sxm-40");
    row("NVIDIA A100-PCIE-40GB", 0, "a100-pcie-40");
    row("NVIDIA A100 80GB PCIe", 0, "a100-pcie-80");
    row("gpu:a100", 0, "a100-sxm-80");
    row("Tesla V100-SXM2-32GB", 0, "v100-sxm2-32");
    row("Tesla V100-SXM2-16GB", 0, "v100-sxm2-16");
    row("V100M32", 0, "v100-sxm2-32");
    row("NVIDIA GB200", 0, "gb200");
    row("NVIDIA B200", 0, "b200-sxm");
    row("AMD Instinct MI300X", 0, "mi300x");
    row("NVIDIA GeForce RTX 4090", 0, "rtx-4090");
    row("NVIDIA L40S", 0, "l40s");
    row("NVIDIA L4", 0, "l4");
    row("NVIDIA A10", 0, "a10");
    row("NVIDIA A10G", 0, "");
    row("Tesla T4", 0, "");
    row("G2", 0, "");
  }

  void aProductNameGivesTheCatalogueId() {
    QFETCH(QString, name);
    QFETCH(double, gib);
    QFETCH(QString, id);
    QCOMPARE(QString::fromStdString(gpuFromName(name.toStdString(), gib).id), id);
  }

  void aHostListUnfolds_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("names");
    QTest::newRow("one name") << "login1"
                              << "login1";
    QTest::newRow("zeros are kept") << "n[008-010]"
                                    << "n008 n009 n010";
    QTest::newRow("ranges and single numbers") << "n[1-2,5],x"
                                               << "n1 n2 n5 x";
    QTest::newRow("two groups multiply") << "r[0-1]n[0-1]"
                                         << "r0n0 r0n1 r1n0 r1n1";
    QTest::newRow("a tail after the bracket") << "n[1-2].example"
                                              << "n1.example n2.example";
    QTest::newRow("an open bracket") << "n[1-2"
                                     << "?";
    QTest::newRow("a reversed range") << "n[5-1]"
                                      << "?";
    QTest::newRow("letters in a range") << "n[a-b]"
                                        << "?";
  }

  void aHostListUnfolds() {
    QFETCH(QString, text);
    QFETCH(QString, names);
    const auto unfolded = expandHostList(text.toStdString());
    QString joined = "?";
    if (unfolded) {
      joined.clear();
      for (const std::string& name : *unfolded) {
        joined += (joined.isEmpty() ? "" : " ") + QString::fromStdString(name);
      }
    }
    QCOMPARE(joined, names);
  }
};

SLICESCAPE_TEST(NamesTest);
#include "names_test.moc"
