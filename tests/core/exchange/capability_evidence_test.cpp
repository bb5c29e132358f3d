// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/exchange/merge.h"
#include "core/platform/capabilities.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

namespace {

Result<Imported> imported(const char* file) {
  const QByteArray bytes = slicescape::testing::readAll(slicescape::testing::sourcePath(
      QStringLiteral("tests/data/import/") + QString::fromLatin1(file)));
  return importText(*decodeText(bytes.toStdString(), file));
}

}  // namespace

/// Levels of readiness that manifests and settings prove, each with the line that does.
class CapabilityEvidenceTest : public QObject {
  Q_OBJECT
 private slots:
  void levelsAreReadWithTheirLine_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("capability");
    QTest::addColumn<int>("level");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const char* file, Capability capability, int level,
                        const char* line) {
      QTest::newRow(name) << file << static_cast<int>(capability) << level << line;
    };
    row("Volcano: all pods or none, in one HyperNode", "volcano-job.yaml", Capability::Gang, 3,
        "spec.networkTopology.mode: hard");
    row("Volcano: a hard topology", "volcano-job.yaml", Capability::Topology, 3,
        "spec.networkTopology.mode: hard");
    row("Volcano: quotas", "volcano-job.yaml", Capability::Queue, 2, "spec.deserved");
    row("Volcano: reclaimable queues", "volcano-job.yaml", Capability::Reclaim, 2,
        "spec.reclaimable: true");
    row("Volcano: restarts after an eviction", "volcano-job.yaml", Capability::Retry, 1,
        "spec.policies[].action: RestartJob");
    row("Volcano: half of the pods are no gang", "volcano-partial-gang.yaml", Capability::Gang, 1,
        "spec.minAvailable: 4");
    row("KAI: a required level", "kai.yaml", Capability::Gang, 3,
        "spec.topologyConstraint.requiredTopologyLevel: topology/rack");
    row("KAI: preemption after a minimum run time", "kai.yaml", Capability::Queue, 3,
        "spec.preemptMinRuntime: 2h");
    row("JobSet: restarts", "jobset-kueue.yaml", Capability::Retry, 1,
        "spec.failurePolicy.maxRestarts: 20");
    row("Kueue: admitted as a whole", "jobset-kueue.yaml", Capability::Gang, 2,
        "kueue.x-k8s.io/queue-name: training");
    row("Kueue: a preferred level, on the pods", "jobset-kueue.yaml", Capability::Topology, 2,
        "kueue.x-k8s.io/podset-preferred-topology: cloud.provider.com/block");
    row("Slurm: a tree", "slurm-topology.conf", Capability::Topology, 2, "");
  }

  void levelsAreReadWithTheirLine() {
    QFETCH(QString, file);
    QFETCH(int, capability);
    QFETCH(int, level);
    QFETCH(QString, line);
    const Result<Imported> result = imported(file.toLatin1().constData());
    QVERIFY2(result.has_value(), result ? "" : toEnglish(result.error().expected).c_str());
    const Merge merge = mergeInto(Plan(), *result);
    const auto which = static_cast<Capability>(capability);
    QCOMPARE(levelOf(merge.plan.platform->capabilities, which).value_or(-1), level);
    if (line.isEmpty()) return;
    const std::string path = std::string("platform.capabilities.") + infoOf(which).key;
    const auto note = std::find_if(merge.plan.assumptions.begin(), merge.plan.assumptions.end(),
                                   [&path](const AssumptionNote& one) { return one.path == path; });
    QVERIFY(note != merge.plan.assumptions.end());
    QCOMPARE(QString::fromStdString(note->note), line);
    QCOMPARE(note->origin, std::string("measured"));
  }

  void whatWouldHurtIsWarnedOf_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("words");
    QTest::newRow("a gang that starts incomplete") << "volcano-partial-gang.yaml"
                                                   << "4 of 8 pods";
    QTest::newRow("Volcano's three restarts") << "volcano-job.yaml"
                                              << "3 restarts";
  }

  void whatWouldHurtIsWarnedOf() {
    QFETCH(QString, file);
    QFETCH(QString, words);
    const Result<Imported> result = imported(file.toLatin1().constData());
    QVERIFY(result.has_value());
    QVERIFY(std::any_of(result->warnings.begin(), result->warnings.end(),
                        [&words](const ImportNote& note) {
                          return QString::fromStdString(toEnglish(note.message)).contains(words);
                        }));
  }

  void manifestsThatSayNothingAreRefused() {
    const Result<Imported> result = importText(*decodeText(
        "apiVersion: jobset.x-k8s.io/v1alpha2\nkind: JobSet\nmetadata: {name: a}\n", "a.yaml"));
    QVERIFY(!result.has_value());
    QVERIFY(toEnglish(result.error().expected).find("platform") != std::string::npos);
  }
};

SLICESCAPE_TEST(CapabilityEvidenceTest);
#include "capability_evidence_test.moc"
