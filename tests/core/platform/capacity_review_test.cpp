// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/capacity_review.h"

#include <QTest>
#include <cmath>

#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

/// 70B on 64 GPUs (TP 8, PP 4, DP 2), the cluster changed as the test wants.
template <class Change>
Plan planWith(Change&& change) {
  const resources::Example& file = resources::examples()[0];
  Plan plan = *loadPlan(file.text, file.file);
  plan.cluster = plan.cluster.edited(change);
  return plan;
}

/// A tenant on the last `hosts` hosts of the first group until `endsInS`.
Plan sharedWith(int hosts, std::optional<double> endsInS) {
  return planWith([&](Cluster& cluster) {
    int left = hosts;
    for (auto group = cluster.hosts.rbegin(); group != cluster.hosts.rend() && left > 0; ++group) {
      Tenant tenant;
      tenant.name = "inference";
      tenant.hosts = group->id;
      tenant.count = std::min(left, group->count);
      tenant.first = group->count - tenant.count;
      tenant.endsInS = endsInS;
      left -= tenant.count;
      cluster.tenants.push_back(tenant);
    }
  });
}

CapacityReview reviewed(const Plan& plan, const char* today = "2026-12-01") {
  ReviewOptions options;
  options.today = today;
  options.completion.draws = 200;
  return reviewCapacity(plan, evaluate(plan), options);
}

}  // namespace

/// A plan's finish, gang and figures as one answer.
class CapacityReviewTest : public QObject {
  Q_OBJECT

 private slots:
  void aFreeClusterFitsNow();
  void tenantsMakeTheGangWait();
  void aSmallerGangHasItsBreakEven();
  void failedHostsAreNamed();
  void aDeadlineByDateCountsFromToday();
};

void CapacityReviewTest::aFreeClusterFitsNow() {
  const CapacityReview review = reviewed(planWith([](Cluster&) {}));
  QCOMPARE(review.placement.answer, GangAnswer::FitsNow);
  QVERIFY(!review.smaller);
  QVERIFY(review.completion && review.capacity);
  QCOMPARE(review.completion->input.queueWaitP50S, 0.0);
  QVERIFY(!review.intervals.empty());
  QVERIFY(review.warnings.empty());
}

/// The layout keeps its pace; the wait for the tenants is a part of the finish.
void CapacityReviewTest::tenantsMakeTheGangWait() {
  const CapacityReview alone = reviewed(planWith([](Cluster&) {}));
  const CapacityReview shared = reviewed(sharedWith(2, 7200.0));
  QCOMPARE(shared.placement.answer, GangAnswer::AfterWait);
  QCOMPARE(shared.placement.waitS, 7200.0);
  QVERIFY(shared.completion);
  QCOMPARE(shared.completion->input.queueWaitP50S, 7200.0);
  QCOMPARE(shared.completion->input.usefulS, alone.completion->input.usefulS);
}

/// One of two replicas fits on the six free hosts. It needs about twice as long, and starting
/// with it pays only when the wait is longer than what it takes more.
void CapacityReviewTest::aSmallerGangHasItsBreakEven() {
  const CapacityReview review = reviewed(sharedWith(2, std::nullopt));
  QCOMPARE(review.placement.answer, GangAnswer::Never);
  QCOMPARE(review.placement.obstacle, GangObstacle::Tenants);
  QVERIFY(review.smaller);
  QCOMPARE(review.smaller->dp, 1);
  QCOMPARE(review.smaller->devices, std::int64_t{32});
  QVERIFY(review.smaller->smallS > 1.7 * review.smaller->fullS);
  QVERIFY(review.smaller->smallS < 2.1 * review.smaller->fullS);
  QVERIFY(std::abs(review.smaller->breakEvenWaitS -
                   (review.smaller->smallS + kReshardS - review.smaller->fullS)) < 1e-6);
}

void CapacityReviewTest::failedHostsAreNamed() {
  const CapacityReview review =
      reviewed(planWith([](Cluster& cluster) { cluster.hosts.front().failed = {0}; }));
  QCOMPARE(review.placement.answer, GangAnswer::Never);
  QCOMPARE(review.placement.obstacle, GangObstacle::FailedHosts);
}

void CapacityReviewTest::aDeadlineByDateCountsFromToday() {
  Plan plan = planWith([](Cluster&) {});
  plan.platform =
      plan.platform.edited([](PlatformProfile& profile) { profile.deadline = "\"2027-12-01\""; });
  const CapacityReview review = reviewed(plan, "2026-12-01");
  QVERIFY(review.completion && review.completion->input.deadlineS);
  QCOMPARE(*review.completion->input.deadlineS, 365.0 * 86400);
  QVERIFY(review.capacity->deadlineProbability);
}

SLICESCAPE_TEST(CapacityReviewTest);
#include "capacity_review_test.moc"
