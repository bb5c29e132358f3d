// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/units/text.h"

/// Citations of the explanation trees: publications a reader can look up, and the chapters of
/// the help page "Cost model" (resources/help/en/cost-model.md), which give the formulas in full.
/// A translation names a help page and its chapter as the words of context "why" do: the window
/// makes links of them.
namespace slicescape::sources {

inline constexpr std::string_view kDefinition =
    SLICESCAPE_TEXT("Help, Cost model, chapter 8: definition of the figure");
inline constexpr std::string_view kPlan = SLICESCAPE_TEXT("This plan");
inline constexpr std::string_view kModel =
    SLICESCAPE_TEXT("The model's profile (its Hugging Face config.json or the catalogue)");
inline constexpr std::string_view kDatasheet = SLICESCAPE_TEXT(
    "Vendor datasheet of the device, listed in the hardware catalogue; dense rate, per direction");
inline constexpr std::string_view kFabricData =
    SLICESCAPE_TEXT("Hardware catalogue and the drawn links; rates per direction");
inline constexpr std::string_view kParameters = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 1; Narayanan et al. 2021, arXiv:2104.04473; checked against 46 "
    "published parameter counts");
inline constexpr std::string_view kFlops = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 2; Narayanan et al. 2021, arXiv:2104.04473; Chowdhery et al. 2022 "
    "(PaLM), arXiv:2204.02311, appendix B");
inline constexpr std::string_view kSplitBackward = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 2; Qi et al. 2024 (zero bubble), arXiv:2401.10241, table 1");
inline constexpr std::string_view kRecompute =
    SLICESCAPE_TEXT("Help, Cost model, chapter 2; Korthikanti et al. 2022, arXiv:2205.05198");
inline constexpr std::string_view kModelStates = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 3.1; Rajbhandari et al. 2020 (ZeRO), arXiv:1910.02054; Megatron-LM, "
    "docs/dist_optimizer.md");
inline constexpr std::string_view kBuffers = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 3.2; Megatron-LM, distributed data parallel and Megatron-FSDP "
    "documentation");
inline constexpr std::string_view kActivations = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 3.3; Korthikanti et al. 2022, arXiv:2205.05198, section 4");
inline constexpr std::string_view kLogits = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 3.4; Megatron-LM, core/tensor_parallel/cross_entropy.py");
inline constexpr std::string_view kReserves = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 3.2; measured driver contexts and communicators in S. Bekman, "
    "Machine Learning Engineering (github.com/stas00/ml-engineering)");
inline constexpr std::string_view kGemm = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 4.1; Anthony et al. 2024, arXiv:2401.14489 (tiles and waves); "
    "calibrated on the measured shapes of SimuMax (github.com/MooreThreads/SimuMax)");
inline constexpr std::string_view kAttention = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 4.2; Dao 2023 (FlashAttention-2), arXiv:2307.08691; Shah et al. "
    "2024 (FlashAttention-3), arXiv:2407.08608");
inline constexpr std::string_view kMemoryBound = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 4.3; Ivanov et al. 2021 (data movement is all you need), "
    "arXiv:2007.00072");
inline constexpr std::string_view kLaunch = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 4.4: host time per kernel, calibrated on measured eager layers");
inline constexpr std::string_view kOptimizer =
    SLICESCAPE_TEXT("Help, Cost model, chapter 4.4; NVIDIA Apex, multi_tensor_adam");
inline constexpr std::string_view kLowPrecision = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 4.5; NVIDIA Transformer Engine user guide (FP8 recipes)");
inline constexpr std::string_view kEfficiency = SLICESCAPE_TEXT(
    "Help, Cost model, chapters 4.1, 4.2 and 5.5: shares of the datasheet by hardware generation");
inline constexpr std::string_view kTraffic = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 5.1; Narayanan et al. 2021, arXiv:2104.04473; Korthikanti et al. "
    "2022, arXiv:2205.05198; Rajbhandari et al. 2020, arXiv:1910.02054");
inline constexpr std::string_view kOverlap =
    SLICESCAPE_TEXT("Help, Cost model, chapter 5.2; NVIDIA Megatron Bridge performance guide");
inline constexpr std::string_view kWire = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 5.3; Thakur et al. 2005, Optimization of collective communication "
    "operations in MPICH");
inline constexpr std::string_view kCollective = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 5.4; NVIDIA NCCL, src/graph/tuning.cc; nccl-tests, "
    "doc/PERFORMANCE.md");
inline constexpr std::string_view kFabric = SLICESCAPE_TEXT(
    "Help, Cost model, chapters 5.5 and 5.6; measured collectives in the hardware catalogue");
inline constexpr std::string_view kMeasuredCurve =
    SLICESCAPE_TEXT("A measured curve of this plan's cluster");
inline constexpr std::string_view kSchedule = SLICESCAPE_TEXT(
    "Help, Schedules explained: event simulation of the plan's schedule, operation by operation");
inline constexpr std::string_view kStep =
    SLICESCAPE_TEXT("Help, Cost model, chapter 8: the step of the rank that finishes last");
inline constexpr std::string_view kJitter = SLICESCAPE_TEXT(
    "Help, Cost model, chapter 8: calibrated over the published runs (Help, Accuracy)");
inline constexpr std::string_view kBand =
    SLICESCAPE_TEXT("Help, Accuracy: measured over predicted step time of the published runs");

}  // namespace slicescape::sources
