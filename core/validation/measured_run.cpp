// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/measured_run.h"

#include <boost/json/object.hpp>
#include <cmath>

#include "core/units/json_reader.h"
#include "core/units/json_writer.h"

namespace slicescape {
namespace {

namespace json = boost::json;

/// Reads fields of one object; the first wrong value is kept with its place.
class Fields {
 public:
  Fields(const json::value* value, std::string place, std::optional<Error>& error,
         std::string_view file)
      : m_object(value != nullptr ? value->if_object() : nullptr),
        m_place(std::move(place)),
        m_error(error),
        m_file(file) {}

  bool isPresent() const { return m_object != nullptr; }

  Fields object(std::string_view key) const {
    return {find(key), jsonPointer(m_place, key), m_error, m_file};
  }

  std::optional<double> number(std::string_view key) const {
    const json::value* value = find(key);
    if (value == nullptr) return std::nullopt;
    if (value->is_number()) return value->to_number<double>();
    fail(key, {SLICESCAPE_TEXT("expected a number")});
    return std::nullopt;
  }

  std::optional<std::int64_t> integer(std::string_view key, std::int64_t least,
                                      std::int64_t most) const {
    const std::optional<double> value = number(key);
    if (!value) return std::nullopt;
    if (*value >= static_cast<double>(least) && *value <= static_cast<double>(most)) {
      return std::llround(*value);
    }
    fail(key, {SLICESCAPE_TEXT("expected a whole number from {0} to {1}"), {least, most}});
    return std::nullopt;
  }

  std::optional<bool> boolean(std::string_view key) const {
    const json::value* value = find(key);
    if (value == nullptr) return std::nullopt;
    if (value->is_bool()) return value->get_bool();
    fail(key, {SLICESCAPE_TEXT("expected true or false")});
    return std::nullopt;
  }

  std::string text(std::string_view key) const {
    const json::value* value = find(key);
    if (value == nullptr) return {};
    if (value->is_string()) return std::string(value->get_string());
    fail(key, {SLICESCAPE_TEXT("expected text")});
    return {};
  }

  const json::value* find(std::string_view key) const {
    if (m_object == nullptr) return nullptr;
    const json::value* value = m_object->if_contains(key);
    return value != nullptr && !value->is_null() ? value : nullptr;
  }

  const json::object* items() const { return m_object; }

  void fail(std::string_view key, Text expected) const {
    if (m_error) return;
    m_error =
        Error(std::string(m_file), jsonPointer(m_place, key), std::move(expected),
              {SLICESCAPE_TEXT("Correct the run, or leave the field out when it is unknown.")});
  }

