// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/object_template.h"

#include <QMimeData>
#include <QTest>

#include "core/model/model_catalogue.h"
#include "core/storage/plan_json.h"
#include "tests/support/registry.h"
#include "tests/ui/canvas/canvas_fixture.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::smallPlan;

class ObjectTemplateTest : public QObject {
  Q_OBJECT
 private slots:
  void clustersSurviveTheClipboard() {
    ObjectTemplate object;
    object.name = "piece";
    object.cluster = *smallPlan().cluster;
    const std::unique_ptr<QMimeData> mime(toMimeData(object));
    const auto read = templateIn(mime.get());
    QVERIFY(read);
    QVERIFY(!read->isModel());
    QVERIFY(read->cluster == object.cluster);
    QCOMPARE(read->deviceCount(), qint64{32});
    QVERIFY(mime->hasText());
    QCOMPARE(mime->text().count(QLatin1Char('\n')), 5);  // header, 2 hosts, switch, link
  }

  void modelsSurviveTheClipboard() {
    const auto model = ModelCatalogue::builtIn().find("llama3-70b");
    QVERIFY(model);
    const auto read = fromBytes(toBytes(modelTemplate(*model)));
    QVERIFY(read && read->isModel());
    QCOMPARE(read->model->catalogueId, std::string("llama3-70b"));
  }

  void theBytesAreAPlanFile() {
    const HostType* type = HardwareCatalogue::builtIn().hostType("dgx-h100");
    QVERIFY(type);
    const QByteArray bytes = toBytes(hostTemplate(*type));
    QVERIFY(loadPlan({bytes.constData(), std::size_t(bytes.size())}, "clipboard"));
  }

  void foreignTextIsNoTemplate() {
    QMimeData words;
    words.setText("{ not json");
    QVERIFY(!templateIn(&words));
    QMimeData other;
    other.setText(R"({"architectures": ["LlamaForCausalLM"], "hidden_size": 4096})");
    QVERIFY(!templateIn(&other));
    QVERIFY(!templateIn(nullptr));
    QVERIFY(!fromBytes({}));
  }

  void readyClustersHaveTheGpusTheyPromise() {
    for (const ReadyCluster& ready : readyClusters()) {
      const HostType* type = HardwareCatalogue::builtIn().hostType(ready.hostType);
      QVERIFY2(type, ready.hostType);
      const ObjectTemplate object = clusterTemplate(*type, ready.hosts);
      QCOMPARE(object.deviceCount(), qint64{ready.hosts} * type->deviceCount);
    }
  }
};

SLICESCAPE_TEST(ObjectTemplateTest);
#include "object_template_test.moc"
