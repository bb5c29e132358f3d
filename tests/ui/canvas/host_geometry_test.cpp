// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/host_geometry.h"

#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape::ui;

class HostGeometryTest : public QObject {
  Q_OBJECT
 private slots:
  void smallGroupsHaveOneSize() {
    QCOMPARE(HostGeometry(1, 8).size(), QSizeF(184, 118));
    QCOMPARE(HostGeometry(2, 8).size(), QSizeF(184, 118));
    QCOMPARE(HostGeometry(2, 4).size(), QSizeF(184, 118));
  }

  void twoHostsOfEightAreTwoRowsOfEight() {
    const HostGeometry geometry(2, 8);
    QCOMPARE(geometry.columns(), 1);
    QCOMPARE(geometry.rows(), 2);
    QCOMPARE(geometry.deviceColumns(), 8);
  }

  void cardsGrowGently() {
    // A thousand times the hosts is no more than four times the width and six the height.
    const QSizeF small = HostGeometry(2, 8).size();
    const QSizeF large = HostGeometry(2048, 8).size();
    QVERIFY(large.width() <= 4.01 * small.width());
    QVERIFY(large.height() <= 6 * small.height());
    double last = 0;
    for (const int hosts : {2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048}) {
      const QSizeF size = HostGeometry(hosts, 8).size();
      QVERIFY(size.width() * size.height() >= last);
      last = size.width() * size.height();
    }
  }

  void everyDeviceIsFoundAtItsOwnCentre_data() {
    QTest::addColumn<int>("hosts");
    QTest::addColumn<int>("devices");
    QTest::newRow("one host of 8") << 1 << 8;
    QTest::newRow("two hosts of 8") << 2 << 8;
    QTest::newRow("a rack of 72 in one host") << 1 << 72;
    QTest::newRow("18 trays of 4") << 18 << 4;
    QTest::newRow("a prime number of hosts") << 37 << 8;
    QTest::newRow("a prime number of devices") << 4 << 7;
    QTest::newRow("one device") << 1 << 1;
    QTest::newRow("2,048 hosts of 8") << 2048 << 8;
  }
  void everyDeviceIsFoundAtItsOwnCentre() {
    QFETCH(int, hosts);
    QFETCH(int, devices);
    const HostGeometry geometry(hosts, devices);
    for (int host = 0; host < hosts; ++host) {
      const QRectF tile = geometry.tile(host);
      QVERIFY(geometry.inner().adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(tile));
      for (int device = 0; device < devices; ++device) {
        const QRectF cell = geometry.cell({host, device});
        QVERIFY(tile.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(cell));
        const auto found = geometry.deviceAt(cell.center());
        QVERIFY(found);
        QCOMPARE(*found, (DevicePlace{host, device}));
      }
    }
  }

  void gapsAndOutsideHoldNoDevice() {
    const HostGeometry geometry(2, 8);
    QVERIFY(!geometry.deviceAt({-1, -1}));
    QVERIFY(!geometry.deviceAt({geometry.size().width() / 2, 5}));
    const QRectF first = geometry.tile(0);
    const QRectF second = geometry.tile(1);
    QVERIFY(!geometry.deviceAt({first.center().x(), (first.bottom() + second.top()) / 2}));
  }

  void spansCutRunsAtRowEnds() {
    const HostGeometry geometry(64, 8);
    const int columns = geometry.columns();
    const auto spans = geometry.spans(columns - 1, 2);
    QCOMPARE(spans.size(), std::size_t{2});
    QCOMPARE(spans[0].firstHost, columns - 1);
    QCOMPARE(spans[0].count, 1);
    QCOMPARE(spans[1].row, 1);
    QCOMPARE(spans[1].count, 1);
    int covered = 0;
    for (const TileSpan& span : geometry.spans(0, 64)) covered += span.count;
    QCOMPARE(covered, 64);
    QVERIFY(geometry.spans(64, 3).empty());
  }
};

SLICESCAPE_TEST(HostGeometryTest);
#include "host_geometry_test.moc"