 private:
  const json::object* m_object;
  std::string m_place;
  std::optional<Error>& m_error;
  std::string_view m_file;
};

constexpr std::int64_t kMost = std::int64_t{1} << 32;
constexpr std::int64_t kDegree = 1 << 20;

void readModel(const Fields& fields, MeasuredRun::Model& model) {
  const auto size = [](const Fields& from, const char* key, std::int64_t fallback = 0) {
    return from.integer(key, 0, kMost).value_or(fallback);
  };
  model.name = fields.text("name");
  model.layers = fields.integer("layers", 1, 100000).value_or(1);
  model.hidden = fields.integer("hidden", 1, 1 << 20).value_or(1);
  model.heads = fields.integer("heads", 1, 1 << 16).value_or(1);
  model.keyValueHeads = fields.integer("kv_heads", 1, 1 << 16).value_or(model.heads);
  model.ffn = size(fields, "ffn_hidden", 4 * model.hidden);
  model.vocabulary = fields.integer("vocab", 1, 1 << 24).value_or(50304);
  model.headDim = fields.integer("head_dim", 1, 1 << 16);
  model.gated = fields.boolean("gated_mlp").value_or(false);
  model.tied = fields.boolean("tied_embeddings").value_or(false);
  model.mtpLayers = static_cast<int>(fields.integer("mtp_layers", 0, 64).value_or(0));
  const Fields moe = fields.object("moe");
  if (moe.isPresent()) {
    model.experts = size(moe, "experts");
    model.topK = size(moe, "top_k", 1);
    model.expertFfn = size(moe, "expert_ffn", model.ffn);
    model.sharedFfn =
        size(moe, "shared_expert_ffn_total", size(moe, "shared_experts") * model.expertFfn);
    model.denseLayers = size(moe, "dense_layers");
  }
  const Fields mla = fields.object("mla");
  model.latentAttention = mla.isPresent();
  if (mla.isPresent()) {
    model.queryLoraRank = size(mla, "q_lora_rank");
    model.keyValueLoraRank = size(mla, "kv_lora_rank");
    model.qkNope = size(mla, "qk_nope_head_dim");
    model.qkRope = size(mla, "qk_rope_head_dim");
    model.valueHead = size(mla, "v_head_dim");
  }
}

void readHardware(const Fields& fields, MeasuredRun::Hardware& hardware) {
  hardware.device = fields.text("gpu");
  hardware.devicesPerHost = static_cast<int>(fields.integer("gpus_per_host", 1, 1024).value_or(8));
  hardware.totalDevices = static_cast<int>(fields.integer("total_gpus", 1, kDegree).value_or(1));
  hardware.hostBandwidth = fields.number("inter_host_bytes_per_s_per_host");
  hardware.network = fields.text("inter_host");
  hardware.scaleUpDevices = static_cast<int>(
      fields.integer("scale_up_domain_gpus", 1, 4096).value_or(hardware.devicesPerHost));
}

void readLayout(const Fields& fields, MeasuredRun::Layout& layout) {
  const auto degree = [&](const char* key) {
    return static_cast<int>(fields.integer(key, 1, kDegree).value_or(1));
  };
  layout.tp = degree("tp");
  layout.pp = degree("pp");
  layout.cp = degree("cp");
  layout.ep = degree("ep");
  layout.dp = degree("dp");
  layout.vpp = degree("vpp");
  layout.microBatch = fields.integer("micro_batch", 1, kDegree).value_or(1);
  layout.globalBatch = fields.integer("global_batch", 1, kMost).value_or(1);
  layout.sequence = fields.integer("seq_len", 1, kMost).value_or(2048);
  if (fields.find("recompute") != nullptr) layout.recompute = fields.text("recompute");
  layout.sequenceParallel = fields.boolean("sequence_parallel");
  if (const auto zero = fields.integer("zero_stage", 0, 3)) layout.zero = static_cast<int>(*zero);
  if (const auto ranks = fields.integer("zero_shard_ranks", 1, kDegree)) {
    layout.zeroShardRanks = static_cast<int>(*ranks);
  }
  layout.precision = fields.text("precision");
  layout.schedule = fields.text("schedule");
  layout.task = fields.text("task");
  layout.contextExchange = fields.text("cp_comm_type");
  layout.cpuOffload = fields.boolean("cpu_offload").value_or(false);
  if (const json::value* list = fields.find("layers_per_stage")) {
    std::vector<int> counts;
    if (const json::array* array = list->if_array()) {
      for (const json::value& count : *array) {
        if (count.is_int64() && count.get_int64() > 0 && count.get_int64() < 100000) {
          counts.push_back(static_cast<int>(count.get_int64()));
        } else {
          fields.fail("layers_per_stage", {SLICESCAPE_TEXT("expected positive whole numbers")});
        }
      }
      layout.layersPerStage = counts;
    } else {
      fields.fail("layers_per_stage", {SLICESCAPE_TEXT("expected a list")});
    }
  }
  const Fields flags = fields.object("flags");
  if (flags.isPresent()) {
    for (const auto& flag : *flags.items()) {
      if (!flag.value().is_null())
        layout.flags[std::string(flag.key())] = toCanonicalJson(flag.value());
    }
  }
}

void readMeasured(const Fields& fields, MeasuredRun::Measured& measured) {
  measured.stepTime = fields.number("step_time_s");
  if (measured.stepTime && !(*measured.stepTime > 0)) {
    fields.fail("step_time_s", {SLICESCAPE_TEXT("expected a positive number of seconds")});
  }
  measured.peakMemory = fields.integer("peak_memory_bytes", 1, std::int64_t{1} << 50);
  measured.peakMemoryKind = fields.text("peak_memory_kind");
  const json::value* rank = fields.find("peak_memory_rank");
  if (rank != nullptr && rank->is_string()) {
    measured.peakMemoryOfLastStage =
        fields.text("peak_memory_rank").find("last") != std::string::npos;
  } else if (const auto number = fields.integer("peak_memory_rank", 0, kDegree)) {
    measured.peakMemoryRank = static_cast<int>(*number);
  }
  measured.bubbleRatio = fields.number("bubble_ratio");
  measured.outOfMemory = fields.boolean("out_of_memory");
  const Fields profiled = fields.object("profiled_ms");
  if (profiled.isPresent()) {
    measured.profiledForward = profiled.number("T_F").value_or(0);
    measured.profiledBackward = profiled.number("T_B").value_or(0);
    measured.profiledWeight = profiled.number("T_W").value_or(0);
    measured.profiledTransfer = profiled.number("T_comm").value_or(0);
  }
}

}  // namespace

Result<MeasuredRuns> readMeasuredRuns(std::string_view text, std::string_view file) {
  Result<json::value> document = parseJson(text, file);
  if (!document) return document.error();
  const Text remedy{
      SLICESCAPE_TEXT("Choose a file of measured runs, with the schema slicescape.runs/1.")};
  const json::object* top = document->if_object();
  const json::value* schema = top != nullptr ? top->if_contains("schema") : nullptr;
  if (schema == nullptr || !schema->is_string() || schema->get_string() != "slicescape.runs/1") {
    const std::string found = schema != nullptr && schema->is_string()
                                  ? std::string(schema->get_string())
                                  : std::string("—");
    return Error(std::string(file), "/schema",
                 {SLICESCAPE_TEXT("expected the schema slicescape.runs/1, found {0}"), {found}},
                 remedy);
  }
  const json::value* list = top->if_contains("runs");
  if (list == nullptr || !list->is_array()) {
    return Error(std::string(file), "/runs", {SLICESCAPE_TEXT("expected a list of runs")}, remedy);
  }
  MeasuredRuns result;
  std::optional<Error> error;
  std::size_t index = 0;
  for (const json::value& item : list->get_array()) {
    const Fields fields(&item, jsonPointer("/runs", index++), error, file);
    MeasuredRun run;
    run.id = fields.text("id");
    run.source = fields.text("source");
    run.url = fields.text("url");
    run.doubtful = fields.text("doubtful");
    readModel(fields.object("model"), run.model);
    readHardware(fields.object("hardware"), run.hardware);
    readLayout(fields.object("layout"), run.layout);
    readMeasured(fields.object("measured"), run.measured);
    if (!fields.isPresent()) fields.fail("", {SLICESCAPE_TEXT("expected a run, an object")});
    if (error) return *error;
    result.runs.push_back(std::move(run));
  }
  return result;
}

}  // namespace slicescape
