// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/load_series.h"

#include <algorithm>

namespace slicescape {
namespace {

void addScaled(LoadBin& sum, const LoadBin& state, double factor) {
  sum.busy += state.busy * factor;
  sum.held += state.held * factor;
  sum.waiting += state.waiting * factor;
}

}  // namespace

void LoadSeries::halve() {
  const std::size_t half = (m_sums.size() + 1) / 2;
  for (std::size_t i = 0; i < half; ++i) {
    LoadBin sum = m_sums[2 * i];
    if (2 * i + 1 < m_sums.size()) addScaled(sum, m_sums[2 * i + 1], 1);
    m_sums[i] = sum;
  }
  m_sums.resize(half);
  m_binS *= 2;
}

void LoadSeries::add(double fromS, double toS, const LoadBin& state) {
  if (!(toS > fromS)) return;
  while (toS - m_startS > kMostBins * m_binS) halve();
  m_endS = std::max(m_endS, toS);
  double at = fromS - m_startS;
  const double end = toS - m_startS;
  while (at < end) {
    const auto bin = std::min<std::size_t>(static_cast<std::size_t>(at / m_binS), kMostBins - 1);
    if (m_sums.size() <= bin) m_sums.resize(bin + 1);
    const double until = std::min(end, static_cast<double>(bin + 1) * m_binS);
    if (until <= at) break;  // the width is below what the time can tell apart
    addScaled(m_sums[bin], state, until - at);
    at = until;
  }
}

std::vector<LoadBin> LoadSeries::means() const {
  std::vector<LoadBin> means(m_sums.size());
  for (std::size_t i = 0; i < m_sums.size(); ++i) {
    const double begin = m_startS + static_cast<double>(i) * m_binS;
    const double used = std::min(m_binS, m_endS - begin);
    if (used > 0) addScaled(means[i], m_sums[i], 1 / used);
  }
  return means;
}

}  // namespace slicescape
