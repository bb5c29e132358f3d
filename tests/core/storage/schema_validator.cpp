// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storage/schema_validator.h"

#include <valijson/adapters/boost_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "core/units/json_reader.h"
#include "tests/support/shared_data.h"

namespace slicescape::testing {

QString schemaProblems(const char* name, const boost::json::value& document) {
  const QByteArray text = readAll(sourcePath(
      QStringLiteral("resources/schemas/%1.schema.json").arg(QString::fromLatin1(name))));
  const Result<boost::json::value> schemaText = parseJson(text.toStdString(), name);
  if (!schemaText) return QStringLiteral("the schema is no JSON");
  valijson::Schema schema;
  valijson::SchemaParser parser;
  const valijson::adapters::BoostJsonAdapter schemaAdapter(*schemaText);
  parser.populateSchema(schemaAdapter, schema);

  valijson::Validator validator(valijson::Validator::kStrongTypes);
  valijson::ValidationResults results;
  const valijson::adapters::BoostJsonAdapter adapter(document);
  if (validator.validate(schema, adapter, &results)) return {};
  QString problems;
  valijson::ValidationResults::Error error;
  while (results.popError(error)) {
    for (const std::string& step : error.context) problems += QString::fromStdString(step);
    problems +=
        QStringLiteral(": ") + QString::fromStdString(error.description) + QLatin1Char('\n');
  }
  return problems.isEmpty() ? QStringLiteral("invalid") : problems;
}

}  // namespace slicescape::testing
