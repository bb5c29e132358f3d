// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "tests/core/storage/random_plan.h"
#include "tests/support/registry.h"

using namespace slicescape;

class SettingTest : public QObject {
  Q_OBJECT

 private slots:
  void aPathReachesEveryField();
  void aBareWordIsAText();
  void nullUnsets();
  void namingAModelEndsCarryingOne();
  void everyPlanSurvivesASetting();
  void theOriginalPlanStaysAsItIs();
  void wrongSettingsSayWhatWasMeant_data();
  void wrongSettingsSayWhatWasMeant();
};

namespace {

Plan example() {
  return *loadPlan(resources::examples().front().text, "example");
}

Plan with(const char* setting) {
  const Result<Plan> plan = withSetting(example(), setting);
  if (plan) return *plan;
  qWarning() << setting << toEnglish(plan.error().expected).c_str();
  return {};
}

}  // namespace

void SettingTest::aPathReachesEveryField() {
  QCOMPARE(with("layout.tp=4").layout->tp, 4);
  QCOMPARE(with("cluster.hosts[1].count=16").cluster->hosts[1].count, 16);
  QCOMPARE(with("layout.stages[0].chunks[0].count=19").layout->stages->at(0).chunks[0].count, 19);
  QCOMPARE(with("workload.lora.rank=8").workload->lora->rank, 8);
  QCOMPARE(with("workload.tokens=2e12").workload->tokens.value(), 2e12);
  QCOMPARE(with("layout.recompute.modules=[\"mlp\",\"norm\"]").layout->recompute.modules.size(),
           std::size_t{2});
  QCOMPARE(with("layout.flags.compile=true").layout->flags.compile.value(), true);
  QCOMPARE(with("cluster.hosts[0].labels.row=7a").cluster->hosts[0].labels.back().second,
           std::string("7a"));
  QCOMPARE(with("assumptions[\"layout.tp\"].note=mine").assumptions.back().path,
           std::string("layout.tp"));
  QCOMPARE(with("platform.deadline.date=2027-01-14").platform->deadline.value(),
           std::string(R"({"date":"2027-01-14"})"));
  const Plan inlineHost = with(R"(cluster.hosts[0].type={"gpu": "h100-sxm", "gpus": 4})");
  QCOMPARE(std::get<InlineHost>(inlineHost.cluster->hosts[0].type).deviceCount, 4);
}

void SettingTest::aBareWordIsAText() {
  QCOMPARE(with("workload.precision=fp8").workload->precision.value(), std::string("fp8"));
  QCOMPARE(with("workload.precision=\"fp8\"").workload->precision.value(), std::string("fp8"));
  QCOMPARE(with("name=2026 plan = final").name, std::string("2026 plan = final"));
  QCOMPARE(with("name=12").name, std::string("12"));
  QCOMPARE(with("notes=").notes, std::string());
}

void SettingTest::nullUnsets() {
  QVERIFY(!with("layout.stages=null").layout->stages);
  QVERIFY(!with("workload.precision=null").workload->precision);
}

void SettingTest::namingAModelEndsCarryingOne() {
  Plan plan = example();
  ModelChoice carried;
  carried.profile = std::make_shared<ModelProfile>();
  plan.model = carried;
  const Result<Plan> changed = withSetting(plan, "model.catalogue=llama3-8b");
  QVERIFY(changed);
  QVERIFY(!changed->model->profile);
  QCOMPARE(changed->model->catalogueId, std::string("llama3-8b"));
}

// A setting goes through the document, so every field must come back from it.
void SettingTest::everyPlanSurvivesASetting() {
  for (std::uint32_t seed = 0; seed < 100; ++seed) {
    const Plan plan = testing::randomPlan(seed);
    const Result<Plan> changed = withSetting(plan, "name=another");
    QVERIFY2(changed, changed ? "" : changed.error().place.c_str());
    Plan expected = plan;
    expected.name = "another";
    QVERIFY(*changed == expected);
  }
}

void SettingTest::theOriginalPlanStaysAsItIs() {
  const Plan plan = example();
  QVERIFY(withSetting(plan, "layout.tp=2"));
  QVERIFY(plan == example());
}

void SettingTest::wrongSettingsSayWhatWasMeant_data() {
  QTest::addColumn<QString>("setting");
  QTest::addColumn<QString>("place");
  QTest::addColumn<QString>("remedy");
  QTest::newRow("a mistyped key") << "layout.schedul.kind=gpipe"
                                  << "layout.schedul.kind"
                                  << "Did you mean schedule?";
  QTest::newRow("a key like no other") << "layout.hovercraft=1"
                                       << "layout.hovercraft"
                                       << "Known here: framework, tp,";
  QTest::newRow("no value") << "layout.tp"
                            << "layout.tp"
                            << "layout.tp=4";
  QTest::newRow("no path") << "=4"
                           << "=4"
                           << "layout.tp=4";
  QTest::newRow("an empty step") << "layout..tp=4"
                                 << "layout..tp"
                                 << "layout.tp=4";
  QTest::newRow("a point at the end") << "layout.=4"
                                      << "layout."
                                      << "layout.tp=4";
  QTest::newRow("an open bracket") << "cluster.hosts[0.count=4"
                                   << "cluster.hosts[0.count"
                                   << "cluster.hosts[0].count=16";
  QTest::newRow("an index that is a word") << "cluster.hosts[first].count=4"
                                           << "cluster.hosts[first].count"
                                           << "layout.tp=4";
  QTest::newRow("an index past the end") << "cluster.hosts[4].count=4"
                                         << "cluster.hosts[4].count"
                                         << "Entries count from 0";
  QTest::newRow("a key inside a number") << "layout.tp.x=4"
                                         << "layout.tp.x"
                                         << "index";
  QTest::newRow("a key inside a list") << "cluster.hosts.count=4"
                                       << "cluster.hosts.count"
                                       << "cluster.hosts[0].count";
  QTest::newRow("a value out of range") << "layout.tp=0"
                                        << "/layout/tp"
                                        << "Correct";
  QTest::newRow("a value of another kind") << "layout.tp=four"
                                           << "/layout/tp"
                                           << "Correct";
  QTest::newRow("another format") << "schema=slicescape.plan/2"
                                  << "/schema"
                                  << "newer";
}

void SettingTest::wrongSettingsSayWhatWasMeant() {
  QFETCH(QString, setting);
  QFETCH(QString, remedy);
  const Result<Plan> plan = withSetting(example(), setting.toStdString());
  QVERIFY(!plan);
  QTEST(QString::fromStdString(plan.error().place), "place");
  const QString found = QString::fromStdString(toEnglish(plan.error().remedy));
  QVERIFY2(found.contains(remedy), qPrintable(found));
}

SLICESCAPE_TEST(SettingTest);
#include "setting_test.moc"
