// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/compat_json.h"

namespace slicescape {
namespace {

namespace json = boost::json;

json::object toJson(const ZeroEstimate& estimate) {
  return {{"device_bytes", estimate.deviceBytes}, {"host_bytes", estimate.hostBytes}};
}

}  // namespace

json::value compatToJson(const CompatMemory& compat) {
  json::value megatron = nullptr;
  if (compat.megatron) {
    const MegatronMemoryReport& report = *compat.megatron;
    megatron = json::object{{"parameters_on_most_loaded_shard", report.parametersOnMostLoadedShard},
                            {"weight_and_optimizer_bytes", report.weightAndOptimizer},
                            {"activation_bytes", report.activation},
                            {"total_bytes", report.total()}};
  }
  return json::object{{"megatron_theoretical", std::move(megatron)},
                      {"deepspeed_zero2", toJson(compat.zero2)},
                      {"deepspeed_zero2_offload", toJson(compat.zero2Offload)},
                      {"deepspeed_zero3", toJson(compat.zero3)},
                      {"deepspeed_zero3_offload_optimizer", toJson(compat.zero3OffloadOptimizer)},
                      {"deepspeed_zero3_offload", toJson(compat.zero3Offload)}};
}

}  // namespace slicescape
