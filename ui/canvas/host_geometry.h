// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <cstdint>
#include <optional>
#include <vector>

namespace slicescape::ui {

/// One accelerator inside a host group.
struct DevicePlace {
  int host = 0;    ///< index inside the group
  int device = 0;  ///< index inside the host
  bool operator==(const DevicePlace&) const = default;
};

/// A rectangle of equal host tiles in one tile row: hosts firstHost … firstHost + count − 1.
struct TileSpan {
  int row = 0;
  int firstHost = 0;
  int count = 0;
};

/// Where the hosts and devices of one group card lie, in the card's own coordinates
/// (origin top left, scene units). Everything is arithmetic on a grid of tiles, so that
/// a card of 2,048 hosts × 8 GPUs costs no more memory than one of a single host, and
/// "which GPU is at p" is two divisions.
///
/// A card of up to two hosts is 184 × 118. Larger groups grow slowly (sides by the
/// fifth and fourth root of the count): a card of 2,048 hosts is about 736 × 400, so
/// that groups of very different size still fit one drawing.
class HostGeometry {
 public:
  HostGeometry() : HostGeometry(1, 1) {}
  HostGeometry(int hosts, int devicesPerHost);

  static constexpr double kHeader = 32;
  static constexpr double kFooter = 26;
  static constexpr double kMargin = 10;

  int hosts() const { return m_hosts; }
  int devicesPerHost() const { return m_devicesPerHost; }
  int columns() const { return m_columns; }
  int rows() const { return m_rows; }
  int deviceColumns() const { return m_deviceColumns; }
  int deviceRows() const { return m_deviceRows; }
  QSizeF size() const { return m_size; }
  /// The part of the card that holds the tiles.
  QRectF inner() const;
  QSizeF cellSize() const { return m_cell; }

  QRectF tile(int host) const;
  QRectF cell(DevicePlace place) const;
  /// The rectangle around consecutive tiles of one row.
  QRectF span(const TileSpan& span) const;
  /// The device whose cell holds `p`; nothing in gaps and outside.
  std::optional<DevicePlace> deviceAt(QPointF p) const;
  /// Hosts first … first + count − 1 cut at the ends of the tile rows.
  std::vector<TileSpan> spans(int first, int count) const;

  bool operator==(const HostGeometry& other) const {
    return m_hosts == other.m_hosts && m_devicesPerHost == other.m_devicesPerHost;
  }

 private:
  QPointF tileOrigin(int host) const;

  int m_hosts = 1;
  int m_devicesPerHost = 1;
  int m_columns = 1;
  int m_rows = 1;
  int m_deviceColumns = 1;
  int m_deviceRows = 1;
  QSizeF m_size;
  QSizeF m_tile;  // without gap
  QSizeF m_cell;  // without gap
  QSizeF m_tileGap;
  double m_cellGap = 0;
};

}  // namespace slicescape::ui
