// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/device_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/canvas/canvas_item.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr double kCellPixels = 4;     ///< below, a host is one tile
constexpr double kGapPixels = 0.7;    ///< thinner gaps would only grey the picture
constexpr double kOutlinePixels = 7;  ///< from here cells get their own outline
constexpr int kOutlinedCells = 500;   ///< most cells drawn one by one
constexpr double kRankPixels = 26;    ///< cell width that holds a rank number

/// Tile rows and columns inside the exposed part.
struct VisibleTiles {
  int firstRow = 0, lastRow = -1, firstColumn = 0, lastColumn = -1;
  int count() const {
    return std::max(0, lastRow - firstRow + 1) * std::max(0, lastColumn - firstColumn + 1);
  }
};

VisibleTiles visibleTiles(const HostGeometry& geometry, const QRectF& exposed) {
  const QRectF area = geometry.inner();
  const QRectF part = exposed & area;
  if (part.isEmpty()) return {};
  const double width = area.width() / geometry.columns();
  const double height = area.height() / geometry.rows();
  const auto index = [](double offset, double step, int count) {
    return std::clamp(int(offset / step), 0, count - 1);
  };
  return {index(part.top() - area.top(), height, geometry.rows()),
          index(part.bottom() - area.top(), height, geometry.rows()),
          index(part.left() - area.left(), width, geometry.columns()),
          index(part.right() - area.left(), width, geometry.columns())};
}

class Painting {
 public:
  Painting(QPainter* painter, const DevicePainting& what) : p(painter), w(what) {}

  void run() {
    const VisibleTiles tiles = visibleTiles(w.geometry, w.exposed);
    if (tiles.count() == 0) return;
    const double cellPixels = w.geometry.cellSize().width() * w.lod;
    const int cells = tiles.count() * w.geometry.devicesPerHost();
    if (cellPixels >= kOutlinePixels && cells <= kOutlinedCells) {
      paintSingly(tiles);
    } else {
      paintBands(cellPixels >= kCellPixels);
    }
    paintBlocked();
    paintGang();
    paintHighlights();
  }

 private:
  const CellStyle* styleOf(const DeviceRun* run) const {
    return run && run->stage < int(w.styles.size()) ? &w.styles[std::size_t(run->stage)] : nullptr;
  }

  QBrush hatch() const {
    QBrush brush(theme().bad, Qt::BDiagPattern);
    brush.setTransform(QTransform::fromScale(1 / w.lod, 1 / w.lod));
    return brush;
  }

  void fill(const QRectF& rect, const CellStyle& style) {
    for (const CellStyle::Band& band : style.bands) {
      p->fillRect(QRectF(rect.left(), rect.bottom() - rect.height() * band.to, rect.width(),
                         rect.height() * (band.to - band.from)),
                  band.colour);
    }
    if (style.overCapacity) p->fillRect(rect, hatch());
  }

  void paintSingly(const VisibleTiles& tiles) {
    const double radius = std::min(2.0, w.geometry.cellSize().width() * 0.12);
    const bool rounded = w.geometry.cellSize().width() * w.lod >= 12;
    const bool numbered = w.geometry.cellSize().width() * w.lod >= kRankPixels;
    p->setRenderHint(QPainter::Antialiasing, rounded);
    if (numbered) {
      // Ranks of the largest plans have six digits.
      const double size =
          std::min(w.geometry.cellSize().width() * 0.24, w.geometry.cellSize().height() * 0.5);
      QFont font = canvasFont(std::max(1.0, size));
      m_rankScale = size / font.pixelSize();
      p->setFont(font);
      m_numbered = size * w.lod >= kReadablePixels;
    }
    for (int row = tiles.firstRow; row <= tiles.lastRow; ++row) {
      for (int column = tiles.firstColumn; column <= tiles.lastColumn; ++column) {
        const int host = row * w.geometry.columns() + column;
        if (host >= w.geometry.hosts()) break;
        for (int device = 0; device < w.geometry.devicesPerHost(); ++device) {
          paintCell({host, device}, rounded ? radius : 0);
        }
      }
    }
    p->setRenderHint(QPainter::Antialiasing, true);
  }

  void paintCell(DevicePlace place, double radius) {
    const QRectF rect = w.geometry.cell(place);
    if (!rect.intersects(w.exposed)) return;
    const DeviceRun* run = w.stages.runAt(place);
    const CellStyle* style = styleOf(run);
    p->setBrush(theme().panel);
    QPen pen(style ? (style->overCapacity ? theme().bad : style->outline) : theme().hairline, 0);
    if (style && w.lod * rect.width() >= 12) pen.setWidthF(1.2 / w.lod);
    if (style) {
      p->setPen(Qt::NoPen);
      const double inset = std::min(1.0 / w.lod, rect.width() * 0.08);
      fill(rect.adjusted(inset / 2, inset / 2, -inset / 2, -inset / 2), *style);
      p->setBrush(Qt::NoBrush);
    }
    p->setPen(pen);
    if (radius > 0) {
      p->drawRoundedRect(rect, radius, radius);
    } else {
      p->drawRect(rect);
    }
    if (m_numbered && run) paintRank(rect, *run, place);
  }

