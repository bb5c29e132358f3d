// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advisor/traffic.h"

namespace slicescape {
namespace {

double ratio(double numerator, double denominator) {
  return denominator > 0 ? numerator / denominator : 0;
}

/// Weights are sent whole, tokens pass only the active ones: P / P_active, 1 for dense models.
double sparsity(const TrafficInputs& in) {
  return in.parameters > 0 && in.activeParameters > 0 ? in.parameters / in.activeParameters : 1;
}

}  // namespace

double rhoFsdp(const TrafficInputs& in) {
  return sparsity(in) * (1 - ratio(1, in.hosts)) *
         ratio(in.devices * in.flopPerSecond, in.hostBytesPerSecond * in.tokensPerStep);
}

double rhoDataParallel(const TrafficInputs& in, double replicas, double stages) {
  return sparsity(in) * 2.0 / 3 * (1 - ratio(1, replicas)) *
         ratio(in.devices * in.flopPerSecond, stages * in.hostBytesPerSecond * in.tokensPerStep);
}

double rhoTensorParallel(const TrafficInputs& in, double tensor) {
  return 2.0 / 9 * (tensor - 1) * ratio(in.flopPerSecond, in.hidden * in.insideBytesPerSecond);
}

double rhoPipeline(const TrafficInputs& in, double stages, double ranksInHost) {
  if (stages <= 1) return 0;
  return 2.0 / 3 * in.hidden * stages * ranksInHost *
         ratio(in.flopPerSecond, in.parameters * in.hostBytesPerSecond);
}

double rhoExpertParallel(const TrafficInputs& in, double experts, double bytesPerSecond) {
  if (experts <= 1 || in.flopPerSecond <= 0) return 0;
  const double exchange =
      ratio(8 * in.expertsPerToken * in.hidden * (experts - 1) / experts, bytesPerSecond);
  const double compute = 6 * in.activeParameters / (in.layers * in.flopPerSecond);
  return ratio(exchange, compute);
}

double hostBandwidthForFsdp(const TrafficInputs& in, double rho) {
  return sparsity(in) * (1 - ratio(1, in.hosts)) *
         ratio(in.devices * in.flopPerSecond, rho * in.tokensPerStep);
}

Status statusOf(double rho, const RhoBand& band) {
  return rho <= band.green ? Status::Green : rho <= band.red ? Status::Amber : Status::Red;
}

const RhoBand& pipelineBand(const Layout& layout) {
  return layout.flags.p2pOverlap.value_or(layout.vpp > 1) ? kRhoBand : kExposedRhoBand;
}

}  // namespace slicescape
