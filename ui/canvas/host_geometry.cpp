// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/host_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace slicescape::ui {
namespace {

constexpr double kWidth = 184;
constexpr double kInnerHeight = 60;
constexpr double kGrid = 8;
/// More tiles in a row could not be told apart at any zoom.
constexpr int kMostColumns = 1024;
/// Width over height of a GPU cell that still looks like a card standing in a server.
constexpr double kCellAspect = 0.72;

double roundedToGrid(double value) {
  return std::round(value / kGrid) * kGrid;
}

}  // namespace

HostGeometry::HostGeometry(int hosts, int devicesPerHost)
    : m_hosts(std::max(1, hosts)), m_devicesPerHost(std::max(1, devicesPerHost)) {
  const double growth = std::max(1.0, m_hosts / 2.0);
  const double width = roundedToGrid(kWidth * std::pow(growth, 0.2));
  const double innerHeight =
      growth > 1 ? roundedToGrid(kInnerHeight * std::pow(growth, 0.25)) : kInnerHeight;
  m_size = {width, innerHeight + kHeader + kFooter};
  const QRectF area = inner();

  // The pair (tile columns, device columns) whose cells come nearest to the wished
  // aspect; empty places in the last row count against it, and so do device columns
  // that do not divide the host evenly.
  double best = std::numeric_limits<double>::max();
  for (int columns = 1; columns <= std::min(m_hosts, kMostColumns); ++columns) {
    const int rows = (m_hosts + columns - 1) / columns;
    const double tileWidth = area.width() / columns;
    const double tileHeight = area.height() / rows;
    const double waste = 1.0 - double(m_hosts) / (double(columns) * rows);
    for (int deviceColumns = 1; deviceColumns <= m_devicesPerHost; ++deviceColumns) {
      if (m_devicesPerHost % deviceColumns != 0) continue;
      const int deviceRows = m_devicesPerHost / deviceColumns;
      const double aspect = (tileWidth / deviceColumns) / (tileHeight / deviceRows);
      const double score = std::abs(std::log(aspect / kCellAspect)) + 2 * waste;
      if (score < best) {
        best = score;
        m_columns = columns;
        m_rows = rows;
        m_deviceColumns = deviceColumns;
        m_deviceRows = deviceRows;
      }
    }
  }

  const QSizeF pitch(area.width() / m_columns, area.height() / m_rows);
  m_tileGap = {m_columns > 1 ? std::min(6.0, pitch.width() * 0.12) : 0.0,
               m_rows > 1 ? std::min(6.0, pitch.height() * 0.16) : 0.0};
  m_tile = {(area.width() - m_tileGap.width() * (m_columns - 1)) / m_columns,
            (area.height() - m_tileGap.height() * (m_rows - 1)) / m_rows};
  m_cellGap = std::min(
      {2.0, m_tile.width() / m_deviceColumns * 0.12, m_tile.height() / m_deviceRows * 0.12});
  m_cell = {(m_tile.width() - m_cellGap * (m_deviceColumns - 1)) / m_deviceColumns,
            (m_tile.height() - m_cellGap * (m_deviceRows - 1)) / m_deviceRows};
}

QRectF HostGeometry::inner() const {
  return {kMargin, kHeader, m_size.width() - 2 * kMargin, m_size.height() - kHeader - kFooter};
}

QPointF HostGeometry::tileOrigin(int host) const {
  const QRectF area = inner();
  return {area.x() + (host % m_columns) * (m_tile.width() + m_tileGap.width()),
          area.y() + (host / m_columns) * (m_tile.height() + m_tileGap.height())};
}

QRectF HostGeometry::tile(int host) const {
  return {tileOrigin(host), m_tile};
}

QRectF HostGeometry::cell(DevicePlace place) const {
  const QPointF origin = tileOrigin(place.host);
  const int column = place.device % m_deviceColumns;
  const int row = place.device / m_deviceColumns;
  return {origin.x() + column * (m_cell.width() + m_cellGap),
          origin.y() + row * (m_cell.height() + m_cellGap), m_cell.width(), m_cell.height()};
}

QRectF HostGeometry::span(const TileSpan& span) const {
  return tile(span.firstHost).united(tile(span.firstHost + span.count - 1));
}

std::optional<DevicePlace> HostGeometry::deviceAt(QPointF p) const {
  const QRectF area = inner();
  if (!area.contains(p)) return std::nullopt;
  const QPointF inside = p - area.topLeft();
  const int column = int(inside.x() / (m_tile.width() + m_tileGap.width()));
  const int row = int(inside.y() / (m_tile.height() + m_tileGap.height()));
  if (column >= m_columns || row >= m_rows) return std::nullopt;
  const int host = row * m_columns + column;
  if (host >= m_hosts) return std::nullopt;
  const QPointF inTile = p - tileOrigin(host);
  const int deviceColumn = int(inTile.x() / (m_cell.width() + m_cellGap));
  const int deviceRow = int(inTile.y() / (m_cell.height() + m_cellGap));
  if (deviceColumn >= m_deviceColumns || deviceRow >= m_deviceRows) return std::nullopt;
  const DevicePlace place{host, deviceRow * m_deviceColumns + deviceColumn};
  if (!cell(place).contains(p)) return std::nullopt;
  return place;
}

std::vector<TileSpan> HostGeometry::spans(int first, int count) const {
  std::vector<TileSpan> result;
  const int end = std::min(first + count, m_hosts);
  for (int host = std::max(0, first); host < end;) {
    const int row = host / m_columns;
    const int rowEnd = std::min(end, (row + 1) * m_columns);
    result.push_back({row, host, rowEnd - host});
    host = rowEnd;
  }
  return result;
}

}  // namespace slicescape::ui
