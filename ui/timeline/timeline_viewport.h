// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <cstdint>

namespace slicescape::ui {

/// Which part of the step is in sight, and how times and ranks map to pixels.
///
/// Everything is kept in whole device pixels: the offset of the left edge and the height of
/// a row are integers, so that panning moves the picture by whole pixels, edges stay crisp
/// at every scale of the screen, and pictures of rows can be kept and reused. Positions
/// outside are logical pixels from the top left corner of the rows.
class TimelineViewport {
 public:
  static constexpr double kZoomStep = 1.25;  ///< of one key press or notch of the wheel
  static constexpr double kMostZoom = 1e6;   ///< against the whole step
  static constexpr int kLeastPitch = 3;      ///< logical pixels of a row
  static constexpr int kMostPitch = 56;
  static constexpr int kReadablePitch = 16;  ///< least that rows get without being asked

  /// The room for the rows, in logical pixels.
  void setSize(double width, double height, double ratio);
  /// What there is to show. Keeps the part in sight, or all of it when all was in sight.
  void setStep(double end, int ranks);

  double ratio() const { return m_ratio; }
  double end() const { return m_end; }
  int deviceWidth() const { return m_width; }
  int deviceHeight() const { return m_height; }
  double secondsPerDevicePixel() const { return m_scale; }
  std::int64_t deviceOffset() const { return m_offset; }
  int devicePitch() const { return m_pitch; }
  int deviceScroll() const { return m_scroll; }
  int mostScroll() const;

  double xOf(double seconds) const;
  double timeAt(double x) const;
  double begin() const { return timeAt(0); }
  double span() const { return m_scale * m_width; }
  /// The rank at a height; −1 above the first and below the last.
  int rankAt(double y) const;
  QRectF rowRect(int rank) const;  ///< whole pitch, logical pixels
  int firstRank() const;
  int lastRank() const;  ///< of those in sight
  bool showsAll() const { return m_fitted; }

  /// The whole step.
  void fit();
  /// `factor` > 1 shows more detail; the time under `x` stays where it is.
  void zoom(double factor, double x);
  void showRange(double from, double to);
  void panBy(double pixels);     ///< to later times
  void scrollBy(double pixels);  ///< to later ranks
  void scrollTo(int devicePixels);
  /// Higher or lower rows; the rank at `y` stays where it is.
  void setPitch(double pitch, double y);
  double pitch() const { return m_pitch / m_ratio; }
  /// Brings a time range and a rank into sight with as little motion as possible.
  void reveal(double from, double to, int rank);

 private:
  double fitScale() const;
  void applyScale(double scale, double time, double devicePixel);
  void clamp();
  void choosePitch();

  double m_ratio = 1;
  int m_width = 1;
  int m_height = 1;
  double m_end = 1;
  int m_ranks = 0;
  double m_scale = 1;         // seconds per device pixel
  std::int64_t m_offset = 0;  // device pixels from time 0 to the left edge
  int m_pitch = 1;
  int m_scroll = 0;
  double m_wantedPitch = 0;  // logical; 0 = as the room allows
  bool m_fitted = true;
};

}  // namespace slicescape::ui
