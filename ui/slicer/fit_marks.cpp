// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/fit_marks.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cstdlib>

#include "core/plan/evaluate.h"

namespace slicescape::ui {
namespace {

constexpr int kIdleIntervalMs = 12;  // leaves most of each frame to the drag itself
constexpr qint64 kBudgetNs = 3'000'000;
constexpr qint64 kTooSlowNs = 6'000'000;

}  // namespace

FitMarks::FitMarks(QObject* parent) : QObject(parent) {
  m_idle.setInterval(kIdleIntervalMs);
  connect(&m_idle, &QTimer::timeout, this, &FitMarks::work);
}

void FitMarks::start(const Plan& plan, const StripModel& model, const StripItem& boundary) {
  m_plan = plan;
  m_model = model;
  m_boundary = boundary;
  m_known.clear();
  m_open.clear();
  const auto [least, most] = model.rangeOf(boundary);
  for (int layer = least; layer <= most; ++layer) m_open.push_back(layer);
  const int here = model.positionOf(boundary);
  std::stable_sort(m_open.begin(), m_open.end(),
                   [here](int a, int b) { return std::abs(a - here) > std::abs(b - here); });
  m_idle.start();
}

void FitMarks::stop() {
  m_idle.stop();
  m_open.clear();
  m_known.clear();
}

void FitMarks::work() {
  QElapsedTimer timer;
  timer.start();
  while (!m_open.empty() && timer.nsecsElapsed() < kBudgetNs) {
    const qint64 before = timer.nsecsElapsed();
    const int layer = m_open.back();
    m_open.pop_back();
    m_known[layer] = fitsAt(layer);
    if (timer.nsecsElapsed() - before > kTooSlowNs) m_open.clear();
  }
  if (m_open.empty()) m_idle.stop();
  emit changed();
}

bool FitMarks::fitsAt(int layer) const {
  const Evaluation result = evaluate(withStages(m_plan, m_model.mapWith(m_boundary, layer)));
  const auto left = static_cast<std::size_t>(m_boundary.index);
  for (const std::size_t position : {left, left + 1}) {
    const auto rank = static_cast<std::size_t>(m_model.order[position].rank);
    if (rank >= result.stages.size()) return false;
    if (result.stages[rank].peak > result.stages[rank].capacity) return false;
  }
  return true;
}

}  // namespace slicescape::ui
