// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/advisor/advice.h"
#include "core/plan/evaluate.h"

namespace slicescape {

/// The layouts worth weighing on `devices` GPUs, each as a whole plan: DP, ZeRO, FSDP and
/// HSDP, TP inside a host, pipelines of them, experts, context parallelism where the plan has
/// it, and the plan's own layout first. The one place that another generator can replace.
std::vector<Plan> candidatePlans(const Plan& plan, int devicesPerHost, std::int64_t devices,
                                 const Catalogues& catalogues = Catalogues::builtIn());

/// What a layout is, and how hard it is to run: 1 plain DP, 1.5 ZeRO, 2 FSDP, 2.5 TP in a
/// host, 3 CP, 3.5 pipelines, 4 experts, 5 when three axes or more come together (operating
/// experience of the published runs, an assumption).
StrategyKind strategyOf(const Plan& plan, int devicesPerHost);
double complexityOf(const Plan& plan, int devicesPerHost);
/// "TP 8 · PP 4 · DP 2 · ZeRO 1".
std::string layoutName(const Layout& layout, int zero);

}  // namespace slicescape
