// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>

#include "core/plan/evaluate.h"
#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;
namespace json = boost::json;

class EvaluationJsonTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPromisedKeyIsThere();
  void theBreakdownSumsToTheStep();
  void findingsCarryNumbersInBaseUnits();
  void anInvalidPlanHasNullsNotZeros();
  void anErrorIsADocument();
  void anExplanationIsATree();
};

namespace {

Plan examplePlan() {
  return *loadPlan(resources::examples().front().text, "example");
}

json::value documentOf(const Plan& plan) {
  return evaluationToJson(plan, evaluate(plan));
}

QStringList missing(const json::value& value, const QStringList& keys) {
  QStringList absent;
  for (const QString& key : keys) {
    if (!value.get_object().contains(key.toStdString())) absent << key;
  }
  return absent;
}

}  // namespace

void EvaluationJsonTest::everyPromisedKeyIsThere() {
  const json::value document = documentOf(examplePlan());
  QCOMPARE(std::string(document.get_object().begin()->key()), std::string("schema"));
  QCOMPARE(document.at("schema").get_string(), "slicescape.evaluation/1");
  const auto check = [](const json::value& value, const char* keys) {
    const QStringList absent = missing(value, QString::fromLatin1(keys).split(QLatin1Char(' ')));
    QVERIFY2(absent.isEmpty(), qPrintable(absent.join(QLatin1Char(' '))));
  };
  check(document,
        "schema plan_hash fits verdict step_time_s tokens_per_s tokens_per_s_per_gpu "
        "model_flop_per_s_per_gpu mfu hfu bubble_ratio bubble_overhead bubble_ratio_span "
        "peak_memory_bytes worst_gpu step_breakdown_s breakdown_rank communication stages "
        "findings assumptions");
  check(document.at("step_time_s"), "p10 p50 p90");
  check(document.at("mfu"), "causal full");
  check(document.at("peak_memory_bytes"), "allocated reserved device");
  check(document.at("step_breakdown_s"),
        "compute recompute tp_exposed cp_exposed ep_exposed pp_exposed dp_exposed bubble "
        "optimizer other");
  check(document.at("communication").at(0),
        "axis collective group_size ranks_per_host bytes_per_rank_per_step count_per_step link "
        "time_s exposed_s");
  const json::value& stage = document.at("stages").at(0);
  check(stage,
        "stage rank0 chunks embedding head forward_s backward_input_s backward_weight_s "
        "memory_bytes in_flight peak_bytes capacity_bytes bubble_ratio");
  check(stage.at("chunks").at(0), "first count");
  check(stage.at("memory_bytes"),
        "weights gradients optimizer activations logits buffers communication context "
        "fragmentation");
  check(document.at("assumptions").at(0), "path value origin");
  QCOMPARE(document.at("stages").get_array().size(), std::size_t{4});
  QCOMPARE(document.at("stages").at(3).at("rank0").get_int64(), std::int64_t{48});
  QVERIFY(document.at("fits").get_bool());
  QCOMPARE(document.at("verdict").get_string(), "fits");
}

void EvaluationJsonTest::theBreakdownSumsToTheStep() {
  for (const resources::Example& example : resources::examples()) {
    const json::value document = documentOf(*loadPlan(example.text, example.file));
    double sum = 0;
    for (const auto& part : document.at("step_breakdown_s").get_object()) {
      sum += part.value().to_number<double>();
    }
    const double step = document.at("step_time_s").at("p50").to_number<double>();
    QVERIFY2(std::abs(sum - step) < 1e-9, std::string(example.file).c_str());
  }
}

void EvaluationJsonTest::findingsCarryNumbersInBaseUnits() {
  const std::string file = "llama3-70b-does-not-fit.slicescape";
  const QByteArray text =
      testing::readAll(testing::sourcePath("resources/examples/" + QString::fromStdString(file)));
  const json::value document = documentOf(*loadPlan(text.toStdString(), file));
  QVERIFY(!document.at("fits").get_bool());
  QCOMPARE(document.at("verdict").get_string(), "does_not_fit");
  const json::value& finding = document.at("findings").at(0);
  QCOMPARE(finding.at("severity").get_string(), "error");
  QVERIFY(!finding.at("message").get_string().empty());
  QVERIFY(!finding.at("remedy").get_string().empty());
  QCOMPARE(finding.at("subjects").at(0).at("kind").get_string(), "stage");
  bool inBytes = false;
  for (const auto& entry : finding.at("evidence").get_object()) {
    inBytes = inBytes ||
              (entry.value().is_int64() && entry.value().get_int64() == std::int64_t{85520809984});
  }
  QVERIFY(inBytes);
}

void EvaluationJsonTest::anInvalidPlanHasNullsNotZeros() {
  const json::value document = documentOf(Plan());
  QCOMPARE(document.at("verdict").get_string(), "invalid");
  QVERIFY(document.at("step_time_s").at("p50").is_null());
  QVERIFY(document.at("tokens_per_s").is_null());
  QVERIFY(document.at("peak_memory_bytes").at("device").is_null());
  QVERIFY(!document.at("findings").get_array().empty());
}

void EvaluationJsonTest::anErrorIsADocument() {
  const Error error("plan", "/layout/tp", {"Expected {0}.", {std::int64_t{16384}}}, {"Do it.", {}});
  const json::value document = errorToJson(error);
  QCOMPARE(document.at("error").at("file").get_string(), "plan");
  QCOMPARE(document.at("error").at("place").get_string(), "/layout/tp");
  QCOMPARE(document.at("error").at("expected").get_string(), "Expected 16,384.");
  QCOMPARE(document.at("error").at("remedy").get_string(), "Do it.");
}

void EvaluationJsonTest::anExplanationIsATree() {
  const Term part = leafTerm({"Weights", {}}, Bytes(42), Origin::Model, "a paper");
  const Term whole = combinedTerm(Term::Combination::Sum, {"Memory", {}}, Bytes(42), {"a + b", {}},
                                  "a paper", {part});
  const json::value document = explanationToJson(whole);
  QCOMPARE(document.at("combination").get_string(), "sum");
  QCOMPARE(document.at("value").get_int64(), std::int64_t{42});
  QCOMPARE(document.at("unit").get_string(), "bytes");
  QCOMPARE(document.at("terms").at(0).at("name").get_string(), "Weights");
  QCOMPARE(document.at("terms").at(0).at("origin").get_string(), "model");
  QCOMPARE(document.at("terms").at(0).at("source").get_string(), "a paper");
}

SLICESCAPE_TEST(EvaluationJsonTest);
#include "evaluation_json_test.moc"
