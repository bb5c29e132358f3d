// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advisor/readiness.h"

#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape;

namespace {

PlatformSettings withLevels(int level) {
  PlatformSettings settings;
  settings.levels.fill(level);
  return settings;
}

QString spelled(const std::vector<ReadinessGap>& gaps) {
  QStringList parts;
  for (const ReadinessGap& gap : gaps) {
    parts << QStringLiteral("%1>=%2%3")
                 .arg(QLatin1String(infoOf(gap.capability).id))
                 .arg(gap.need)
                 .arg(gap.blocks ? QStringLiteral("!") : QString());
  }
  return parts.join(QLatin1Char(' '));
}

}  // namespace

/// The gates of the readiness profile.
class ReadinessTest : public QObject {
  Q_OBJECT

 private slots:
  void gates_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("hosts");
    QTest::addColumn<int>("level");
    QTest::addColumn<bool>("shared");
    QTest::addColumn<QString>("gaps");
    const auto row = [](const char* name, StrategyKind kind, int hosts, int level, bool shared,
                        const char* gaps) {
      QTest::newRow(name) << int(kind) << hosts << level << shared << QString::fromLatin1(gaps);
    };
    row("one host, level 1", StrategyKind::Fsdp, 1, 1, true, "");
    row("one host, level 0", StrategyKind::Fsdp, 1, 0, true, "C3>=1");
    row("DP on hosts, level 0", StrategyKind::DataParallel, 4, 0, true, "C1>=1 C4>=1 C3>=1");
    row("FSDP on hosts without a gang", StrategyKind::Fsdp, 4, 0, true, "C1>=2! C4>=2 C8>=1 C3>=1");
    row("FSDP on hosts, level 1", StrategyKind::Fsdp, 4, 1, true, "C1>=2 C4>=2");
    row("FSDP on hosts, level 2", StrategyKind::Fsdp, 4, 2, true, "");
    row("TP on shared hosts", StrategyKind::TensorParallel, 4, 1, true, "C7>=2! C1>=2 C4>=2");
    row("TP on hosts of its own", StrategyKind::TensorParallel, 4, 1, false, "C1>=2 C4>=2 C7>=2");
    row("a pipeline, level 1", StrategyKind::Hybrid, 8, 1, false, "C1>=2! C4>=2 C8>=2 C2>=2 C7>=2");
    row("a pipeline, level 2", StrategyKind::Hybrid, 8, 2, true, "");
    row("2,048 GPUs, level 0", StrategyKind::Hybrid, 256, 0, false,
        "C1>=3! C4>=3! C10>=2 C8>=3 C9>=1 C2>=3 C7>=2 C3>=1");
    row("2,048 GPUs, level 3", StrategyKind::Hybrid, 256, 3, true, "");
    row("experts across hosts, level 2", StrategyKind::ExpertParallel, 4, 2, true,
        "C1>=3 C4>=3 C8>=3 C2>=3");
  }
  void gates() {
    QFETCH(int, kind);
    QFETCH(int, hosts);
    QFETCH(int, level);
    QFETCH(bool, shared);
    const auto needs = readinessNeeds(StrategyKind(kind), hosts, hosts * 8, shared);
    QTEST(spelled(readinessGaps(needs, withLevels(level))), "gaps");
  }
  void anUnansweredQuestionDoesNotBlock() {
    const auto needs = readinessNeeds(StrategyKind::Hybrid, 256, 2048, false);
    for (const ReadinessGap& gap : readinessGaps(needs, PlatformSettings())) {
      QVERIFY(!gap.blocks && !gap.have && !gap.firstStep.empty());
    }
  }
};

SLICESCAPE_TEST(ReadinessTest);
#include "readiness_test.moc"
