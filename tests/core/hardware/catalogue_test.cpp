// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/catalogue.h"

#include <QTest>

#include "resources/resources.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

class CatalogueTest : public QObject {
  Q_OBJECT

 private slots:
  void theShippedCatalogueIsComplete();
  void everyHostTypeNamesAListedDevice();
  void datasheetFiguresArePerDirectionAndDense_data();
  void datasheetFiguresArePerDirectionAndDense();
  void usableMemoryIsTheDriversFigureWhereKnown();
  void precisionFallsBackToWhatTheDeviceRuns_data();
  void precisionFallsBackToWhatTheDeviceRuns();
  void hostsKnowWhetherTheirDevicesAreSwitched();
  void aMisspeltHostTypeFindsItsNeighbour_data();
  void aMisspeltHostTypeFindsItsNeighbour();
  void unknownIdsAreNull();
  void aBrokenCatalogueIsRefusedWithItsPlace_data();
  void aBrokenCatalogueIsRefusedWithItsPlace();
  void everyTruncationIsRefused();
};

void CatalogueTest::theShippedCatalogueIsComplete() {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  QCOMPARE(catalogue.devices().size(), std::size_t{45});
  QCOMPARE(catalogue.hostTypes().size(), std::size_t{26});
  QCOMPARE(catalogue.fabrics().size(), std::size_t{17});
  for (const Device& device : catalogue.devices()) {
    QVERIFY2(device.memory.value() > 0, device.id.c_str());
    QVERIFY2(device.usableMemory <= device.memory, device.id.c_str());
    QVERIFY2(device.memoryBandwidth.value() > 0, device.id.c_str());
    QVERIFY2(device.hostLinkBandwidth.value() > 0, device.id.c_str());
    QVERIFY2(device.peakFor("bf16").value() > 0, device.id.c_str());
    QVERIFY2(device.peakFor("fp8").value() >= device.peakFor("bf16").value(), device.id.c_str());
    QVERIFY2(!device.sources.empty(), device.id.c_str());
    QCOMPARE(device.scaleUpType.empty(), device.scaleUpBandwidth.value() == 0);
  }
  for (const FabricType& fabric : catalogue.fabrics()) {
    QVERIFY2(fabric.latency.value() > 0 && fabric.latency.value() < 1e-3, fabric.id.c_str());
    QVERIFY2(fabric.achievedLow <= fabric.achievedHigh, fabric.id.c_str());
  }
}

void CatalogueTest::everyHostTypeNamesAListedDevice() {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  for (const HostType& host : catalogue.hostTypes()) {
    QVERIFY2(catalogue.device(host.device), host.id.c_str());
    QVERIFY2(host.deviceCount > 0 && host.nics > 0, host.id.c_str());
    QVERIFY2(host.nicBandwidth.value() > 0, host.id.c_str());
    QVERIFY2(host.hostMemory.value() > 0, host.id.c_str());
    QVERIFY2(catalogue.fabric(host.fabric), host.id.c_str());
    int inGroups = 0;
    for (const int devices : host.pcieSwitchGroups) inGroups += devices;
    QVERIFY2(host.pcieSwitchGroups.empty() || inGroups == host.deviceCount, host.id.c_str());
  }
}

// NVIDIA's pages print NVLink in both directions together (900 GB/s for H100) and tensor
// rates with sparsity (1,979 TFLOP/s): the catalogue holds half of each.
void CatalogueTest::datasheetFiguresArePerDirectionAndDense_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<double>("peakBf16");
  QTest::addColumn<double>("scaleUp");
  QTest::addColumn<double>("memoryBandwidth");
  QTest::addColumn<double>("pair");
  QTest::newRow("A100 SXM 80 GB") << "a100-sxm-80" << 312e12 << 300e9 << 2.039e12 << 300e9;
  QTest::newRow("H100 SXM") << "h100-sxm" << 989.4e12 << 450e9 << 3.35e12 << 450e9;
  QTest::newRow("B200 SXM") << "b200-sxm" << 2250e12 << 900e9 << 8e12 << 900e9;
  QTest::newRow("MI300X reaches one peer over one link of seven")
      << "mi300x" << 1307.4e12 << 448e9 << 5.3e12 << 64e9;
}

