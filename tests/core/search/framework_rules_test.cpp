// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/framework_rules.h"

#include <QTest>

#include "tests/support/registry.h"

namespace slicescape {

class FrameworkRulesTest : public QObject {
  Q_OBJECT
 private slots:
  void refuses_data();
  void refuses();
};

void FrameworkRulesTest::refuses_data() {
  QTest::addColumn<QString>("framework");
  QTest::addColumn<int>("pp");
  QTest::addColumn<int>("tp");
  QTest::addColumn<int>("zero");
  QTest::addColumn<QString>("schedule");
  QTest::addColumn<bool>("refused");
  QTest::newRow("Megatron runs interleaved 1F1B with ZeRO 1")
      << "megatron" << 4 << 8 << 1 << "interleaved-1f1b" << false;
  QTest::newRow("Megatron has no zero-bubble schedule")
      << "megatron" << 4 << 8 << 1 << "zb-h1" << true;
  QTest::newRow("Megatron has no ZeRO 3 with a pipeline")
      << "megatron" << 4 << 8 << 3 << "1f1b" << true;
  QTest::newRow("Megatron-FSDP shards weights without one")
      << "megatron" << 1 << 8 << 3 << "none" << false;
  QTest::newRow("torchtitan runs ZB-V") << "torchtitan" << 4 << 8 << 3 << "zb-v" << false;
  QTest::newRow("torchtitan has no ZeRO 1") << "torchtitan" << 1 << 8 << 1 << "none" << true;
  QTest::newRow("FSDP alone has no TP") << "fsdp" << 1 << 8 << 3 << "none" << true;
  QTest::newRow("FSDP alone") << "fsdp" << 1 << 1 << 3 << "none" << false;
  QTest::newRow("DeepSpeed's pipeline refuses ZeRO 2")
      << "deepspeed" << 4 << 1 << 2 << "1f1b" << true;
  QTest::newRow("DeepSpeed's pipeline runs ZeRO 1")
      << "deepspeed" << 4 << 1 << 1 << "1f1b" << false;
  QTest::newRow("any framework") << "" << 4 << 8 << 3 << "dualpipe" << false;
}

void FrameworkRulesTest::refuses() {
  QFETCH(QString, framework);
  QFETCH(int, pp);
  QFETCH(int, tp);
  QFETCH(int, zero);
  QFETCH(QString, schedule);
  QFETCH(bool, refused);
  Candidate candidate;
  candidate.pp = pp;
  candidate.tp = tp;
  candidate.dp = 8;
  candidate.zero = static_cast<std::int8_t>(zero);
  const auto kind = scheduleKindFrom(schedule.toStdString());
  QVERIFY(kind.has_value());
  const auto reason = frameworkRefusal(framework.toStdString(), candidate, *kind);
  QCOMPARE(reason.has_value(), refused);
  if (reason) QVERIFY(!reason->empty());
}

SLICESCAPE_TEST(FrameworkRulesTest);

}  // namespace slicescape

#include "framework_rules_test.moc"
