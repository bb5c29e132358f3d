// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compat_report.h"

#include "app/cli/text_table.h"
#include "core/units/format.h"

namespace slicescape::cli {
namespace {

std::string bytesText(double bytes) {
  return formatBytes(bytesFrom(bytes));
}

}  // namespace

std::string compatText(const CompatMemory& compat, const Evaluation& evaluation) {
  TextTable table({"Memory by the formula of", "Per GPU", "Per host"});
  table.addRow(
      {"this program, tensors of the worst GPU", formatBytes(evaluation.peakAllocated), "—"});
  if (compat.megatron) {
    const MegatronMemoryReport& report = *compat.megatron;
    table.addRow({"Megatron-LM: weight and optimizer", bytesText(report.weightAndOptimizer), "—"});
    table.addRow({"Megatron-LM: activation", bytesText(report.activation), "—"});
    table.addRow({"Megatron-LM: total", bytesText(report.total()), "—"});
  }
  const auto row = [&](const char* name, const ZeroEstimate& estimate) {
    table.addRow(
        {name, formatBytes(Bytes(estimate.deviceBytes)), formatBytes(Bytes(estimate.hostBytes))});
  };
  row("DeepSpeed: ZeRO-2 states", compat.zero2);
  row("DeepSpeed: ZeRO-2 states, optimizer offloaded", compat.zero2Offload);
  row("DeepSpeed: ZeRO-3 states", compat.zero3);
  row("DeepSpeed: ZeRO-3 states, optimizer offloaded", compat.zero3OffloadOptimizer);
  row("DeepSpeed: ZeRO-3 states, all offloaded", compat.zero3Offload);
  return table.text();
}

}  // namespace slicescape::cli
