// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_catalogue.h"

#include <cmath>

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

namespace {

/// Half of the last digit that a rounded figure prints: 22,000,000,000 has its last
/// non-zero digit at 10⁹, so half of it is 5·10⁸.
double halfLastDigit(std::int64_t published) {
  std::int64_t unit = 1;
  while (published % (unit * 10) == 0) unit *= 10;
  return static_cast<double>(unit) / 2;
}

/// Counted parameters must equal an exact published figure, and lie within 0.5 % or half
/// the last printed digit of a rounded one.
bool agrees(const PublishedCount& published, std::int64_t counted) {
  if (published.kind == "exact" || published.kind == "recall") return counted == published.total;
  const double difference = std::abs(static_cast<double>(counted - published.total));
  const double allowed =
      std::max(0.005 * static_cast<double>(published.total), halfLastDigit(published.total));
  return difference <= allowed;
}

}  // namespace

class ModelCatalogueTest : public QObject {
  Q_OBJECT

 private slots:
  void countsEqualPublishedFigures_data() {
    QTest::addColumn<QString>("id");
    for (const auto& model : ModelCatalogue::builtIn().models()) {
      QTest::addRow("%s", model->id.c_str()) << QString::fromStdString(model->id);
    }
  }
  void countsEqualPublishedFigures() {
    QFETCH(QString, id);
    const auto model = ModelCatalogue::builtIn().find(id.toStdString());
    QVERIFY(model);
    QVERIFY(model->published.has_value());
    const std::int64_t counted = model->totalParameters() + model->towerParameters();
    if (agrees(*model->published, counted)) return;
    QVERIFY2(!model->note.empty(),
             qPrintable(QStringLiteral("counted %1, published %2, and no reason is given")
                            .arg(counted)
                            .arg(model->published->total)));
    QVERIFY(std::abs(static_cast<double>(counted) / static_cast<double>(model->published->total) -
                     1) < 0.03);
  }

  /// Exactly these differ from their published figure, each for the reason in its note.
  void onlyStatedExceptionsDiffer() {
    QStringList differing;
    int exact = 0;
    for (const auto& model : ModelCatalogue::builtIn().models()) {
      const std::int64_t counted = model->totalParameters() + model->towerParameters();
      if (!agrees(*model->published, counted)) differing << QString::fromStdString(model->id);
      exact += counted == model->published->total ? 1 : 0;
    }
    QCOMPARE(differing, QStringList{QStringLiteral("falcon-180b")});
    QVERIFY(exact >= 46);
    QCOMPARE(static_cast<int>(ModelCatalogue::builtIn().models().size()), 69);
  }

  /// Published active counts are printed to two or three digits and differ in whether the
  /// input embedding counts: one of the two readings must be within 3 %.
  void activeParametersMatchModelCards() {
    int checked = 0;
    for (const auto& model : ModelCatalogue::builtIn().models()) {
      if (!model->published->active) continue;
      ++checked;
      const double published = *model->published->active;
      const auto withEmbedding = static_cast<double>(model->activeParameters());
      const double without = withEmbedding - static_cast<double>(model->outputMatrixParameters());
      const double error =
          std::min(std::abs(withEmbedding / published - 1), std::abs(without / published - 1));
      QVERIFY2(error < 0.03, qPrintable(QStringLiteral("%1: %2 active, published %3")
                                            .arg(QString::fromStdString(model->id))
                                            .arg(withEmbedding)
                                            .arg(published)));
    }
    QCOMPARE(checked, 13);
  }

  void findsNearIds_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("nearest");
    QTest::newRow("a missing letter") << "lama3-70b"
                                      << "llama3-70b";
    QTest::newRow("capitals") << "Llama3-70B"
                              << "llama3-70b";
    QTest::newRow("swapped letters") << "mixtarl-8x7b"
                                     << "mixtral-8x7b";
    QTest::newRow("a dot forgotten") << "qwen25-72b"
                                     << "qwen2.5-72b";
    QTest::newRow("nothing near") << "a-bicycle-with-a-bell"
                                  << "";
    QTest::newRow("nothing typed") << ""
                                   << "";
  }
  void findsNearIds() {
    QFETCH(QString, typed);
    QTEST(QString::fromStdString(ModelCatalogue::builtIn().nearest(typed.toStdString())),
          "nearest");
  }

  void unknownIdIsNull() { QVERIFY(!ModelCatalogue::builtIn().find("llama9")); }

  void refusesBadCatalogues_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    const QByteArray head = R"({"schema": "slicescape.catalogue/1", "models": [)";
    QTest::newRow("not JSON") << QByteArray("models") << "line 1, column 1";
    QTest::newRow("a list") << QByteArray("[]") << "";
    QTest::newRow("another schema")
        << QByteArray(R"({"schema": "slicescape.plan/1"})") << "/schema";
    QTest::newRow("a model without sizes") << head + R"({"id": "x"}]})"
                                           << "/models/0/architecture";
    QTest::newRow("negative width")
        << head + R"({"id": "x", "architecture": {"hidden_size": -1, "num_layers": 2}}]})"
        << "/models/0/architecture/hidden_size";
    QTest::newRow("an unknown class")
        << head + R"({"id": "x", "kind": "oracle", "architecture": {}}]})"
        << "/models/0/kind";
    QTest::newRow("a model that is a number") << head + "7]}"
                                              << "/models/0";
    QTest::newRow("an absurd layer count")
        << head + R"({"id": "x", "architecture": {"hidden_size": 64, "num_layers": 1e30}}]})"
        << "/models/0/architecture/num_layers";
  }
  void refusesBadCatalogues() {
    QFETCH(QByteArray, text);
    const auto result = ModelCatalogue::parse(text.toStdString(), "mine.json");
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().file), QStringLiteral("mine.json"));
    QTEST(QString::fromStdString(result.error().place), "place");
    QVERIFY(!result.error().expected.empty());
    QVERIFY(!result.error().remedy.empty());
  }
};

SLICESCAPE_TEST(ModelCatalogueTest);
#include "model_catalogue_test.moc"
