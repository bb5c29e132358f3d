// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <functional>

class QIODevice;
class QPaintDevice;

namespace slicescape::ui {

/// A drawing that leaves the window: as an image of twice its size (sharp on slides), or as a
/// vector file in which one unit is one pixel on screen.
struct Drawing {
  QString title;
  QString description;
  QSize size;
  /// Paints the whole drawing; `vector`: into a file of lines, not of pixels.
  std::function<void(QPaintDevice& device, double scale, bool vector)> paint;

  QImage image() const;
  /// Writes it as "png", "svg" or "pdf"; false for any other suffix, with nothing written.
  bool write(QIODevice& file, const QString& suffix) const;
};

}  // namespace slicescape::ui
