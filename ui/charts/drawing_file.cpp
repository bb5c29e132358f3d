// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing_file.h"

#include <QPdfWriter>
#include <QSvgGenerator>

namespace slicescape::ui {
namespace {

constexpr double kImageScale = 2.0;
constexpr int kDotsPerInch = 96;

}  // namespace

QImage Drawing::image() const {
  QImage image(size * kImageScale, QImage::Format_RGB32);
  paint(image, kImageScale, false);
  return image;
}

bool Drawing::write(QIODevice& file, const QString& suffix) const {
  if (suffix == QLatin1String("png")) return image().save(&file, "PNG");
  if (suffix == QLatin1String("svg")) {
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(0, 0), size));
    svg.setResolution(kDotsPerInch);
    svg.setTitle(title);
    svg.setDescription(description);
    paint(svg, 1.0, true);
    return true;
  }
  if (suffix == QLatin1String("pdf")) {
    QPdfWriter pdf(&file);
    pdf.setResolution(kDotsPerInch);
    pdf.setTitle(title);
    pdf.setPageSize(QPageSize(QSizeF(size) / kDotsPerInch, QPageSize::Inch));
    pdf.setPageMargins({});
    paint(pdf, 1.0, true);
    return true;
  }
  return false;
}

}  // namespace slicescape::ui
