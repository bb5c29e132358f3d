// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/fabric_names.h"

#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape;

class FabricNamesTest : public QObject {
  Q_OBJECT

 private slots:
  void aVendorsTextFindsTheFabric_data();
  void aVendorsTextFindsTheFabric();
};

void FabricNamesTest::aVendorsTextFindsTheFabric_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("id");
  QTest::newRow("by its id") << "ib-ndr"
                             << "ib-ndr";
  QTest::newRow("by its name") << "InfiniBand HDR"
                               << "ib-hdr";
  QTest::newRow("with the adapter in brackets") << "InfiniBand XDR (ConnectX-8)"
                                                << "ib-xdr";
  QTest::newRow("the first of two") << "InfiniBand NDR or 400 GbE"
                                    << "ib-ndr";
  QTest::newRow("the better named of two") << "400 GbE RoCE or NDR"
                                           << "roce-400";
  QTest::newRow("a generation alone") << "NDR"
                                      << "ib-ndr";
  QTest::newRow("ports on the chip") << "200 GbE RoCE on chip, 3 ports per device"
                                     << "roce-200";
  QTest::newRow("plain Ethernet") << "10 GbE"
                                  << "eth-10";
  QTest::newRow("a cloud's generation") << "EFA v3"
                                        << "efa-v3";
  QTest::newRow("a name in full") << "GPUDirect-TCPXO"
                                  << "tcpxo";
  QTest::newRow("a variant of a name") << "TCPXplus"
                                       << "tcpx";
  QTest::newRow("a rate is a whole number") << "4000 GbE"
                                            << "";
  QTest::newRow("nothing known") << "carrier pigeon"
                                 << "";
  QTest::newRow("an empty text") << ""
                                 << "";
}

void FabricNamesTest::aVendorsTextFindsTheFabric() {
  QFETCH(QString, text);
  const FabricType* fabric = HardwareCatalogue::builtIn().fabric(text.toStdString());
  QTEST(QString::fromStdString(fabric ? fabric->id : ""), "id");
}

SLICESCAPE_TEST(FabricNamesTest);
#include "fabric_names_test.moc"
