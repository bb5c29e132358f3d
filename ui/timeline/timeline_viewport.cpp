// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_viewport.h"

#include <algorithm>
#include <cmath>

namespace slicescape::ui {
namespace {

/// Rows that the room allows to be higher than this stay at it: a step of two ranks does
/// not need bars of a hundred pixels.
constexpr double kComfortablePitch = 40;
constexpr double kRevealMargin = 0.1;  // of the width, beside what is brought into sight

}  // namespace

void TimelineViewport::setSize(double width, double height, double ratio) {
  const double first = begin();
  m_ratio = ratio;
  m_width = std::max(static_cast<int>(std::lround(width * ratio)), 1);
  m_height = std::max(static_cast<int>(std::lround(height * ratio)), 1);
  choosePitch();
  if (m_fitted) return fit();
  applyScale(m_scale, first, 0);
}

void TimelineViewport::setStep(double end, int ranks) {
  m_end = std::max(end, 1e-12);
  m_ranks = ranks;
  choosePitch();
  if (m_fitted) return fit();
  applyScale(m_scale, begin(), 0);
}

void TimelineViewport::choosePitch() {
  double pitch = m_wantedPitch;
  if (pitch <= 0) {
    const double room = m_height / m_ratio / std::max(m_ranks, 1);
    pitch = std::clamp(std::floor(room), static_cast<double>(kReadablePitch), kComfortablePitch);
  }
  m_pitch = std::max(static_cast<int>(std::lround(pitch * m_ratio)), 1);
  m_scroll = std::clamp(m_scroll, 0, mostScroll());
}

int TimelineViewport::mostScroll() const {
  return std::max(m_ranks * m_pitch - m_height, 0);
}

double TimelineViewport::xOf(double seconds) const {
  return (seconds / m_scale - static_cast<double>(m_offset)) / m_ratio;
}

double TimelineViewport::timeAt(double x) const {
  return (x * m_ratio + static_cast<double>(m_offset)) * m_scale;
}

int TimelineViewport::rankAt(double y) const {
  if (y < 0 || y * m_ratio >= m_height) return -1;
  const int rank = static_cast<int>(std::floor((y * m_ratio + m_scroll) / m_pitch));
  return rank < m_ranks ? rank : -1;
}

QRectF TimelineViewport::rowRect(int rank) const {
  return {0, (rank * m_pitch - m_scroll) / m_ratio, m_width / m_ratio, m_pitch / m_ratio};
}

int TimelineViewport::firstRank() const {
  return std::clamp(m_scroll / m_pitch, 0, std::max(m_ranks - 1, 0));
}

int TimelineViewport::lastRank() const {
  return std::clamp((m_scroll + m_height - 1) / m_pitch, 0, std::max(m_ranks - 1, 0));
}

double TimelineViewport::fitScale() const {
  return m_end / m_width;
}

void TimelineViewport::fit() {
  m_scale = fitScale();
  m_offset = 0;
  m_fitted = true;
}

void TimelineViewport::applyScale(double scale, double time, double devicePixel) {
  m_scale = std::clamp(scale, fitScale() / kMostZoom, fitScale());
  m_offset = std::llround(time / m_scale - devicePixel);
  m_fitted = m_scale >= fitScale() * (1 - 1e-9);
  clamp();
}

void TimelineViewport::clamp() {
  const auto last = static_cast<std::int64_t>(std::ceil(m_end / m_scale - 1e-6)) - m_width;
  m_offset = std::clamp<std::int64_t>(m_offset, 0, std::max<std::int64_t>(last, 0));
}

void TimelineViewport::zoom(double factor, double x) {
  applyScale(m_scale / factor, timeAt(x), x * m_ratio);
}

void TimelineViewport::showRange(double from, double to) {
  if (!(to > from)) return;
  applyScale((to - from) / m_width, from, 0);
}

void TimelineViewport::panBy(double pixels) {
  m_offset += std::llround(pixels * m_ratio);
  clamp();
}

void TimelineViewport::scrollBy(double pixels) {
  scrollTo(m_scroll + static_cast<int>(std::lround(pixels * m_ratio)));
}

void TimelineViewport::scrollTo(int devicePixels) {
  m_scroll = std::clamp(devicePixels, 0, mostScroll());
}

void TimelineViewport::setPitch(double pitch, double y) {
  const double place = (y * m_ratio + m_scroll) / m_pitch;
  m_wantedPitch =
      std::clamp(pitch, static_cast<double>(kLeastPitch), static_cast<double>(kMostPitch));
  choosePitch();
  scrollTo(static_cast<int>(std::lround(place * m_pitch - y * m_ratio)));
}

void TimelineViewport::reveal(double from, double to, int rank) {
  const double margin = kRevealMargin * m_width;
  const double left = from / m_scale;
  const double right = to / m_scale;
  const auto offset = static_cast<double>(m_offset);
  if (left < offset || right > offset + m_width) {
    m_offset = std::llround(left < offset || right - left > m_width ? left - margin
                                                                    : right - m_width + margin);
    clamp();
  }
  if (rank < 0) return;
  const int top = rank * m_pitch;
  if (top < m_scroll) scrollTo(top);
  if (top + m_pitch > m_scroll + m_height) scrollTo(top + m_pitch - m_height);
}

}  // namespace slicescape::ui
