// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/band_fit.h"

#include <cmath>

#include "core/validation/ranking.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::testing;

namespace {

const BandKind kDenseOneHost{{0, 1, 0, 0}};
const BandKind kExpertsOneHost{{1, 1, 0, 0}};

/// Ten runs with ratios spread evenly in logarithms over ± `spread`.
void addRuns(std::vector<StepResidual>& to, const std::string& source, const BandKind& kind,
             double spread) {
  for (int i = 0; i < 10; ++i) {
    to.push_back({source, kind, std::exp(spread * (i - 4.5) / 4.5)});
  }
}

ErrorBand bandOf(const std::vector<ErrorBand>& bands, const BandKind& kind) {
  for (const ErrorBand& band : bands) {
    if (band.kind == kind) return band;
  }
  return {};
}

ValidationCase step(double measured, double predicted) {
  ValidationCase item;
  item.metric = "step_time";
  item.measured = measured;
  item.predicted = predicted;
  item.rankingGroup = "group";
  return item;
}

}  // namespace

class BandFitTest : public QObject {
  Q_OBJECT
 private slots:
  void aKindOfFewSourcesIsDrawnTowardsItsParent();
  void everyLevelHasItsRuns();
  void leftOutRunsAreCoveredAsWanted();
  void aScaleCommonToAllSourcesIsTakenOut();
  void rankingComparesOrderAndCost();
  void aLayoutMeasuredSeveralTimesCountsOnce();
};

void BandFitTest::aKindOfFewSourcesIsDrawnTowardsItsParent() {
  std::vector<StepResidual> residuals;
  for (const char* source : {"a", "b", "c", "d", "e", "f"}) {
    addRuns(residuals, source, kDenseOneHost, 0.1);
  }
  addRuns(residuals, "g", kExpertsOneHost, 0.5);
  const std::vector<ErrorBand> bands = fitBands(residuals, 1);
  const ErrorBand dense = bandOf(bands, kDenseOneHost);
  const ErrorBand experts = bandOf(bands, kExpertsOneHost);
  // P90 of the experts' own runs is exp(0.39); one source gives it a third of the weight at
  // each level, so what remains lies between the two kinds.
  QVERIFY(experts.high > dense.high);
  QVERIFY(experts.high < std::exp(0.39));
  QVERIFY(dense.high > std::exp(0.07) && dense.high < std::exp(0.15));
  QCOMPARE(experts.sources, 1);
}

void BandFitTest::everyLevelHasItsRuns() {
  std::vector<StepResidual> residuals;
  addRuns(residuals, "a", kDenseOneHost, 0.1);
  addRuns(residuals, "b", kExpertsOneHost, 0.1);
  const std::vector<ErrorBand> bands = fitBands(residuals, 1);
  QCOMPARE(bands.front().kind, kDenseOneHost.upTo(0));
  QCOMPARE(bands.front().runs, 20);
  QCOMPARE(bandOf(bands, kDenseOneHost.upTo(1)).runs, 10);
  // An unknown kind gets the band of what is known, wider by a quarter for each trait.
  const ErrorBand parent = bandOf(bands, kDenseOneHost.upTo(2));
  const ErrorBand unknown = errorBandFrom(bands, {{0, 1, 1, 1}});
  QVERIFY(std::abs(std::log(unknown.high) / std::log(parent.high) - 1.25 * 1.25) < 1e-9);
}

void BandFitTest::leftOutRunsAreCoveredAsWanted() {
  std::vector<StepResidual> residuals;
  for (const char* source : {"a", "b", "c", "d"}) addRuns(residuals, source, kDenseOneHost, 0.1);
  addRuns(residuals, "far", kDenseOneHost, 0.4);
  const HeldOut heldOut = crossValidate(residuals);
  QVERIFY(heldOut.covered >= 0.8);
  QVERIFY(heldOut.widening >= 1);
  QVERIFY(heldOut.bySource.at("far").covered < heldOut.bySource.at("a").covered);
}

void BandFitTest::aScaleCommonToAllSourcesIsTakenOut() {
  std::vector<StepResidual> residuals;
  for (const char* source : {"a", "b", "c", "d", "e", "f", "g", "h", "i"}) {
    for (int i = 0; i < 5; ++i) residuals.push_back({source, kDenseOneHost, 1.25});
  }
  // Every run takes a quarter longer than predicted: what the others say of it leaves little.
  QVERIFY(crossValidate(residuals).medianOfSources < 0.02);
}

void BandFitTest::rankingComparesOrderAndCost() {
  Judgement judgement;
  judgement.cases = {step(10, 11), step(12, 10), step(14, 15), step(20, 21)};
  const std::vector<RankedGroup> groups = rankedGroups(judgement);
  QCOMPARE(groups.size(), std::size_t{1});
  // Ranks 1 0 2 3 against 0 1 2 3: 1 − 6 · 2 / (4 · 15) = 0.8.
  QVERIFY(std::abs(groups.front().spearman - 0.8) < 1e-12);
  // The predicted best takes 12 where 10 was possible.
  QVERIFY(std::abs(groups.front().regret - 0.2) < 1e-12);
}

/// Three runs of one layout and two of others: three layouts, and the one that was measured three
/// times counts with its median, so that its slow release spoils nothing.
void BandFitTest::aLayoutMeasuredSeveralTimesCountsOnce() {
  const auto ofLayout = [](int tp, double measured, double predicted) {
    ValidationCase item = step(measured, predicted);
    Plan plan;
    plan.layout = plan.layout.edited([tp, measured](Layout& layout) {
      layout.tp = tp;
      layout.flags.softwareYear = 2020 + static_cast<int>(measured) % 5;
    });
    item.plan = plan;
    return item;
  };
  Judgement judgement;
  judgement.cases = {ofLayout(1, 10, 10), ofLayout(1, 11, 10), ofLayout(1, 30, 10),
                     ofLayout(2, 12, 12), ofLayout(4, 15, 14)};
  const std::vector<RankedGroup> groups = rankedGroups(judgement);
  QCOMPARE(groups.size(), std::size_t{1});
  QCOMPARE(groups.front().count, 3);
  QCOMPARE(groups.front().spearman, 1.0);
  QCOMPARE(groups.front().regret, 0.0);
  QCOMPARE(summaryOf(groups).spearman, 1.0);
}

SLICESCAPE_TEST(BandFitTest);
#include "band_fit_test.moc"
