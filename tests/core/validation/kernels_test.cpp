// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/kernels.h"

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;
using namespace slicescape::testing;

namespace {

KernelJudgement judge(const char* name) {
  const QString path = sharedPath(QString("validation/%1").arg(name));
  KernelJudgement judgement;
  const Result<void> read =
      judgeKernels(readAll(path).toStdString(), path.toStdString(), judgement);
  return read ? judgement : KernelJudgement();
}

KernelErrors errorsOf(const char* row) {
  KernelJudgement judgement;
  const std::string file =
      std::string("{\"schema\": \"slicescape.collectives/1\", \"rows\": [") + row + "]}";
  if (!judgeKernels(file, "rows.json", judgement)) return {};
  return judgement["collectives"]["h100-sxm"];
}

}  // namespace

class KernelsTest : public QObject {
  Q_OBJECT
 private slots:
  void errorsStayWithinTheirBounds_data();
  void errorsStayWithinTheirBounds();
  void aRowsOwnNetworkCounts();
  void bandwidthStandsForAMissingTime();
  void rowsOfOtherKindsArePassedOver();
};

void KernelsTest::errorsStayWithinTheirBounds_data() {
  // Mean absolute error that a change may not exceed, in percent, over all rows of a device.
  QTest::addColumn<QString>("file");
  QTest::addColumn<QString>("kind");
  QTest::addColumn<QString>("device");
  QTest::addColumn<double>("bound");
  const auto row = [](const char* file, const char* kind, const char* device, double bound) {
    QTest::newRow(qPrintable(QString("%1 on %2").arg(kind, device)))
        << file << kind << device << bound;
  };
  row("gemm.json", "gemm", "a100-pcie-80", 4);
  row("gemm.json", "gemm", "b200-sxm", 10.5);
  row("gemm.json", "attention", "a100-pcie-80", 9);
  row("gemm.json", "attention", "a100-sxm-80", 9);
  row("gemm.json", "attention", "h100-sxm", 13);
  row("gemm.json", "attention", "b200-sxm", 13);
  row("collectives.json", "collectives", "a100-sxm-80", 22);
  row("collectives.json", "collectives", "h100-sxm", 12);
  row("collectives.json", "collectives", "h200-sxm", 6);
  row("collectives.json", "collectives", "b200-sxm", 14);
  row("collectives.json", "collectives", "gb200", 7);
  row("collectives.json", "collectives_from_1_mb", "a100-sxm-80", 14);
  row("collectives.json", "collectives_from_1_mb", "h100-sxm", 12);
  row("collectives.json", "collectives_from_1_mb", "h200-sxm", 5);
  row("collectives.json", "collectives_from_1_mb", "b200-sxm", 11);
}

void KernelsTest::errorsStayWithinTheirBounds() {
  SKIP_WITHOUT_SHARED("validation/gemm.json");
  QFETCH(QString, file);
  QFETCH(QString, kind);
  QFETCH(QString, device);
  QFETCH(double, bound);
  KernelJudgement judgement = judge(qPrintable(file));
  const KernelErrors& errors = judgement[kind.toStdString()][device.toStdString()];
  QVERIFY(!errors.absolute.empty());
  QVERIFY2(100 * errors.mean() <= bound,
           qPrintable(QString("mean error %1 %").arg(100 * errors.mean())));
}

void KernelsTest::aRowsOwnNetworkCounts() {
  // 1 GB over two hosts: 3200 Gb/s take 2.7 ms at the wire, 100 Gb/s 86 ms.
  const auto error = [](const char* link) {
    const std::string row =
        std::string(R"({"gpu_id": "h100-sxm", "collective": "all_reduce", "gpus": 16, "nodes": 2,
                        "message_bytes": 1073741824, "time_us": 86000, "link": ")") +
        link + "\"}";
    return errorsOf(row.c_str()).mean();
  };
  QVERIFY(error("IB 100 Gb/s per node") < 0.15);
  QVERIFY(error("IB 400 Gb/s per GPU") > 0.9);
  QCOMPARE(error("IB 3200 Gb/s per node"), error("IB 8x400 Gb/s per node"));
  QCOMPARE(error("IB 3.2 Tb/s per node"), error("IB 3200 Gb/s per node"));
}

void KernelsTest::bandwidthStandsForAMissingTime() {
  const char* timed = R"({"gpu_id": "h100-sxm", "collective": "all_gather", "gpus": 8, "nodes": 1,
                          "message_bytes": 8e9, "time_us": 20000})";
  const char* rated = R"({"gpu_id": "h100-sxm", "collective": "all_gather", "gpus": 8, "nodes": 1,
                          "message_bytes": 8e9, "time_us": null, "busbw_GBps": 350})";
  QVERIFY(std::abs(errorsOf(timed).mean() - errorsOf(rated).mean()) < 1e-9);
}

void KernelsTest::rowsOfOtherKindsArePassedOver() {
  QVERIFY(errorsOf(R"({"gpu_id": "h100-sxm", "collective": "ib_write_bw", "gpus": 2, "nodes": 2,
                       "message_bytes": 1e6, "time_us": 10})")
              .absolute.empty());
  QVERIFY(errorsOf(R"({"gpu_id": "h100-sxm", "collective": "all_reduce", "gpus": null,
                       "message_bytes": 1e6, "time_us": 10})")
              .absolute.empty());
}

SLICESCAPE_TEST(KernelsTest);
#include "kernels_test.moc"