void CatalogueTest::datasheetFiguresArePerDirectionAndDense() {
  QFETCH(QString, id);
  const Device* device = HardwareCatalogue::builtIn().device(id.toStdString());
  QVERIFY(device);
  QTEST(device->peakFor("bf16").value(), "peakBf16");
  QTEST(device->scaleUpBandwidth.value(), "scaleUp");
  QTEST(device->scaleUpPairBandwidth.value(), "pair");
  QFETCH(double, memoryBandwidth);
  QVERIFY(std::abs(device->memoryBandwidth.value() / memoryBandwidth - 1) < 0.02);
}

void CatalogueTest::usableMemoryIsTheDriversFigureWhereKnown() {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  // nvidia-smi on an H100 80 GB: 81,559 MiB.
  QCOMPARE(catalogue.device("h100-sxm")->usableMemory.value(), std::int64_t{81559} << 20);
  QCOMPARE(catalogue.device("h100-sxm")->memory.value(), std::int64_t{80} << 30);
  QCOMPARE(catalogue.device("mi300x")->usableMemory.value(), std::int64_t{192} << 30);
}

void CatalogueTest::precisionFallsBackToWhatTheDeviceRuns_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<QString>("precision");
  QTest::addColumn<double>("peak");
  QTest::newRow("fp8 runs natively on H100") << "h100-sxm"
                                             << "fp8" << 1978.9e12;
  QTest::newRow("mxfp8 on H100 is fp8") << "h100-sxm"
                                        << "mxfp8" << 1978.9e12;
  QTest::newRow("nvfp4 on H100 is fp8") << "h100-sxm"
                                        << "nvfp4" << 1978.9e12;
  QTest::newRow("nvfp4 on B200 is fp4") << "b200-sxm"
                                        << "nvfp4" << 9000e12;
  QTest::newRow("fp8 on A100 is bf16") << "a100-sxm-80"
                                       << "fp8" << 312e12;
  QTest::newRow("bf16 on V100 is fp16") << "v100-sxm2-32"
                                        << "bf16" << 125e12;
  QTest::newRow("fp32 stays fp32") << "a100-sxm-80"
                                   << "fp32" << 19.5e12;
  QTest::newRow("tf32 on V100 is fp32") << "v100-sxm2-32"
                                        << "tf32" << 15.7e12;
  QTest::newRow("a precision nobody knows has no peak") << "h100-sxm"
                                                        << "int3" << 0.0;
}

void CatalogueTest::precisionFallsBackToWhatTheDeviceRuns() {
  QFETCH(QString, id);
  QFETCH(QString, precision);
  const Device* device = HardwareCatalogue::builtIn().device(id.toStdString());
  QVERIFY(device);
  QTEST(device->peakFor(precision.toStdString()).value(), "peak");
}

void CatalogueTest::hostsKnowWhetherTheirDevicesAreSwitched() {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  QVERIFY(catalogue.hostType("dgx-h100")->scaleUpSwitched);
  QVERIFY(catalogue.hostType("gb300-nvl72")->scaleUpSwitched);
  QVERIFY(catalogue.hostType("dgx-2")->scaleUpSwitched);
  QVERIFY(!catalogue.hostType("dgx-1-v100")->scaleUpSwitched);
  QVERIFY(!catalogue.hostType("mi300x-8")->scaleUpSwitched);
  QVERIFY(!catalogue.hostType("pcie-8x-l40s")->scaleUpSwitched);
}

void CatalogueTest::aMisspeltHostTypeFindsItsNeighbour_data() {
  QTest::addColumn<QString>("typed");
  QTest::addColumn<QString>("meant");
  QTest::newRow("a letter too few") << "dgx-h10"
                                    << "dgx-h100";
  QTest::newRow("letters swapped") << "dxg-a100"
                                   << "dgx-a100";
  QTest::newRow("nothing near") << "toaster"
                                << "";
}

void CatalogueTest::aMisspeltHostTypeFindsItsNeighbour() {
  QFETCH(QString, typed);
  const std::string found = HardwareCatalogue::builtIn().nearestHostType(typed.toStdString());
  QTEST(QString::fromStdString(found), "meant");
}

