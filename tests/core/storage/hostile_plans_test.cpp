// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <random>

#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "tests/core/storage/random_plan.h"
#include "tests/support/registry.h"

using namespace slicescape;

/// Broken, truncated and wrong files: always an error with a place and a remedy, never a
/// crash and never half a plan.
class HostilePlansTest : public QObject {
  Q_OBJECT

 private slots:
  void wrongValuesAreNamedByTheirPlace_data();
  void wrongValuesAreNamedByTheirPlace();
  void otherFilesAreRefusedForWhatTheyAre_data();
  void otherFilesAreRefusedForWhatTheyAre();
  void everyTruncationIsRefused();
  void flippedBitsNeverCrash();
  void deepNestingIsRefused();
};

namespace {

std::string head() {
  return R"({"schema": "slicescape.plan/1", )";
}

std::string profileWith(const std::string& members) {
  return head() + R"("model": {"profile": {)" + members + "}}}";
}

}  // namespace

void HostilePlansTest::wrongValuesAreNamedByTheirPlace_data() {
  QTest::addColumn<QString>("json");
  QTest::addColumn<QString>("place");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* name, const std::string& json, const char* place,
                      const char* expected) {
    QTest::newRow(name) << QString::fromStdString(json) << place << expected;
  };
  row("a text for a number", head() + R"("layout": {"tp": "8"}})", "/layout/tp",
      "A whole number from 1 to 1,048,576 was expected, found \"8\".");
  row("zero of what is at least one", head() + R"("layout": {"pp": 0}})", "/layout/pp",
      "A whole number from 1 to 1,048,576 was expected, found 0.");
  row("half a rank", head() + R"("layout": {"dp": 1.5}})", "/layout/dp", "found 1.5");
  row("a negative count", head() + R"("cluster": {"hosts": [{"id": "h", "count": -1}]}})",
      "/cluster/hosts/0/count", "found -1");
  row("a number beyond 64 bits", head() + R"("workload": {"seq_len": 1e300}})", "/workload/seq_len",
      "A whole number from 1 to");
  row("an integer beyond 64 bits", head() + R"("workload": {"seq_len": 18446744073709551615}})",
      "/workload/seq_len", "found 18446744073709551615");
  row("a share above one", head() + R"("layout": {"offload": {"optimizer": 1.01}}})",
      "/layout/offload/optimizer", "A number from 0 to 1 was expected, found 1.01.");
  row("infinity", head() + R"("platform": {"pue": 1e999}})", "", "");
  row("a number for a switch", head() + R"("layout": {"flags": {"compile": 1}}})",
      "/layout/flags/compile", "true or false was expected, found 1.");
  row("a number for a text", head() + R"("name": 7})", "/name", "A text was expected, found 7.");
  row("an object for a list", head() + R"("cluster": {"links": {}}})", "/cluster/links",
      "A list was expected, found {}.");
  row("a list for an object", head() + R"("layout": []})", "/layout",
      "An object was expected, found [].");
  row("a null inside a list", head() + R"("cluster": {"hosts": [null]}})", "/cluster/hosts/0",
      "An object was expected, found null.");
  row("an unknown word",
      head() + R"("cluster": {"links": [{"id": "l", "from": "a", "to": "b", "pattern": "star"}]}})",
      "/cluster/links/0/pattern", "One of rail, all, block, mesh was expected, found \"star\".");
  row("a link without an end", head() + R"("cluster": {"links": [{"id": "l", "from": "a"}]}})",
      "/cluster/links/0", "The member \"to\" was expected here and is missing.");
  row("an id that is null", head() + R"("cluster": {"switches": [{"id": null}]}})",
      "/cluster/switches/0", "\"id\"");
  row("an empty id", head() + R"("cluster": {"switches": [{"id": ""}]}})", "/cluster/switches/0/id",
      "not empty");
  row("an id used twice", head() + R"("cluster": {"hosts": [{"id": "a"}], "links": [
      {"id": "a", "from": "a", "to": "a"}]}})",
      "/cluster/links/0/id", "already used");
  row("a position in space",
      head() + R"("cluster": {"hosts": [{"id": "h", "position": [1, 2, 3]}]}})",
      "/cluster/hosts/0/position", "two numbers");
  row("a rank range of one", head() + R"("placement": {"groups": [{"ranks": [0], "hosts": "h"}]}})",
      "/placement/groups/0/ranks", "two whole numbers");
  row("a host type that is a number", head() + R"("cluster": {"hosts": [{"id": "h", "type": 3}]}})",
      "/cluster/hosts/0/type", "host type");
  row("a label that is a number",
      head() + R"("cluster": {"hosts": [{"id": "h", "labels": {"a/b~c": 3}}]}})",
      "/cluster/hosts/0/labels/a~1b~0c", "A text was expected");
  row("more ranks than can be counted",
      head() + R"("layout": {"tp": 100000, "dp": 100000, "pp": 100000}})", "/layout",
      "tp · cp · dp");
  row("more chunks than can be drawn", head() + R"("layout": {"pp": 2000, "vpp": 2000}})",
      "/layout", "pp · vpp");
  row("a layer of a kind that is not there",
      profileWith(R"("kinds": [{}], "layers": [{"kind": 1, "count": 2}])"), "/model/profile/layers",
      "\"kinds\" lists only 1");
  row("a billion layers",
      profileWith(R"("kinds": [{}], "layers": [{"kind": 0, "count": 1000000000}])"),
      "/model/profile/layers/0/count", "from 1 to 100,000");
  row("many runs of many layers", profileWith(R"("kinds": [{}], "layers": [
      {"kind": 0, "count": 100000}, {"kind": 0, "count": 1}])"),
      "/model/profile/layers/1", "at most 100,000 layers");
  row("more parameters than can be counted",
      profileWith(R"("kinds": [{"hidden": 16000000, "feed_forward": {"width": 16000000,
      "experts": 10000, "expert_width": 16000000}}], "layers": [{"kind": 0, "count": 1000}])"),
      "/model/profile", "parameters");
  row("a long value is shortened",
      head() + R"("layout": {"tp": ")" + std::string(10'000, 'x') + R"("}})", "/layout/tp", "xxx…");
  row("the same member twice", head() + R"("name": "a", "name": "b"})", "line 1, column 46",
      "name");
}