  void paintRank(const QRectF& rect, const DeviceRun& run, DevicePlace place) {
    const std::int64_t device = std::int64_t{place.host} * w.stages.devicesPerHost + place.device;
    const qint64 rank = run.firstRank + device - run.firstDevice;
    p->setPen(theme().text);
    p->save();
    p->translate(rect.center());
    p->scale(m_rankScale, m_rankScale);
    const QSizeF size = rect.size() / m_rankScale;
    p->drawText(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size), Qt::AlignCenter,
                QString::number(rank));
    p->restore();
  }

  /// Runs of whole hosts as one rectangle per tile row; hosts cut by a stage border
  /// device by device.
  void paintBands(bool cells) {
    // Antialiased, or gaps of a pixel come and go along the card.
    p->setRenderHint(QPainter::Antialiasing, true);
    const QColor idle = mixed(theme().panel, theme().hairline, 0.5);
    for (const TileSpan& span : w.geometry.spans(0, w.geometry.hosts())) {
      if (w.geometry.span(span).intersects(w.exposed)) p->fillRect(w.geometry.span(span), idle);
    }
    const int perHost = w.stages.devicesPerHost;
    for (const DeviceRun& run : w.stages.runs) {
      const CellStyle* style = styleOf(&run);
      if (!style) continue;
      std::int64_t device = run.firstDevice;
      const std::int64_t end = run.firstDevice + run.count;
      while (device < end) {
        const int host = int(device / perHost);
        if (device % perHost == 0 && end - device >= perHost) {
          const int hosts = int((end - device) / perHost);
          paintHosts(host, hosts, *style, cells);
          device += std::int64_t{hosts} * perHost;
        } else {
          const std::int64_t hostEnd =
              std::min<std::int64_t>(end, std::int64_t{host + 1} * perHost);
          for (; device < hostEnd; ++device) {
            const QRectF rect = w.geometry.cell({host, int(device % perHost)});
            if (rect.intersects(w.exposed)) fill(rect, *style);
          }
        }
      }
    }
    paintGaps(cells);
    p->setRenderHint(QPainter::Antialiasing, true);
  }

  void paintHosts(int first, int count, const CellStyle& style, bool cells) {
    for (const TileSpan& span : w.geometry.spans(first, count)) {
      QRectF rect = w.geometry.span(span);
      if (!rect.intersects(w.exposed)) continue;
      rect = QRectF(
          std::max(rect.left(), w.exposed.left()), rect.top(),
          std::min(rect.right(), w.exposed.right()) - std::max(rect.left(), w.exposed.left()),
          rect.height());
      p->fillRect(rect, mixed(theme().panel, style.outline, 0.18));
      if (!cells) {
        fill(rect, style);
        continue;
      }
      for (int row = 0; row < w.geometry.deviceRows(); ++row) {
        const QRectF cell = w.geometry.cell({span.firstHost, row * w.geometry.deviceColumns()});
        fill(QRectF(rect.left(), cell.top(), rect.width(), cell.height()), style);
      }
    }
  }

  void paintGaps(bool cells) {
    const HostGeometry& g = w.geometry;
    const QRectF area = g.inner() & w.exposed;
    const QRectF first = g.tile(0);
    const auto vertical = [&](double left, double right) {
      if ((right - left) * w.lod >= kGapPixels && right > area.left() && left < area.right()) {
        p->fillRect(QRectF(left, area.top(), right - left, area.height()), theme().panel);
      }
    };
    const auto horizontal = [&](double top, double bottom) {
      if ((bottom - top) * w.lod >= kGapPixels && bottom > area.top() && top < area.bottom()) {
        p->fillRect(QRectF(area.left(), top, area.width(), bottom - top), theme().panel);
      }
    };
    const double columnPitch = g.columns() > 1 ? g.tile(1).left() - first.left() : 0;
    for (int column = 0; column < g.columns(); ++column) {
      const double left = first.left() + column * columnPitch;
      if (cells) {
        for (int k = 1; k < g.deviceColumns(); ++k) {
          const QRectF cell = g.cell({0, k});
          const double gap = cell.left() - g.cell({0, k - 1}).right();
          const double at = left + cell.left() - first.left();
          vertical(at - gap, at);
        }
      }
      if (column > 0) vertical(left - (columnPitch - first.width()), left);
    }
    const double rowPitch = g.rows() > 1 ? g.tile(g.columns()).top() - first.top() : 0;
    for (int row = 0; row < g.rows(); ++row) {
      const double top = first.top() + row * rowPitch;
      if (cells) {
        for (int k = 1; k < g.deviceRows(); ++k) {
          const QRectF cell = g.cell({0, k * g.deviceColumns()});
          const double gap = cell.top() - g.cell({0, (k - 1) * g.deviceColumns()}).bottom();
          const double at = top + cell.top() - first.top();
          horizontal(at - gap, at);
        }
      }
      if (row > 0) horizontal(top - (rowPitch - first.height()), top);
    }
  }

  void paintBlocked() {
    for (const BlockedHosts& blocked : w.blocked) {
      const bool partly = blocked.devices > 0 && blocked.devices < w.geometry.devicesPerHost();
      for (const TileSpan& span : w.geometry.spans(blocked.first, blocked.count)) {
        const QRectF rect = w.geometry.span(span);
        if (!rect.intersects(w.exposed)) continue;
        if (!partly) {
          paintBlocked(rect, blocked.failed);
          continue;
        }
        for (int host = span.firstHost; host < span.firstHost + span.count; ++host) {
          for (int device = 0; device < blocked.devices; ++device) {
            paintBlocked(w.geometry.cell({host, device}), blocked.failed);
          }
        }
      }
    }
  }

  void paintBlocked(const QRectF& rect, bool failed) {
    const QColor colour = failed ? theme().bad : theme().faint;
    p->fillRect(rect, theme().raised);
    QBrush brush(colour, failed ? Qt::DiagCrossPattern : Qt::FDiagPattern);
    brush.setTransform(QTransform::fromScale(1 / w.lod, 1 / w.lod));
    p->fillRect(rect, brush);
    p->setPen(QPen(colour, 0));
    p->setBrush(Qt::NoBrush);
    p->drawRect(rect);
  }

  /// The hosts that the gang would take: washed and outlined, so that what stands on them now
  /// can still be seen.
  void paintGang() {
    QColor wash = w.gangColour;
    wash.setAlpha(70);
    QPen pen(w.gangColour, 2);
    pen.setCosmetic(true);
    for (const GangHosts& hosts : w.gang) {
      for (const TileSpan& span : w.geometry.spans(hosts.first, hosts.count)) {
        const QRectF rect = w.geometry.span(span);
        if (!rect.intersects(w.exposed)) continue;
        p->setPen(pen);
        p->setBrush(wash);
        if (hosts.devicesPerHost >= w.geometry.devicesPerHost()) {
          p->drawRect(rect);
          continue;
        }
        for (int host = span.firstHost; host < span.firstHost + span.count; ++host) {
          // The GPUs that are left are the last ones of the host.
          for (int d = w.geometry.devicesPerHost() - hosts.devicesPerHost;
               d < w.geometry.devicesPerHost(); ++d) {
            p->drawRect(w.geometry.cell({host, d}));
          }
        }
      }
    }
  }

  /// The outline of all devices of a run: three rectangles of whole tiles at most.
  QPainterPath outlineOf(const DeviceRun& run) const {
    const int perHost = w.stages.devicesPerHost;
    const std::int64_t end = run.firstDevice + run.count;
    QPainterPath path;
    if (run.firstDevice % perHost != 0 || run.count < perHost) {
      for (std::int64_t d = run.firstDevice;
           d < std::min<std::int64_t>(end, run.firstDevice + perHost); ++d) {
        path.addRect(w.geometry.cell({int(d / perHost), int(d % perHost)}));
      }
      return path;
    }
    const auto spans = w.geometry.spans(int(run.firstDevice / perHost), int(run.count / perHost));
    const double reachX = w.geometry.columns() > 1
                              ? (w.geometry.tile(1).left() - w.geometry.tile(0).right()) / 2
                              : 1.5;
    const double reachY =
        w.geometry.rows() > 1
            ? (w.geometry.tile(w.geometry.columns()).top() - w.geometry.tile(0).bottom()) / 2
            : 1.5;
    QRectF block;
    int blockColumn = -1, blockCount = -1;
    path.setFillRule(Qt::WindingFill);
    const auto add = [&](const QRectF& rect) {
      if (!rect.isNull()) path.addRect(rect.adjusted(-reachX, -reachY, reachX, reachY));
    };
    for (const TileSpan& span : spans) {
      const int column = span.firstHost % w.geometry.columns();
      if (column == blockColumn && span.count == blockCount) {
        block |= w.geometry.span(span);
        continue;
      }
      add(block);
      block = w.geometry.span(span);
      blockColumn = column;
      blockCount = span.count;
    }
    add(block);
    return path.simplified();
  }

  void paintHighlights() {
    if (w.highlighted.empty()) return;
    p->setBrush(Qt::NoBrush);
    for (const DeviceRun& run : w.stages.runs) {
      if (!w.highlighted.contains(run.stage)) continue;
      QPen pen(theme().text, 1.5);
      pen.setCosmetic(true);
      pen.setJoinStyle(Qt::RoundJoin);
      p->setPen(pen);
      p->drawPath(outlineOf(run));
    }
  }

  QPainter* p;
  const DevicePainting& w;
  double m_rankScale = 1;
  bool m_numbered = false;
};

}  // namespace

void paintDevices(QPainter* painter, const DevicePainting& what) {
  Painting(painter, what).run();
}

}  // namespace slicescape::ui
