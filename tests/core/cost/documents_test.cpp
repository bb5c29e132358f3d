// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/documents.h"

#include <cmath>

#include "core/cost/adapters.h"
#include "core/model/profile_builder.h"
#include "tests/core/cost/contexts.h"
#include "tests/support/registry.h"

using namespace slicescape;
using slicescape::testing::contextOn;
using slicescape::testing::gptLayer;

/// Packed documents and adapters: what they change of a layer.
class DocumentsTest : public QObject {
  Q_OBJECT
 private slots:
  void lengthSeenByAToken_data();
  void lengthSeenByAToken();
  void equalDocumentsDivideTheAttention();
  void adaptersCountTheirTargets();
};

void DocumentsTest::lengthSeenByAToken_data() {
  QTest::addColumn<double>("mean");
  QTest::addColumn<double>("p90");
  QTest::addColumn<double>("sequence");
  QTest::addColumn<double>("length");
  QTest::newRow("equal documents are as long as their mean")
      << 1024.0 << 1024.0 << 8192.0 << 1024.0;
  // ln 2 = 1.28155·σ − σ²/2 has σ = 0.7755; mean · exp(σ²) = 1.8247 means.
  QTest::newRow("a P90 of two means makes it 1.82 means")
      << 1000.0 << 2000.0 << 8192.0 << 1000 * 1.8247;
  QTest::newRow("documents longer than the sequence fill it")
      << 9000.0 << 20000.0 << 8192.0 << 8192.0;
  QTest::newRow("long tails are cut at the sequence") << 4000.0 << 9000.0 << 8192.0 << 8192.0;
}

void DocumentsTest::lengthSeenByAToken() {
  QFETCH(double, mean);
  QFETCH(double, p90);
  QFETCH(double, sequence);
  QFETCH(double, length);
  const double found = documentLengthSeenByToken(mean, p90, sequence);
  QVERIFY2(std::abs(found / length - 1) < 1e-3, qPrintable(QString::number(found)));
}

void DocumentsTest::equalDocumentsDivideTheAttention() {
  // Eight documents of 1024 tokens: an eighth of the pairs, the same linear work.
  const LayerKind layer = gptLayer(4096, 32);
  TrainingContext context = contextOn("h100-sxm");
  context.sequence = 8192;
  const LayerFlops whole = flopsOfSequence(layer, context);
  context.documentLength = 1024;
  const LayerFlops packed = flopsOfSequence(layer, context);
  QCOMPARE(packed.linear.value(), whole.linear.value());
  QCOMPARE(packed.attentionFull.value(), whole.attentionFull.value() / 8);
}

void DocumentsTest::adaptersCountTheirTargets() {
  // Two layers of h = 4096, f = 16384: rank 16 on queries adds 16·(4096 + 4096), on the MLP's
  // up and down 16·(4096 + 16384) each.
  ModelProfile model;
  model.hidden = 4096;
  model.vocabulary = 32000;
  appendLayer(model, gptLayer(4096, 32));
  appendLayer(model, gptLayer(4096, 32));
  const double parameters = static_cast<double>(model.totalParameters());
  QCOMPARE(adapterShare(model, 16, adapterTargets({"q"})) * parameters, 2 * 16 * 8192.0);
  QCOMPARE(adapterShare(model, 16, adapterTargets({"up", "down"})) * parameters,
           2 * 2 * 16 * 20480.0);
  // No names mean all matrices; an ungated MLP has no gate.
  QCOMPARE(adapterShare(model, 1, adapterTargets({})) * parameters, 2 * (4 * 8192.0 + 2 * 20480.0));
}

SLICESCAPE_TEST(DocumentsTest);
#include "documents_test.moc"
