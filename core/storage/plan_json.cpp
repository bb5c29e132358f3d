// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/plan_json.h"

#include "core/storage/atomic_file.h"
#include "core/storage/field_reader.h"
#include "core/storage/plan_checks.h"
#include "core/storage/plan_document.h"
#include "core/storage/plan_fields.h"
#include "core/units/json_reader.h"
#include "core/units/json_writer.h"

namespace slicescape {
namespace {

namespace json = boost::json;

/// Refuses what is not a plan of a version we know, and says what it is instead.
std::optional<Error> checkSchema(const json::value& document, std::string_view file) {
  const std::string wanted(kPlanSchema);
  if (!document.is_object()) {
    return Error(
        std::string(file), "",
        {SLICESCAPE_TEXT("A plan is a JSON object that says \"schema\": \"{0}\"."), {wanted}},
        {SLICESCAPE_TEXT("Choose a plan file (*.slicescape)."), {}});
  }
  const json::value* schema = document.get_object().if_contains("schema");
  if (!schema || !schema->is_string()) {
    return Error(std::string(file), "/schema",
                 {SLICESCAPE_TEXT("A plan says \"schema\": \"{0}\" here; this file does not say "
                                  "what it is."),
                  {wanted}},
                 {SLICESCAPE_TEXT("Choose a plan file (*.slicescape). A model's config.json is "
                                  "not a plan: it is dropped on the window or given to "
                                  "\"slicescape-cli new --model\"."),
                  {}});
  }
  const std::string found(schema->get_string());
  if (found == wanted) return std::nullopt;
  const std::string family = wanted.substr(0, wanted.find('/') + 1);
  if (found.compare(0, family.size(), family) == 0) {
    return Error(
        std::string(file), "/schema",
        {SLICESCAPE_TEXT("This version reads \"{0}\"; the file is \"{1}\"."), {wanted, found}},
        {SLICESCAPE_TEXT("Open it with a newer version of Slicescape, or save it there "
                         "in the older format. The file was not changed."),
         {}});
  }
  return Error(std::string(file), "/schema",
               {SLICESCAPE_TEXT("\"{0}\" was expected; the file is \"{1}\", which is not a plan."),
                {wanted, found}},
               {SLICESCAPE_TEXT("Choose a plan file (*.slicescape)."), {}});
}

}  // namespace

json::value planToJson(const Plan& plan, WrittenPart part) {
  FieldWriter writer(part);
  fields(writer, plan);
  return writer.take();
}

Result<Plan> planFromJson(const json::value& document, std::string_view file) {
  if (const std::optional<Error> error = checkSchema(document, file)) return *error;
  ReadFailure failure(file);
  const JsonPlace root;
  FieldReader reader(document.get_object(), root, failure);
  Plan plan;
  fields(reader, plan);
  if (!failure) checkPlanAsWhole(plan, failure);
  if (failure) return failure.error();
  return plan;
}

std::string savePlan(const Plan& plan) {
  return toJsonText(planToJson(plan));
}

Result<Plan> loadPlan(std::string_view text, std::string_view file) {
  const Result<json::value> document = parseJson(text, file);
  if (!document) return document.error();
  return planFromJson(*document, file);
}

Result<Plan> loadPlanFile(const std::string& path) {
  const Result<std::string> text = readTextFile(path);
  if (!text) return text.error();
  return loadPlan(*text, path);
}

Result<void> savePlanFile(const Plan& plan, const std::string& path) {
  return writeFileAtomically(path, savePlan(plan));
}

json::value errorToJson(const Error& error) {
  return {{"error",
           {{"file", error.file},
            {"place", error.place},
            {"expected", toEnglish(error.expected)},
            {"remedy", toEnglish(error.remedy)}}}};
}

}  // namespace slicescape
