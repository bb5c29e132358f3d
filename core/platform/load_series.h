// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace slicescape {

/// Means over one bin of a run.
struct LoadBin {
  double busy = 0;     ///< devices of running jobs
  double held = 0;     ///< devices of gangs that are not complete
  double waiting = 0;  ///< jobs in the queue
};

/// How full a pool is over a run whose length is not known beforehand: bins of equal width,
/// which doubles when the run outgrows them. Sums over time stay exact, whatever the width.
class LoadSeries {
 public:
  static constexpr int kMostBins = 512;
  static constexpr double kFirstBinS = 60;

  explicit LoadSeries(double startS = 0) : m_startS(startS) {}

  /// The state held from one time to a later one; calls come in the order of time.
  void add(double fromS, double toS, const LoadBin& state);

  double startS() const { return m_startS; }
  double binS() const { return m_binS; }
  /// Means of all bins up to the last time added; the last bin counts its used part only.
  std::vector<LoadBin> means() const;

 private:
  void halve();

  double m_startS = 0;
  double m_endS = 0;
  double m_binS = kFirstBinS;
  std::vector<LoadBin> m_sums;
};

}  // namespace slicescape
