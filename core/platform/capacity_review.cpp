// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/capacity_review.h"

#include <algorithm>

namespace slicescape {

CapacityReview reviewCapacity(const Plan& plan, const Evaluation& evaluation,
                              const ReviewOptions& options, const Catalogues& catalogues) {
  CapacityReview review;
  review.pool = Pool::of(*plan.cluster, catalogues.hardware);
  const Result<QueueSettings> queue = queueSettings(plan);
  if (!queue) review.warnings.push_back(queue.error().expected);
  const GangRequest request =
      gangRequest(plan.layout->worldSize(), std::max(1, review.pool.devicesPerHost),
                  queue ? *queue : QueueSettings());
  review.placement = placeGang(review.pool, request);

  const bool shared = !plan.cluster->tenants.empty();
  const Plan alone = withoutTenants(plan);
  const Evaluation onItsOwn = shared ? evaluate(alone, catalogues) : evaluation;
  review.completion = planCompletionInput(alone, onItsOwn, catalogues);
  if (!review.completion) return review;
  CompletionInput& input = review.completion->input;
  if (!input.deadlineS) input.deadlineS = deadlineSeconds(plan, options.today);
  if (!platformSettings(plan).queueWaitS && review.placement.answer == GangAnswer::AfterWait) {
    input.queueWaitP50S = review.placement.waitS;
    input.queueWaitP90S = review.placement.waitS;
  }
  review.completion->estimate = estimateCompletion(input, options.completion);
  if (review.completion->estimate.cancelled) return review;
  review.smaller = smallerGang(plan, review.placement, *review.completion, catalogues);
  review.intervals = intervalCosts(input, review.completion->bestIntervalS);
  review.capacity = capacityView(plan, onItsOwn, *review.completion, catalogues);
  return review;
}

}  // namespace slicescape
