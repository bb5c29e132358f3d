// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kIconSize = 16;

/// SVG text with its `currentColor` replaced: Qt's renderer knows no inherited colour.
QByteArray colouredSvg(const QString& name, const QColor& colour) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  if (!file.open(QIODevice::ReadOnly)) return {};
  return file.readAll().replace("currentColor", colour.name().toLatin1());
}

}  // namespace

QPixmap iconPixmap(const QString& name, const QColor& colour, int size, qreal pixelRatio) {
  QPixmap pixmap(QSize(size, size) * pixelRatio);
  pixmap.fill(Qt::transparent);
  const QByteArray svg = colouredSvg(name, colour);
  if (!svg.isEmpty()) {
    QSvgRenderer renderer(svg);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(pixmap.rect()));
  }
  pixmap.setDevicePixelRatio(pixelRatio);
  return pixmap;
}

QIcon themedIcon(const QString& name) {
  QIcon icon;
  if (name.isEmpty()) return icon;
  const Theme& t = theme();
  for (const qreal ratio : {1.0, 2.0}) {
    icon.addPixmap(iconPixmap(name, t.text, kIconSize, ratio), QIcon::Normal, QIcon::Off);
    icon.addPixmap(iconPixmap(name, t.accent, kIconSize, ratio), QIcon::Normal, QIcon::On);
    icon.addPixmap(iconPixmap(name, t.faint, kIconSize, ratio), QIcon::Disabled, QIcon::Off);
  }
  return icon;
}

}  // namespace slicescape::ui