void CatalogueTest::unknownIdsAreNull() {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  QVERIFY(!catalogue.device("h900"));
  QVERIFY(!catalogue.device(""));
  QVERIFY(!catalogue.hostType("h100-sxm"));
  QVERIFY(!catalogue.fabric("carrier pigeon"));
}

void CatalogueTest::aBrokenCatalogueIsRefusedWithItsPlace_data() {
  QTest::addColumn<QByteArray>("json");
  QTest::addColumn<QString>("place");
  const QByteArray head = R"({"schema": "slicescape.catalogue/1", )";
  const QByteArray gpu = R"({"id": "x", "memory_bytes": 1024})";
  QTest::newRow("a list instead of an object") << QByteArray("[]") << "";
  QTest::newRow("no schema") << QByteArray(R"({"gpus": []})") << "/schema";
  QTest::newRow("another schema") << QByteArray(R"({"schema": "slicescape.plan/1"})") << "/schema";
  QTest::newRow("a newer schema") << QByteArray(R"({"schema": "slicescape.catalogue/2"})")
                                  << "/schema";
  QTest::newRow("devices that are no list") << head + R"("gpus": {}})"
                                            << "/gpus";
  QTest::newRow("a device that is a number") << head + R"("gpus": [7]})"
                                             << "/gpus/0";
  QTest::newRow("a device without an id") << head + R"("gpus": [{"memory_bytes": 1}]})"
                                          << "/gpus/0/id";
  QTest::newRow("a device without memory") << head + R"("gpus": [{"id": "x"}]})"
                                           << "/gpus/0/memory_bytes";
  QTest::newRow("negative memory") << head + R"("gpus": [{"id": "x", "memory_bytes": -1}]})"
                                   << "/gpus/0/memory_bytes";
  QTest::newRow("memory beyond exact integers")
      << head + R"("gpus": [{"id": "x", "memory_bytes": 1e300}]})"
      << "/gpus/0/memory_bytes";
  QTest::newRow("a rate that is a text")
      << head +
             R"("gpus": [{"id": "x", "memory_bytes": 1, "peak_dense_flop_per_s": {"bf16": "fast"}}]})"
      << "/gpus/0/peak_dense_flop_per_s/bf16";
  QTest::newRow("the same id twice") << head + "\"gpus\": [" + gpu + "," + gpu + "]}"
                                     << "/gpus/1/id";
  QTest::newRow("a host with an unlisted device")
      << head + R"("nodes": [{"id": "n", "gpu": "ghost", "gpu_count": 8}]})"
      << "/nodes/0/gpu";
  QTest::newRow("a host without devices")
      << head + "\"gpus\": [" + gpu + R"(], "nodes": [{"id": "n", "gpu": "x"}]})"
      << "/nodes/0/gpu_count";
  QTest::newRow("half a NIC")
      << head + "\"gpus\": [" + gpu +
             R"(], "nodes": [{"id": "n", "gpu": "x", "gpu_count": 8, "scale_out_nics": 0.5}]})"
      << "/nodes/0/scale_out_nics";
  QTest::newRow("a share above one")
      << head + R"("fabrics": [{"id": "f", "achieved_large_message_fraction": [0.5, 1.5]}]})"
      << "/fabrics/0/achieved_large_message_fraction/1";
}

void CatalogueTest::aBrokenCatalogueIsRefusedWithItsPlace() {
  QFETCH(QByteArray, json);
  const auto result = HardwareCatalogue::parse(json.toStdString(), "broken.json");
  QVERIFY(!result);
  QCOMPARE(QString::fromStdString(result.error().file), QStringLiteral("broken.json"));
  QTEST(QString::fromStdString(result.error().place), "place");
  QVERIFY(!result.error().expected.empty());
  QVERIFY(!result.error().remedy.empty());
}

void CatalogueTest::everyTruncationIsRefused() {
  const std::string_view whole = resources::hardwareCatalogue();
  QVERIFY(HardwareCatalogue::parse(whole, "whole"));
  const std::size_t end = whole.rfind('}');
  for (std::size_t length = 0; length <= end; length += 331) {
    QVERIFY(!HardwareCatalogue::parse(whole.substr(0, length), "cut"));
  }
}

SLICESCAPE_TEST(CatalogueTest);
#include "catalogue_test.moc"
