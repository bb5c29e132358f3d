// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/plan_json.h"

#include "core/storage/atomic_file.h"
#include "core/storage/field_reader.h"
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

/// What no single field can tell: the size of the job and of a carried model stay within
/// what 64-bit counts can hold.
void checkWhole(const Plan& plan, ReadFailure& failure) {
  constexpr std::int64_t kMostRanks = 1'000'000'000;
  const JsonPlace root;
  const JsonPlace layoutPlace{&root, "layout", {}};
  const Layout& layout = *plan.layout;
  const double ranks = static_cast<double>(layout.tp) * layout.cp * layout.dp * layout.pp;
  if (ranks > static_cast<double>(kMostRanks)) {
    failure.set(layoutPlace, {SLICESCAPE_TEXT("tp · cp · dp · pp may be at most {0} ranks, and is "
                                              "{1}."),
                              {kMostRanks, ranks}});
  }
  if (static_cast<std::int64_t>(layout.pp) * layout.vpp > kCount.most) {
    failure.set(layoutPlace,
                {SLICESCAPE_TEXT("pp · vpp may be at most {0} chunks."), {kCount.most}});
  }
  if (!plan.model->profile) return;

  const JsonPlace modelPlace{&root, "model", {}};
  const JsonPlace profilePlace{&modelPlace, "profile", {}};
  const JsonPlace layersPlace{&profilePlace, "layers", {}};
  const ModelProfile& model = *plan.model->profile;
  double parameters =
      2.0 * static_cast<double>(model.hidden) *
      (static_cast<double>(model.vocabulary) + static_cast<double>(model.learnedPositions));
  for (const std::uint16_t kind : model.layers) {
    if (kind >= model.kinds.size()) {
      failure.set(
          layersPlace,
          {SLICESCAPE_TEXT("Layer kind {0} is used here, but \"kinds\" lists only {1}."),
           {static_cast<std::int64_t>(kind), static_cast<std::int64_t>(model.kinds.size())}});
      return;
    }
    const LayerKind& layer = model.kinds[kind];
    const FeedForward& mlp = layer.feedForward;
    const Mixer& mixer = layer.mixer;
    const double width =
        static_cast<double>(mlp.width) + static_cast<double>(mlp.sharedWidth) +
        static_cast<double>(mlp.experts) * static_cast<double>(mlp.expertWidth) +
        2.0 * (static_cast<double>(mixer.heads) + static_cast<double>(mixer.keyValueHeads)) *
            static_cast<double>(mixer.headDim + mixer.qkNopeHeadDim + mixer.qkRopeHeadDim +
                                mixer.valueHeadDim);
    parameters += 3.0 * static_cast<double>(layer.hidden) * width +
                  static_cast<double>(mixer.stateParameters + layer.extraParameters);
  }
  if (parameters > static_cast<double>(kParameters.most)) {
    failure.set(profilePlace, {SLICESCAPE_TEXT("A model may have at most {0} parameters; the "
                                               "sizes given here make more than that."),
                               {kParameters.most}});
  }
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
  if (!failure) checkWhole(plan, failure);
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
