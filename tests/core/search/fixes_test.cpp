// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/fixes.h"

#include <QTest>
#include <algorithm>
#include <set>

#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

/// 70 billion parameters without sharded states or recompute: far over 80 GB.
Plan tooLarge() {
  Plan plan = testing::llama70b();
  plan.workload = plan.workload.edited([](Workload& work) {
    work.microBatch = 8;
    work.globalBatch = 128;
  });
  return plan;
}

}  // namespace

class FixesTest : public QObject {
  Q_OBJECT
 private slots:
  void aFittingPlanNeedsNone();
  void everyOfferMendsThePlan_data();
  void everyOfferMendsThePlan();
  void theCheapestStandsFirst();
  void pairsAreCheaperThanTheirParts();
  void oneFindingOfSeveralIsMended();
  void cancellingEndsTheSearch();
};

void FixesTest::aFittingPlanNeedsNone() {
  const Plan plan = testing::llama70b();
  QVERIFY(proposeFixes(plan, evaluate(plan)).empty());
}

void FixesTest::everyOfferMendsThePlan_data() {
  QTest::addColumn<QString>("what");
  for (const char* what :
       {"too large a micro-batch", "batch is not whole", "heads do not divide", "too few hosts",
        "VPP with too few micro-batches", "experts where there are none"}) {
    QTest::newRow(what) << what;
  }
}

void FixesTest::everyOfferMendsThePlan() {
  QFETCH(QString, what);
  Plan plan = testing::llama70b();
  const auto layout = [&](auto change) { plan.layout = plan.layout.edited(change); };
  const auto work = [&](auto change) { plan.workload = plan.workload.edited(change); };
  if (what.startsWith(QLatin1String("too large"))) plan = tooLarge();
  if (what.startsWith(QLatin1String("batch"))) work([](Workload& w) { w.globalBatch = 129; });
  if (what.startsWith(QLatin1String("heads"))) {
    layout([](Layout& l) {
      l.tp = 6;
      l.dp = 4;
    });
    plan.cluster = testing::railCluster("dgx-h100", 12);
    work([](Workload& w) { w.globalBatch = 192; });
  }
  if (what.startsWith(QLatin1String("too few"))) plan.cluster = testing::railCluster("dgx-h100", 6);
  if (what.startsWith(QLatin1String("VPP"))) {
    layout([](Layout& l) { l.vpp = 2; });
    work([](Workload& w) { w.globalBatch = 6; });
  }
  if (what.startsWith(QLatin1String("experts"))) layout([](Layout& l) { l.ep = 2; });
  const Evaluation before = evaluate(plan);
  QVERIFY(!before.fits);
  const std::vector<Fix> fixes = proposeFixes(plan, before);
  QVERIFY(!fixes.empty());
  for (const Fix& fix : fixes) {
    const Evaluation after = evaluate(fix.plan);
    QVERIFY2(after.fits, fix.id.c_str());
    QCOMPARE(after.stepTime.p50, fix.stepTime);
    QCOMPARE(after.peakDevice, fix.peak);
    QVERIFY(!fix.title.empty());
    QVERIFY(!fix.effect.empty());
    QVERIFY(!(fix.plan == plan));
  }
}

void FixesTest::theCheapestStandsFirst() {
  const Plan plan = tooLarge();
  const std::vector<Fix> fixes = proposeFixes(plan, evaluate(plan));
  for (std::size_t i = 1; i < fixes.size(); ++i) {
    QVERIFY(fixes[i - 1].stepTime * static_cast<double>(fixes[i - 1].gpus) <=
            fixes[i].stepTime * static_cast<double>(fixes[i].gpus));
  }
  // Each kind of change is offered once.
  for (std::size_t i = 0; i < fixes.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) QVERIFY(fixes[i].id != fixes[j].id);
  }
}

/// Pairs stand beside single changes, and none holds a change that is enough alone for less.
void FixesTest::pairsAreCheaperThanTheirParts() {
  const Plan plan = tooLarge();
  const std::vector<Fix> fixes = proposeFixes(plan, evaluate(plan));
  const auto isSingle = [](const Fix& fix) { return fix.secondTitle.empty(); };
  QVERIFY(std::any_of(fixes.begin(), fixes.end(), isSingle));
  QVERIFY(!std::all_of(fixes.begin(), fixes.end(), isSingle));
  for (const Fix& pair : fixes) {
    if (isSingle(pair)) continue;
    const QStringList parts = QString::fromStdString(pair.id).split(QLatin1Char('+'));
    for (const Fix& single : fixes) {
      if (!isSingle(single) || !parts.contains(QString::fromStdString(single.id))) continue;
      QVERIFY(pair.stepTime * static_cast<double>(pair.gpus) <=
              single.stepTime * static_cast<double>(single.gpus));
    }
  }
}

/// Where other errors stay, one finding can still be mended: it is gone, and nothing new is wrong.
void FixesTest::oneFindingOfSeveralIsMended() {
  Plan plan = tooLarge();
  // A link to nowhere is an error that no change of the layout mends.
  plan.cluster = plan.cluster.edited([](Cluster& cluster) {
    cluster.links.push_back(cluster.links.front());
    cluster.links.back().id = "loose";
    cluster.links.back().to = "nowhere";
  });
  const Evaluation before = evaluate(plan);
  const auto codes = [](const Evaluation& evaluation) {
    std::set<std::string> result;
    for (const Finding& finding : evaluation.findings) {
      if (finding.severity == Severity::Error) result.insert(finding.code);
    }
    return result;
  };
  const std::set<std::string> present = codes(before);
  QVERIFY(present.size() >= 2);
  QVERIFY(proposeFixes(plan, before).empty());
  const auto memory = std::find_if(present.begin(), present.end(), [](const std::string& code) {
    return code.starts_with("memory.");
  });
  QVERIFY(memory != present.end());
  FixOptions options;
  options.finding = *memory;
  const std::vector<Fix> fixes = proposeFixes(plan, before, Catalogues::builtIn(), options);
  QVERIFY(!fixes.empty());
  for (const Fix& fix : fixes) {
    QVERIFY(!fix.mendsAll);
    const std::set<std::string> after = codes(evaluate(fix.plan));
    QVERIFY(!after.contains(*memory));
    QVERIFY(std::includes(present.begin(), present.end(), after.begin(), after.end()));
  }
}

void FixesTest::cancellingEndsTheSearch() {
  const std::atomic<bool> cancel = true;
  FixOptions options;
  options.cancel = &cancel;
  const Plan plan = tooLarge();
  QVERIFY(proposeFixes(plan, evaluate(plan), Catalogues::builtIn(), options).empty());
}

SLICESCAPE_TEST(FixesTest);

}  // namespace slicescape

#include "fixes_test.moc"
