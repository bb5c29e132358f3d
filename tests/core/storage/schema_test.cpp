// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/plan/evaluate.h"
#include "core/storage/field_shape.h"
#include "core/storage/plan_json.h"
#include "core/units/json_reader.h"
#include "resources/resources.h"
#include "tests/core/storage/random_plan.h"
#include "tests/core/storage/schema_validator.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;
namespace json = boost::json;

/// The published JSON Schemas and the program agree.
class SchemaTest : public QObject {
  Q_OBJECT

 private slots:
  void everyExampleIsValid();
  void everyPlanThatIsWrittenIsValid();
  void everyEvaluationIsValid();
  void theCataloguesAreValid();
  void wrongPlansAreInvalid_data();
  void wrongPlansAreInvalid();
  void thePlanSchemaListsWhatTheProgramReads();
};

namespace {

json::value parsed(std::string_view text) {
  return *parseJson(text, "test");
}

const json::object* memberOf(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value ? value->if_object() : nullptr;
}

double numberAt(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value && value->is_number() ? value->to_number<double>() : std::nan("");
}

/// Differences between what the program reads at one place and what the schema says.
void compare(const FieldShape& shape, const json::object& schema, const QString& place,
             QStringList& differences) {
  if (!shape.members.empty()) {
    const json::object* described = &schema;
    if (shape.kind == FieldShape::Kind::HostType) {
      described = schema.at("anyOf").at(1).if_object();
    }
    const json::object* properties = memberOf(*described, "properties");
    if (!properties || properties->size() != shape.members.size()) {
      differences << place + QStringLiteral(": another number of members");
      return;
    }
    for (const auto& [key, member] : shape.members) {
      const QString inner = place + QLatin1Char('/') + QString::fromStdString(key);
      const json::object* property = memberOf(*properties, key);
      if (!property) {
        differences << inner + QStringLiteral(": not in the schema");
        continue;
      }
      compare(member, *property, inner, differences);
      const json::value* required = described->if_contains("required");
      bool listed = false;
      if (required) {
        for (const json::value& name : required->get_array()) listed |= name.get_string() == key;
      }
      if (listed != member.required) differences << inner + QStringLiteral(": required or not");
    }
  }
  if (!shape.element.empty()) {
    const bool isMap = shape.kind == FieldShape::Kind::Map;
    const json::object* entry = memberOf(schema, isMap ? "additionalProperties" : "items");
    if (entry) {
      compare(shape.element[0], *entry, place + QStringLiteral("/*"), differences);
    } else {
      differences << place + QStringLiteral(": entries are not described");
    }
  }
  const bool isNumber =
      shape.kind == FieldShape::Kind::Whole || shape.kind == FieldShape::Kind::Real;
  if (isNumber &&
      (numberAt(schema, "minimum") != shape.least || numberAt(schema, "maximum") != shape.most)) {
    differences << place + QStringLiteral(": another range");
  }
}

}  // namespace

void SchemaTest::everyExampleIsValid() {
  for (const resources::Example& example : resources::examples()) {
    QCOMPARE(testing::schemaProblems("plan", parsed(example.text)), QString());
  }
}

void SchemaTest::everyPlanThatIsWrittenIsValid() {
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    const std::string text = savePlan(testing::randomPlan(seed));
    QCOMPARE(testing::schemaProblems("plan", parsed(text)), QString());
  }
  QCOMPARE(testing::schemaProblems("plan", parsed(savePlan(Plan()))), QString());
}

void SchemaTest::everyEvaluationIsValid() {
  std::vector<Plan> plans{Plan()};
  for (const resources::Example& example : resources::examples()) {
    plans.push_back(*loadPlan(example.text, example.file));
  }
  plans.push_back(*withSetting(plans[1], "layout.tp=7"));
  plans.push_back(*withSetting(plans[1], "model.catalogue=nobody"));
  plans.push_back(*withSetting(plans[1], "cluster.hosts=[]"));
  for (const Plan& plan : plans) {
    const json::value document = evaluationToJson(plan, evaluate(plan));
    QCOMPARE(testing::schemaProblems("evaluation", document), QString());
  }
}

void SchemaTest::theCataloguesAreValid() {
  QCOMPARE(testing::schemaProblems("catalogue", parsed(resources::hardwareCatalogue())), QString());
  QCOMPARE(testing::schemaProblems("catalogue", parsed(resources::modelCatalogue())), QString());
}

void SchemaTest::wrongPlansAreInvalid_data() {
  QTest::addColumn<QByteArray>("members");
  QTest::newRow("a text for a number") << QByteArray(R"("layout": {"tp": "8"})");
  QTest::newRow("a number out of range") << QByteArray(R"("layout": {"tp": 0})");
  QTest::newRow("an unknown pattern") << QByteArray(
      R"("cluster": {"links": [{"id": "l", "from": "a", "to": "b", "pattern": "star"}]})");
  QTest::newRow("a link without an end") << QByteArray(R"("cluster": {"links": [{"id": "l"}]})");
  QTest::newRow("a position in space")
      << QByteArray(R"("cluster": {"hosts": [{"id": "h", "position": [1, 2, 3]}]})");
}

// The schema refuses what the program refuses, so that a check in an editor is worth it.
void SchemaTest::wrongPlansAreInvalid() {
  QFETCH(QByteArray, members);
  const std::string text = R"({"schema": "slicescape.plan/1", )" + members.toStdString() + "}";
  QVERIFY(!testing::schemaProblems("plan", parsed(text)).isEmpty());
  QVERIFY(!loadPlan(text, "wrong"));
}

void SchemaTest::thePlanSchemaListsWhatTheProgramReads() {
  const QByteArray text =
      testing::readAll(testing::sourcePath(QStringLiteral("resources/schemas/plan.schema.json")));
  const json::value schema = parsed(text.toStdString());
  QStringList differences;
  compare(planShape(), schema.get_object(), {}, differences);
  QVERIFY2(differences.isEmpty(), qPrintable(differences.join(QLatin1Char('\n'))));
}

SLICESCAPE_TEST(SchemaTest);
#include "schema_test.moc"
