// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/plan/error_band.h"

namespace slicescape {

// Written by `slicescape-cli validate --bands` over the published runs: P10 and P90 of
// measured over predicted step time, a source weighing as the square root of its runs,
// kinds known from few sources drawn towards the next coarser kind, all widened so that
// eight of ten runs of a source left out lie inside.
inline const std::array kErrorBands{
    ErrorBand{0.901, 1.350, 762, 17, {{-1, -1, -1, -1}}},  // all
    ErrorBand{0.908, 1.343, 686, 17, {{0, -1, -1, -1}}},   // dense
    ErrorBand{0.815, 1.427, 76, 4, {{1, -1, -1, -1}}},     // mixture of experts
    ErrorBand{0.942, 1.363, 343, 9, {{0, 0, -1, -1}}},     // dense, before Hopper
    ErrorBand{0.906, 1.267, 239, 9, {{0, 1, -1, -1}}},     // dense, Hopper
    ErrorBand{0.874, 1.327, 98, 7, {{0, 2, -1, -1}}},      // dense, Blackwell
    ErrorBand{0.937, 1.425, 6, 2, {{0, 3, -1, -1}}},       // dense, other vendors
    ErrorBand{0.818, 1.487, 13, 2, {{1, 1, -1, -1}}},      // mixture of experts, Hopper
    ErrorBand{0.776, 1.330, 62, 2, {{1, 2, -1, -1}}},      // mixture of experts, Blackwell
    ErrorBand{0.815, 1.185, 1, 1, {{1, 3, -1, -1}}},       // mixture of experts, other vendors
    ErrorBand{0.920, 1.294, 120, 5, {{0, 0, 0, -1}}},  // dense, before Hopper, data parallel only
    ErrorBand{0.951, 1.418, 223, 7, {{0, 0, 1, -1}}},  // dense, before Hopper, model parallel
    ErrorBand{0.857, 1.181, 77, 6, {{0, 1, 0, -1}}},   // dense, Hopper, data parallel only
    ErrorBand{0.902, 1.331, 162, 7, {{0, 1, 1, -1}}},  // dense, Hopper, model parallel
    ErrorBand{0.823, 1.263, 38, 3, {{0, 2, 0, -1}}},   // dense, Blackwell, data parallel only
    ErrorBand{0.939, 1.324, 60, 5, {{0, 2, 1, -1}}},   // dense, Blackwell, model parallel
    ErrorBand{1.000, 1.454, 2, 1, {{0, 3, 0, -1}}},    // dense, other vendors, data parallel only
    ErrorBand{0.947, 1.337, 4, 1, {{0, 3, 1, -1}}},    // dense, other vendors, model parallel
    ErrorBand{0.820, 1.518, 13, 2, {{1, 1, 1, -1}}},   // mixture of experts, Hopper, model parallel
    ErrorBand{
        0.758, 1.283, 62, 2, {{1, 2, 1, -1}}},  // mixture of experts, Blackwell, model parallel
    ErrorBand{
        0.815, 1.046, 1, 1, {{1, 3, 1, -1}}},  // mixture of experts, other vendors, model parallel
    ErrorBand{
        0.913, 1.280, 70, 3, {{0, 0, 0, 0}}},  // dense, before Hopper, data parallel only, one host
    ErrorBand{0.935,
              1.276,
              50,
              4,
              {{0, 0, 0, 1}}},  // dense, before Hopper, data parallel only, several hosts
    ErrorBand{
        0.909, 1.276, 75, 3, {{0, 0, 1, 0}}},  // dense, before Hopper, model parallel, one host
    ErrorBand{0.972,
              1.485,
              148,
              6,
              {{0, 0, 1, 1}}},  // dense, before Hopper, model parallel, several hosts
    ErrorBand{0.897, 1.106, 42, 4, {{0, 1, 0, 0}}},  // dense, Hopper, data parallel only, one host
    ErrorBand{
        0.846, 1.189, 35, 5, {{0, 1, 0, 1}}},  // dense, Hopper, data parallel only, several hosts
    ErrorBand{0.934, 1.433, 16, 4, {{0, 1, 1, 0}}},  // dense, Hopper, model parallel, one host
    ErrorBand{
        0.901, 1.264, 146, 6, {{0, 1, 1, 1}}},  // dense, Hopper, model parallel, several hosts
    ErrorBand{
        0.839, 1.335, 19, 3, {{0, 2, 0, 0}}},  // dense, Blackwell, data parallel only, one host
    ErrorBand{0.821,
              1.197,
              19,
              2,
              {{0, 2, 0, 1}}},  // dense, Blackwell, data parallel only, several hosts
    ErrorBand{0.976, 1.311, 17, 1, {{0, 2, 1, 0}}},  // dense, Blackwell, model parallel, one host
    ErrorBand{
        0.940, 1.832, 43, 4, {{0, 2, 1, 1}}},  // dense, Blackwell, model parallel, several hosts
    ErrorBand{
        1.000, 1.473, 2, 1, {{0, 3, 0, 0}}},  // dense, other vendors, data parallel only, one host
    ErrorBand{
        0.978, 1.281, 2, 1, {{0, 3, 1, 0}}},  // dense, other vendors, model parallel, one host
    ErrorBand{
        0.954, 1.204, 2, 1, {{0, 3, 1, 1}}},  // dense, other vendors, model parallel, several hosts
    ErrorBand{0.821,
              1.534,
              13,
              2,
              {{1, 1, 1, 1}}},  // mixture of experts, Hopper, model parallel, several hosts
    ErrorBand{0.821,
              1.268,
              6,
              1,
              {{1, 2, 1, 0}}},  // mixture of experts, Blackwell, model parallel, one host
    ErrorBand{0.744,
              1.309,
              56,
              1,
              {{1, 2, 1, 1}}},  // mixture of experts, Blackwell, model parallel, several hosts
    ErrorBand{0.816,
              1.000,
              1,
              1,
              {{1, 3, 1, 1}}},  // mixture of experts, other vendors, model parallel, several hosts
};

}  // namespace slicescape
