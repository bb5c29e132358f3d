// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace slicescape {

/// Threads to use when `wanted` were asked for; 0 = one per core.
int threadCount(int wanted);

/// Runs `work(index, worker)` for every index below `count` on `threads` threads, the
/// calling one among them. Indices are handed out in order; results must be stored by index,
/// so that they do not depend on the number of threads. `between`, when given, is called on
/// the calling thread after each of its own items; work stops early when it returns false.
void forEachParallel(std::size_t count, int threads,
                     const std::function<void(std::size_t index, int worker)>& work,
                     const std::function<bool()>& between = {});

}  // namespace slicescape
