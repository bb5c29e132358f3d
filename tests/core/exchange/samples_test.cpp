// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <boost/json/serialize.hpp>

#include "core/exchange/merge.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

namespace {

Result<TextSource> sample(const QString& name) {
  const QByteArray bytes =
      slicescape::testing::readAll(slicescape::testing::sourcePath("tests/data/import/" + name));
  return decodeText(bytes.toStdString(), name.toStdString());
}

std::string fact(const Imported& imported, std::string_view key) {
  const boost::json::value* value = imported.understood.if_contains(key);
  if (value == nullptr) return "absent";
  if (const boost::json::string* text = value->if_string()) return std::string(*text);
  return boost::json::serialize(*value);
}

}  // namespace

/// Files as programs print them, read by their content alone.
class SamplesTest : public QObject {
  Q_OBJECT
 private slots:
  void aFileIsRecognisedAndRead_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("hosts");
    QTest::addColumn<QString>("gpus");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* file, const char* kind, const char* hosts,
                        const char* gpus, const char* type, const char* key, const char* value) {
      QTest::newRow(name) << file << kind << hosts << gpus << type << key << value;
    };
    row("underlined heading, NICs by their own names", "topo-terminal-colours.txt",
        "nvidia-smi-topo", "1", "8", "a100-sxm-80", "links", "{\"NV12\":28}");
    row("its four NICs", "topo-terminal-colours.txt", "nvidia-smi-topo", "1", "8", "a100-sxm-80",
        "nics", "4");
    row("its four memory domains", "topo-terminal-colours.txt", "nvidia-smi-topo", "1", "8",
        "a100-sxm-80", "numa_nodes", "4");
    row("wrapped heading, glued cells", "topo-wrapped-and-glued.txt", "nvidia-smi-topo", "1", "4",
        "h100-sxm", "links", "{\"NV18\":6}");
    row("its NICs", "topo-wrapped-and-glued.txt", "nvidia-smi-topo", "1", "4", "h100-sxm", "nics",
        "3");
    row("Markdown", "topo-markdown.txt", "nvidia-smi-topo", "1", "2", "null", "links",
        "{\"PHB\":1}");
    row("reStructuredText", "topo-restructuredtext.txt", "nvidia-smi-topo", "1", "2", "null",
        "links", "{\"NODE\":1}");
    row("NIC columns first, a second matrix of peer access", "topo-nics-first.txt",
        "nvidia-smi-topo", "1", "4", "a100-sxm-40", "links", "{\"NV4\":6}");
    row("four links to each of three neighbours are a mesh", "topo-nics-first.txt",
        "nvidia-smi-topo", "1", "4", "a100-sxm-40", "switched", "false");
    row("xGMI", "rocm-mi300x.txt", "rocm-smi-topo", "1", "4", "mi300x", "links", "{\"XGMI\":6}");
    row("NCCL topology", "nccl-topology.xml", "nccl-topo", "1", "1", "a100-sxm-80",
        "nvlinks_per_gpu", "12");
    row("NCCL graph", "nccl-graph.xml", "nccl-graph", "1", "2", "null", "nics", "2");
    row("all-gather on two hosts", "nccl-all-gather-two-hosts.txt", "nccl-tests", "2", "16",
        "h100-sxm", "collective", "all_gather");
    row("a run on one GPU", "nccl-one-gpu.txt", "nccl-tests", "1", "1", "h100-sxm", "points", "[]");
    row("switch tree", "slurm-topology.conf", "slurm-topology", "64", "null", "null", "tiers", "2");
    row("switch tree in YAML", "slurm-topology.yaml", "slurm-topology-yaml", "4", "null", "null",
        "leaf_switches", "2");
    row("slurm.conf", "slurm.conf", "slurm-conf", "68", "512", "h100-sxm", "gpu_hosts", "64");
    row("an unknown state is no failure", "slurm.conf", "slurm-conf", "68", "512", "h100-sxm",
        "down", "absent");
    row("scontrol, one host drained", "scontrol-show-node.txt", "scontrol-nodes", "2", "16",
        "a100-sxm-80", "down", "1");
    row("sinfo counts a host of two partitions once", "sinfo.txt", "sinfo", "3", "24", "h100-sxm",
        "down", "1");
    row("Kubernetes nodes", "kubernetes-nodes.yaml", "kubernetes-nodes", "2", "8", "h100-sxm",
        "nics", "32");
    row("Kueue", "kueue.yaml", "kueue", "null", "64", "h100-sxm", "objects",
        "{\"ClusterQueue\":1,\"ResourceFlavor\":1}");
    row("HyperNodes", "hypernodes.yaml", "volcano-hypernode", "2", "null", "null", "tiers", "2");
    row("a node list", "nodes.csv", "node-csv", "4", "18", "v100-sxm2-32", "gpu_hosts", "3");
  }

  void aFileIsRecognisedAndRead() {
    QFETCH(QString, file);
    QFETCH(QString, kind);
    QFETCH(QString, hosts);
    QFETCH(QString, gpus);
    QFETCH(QString, type);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const Result<TextSource> source = sample(file);
    QVERIFY(source.has_value());
    const Result<Imported> imported = importText(*source);
    QVERIFY2(imported.has_value(), imported ? "" : toEnglish(imported.error().expected).c_str());
    QCOMPARE(QString::fromStdString(imported->kind), kind);
    QCOMPARE(QString::fromStdString(fact(*imported, "hosts")), hosts);
    QCOMPARE(QString::fromStdString(fact(*imported, "gpus")), gpus);
    QCOMPARE(QString::fromStdString(fact(*imported, "gpu_type")), type);
    QCOMPARE(QString::fromStdString(fact(*imported, key.toStdString())), value);
  }

  void aRateOfOneGpuIsRefusedWithItsReason() {
    const Result<Imported> imported = importText(*sample("nccl-one-gpu.txt"));
    QVERIFY(imported.has_value());
    QCOMPARE(imported->ignored.size(), 1u);
    QCOMPARE(imported->ignored.front().place, std::string("line 4"));
    QVERIFY(toEnglish(imported->ignored.front().message).find("With one GPU") == 0);
    QVERIFY(std::holds_alternative<std::monostate>(imported->payload));
  }

  void aMeasuredCurveKeepsBusBandwidthBySize() {
    const Result<Imported> imported = importText(*sample("nccl-all-gather-two-hosts.txt"));
    QVERIFY(imported.has_value());
    const auto curves = std::get<std::vector<MeasuredCurve>>(imported->payload);
    QCOMPARE(curves.size(), 1u);
    QCOMPARE(curves[0].points.size(), 3u);
    QCOMPARE(curves[0].points[2].first, 1073741824.0);
    QCOMPARE(curves[0].points[2].second, 347.12e9);
  }

  void aPeerAccessMatrixIsNamedAsLeftOut() {
    const Result<Imported> imported = importText(*sample("topo-nics-first.txt"));
    QVERIFY(imported.has_value());
    QCOMPARE(imported->ignored.size(), 1u);
    QCOMPARE(imported->ignored.front().place, std::string("line 9"));
  }

  void aSwitchTreeIsDrawnWithItsLinks() {
    const Result<Imported> imported = importText(*sample("slurm-topology.conf"));
    const Cluster& cluster = std::get<Cluster>(imported->payload);
    QCOMPARE(cluster.switches.size(), 3u);
    QCOMPARE(cluster.hosts.size(), 2u);  // one group under each leaf
    QCOMPARE(cluster.hosts[0].count, 32);
    QCOMPARE(cluster.links.size(), 4u);  // two hosts to leaves, two leaves to the spine
    QCOMPARE(cluster.switchGroup("s2")->tier, 2);
  }

  void mergingACatalogueHostUsesItsId() {
    Plan plan;
    Imported imported;
    HostDescription host;
    host.device = "h100-sxm";
    host.deviceCount = 8;
    host.nics = 8;
    imported.payload = host;
    const Merge merge = mergeInto(plan, imported);
    QCOMPARE(merge.changes.size(), 1u);
    QVERIFY(std::holds_alternative<std::string>(merge.plan.cluster->hosts.front().type));
    QVERIFY(plan.cluster->hosts.empty());
  }

  void provedCapabilitiesTakeTheHighestLevel() {
    Plan plan;
    const Result<Imported> imported = importText(*sample("slurm.conf"));
    const Merge merge = mergeInto(plan, *imported);
    QCOMPARE(merge.plan.platform->capabilities.gang, std::optional<int>(3));
    QCOMPARE(merge.plan.platform->capabilities.topology, std::optional<int>(2));
    QVERIFY(!merge.plan.platform->capabilities.retry.has_value());
  }

  void realFilesOfUsersAreRecognised_data() {
    QTest::addColumn<QString>("folder");
    for (const char* folder : {"topo", "nccl_topo", "nccl_tests", "slurm", "k8s"}) {
      QTest::newRow(folder) << folder;
    }
  }

  void realFilesOfUsersAreRecognised() {
    QFETCH(QString, folder);
    SKIP_WITHOUT_SHARED("inputs");
    const QDir files(slicescape::testing::sharedPath("inputs/" + folder));
    for (const QFileInfo& file : files.entryInfoList(QDir::Files)) {
      if (file.fileName() == "index.json" || file.suffix() == "md") continue;
      const Result<TextSource> source = readTextSource(file.filePath().toStdString());
      QVERIFY2(source.has_value(), qPrintable(file.fileName()));
      const Result<Imported> imported = importText(*source);
      QVERIFY2(imported.has_value(), qPrintable(file.fileName()));
    }
  }
};

SLICESCAPE_TEST(SamplesTest);
#include "samples_test.moc"
