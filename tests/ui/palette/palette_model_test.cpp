// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QTest>
#include <memory>

#include "core/model/model_catalogue.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::ui;

class PaletteModelTest : public QObject {
  Q_OBJECT

  static int cardsIn(const PaletteModel& model, int section) {
    const QModelIndex parent = model.index(section, 0);
    int cards = 0;
    for (int row = 0; row < model.rowCount(parent); ++row) {
      const int kind = model.index(row, 0, parent).data(PaletteModel::KindRole).toInt();
      cards += kind == PaletteModel::CardRow ? 1 : 0;
    }
    return cards;
  }

 private slots:
  void isAWellFormedModel() {
    PaletteModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setFilter("h100");
    model.setFilter("");
    const QModelIndex hosts = model.index(0, 0);
    model.toggleMore(model.index(model.rowCount(hosts) - 1, 0, hosts));
  }

  void theCataloguesAreComplete() {
    PaletteModel model;
    QCOMPARE(model.rowCount(), 4);
    for (const int section : {0, 3}) {
      const QModelIndex parent = model.index(section, 0);
      const QModelIndex more = model.index(model.rowCount(parent) - 1, 0, parent);
      QCOMPARE(more.data(PaletteModel::KindRole).toInt(), int(PaletteModel::MoreRow));
      model.toggleMore(more);
    }
    QCOMPARE(cardsIn(model, 0), int(HardwareCatalogue::builtIn().hostTypes().size()));
    QCOMPARE(cardsIn(model, 3), int(ModelCatalogue::builtIn().models().size()));
  }

  void everyCardPlacesSomething() {
    PaletteModel model;
    for (int section = 0; section < model.rowCount(); ++section) {
      const QModelIndex parent = model.index(section, 0);
      for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex card = model.index(row, 0, parent);
        if (card.data(PaletteModel::KindRole).toInt() != PaletteModel::CardRow) continue;
        QVERIFY(card.flags().testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(!card.data(PaletteModel::FiguresRole).toString().isEmpty());
        const std::unique_ptr<QMimeData> mime(model.mimeData({card}));
        const auto object = templateIn(mime.get());
        QVERIFY(object);
        QVERIFY(object->isModel() || !object->cluster.hosts.empty() ||
                !object->cluster.switches.empty());
      }
    }
  }

  void theFilterFindsByWords_data() {
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("first");
    QTest::newRow("by name") << "deepseek-v3"
                             << "DeepSeek-V3 671B";
    QTest::newRow("by the GPU inside") << "mi325x"
                                       << "MI325X OAM 8x";
    QTest::newRow("by several words in any case") << "aws B200"
                                                  << "AWS p6-b200.48xlarge";
  }
  void theFilterFindsByWords() {
    QFETCH(QString, filter);
    QFETCH(QString, first);
    PaletteModel model;
    model.setFilter(filter);
    QVERIFY(model.rowCount() > 0);
    QCOMPARE(model.index(0, 0, model.index(0, 0)).data().toString(), first);
  }

  void aFilterThatMatchesNothingLeavesNothing() {
    PaletteModel model;
    model.setFilter("zzzz");
    QCOMPARE(model.rowCount(), 0);
    model.setFilter("");
    QCOMPARE(model.rowCount(), 4);
  }

  void sectionsAreNotDragged() {
    PaletteModel model;
    const QModelIndex section = model.index(0, 0);
    QVERIFY(!section.flags().testFlag(Qt::ItemIsDragEnabled));
    QVERIFY(model.templateAt(section).isEmpty());
  }
};

SLICESCAPE_TEST(PaletteModelTest);
#include "palette_model_test.moc"
