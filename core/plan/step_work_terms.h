// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/step_traffic.h"

namespace slicescape {

// Terms of the once-per-step work (step_traffic.cpp): what is waited for, and why.

/// A collective of the step with its bytes and time; its exposed part is filled in later.
void recordStepCollective(StepWorkTerms& terms, Collective collective, double bytes, double count,
                          const GroupPath& path);

/// max(0, time − what hides it).
Term hiddenTerm(Text name, double wait, double time, double hiddenBehind,
                std::vector<TermInput> inputs);
/// What a reduction in buckets leaves exposed: never less than one bucket.
Term bucketTerm(Text name, double wait, Term time, double hiddenBehind, double buckets,
                bool overlaps);
/// The waited-for share of a collective's time.
Term shareTerm(const Term& time, double exposed, double share);
/// One of `count` equal parts of a time.
Term partOfTerm(const Term& time, double count);
/// A part of a time by a formula of its inputs.
Term partTerm(Text name, double whole, std::vector<TermInput> inputs, double part);
/// The last scatter, and the waits of those before it.
Term scattersTerm(double exposed, const Term& last, double each, double count);

Term updateTerm(double seconds, double parameters, double bytesPerParameter, double share,
                const Device& device);
Term hostUpdateTerm(double seconds, double parameters, double bytesPerParameter,
                    BytesPerSecond link, double secondsPerParameter);

/// A transfer between stages, and the gather inside the receiving host when `gather` is given.
Term boundaryTerm(double seconds, double bytes, const GroupPath& path, const GroupPath* gather);

}  // namespace slicescape
