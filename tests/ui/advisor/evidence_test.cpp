// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/evidence.h"

#include <QTest>

#include "core/plan/evaluate.h"
#include "core/plan/explanation.h"
#include "core/units/parameter_registry.h"
#include "tests/support/registry.h"
#include "tests/ui/advisor/advice_plans.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::scenario;

namespace {

Advice quickAdvice(const Plan& plan) {
  AdviseOptions options;
  options.draws = 50;
  options.withCapacity = false;
  return advise(plan, options);
}

}  // namespace

class EvidenceTest : public QObject {
  Q_OBJECT
 private slots:
  void everyRuleLeadsSomewhere_data();
  void everyRuleLeadsSomewhere();
  void capabilityRulesOpenTheirField();
  void loadOfThePoolShowsTheTenants();
};

void EvidenceTest::everyRuleLeadsSomewhere_data() {
  QTest::addColumn<QByteArray>("name");
  for (const char* name : {"w1-7b-one-host", "w2-70b-25gbe", "w4-405b-no-gang", "w7-8x22b-pcie",
                           "w10-512-shared", "w12-16k-blocking"}) {
    QTest::newRow(name) << QByteArray(name);
  }
}

/// Beside the help, every rule names a field, objects, an explanation or the table, and each of
/// them exists.
void EvidenceTest::everyRuleLeadsSomewhere() {
  QFETCH(QByteArray, name);
  const Plan plan = scenario(name.constData());
  const Evaluation evaluation = evaluate(plan);
  const Advice advice = quickAdvice(plan);
  const std::vector<std::string> metrics = explainableMetrics(evaluation);
  for (int step = 0; step < 4; ++step) {
    for (const AdviceRule& rule : advice.steps[std::size_t(step)].rules) {
      const std::vector<Evidence> all = evidenceOf(rule, step, {advice, plan, evaluation});
      QVERIFY2(all.size() >= 2, rule.id.c_str());
      QVERIFY(all.back().kind == Evidence::Kind::Help);
      for (const Evidence& one : all) {
        QVERIFY2(!one.label.isEmpty(), rule.id.c_str());
        switch (one.kind) {
          case Evidence::Kind::Field:
            QVERIFY2(findParameter(one.target.toStdString()) != nullptr, qPrintable(one.target));
            break;
          case Evidence::Kind::Objects:
            QVERIFY2(!one.objects.empty(), rule.id.c_str());
            for (const Subject& object : one.objects) {
              const bool known =
                  object.kind == SubjectKind::Stage ||
                  (object.kind == SubjectKind::Host && plan.cluster->host(object.id)) ||
                  (object.kind == SubjectKind::Link && plan.cluster->link(object.id));
              QVERIFY2(known, object.id.c_str());
            }
            break;
          case Evidence::Kind::Metric:
            QVERIFY(std::find(metrics.begin(), metrics.end(), one.target.toStdString()) !=
                    metrics.end());
            break;
          case Evidence::Kind::Help:
          case Evidence::Kind::Table:
            break;
        }
      }
    }
  }
}

void EvidenceTest::capabilityRulesOpenTheirField() {
  const Plan plan = scenario("w4-405b-no-gang");
  const Advice advice = quickAdvice(plan);
  const Evaluation evaluation = evaluate(plan);
  for (const AdviceRule& rule : advice.steps[2].rules) {
    if (rule.id != "R3.C1") continue;
    QCOMPARE(evidenceOf(rule, 2, {advice, plan, evaluation}).front().target,
             QStringLiteral("platform.capabilities.gang"));
    return;
  }
  QFAIL("no rule on gang scheduling");
}

void EvidenceTest::loadOfThePoolShowsTheTenants() {
  const Plan plan = scenario("w10-512-shared");
  const Advice advice = quickAdvice(plan);
  const Evaluation evaluation = evaluate(plan);
  for (const AdviceRule& rule : advice.steps[2].rules) {
    if (rule.id != "R3.10") continue;
    const Evidence first = evidenceOf(rule, 2, {advice, plan, evaluation}).front();
    QVERIFY(first.kind == Evidence::Kind::Objects);
    for (const Tenant& tenant : plan.cluster->tenants) {
      QVERIFY(first.objects.contains(hostSubject(tenant.hosts)));
    }
    return;
  }
  QFAIL("no rule on the load of the pool");
}

SLICESCAPE_TEST(EvidenceTest);
#include "evidence_test.moc"
