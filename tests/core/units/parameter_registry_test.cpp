// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/parameter_registry.h"

#include <QSet>
#include <QTest>

#include "core/units/unit_expression.h"
#include "tests/support/registry.h"

using namespace slicescape;

class ParameterRegistryTest : public QObject {
  Q_OBJECT

 private slots:
  void everyParameterIsDescribed() {
    QSet<QString> keys;
    for (const ParameterInfo& info : parameters()) {
      const auto key = QString::fromStdString(info.key);
      QVERIFY2(!keys.contains(key), qPrintable(key));
      keys.insert(key);
      QVERIFY2(!info.label.empty() && !info.meaning.empty() && !info.origin.empty(),
               qPrintable(key));
      QVERIFY2(info.meaning.pattern.back() == '.', qPrintable(key));
    }
  }

  void everyDefaultIsAllowedAndReadsBack() {
    for (const ParameterInfo& info : parameters()) {
      if (info.form == ParameterForm::Choice) {
        QVERIFY2(!info.choices.empty(), info.key.c_str());
        const bool known = std::any_of(
            info.choices.begin(), info.choices.end(),
            [&](const ParameterChoice& choice) { return choice.value == info.defaultChoice; });
        QVERIFY2(known || (info.defaultChoice.empty() && info.mayBeOpen), info.key.c_str());
      }
      if (info.form != ParameterForm::Quantity) continue;
      QVERIFY2(info.minimum <= info.maximum, info.key.c_str());
      if (!info.defaultValue) continue;
      QVERIFY2(info.allows(*info.defaultValue), info.key.c_str());
      const QuantityText text = quantityText(*info.defaultValue, info.quantity);
      QCOMPARE(parseQuantity(text.number, info.quantity, text.unit).value(), *info.defaultValue);
    }
  }

  void pathsFindTheirParameter() {
    QVERIFY(findParameter("layout.tp"));
    QCOMPARE(findParameter("cluster.links[3].latency_s"),
             findParameter("cluster.links[].latency_s"));
    QVERIFY(findParameter("cluster.links[12].latency_s"));
    QVERIFY(!findParameter("layout.nothing"));
    QVERIFY(!findParameter(""));
    QVERIFY(!findParameter("cluster.links["));
  }

  void everyPartOfThePlanIsCovered_data() {
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<QStringList>("fields");
    // The keys of the plan format, written out here from its page.
    QTest::newRow("workload") << "workload."
                              << QStringList{"task",
                                             "seq_len",
                                             "packing.mean_len",
                                             "packing.p90_len",
                                             "packing.document_mask",
                                             "micro_batch",
                                             "global_batch",
                                             "tokens",
                                             "precision",
                                             "fp8_recipe",
                                             "optimizer",
                                             "gradient_dtype",
                                             "master_weights",
                                             "lora.rank",
                                             "lora.targets",
                                             "lora.base_precision",
                                             "moe_imbalance",
                                             "moe_capacity_factor",
                                             "moment_dtype",
                                             "fp8_weights",
                                             "dropout"};
    QTest::newRow("layout") << "layout."
                            << QStringList{"framework",
                                           "tp",
                                           "sp",
                                           "cp",
                                           "ep",
                                           "etp",
                                           "dp",
                                           "pp",
                                           "vpp",
                                           "order",
                                           "zero",
                                           "zero_shard_ranks",
                                           "schedule.kind",
                                           "schedule.group_size",
                                           "schedule.memory_limit_chunks",
                                           "stages",
                                           "stage_rule",
                                           "stage_layout",
                                           "recompute.mode",
                                           "recompute.modules",
                                           "recompute.layers",
                                           "recompute.method",
                                           "offload.optimizer",
                                           "offload.activations",
                                           "offload.parameters"};
    QTest::newRow("flags") << "layout.flags."
                           << QStringList{
                                  "flash_attention", "attention_kernel", "fused_loss",
                                  "cuda_graphs",     "compile",          "tp_overlap",
                                  "dp_overlap_grad", "dp_overlap_param", "p2p_overlap",
                                  "ep_overlap",      "ep_dispatch",      "cp_comm",
                                  "software_year",   "loss_chunks",      "expandable_segments"};
    QTest::newRow("hosts") << "cluster.hosts[]." << QStringList{"name",
                                                                "count",
                                                                "type",
                                                                "overrides.gpu_power_cap_w",
                                                                "overrides.slowdown_share",
                                                                "overrides.gpu_memory_bytes",
                                                                "failed"};
    QTest::newRow("switches") << "cluster.switches[]."
                              << QStringList{
                                     "name",     "count", "tier", "ports", "port_bytes_per_s",
                                     "latency_s"};
    QTest::newRow("links") << "cluster.links[]."
                           << QStringList{"pattern", "per_host", "bytes_per_s", "latency_s"};
    QTest::newRow("platform") << "platform."
                              << QStringList{"scheduler",        "spare_hosts", "memory_headroom",
                                             "usd_per_gpu_hour", "usd_per_kwh", "pue"};
    QTest::newRow("capabilities") << "platform.capabilities."
                                  << QStringList{"gang",       "topology",   "queue",
                                                 "retry",      "reclaim",    "capacity",
                                                 "whole_host", "monitoring", "checkpoint",
                                                 "spares"};
    QTest::newRow("priors") << "platform.priors."
                            << QStringList{"failures_per_host_day",
                                           "detect_s",
                                           "restart_s",
                                           "requeue_s",
                                           "straggler",
                                           "checkpoint_interval_s",
                                           "checkpoint_blocking_s",
                                           "storage_bytes_per_s"};
  }
  void everyPartOfThePlanIsCovered() {
    QFETCH(QString, prefix);
    QFETCH(QStringList, fields);
    for (const QString& field : fields) {
      QVERIFY2(findParameter((prefix + field).toStdString()), qPrintable(prefix + field));
    }
  }
};

SLICESCAPE_TEST(ParameterRegistryTest);
#include "parameter_registry_test.moc"
