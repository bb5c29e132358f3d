// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace slicescape {

int threadCount(int wanted) {
  if (wanted > 0) return wanted;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void forEachParallel(std::size_t count, int threads,
                     const std::function<void(std::size_t index, int worker)>& work,
                     const std::function<bool()>& between) {
  std::atomic<std::size_t> next{0};
  std::atomic<bool> stopped{false};
  const auto run = [&](int worker) {
    while (!stopped.load(std::memory_order_relaxed)) {
      const std::size_t index = next.fetch_add(1);
      if (index >= count) return;
      work(index, worker);
      if (worker == 0 && between && !between()) stopped.store(true);
    }
  };
  const int helpers =
      static_cast<int>(std::min<std::size_t>(static_cast<std::size_t>(threadCount(threads)),
                                             std::max<std::size_t>(1, count))) -
      1;
  std::vector<std::jthread> pool;
  pool.reserve(static_cast<std::size_t>(helpers));
  for (int worker = 1; worker <= helpers; ++worker) pool.emplace_back(run, worker);
  run(0);
}

}  // namespace slicescape