void HostilePlansTest::wrongValuesAreNamedByTheirPlace() {
  QFETCH(QString, json);
  QFETCH(QString, expected);
  const Result<Plan> plan = loadPlan(json.toStdString(), "broken.slicescape");
  QVERIFY(!plan);
  const QString found = QString::fromStdString(toEnglish(plan.error().expected));
  QFETCH(QString, place);
  if (!place.isEmpty()) QCOMPARE(QString::fromStdString(plan.error().place), place);
  QVERIFY2(found.contains(expected), qPrintable(found));
  QVERIFY2(found.size() < 300, qPrintable(found));
  QCOMPARE(plan.error().file, std::string("broken.slicescape"));
  QVERIFY(!plan.error().remedy.empty());
}

void HostilePlansTest::otherFilesAreRefusedForWhatTheyAre_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("mentions");
  QTest::newRow("a newer major version")
      << QByteArray(R"({"schema": "slicescape.plan/2"})") << "slicescape.plan/2";
  QTest::newRow("an evaluation") << QByteArray(R"({"schema": "slicescape.evaluation/1"})")
                                 << "slicescape.evaluation/1";
  QTest::newRow("a model's config")
      << QByteArray(R"({"model_type": "llama"})") << "does not say what it is";
  QTest::newRow("a schema that is a number")
      << QByteArray(R"({"schema": 1})") << "does not say what it is";
  QTest::newRow("a list") << QByteArray("[]") << "JSON object";
  QTest::newRow("a number") << QByteArray("3") << "JSON object";
  QTest::newRow("nothing") << QByteArray("") << "";
  QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << "";
  QTest::newRow("text that is no UTF-8") << QByteArray("{\"schema\": \"\xff\xfe\"}") << "";
}

void HostilePlansTest::otherFilesAreRefusedForWhatTheyAre() {
  QFETCH(QByteArray, text);
  QFETCH(QString, mentions);
  const Result<Plan> plan = loadPlan(text.toStdString(), "other");
  QVERIFY(!plan);
  const QString found = QString::fromStdString(toEnglish(plan.error().expected));
  QVERIFY2(found.contains(mentions), qPrintable(found));
  QVERIFY(!plan.error().remedy.empty());
}

void HostilePlansTest::everyTruncationIsRefused() {
  const std::string_view whole = resources::examples().front().text;
  const std::size_t end = whole.rfind('}');
  for (std::size_t length = 0; length <= end; ++length) {
    const Result<Plan> plan = loadPlan(whole.substr(0, length), "cut");
    QVERIFY(!plan);
    QVERIFY(!plan.error().place.empty());
  }
}

// A flipped bit may leave a legal plan (another digit); then it must survive a round trip.
void HostilePlansTest::flippedBitsNeverCrash() {
  std::mt19937 random(20261130);
  for (const std::string& whole :
       {std::string(resources::examples().front().text), savePlan(testing::randomPlan(3)),
        savePlan(testing::randomPlan(11))}) {
    for (int round = 0; round < 2000; ++round) {
      std::string text = whole;
      for (std::uint32_t i = 0; i <= round % 3U; ++i) {
        char& byte = text[random() % text.size()];
        byte = static_cast<char>(byte ^ (1 << (random() % 8)));
      }
      const Result<Plan> plan = loadPlan(text, "flipped");
      if (!plan) continue;
      const Result<Plan> again = loadPlan(savePlan(*plan), "again");
      QVERIFY(again && *again == *plan);
    }
  }
}

void HostilePlansTest::deepNestingIsRefused() {
  for (const int depth : {60, 100'000}) {
    const std::string text = head() +
                             "\"x\": " + std::string(static_cast<std::size_t>(depth), '[') +
                             std::string(static_cast<std::size_t>(depth), ']') + "}";
    QVERIFY(!loadPlan(text, "deep"));
  }
}

SLICESCAPE_TEST(HostilePlansTest);
#include "hostile_plans_test.moc"
